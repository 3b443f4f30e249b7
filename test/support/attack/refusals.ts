// Builds refusals of the three flows for the tests of their sentences.

import { anyForms } from '../../../src/discord/attack/face/face.ts'
import type { ProblemWords, problemText } from '../../../src/discord/attack/play/problem-text.ts'
import type { Game } from '../../../src/engine/game.ts'
import type { RefusedAnswer } from '../../../src/engine/types.ts'
import * as gundam from '../games/gundam/unit-attack.ts'
import * as cast from '../games/marvel-champions/cast.ts'
import * as marvel from '../games/marvel-champions/enemy-attack.ts'
import { flowNamed } from '../walkthroughs/flows.ts'
import { FACES } from './played-faces.ts'

/** Shows names in angle brackets, so that a test recognises them. */
export const shown: ProblemWords = {
  forms: anyForms(FACES),
  nameOf: id => `<${id}>`,
  labelOf: (_, choice) => choice.name,
  typed: text => text.replaceAll('*', '\\*'),
}

export type Refused = Parameters<typeof problemText>[0]

export const ENEMY = 'marvel-champions/enemy-attack'
export const PLAYER = 'marvel-champions/player-attack'
export const UNIT = 'gundam/unit-attack'

/** Gives the refusal of the last answer or of the set-up. @throws Error if nothing is refused */
export function refusal(flow: string, setUp: object, ...answers: unknown[]): RefusedAnswer<Game> {
  const refused = flowNamed(flow)?.play(setUp, answers).refused
  if (!refused) throw new Error(`not refused: ${JSON.stringify([setUp, answers])}`)
  return refused
}

/** An attack of Grinder on Ana, who has Lumen and Sparrow. */
export const enemy = (more: object = {}) =>
  marvel.attack([cast.lumen(), cast.sparrow(), cast.grinder()], more)

/** An attack of Falcon on Rio, who has two Shields. */
export const falconAttacks = (more: object = {}) => gundam.attack([gundam.falcon()], undefined, more)

/** An answer that reports a card with these effects. */
export const card = (...effects: object[]) => ({ card: { effects } })
