// The whole story, for users who missed a part or joined late: in pages, as a text to keep, and as a script that
// `npm run resolve` plays to the same end.

import type { Language } from '../../../language.ts'
import { type Chapter, type Scene, scriptOf } from '../../../walkthroughs/scene.ts'
import { button, container, row, type View } from '../../message/components.ts'
import { escaped, plain } from '../../message/escape.ts'
import { answerWords } from '../board/answer-words.ts'
import { controlId } from '../board/board-rows.ts'
import { noticesIn, smallNotices } from '../board/notices.ts'
import {
  attackWords,
  editionLine,
  headText,
  leftLine,
  plainly,
  rulesWords,
  struckIfLeft,
  telling,
  todayWords,
} from '../board/scene-words.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import type { Faces } from '../face/face.ts'
import { takerName } from '../face/takers.ts'
import { bullet, storyText, struckOut } from './story.ts'

const PAGE = 2800
const ROOM = 4000

/** A page of the whole story, counted from 0; without a page, or beyond the last one, the last page. */
export function earlierView(
  faces: Faces,
  scene: Scene,
  language: Language,
  page: number | null = null,
): View {
  const tells = telling(faces, scene, language)
  const { t } = tells
  const pages = pagesOf(wholeStory(tells))
  const number = Math.min(page ?? pages.length, pages.length - 1)
  const turn = (to: number, label: string) => button(controlId(tells, 'earlier', [String(to)]), label)
  const buttons = [
    ...(number > 0 ? [turn(number - 1, t('attack:pages.earlier'))] : []),
    ...(number < pages.length - 1 ? [turn(number + 1, t('attack:pages.later'))] : []),
  ]
  const foot = pages.length > 1 ? `-# ${t('attack:pages.of', { page: number + 1, pages: pages.length })}` : ''
  const title = `### ${struckIfLeft(attackWords(tells), tells)}`
  const head = [title, ...leftLine(tells), ...smallNotices(tells)].join('\n')
  const texts = [head, pages[number] ?? '', foot]
  return [container(texts), ...(buttons.length > 0 ? [row(buttons)] : [])]
}

/** Every line, including those that a board leaves out, with the lines of answers taken back struck through. */
function wholeStory(telling: Telling): string[] {
  const { scene, t, names } = telling
  return scene.story.chapters.flatMap(({ answer, events, takenBack }) => {
    const lines = events.flatMap(event => names.lineOf(event) ?? [])
    if (!takenBack) return lines.map(bullet)
    const who = t('attack:takenBack', { who: escaped(takerName(scene.walkthrough, takenBack.by, t)) })
    return struckOut(
      lines.map(({ words }) => words),
      answer,
      who,
      telling,
    )
  })
}

/** Puts lines together into pages of at most PAGE characters; at least one page. */
function pagesOf(lines: readonly string[]): string[] {
  const pages: string[] = ['']
  for (const line of lines) {
    const last = pages.at(-1) ?? ''
    if (last.length + line.length > PAGE) pages.push(line)
    else pages[pages.length - 1] = last && line ? `${last}\n${line}` : last || line
  }
  return pages
}

/** The text of an old board after a new one is posted: its story, without buttons. */
export function finishedStoryView(faces: Faces, scene: Scene, language: Language): View {
  const tells = telling(faces, scene, language)
  const head = [headText(tells), ...smallNotices(tells)].join('\n')
  const foot = `-# ${tells.t('attack:movedDown')}`
  const story = storyText(tells, ROOM - head.length - foot.length)
  return [container([head, story, foot])]
}

/** Every row of the log: its decision and its events, each line with its clause; it marks rows taken back. */
export function transcriptText(faces: Faces, scene: Scene, language: Language): string {
  const tells = plainly(telling(faces, scene, language))
  const head = [
    attackWords(tells),
    ...(scene.isLeft ? [tells.t('board:chapters.left')] : []),
    rulesWords(tells),
    todayWords(tells),
    ...noticesIn(tells),
    scene.walkthrough.id,
  ]
  const chapters = scene.story.chapters.map(chapter => chapterText(chapter, tells))
  return `${[head.filter(Boolean).join('\n'), ...chapters, editionLine(tells)].filter(Boolean).join('\n\n')}\n`
}

function chapterText(chapter: Chapter, tells: Telling): string {
  const { t, face, table, names } = tells
  const cites = (clause: string) => face.cites(clause, table.edition)
  const { row, answer, events, takenBack } = chapter
  const said = answer
    ? `${whoPlain(tells, chapter.by)}: ${answerWords(answer, tells)}`
    : t('attack:transcript.setUp')
  const undone = takenBack ? ` (${t('attack:takenBack', { who: takerPlain(tells, takenBack.by) })})` : ''
  const mark = takenBack ? '  ~ ' : '    '
  const lines = events
    .flatMap(event => names.lineOf(event) ?? [])
    .map(
      ({ words, clause, ruling }) => `${mark}${words} [${[cites(clause), ruling ?? []].flat().join(', ')}]`,
    )
  return [`${row}. ${said}${undone}`, ...lines].join('\n')
}

const takerPlain = ({ scene, t }: Telling, user: string | null): string =>
  plain(takerName(scene.walkthrough, user, t))

/** The plain name of a user: a file would show a mention as a number. */
function whoPlain({ scene, t }: Telling, user: string | null): string {
  const name = scene.walkthrough.seats.find(seat => user !== null && seat.user === user)?.name
  return name ? plain(name) : t('attack:someone')
}

/** The set-up and the answers that count, as a script in JSON. */
export const transcriptScript = (scene: Scene): string => `${JSON.stringify(scriptOf(scene), null, 2)}\n`
