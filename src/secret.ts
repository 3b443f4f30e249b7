// Whether a wrong setting may hold something that must not be shown: somebody has put it on the wrong line.

/** What names a secret, or stands in the address of a server beside one: a user, a port or password, a query, an escape. */
const SIGNS = /[@?&;%]|pass|secret|token|\/\/[^/]*:/i
/** A token of Discord has three parts, and is longer than what else is set. */
const TOKEN = { parts: 3, part: 5, length: 50 } as const

export function mayHoldSecret(value: string): boolean {
  const parts = value.split('.').filter(part => part.length >= TOKEN.part)
  return SIGNS.test(value) || (parts.length >= TOKEN.parts && value.length >= TOKEN.length)
}
