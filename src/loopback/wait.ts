// Waits for what happens in its own time.

/** How long anything is waited for, in milliseconds: on a busy machine everything takes its time; what takes longer hangs. */
export const PATIENCE = 90_000

/** What a predicate gives once it holds. */
export type Truthy<Value> = Exclude<Value, false | null | undefined | 0 | ''>

/**
 * Asks again and again until the answer is truthy.
 * @param predicate asked every 5 ms
 * @param within how long to go on, in milliseconds
 * @param complaint what to say when it was in vain
 * @returns the first truthy value
 * @throws Error with the complaint when the time is over
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
