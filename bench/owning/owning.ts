// What each command costs for a person with many long attacks: nobody else is answered during a piece of it.
import { join } from 'node:path'
import type { Command, InteractionAnswer, OptionValue } from '../../src/discord/interaction/command.ts'
import type { Posts } from '../../src/discord/request/posts.ts'
import { openStore } from '../../src/store/open.ts'
import { caller, commandsOn, source, valuesOf } from '../../test/support/commands/bot.ts'
import { newFolder } from '../answering/set-up.ts'
import { median } from '../rounds.ts'
import { goal, type Row, type Table } from '../table.ts'
import { makePerson, WHERE } from './person.ts'
import { longestPiece } from './pieces.ts'

const SIZES = {
  full: { attacks: 200, rows: 900, times: 9 },
  light: { attacks: 3, rows: 20, times: 1 },
}

/** The limits as they are where nobody sets others. */
const MOST = { open: { person: 10, server: 200 }, aDay: { person: 50, server: 1000 }, rows: 5_000 }

export async function owning(scale: keyof typeof SIZES): Promise<Table[]> {
  const { attacks, rows, times } = SIZES[scale]
  const path = join(newFolder(), 'person.sqlite')
  await makePerson(path, attacks, rows)
  const store = await openStore({ path, url: undefined })
  const table: Row[] = []
  for (const { name, most = 100, once, run } of worksOn(
    commandsOn(store, { fallback: 'en', most: MOST, repository: 'https://github.com/x/y' }),
  )) {
    const pieces: number[] = []
    for (let time = 0; time < (once ? 1 : times); time++) pieces.push(await longestPiece(run))
    const longest = median(pieces)
    table.push({
      ...{ '': name, 'longest piece, ms': longest, 'worst, ms': Math.max(...pieces) },
      ...goal(longest, 'most', most),
    })
  }
  await store.close()
  return [
    {
      title: 'A person with much',
      about: `${attacks} attacks of ${rows} rows each are one person’s, on SQLite, without Discord. The longest piece is the most processor time without a turn of the event loop, in which nobody else is answered: median and worst of ${times} times, export and deletion once.`,
      rows: table,
    },
  ]
}

type Work = {
  readonly name: string
  /** The goal in milliseconds, if it is not that of a command. */
  readonly most?: number
  readonly once?: true
  readonly run: () => Promise<unknown>
}

function worksOn(commands: readonly Command[]): Work[] {
  const { channel, guild, starter: userId } = WHERE
  const by = () => ({ ...caller(), userId, place: { ...caller().place, channel, guild } })
  const named = (name: string): Command => {
    const command = commands.find(({ definition }) => definition.name === name)
    if (!command) throw new Error(`there is no command ${name}`)
    return command
  }
  const [attack, settings] = [named('attack'), named('settings')]
  const asking = (subcommand: string, options: Readonly<Record<string, OptionValue>> = {}) => ({
    ...{ ...by(), subcommand, users: new Map() },
    options: new Map(Object.entries(options)),
  })
  const press = async ({ press }: Command, customId: string) =>
    toEnd(await press?.({ ...by(), ...source, customId, values: [] }))
  const typed = { ...asking('resume', { walkthrough: 'rhi' }), focused: 'walkthrough' }
  const deleted = async () => {
    const [id = ''] = valuesOf(await settings.ask(asking('data delete')), ['custom_id'])
    await press(settings, id)
  }
  return [
    { name: 'a letter in /attack resume', most: 20, run: async () => attack.complete?.(typed) },
    { name: '/attack list', run: async () => toEnd(await attack.ask(asking('list'))) },
    {
      name: '/settings data export',
      once: true,
      run: async () => toEnd(await settings.ask(asking('data export'))),
    },
    { name: '/settings data delete, confirmed', once: true, run: deleted },
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
  rename: taken,
  post: taken,
  edit: taken,
  editAnswer: taken,
  follow: async (_components, _isPrivate, files = []) => {
    for (const { content } of files) Buffer.from(content)
    return taken()
  },
  tell: taken,
}
