// Discord has done what a request asked for, and its answer lacks what has to be in it.

export class UnreadableAnswer extends Error {
  readonly what: string

  constructor(what: string, cause?: unknown) {
    super(`Discord's answer about ${what} cannot be read`, { cause })
    this.what = what
  }
}

/** The id in Discord's answer. @param what what the answer is about @throws UnreadableAnswer if there is none */
export function idIn(answer: unknown, what: string): string {
  const id = (answer as { readonly id?: unknown } | null)?.id
  if (typeof id !== 'string') throw new UnreadableAnswer(what)
  return id
}
