// For tests alone: counts the steps of the engine, so that what something costs can be told without a clock.

let taken = 0

/** The module as it is, but each call of this function of it is counted. */
export function counting(real: object, name: string): object {
  const does: unknown = Object.entries(real).find(([own]) => own === name)?.[1]
  if (typeof does !== 'function') throw new Error(`there is no function ${name}`)
  const counted = (...given: unknown[]): unknown => {
    taken += 1
    return does(...given)
  }
  return { ...real, [name]: counted }
}

/** How many counted steps a piece of work takes. */
export async function stepsOf(work: () => unknown): Promise<number> {
  const before = taken
  await work()
  return taken - before
}
