// Which walkthrough somebody means who names a place alone.
import { sceneOf, type Tables } from './log/replay.ts'
import type { Scene } from './scene.ts'

/** So many are looked at, the open ones first; nobody goes on with older ones without naming them. */
const LATEST = 10

/**
 * The latest walkthrough of a thread or channel that still expects an answer; if none does, the latest of all; null if
 * there is none. Private ones are there for their starter alone.
 * @throws StoreFault if the store cannot be read
 */
export async function latestAt({ store, flows }: Tables, place: string, user: string): Promise<Scene | null> {
  let latest: Scene | null = null
  for (const { id, closed } of await store.at(place, user, LATEST)) {
    const walkthrough = await store.read(id)
    const scene = walkthrough && sceneOf(flows, walkthrough)
    if (!scene || 'unplayable' in scene) continue
    if (scene.played.prompt && !closed) return scene
    latest ??= scene
  }
  return latest
}
