// A set-up is data that can be stored and compared: what nobody knows is not in it.

/** The same without the fields that are undefined. */
export const tidy = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T
