// The board: one message with the state of an attack, its story and its question.
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

/** Discord's limit for all texts of a message, in characters. */
const ROOM = 4000

export type BoardOptions = {
  readonly language: Language
  /** Shows the board without buttons, for a user who reads it in another language. */
  readonly isToRead?: boolean
}

/** The board of a scene; when no question is left, the summary. */
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
