// /attack list: shows the user's walkthroughs and lets the user choose one, even if its thread is gone.

import type { Language } from '../../../language.ts'
import type { Listing } from '../../../store/walkthroughs.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { offersAt } from '../../../walkthroughs/seats.ts'
import { mayStop } from '../../../walkthroughs/stop.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { privateAnswer } from '../../interaction/private-answer.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { selectRows } from '../../message/choices.ts'
import { clip } from '../../message/clip.ts'
import { button, chunks, ROW_LENGTH, row, type View } from '../../message/components.ts'
import { escaped } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { drawn } from '../board/board.ts'
import { nextRows } from '../board/next-rows.ts'
import { offerRow } from '../board/offer-row.ts'
import { telling } from '../board/scene-words.ts'
import { canStop } from '../board/tool-rows.ts'
import { type Action, encodeAttackId, NO_WALKTHROUGH } from '../face/ids.ts'
import { type ListingWords, listingWords } from './listing-words.ts'
import { mayLookInto } from './may-look.ts'
import { type AttackParts, type Case, sayPrivately } from './parts.ts'

const MOST = 10

/** The most walkthroughs in a list of which something is only offered: others decide how many there are. */
const MOST_OFFERED = 3

/** The number of walkthroughs among which those for this place are looked for. */
const REACH = 100

/** Those that the user takes part in, and before the closed ones a few of which something is offered to the user. */
async function ownOf({ store }: AttackParts, caller: Caller): Promise<Listing[]> {
  const [own, offered] = await Promise.all([
    store.of(caller.userId, REACH),
    store.offeredTo(caller.userId, MOST_OFFERED),
  ])
  const invited = offered.filter(one => isOffered(one, caller) && own.every(({ id }) => id !== one.id))
  const [open, over] = [own.filter(({ closed }) => !closed), own.filter(({ closed }) => closed)]
  return [...open, ...invited, ...over].filter(one => mayLookInto(one, caller))
}

const isOffered = (listing: Listing, { userId, at }: Caller): boolean =>
  offersAt(listing, at).some(({ user }) => user === userId)

/** The open ones with a shared board in one of these threads and channels. @throws StoreFault */
async function openAt(
  { store }: AttackParts,
  { userId }: Caller,
  places: readonly string[],
): Promise<Listing[]> {
  const listings = places.length > 0 ? await store.at(places, userId, MOST) : []
  return listings.filter(isOpenAndShared)
}

/** A walkthrough with its words. */
export type ListItem = { readonly listing: Listing } & ListingWords

/** Those that can be played, with their words. */
export const worded = (
  parts: Pick<AttackParts, 'faces' | 'flows'>,
  listings: readonly Listing[],
  language: Language,
): ListItem[] =>
  listings.flatMap(listing => {
    const words = listingWords(parts, listing, language)
    return words === null ? [] : [{ listing, ...words }]
  })

/**
 * The open walkthroughs whose boards stand in the threads of this channel, the latest first. The client knows no thread
 * that was archived before its start, so those in which the user takes part are found by the channel of their command.
 * @throws StoreFault
 */
export async function openInThreads(parts: AttackParts, caller: Caller): Promise<ListItem[]> {
  const { channel, threads } = caller.place
  const language = ownLanguage(parts, caller)
  const known = await openAt(parts, caller, threads)
  if (known.length > 0) return worded(parts, known, language)
  const own = await parts.store.of(caller.userId, REACH)
  const begunHere = own.filter(one => one.channel === channel && one.thread !== null)
  return worded(parts, begunHere.filter(isOpenAndShared).slice(0, MOST), language)
}

const isOpenAndShared = ({ closed, isPrivate }: Listing): boolean => !closed && !isPrivate

/** What may be resumed by its name: first what is open, of the user's own and here, then what is over. @throws StoreFault */
export async function resumable(
  parts: AttackParts,
  caller: Caller,
  limit: number,
  language: Language,
): Promise<ListItem[]> {
  const { channel, threads } = caller.place
  const [own, here] = await Promise.all([ownOf(parts, caller), openAt(parts, caller, [channel, ...threads])])
  const [open, over] = [own.filter(({ closed }) => !closed), own.filter(({ closed }) => closed)]
  const others = here.filter(({ id }) => !own.some(one => one.id === id))
  return worded(parts, [...open, ...others, ...over].slice(0, limit), language)
}

