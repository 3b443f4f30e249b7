// Cuts texts to one of Discord's limits.

/** The text, or its beginning with an ellipsis, in at most `limit` UTF-16 units; clip cuts no surrogate pair in two. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  const kept = text.slice(0, limit - 1)
  return `${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}…`
}
