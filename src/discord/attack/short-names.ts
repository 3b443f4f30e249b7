// Names that are too long for a custom id stand there as a short key, which is the same for ever.
import { hash } from 'node:crypto'
import type { Scene } from '../../walkthroughs/scene.ts'
import { momentsOf } from './forms/prompt.ts'
import { tableOf } from './forms/table.ts'

/** Ids of two names of this length are still short. */
const LONGEST = 14
const MARK = '~'

/** The name itself if it is short and holds nothing that an id is cut at; else the beginning of its hash. */
export function shortName(name: string): string {
  const fits = name.length <= LONGEST && !/[|‖]/.test(name) && !name.startsWith(MARK)
  return fits ? name : MARK + hash('sha256', name, 'base64url').slice(0, 8)
}

/** The parts of an id with the names that their keys stand for now. What stands for none stays, and is asked by nobody. */
export function spelledOut(parts: readonly string[], scene: Scene): readonly string[] {
  if (!parts.some(part => part.startsWith(MARK))) return parts
  const names = new Map(namesNow(scene).map(name => [shortName(name), name]))
  return parts.map(part => names.get(part) ?? part)
}

/** What an id may name: questions and choices, moments, and who is at the table. */
function namesNow(scene: Scene): string[] {
  const windows = scene.played.prompt?.windows ?? []
  const table = tableOf(scene)
  return [
    ...windows.flatMap(({ name, choices }) => [name, ...choices.map(choice => choice.name)]),
    ...momentsOf(scene).map(({ value }) => value),
    ...(table?.pieces ?? []).map(({ id }) => id),
    ...(table?.players ?? []),
    ...scene.walkthrough.seats.map(({ player }) => player),
  ]
}
