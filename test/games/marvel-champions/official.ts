// Official answers as tests: what was asked, what was answered, and a play under each edition that proves the answer.
import type { Answer } from '../../../src/engine/types.ts'
import type { EditionId } from '../../../src/games/marvel-champions/editions.ts'
import type { AbilityGiven, Effect } from '../../../src/games/marvel-champions/effects/schemas.ts'
import type { EnemySetUp } from '../../../src/games/marvel-champions/enemy-attack/set-up.ts'
import type { PlayerSetUp } from '../../../src/games/marvel-champions/player-attack/set-up.ts'
import type { Trigger } from '../../../src/games/marvel-champions/rules/abilities/moments.ts'
import type { PieceGiven } from '../../../src/games/marvel-champions/rules/characters.ts'
import { test } from './clause-test.ts'
import * as enemy from './enemy-attack.ts'
import * as player from './player-attack.ts'

/** An official answer, in our own words. Its fields are written as literals, so that they can be read as data. */
type OfficialAnswer = {
  /** MC-FAQ, the product and a number. Never changes. */
  id: string
  /** As a player asks it. */
  question: string
  /** Begins with yes or no where it can. */
  answer: string
  /** Where it was given. */
  source: string
  /** When it was given, as far as that is known. */
  date: string
  /** The editions in which it holds; it is played under each of them. */
  editions: readonly EditionId[]
  /** The clauses of the glossary from which it follows. */
  clauses: readonly [string, ...string[]]
  /** The cards that it is about; none for the rules in general. */
  cards: readonly string[]
}

/** Plays an official answer under each edition in which it holds. */
export function official(given: OfficialAnswer, plays: () => void): void {
  test(`${given.id} ${given.question} → ${given.answer}`, plays, given.editions)
}

/** Where and when an answer was given, with the card under which it stands there. */
const given = (source: string, date: string) => (about: string) => ({ source: `${source}: ${about}`, date })
export const faq = given('Rules Reference 1.8, appendix IV (FAQ)', '2026-07')
export const errata = given('Rules Reference 1.8, appendix V (errata)', '2026-07')
export const designers = given('answer of the designers, collected by MarvelCDB', '2020')
/** By its date and its number on that day. */
export const ruling = (date: string, number: string) => ({
  source: `ruling of the rules specialist, ${date} (${number})`,
  date,
})

export const ALL = ['1.8', '1.7', '1.6-de'] as const
export const SINCE_1_7 = ['1.8', '1.7'] as const

type Extra = Partial<PieceGiven>
export const hero = (id: string, more: Extra = {}): PieceGiven => ({
  ...{ id, kind: 'hero', player: 'Ana', atk: 2, def: 2, hitPoints: 10 },
  ...more,
})
export const ally = (id: string, more: Extra = {}): PieceGiven => ({
  ...{ id, kind: 'ally', player: 'Ana', atk: 2, hitPoints: 3, consequential: 1 },
  ...more,
})
export const villain = (id: string, more: Extra = {}): PieceGiven => ({
  ...{ id, kind: 'villain', atk: 3, hitPoints: 20 },
  ...more,
})
export const minion = (id: string, more: Extra = {}): PieceGiven => ({
  ...{ id, kind: 'minion', atk: 2, hitPoints: 4 },
  ...more,
})

/** The last enemy attacks the player of the first friendly character. */
export const enemyAttacks = (pieces: PieceGiven[], more: Partial<EnemySetUp>, ...answers: Answer[]) =>
  enemy.resolve(enemy.attack(pieces, more), ...answers)
/** The same, but the last answer may be refused. */
export const enemyTries = (pieces: PieceGiven[], more: Partial<EnemySetUp>, ...answers: Answer[]) =>
  enemy.attempt(enemy.attack(pieces, more), ...answers)
/** The first friendly character makes its basic attack, or the attack of an ability. */
export const heroAttacks = (pieces: PieceGiven[], more: Partial<PlayerSetUp>, ...answers: Answer[]) =>
  player.resolve(player.basic(pieces, more), ...answers)
export const heroTries = (pieces: PieceGiven[], more: Partial<PlayerSetUp>, ...answers: Answer[]) =>
  player.attempt(player.basic(pieces, more), ...answers)

/** An ability of Ana that she may use, and one that is forced. */
export const option = (id: string, trigger: Trigger, effects: Effect[], more: Partial<AbilityGiven> = {}) =>
  enemy.may(id, 'Ana', trigger, { effects: simple(effects), ...more })
export const must = (id: string, trigger: Trigger, effects: Effect[], more: Partial<AbilityGiven> = {}) =>
  enemy.forced(id, trigger, { effects: simple(effects), ...more })

/** A card that Ana plays into a window. */
export const plays = (name: string, window: string, effects: Effect[], more: object = {}): Answer =>
  enemy.report(window, effects, { name, owner: 'Ana', ...more })

/** The effects of a set-up's ability are no reminders. */
function simple(effects: Effect[]): AbilityGiven['effects'] {
  return effects.flatMap(one => (one.kind === 'remind' ? [] : [one]))
}

/** Short effects. */
export const hurts = (id: string, amount: number): Effect => ({
  kind: 'damage',
  to: { piece: id },
  amount,
})
export const heals = (id: string, amount: number): Effect => ({ kind: 'heal', to: { piece: id }, amount })
export const gives = (id: string, status: 'tough' | 'stunned' | 'confused'): Effect => ({
  kind: 'status',
  to: { piece: id },
  status,
})
export const prevents = (amount: number | 'all', of?: string): Effect => ({
  kind: 'prevent',
  amount,
  ...(of && { of: { piece: of } }),
})
export const says = (text: string): Effect => ({ kind: 'note', text })

export { boost, defend, finish, nobody, order, piece, use } from './enemy-attack.ts'
export { deal, hits, target } from './player-attack.ts'
