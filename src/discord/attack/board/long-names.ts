// Turns the short keys in a custom id back into the names that they stand for in a scene.
import type { FormScene } from '../faces/forms-face.ts'
import { MARK, shortName } from './short-names.ts'

/** The parts of an id with names in place of keys. An unknown key stays, and no question has that name. */
export function spelledOut(parts: readonly string[], at: FormScene): readonly string[] {
  if (!parts.some(part => part.startsWith(MARK))) return parts
  const names = new Map(namesNow(at).map(name => [shortName(name), name]))
  return parts.map(part => names.get(part) ?? part)
}

/** The names that an id may contain: questions and choices, moments, and the pieces and players at the table. */
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
