// Names that are too long for a custom id stand there as a short key, which is the same for ever.
import { hash } from 'node:crypto'
import type { FormScene } from '../forms/form-kind.ts'

/** Ids of two names of this length are still short. */
const LONGEST = 14
const MARK = '~'

/** The name itself if it is short and holds nothing that an id is cut at; else the beginning of its hash. */
export function shortName(name: string): string {
  const fits = name.length <= LONGEST && !/[|‖]/.test(name) && !name.startsWith(MARK)
  return fits ? name : MARK + hash('sha256', name, 'base64url').slice(0, 8)
}

/** The parts of an id with the names that their keys stand for now. What stands for none stays, and is asked by nobody. */
export function spelledOut(parts: readonly string[], at: FormScene): readonly string[] {
  if (!parts.some(part => part.startsWith(MARK))) return parts
  const names = new Map(namesNow(at).map(name => [shortName(name), name]))
  return parts.map(part => names.get(part) ?? part)
}

/** What an id may name: questions and choices, moments, and who is at the table. */
function namesNow({ scene, forms }: FormScene): string[] {
  const windows = scene.played.prompt?.windows ?? []
  const table = forms.now(scene)?.table
  return [
    ...windows.flatMap(({ name, choices }) => [name, ...choices.map(choice => choice.name)]),
    ...forms.moments(scene).map(({ value }) => value),
    ...(table?.pieces ?? []).map(({ id }) => id),
    ...(table?.players ?? []),
    ...scene.walkthrough.seats.map(({ player }) => player),
  ]
}
