// The times at which an answer is repeated: its pauses shrink towards the end of Discord's time limit.

/** Discord takes the first answer to an interaction until this time after it was made, in milliseconds. */
export const ANSWER_WITHIN = 3_000

/** The most tries of one answer; an outage usually takes about twelve. */
const MOST = 32

/** The pauses after a failed try, in milliseconds; `share` is a share of the time that is left. */
const PAUSE = { first: 60, longest: 240, shortest: 50, share: 1 / 4 } as const
/** How long a try may stay without a response, in milliseconds. Discord usually responds in a fraction of it. */
const SILENCE = { longest: 1_200, shortest: 250, share: 2 / 5 } as const

/** The assumed duration of a try before the first one has been measured. */
const UNSEEN = 100

/** The measured duration of recent tries, in milliseconds. */
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

/** The pause after this many failed tries. It is random, so that the waiting answers do not all come at once. */
export const pauseAfter = (failed: number, left: number): number =>
  Math.max(PAUSE.shortest, Math.min(PAUSE.first * 2 ** (failed - 1), PAUSE.longest, left * PAUSE.share)) *
  (0.75 + Math.random() / 2)

/** How long to wait for a response before another try is sent beside the silent one. */
export const patienceWith = (usual: Usual, left: number): number =>
  Math.max(SILENCE.shortest, Math.min(SILENCE.longest, Math.max(2 * usual.ms(), left * SILENCE.share)))

/** The most time that leftToBegin keeps for a try: one slow try must not shorten the time for all others. */
const LONGEST_TRY = 400

/** The part of the time left in which a new try can still begin and arrive in time. */
export const leftToBegin = (left: number, usual: Usual): number => left - Math.min(LONGEST_TRY, usual.ms())

/**
 * When the next try begins, as a time of performance.now: after `wait` milliseconds, or earlier if it would otherwise
 * come too late for `end`. null: there is no time for a further try, or MOST were sent.
 */
export function nextTry(wait: number, end: number, usual: Usual, sent: number): number | null {
  const now = performance.now()
  const left = leftToBegin(end - now, usual)
  return sent >= MOST || left < PAUSE.shortest ? null : now + Math.min(wait, left)
}
