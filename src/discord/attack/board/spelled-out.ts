// What the short keys in a custom id stand for at a scene.
import type { FormScene } from '../faces/any-forms.ts'
import { MARK, shortName } from './short-names.ts'

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
