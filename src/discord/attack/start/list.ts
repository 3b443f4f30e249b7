// /attack list: shows the user's walkthroughs and lets the user choose one, even if its thread is gone.
import type { Language } from '../../../language.ts'
import type { Head } from '../../../store/store.ts'
import { type Replay, scenesFrom } from '../../../walkthroughs/log/replay.ts'
import { isStopped, type Scene } from '../../../walkthroughs/scene.ts'
import { offersAt } from '../../../walkthroughs/seats.ts'
import { mayStop } from '../../../walkthroughs/stop.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { clip } from '../../message/clip.ts'
import { button, chunks, ROW_LENGTH, row, select, type View } from '../../message/components.ts'
import { escaped } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { drawn } from '../board/board.ts'
import { type Action, encodeAttackId, NO_WALKTHROUGH } from '../board/ids.ts'
import { offerRow } from '../board/offer-row.ts'
import { attackWords, plainly, telling } from '../board/scene-words.ts'
import { canStop } from '../board/tool-rows.ts'
import type { Faces } from '../faces/face.ts'
import { mayLookInto } from '../press/find-scene.ts'
import { type AttackParts, type Case, sayPrivately } from '../press/parts.ts'

const MOST = 10

/** The most walkthroughs in a list of which something is only offered: others decide how many there are. */
const MOST_OFFERED = 3

/** The number of walkthroughs among which those for this place are looked for. */
const REACH = 100

/** The user's walkthroughs that may be shown here, the open ones first. */
const scenesOf = async (parts: AttackParts, caller: Caller): Promise<Scene[]> =>
  scenesFrom(parts, (await headsOf(parts, caller)).slice(0, MOST))

/** Those that the user takes part in, and before the closed ones a few of which something is offered to the user. */
async function headsOf({ store }: AttackParts, caller: Caller): Promise<Head[]> {
  const [own, offered] = await Promise.all([
    store.of(caller.userId, REACH),
    store.offeredTo(caller.userId, MOST_OFFERED),
  ])
  const invited = offered.filter(head => isOffered(head, caller) && own.every(({ id }) => id !== head.id))
  const [open, over] = [own.filter(({ closed }) => !closed), own.filter(({ closed }) => closed)]
  return [...open, ...invited, ...over].filter(head => mayLookInto(head, caller))
}

const isOffered = (head: Head, { userId, at }: Caller): boolean =>
  offersAt(head, at).some(({ user }) => user === userId)

/** The open ones with a shared board in one of these threads and channels. @throws StoreFault */
async function openAt(
  { store }: AttackParts,
  { userId }: Caller,
  places: readonly string[],
): Promise<Head[]> {
  const heads = places.length > 0 ? await store.at(places, userId, MOST) : []
  return heads.filter(isOpenAndShared)
}

/**
 * The open walkthroughs whose boards stand in the threads of this channel, the latest first. The client knows no thread
 * that was archived before its start, so those in which the user takes part are found by the channel of their command.
 * @throws StoreFault
 */
export async function openInThreads(parts: AttackParts, caller: Caller): Promise<Replay[]> {
  const { channel, threads } = caller.place
  const known = await openAt(parts, caller, threads)
  if (known.length > 0) return scenesFrom(parts, known)
  const own = await parts.store.of(caller.userId, REACH)
  const begunHere = own.filter(head => head.channel === channel && head.thread !== null)
  return scenesFrom(parts, begunHere.filter(isOpenAndShared).slice(0, MOST))
}

const isOpenAndShared = ({ closed, isPrivate }: Head): boolean => !closed && !isPrivate

/** What may be resumed by its name: first what is open, of the user's own and here, then what is over. @throws StoreFault */
export async function resumable(parts: AttackParts, caller: Caller, limit: number): Promise<Scene[]> {
  const { channel, threads } = caller.place
  const [own, here] = await Promise.all([
    headsOf(parts, caller),
    openAt(parts, caller, [channel, ...threads]),
  ])
  const [open, over] = [own.filter(({ closed }) => !closed), own.filter(({ closed }) => closed)]
  const others = here.filter(({ id }) => !own.some(head => head.id === id))
  return scenesFrom(parts, [...open, ...others, ...over].slice(0, limit))
}

