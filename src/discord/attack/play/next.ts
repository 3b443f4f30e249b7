// Next: one press on a finished board begins the next chapter of the table. Whoever presses later is led to where it stands.
import type { APIButtonComponent } from 'discord-api-types/v10'

import { MOST_CHAPTERS } from '../../../store/game-tables.ts'
import { leftBy } from '../../../walkthroughs/left.ts'
import { idsOffered, nextLanguageOf, type TableAfter } from '../../../walkthroughs/next.ts'
import { onlyReportsSince } from '../../../walkthroughs/reports.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Prepared } from '../../../walkthroughs/start.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { attackWords, telling } from '../board/scene-words.ts'
import { faceOf, isOfAttack } from '../face/face.ts'
import { encodeAttackId, NEXT } from '../face/ids.ts'
import { tableAfterScene } from '../face/next-controls.ts'
import { beginWalkthrough } from './begin.ts'
import { closeChapter } from './board-place.ts'
import { sceneAtTip } from './find-scene.ts'
import { insteadButtons } from './instead-buttons.ts'
import { mayHaveThread } from './open.ts'
import { type Case, sayPrivately, showPrivately } from './parts.ts'
import { pickedUp, placed } from './resume.ts'
import { fromHere, rulesAndLanguage } from './settings-told.ts'
import { boardHere } from './show-board.ts'
import { withHeadlineOfNew } from './table-headline.ts'
import { withThreadName } from './thread-name.ts'

/** @param rest the attacker and, unless the board is to ask for it, the target. @throws StoreFault */
export async function beginNext(one: Case, rest: readonly string[]): Promise<MessageAnswer> {
  const { parts, caller } = one
  const scene = await sinceReports(one)
  const [attacker = '', target] = rest
  const after = tableAfterScene(parts.faces, scene)
  if (!after) return ledOn(one, scene, [NEXT, ...rest])
  const known = idsOffered(after.offered)
  if (attacker === '' || rest.length > 2 || !rest.every(id => known.has(id)))
    return sayPrivately(parts, caller, 'not offered', t => t('board:next.notOffered'))
  const prepared = after.prepared({ attacker, targets: target === undefined ? [] : [target] })
  return beginChapter({ ...one, scene }, prepared, caller.interaction, rest)
}

/** The chapter on which the next attack rests: the tip, if only reports have come since the one that was pressed. */
async function sinceReports({ parts, scene }: Case): Promise<Scene> {
  const tip = scene.walkthrough.isTip ? null : await sceneAtTip(parts, scene.walkthrough)
  return tip && onlyReportsSince(scene, tip) ? tip : scene
}

/** “Again”, as boards of 1.0.0 and 2.0.0 have it: the attack that the table offers, if it offers the same one. @throws StoreFault */
export async function onceMore(one: Case): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const after = tableAfterScene(parts.faces, scene)
  const same = after && sameAttack(one, after)
  const face = faceOf(parts.faces, scene)
  const prepared = same ?? (isOfAttack(face) ? face.again(scene) : { notAgain: 'notOver' as const })
  if ('notAgain' in prepared)
    return sayPrivately(parts, caller, prepared.notAgain, t => t(`board:notAgain.${prepared.notAgain}`))
  return beginChapter(one, prepared)
}

function sameAttack({ parts, scene }: Case, { offered, prepared }: TableAfter): Prepared | null {
  const { attacker, targets } = telling(parts.faces, scene, scene.walkthrough.language).table
  const offer = offered.offers.find(
    one => one.offer === 'attack' && one.attacker === attacker && one.flow === scene.walkthrough.flow,
  )
  const isSame = offer?.offer === 'attack' && targets.every(id => offer.targets.some(one => one.id === id))
  return isSame && attacker !== null ? prepared({ attacker, targets }) : null
}

/**
 * Begins what is prepared as the chapter that rests on this one.
 * @param asked what a press on Next has asked for, to be begun instead of what is open
 * @throws StoreFault
 */
export function beginChapter(
  one: Case,
  prepared: Prepared,
  claim = one.caller.interaction,
  asked: readonly string[] = [],
): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const { isPrivate } = scene.walkthrough
  const language = nextLanguageOf(scene.walkthrough)
  return beginWalkthrough(parts, caller, prepared, {
    ...{ language, isPrivate, claim },
    show: next => {
      const answer = nextBoard(one, { ...next, news: newsOn(one, next, prepared) })
      return withThreadName(next, scene, withHeadlineOfNew(next, answer))
    },
    overtaken: tip =>
      asked.length > 0 && isOver(tip, scene)
        ? beginNext({ ...one, scene: tip }, asked)
        : ledOn(one, tip, asked.length > 0 ? [NEXT, ...asked] : []),
  })
}

