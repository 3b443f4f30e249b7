// Lists the scenes that a link can open: each plays some commands in a fresh world.
import { type Actor, type Discord, messageOf, type SeenMessage } from '../loopback/start-loopback.ts'

type As = (name: string) => Actor

type Scene = {
  /** The persona and channel in which the scene opens, unless the link names another persona. */
  readonly persona: string
  readonly channel: string
  /** Plays the scene. @returns the id of the place to look at. Throws when the bot does not answer. */
  readonly play: (as: As, discord: Discord) => Promise<string>
}

/** The scenes by name; links contain the names, so they never change. */
const SCENES: Readonly<Record<string, Scene>> = {
  rule: {
    persona: 'Ben',
    channel: 'rules',
    play: async as => messageOf(await as('Ben').command('regel', { suche: 'vergeltung' })).channel_id,
  },
  'rule-en': {
    persona: 'Ana',
    channel: 'rules',
    play: async as => messageOf(await as('Ana').command('rule', { query: 'retaliate' })).channel_id,
  },
  rhino: {
    persona: 'Ben',
    channel: 'table',
    play: (as, discord) =>
      inThread(discord, as('Ben'), 'angriff gegner', { gegner: 'card:01095', held: 'card:01001a' }),
  },
  'rhino-en': {
    persona: 'Ana',
    channel: 'table',
    play: async (as, discord) => {
      const ana = as('Ana')
      const thread = await inThread(discord, ana, 'attack enemy', {
        enemy: 'card:01095',
        hero: 'card:01001a',
        defender: 'side:hero',
      })
      const board = ana.in({ id: thread }).sees().at(-1)
      if (board) await ana.press(board, '2')
      return thread
    },
  },
  table: {
    persona: 'Ben',
    channel: 'table',
    play: (as, discord) =>
      twoAttacks(discord, as('Ben'), {
        command: 'angriff gegner',
        options: { gegner: 'card:01095', held: 'card:01001a', spielerzahl: 1 },
        presses: ['Niemand', '1', '4 Schaden zufügen', 'Fertig', 'Spider-Man greift Rhino II an'],
      }),
  },
  'table-en': {
    persona: 'Ana',
    channel: 'table',
    play: (as, discord) =>
      twoAttacks(discord, as('Ana'), {
        command: 'attack enemy',
        options: { enemy: 'card:01095', hero: 'card:01001a', players: 1 },
        presses: ['Nobody', '1', 'Deal 4 damage', 'Finish', 'Spider-Man attacks Rhino II'],
      }),
  },
  unit: {
    persona: 'Ana',
    channel: 'table',
    play: (as, discord) =>
      inThread(discord, as('Ana'), 'attack unit', {
        unit: 'card:GD01-001',
        target: 'side:player',
        shields: 3,
      }),
  },
}

/** Begins an attack and waits for the board in its thread, whose id is that of the attack's message. */
async function inThread(
  discord: Discord,
  actor: Actor,
  command: string,
  options: Readonly<Record<string, string | number>>,
): Promise<string> {
  const { id } = messageOf(await actor.command(command, options))
  const boards = (): readonly SeenMessage[] => (discord.world.channels.has(id) ? actor.in({ id }).sees() : [])
  await discord.waitFor(() => boards().length > 0)
  return id
}

type Played = {
  readonly command: string
  readonly options: Readonly<Record<string, string | number>>
  readonly presses: readonly string[]
}

/** Plays an attack to its end, and begins the next one of its table. */
async function twoAttacks(
  discord: Discord,
  actor: Actor,
  { command, options, presses }: Played,
): Promise<string> {
  const thread = await inThread(discord, actor, command, options)
  const there = actor.in({ id: thread })
  let board = there.sees().at(-1)
  for (const label of presses) if (board) board = messageOf(await there.press(board, label))
  return thread
}

export const SCENE_NAMES: readonly string[] = Object.keys(SCENES)

export const sceneNamed = (name: string): Scene | null =>
  Object.hasOwn(SCENES, name) ? (SCENES[name] ?? null) : null

/** Plays a scene in its channel. @returns the id of the place to look at. @throws Error when the bot is silent */
export const playScene = (discord: Discord, scene: Scene): Promise<string> =>
  scene.play(name => discord.user(name).in(scene.channel), discord)
