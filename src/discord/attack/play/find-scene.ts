// Finds and plays the walkthrough of a press, or says why it cannot be shown. Turns the short keys in a custom id back
// into the names that they stand for in its scene.
import type { Head, Walkthrough } from '../../../store/walkthroughs.ts'
import { recentRows } from '../../../walkthroughs/log/recent-plays.ts'
import { type Replay, sceneOf } from '../../../walkthroughs/log/replay.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import type { FormScene } from '../face/forms-face.ts'
import { keyOf, MARK } from '../face/ids.ts'
import { nameOfBoth, openChoices } from '../face/window.ts'
import { mayLook } from './may-look.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { cannotBeShown } from './unplayable.ts'

type Found =
  | { readonly scene: Replay }
  /** `unplayable`: a walkthrough that the user may see, but that today's rules cannot show. */
  | { readonly answer: MessageAnswer; readonly unplayable?: Walkthrough }

/** @throws StoreFault if the store cannot be read */
export async function findScene(parts: AttackParts, caller: Caller, id: string): Promise<Found> {
  const walkthrough = await parts.store.read(id, recentRows(id))
  const no = (outcome: 'gone' | 'notHere') => ({
    answer: sayPrivately(parts, caller, outcome, t => t(`board:${outcome}`)),
  })
  if (!walkthrough) return no('gone')
  if (!mayLook(walkthrough, caller)) return no('notHere')
  const scene = sceneOf(parts.flows, walkthrough)
  if ('unplayable' in scene)
    return { answer: cannotBeShown(parts, caller, walkthrough), unplayable: walkthrough }
  return { scene: (await isLeft(parts, walkthrough)) ? { ...scene, isLeft: true } : scene }
}

/** Whether a chapter counts no more. What the tip rests on is read only for what is not the tip. @throws StoreFault */
async function isLeft(
  { store }: Pick<AttackParts, 'store'>,
  { id, table, isTip }: Walkthrough,
): Promise<boolean> {
  if (isTip) return false
  const chapter = (await store.table(table))?.chapters.find(one => one.id === id)
  return chapter?.counts === false
}

/** Where the table of a chapter stands now; null: its newest chapter cannot be played. @throws StoreFault */
export async function sceneAtTip(
  { store, flows }: Pick<AttackParts, 'store' | 'flows'>,
  { table }: Pick<Head, 'table'>,
): Promise<Replay | null> {
  const id = (await store.table(table))?.tip
  const walkthrough = id === undefined ? null : await store.read(id, recentRows(id))
  const scene = walkthrough && sceneOf(flows, walkthrough)
  return scene && !('unplayable' in scene) ? scene : null
}

/** The parts of an id with names in place of keys. An unknown key stays, and no question has that name. */
export function spelledOut(parts: readonly string[], at: FormScene): readonly string[] {
  if (!parts.some(part => part.startsWith(MARK))) return parts
  const names = new Map(namesNow(at).map(name => [keyOf(name), name]))
  return parts.map(part => names.get(part) ?? part)
}

/** The names that an id may contain: questions and choices, moments, and what an effect can concern at the table. */
function namesNow({ scene, forms }: FormScene): string[] {
  const windows = scene.played.prompt?.windows ?? []
  const now = forms.now(scene)
  return [
    ...windows.flatMap(({ name, choices }) => [name, ...choices.map(choice => choice.name)]),
    ...forms.moments(scene).map(({ value }) => value),
    ...(now?.table.pieces ?? []).map(({ id }) => id),
    ...(now?.table.players ?? []),
    ...(now?.beside() ?? []).map(({ id }) => id),
    ...(['report', 'resolve', 'special'] as const).flatMap(about =>
      (now?.kinds(about, null) ?? []).map(({ name }) => name),
    ),
    ...openChoices(scene).map(nameOfBoth),
    ...scene.walkthrough.seats.map(({ player }) => player),
  ]
}
