// Sets the table and plays a thwart in tests; left-over answers fail.
import { expect } from 'vitest'
import { play } from '../../../../src/engine/play.ts'
import type { Answer } from '../../../../src/engine/types.ts'
import type { ThwartOutcome } from '../../../../src/games/marvel-champions/outcomes.ts'
import { thwartFlow } from '../../../../src/games/marvel-champions/thwart/flow.ts'
import type { ThwartSetUp } from '../../../../src/games/marvel-champions/thwart/set-up.ts'
import type { CharacterGiven } from '../../../../src/games/marvel-champions/vocabulary/characters.ts'
import { editionPlayed } from './clause-test.ts'
import { type Story, storyOf } from './enemy-attack.ts'

export const remove: Answer = { question: 'removal', choice: 'remove' }

type Schemes = NonNullable<ThwartSetUp['schemes']>
type Scheme = Partial<Schemes[number]>
export const mainWith = (threat: number, more: Scheme = {}): Schemes[number] => ({
  ...{ id: 'Main', kind: 'main', threat, threshold: 12 },
  ...more,
})
export const sideWith = (threat: number, more: Scheme = {}): Schemes[number] => ({
  ...{ id: 'Side', kind: 'side', threat },
  ...more,
})

/** A thwart by the first hero or ally, unless `more` says otherwise. */
export function thwartOf(
  pieces: CharacterGiven[],
  schemes: Schemes,
  more: Partial<ThwartSetUp> = {},
): ThwartSetUp {
  const attacker = pieces.find(one => one.player)?.id ?? ''
  return { pieces, schemes, attacker, activated: [], ...editionPlayed(), ...more }
}

type Removes = NonNullable<ThwartSetUp['ability']>['removes']

/** An ability labelled (thwart), by the first hero or ally. */
export const labelledThwart = (
  pieces: CharacterGiven[],
  schemes: Schemes,
  removes: Removes,
  more: Partial<ThwartSetUp> = {},
): ThwartSetUp => thwartOf(pieces, schemes, { ability: { removes }, ...more })

/** Plays these answers; the last one may be refused. */
export const attemptThwart = (setUp: unknown, ...answers: unknown[]): Story<ThwartOutcome> =>
  storyOf(play(thwartFlow, setUp, answers))

/** Plays these answers and expects that none is refused or left over. */
export function thwarted(setUp: unknown, ...answers: Answer[]): Story<ThwartOutcome> {
  const story = attemptThwart(setUp, ...answers)
  expect(story.refused).toBeNull()
  return story
}

/** The threat on each scheme of the table, by its name; null: nobody has said it. */
export const threatLeft = ({ outcome }: Story<ThwartOutcome>): Record<string, number | null> =>
  Object.fromEntries((outcome?.table.schemes ?? []).map(({ id, threat }) => [id, threat ?? null]))

/** The state of a character. */
export const stateOf = ({ outcome }: Story<ThwartOutcome>, piece: string) =>
  outcome?.summary.characters.find(one => one.piece === piece)
