// Undo of a chapter on which others rest: the table goes back to before it, once it is certain that this is meant, and
// forward again as long as nothing has been played since.

import { ButtonStyle } from 'discord-api-types/v10'
import type { GameTable, TableChapter } from '../../../store/game-tables.ts'
import type { Walkthrough } from '../../../store/walkthroughs.ts'
import { type ChapterMoved, goBackBefore, goForward, type SeenAt } from '../../../walkthroughs/chapters.ts'
import { sceneOf } from '../../../walkthroughs/log/replay.ts'
import { tableAfter } from '../../../walkthroughs/next.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { button, row, type View } from '../../message/components.ts'
import { escaped } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { telling } from '../board/scene-words.ts'
import { faceOf } from '../face/face.ts'
import { encodeAttackId, shortName } from '../face/ids.ts'
import { nameOfUser } from '../face/names.ts'
import { sceneAtTip } from './find-scene.ts'
import { chaptersBetween, wentTo } from './left-chapters.ts'
import { listingWords } from './listing-words.ts'
import { mayLook } from './may-look.ts'
import { standsAt } from './next.ts'
import { type Case, sayPrivately, showPrivately } from './parts.ts'
import type { BoardPress } from './show-board.ts'
import { cannotBeShown } from './unplayable.ts'

/** Says how many chapters rest on this one, or that it counts no more, and what can be done. @throws StoreFault */
export async function restedOn(one: Case): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const { id, revision } = scene.walkthrough
  const table = await parts.store.table(scene.walkthrough.table)
  if (!table) return sayPrivately(parts, caller, 'gone', t => t('board:gone'))
  const t = ownWords(parts, caller)
  const current = idAt('current', tipOf(table))
  const here = button(current, t('board:showCurrent'))
  if (!table.chapters.find(chapter => chapter.id === id)?.counts) {
    const forward =
      table.forward === null ? [] : [button(idAt('forward', tipOf(table)), t('board:chapters.forward'))]
    const view = [...sentenceView(t('board:chapters.left')), row([...forward, here])]
    return showPrivately(scene, 'left behind', view)
  }
  const back = encodeAttackId({ action: 'back', walkthrough: id, revision, rest: [] })
  const label = t(scene.walkthrough.restsOn === null ? 'board:chapters.toEnd' : 'board:chapters.toBefore')
  const said = t('board:chapters.followed', { count: chaptersBetween(table, id).length })
  const byHand = await correction(one)
  return showPrivately(scene, 'rested on', [
    ...sentenceView(said),
    row([...byHand, button(back, label), here]),
  ])
}

/** The button that corrects the table by hand in its newest chapter; none while an attack is open, or where nothing can be reported. */
async function correction({ parts, caller, scene }: Case) {
  const tip = await sceneAtTip(parts, scene.walkthrough)
  const game = tip && faceOf(parts.faces, tip).gameTable
  if (!tip?.walkthrough.closed || !game || !tableAfter(game, tip)?.changes) return []
  const { id: walkthrough, revision } = tip.walkthrough
  const { attacker } = telling(parts.faces, scene, ownLanguage(parts, caller)).table
  const rest = attacker === null ? [] : ['', shortName(attacker)]
  const report = encodeAttackId({ action: 'happens', walkthrough, revision, rest })
  return [button(report, ownWords(parts, caller)('board:chapters.byHand'))]
}

const idAt = (
  action: 'current' | 'forward',
  { id: walkthrough, revision }: Pick<TableChapter, 'id' | 'revision'>,
): string => encodeAttackId({ action, walkthrough, revision, rest: [] })

function tipOf({ chapters, tip }: GameTable): TableChapter {
  const found = chapters.find(({ id }) => id === tip)
  if (!found) throw new Error(`the table has no chapter ${tip}`)
  return found
}

/** With more attacks than this, the newest are named. */
const MOST_NAMED = 12