/** Whether a table has not gone on from a chapter, in which something has been reported or taken back at the same moment. */
const isOver = ({ walkthrough: tip }: Scene, { walkthrough }: Scene): boolean =>
  tip.id === walkthrough.id && tip.closed && tip.revision !== walkthrough.revision

/** From this chapter on the board says that the table is nearly full. */
const NEARLY_FULL = MOST_CHAPTERS - 20

/**
 * What the board of a chapter alone tells: that the one before was ended early or is not counted, and which edition and language
 * are new, beside other news.
 */
function newsOn(
  { parts, scene, news: kept = null }: Case,
  { news = null, scene: next }: Case,
  { on }: Prepared,
): string | null {
  const tells = telling(parts.faces, scene, scene.walkthrough.language)
  const { id, ending } = scene.walkthrough
  const isUncounted = scene.carriedFrom !== undefined && ending !== 'over'
  const isUnplayed = isUncounted || (on !== undefined && on.id !== id)
  const how = isUnplayed ? 'unplayable' : (leftBy(scene)?.how ?? 'over')
  const after = how === 'over' ? null : tells.t(`board:next.after.${how}`, { attack: attackWords(tells) })
  const { number } = next.walkthrough
  const full = number < NEARLY_FULL ? null : tells.t('board:next.nearlyFull', { number, most: MOST_CHAPTERS })
  const set = fromHere(rulesAndLanguage(scene), rulesAndLanguage(next), nextLanguageOf(scene.walkthrough))
  return [kept, news, after, set, full].filter(one => one !== null).join(' ') || null
}

/** The new board below, in the place of the table; after that the finished one loses its buttons. */
export function nextBoard(one: Case, next: Case): MessageAnswer {
  const { channel, thread, isPrivate } = next.scene.walkthrough
  const isHere = isPrivate || (thread ?? channel) === one.caller.place.channel
  if (!isHere || mayHaveThread(next)) return placed(next, one)
  return boardHere(next, 'here', posts => closeChapter(one, posts))
}

/** For so long the board of what has just begun may be on its way to Discord, in milliseconds. */
const ON_ITS_WAY = 20_000

/**
 * Nothing has begun, because the table has gone on: where it stands; its board is posted if it has none.
 * @param asked what the press has asked for, to come once what is open has ended
 */
export function ledOn(one: Case, tip: Scene, asked: readonly string[] = []): Promise<MessageAnswer> {
  const isFaster = tip.walkthrough.restsOn === one.scene.walkthrough.id
  const now = { ...one, scene: tip }
  const { attacker, targets } = telling(one.parts.faces, tip, tip.walkthrough.language).table
  const [what, wanted, target] = asked
  const isSame = what === NEXT && wanted === attacker && (target === undefined || targets.includes(target))
  const more = what === undefined || isSame ? [] : insteadButtons(now, asked)
  return standsAt(now, isFaster ? 'faster' : 'movedOn', more)
}

/** The way to where a table stands, which is why nothing has begun; its board is posted if it has none. */
export async function standsAt(
  { parts, caller, scene: tip }: Case,
  why: 'faster' | 'movedOn' | 'open',
  more: readonly APIButtonComponent[] = [],
): Promise<MessageAnswer> {
  const { id, revision, board, created, isPrivate } = tip.walkthrough
  const isLost = board === null && caller.at - created > ON_ITS_WAY
  if (isPrivate || isLost) return pickedUp({ parts, caller, scene: tip })
  const t = ownWords(parts, caller)
  const attack = attackWords(telling(parts.faces, tip, ownLanguage(parts, caller)))
  const said = t(`board:next.${why}`, {
    ...{ attack, where: whereOf(tip) },
    context: why === 'open' && more.length > 0 ? 'ends' : '',
  })
  const here = encodeAttackId({ action: 'current', walkthrough: id, revision, rest: [] })
  const label = t(tip.walkthrough.closed ? 'board:list.here' : 'board:next.goOn')
  const view = [...sentenceView(said), row([button(here, label), ...more])]
  return showPrivately(tip, 'overtaken', view)
}

/** The address of a board; the place alone while that is on its way. */
function whereOf({ walkthrough: { guild, thread, channel, board } }: Scene): string {
  const place = thread ?? channel
  return board === null ? `<#${place}>` : `https://discord.com/channels/${guild ?? '@me'}/${place}/${board}`
}
