// Exports the stored data of a user as files, or deletes it after a confirmation.
import { ButtonStyle } from 'discord-api-types/v10'
import { type Translate, wordsIn } from '../../words/words.ts'
import type { Asked, Caller, MessageAnswer, Pressed } from '../interaction/command.ts'
import type { Posts, TextFile } from '../interaction/posts.ts'
import { ownLanguage } from '../interaction/private-language.ts'
import { button, row } from '../message/components.ts'
import { privateSentence, sentenceView } from '../message/sentence.ts'
import { dataFiles } from './data-files.ts'
import { deletionId } from './ids.ts'
import type { SettingsParts } from './parts.ts'

/** Larger exports would not reach Discord within its three seconds; exportData sends them after the answer. */
const MOST_AT_ONCE = 1024 * 1024
/** Discord allows 10 files in a message, and 25 MB in a request. */
const FILES_A_MESSAGE = 2

/** The answer to /settings data export. @throws StoreFault */
export async function exportData(parts: SettingsParts, asked: Asked): Promise<MessageAnswer> {
  const t = wordsFor(asked, parts)
  const data = await parts.store.about(asked.userId)
  if (data.settings === null && data.walkthroughs.length === 0)
    return privateSentence(t('settings:data.nothing'), 'nothing')
  const files = dataFiles(asked.userId, data)
  const [only, ...others] = files
  if (only && others.length === 0 && only.content.length <= MOST_AT_ONCE)
    return { ...privateSentence(t('settings:data.exported'), 'exported'), files }
  return {
    ...privateSentence(t('settings:data.follows', { count: files.length }), 'exported'),
    afterwards: posts => sendFiles(files, posts, t),
  }
}

/** Sends the messages one after the other. After a refused message it tells the user and stops. */
async function sendFiles(files: readonly TextFile[], posts: Posts, t: Translate): Promise<void> {
  for (let sent = 0; sent < files.length; sent += FILES_A_MESSAGE) {
    const some = files.slice(sent, sent + FILES_A_MESSAGE)
    const names = some.map(({ name }) => name).join(', ')
    const posted = await posts.follow(sentenceView(names), true, some)
    if ('id' in posted) continue
    await posts.tell(sentenceView(t('settings:data.cutShort', { names })))
    return
  }
}

/** The answer to /settings data delete: what would be deleted, and a button that confirms. */
export function askToDelete(parts: SettingsParts, asked: Asked): MessageAnswer {
  const t = wordsFor(asked, parts)
  const confirmation = button(deletionId(asked.userId), t('settings:data.confirm'), ButtonStyle.Danger)
  const components = [...sentenceView(t('settings:data.delete')), row([confirmation])]
  return { as: 'message', isPrivate: true, components, outcome: 'asked', facts: {} }
}

/** The answer to the confirming button; it refuses every user but the owner of the data. @throws StoreFault */
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

/** The words in the language of the caller. */
export const wordsFor = (caller: Caller, parts: SettingsParts): Translate =>
  wordsIn(ownLanguage(parts, caller))
