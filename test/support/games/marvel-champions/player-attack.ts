// Plays a player's attack in tests; it shares the cast and the answers of the enemy attack.
import { expect } from 'vitest'
import { play } from '../../../../src/engine/play.ts'
import type { Answer } from '../../../../src/engine/types.ts'
import type { PlayerOutcome } from '../../../../src/games/marvel-champions/outcomes.ts'
import { playerAttackFlow } from '../../../../src/games/marvel-champions/player-attack/flow.ts'
import type { PlayerSetUp } from '../../../../src/games/marvel-champions/player-attack/set-up.ts'
import type { CharacterGiven } from '../../../../src/games/marvel-champions/vocabulary/characters.ts'
import { editionPlayed } from './clause-test.ts'
import { type Story, storyOf, the } from './enemy-attack.ts'

type Extra = Partial<CharacterGiven>
export const thorn = (more: Extra = {}): CharacterGiven => ({
  id: 'Thorn',
  kind: 'minion',
  atk: 2,
  hitPoints: 5,
  retaliate: 2,
  ...more,
})
export const spiker = (more: Extra = {}): CharacterGiven => ({
  id: 'Spiker',
  kind: 'minion',
  atk: 1,
  hitPoints: 3,
  retaliate: 1,
  ...more,
})
export const warden = (more: Extra = {}): CharacterGiven => ({
  id: 'Warden',
  kind: 'minion',
  atk: 1,
  hitPoints: 4,
  keywords: ['guard'],
  engagedWith: 'Ana',
  ...more,
})

/** A basic attack of the first hero or ally. */
export function basic(pieces: CharacterGiven[], more: Partial<PlayerSetUp> = {}): PlayerSetUp {
  const attacker = pieces.find(one => one.player)?.id ?? ''
  return { pieces, attacker, ...editionPlayed(), ...more }
}

type Part = NonNullable<PlayerSetUp['ability']>['attacks'][number]

/** "Deal N damage to an enemy", once for each number. */
export const hits = (...amounts: number[]): Part => ({ instances: amounts.map(amount => ({ amount })) })

/** An ability labelled (attack): one part is one attack, however many instances of damage it deals. */
export function labelled(
  pieces: CharacterGiven[],
  parts: Part[],
  more: Partial<PlayerSetUp> = {},
): PlayerSetUp {
  return basic(pieces, { ability: { attacks: parts }, ...more })
}

export const target = (choice: string, question?: string): Answer => ({
  choice,
  ...(question && { question }),
})
export const deal: Answer = { choice: 'deal' }
export const finish: Answer = { question: 'finish', choice: 'finish' }
export const raise = (amount: number, question = 'damage'): Answer => ({
  question,
  card: { name: 'Focus', owner: 'Ana', effects: [{ kind: 'increase', amount }] },
})

export const attempt = (setUp: unknown, ...answers: unknown[]): Story<PlayerOutcome> =>
  storyOf(play(playerAttackFlow, setUp, answers))

export function resolve(setUp: unknown, ...answers: Answer[]): Story<PlayerOutcome> {
  const story = attempt(setUp, ...answers)
  expect(story.refused).toBeNull()
  return story
}
export { the }
