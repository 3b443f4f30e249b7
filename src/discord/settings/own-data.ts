// Exports the stored data of a user as files, or deletes it after a confirmation. Both may take long, so the answer comes
// first, and others are answered in between.
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { ButtonStyle } from 'discord-api-types/v10'
import type { OwnShare, PersonalData } from '../../store/persons.ts'
import { type Store, StoreFault } from '../../store/store.ts'
import { forgetPlays } from '../../walkthroughs/log/recent-plays.ts'
import type { Translate } from '../../words/words.ts'
import type { Asked, MessageAnswer, Pressed } from '../interaction/command.ts'
import { privateAnswer, privateSentence } from '../interaction/private-answer.ts'
import { ownWords } from '../interaction/private-language.ts'
import { button, row } from '../message/components.ts'
import { sentenceView } from '../message/sentence.ts'
import type { Posts } from '../request/posts.ts'
import { dataFiles } from './data-files.ts'
import { deletionId } from './ids.ts'
import type { SettingsParts } from './parts.ts'

/** How long files are sent, in milliseconds: an interaction's token is good for fifteen minutes. */
const SENT_WITHIN = 14 * 60_000

/** The answer to /settings data export. @throws StoreFault */
export async function exportData(parts: SettingsParts, asked: Asked): Promise<MessageAnswer> {
  const t = ownWords(parts, asked)
  const { store } = parts
  const data = await store.about(asked.userId)
  const count = data.walkthroughs.length
  if (data.settings === null && count === 0 && data.offers.length === 0)
    return privateSentence(t('settings:data.nothing'), 'nothing')
  const follows = count === 0 ? t('settings:data.followsAlone') : t('settings:data.follows', { count })
  return {
    ...privateSentence(follows, 'exported'),
    facts: { walkthroughs: count },
    afterwards: posts => sendData({ store, user: asked.userId, posts, t }, data),
  }
}

type Sending = {
  readonly store: Pick<Store, 'share'>
  readonly user: string
  readonly posts: Posts
  readonly t: Translate
}

/** Sends a message with each file. If one is refused, or the time is over, or the store fails, it tells what is missing. */
async function sendData(sending: Sending, data: PersonalData): Promise<void> {
  const { user, posts, t } = sending
  const reading: Reading = { left: data.walkthroughs.length, cut: null }
  let sent = 0
  for await (const file of dataFiles(user, data, sharesOf(sending, data, reading))) {
    const posted = await posts.follow(sentenceView(file.name), true, [file])
    if ('problem' in posted) {
      await posts.tell(sentenceView(t('settings:data.cutShort', { name: file.name })))
      return
    }
    sent += 1
  }
  const { cut, left: count } = reading
  if (cut) await posts.tell(sentenceView(t(`settings:data.${cut}`, { count })))
  else await posts.editAnswer(sentenceView(t('settings:data.exported', { count: sent })))
}

/** The number of walkthroughs that have not been read, and why they are not. */
type Reading = { left: number; cut: 'tooLong' | 'notRead' | null }

/** @throws StoreFault forgetting, if the person begins to delete the data meanwhile */
async function* sharesOf(
  { store, user }: Sending,
  { walkthroughs }: PersonalData,
  reading: Reading,
): AsyncGenerator<OwnShare> {
  const end = performance.now() + SENT_WITHIN
  for (const id of walkthroughs) {
    const share = performance.now() > end ? 'tooLong' : await shareOf(store, user, id)
    if (typeof share === 'string') {
      reading.cut = share
      return
    }
    reading.left -= 1
    await turn()
    if (share) yield share
  }
}

async function shareOf(
  store: Sending['store'],
  user: string,
  id: string,
): Promise<OwnShare | null | 'notRead'> {
  try {
    return await store.share(user, id)
  } catch (error) {
    if (error instanceof StoreFault && error.kind !== 'forgetting') return 'notRead'
    throw error
  }
}

/** The answer to /settings data delete: what would be deleted, and a button that confirms. */
export function askToDelete(parts: SettingsParts, asked: Asked): MessageAnswer {
  const t = ownWords(parts, asked)
  const confirmation = button(deletionId(asked.userId), t('settings:data.confirm'), ButtonStyle.Danger)
  return privateAnswer([...sentenceView(t('settings:data.delete')), row([confirmation])], 'asked')
}

/** In milliseconds: most deletions are done by then. */
const AT_ONCE = 500

/** The answer to the button: from here on the person is forgotten, and told so once nothing is left. @throws StoreFault */
export async function deleteData(
  { store, fallback }: SettingsParts,
  pressed: Pressed,
  user: string,
): Promise<MessageAnswer> {
  const t = ownWords({ fallback }, pressed)
  if (user !== pressed.userId) return privateSentence(t('settings:data.notYours'), 'not theirs')
  await store.markForgotten(user)
  forgetPlays()
  // It does not wait for the answer, which Discord may not take.
  const end = forgotten(store, user)
  const now = await Promise.race([end, pause(AT_ONCE, 'deleting' as const)])
  const answer = { ...privateSentence(t(`settings:data.${now}`), 'deleted'), as: 'update' as const }
  if (now !== 'deleting') return answer
  return { ...answer, afterwards: async posts => say(posts, t(`settings:data.${await end}`)) }
}

/** deletingOn: the store could not end the deletion, so a later sweep does. */
async function forgotten(store: Store, user: string): Promise<'deleted' | 'deletingOn'> {
  try {
    await store.forget(user)
    forgetPlays()
    return 'deleted'
  } catch (error) {
    if (error instanceof StoreFault) return 'deletingOn'
    throw error
  }
}

async function say(posts: Posts, sentence: string): Promise<void> {
  const changed = await posts.editAnswer(sentenceView(sentence))
  if ('problem' in changed) await posts.tell(sentenceView(sentence))
}
