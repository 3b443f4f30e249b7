// Gives the tests of set-ups the shipped cards and the results of a start.

import type { Shown } from '../../../src/games/game.ts'
import type { Begun } from '../../../src/walkthroughs/set-up/first-answers.ts'
import type { SetUpProblem } from '../../../src/walkthroughs/set-up/problem.ts'
import type { Prepared } from '../../../src/walkthroughs/start.ts'
import { namedCards, shippedCards } from '../card-games.ts'
import { flowNamed } from './flows.ts'

export const allCards = shippedCards()
export const cards = namedCards
export const ana = { id: '1', name: 'Ana' }

/** Gives the prepared start. @throws Error if there is a problem instead */
export function preparedBy(begun: Begun): Prepared {
  if ('problem' in begun) throw new Error(JSON.stringify(begun.problem))
  return begun.prepared
}

/** Gives the problem of a start. @throws Error if it was prepared */
export function problemOf(begun: { problem: SetUpProblem } | object): SetUpProblem {
  if (!('problem' in begun)) throw new Error('no problem')
  return begun.problem as SetUpProblem
}

/** Plays a start as a walkthrough does, from its set-up and answers in their stored form. */
export function played(begun: Begun): Shown {
  const { flow, setUp, answers } = JSON.parse(JSON.stringify(preparedBy(begun)))
  const shown = flowNamed(flow)?.play(setUp, answers)
  if (!shown) throw new Error(`no flow ${flow}`)
  return shown
}

/** Gives the question that must be answered now; null if there is none. */
export const asked = (begun: Begun): string | null =>
  played(begun).prompt?.windows.find(({ hard }) => hard)?.name ?? null

/** Lists the abilities and reports that are possible before an answer is due. */
export const waiting = (begun: Begun): string[] =>
  (played(begun).prompt?.windows ?? [])
    .filter(({ hard }) => !hard)
    .flatMap(({ choices }) => choices.filter(({ passes }) => !passes).map(({ name }) => name))
