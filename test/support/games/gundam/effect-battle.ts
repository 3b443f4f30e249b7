// Sets the table and plays a battle that an effect begins in tests; left-over answers fail.
import { expect } from 'vitest'
import { play } from '../../../../src/engine/play.ts'
import type { Answer } from '../../../../src/engine/types.ts'
import { effectBattleFlow } from '../../../../src/games/gundam/effect-battle/flow.ts'
import type { EffectBattleSetUp } from '../../../../src/games/gundam/effect-battle/set-up.ts'
import type { UnitSetUp } from '../../../../src/games/gundam/unit-attack/set-up.ts'
import type { Effect } from '../../../../src/games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../../../src/games/gundam/vocabulary/pieces.ts'
import { attack, piece, type Story, storyOf } from './unit-attack.ts'

const IN_1_9: Pick<UnitSetUp, 'edition'> = { edition: '1.9.0' }

export const unit = (
  id: string,
  player: 'Kei' | 'Rio',
  ap: number,
  hp: number,
  more: Partial<PieceGiven> = {},
): PieceGiven => ({ id, kind: 'unit', player, ap, hp, ...more })

/** An effect begins a battle: the first Unit of Kei attacks the first Unit of Rio. */
export function battle(pieces: PieceGiven[], more: Partial<EffectBattleSetUp> = {}): EffectBattleSetUp {
  const first = (player: string) => pieces.find(one => one.player === player)?.id ?? ''
  return {
    activePlayer: 'Kei',
    standbyPlayer: 'Rio',
    pieces,
    shields: 1,
    attacker: first('Kei'),
    target: { unit: first('Rio') },
    ...more,
  }
}

/** Plays these answers; the last one may be refused. */
export const attemptBattle = (setUp: unknown, ...answers: unknown[]): Story =>
  storyOf(play(effectBattleFlow, setUp, answers))

/** Plays these answers and expects that none is refused or left over. */
export function fight(setUp: unknown, ...answers: Answer[]): Story {
  const story = attemptBattle(setUp, ...answers)
  expect(story.refused).toBeNull()
  return story
}

/** The blows of the story: how much battle damage each card was dealt. */
export const blows = (story: Story) =>
  [...story.told('battle_damage'), ...story.told('first_strike_damage')].map(({ to, amount }) => [to, amount])

/** An attack by rules 1.9.0. */
export const attack19 = (pieces: PieceGiven[], target?: string, more: Partial<UnitSetUp> = {}): UnitSetUp =>
  attack(pieces, target, { ...IN_1_9, ...more })

/** The effect that these two Units battle. */
export const battles = (attacker: string, target?: string): Effect => ({
  kind: 'battle',
  attacker: piece(attacker),
  ...(target !== undefined && { target: piece(target) }),
})
