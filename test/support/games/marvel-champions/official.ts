// Official answers as tests: what was asked, what was answered, and a play under each edition that proves the answer.
import type { Answer } from '../../../../src/engine/types.ts'
import { MARVEL_EDITION_IDS } from '../../../../src/games/marvel-champions/editions.ts'
import type { EnemySetUp } from '../../../../src/games/marvel-champions/enemy-attack/set-up.ts'
import type { PlayerSetUp } from '../../../../src/games/marvel-champions/player-attack/set-up.ts'
import type { CharacterGiven } from '../../../../src/games/marvel-champions/vocabulary/characters.ts'
import type { AbilityGiven, Effect } from '../../../../src/games/marvel-champions/vocabulary/effects.ts'
import type { Trigger } from '../../../../src/games/marvel-champions/vocabulary/triggers.ts'
import { faqAnswer } from '../faq.ts'
import { test } from './clause-test.ts'
import * as enemy from './enemy-attack.ts'
import * as player from './player-attack.ts'

/** Plays an official answer of `data/marvel-champions/faq` under each edition in which it holds. */
export function official(id: `MC-FAQ-${string}`, plays: () => void): void {
  const { question, answer, editions } = faqAnswer('marvel-champions', id)
  const played = MARVEL_EDITION_IDS.filter(known => editions.includes(known))
  test(`${id} ${question.en} → ${answer.en}`, plays, played)
}

type Extra = Partial<CharacterGiven>
export const hero = (id: string, more: Extra = {}): CharacterGiven => ({
  ...{ id, kind: 'hero', player: 'Ana', atk: 2, def: 2, hitPoints: 10 },
  ...more,
})
export const ally = (id: string, more: Extra = {}): CharacterGiven => ({
  ...{ id, kind: 'ally', player: 'Ana', atk: 2, hitPoints: 3, consequential: 1 },
  ...more,
})
export const villain = (id: string, more: Extra = {}): CharacterGiven => ({
  ...{ id, kind: 'villain', atk: 3, hitPoints: 20 },
  ...more,
})
export const minion = (id: string, more: Extra = {}): CharacterGiven => ({
  ...{ id, kind: 'minion', atk: 2, hitPoints: 4 },
  ...more,
})

/** The last enemy attacks the player of the first friendly character. */
export const enemyAttacks = (pieces: CharacterGiven[], more: Partial<EnemySetUp>, ...answers: Answer[]) =>
  enemy.resolve(enemy.attack(pieces, more), ...answers)
/** The same, but the last answer may be refused. */
export const enemyTries = (pieces: CharacterGiven[], more: Partial<EnemySetUp>, ...answers: Answer[]) =>
  enemy.attempt(enemy.attack(pieces, more), ...answers)
/** The first friendly character makes its basic attack, or the attack of an ability. */
export const heroAttacks = (pieces: CharacterGiven[], more: Partial<PlayerSetUp>, ...answers: Answer[]) =>
  player.resolve(player.basic(pieces, more), ...answers)
export const heroTries = (pieces: CharacterGiven[], more: Partial<PlayerSetUp>, ...answers: Answer[]) =>
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
  return effects.flatMap(one =>
    one.kind === 'remind' || one.kind === 'attach' || one.kind === 'cardUsed' ? [] : [one],
  )
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
