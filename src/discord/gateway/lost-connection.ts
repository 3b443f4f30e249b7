// Why the bot is no longer, or was never, on Discord: for what only a person can mend.

export type LostProblem =
  | { readonly problem: 'tokenInvalid' }
  | { readonly problem: 'unreachable'; readonly reason: string }
  /** Discord takes this bot under another number of shards, or not at all: the code of the gateway. */
  | { readonly problem: 'closed'; readonly code: number }

export type Loss = {
  /** The first time counts. */
  readonly lose: (problem: LostProblem) => void
  /** What has been lost so far. */
  readonly now: () => LostProblem | null
  readonly lost: Promise<LostProblem>
}

export function createLoss(): Loss {
  const { promise: lost, resolve } = Promise.withResolvers<LostProblem>()
  let problem: LostProblem | null = null
  return {
    lost,
    now: () => problem,
    lose: wanted => {
      problem ??= wanted
      resolve(problem)
    },
  }
}
