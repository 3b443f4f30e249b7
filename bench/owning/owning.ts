// What each command costs for a person with many long attacks: nobody else is answered during a piece of it.
import { join } from 'node:path'
import type { Command, InteractionAnswer, OptionValue } from '../../src/discord/interaction/command.ts'
import type { Posts } from '../../src/discord/interaction/posts.ts'
import { openStore } from '../../src/store/open.ts'
import { caller, commandsOn, source, valuesOf } from '../../test/commands/bot.ts'
import { newFolder } from '../answering/set-up.ts'
import { median } from '../rounds.ts'
import { goal, type Row, type Table } from '../table.ts'
import { attackOf, makePerson, WHERE } from './person.ts'
import { type Cost, costOf } from './pieces.ts'

const SIZES = {
  full: { attacks: 200, rows: 900, times: 9 },
  light: { attacks: 3, rows: 20, times: 1 },
}

const LETTER = 20
const ANYTHING = 100

/** The limits as they are where nobody sets others. */
const MOST = { open: { person: 10, server: 200 }, aDay: { person: 50, server: 1000 }, rows: 5_000 }

export async function owning(scale: keyof typeof SIZES): Promise<Table[]> {
  const { attacks, rows, times } = SIZES[scale]
  const path = join(newFolder(), 'person.sqlite')
  await makePerson(path, attacks, rows)
  const store = await openStore({ path, url: undefined })
  const commands = commandsOn(store, { fallback: 'en', most: MOST, repository: 'https://github.com/x/y' })
  const told: Row[] = []
  for (const { name, uses, once, run } of worksOn(commands)) {
    const costs: Cost[] = []
    for (let time = 0; time < (once ? 1 : times); time++) costs.push(await costOf(run))
    told.push(rowOf(name, costs, uses === 'letter' ? LETTER : ANYTHING))
  }
  await store.close()
  return [
    {
      title: 'A person with much',
      about: `${attacks} attacks of ${rows} rows each are one person’s, on SQLite, without Discord. The longest piece is the most processor time without a turn of the event loop, in which nobody else is answered: median and worst of ${times} times, export and deletion once.`,
      rows: told,
    },
  ]
}

const rowOf = (name: string, costs: readonly Cost[], most: number): Row => {
  const longest = median(costs.map(cost => cost.longest))
  return {
    '': name,
    'longest piece, ms': longest,
    'worst, ms': Math.max(...costs.map(cost => cost.longest)),
    'whole, ms': median(costs.map(cost => cost.whole)),
    'by the clock, ms': median(costs.map(cost => cost.wall)),
    'RSS after, MB': process.memoryUsage.rss() / 1024 ** 2,
    ...goal(longest, 'most', most),
  }
}

type Work = {
  readonly name: string
  readonly uses: 'letter' | 'command'
  readonly once?: true
  readonly run: () => Promise<unknown>
}

function worksOn(commands: readonly Command[]): Work[] {
  const { channel, guild, starter: userId } = WHERE
  const by = () => {
    const one = caller()
    return { ...one, userId, place: { ...one.place, channel, guild } }
  }
  const named = (name: string): Command => {
    const command = commands.find(({ definition }) => definition.name === name)
    if (!command) throw new Error(`there is no command ${name}`)
    return command
  }
  const asked = (subcommand: string | null, options: Readonly<Record<string, OptionValue>>) => ({
    ...{ ...by(), subcommand, users: new Map() },
    options: new Map(Object.entries(options)),
  })
  const ask = (name: string, subcommand: string | null = null, options = {}): Work => ({
    name: `/${[name, subcommand ?? [], Object.keys(options)].flat().join(' ')}`,
    uses: 'command',
    run: async () => toEnd(await named(name).ask(asked(subcommand, options))),
  })
  const letter = (name: string, subcommand: string | null, focused: string, typed: string): Work => ({
    name: `a letter in ${[name, subcommand ?? []].flat().join(' ')}`,
    uses: 'letter',
    run: async () => named(name).complete?.({ ...asked(subcommand, { [focused]: typed }), focused }),
  })
  const press = (name: string, command: string, customId: string): Work => ({
    name,
    uses: 'command',
    run: async () => toEnd(await named(command).press?.({ ...by(), ...source, customId, values: [] })),
  })
  const confirmed = async () => {
    const [id = ''] = valuesOf(await named('settings').ask(asked('data delete', {})), ['custom_id'])
    return toEnd(await named('settings').press?.({ ...by(), ...source, customId: id, values: [] }))
  }
  return [
    letter('attack', 'resume', 'walkthrough', 'rhi'),
    letter('attack', 'enemy', 'enemy', 'rhi'),
    letter('rule', null, 'query', 'retal'),
    letter('card', null, 'card', 'rhi'),
    ask('attack', 'list'),
    ask('attack', 'resume'),
    ask('attack', 'resume', { walkthrough: `attack:${attackOf(0)}` }),
    ask('attack', 'enemy', { enemy: 'Rhino II', hero: 'card:01001a' }),
    press('“Earlier” on a board', 'attack', `atk1|earlier|${attackOf(1)}|900`),
    press('“Transcript” of a board', 'attack', `atk1|transcript|${attackOf(2)}|900`),
    ask('rule', null, { query: 'retaliate' }),
    ask('card', null, { card: 'Rhino' }),
    ask('help'),
    ask('about'),
    ask('settings', 'me'),
    ask('settings', 'server'),
    { ...ask('settings', 'data export'), once: true },
    { name: '/settings data delete, confirmed', uses: 'command', once: true, run: confirmed },
  ]
}

/** Runs what follows the answer as well. */
async function toEnd(answer: InteractionAnswer | undefined): Promise<void> {
  if (answer && answer.as !== 'modal') await answer.afterwards?.(TAKEN, 'message')
}

const taken = async () => ({ id: '1' })
/** Discord takes everything, and reads the files as a request does. */
const TAKEN: Posts = {
  openThread: taken,
  post: taken,
  edit: taken,
  editAnswer: taken,
  follow: async (_components, _isPrivate, files = []) => {
    for (const { content } of files) Buffer.from(content)
    return { id: '1' }
  },
  tell: taken,
}
