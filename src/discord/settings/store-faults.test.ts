// A store that fails at any call of /settings or its buttons: what has changed is never told as not saved.
import { afterAll, expect, it } from 'vitest'
import { caller, commandsOn, ownerOf, source } from '../../../test/support/commands/bot.ts'
import { failing, toldOf } from '../../../test/support/store/failing.ts'
import { openTestStore } from '../../../test/support/walkthroughs/store.ts'
import type { Store, StoreFault } from '../../store/store.ts'
import type { Caller, OptionValue } from '../interaction/command.ts'
import { closingId, deletionId } from './ids.ts'

const ANY = { person: 1_000, server: 1_000 }
const RUN = { fallback: 'en', most: { open: ANY, aDay: ANY, rows: 1_000 } } as const
const opened: Store[] = []
afterAll(() => Promise.all(opened.map(store => store.close())))

function personOn(store: Store) {
  const commands = commandsOn(store, { ...RUN, repository: 'https://github.com/somebody/riposte' })
  const asks = async (name: string, subcommand: string, options: Readonly<Record<string, OptionValue>>) => {
    const given = { ...caller(), subcommand, users: new Map(), options: new Map(Object.entries(options)) }
    return commands.find(({ definition }) => definition.name === name)?.ask(given)
  }
  const presses = async (customId: string) =>
    ownerOf(commands, customId).press?.({ ...caller(), ...source, customId, values: [] })
  return { asks, presses }
}

type Does = (person: ReturnType<typeof personOn>, who: Caller) => Promise<unknown>
const DEEDS: readonly [string, Does][] = [
  ['settings of one’s own', ({ asks }) => asks('settings', 'me', { language: 'de', private: true })],
  ['settings of the server', ({ asks }) => asks('settings', 'server', { language: 'de' })],
  ['closing all attacks', ({ presses }) => presses(closingId('close', 'all'))],
  ['deleting one’s data', ({ presses }, { userId }) => presses(deletionId(userId))],
]

async function stateOf(store: Store, { userId, place: { guild } }: Caller) {
  const about = await store.about(userId).catch((error: StoreFault) => error.kind)
  return JSON.stringify([about, await store.guildSettings(guild ?? ''), await store.countOpen()])
}

async function tried(does: Does, failAt: number, isLasting: boolean) {
  const store = await openTestStore()
  opened.push(store)
  const { store: weak, state } = failing(store)
  const [person, who] = [personOn(weak), caller()]
  await person.asks('attack', 'enemy', { enemy: 'card:01094', hero: 'card:01001a' })
  const stood = await stateOf(store, who)
  Object.assign(state, { calls: 0, failAt, isLasting })
  const told = await toldOf(does(person, who))
  return { told, calls: state.calls, isSame: (await stateOf(store, who)) === stood }
}

it.each(DEEDS)('%s is told as not saved only if nothing is', async (_, does) => {
  const { calls, told, isSame } = await tried(does, Number.POSITIVE_INFINITY, false)
  expect([told, isSame]).toEqual(['told', false])
  for (const isLasting of [false, true])
    for (let failAt = 1; failAt <= calls; failAt += 1) {
      const one = await tried(does, failAt, isLasting)
      if (one.told === 'not saved') expect({ failAt, ...one }).toMatchObject({ isSame: true })
    }
})
