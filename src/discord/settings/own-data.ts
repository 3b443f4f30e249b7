// Everything that is stored about somebody: given out as a file, or deleted after one question.
import { type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10'
import { languageFor } from '../../i18n/reader.ts'
import { type Translate, wordsIn } from '../../i18n/words.ts'
import type { Asked, Caller, MessageAnswer, Pressed } from '../command.ts'
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
  const components = [...sentenceView(t('settings:data.delete')), confirmation(asked.userId, t)]
  return { as: 'message', isPrivate: true, components, outcome: 'asked', facts: {} }
}

const confirmation = (user: string, t: Translate): APIMessageTopLevelComponent => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.Button,
      style: ButtonStyle.Danger,
      custom_id: deletionId(user),
      label: t('settings:data.confirm'),
    },
  ],
})

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
export const wordsFor = ({ reader }: Caller, { fallback }: SettingsParts): Translate =>
  wordsIn(languageFor('private', { ...reader, option: null }, fallback))
