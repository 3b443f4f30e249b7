// Exports the stored data of a user as files, or deletes it after a confirmation.
import { ButtonStyle } from 'discord-api-types/v10'
import type { PersonalData } from '../../store/store.ts'
import type { Translate } from '../../words/words.ts'
import type { Asked, MessageAnswer, Pressed } from '../interaction/command.ts'
import type { Posts, TextFile } from '../interaction/posts.ts'
import { ownWords } from '../interaction/private-language.ts'
import { button, row } from '../message/components.ts'
import { privateSentence, sentenceView } from '../message/sentence.ts'
import { deletionId } from './ids.ts'
import type { SettingsParts } from './parts.ts'

/** Larger exports would not reach Discord within its three seconds; exportData sends them after the answer. */
const MOST_AT_ONCE = 1024 * 1024
/** Less than the 10 MiB that Discord allows a bot for one file. */
const MOST_BYTES = 8 * 1024 * 1024
/** Discord allows 10 files in a message, and 25 MB in a request. */
const FILES_A_MESSAGE = 2

/** The answer to /settings data export. @throws StoreFault */
export async function exportData(parts: SettingsParts, asked: Asked): Promise<MessageAnswer> {
  const t = ownWords(parts, asked)
  const data = await parts.store.about(asked.userId)
  if (data.settings === null && data.walkthroughs.length === 0 && data.offers.length === 0)
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
  const t = ownWords(parts, asked)
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
  const t = ownWords(parts, pressed)
  if (user !== pressed.userId) return privateSentence(t('settings:data.notYours'), 'not theirs')
  await parts.store.forget(pressed.userId)
  return { ...privateSentence(t('settings:data.deleted'), 'deleted'), as: 'update' }
}

/**
 * The stored data of a user as files that can each be read alone. The next file continues an attack that is too large
 * for one.
 */
export function dataFiles(
  user: string,
  { settings, offers, walkthroughs }: PersonalData,
): readonly TextFile[] {
  const [own, offered] = [JSON.stringify(settings), JSON.stringify(offers)]
  const head = `{"user":${JSON.stringify(user)},"settings":${own},"offers":${offered},"walkthroughs":[`
  const tail = ']}'
  const room = MOST_BYTES - bytesOf(head + tail)
  const pieces = walkthroughs.flatMap(walkthrough => piecesOf(walkthrough, room))
  const contents = packed(pieces, room).map(texts => `${head}${texts.join(',')}${tail}`)
  return contents.map((content, index) => ({ name: nameOf(index, contents.length), content }))
}

const nameOf = (index: number, count: number): string =>
  count === 1 ? 'riposte-data.json' : `riposte-data-${index + 1}-of-${count}.json`

/** A walkthrough as JSON: in one piece if it fits, else in pieces that each hold the head and some of the rows. */
function piecesOf({ head, rows }: PersonalData['walkthroughs'][number], room: number): string[] {
  const start = `{"head":${JSON.stringify(head)},"rows":[`
  const end = ']}'
  const texts = rows.map(row => JSON.stringify(row))
  return packed(texts, room - bytesOf(start + end)).map(some => `${start}${some.join(',')}${end}`)
}

/** Distributes the texts into lists that fit into `room`, commas included; at least one list, which may be empty. */
function packed(texts: readonly string[], room: number): string[][] {
  const lists: string[][] = [[]]
  let free = room
  for (const text of texts) {
    const bytes = bytesOf(text) + 1
    if (bytes > free && lists.at(-1)?.length) {
      lists.push([])
      free = room
    }
    lists.at(-1)?.push(text)
    free -= bytes
  }
  return lists
}

const bytesOf = (text: string): number => Buffer.byteLength(text)
