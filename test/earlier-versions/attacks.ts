// Lists the attacks that a recording plays: each flow and edition, in every place, with every ending.
import { nameOf } from '../../src/discord/attack/face/options.ts'
import type { Options } from './bot.ts'
import { AWAY, CHANNEL, DIRECT, type Person, type Spot, THREAD, USERS } from './callers.ts'

/** The state in which the players leave an attack. */
const ENDINGS = ['open', 'finished', 'undone', 'stopped'] as const
/** The same where the command tells the attack to its end: untouched, with its board opened, or with its end taken back. */
const ENDINGS_AT_ONCE = ['untouched', 'opened', 'undone'] as const

export type Wanted = {
  readonly by: Person
  readonly at: Spot
  readonly subcommand: 'enemy' | 'hero' | 'unit' | 'battle'
  readonly options: Options
  readonly ending: (typeof ENDINGS | typeof ENDINGS_AT_ONCE)[number]
}

type Given = Parameters<typeof nameOf>[0]
type GivenOptions = Readonly<Partial<Record<Given, string | number | boolean>>>
type Beginning = Pick<Wanted, 'subcommand'> & {
  /** The empty one stands for a command that names none. */
  readonly editions: readonly string[]
  readonly options: GivenOptions
}

const MARVEL = ['1.8', '1.7', '1.6-de'] as const
const GUNDAM = ['1.9.0', '1.0'] as const

const BEGINNINGS: readonly Beginning[] = [
  { subcommand: 'enemy', editions: ['', ...MARVEL], options: { enemy: 'Rhino II', hero: 'card:01001a' } },
  {
    subcommand: 'enemy',
    editions: MARVEL,
    options: { enemy: 'Klaw II', hero: 'Captain Marvel', damage: 3, cards: 2, tough: true },
  },
  {
    subcommand: 'enemy',
    editions: MARVEL,
    options: { enemy: 'card:01101', hero: 'name:Nobody we know', atk: 2, def: 1, defender: 'Mockingbird' },
  },
  {
    subcommand: 'enemy',
    editions: ['1.8'],
    options: { enemy: 'Ultron I', hero: 'Black Panther', player: USERS.ben.id, players: 3, kind: 'minion' },
  },
  { subcommand: 'hero', editions: MARVEL, options: { attacker: 'card:01001a', target: 'Whiplash' } },
  {
    subcommand: 'hero',
    editions: MARVEL,
    options: { attacker: 'She-Hulk', target: 'Rhino II', amount: 8, overkill: true, enemyTough: true },
  },
  {
    subcommand: 'unit',
    editions: ['', ...GUNDAM],
    options: { unit: 'Gundam', against: 'player', shields: 6 },
  },
  {
    subcommand: 'unit',
    editions: GUNDAM,
    options: {
      unit: 'Gundam',
      pilot: 'Amuro Ray',
      against: "Char's Zaku Ⅱ",
      blocker: 'name:A Unit with Blocker',
      ap: 4,
      hp: 5,
      opponent: USERS.ben.id,
    },
  },
  { subcommand: 'battle', editions: [''], options: { unit: 'Gundam', battled: 'Zaku Ⅱ' } },
  {
    subcommand: 'battle',
    editions: ['1.9.0'],
    options: { unit: 'Gundam', pilot: 'Amuro Ray', battled: "Char's Zaku Ⅱ", targetHp: 6, base: 'side:none' },
  },
]

const ONE_OF_EACH = BEGINNINGS.filter(
  ({ subcommand }, index) => BEGINNINGS.findIndex(one => one.subcommand === subcommand) === index,
).map(beginning => ({ ...beginning, editions: [''] }))

const AT_ONCE: readonly Beginning[] = [
  {
    subcommand: 'enemy',
    editions: ['1.8', '1.6-de'],
    options: { enemy: 'Rhino I', hero: 'card:01001a', defender: 'side:nobody', boost: '2' },
  },
  {
    subcommand: 'hero',
    editions: ['1.8', '1.7'],
    options: { attacker: 'card:01001a', target: 'Rhino I', atOnce: true },
  },
  {
    subcommand: 'unit',
    editions: GUNDAM,
    options: { unit: 'Zaku Ⅱ', against: 'player', shields: 3, atOnce: true },
  },
  { subcommand: 'battle', editions: ['1.9.0'], options: { unit: 'Zaku Ⅱ', battled: 'GM', atOnce: true } },
]

type Where = { readonly at: Spot; readonly isPrivate: boolean }

const HERE: Where = { at: CHANNEL, isPrivate: false }
const PRIVATE: Where = { at: CHANNEL, isPrivate: true }
const PLACES: readonly Where[] = [HERE, PRIVATE, { at: DIRECT, isPrivate: false }]
/** Where the board stands in the reply, in which the bot can change nothing later. */
const IN_REPLIES: readonly Where[] = [
  { at: THREAD, isPrivate: false },
  { at: AWAY, isPrivate: false },
]

/** Gives each beginning in each edition with each ending, in these places by turns. */
function combined(
  beginnings: readonly Beginning[],
  places: readonly Where[],
  endings: readonly Wanted['ending'][],
): Wanted[] {
  const all = beginnings.flatMap(({ editions, ...beginning }) =>
    editions.flatMap(edition => endings.map(ending => ({ ...beginning, edition, ending }))),
  )
  return all.flatMap(({ subcommand, edition, options, ending }, index) => {
    // As many editions and endings as places would give each ending the same place.
    const { at, isPrivate } = places[(index + Math.floor(index / endings.length)) % places.length] ?? HERE
    const language = index % 3 === 0 ? 'de' : 'en'
    const given = { ...options, ...(edition && { edition }), private: isPrivate, language }
    return { by: 'ana', at, subcommand, options: optionsNamed(given), ending }
  })
}

/** Gives the attacks that are told step by step, and those that their commands tell to the end. */
export const attacks = (): Wanted[] => [
  ...combined(BEGINNINGS, PLACES, ENDINGS),
  ...combined(ONE_OF_EACH, [PRIVATE], ['untouched', 'finished', 'finished', 'finished']),
  ...combined(AT_ONCE, PLACES, ENDINGS_AT_ONCE),
  ...combined(
    BEGINNINGS.filter(({ editions }) => editions.includes('')),
    IN_REPLIES,
    ENDINGS,
  ),
]

/** Renames the options to the command's English names. */
export const optionsNamed = (options: GivenOptions): Options =>
  Object.fromEntries(Object.entries(options).map(([key, value]) => [nameOf(key as Given), value]))
