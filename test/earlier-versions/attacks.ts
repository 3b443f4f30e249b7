// Lists the attacks that a recording plays: each flow and edition, in every place, with every ending.
import { nameOf } from '../../src/discord/attack/start/options.ts'
import type { Options } from './bot.ts'
import { CHANNEL, DIRECT, type Person, type Spot } from './callers.ts'

/** The state in which the players leave an attack. */
export const ENDINGS = ['open', 'finished', 'undone', 'stopped'] as const

export type Wanted = {
  readonly by: Person
  readonly at: Spot
  readonly subcommand: 'enemy' | 'hero' | 'unit'
  readonly options: Options
  readonly ending: (typeof ENDINGS)[number]
}

type Given = Parameters<typeof nameOf>[0]
type Beginning = Pick<Wanted, 'subcommand'> & {
  readonly editions: readonly string[]
  readonly options: Partial<Record<Given, string | number | boolean>>
}

const MARVEL = ['1.7', '1.6-de'] as const

const BEGINNINGS: readonly Beginning[] = [
  { subcommand: 'enemy', editions: MARVEL, options: { enemy: 'Rhino II', hero: 'card:01001a' } },
  {
    subcommand: 'enemy',
    editions: MARVEL,
    options: { enemy: 'Klaw II', hero: 'Captain Marvel', damage: 3, cards: 2, tough: true },
  },
  {
    subcommand: 'enemy',
    editions: MARVEL,
    options: { enemy: 'Hydra Mercenary', hero: 'Nobody we know', atk: 2, def: 1, defender: 'Mockingbird' },
  },
  { subcommand: 'hero', editions: MARVEL, options: { attacker: 'card:01001a', target: 'Whiplash' } },
  {
    subcommand: 'hero',
    editions: MARVEL,
    options: { attacker: 'She-Hulk', target: 'Rhino II', amount: 8, overkill: true, enemyTough: true },
  },
  { subcommand: 'unit', editions: [''], options: { unit: 'Gundam', against: 'player', shields: 6 } },
  {
    subcommand: 'unit',
    editions: [''],
    options: {
      unit: 'Gundam',
      pilot: 'Amuro Ray',
      against: "Char's Zaku Ⅱ",
      blocker: 'Zaku Ⅱ',
      ap: 4,
      hp: 5,
    },
  },
]

const PLACES: readonly { readonly at: Spot; readonly isPrivate: boolean }[] = [
  { at: CHANNEL, isPrivate: false },
  { at: CHANNEL, isPrivate: true },
  { at: DIRECT, isPrivate: false },
]

/** Gives each beginning in each edition and place with each ending. */
export const attacks = (): Wanted[] =>
  BEGINNINGS.flatMap(({ subcommand, editions, options }, which) =>
    editions.flatMap(edition =>
      PLACES.flatMap(({ at, isPrivate }, where) =>
        ENDINGS.map((ending, end): Wanted => {
          const language = (which + where + end) % 2 === 0 ? 'en' : 'de'
          const given = { ...options, ...(edition && { edition }), private: isPrivate, language }
          return { by: 'ana', at, subcommand, options: named(given), ending }
        }),
      ),
    ),
  )

/** Renames the options to the command's English names. */
const named = (options: Readonly<Record<string, string | number | boolean>>): Options =>
  Object.fromEntries(Object.entries(options).map(([key, value]) => [nameOf(key as Given), value]))
