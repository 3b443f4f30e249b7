// For the tests of set-ups: the cards as they are shipped, and what comes of a start.

import { buildCards } from '../../src/cards/cards.ts'
import type { Shown } from '../../src/games/game.ts'
import type { Prepared } from '../../src/walkthroughs/prepared.ts'
import type { Begun } from '../../src/walkthroughs/set-up/beforehand.ts'
import type { SetUpProblem } from '../../src/walkthroughs/set-up/problem.ts'
import { CARD_GAMES, shippedCards } from '../card-games.ts'
import { flowNamed } from './flows.ts'

export const allCards = shippedCards()
export const cards = buildCards(allCards, CARD_GAMES)
export const ana = { id: '1', name: 'Ana' }

/** The start that was prepared. @throws Error if it was not */
export function preparedBy(begun: Begun): Prepared {
  if ('problem' in begun) throw new Error(JSON.stringify(begun.problem))
  return begun.prepared
}

/** Why it was not prepared. @throws Error if it was */
export function problemOf(begun: { problem: SetUpProblem } | object): SetUpProblem {
  if (!('problem' in begun)) throw new Error('no problem')
  return begun.problem as SetUpProblem
}

/** Plays a start as a walkthrough would, from nothing but its set-up and its answers as they are stored. */
export function played(begun: Begun): Shown {
  const { flow, setUp, answers } = JSON.parse(JSON.stringify(preparedBy(begun)))
  const shown = flowNamed(flow)?.play(setUp, answers)
  if (!shown) throw new Error(`no flow ${flow}`)
  return shown
}

/** The question that somebody has to answer now; null: the attack is over, or nobody has to. */
export const asked = (begun: Begun): string | null =>
  played(begun).prompt?.windows.find(({ hard }) => hard)?.name ?? null

/** What could be used or said now, before anybody has to answer. */
export const waiting = (begun: Begun): string[] =>
  (played(begun).prompt?.windows ?? [])
    .filter(({ hard }) => !hard)
    .flatMap(({ choices }) => choices.filter(({ passes }) => !passes).map(({ name }) => name))
