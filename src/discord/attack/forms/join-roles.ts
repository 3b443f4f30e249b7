// Who may join the table with an answer: as what, whose they are, and what has to be said of them.
import type { KeyIn } from '../../../i18n/words.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Wanted } from './found-card.ts'
import { baseOf, type Open } from './prompt.ts'
import type { Table, TablePiece } from './table.ts'
import type { Limits } from './typed.ts'

/** A number that can be given, by its name in a set-up. */
export type PieceNumber = Limits & { readonly name: string }

const HIT_POINTS: PieceNumber = { name: 'hitPoints', asks: 'hit points', min: 1, max: 999 }
const DAMAGE: PieceNumber = { name: 'damage', asks: 'damage', min: 0, max: 998 }
const DEF: PieceNumber = { name: 'def', asks: 'DEF', min: 0, max: 99 }
const RETALIATE: PieceNumber = { name: 'retaliate', asks: 'retaliate', min: 0, max: 99 }
const AP: PieceNumber = { name: 'ap', asks: 'AP', min: 0, max: 99 }
const HP: PieceNumber = { name: 'hp', asks: 'HP', min: 1, max: 99 }
const COUNTERS: PieceNumber = { name: 'damage', asks: 'damage', min: 0, max: 98 }

export type Role = {
  readonly name: string
  /** The questions that it can answer. */
  readonly questions: readonly string[]
  readonly wanted: Wanted
  /** The first kind, unless the card or the form says another. */
  readonly kinds: readonly TablePiece['kind'][]
  readonly title: KeyIn<'forms'>
  readonly numbers: readonly PieceNumber[]
  /** Whose it is: 'anyone' is chosen in the form, 'other' is a player without an identity at the table. */
  readonly player: 'anyone' | 'other' | 'active' | 'standby' | 'nobody' | 'asked'
  /** What is true of it because it answers this question. */
  readonly is?: Readonly<Record<string, unknown>>
  /** The choice that is answered; left out, the new piece itself. */
  readonly choice?: string
}

/** Before the name of a role, where the choices of a question stand: no choice of the engine begins so. */
export const JOIN = '+'

const UNIT = { wanted: 'unit', kinds: ['unit'] } as const
const FRIENDLY = [HIT_POINTS, DAMAGE]

export const ROLES: readonly Role[] = [
  {
    name: 'ally',
    questions: ['defend'],
    wanted: 'ally',
    kinds: ['ally'],
    title: 'forms:title.ally',
    numbers: FRIENDLY,
    player: 'anyone',
  },
  {
    name: 'player',
    questions: ['defend'],
    wanted: 'hero',
    kinds: ['hero'],
    title: 'forms:title.otherPlayer',
    numbers: [DEF, ...FRIENDLY],
    player: 'other',
  },
  {
    name: 'identity',
    questions: ['identity'],
    wanted: 'hero',
    kinds: ['hero'],
    title: 'forms:title.identity',
    numbers: [DEF, ...FRIENDLY],
    player: 'asked',
    choice: 'hero',
  },
  {
    name: 'enemy',
    questions: ['target'],
    wanted: 'enemy',
    kinds: ['minion', 'villain'],
    title: 'forms:title.enemy',
    numbers: [HIT_POINTS, DAMAGE, RETALIATE],
    player: 'nobody',
  },
  {
    name: 'unit',
    ...UNIT,
    questions: ['attacker'],
    title: 'forms:title.attacker',
    numbers: [AP, HP, COUNTERS],
    player: 'active',
  },
  {
    name: 'unit',
    ...UNIT,
    questions: ['target'],
    title: 'forms:title.targetUnit',
    numbers: [AP, HP, COUNTERS],
    player: 'standby',
    is: { rested: true },
  },
  {
    name: 'blocker',
    ...UNIT,
    questions: ['block'],
    title: 'forms:title.blocker',
    numbers: [AP, HP, COUNTERS],
    player: 'standby',
    is: { keywords: ['Blocker'] },
  },
  {
    name: 'base',
    questions: ['shieldArea'],
    wanted: 'base',
    kinds: ['base'],
    title: 'forms:title.base',
    numbers: [HP, COUNTERS],
    player: 'standby',
    choice: 'base',
  },
]

const GUNDAM_ONLY: readonly Role['player'][] = ['active', 'standby']

/** Somebody is about to join: where, in which role, with an answer to which question. */
export type Joining = {
  readonly scene: Scene
  readonly table: Table
  readonly role: Role
  readonly question: string
}

/** The roles in which somebody may join with an answer to this question. */
function rolesFor(window: Open, { game }: Table): Role[] {
  if (!window.joins) return []
  return ROLES.filter(({ questions }) => questions.includes(baseOf(window.name))).filter(
    ({ player }) => GUNDAM_ONLY.includes(player) === (game === 'gundam'),
  )
}

/** The role of this name, if it can answer the question now. */
export function roleIn(scene: Scene, table: Table, question: string, name: string): Role | undefined {
  const window = scene.played.prompt?.windows.find(one => one.name === question)
  return window && rolesFor(window, table).find(role => role.name === name)
}

/** Marvel Champions is for up to four players. */
const MOST_PLAYERS = 4

/** The players it can belong to; none for an enemy. */
export function playersFor({ scene, table, role, question }: Joining): string[] {
  if (role.player === 'active' || role.player === 'standby') return [table[role.player] ?? []].flat()
  if (role.player === 'asked') return [question.slice(question.indexOf(':') + 1)]
  if (role.player === 'nobody') return []
  const all = everyone(scene, table)
  return role.player === 'anyone' ? all : all.filter(id => !hasIdentity(table, id))
}

/** Those at the table, then those with a seat, then the next one, if there can be one more. */
function everyone({ walkthrough }: Scene, { players }: Table): string[] {
  const known = [...new Set([...players, ...walkthrough.seats.map(({ player }) => player)])]
  return known.length < MOST_PLAYERS ? [...known, nextPlayer(known)] : known
}

function nextPlayer(known: readonly string[]): string {
  for (let number = known.length + 1; ; number++) if (!known.includes(`p${number}`)) return `p${number}`
}

const hasIdentity = ({ pieces }: Table, player: string): boolean =>
  pieces.some(piece => piece.player === player && (piece.kind === 'hero' || piece.kind === 'alter-ego'))
