// Sets how often random tests run: one number distinguishes a quick, a usual and a long run.

/** A quick run sets 30, a long one 2,000. */
const RUNS = Number(process.env.RIPOSTE_RUNS ?? 40)

/** @param times the factor, also a fraction @returns how often a property is tried, at least once */
export const runs = (times = 1): number => Math.max(1, Math.ceil(RUNS * times))
