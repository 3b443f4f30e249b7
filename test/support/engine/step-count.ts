// Counts the steps of the engine, so that tests can measure cost without a clock.

let taken = 0

/** A copy of the module in which calls of one function are counted. */
export function counting(real: object, name: string): object {
  const does: unknown = Object.entries(real).find(([own]) => own === name)?.[1]
  if (typeof does !== 'function') throw new Error(`there is no function ${name}`)
  const counted = (...given: unknown[]): unknown => {
    taken += 1
    return does(...given)
  }
  return { ...real, [name]: counted }
}

/** Counts the steps that a piece of work takes. */
export async function stepsOf(work: () => unknown): Promise<number> {
  const before = taken
  await work()
  return taken - before
}
