// Says whether the best answer to a question is certain.

/** Of the best entry and the next one that says something else: their scores, and how like the question is to its phrasings. */
export type Compared = {
  readonly score: number
  readonly rival: number
  /** By the words that both have, and by the second opinion. */
  readonly likeness: number
  readonly alike: number
  /** Whether the best passage is about named things: it shares their names with many questions, and has to be more alike. */
  readonly isOfNamed: boolean
}

/** The least lead over the next entry, as a share of the score, and the least likeness by words. */
const LEAST_LEAD = 0.12
const LEAST_LIKENESS = 0.3
const LEAST_LIKENESS_OF_NAMED = 0.6
/**
 * An answer is certain from this sum of both likenesses and a part of its lead. On the measured questions it does not help to
 * demand besides that each opinion alone has the same entry first. `npm run bench:search -- FILE` says how often such an answer
 * is right; more phrasings may allow less.
 */
const CERTAIN = 1.4
const LEAD = 0.7

export function isCertain({ score, rival, likeness, alike, isOfNamed }: Compared): boolean {
  const lead = 1 - rival / score
  if (lead < LEAST_LEAD || likeness < (isOfNamed ? LEAST_LIKENESS_OF_NAMED : LEAST_LIKENESS)) return false
  return LEAD * lead + likeness + alike >= CERTAIN
}
