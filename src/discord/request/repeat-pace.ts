// When an answer is sent once more: ever closer together towards the end of the time that Discord gives, but never often.

/** Discord takes the first answer to an interaction so long after it was made, in milliseconds. */
export const ANSWER_WITHIN = 3_000

/** How often one answer is sent at most; as a rule an outage costs about twelve. */
const MOST = 32

/** The pauses after a try that has failed. */
const PAUSE = { first: 60, longest: 240, shortest: 50, share: 1 / 4 } as const
/** How long a try may say nothing. Discord answers in a fraction of that. */
const SILENCE = { longest: 1_200, shortest: 250, share: 2 / 5 } as const

/** As long as none has been seen. */
const UNSEEN = 100

/** How long one try takes, in milliseconds, as seen lately. */
export type Usual = { readonly ms: () => number; readonly note: (took: number) => void }

export function createUsual(): Usual {
  let ms = UNSEEN
  return {
    ms: () => ms,
    note: took => {
      ms = took > ms ? took : ms + (took - ms) / 8
    },
  }
}

/** How long to wait after so many tries have failed. Left to chance, so that not all who wait come at once. */
export const pauseAfter = (failed: number, left: number): number =>
  Math.max(PAUSE.shortest, Math.min(PAUSE.first * 2 ** (failed - 1), PAUSE.longest, left * PAUSE.share)) *
  (0.75 + Math.random() / 2)

/** How long to wait for a try that says nothing, before another one is sent beside it. */
export const patienceWith = (usual: Usual, left: number): number =>
  Math.max(SILENCE.shortest, Math.min(SILENCE.longest, Math.max(2 * usual.ms(), left * SILENCE.share)))

/** One slow try must not take the time from all others. */
const LONGEST_TRY = 400

/** How much of the time that is left there is for beginning a try that is in time. */
export const leftToBegin = (left: number, usual: Usual): number => left - Math.min(LONGEST_TRY, usual.ms())

/**
 * When the next try begins, as a time of performance.now, if it is to be in `wait` milliseconds. The last one begins as
 * late as it can still be in time at `end`; null: it has begun.
 */
export function nextTry(wait: number, end: number, usual: Usual, sent: number): number | null {
  const now = performance.now()
  const left = leftToBegin(end - now, usual)
  return sent >= MOST || left < PAUSE.shortest ? null : now + Math.min(wait, left)
}
