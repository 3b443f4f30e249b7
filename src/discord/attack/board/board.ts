// The board: one message with the state of an attack, its story and its question; at the end its result. A board moves
// down when it is old or full: Discord limits edits of old messages, and the story must fit on the board.
import { ButtonStyle } from 'discord-api-types/v10'
import type { Language } from '../../../language.ts'
import { isStopped, type Scene } from '../../../walkthroughs/scene.ts'
import { openWindows, waitingIn } from '../../../walkthroughs/waiting.ts'
import { button, container, row, type View } from '../../message/components.ts'
import type { Control, Telling } from '../face/board-of-any-flow.ts'
import type { Faces } from '../face/face.ts'
import { NEXT } from '../face/ids.ts'
import { sinceThen } from '../story/since-then.ts'
import { bullet, newestLines, storyText } from '../story/story.ts'
import { choiceRows, controlId } from './board-rows.ts'
import { cardRow } from './card-row.ts'
import { figureLines } from './figures.ts'
import { nextRows } from './next-rows.ts'
import { smallNotices } from './notices.ts'
import { offerLines, offerRow } from './offer-row.ts'
import { promptText } from './prompt.ts'
import {
  attackWords,
  editionLine,
  headText,
  leftLine,
  resultText,
  rulesWords,
  stepLine,
  struckIfLeft,
  telling,
  todayWords,
} from './scene-words.ts'
import { canTakeBack, moreRow, toolRow } from './tool-rows.ts'

/** Discord's limit for all texts of a message, in characters. */
const ROOM = 4000

/** The room for the story above what is next, so that a phone shows both on one screen; “Earlier steps” has all of it. */
const ROOM_ABOVE_NEXT = 300

/** So many figures stand above what is next; the table has all of them. */
const MOST_ABOVE_NEXT = 6

type BoardOptions = {
  /** Without it, the language of the walkthrough. */
  readonly language?: Language
  /** Shows the board without buttons, for a user who reads it in another language. */
  readonly isToRead?: boolean
  /** A line that this board alone shows, beneath its heading. */
  readonly news?: string | null
  /** Whether going forward again leads on from it. */
  readonly leadsForward?: boolean
}

/** The board of a scene; when no question is left, the summary. */
export const boardView = (faces: Faces, scene: Scene, how: BoardOptions = {}): View =>
  drawn(telling(faces, scene, how.language ?? scene.walkthrough.language), how)

/** The same in the language of the telling. */
export function drawn(tells: Telling, how: BoardOptions = {}): View {
  const { isToRead = false, news = null } = how
  const { scene } = tells
  if (scene.played.isOver && tells.face.isBetween) return betweenView(tells, how)
  if (scene.played.isOver) return endView(tells, how)
  if (isStopped(scene)) return stoppedView(tells, how)
  const head = [
    headText(tells),
    ...newsLine(news),
    ...missingLine(tells),
    ...offerLines(tells),
    figureLines(tells),
    ...smallNotices(tells),
  ].join('\n')
  const steps = stepLine(tells)
  const prompt = promptText(openWindows(scene.played, waitingIn(scene.walkthrough)), tells)
  const story = storyText(tells, ROOM - head.length - steps.length - prompt.length)
  const board = container([head, [steps, story].filter(Boolean).join('\n'), prompt])
  if (isToRead) return [board]
  return [
    board,
    ...missingRow(tells),
    ...choiceRows(tells),
    ...cardRow(tells),
    ...toolRow(tells),
    ...offerRow(tells),
    ...moreRow(tells),
  ]
}

/** What the table believes, if the attack does not fit that. */
function missingLine(telling: Telling): string[] {
  if (!telling.missingStep()) return nextLine(telling)
  const turn = telling.face.turnLine(telling)
  return turn ? [telling.t('attack:missingStep', { turn })] : []
}

/** What comes next in the order of the game, or would have come before what has just begun. */
function nextLine(telling: Telling): string[] {
  const line = telling.scene.walkthrough.isTip ? telling.face.nextLine(telling) : null
  return line === null ? [] : [line]
}

/** What would come before this attack: a step that nobody has said, or what the rules have inside it. */
function missingRow(telling: Telling): View {
  const missing = telling.missingStep() ?? insideControl(telling)
  return missing ? [row([button(controlId(telling, missing.action, missing.rest), missing.label)])] : []
}

function insideControl(telling: Telling): Control | null {
  const inside = telling.face.comesInside?.(telling) ?? []
  const label = telling.t('board:instead.first')
  return inside.length > 0 ? { label, action: 'endFirst', rest: [NEXT, ...inside] } : null
}

