// Sets the table and plays a Unit attack in tests; left-over answers fail.
import { expect } from 'vitest'
import { type Played, play } from '../../../../src/engine/play.ts'
import type { Answer } from '../../../../src/engine/types.ts'
import type { GundamEditionId } from '../../../../src/games/gundam/editions.ts'
import type { UnitOutcome } from '../../../../src/games/gundam/outcomes.ts'
import type { Gundam } from '../../../../src/games/gundam/rules/state.ts'
import { unitAttackFlow } from '../../../../src/games/gundam/unit-attack/flow.ts'
import type { UnitSetUp } from '../../../../src/games/gundam/unit-attack/set-up.ts'
import type { AbilityGiven, Effect } from '../../../../src/games/gundam/vocabulary/effects.ts'
import type { Keyword, PieceGiven } from '../../../../src/games/gundam/vocabulary/pieces.ts'
import { inOneRecord } from '../../../../src/games/one-record.ts'
import { editionPlayed } from './each-edition.ts'

type Extra = Partial<PieceGiven>
const unit =
  (id: string, player: string, ap: number, hp: number) =>
  (more: Extra = {}): PieceGiven => ({
    id,
    kind: 'unit',
    player,
    ap,
    hp,
    ...more,
  })

/** The cast of the worked scenarios. Mole, Drake and Tower are active unless a test rests them. */
export const falcon = unit('Falcon', 'Kei', 3, 4)
export const heron = unit('Heron', 'Kei', 2, 2)
export const lancer = (more: Extra = {}) =>
  unit('Lancer', 'Kei', 3, 3)({ keywords: ['First Strike'], ...more })
export const drake = unit('Drake', 'Rio', 3, 3)
export const mole = unit('Mole', 'Rio', 2, 5)
export const wall = (more: Extra = {}) => unit('Wall', 'Rio', 1, 4)({ keywords: ['Blocker'], ...more })
export const tower = (more: Extra = {}) => unit('Tower', 'Rio', 2, 3)({ keywords: ['Blocker'], ...more })
export const titan = (more: Extra = {}) => unit('Titan', 'Kei', 4, 4)({ keywords: ['Suppression'], ...more })
export const fort = (more: Extra = {}): PieceGiven => ({
  id: 'Fort',
  kind: 'base',
  player: 'Rio',
  hp: 5,
  ...more,
})
export const rested = { rested: true } as const

/** Kei attacks with the first Unit: the player Rio, or the named Unit. */
export function attack(pieces: PieceGiven[], target?: string, more: Partial<UnitSetUp> = {}): UnitSetUp {
  const attacker = pieces.find(one => one.player === 'Kei')?.id
  return {
    activePlayer: 'Kei',
    standbyPlayer: 'Rio',
    pieces,
    shields: 2,
    ...(attacker !== undefined && { attacker }),
    target: target === undefined ? { player: true } : { unit: target },
    ...more,
  }
}

export const noBlock: Answer = { question: 'block', choice: 'decline' }
export const block = (choice: string): Answer => ({ question: 'block', choice })
export const bothPass: Answer = { choice: 'bothPass' }
export const pass: Answer = { choice: 'pass' }
export const finish: Answer = { question: 'finish', choice: 'finish' }
export const use = (choice: string): Answer => ({ choice })
export const noBurst: Answer = { choice: 'noBurst', card: { name: 'S1' } }
export const command = (owner: string, name: string, ...effects: Effect[]): Answer => ({
  question: `action:${owner}`,
  card: { name, owner, effects },
})
/** The answers without <Blocker> and without actions. */
export const quietly = [noBlock, bothPass]

export const piece = (id: string) => ({ piece: id })
export const the = (who: 'attacker' | 'target' | 'blocker' | 'this') => ({ the: who })
export const ap = (who: string, amount: number): Effect => ({ kind: 'ap', who: piece(who), amount })
export const hurt = (to: ReturnType<typeof the> | ReturnType<typeof piece>, amount: number): Effect => ({
  kind: 'damage',
  to,
  amount,
})

/** An effect 【When Attacking】 of a Unit, or an effect of another card that watches for an attacking Unit. */
export const whenAttacking = (
  id: string,
  source: string,
  effects: Effect[],
  more: Partial<AbilityGiven> = {},
): AbilityGiven => ({
  id,
  owner: 'Kei',
  source,
  trigger: { on: 'whenAttacking' },
  effects: effects as NonNullable<AbilityGiven['effects']>,
  ...more,
})
export const watching = (id: string, owner: string, source: string, effects: Effect[]): AbilityGiven => ({
  id,
  owner,
  source,
  trigger: { on: 'unitAttacks' },
  effects: effects as NonNullable<AbilityGiven['effects']>,
})

