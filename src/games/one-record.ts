// Outcomes as scripts print them.

/** An outcome as scripts print it: in one record, as 2.0.0 did. */
export function inOneRecord({
  table,
  summary,
  ...more
}: {
  readonly table: unknown
  readonly summary: object
}): Readonly<Record<string, unknown>> {
  return { ...summary, table, ...more }
}
