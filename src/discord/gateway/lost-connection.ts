// The reasons why the bot cannot connect to Discord, or not any more, that only the operator can remove.

export type LostProblem =
  | { readonly problem: 'tokenInvalid' }
  | { readonly problem: 'unreachable'; readonly reason: string }
  /** Discord has closed the connection with this code, for example because the bot needs another number of shards. */
  | { readonly problem: 'closed'; readonly code: number }

export type Loss = {
  /** Only the first call counts. */
  readonly lose: (problem: LostProblem) => void
  /** The first problem that was reported; null: none yet. */
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