/** The board of a stopped attack asks nothing. */
function stoppedView(telling: Telling, { isToRead = false, leadsForward = false }: BoardOptions): View {
  const isFolded = isAboveNext(telling, isToRead)
  const figures = figureLines(telling, isFolded ? MOST_ABOVE_NEXT : undefined)
  const top = [headText(telling), figures, ...smallNotices(telling)].join('\n')
  const story = storyText(telling, isFolded ? ROOM_ABOVE_NEXT : ROOM - top.length)
  const board = container([top, story, ...nextLine(telling)])
  return isToRead
    ? [board]
    : [board, ...nextRows(telling), ...stoppedRow(telling, leadsForward), ...moreRow(telling)]
}

/** One on which others rest is there to be read. */
function stoppedRow(telling: Telling, leadsForward: boolean): View {
  if (!telling.scene.walkthrough.isTip) return []
  return [
    row([
      button(controlId(telling, 'goOn'), telling.t('attack:goOn'), ButtonStyle.Primary),
      ...forwardButton(telling, leadsForward),
      button(controlId(telling, 'transcript'), telling.t('attack:transcript.button')),
    ]),
  ]
}

const forwardButton = (telling: Telling, leadsForward: boolean) =>
  leadsForward ? [button(controlId(telling, 'forward'), telling.t('board:chapters.forward'))] : []

/** Whether buttons for what is next stand below the text. */
const isAboveNext = ({ scene }: Telling, isToRead: boolean): boolean => scene.walkthrough.isTip && !isToRead

/** The summary with the story; users can still take the last answer back. */
function endView(
  telling: Telling,
  { isToRead = false, news = null, leadsForward = false }: BoardOptions,
): View {
  const { face, scene } = telling
  const hasEnd = scene.played.outcome !== null
  const isFolded = isAboveNext(telling, isToRead)
  const sentences = [editionLine(telling), todayWords(telling)].filter(Boolean).join(' ')
  const head = [
    `## ${struckIfLeft(hasEnd ? resultText(telling) : attackWords(telling), telling)}`,
    ...leftLine(telling),
    figureLines(telling, isFolded ? MOST_ABOVE_NEXT : undefined),
    ...smallNotices(telling),
    hasEnd ? face.counted(telling) : '',
    `-# ${[rulesWords(telling), sentences].filter(Boolean).join('. ')}`,
    ...newsLine(news),
  ]
  const top = head.filter(Boolean).join('\n')
  const story = storyText(telling, isFolded ? ROOM_ABOVE_NEXT : ROOM - top.length)
  const board = container([top, story, ...nextLine(telling)])
  return isToRead ? [board] : [board, ...endRow(telling, leadsForward), ...moreRow(telling)]
}

/** What has happened since the last attack, how the table stands, and what is next. */
function betweenView(
  telling: Telling,
  { isToRead = false, news = null, leadsForward = false }: BoardOptions,
): View {
  const turn = telling.face.turnLine(telling)
  const rules = [rulesWords(telling), todayWords(telling)].filter(Boolean).join('. ')
  const board = container([
    [...leftLine(telling), sinceThen(telling)].join('\n'),
    [...(turn === null ? [] : [turn]), ...nextLine(telling), figureLines(telling)].join('\n'),
    [...smallNotices(telling), `-# ${rules}`, ...newsLine(news)].join('\n'),
  ])
  return isToRead ? [board] : [board, ...endRow(telling, leadsForward), ...moreRow(telling)]
}

const newsLine = (news: string | null): string[] => (news === null ? [] : [`-# ${news}`])

/** What is next, and what else a finished board offers; one on which others rest is there to be read. */
function endRow(telling: Telling, leadsForward: boolean): View {
  const { scene, t } = telling
  if (!scene.walkthrough.isTip) return []
  return [
    ...nextRows(telling),
    row([
      ...forwardButton(telling, leadsForward),
      button(controlId(telling, 'transcript'), t('attack:transcript.button')),
      ...(canTakeBack(telling) ? [button(controlId(telling, 'undo'), t('attack:undo'))] : []),
    ]),
  ]
}

/** Discord limits edits of messages older than an hour (error 30046); a board moves down before that. */
const OLD = 45 * 60_000

/** The most characters of story on a board; its other texts fill the rest of the message. */
const FULL = 2400

/**
 * Whether the next press should post a new board, because this one is old or its story is full.
 * @param posted when the board was posted; null: it has not been
 * @param view the board as it is drawn now
 */
export function needsNewBoard(
  { scene, face, names }: Telling,
  { posted, view }: { readonly posted: number | null; readonly view: View },
  now: number,
): boolean {
  if (posted === null) return false
  if (now - posted >= OLD) return true
  // The whole board is no longer than a full story.
  if (JSON.stringify(view[0]).length <= FULL) return false
  const { rows } = scene.walkthrough
  const since = new Set(rows.filter(({ at }) => at >= posted).map(({ number }) => number))
  let told = 0
  for (const { row, events } of scene.chapters.toReversed()) {
    if (!since.has(row)) continue
    for (const line of newestLines(events, { face, names })) {
      told += bullet(line).length + 1
      if (told > FULL) return true
    }
  }
  return false
}
