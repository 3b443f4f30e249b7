// The board: where an attack stands, what has happened, what is asked, in one message.
import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { separated } from '../../message/components.ts'
import type { Faces } from '../faces/face.ts'
import { promptText } from '../questions/prompt-text.ts'
import { storyText } from '../story/story-text.ts'
import { choiceRows, moreRow, toolRow } from './board-rows.ts'
import { figureLines } from './figures.ts'
import { headText } from './head.ts'
import { stepLine } from './steps.ts'
import { endView } from './summary.ts'
import { telling } from './telling.ts'
import { whyRow } from './why-row.ts'

/** Discord's limit for all texts of a message. */
const ROOM = 4000

export type BoardOptions = {
  readonly language: Language
  /** To read only: without buttons, for somebody who asked for it in another language. */
  readonly isToRead?: boolean
}

/** The board of a scene; once nothing is asked any more, what came of it. */
export function boardView(
  faces: Faces,
  scene: Scene,
  { language, isToRead = false }: BoardOptions,
): APIMessageTopLevelComponent[] {
  const tells = telling(faces, scene, language)
  const windows = scene.played.prompt?.windows
  if (!windows) return endView(tells, isToRead)
  const head = `${headText(tells)}\n${figureLines(tells)}`
  const steps = stepLine(tells)
  const prompt = promptText(windows, tells)
  const story = storyText(tells, ROOM - head.length - steps.length - prompt.length)
  const board = {
    type: ComponentType.Container,
    components: separated([head, [steps, story].filter(Boolean).join('\n'), prompt]),
  } as const
  if (isToRead) return [board]
  return [board, ...choiceRows(tells), ...toolRow(tells), ...whyRow(tells), ...moreRow(tells)]
}