/** The name of a walkthrough in a list, as plain text. */
export function sceneWords(faces: Faces, scene: Scene, language: Language): string {
  const tells = plainly(telling(faces, scene, language))
  return scene.played.outcome ? tells.face.result(tells) : attackWords(tells)
}

/** @throws StoreFault */
export async function listAttacks(parts: AttackParts, caller: Caller): Promise<MessageAnswer> {
  const scenes = await scenesOf(parts, caller)
  if (scenes.length === 0) return sayPrivately(parts, caller, 'none', t => t('board:list.none'))
  return {
    as: 'message',
    isPrivate: true,
    components: listView(parts.faces, scenes, ownLanguage(parts, caller)),
    outcome: 'listed',
    facts: { walkthroughs: scenes.length },
  }
}

function listView(faces: Faces, scenes: readonly Scene[], language: Language): View {
  const t = wordsIn(language)
  const options = scenes.map(scene => ({
    label: clip(sceneWords(faces, scene, language), 100),
    value: idFor(scene, 'look'),
    description: t(stateKey(scene)),
  }))
  const custom_id = encodeAttackId({ action: 'choose', walkthrough: NO_WALKTHROUGH, revision: 0, rest: [] })
  return [
    ...linesView(faces, scenes, language, t('board:list.title')),
    row([select(custom_id, t('board:list.place'), options)]),
  ]
}

/** The latest of these open walkthroughs, each with a button that stops it. @throws StoreFault */
export async function stopsView(
  parts: AttackParts,
  heads: readonly Head[],
  language: Language,
): Promise<View> {
  const scenes = await scenesFrom(parts, heads.slice(0, MOST))
  if (scenes.length === 0) return []
  const t = wordsIn(language)
  const buttons = scenes.map(scene =>
    button(idFor(scene, 'stop'), t('board:list.stop', { attack: sceneWords(parts.faces, scene, language) })),
  )
  const rows = chunks(buttons, ROW_LENGTH).map(row)
  return [...linesView(parts.faces, scenes, language, t('board:list.toStop')), ...rows]
}

/** A line for each walkthrough under the title, with a link to its thread. */
export function linesView(faces: Faces, scenes: readonly Scene[], language: Language, title: string): View {
  const t = wordsIn(language)
  const lines = scenes.map(scene => {
    const { touched, thread } = scene.walkthrough
    const state = t(stateKey(scene))
    const words = {
      attack: escaped(sceneWords(faces, scene, language)),
      state: thread ? `${state} · <#${thread}>` : state,
      touched: Math.floor(touched / 1000),
    }
    return `- ${t('board:list.line', words)}`
  })
  return sentenceView([title, ...lines].join('\n'))
}

function stateKey(scene: Scene) {
  if (isStopped(scene)) return 'board:list.stopped'
  return scene.played.prompt ? 'board:list.open' : 'board:list.over'
}

const idFor = ({ walkthrough }: Scene, action: Action): string =>
  encodeAttackId({ action, walkthrough: walkthrough.id, revision: walkthrough.revision, rest: [] })

/** A walkthrough of the list as a board to read, with buttons that its own board may not offer any more. */
export function lookView({ parts, caller, scene }: Case, language: Language): View {
  const t = wordsIn(language)
  const over = scene.played.outcome !== null
  const stops = canStop(scene) && mayStop(scene.walkthrough, caller.userId)
  const buttons = [
    button(idFor(scene, 'current'), t('board:list.here')),
    button(idFor(scene, 'transcript'), t('attack:transcript.button')),
    ...(over ? [button(idFor(scene, 'again'), t('attack:again'))] : []),
    ...(stops ? [button(idFor(scene, 'stop'), t('attack:stop'))] : []),
  ]
  const offers = offersAt(scene.walkthrough, caller.at).filter(({ user }) => user === caller.userId)
  const tells = telling(parts.faces, scene, language)
  return [...drawn(tells, { isToRead: true }), ...offerRow(tells, offers), row(buttons)]
}
