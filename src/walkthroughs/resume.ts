// Finds the walkthrough that somebody means who names only a place.
import { sceneOf, type Tables } from './log/replay.ts'
import type { Scene } from './scene.ts'

/** The most walkthroughs that are read, the open ones first; older ones must be named. */
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
