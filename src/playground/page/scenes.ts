// The scenes that a link can open: what is done in a fresh world before one looks at it.
import type { Actor, Discord } from '../actor.ts'
import { messageOf } from '../actor.ts'

export type Scene = {
  /** Who looks at it, unless the link says otherwise, and where. */
  readonly persona: string
  readonly place: string
  /** Does what leads there. Throws when the bot does not answer. */
  readonly play: (as: (name: string) => Actor) => Promise<unknown>
}

/** Their names stand in links, so they stay. */
const SCENES: Readonly<Record<string, Scene>> = {
  rule: {
    persona: 'Ben',
    place: 'rules',
    play: async as => messageOf(await as('Ben').command('regel', { suche: 'vergeltung' })),
  },
  'rule-en': {
    persona: 'Ana',
    place: 'rules',
    play: async as => messageOf(await as('Ana').command('rule', { query: 'retaliate' })),
  },
}

export const SCENE_NAMES: readonly string[] = Object.keys(SCENES)

export const sceneNamed = (name: string): Scene | null =>
  Object.hasOwn(SCENES, name) ? (SCENES[name] ?? null) : null

/** Plays a scene, everybody sitting in its channel. @throws Error when the bot does not answer */
export const playScene = (discord: Discord, scene: Scene): Promise<unknown> =>
  scene.play(name => discord.user(name).in(scene.place))
