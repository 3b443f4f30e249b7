// Sets the table and plays an enemy's scheme in tests; left-over answers fail.
import { expect } from 'vitest'
import { play } from '../../../../src/engine/play.ts'
import type { Answer } from '../../../../src/engine/types.ts'
import { enemySchemeFlow } from '../../../../src/games/marvel-champions/enemy-scheme/flow.ts'
import type { SchemeSetUp } from '../../../../src/games/marvel-champions/enemy-scheme/set-up.ts'
import type { SchemeOutcome } from '../../../../src/games/marvel-champions/outcomes.ts'
import type { CharacterGiven } from '../../../../src/games/marvel-champions/vocabulary/characters.ts'
import { editionPlayed } from './clause-test.ts'
import { type Story, storyOf } from './enemy-attack.ts'

export const MAIN = { id: 'Main', kind: 'main', threat: 3, threshold: 12 } as const

export const place: Answer = { question: 'threat', choice: 'place' }

/** A scheme by the last enemy against the player of the first friendly character, unless `more` says otherwise. */
export function scheme(pieces: CharacterGiven[], more: Partial<SchemeSetUp> = {}): SchemeSetUp {
  const attacker = pieces.findLast(one => one.kind === 'villain' || one.kind === 'minion')?.id ?? ''
  const player = pieces.find(one => one.player)?.player ?? 'Ana'
  return { pieces, attacker, target: { player }, activated: [], schemes: [MAIN], ...editionPlayed(), ...more }
}

/** Plays these answers; the last one may be refused. */
export const attemptScheme = (setUp: unknown, ...answers: unknown[]): Story<SchemeOutcome> =>
  storyOf(play(enemySchemeFlow, setUp, answers))

/** Plays these answers and expects that none is refused or left over. */
export function schemed(setUp: unknown, ...answers: Answer[]): Story<SchemeOutcome> {
  const story = attemptScheme(setUp, ...answers)
  expect(story.refused).toBeNull()
  return story
}

/** The threat on each scheme of the table, by its name; null: nobody has said it. */
export const threatOn = ({ outcome }: Story<SchemeOutcome>): Record<string, number | null> =>
  Object.fromEntries((outcome?.table.schemes ?? []).map(({ id, threat }) => [id, threat ?? null]))
