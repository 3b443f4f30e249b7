// Plays the test of a clause under every edition in which the clause holds.
import { test as once } from 'vitest'
import type { MarvelClause } from '../../../../src/games/marvel-champions/clauses.ts'
import {
  MARVEL_EDITION_IDS,
  MARVEL_EDITIONS,
  type MarvelEditionId,
  UNSAID_EDITION,
} from '../../../../src/games/marvel-champions/editions.ts'

let playing: MarvelEditionId | null = null

/** What a set-up in the test that runs now says about its edition, unless it names one. */
export const editionPlayed = () => (playing ? { edition: playing } : {})

/** The clause as the edition cites it that the test plays now. */
export const asCited = (clause: MarvelClause): MarvelClause =>
  MARVEL_EDITIONS[playing ?? UNSAID_EDITION].cites[clause] ?? clause

/** The editions of a title: the clauses MC-DE are of the German rules alone. */
const editionsOf = (title: string): readonly MarvelEditionId[] =>
  title.startsWith('MC-DE') ? ['1.6-de'] : MARVEL_EDITION_IDS

/** A test that is played under each of these editions; without them, under all in which its clause holds. */
export function test(title: string, plays: () => void, editions = editionsOf(title)): void {
  for (const edition of editions)
    once(`${title} (rules ${edition})`, () => {
      playing = edition
      try {
        plays()
      } finally {
        playing = null
      }
    })
}