export type Told = { type: string; clause: string; [detail: string]: unknown }
export type Story = Played<Gundam, UnitOutcome> & {
  told: (type: string) => Told[]
  hp: (id: string) => number | undefined
  opened: string[]
  offered: (question: string) => string[]
  steps: unknown[]
  result: Record<string, unknown>
}

/** Plays these answers and expects that none is refused or left over. */
export function resolve(setUp: unknown, ...answers: Answer[]): Story {
  const story = attempt(setUp, ...answers)
  expect(story.refused).toBeNull()
  return story
}

/** Plays these answers; the last one may be refused. */
export function attempt(setUp: unknown, ...answers: unknown[]): Story {
  return storyOf(play(unitAttackFlow, byEdition(setUp), answers))
}

/** A set-up with its edition; what is no set-up stays as it is. */
const byEdition = (setUp: unknown): unknown =>
  typeof setUp === 'object' && setUp !== null && !Array.isArray(setUp)
    ? { ...editionPlayed(), ...setUp }
    : setUp

/** A play with the facts that tests look at. */
export function storyOf(played: Played<Gundam, UnitOutcome>): Story {
  const told = (type: string) => (played.events as readonly Told[]).filter(event => event.type === type)
  const pieces = played.position?.memory.state.pieces ?? []
  return {
    ...played,
    told,
    hp: id => {
      const found = pieces.find(one => one.id === id)
      return found && found.hp !== null ? found.hp - found.damage : undefined
    },
    opened: played.position?.memory.opened.map(one => one.ability) ?? [],
    offered: question =>
      played.prompt?.windows.find(one => one.name === question)?.choices.map(one => one.name) ?? [],
    steps: told('battle_step_entered').map(event => event.battleStep),
    result: played.outcome ? inOneRecord(played.outcome) : {},
  }
}

/** The same attack by these editions, one after the other. */
export const inEditions = (
  editions: readonly GundamEditionId[],
  setUp: UnitSetUp,
  ...answers: Answer[]
): Story[] => editions.map(edition => resolve({ ...setUp, edition }, ...answers))

/** The battle damage or effect damage that these cards, or Shields, have received. */
export const dealt = (story: Story, kind: 'battle' | 'effect'): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const one of story.position?.memory.state.battle.damage ?? [])
    if (one.kind === kind) sums[one.to] = (sums[one.to] ?? 0) + one.value
  return sums
}

/** The AP with which these Units have dealt damage. */
export const apAtDamage = (story: Story, id: string): number | undefined =>
  story.position?.memory.state.battle.apAtDamage.find(one => one.piece === id)?.ap

/** The events of these types, in the order in which they were told. */
export function order(story: Story, ...types: string[]): string[] {
  return story.events.map(event => event.type).filter(type => types.includes(type))
}

/** Remaining HP of the named pieces, in their order. */
export const left = (story: Story, ...ids: string[]): (number | undefined)[] => ids.map(story.hp)

export const note = (text: string): Effect => ({ kind: 'note', text })
export const keyword = (
  who: string,
  gained: Keyword | 'Breach',
  more: { loses?: true; amount?: number } = {},
): Effect => ({ kind: 'keyword', who: piece(who), keyword: gained, ...more })
export const leaves = (
  who: string,
  how: 'destroyed' | 'returned' | 'trash' | 'removed' = 'returned',
): Effect => ({ kind: 'leaves', who: piece(who), how })
export const turnTo = (to: 'player' | string): Effect => ({
  kind: 'target',
  to: to === 'player' ? 'player' : piece(to),
})

/** An effect of a player that waits for its moment, with or without a card. */
export const on = (
  id: string,
  owner: string,
  trigger: AbilityGiven['trigger'],
  effects: Effect[],
  source?: string,
): AbilityGiven => ({
  id,
  owner,
  trigger,
  effects: effects as NonNullable<AbilityGiven['effects']>,
  ...(source !== undefined && { source }),
})

/** An answer that reports a card into a window. */
export const report = (question: string, ...effects: Effect[]): Answer => ({
  question,
  card: { name: 'Card', effects },
})
export const burst = (
  n: number,
  choice: 'activate' | 'decline' | 'name' | 'noBurst',
  ...effects: Effect[]
): Answer => ({
  question: `burst#${n}`,
  choice,
  card: { name: `B${n}`, effects },
})

/** Falcon attacks Mole, which is rested; Heron is at the table too. */
export const atMole = (more: Partial<UnitSetUp> = {}): UnitSetUp =>
  attack([falcon(), heron(), mole(rested)], 'Mole', more)

/** The set-up without the number of Shields, so that the shield area is unknown. */
export function undescribed(setUp: UnitSetUp): UnitSetUp {
  const { shields: _shields, ...rest } = setUp
  return rest
}

/** The set-up of the next attack on the table that this story has left. */
export const again = (story: Story, attacker: string, target?: string): object => ({
  ...(story.result.table as object),
  attacker,
  target: target === undefined ? { player: true } : { unit: target },
})
