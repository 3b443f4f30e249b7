// Everything that is stored about somebody: given out as a file, or deleted after one question.
import { ButtonStyle } from 'discord-api-types/v10'
import { type Translate, wordsIn } from '../../i18n/words.ts'
import type { Asked, Caller, MessageAnswer, Pressed } from '../command.ts'
import { button, row } from '../components.ts'
import { ownLanguage } from '../own-language.ts'
import { privateSentence, sentenceView } from '../sentence.ts'
import { deletionId } from './ids.ts'
import type { SettingsParts } from './parts.ts'

const FILE = 'riposte-data.json'

/** The answer to /settings data export. @throws StoreFault */
export async function exportData(parts: SettingsParts, asked: Asked): Promise<MessageAnswer> {
  const t = wordsFor(asked, parts)
  const data = await parts.store.about(asked.userId)
  if (data.settings === null && data.walkthroughs.length === 0)
    return privateSentence(t('settings:data.nothing'), 'nothing')
  const content = JSON.stringify({ user: asked.userId, ...data }, null, 2)
  return {
    ...privateSentence(t('settings:data.exported'), 'exported'),
    files: [{ name: FILE, content }],
  }
}

/** The answer to /settings data delete: what would go, and a button. */
export function askToDelete(parts: SettingsParts, asked: Asked): MessageAnswer {
  const t = wordsFor(asked, parts)
  const confirmation = button(deletionId(asked.userId), t('settings:data.confirm'), ButtonStyle.Danger)
  const components = [...sentenceView(t('settings:data.delete')), row([confirmation])]
  return { as: 'message', isPrivate: true, components, outcome: 'asked', facts: {} }
}

/** The answer to that button: only the one whose data it is can press it. @throws StoreFault */
export async function deleteData(
  parts: SettingsParts,
  pressed: Pressed,
  user: string,
): Promise<MessageAnswer> {
  const t = wordsFor(pressed, parts)
  if (user !== pressed.userId) return privateSentence(t('settings:data.notYours'), 'not theirs')
  await parts.store.forget(pressed.userId)
  return { ...privateSentence(t('settings:data.deleted'), 'deleted'), as: 'update' }
}

/** The words of whoever asks or presses. */
export const wordsFor = (caller: Caller, parts: SettingsParts): Translate =>
  wordsIn(ownLanguage(parts, caller))
