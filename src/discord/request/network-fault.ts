// Recognises the errors that mean that Discord could not be reached.

/** The code of a failed connection (ECONNREFUSED, ENOTFOUND …), anywhere in the chain of causes; else null. */
export function networkFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(code)) return code
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return networkFault(inner)
}
