// Lets several people give commands, press buttons and submit forms on a store of their own, in any order.
import type { Caller, Command, InteractionAnswer } from '../../../src/discord/interaction/command.ts'
import { deletionId } from '../../../src/discord/settings/ids.ts'
import type { Most } from '../../../src/store/limits.ts'
import type { Store } from '../../../src/store/store.ts'
import { caller, commandsOn, ownerOf, source } from './bot.ts'

const NAMES: Readonly<Record<string, string>> = {
  '100000000000000001': 'Ana',
  '200000000000000002': 'Ben',
  '500000000000000005': 'Chris',
}
export const PEOPLE: readonly string[] = Object.keys(NAMES)

/** Who acts, in which server, whether privately, and whether they manage the server. */
export type Actor = {
  readonly user: string
  readonly guild: string
  readonly isPrivate?: boolean
  readonly manages?: boolean
  /** The language of their Discord; English without it. */
  readonly locale?: string
}

/** Ana in a server. */
export const ANA_HERE = { user: '100000000000000001', guild: '400000000000000004' }

const REPOSITORY = 'https://github.com/somebody/riposte'

/** The deeds of people within these limits. Every deed may throw a StoreFault. */
export function peopleOn(store: Store, most: Most) {
  const commands = commandsOn(store, { fallback: 'en', most, repository: REPOSITORY })
  const [attack] = commands.filter(({ definition }) => definition.name === 'attack')
  if (!attack) throw new Error('there is no command attack')
  const press = (who: Actor, customId: string, owner: Command = ownerOf(commands, customId)) =>
    answerOf(owner.press?.({ ...callerFor(who), ...source, customId, values: [] }))
  return {
    press,
    starts: async (who: Actor, options: Readonly<Record<string, string>> = {}) => {
      const given = { enemy: 'card:01094', hero: 'card:01001a', table: 'new', ...options }
      return attack.ask({
        ...callerFor(who),
        users: new Map(),
        subcommand: 'enemy',
        options: new Map(Object.entries(given)),
      })
    },
    handsOver: (who: Actor, id: string, revision: number, side: string, to: string) =>
      answerOf(
        attack.submit?.({
          ...callerFor(who),
          customId: `atk1|form|${id}|${revision}|handOver`,
          fields: new Map([
            ['user', [to]],
            ['side', [side]],
          ]),
          users: new Map([[to, { id: to, name: NAMES[to] ?? to, isBot: false }]]),
          source,
        }),
      ),
    notes: (who: Actor, id: string, revision: number, text: string) =>
      answerOf(
        attack.submit?.({
          ...callerFor(who),
          customId: `atk1|form|${id}|${revision}|happens`,
          fields: new Map([
            ['what', ['note']],
            ['text', [text]],
          ]),
          users: new Map(),
          source,
        }),
      ),
    deletesAll: (who: Actor) => press(who, deletionId(who.user)),
  }
}

async function answerOf(answer: InteractionAnswer | Promise<InteractionAnswer> | undefined) {
  if (!answer) throw new Error('nobody answers')
  return answer
}

function callerFor({ user, guild, isPrivate = false, manages = false, locale }: Actor): Caller {
  const one = caller(NAMES[user])
  const reader = { ...one.reader, ...(locale !== undefined && { userLocale: locale }) }
  const place = { ...one.place, guild, managesGuild: manages }
  return { ...one, userId: user, prefersPrivate: isPrivate, place, reader }
}
