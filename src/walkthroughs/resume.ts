// Finds the walkthrough of a place for a user who names no walkthrough.
import { sceneOf, type Tables } from './log/replay.ts'
import type { Scene } from './scene.ts'

/** The most walkthroughs that are read, the open ones first; users must name older ones. */
const LATEST = 10

/**
 * The latest walkthrough of a thread or channel that still expects an answer, else the latest of all; null: there is
 * none. Only its starter gets a private walkthrough.
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
