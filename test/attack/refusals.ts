// Refusals of the three flows for the tests of the sentences, and how their names are shown there.

import { anyForms } from '../../src/discord/attack/faces/face.ts'
import type { problemText, Shown } from '../../src/discord/attack/press/problem-text.ts'
import type { Game, Refusal } from '../../src/engine/types.ts'
import * as gundam from '../games/gundam/unit-attack.ts'
import * as cast from '../games/marvel-champions/cast.ts'
import * as marvel from '../games/marvel-champions/enemy-attack.ts'
import { flowNamed } from '../walkthroughs/flows.ts'
import { FACES } from './faces.ts'

/** Names in angle brackets, so that a test sees what is one. */
export const shown: Shown = {
  forms: anyForms(FACES),
  nameOf: id => `<${id}>`,
  labelOf: (_, choice) => choice.name,
  typed: text => text.replaceAll('*', '\\*'),
}

export type Refused = Parameters<typeof problemText>[0]

export const ENEMY = 'marvel-champions/enemy-attack'
export const PLAYER = 'marvel-champions/player-attack'
export const UNIT = 'gundam/unit-attack'

/** Why the last answer, or the set-up, is refused; it must be. */
export function refusal(flow: string, setUp: object, ...answers: unknown[]): Refusal<Game> {
  const refused = flowNamed(flow)?.play(setUp, answers).refused
  if (!refused) throw new Error(`not refused: ${JSON.stringify([setUp, answers])}`)
  return refused
}

/** Grinder attacks Ana, who has Lumen and Sparrow. */
export const enemy = (more: object = {}) =>
  marvel.attack([cast.lumen(), cast.sparrow(), cast.grinder()], more)

/** Falcon attacks Rio, who has two Shields. */
export const falconAttacks = (more: object = {}) => gundam.attack([gundam.falcon()], undefined, more)

/** A report of these effects. */
export const card = (...effects: object[]) => ({ card: { effects } })
