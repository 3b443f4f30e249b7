// The whole story in pages, for users who missed a part or joined late.
import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { linesIn } from '../../../words/story.ts'
import { button, row, separated } from '../../message/components.ts'
import { idOf } from '../board/board-rows.ts'
import { attackWords, headText } from '../board/head.ts'
import { whoIs } from '../board/names.ts'
import { telling } from '../board/telling.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'
import type { Faces } from '../faces/face.ts'
import { bullet, storyText, struckOut } from './story-text.ts'

const PAGE = 3400
const ROOM = 4000

/** A page of the whole story, counted from 0; without a page, or beyond the last one, the last page. */
export function earlierView(
  faces: Faces,
  scene: Scene,
  language: Language,
  page: number | null = null,
): APIMessageTopLevelComponent[] {
  const tells = telling(faces, scene, language)
  const { t } = tells
  const pages = pagesOf(wholeStory(tells))
  const number = Math.min(page ?? pages.length, pages.length - 1)
  const turn = (to: number, label: string) => button(idOf(tells, 'earlier', [String(to)]), label)
  const buttons = [
    ...(number > 0 ? [turn(number - 1, t('attack:pages.earlier'))] : []),
    ...(number < pages.length - 1 ? [turn(number + 1, t('attack:pages.later'))] : []),
  ]
  const foot = pages.length > 1 ? `-# ${t('attack:pages.of', { page: number + 1, pages: pages.length })}` : ''
  const texts = [`### ${attackWords(tells)}`, pages[number] ?? '', foot]
  return [
    { type: ComponentType.Container, components: separated(texts) },
    ...(buttons.length > 0 ? [row(buttons)] : []),
  ]
}

/** Every line, including those that a board leaves out, with the lines of answers taken back struck through. */
function wholeStory(telling: Telling): string[] {
  const { scene, t, names } = telling
  const lineFor = linesIn(t, names.shown)
  return scene.story.chapters.flatMap(({ answer, events, takenBack }) => {
    const lines = events.flatMap(event => lineFor(event) ?? [])
    if (!takenBack) return lines.map(bullet)
    const who = t('attack:takenBack', { who: whoIs(scene.walkthrough, takenBack.by, t) })
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
    else pages[pages.length - 1] = [last, line].filter(Boolean).join('\n')
  }
  return pages
}

/** The text of an old board after a new one is posted: its story, without buttons. */
export function finishedStoryView(
  faces: Faces,
  scene: Scene,
  language: Language,
): APIMessageTopLevelComponent[] {
  const tells = telling(faces, scene, language)
  const head = headText(tells)
  const foot = `-# ${tells.t('attack:movedDown')}`
  const story = storyText(tells, ROOM - head.length - foot.length)
  return [{ type: ComponentType.Container, components: separated([head, story, foot]) }]
}
