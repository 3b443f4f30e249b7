// Leaves unknown values out of a set-up, which is stored and compared as plain data.

/** The object without its undefined fields. */
export const tidy = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T
