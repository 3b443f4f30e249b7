// Plays a test by each edition of the rules: what says the same must end the same.
import { test as once } from 'vitest'
import { EDITION_IDS, type EditionId } from '../../../../src/games/gundam/editions.ts'

let playing: EditionId | null = null

/** What a set-up in the test that runs now says about its edition, unless it names one. */
export const editionPlayed = () => (playing ? { edition: playing } : {})

/** Plays with set-ups of this edition, but for those that name one. */
export function playedBy(edition: EditionId, plays: () => void): void {
  playing = edition
  try {
    plays()
  } finally {
    playing = null
  }
}

/** A test whose set-ups are played by every edition, but for those that name one. */
export function test(title: string, plays: () => void): void {
  for (const edition of EDITION_IDS) once(`${title} (rules ${edition})`, () => playedBy(edition, plays))
}
