// Plays a test by each edition of the rules: what says the same must end the same.
import { test as once } from 'vitest'
import { GUNDAM_EDITION_IDS, type GundamEditionId } from '../../../../src/games/gundam/editions.ts'

let playing: GundamEditionId | null = null

/** What a set-up in the test that runs now says about its edition, unless it names one. */
export const editionPlayed = () => (playing ? { edition: playing } : {})

/** Plays with set-ups of this edition, but for those that name one. */
export function playedBy(edition: GundamEditionId, plays: () => void): void {
  playing = edition
  try {
    plays()
  } finally {
    playing = null
  }
}

/** A test whose set-ups are played by every edition, but for those that name one. */
export function test(title: string, plays: () => void): void {
  for (const edition of GUNDAM_EDITION_IDS)
    once(`${title} (rules ${edition})`, () => playedBy(edition, plays))
}
