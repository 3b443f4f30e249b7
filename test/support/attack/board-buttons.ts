// Presses buttons of a board in tests by their labels.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { boardView } from '../../../src/discord/attack/board/board.ts'
import { decodeAttackId } from '../../../src/discord/attack/face/ids.ts'
import type { Answer } from '../../../src/engine/types.ts'
import type { Language } from '../../../src/language.ts'
import type { Scene } from '../../../src/walkthroughs/scene.ts'
import { FACES } from './played-faces.ts'
import { type Log, sceneOf } from './scenes.ts'

type View = readonly APIMessageTopLevelComponent[]
type Given = Parameters<typeof sceneOf>[0]

type Part = {
  readonly content?: string
  readonly label?: string
  readonly placeholder?: string
  readonly custom_id?: string
  readonly components?: readonly Part[]
  readonly options?: readonly { readonly label: string }[]
}

/** Lists the labels of all buttons, in their order. */
export const labelsOn = (view: View): string[] => buttonsOn(view).flatMap(({ label }) => label ?? [])

const buttonsOn = (view: View): Part[] =>
  (view as readonly Part[]).flatMap(part => part.components ?? []).filter(part => part.label !== undefined)

/** Lists the options of the select with this placeholder. */
export const optionsOn = (view: View, select: string): string[] =>
  (view as readonly Part[])
    .flatMap(part => part.components ?? [])
    .flatMap(({ placeholder, options = [] }) => (placeholder === select ? options : []))
    .map(({ label }) => label)

/** Reads the answer that a button gives. */
function answerOf(view: View, label: string): Answer {
  const id = decodeAttackId(buttonsOn(view).find(one => one.label === label)?.custom_id ?? '')
  if (typeof id === 'string' || id.action !== 'answer')
    throw new Error(`${label} is no answer: ${labelsOn(view)}`)
  const [question = '', choice = '', number] = id.rest
  return { question, choice, ...(number !== undefined && { number: Number(number) }) }
}

/** Gives the scenes before, between and after pressing these buttons in turn. */
export function pressing(given: Given, language: Language, ...labels: string[]): Scene[] {
  const scenes = [sceneOf(given)]
  let log: Log = []
  for (const label of labels) {
    const board = boardView(FACES, scenes.at(-1) ?? sceneOf(given), { language })
    log = [...log, answerOf(board, label)]
    scenes.push(sceneOf(given, log))
  }
  return scenes
}

/** Writes a message as text: its texts, its rows of buttons, and its selects without their options. */
export const read = (view: View): string => (view as readonly Part[]).flatMap(linesOf).join('\n')

function linesOf({ content, components = [] }: Part): string[] {
  if (content !== undefined) return [content]
  const controls = components.filter(one => one.custom_id !== undefined)
  if (controls.length === 0)
    return components.flatMap(one => (one.content === undefined ? ['───'] : [one.content]))
  return [controls.map(one => `[${one.label ?? `${one.placeholder} ▾`}]`).join(' ')]
}