/** The user's walkthroughs that may be shown here, the open ones first. @throws StoreFault */
export async function listAttacks(parts: AttackParts, caller: Caller): Promise<MessageAnswer> {
  const language = ownLanguage(parts, caller)
  const items = worded(parts, (await ownOf(parts, caller)).slice(0, MOST), language)
  if (items.length === 0) return sayPrivately(parts, caller, 'none', t => t('board:list.none'))
  return privateAnswer(listView(items, language), 'listed', { walkthroughs: items.length })
}

function listView(items: readonly ListItem[], language: Language): View {
  const t = wordsIn(language)
  const options = items.map(({ listing, words }) => ({
    label: clip(words, 100),
    value: idOf(listing, 'look'),
    description: t(`board:list.${listing.state}`),
  }))
  const id = (page: number) =>
    encodeAttackId({ action: 'choose', walkthrough: NO_WALKTHROUGH, revision: page, rest: [] })
  return [
    ...linesView(items, language, t('board:list.title')),
    ...selectRows({ kind: 'attacks', id, placeholder: t('board:list.place'), options }, t),
  ]
}

/** The latest of these open walkthroughs, each with a button that stops it. */
export function stopsView(parts: AttackParts, listings: readonly Listing[], language: Language): View {
  const items = worded(parts, listings.slice(0, MOST), language)
  if (items.length === 0) return []
  const t = wordsIn(language)
  const buttons = items.map(({ listing, words }) =>
    button(idOf(listing, 'stop'), t('board:list.stop', { attack: words })),
  )
  const rows = chunks(buttons, ROW_LENGTH).map(row)
  return [...linesView(items, language, t('board:list.toStop')), ...rows]
}

/** The room for the lines of a list with its notices, in characters; Discord takes 4,000 in a message. */
const ROOM = 3600
/** The room for the notices of a list. */
const NOTICES = 1200
/** The room of a line for all but the name of its attack. */
const REST = 100

/** A line for each walkthrough under the title, with a link to its thread; what is long is clipped where there are many. */
export function linesView(items: readonly ListItem[], language: Language, title: string): View {
  const t = wordsIn(language)
  const noticed = items.map(({ notices }) =>
    clip(escaped(notices.join(' ')), Math.floor(NOTICES / items.length)),
  )
  const room = Math.floor((ROOM - noticed.join('').length) / items.length) - REST
  const lines = items.flatMap(({ listing: { touched, thread, state }, words }, i) => {
    const told = t(`board:list.${state}`)
    const line = {
      attack: fitting(words, room),
      state: thread ? `${told} · <#${thread}>` : told,
      touched: Math.floor(touched / 1000),
    }
    return [`- ${t('board:list.line', line)}`, ...(noticed[i] ? [`-# ${noticed[i]}`] : [])]
  })
  return sentenceView([title, ...lines].join('\n'))
}

/** The words as they were typed, clipped to this room; each character may need another one to be shown as typed. */
function fitting(words: string, room: number): string {
  const marks = escaped(words).length - words.length
  return escaped(clip(words, Math.max(room - marks, Math.floor(room / 2))))
}

const idOf = (
  { id: walkthrough, revision }: { readonly id: string; readonly revision: number },
  action: Action,
): string => encodeAttackId({ action, walkthrough, revision, rest: [] })

const idFor = ({ walkthrough }: Scene, action: Action): string => idOf(walkthrough, action)

/** A walkthrough of the list as a board to read, with buttons that its own board may not offer any more. */
export function lookView({ parts, caller, scene }: Case, language: Language): View {
  const t = wordsIn(language)
  const tells = telling(parts.faces, scene, language)
  const again = scene.walkthrough.isTip && tells.next().again
  const stops = canStop(scene) && mayStop(scene.walkthrough, caller)
  const buttons = [
    button(idFor(scene, 'current'), t('board:list.here')),
    button(idFor(scene, 'transcript'), t('attack:transcript.button')),
    ...(again ? [button(idFor(scene, 'again'), again)] : []),
    ...(stops ? [button(idFor(scene, 'stop'), t('attack:stop'))] : []),
  ]
  const offers = offersAt(scene.walkthrough, caller.at).filter(({ user }) => user === caller.userId)
  return [...drawn(tells, { isToRead: true }), ...offerRow(tells, offers), ...nextRows(tells), row(buttons)]
}
