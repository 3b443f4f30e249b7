// Official answers as tests: each is played under every edition it holds for. What it says stands in data/gundam/faq.
import { test } from 'vitest'
import { GUNDAM_EDITION_IDS, type GundamEditionId } from '../../../../src/games/gundam/editions.ts'
import { faqAnswer } from '../faq.ts'
import { playedBy } from './each-edition.ts'

/** Plays an official answer: one test for each of its editions, in which every set-up is played by that edition. */
export function official(id: `GCG-FAQ-${number}`, plays: (edition: GundamEditionId) => void): void {
  const { question, answer, editions } = faqAnswer('gundam', id)
  for (const edition of GUNDAM_EDITION_IDS.filter(known => editions.includes(known)))
    test(`${id} ${question.en} → ${answer.en} (${edition})`, () => playedBy(edition, () => plays(edition)))
}
