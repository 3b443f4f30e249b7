// Pressing buttons of a board in tests: by their labels, as a person does.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { Answer } from '../../engine/types.ts'
import type { Language } from '../../language.ts'
import { text } from '../../playground/plain-text.ts'
import type { Scene } from '../../walkthroughs/scene.ts'
import { boardView } from './board.ts'
import { decode } from './ids.ts'
import { type Log, sceneOf } from './scenes.play.ts'

type View = readonly APIMessageTopLevelComponent[]
type Given = Parameters<typeof sceneOf>[0]

type Button = {
  readonly label?: string
  readonly custom_id?: string
  readonly components?: readonly Button[]
}

/** The labels of all buttons, in their order. */
export const labelsOn = (view: View): string[] => buttonsOn(view).flatMap(({ label }) => label ?? [])

const buttonsOn = (view: View): Button[] =>
  (view as readonly Button[]).flatMap(part => part.components ?? []).filter(part => part.label !== undefined)

/** The answer that a button gives. */
export function answerOf(view: View, label: string): Answer {
  const id = decode(buttonsOn(view).find(one => one.label === label)?.custom_id ?? '')
  if (typeof id === 'string' || id.action !== 'answer')
    throw new Error(`${label} is no answer: ${labelsOn(view)}`)
  const [question = '', choice = '', number] = id.rest
  return { question, choice, ...(number !== undefined && { number: Number(number) }) }
}

/** The scenes before, between and after pressing these buttons one after another. */
export function pressing(given: Given, language: Language, ...labels: string[]): Scene[] {
  const scenes = [sceneOf(given)]
  let log: Log = []
  for (const label of labels) {
    const board = boardView(scenes.at(-1) ?? sceneOf(given), { language })
    log = [...log, answerOf(board, label)]
    scenes.push(sceneOf(given, log))
  }
  return scenes
}

/** A message as it is read; what selects hold is left to other tests. */
export const read = (view: View): string => text({ components: view as never }).replace(/ ▾ .*\]$/gm, ' ▾]')
