// How often chance may try, in every test that lets it: one number, by which a quick, a usual and a long run differ.

/** A quick run takes 30, a long one 20,000. */
const RUNS = Number(process.env.RIPOSTE_RUNS ?? 60)

/** @param times as often as usual, a fraction too @returns how often a property is tried, at least once */
export const runs = (times = 1): number => Math.max(1, Math.ceil(RUNS * times))
