// Polls until a condition holds.

/** The default time limit of a wait, in milliseconds; longer than anything takes on a busy machine. */
export const PATIENCE = 90_000

/** The value of a predicate once it holds. */
export type Truthy<Value> = Exclude<Value, false | null | undefined | 0 | ''>

/**
 * Calls a predicate until its answer is truthy.
 * @param predicate called every 5 ms
 * @param within the time limit, in milliseconds
 * @param complaint the message of the error
 * @returns the first truthy value
 * @throws Error with the complaint after the time limit
 */
export async function waitFor<Value>(
  predicate: () => Value | Promise<Value>,
  within: number,
  complaint: string,
): Promise<Truthy<Value>> {
  const end = performance.now() + within
  for (;;) {
    const value = await predicate()
    if (value) return value as Truthy<Value>
    if (performance.now() > end) throw new Error(`${complaint} (${within} ms)`)
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}
