// Official answers as tests: each is played under every edition it holds for, and can be listed as data.
import { test } from 'vitest'
import type { EditionId } from '../../../src/games/gundam/editions.ts'
import { playedBy } from './each-edition.ts'

/** An official answer in our own words. */
export type Official = {
  readonly id: `R-${string}`
  readonly question: string
  /** Begins with yes or no where it can. */
  readonly answer: string
  /** Where it was given: questions of the rules FAQ, or rulings on cards. */
  readonly source: string
  /** The day on which it was given, for several answers the first one. */
  readonly date: string
  readonly editions: readonly EditionId[]
  /** The clauses of the glossary that say it. */
  readonly clauses: readonly string[]
  /** The numbers of the cards that it was asked about. */
  readonly cards: readonly string[]
}

let listed: Official[] | null = null

/** Registers an official answer: one test for each of its editions, in which every set-up is played by that edition. */
export function official(answer: Official, plays: (edition: EditionId) => void): void {
  if (listed) {
    listed.push(answer)
    return
  }
  for (const edition of answer.editions)
    test(`${answer.id} ${answer.question} → ${answer.answer} (${edition})`, () =>
      playedBy(edition, () => plays(edition)))
}

/** The official answers in these files, as data; their plays are not registered. */
export async function answersIn(files: readonly (() => Promise<unknown>)[]): Promise<readonly Official[]> {
  const answers: Official[] = []
  listed = answers
  for (const file of files) await file()
  listed = null
  return answers
}
