// Ends an attack early, and goes on with one that was ended so.
import type { Head } from '../store/walkthroughs.ts'
import { type Replay, sceneAt, sceneFrom, type Tables } from './log/replay.ts'
import { leftToStore } from './log/retell.ts'
import { reopeningOf, type TablePress } from './reopening.ts'
import { type PressResult, passedBy, pressBehind, savedPress } from './save-press.ts'
import { isStopped, type Scene } from './scene.ts'

/** notTheirs: the user may not end it, and nothing has changed. */
export type StopResult = PressResult | { readonly result: 'stopped' | 'notTheirs'; readonly scene: Scene }

/**
 * Ends a walkthrough early: its table goes on from how it stands then. Going on, or the next answer or undo, opens it again.
 * @throws StoreFault if the store cannot say whether it has saved that
 */
export async function stop(tables: Tables, press: TablePress, scene: Replay): Promise<StopResult> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  const { walkthrough, played } = scene
  if (!mayStop(walkthrough, press)) return { result: 'notTheirs', scene }
  const outcome = leftToStore(played)
  if (await tables.store.stopAt(walkthrough.id, walkthrough.revision, outcome)) {
    const ended = { ...walkthrough, closed: true, ending: 'stopped' as const, outcome }
    return { result: 'stopped', scene: sceneFrom(walkthrough.closed ? walkthrough : ended, scene) }
  }
  const now = await tables.store.read(walkthrough.id)
  return now ? pressBehind(sceneAt(tables.flows, scene, now), press) : { result: 'gone' }
}

/** Opens a stopped walkthrough, as its next answer would. @throws StoreFault as `stop` does */
export async function reopenWalkthrough(
  tables: Tables,
  press: TablePress,
  scene: Replay,
): Promise<PressResult> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  if (!isStopped(scene)) return { result: 'repeated', scene }
  const { rows } = scene.walkthrough
  const opened = await tables.store.reopen(press, reopeningOf(tables, press, scene, null), null, rows)
  return savedPress(tables, press, scene, opened, walkthrough => sceneFrom(walkthrough, scene))
}

/** For so long nobody has touched an attack that whoever has a seat may end, in milliseconds. */
const RESTED = 10 * 60_000

/**
 * Its leader may end it, and the person who began it, whose limits count it; whoever has a seat once nobody has touched it for
 * a while; whoever manages the server; and everybody if its starter has been deleted.
 */
export function mayStop(
  {
    starter,
    beginner,
    seats,
    touched,
    guild,
  }: Pick<Head, 'starter' | 'beginner' | 'seats' | 'touched' | 'guild'>,
  { userId, at, place }: Pick<TablePress, 'userId' | 'at' | 'place'>,
): boolean {
  if (starter === null || [starter, beginner].includes(userId)) return true
  if (at - touched >= RESTED && seats.some(({ user }) => user === userId)) return true
  return place !== undefined && guild !== null && place.guild === guild && place.managesGuild
}