/** Asks once, and names what would count no more. @throws StoreFault */
export async function asksToGoBack(one: Case): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const { id, revision, restsOn } = scene.walkthrough
  const table = await parts.store.table(scene.walkthrough.table)
  if (!table) return sayPrivately(parts, caller, 'gone', t => t('board:gone'))
  const [above, own] = [chaptersBetween(table, id), table.chapters.find(chapter => chapter.id === id)]
  if (!own?.counts || above.length === 0) return restedOn(one)
  const tip = tipOf(table)
  if (!tip.closed) return stillOpen(one, wordsOf(one, tip))
  const t = ownWords(parts, caller)
  const going = restsOn === null ? above : [...above, own]
  const lines = going.slice(0, MOST_NAMED).map(chapter => `- ${escaped(wordsOf(one, chapter))}`)
  const more = going.length - lines.length
  const said = [
    t('board:chapters.asks'),
    ...lines,
    ...(more > 0 ? [`- ${t('attack:more', { number: more })}`] : []),
    t('board:chapters.kept'),
  ]
  const goes = encodeAttackId({ action: 'back', walkthrough: id, revision, rest: [tip.id] })
  const view: View = [
    ...sentenceView(said.join('\n')),
    row([button(goes, t('board:chapters.goBack'), ButtonStyle.Danger)]),
  ]
  return showPrivately(scene, 'asked', view)
}

const wordsOf = ({ parts, caller }: Case, chapter: TableChapter): string =>
  listingWords(parts, chapter, ownLanguage(parts, caller))?.words ?? `#${chapter.number}`

const stillOpen = ({ parts, caller }: Case, attack: string): MessageAnswer =>
  sayPrivately(parts, caller, 'open', t => t('board:chapters.open', { attack: escaped(attack) }))

/** @param tip what was seen as the table's tip when it was asked. @throws StoreFault */
export async function goesBack(one: Case<BoardPress>, tip: string): Promise<MessageAnswer> {
  const { parts, scene } = one
  return shownMoved(one, await goBackBefore(parts, seenAt(one, tip), scene.walkthrough.id))
}

/** @throws StoreFault */
export async function goesForward(one: Case<BoardPress>): Promise<MessageAnswer> {
  return shownMoved(one, await goForward(one.parts, seenAt(one, one.scene.walkthrough.id)))
}

const seenAt = ({ caller: { interaction, userId, at }, scene }: Case, tip: string): SeenAt => ({
  ...{ interaction, userId, at, tip },
  table: scene.walkthrough.table,
})

function shownMoved(one: Case<BoardPress>, done: ChapterMoved): Promise<MessageAnswer> | MessageAnswer {
  const { parts, caller } = one
  switch (done.result) {
    case 'moved':
    case 'repeated':
      return wentTo(one, done.walkthrough)
    case 'overtaken':
    case 'unrelated':
      return whereItStands(one, done.walkthrough)
    case 'open':
      return whereItStands(one, done.walkthrough, 'open')
    case 'mayNot':
      return sayPrivately(parts, caller, 'not theirs', t =>
        t('board:chapters.mayNot', {
          who: nameOfUser(done.walkthrough, done.walkthrough.starter, t),
        }),
      )
    case 'none':
      return sayPrivately(parts, caller, 'none', t => t('board:chapters.noForward'))
    default:
      return sayPrivately(parts, caller, done.result, t => t(`board:${done.result}`))
  }
}

/** Nothing has moved: the table stands elsewhere than it was seen, or an attack is open. */
function whereItStands(
  { parts, caller }: Case,
  walkthrough: Walkthrough,
  why: 'movedOn' | 'open' = 'movedOn',
): Promise<MessageAnswer> | MessageAnswer {
  const scene = sceneOf(parts.flows, walkthrough)
  if ('unplayable' in scene) return cannotBeShown(parts, caller, walkthrough)
  if (!mayLook(walkthrough, caller)) return sayPrivately(parts, caller, 'notHere', t => t('board:notHere'))
  return standsAt({ parts, caller, scene }, why)
}
