// Guesses whether a wrong value may contain a secret that the operator has written into the wrong line.

/** Signs of a secret, or of a server address that may contain one: a user, a port or password, a query, an escape. */
const SIGNS = /[@?&;%]|pass|secret|token|\/\/[^/]*:/i
/** A token of Discord has three parts, and is longer than the values of other variables. */
const TOKEN = { parts: 3, part: 5, length: 50 } as const

export function mayHoldSecret(value: string): boolean {
  const parts = value.split('.').filter(part => part.length >= TOKEN.part)
  return SIGNS.test(value) || (parts.length >= TOKEN.parts && value.length >= TOKEN.length)
}
