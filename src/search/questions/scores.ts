// Scores passages: by the words of a question in their texts, and by how players ask for them.
import { type Indexes, LITTLE, type Phrases } from './indexes.ts'
import type { AskedWord } from './inverted.ts'

/** The weight of how players ask beside the texts. Its fourth power leaves little of half a match. */
const ASKED = 1.5

/** Both by the number of the passage. */
type Scores = {
  /** 0 if neither the passage nor how players ask for it has a word of the question. */
  readonly scores: Float64Array
  /** How like the question is to how players ask for the passage, from 0 to 1. */
  readonly likeness: Float64Array
}

/** The scores hold until the next question. */
export function scoresOf(
  { texts, asked, scores }: Indexes,
  words: readonly AskedWord[],
  little: readonly string[],
): Scores {
  const mass = massOf(words)
  const likeness = bestPhrases(asked, words, alike, little)
  const { texts: passages, shares, covered } = texts.find(words)
  scores.fill(0)
  for (const passage of passages) {
    const share = (shares[passage] as number) / mass
    const coverage = (covered[passage] as number) / mass
    scores[passage] = (share * (1 + coverage)) / 2 + ASKED * fourthPower(likeness[passage] as number)
  }
  return { scores, likeness }
}

function fourthPower(share: number): number {
  const square = share * share
  return square * square
}

const massOf = (words: readonly AskedWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

/** Says how well a phrase fits: `found` of the question’s `mass`, where the phrase has a mass of its own. */
type Fit = (found: number, mass: number, own: number) => number

/** The harmonic mean of the shares of question and phrase that they have in common. */
const alike: Fit = (found, mass, own) => Math.min(1, (2 * found) / (mass + own))
/** The share of the question that the name is; less for a part of a name. */
export const wholeName: Fit = (found, mass, own) => (found * Math.min(1, found / own)) / mass

/** The best fit of the phrases of each passage; 0 if none fits. They hold until the next question. */
export function bestPhrases(
  { lists, passages, masses, best }: Phrases,
  words: readonly AskedWord[],
  measure: Fit,
  little: readonly string[] = [],
): Float64Array {
  const mass = massOf(words) + LITTLE * little.length
  const { texts, shares } = lists.find(words, little)
  best.fill(0)
  for (const phrase of texts) {
    const passage = passages[phrase] as number
    const value = measure(shares[phrase] as number, mass, masses[phrase] as number)
    if (value > (best[passage] as number)) best[passage] = value
  }
  return best
}
