// The few names that share the most letter pairs with what was typed: only these are compared letter by letter.

/** The numbers of the texts most like the query, best first. */
export type Shortlist = (query: string, length: number, isWanted: (index: number) => boolean) => number[]

/** Built once over texts of equal footing; the cost of a question grows with the texts that share its pairs. */
export function shortlistOf(texts: readonly string[]): Shortlist {
  const byPair = new Map<string, number[]>()
  for (const [index, text] of texts.entries()) {
    for (const pair of pairsOf(text)) {
      const list = byPair.get(pair)
      if (list) list.push(index)
      else byPair.set(pair, [index])
    }
  }
  const shared = new Uint8Array(texts.length)
  return (query, length, isWanted) => {
    const touched: number[] = []
    for (const pair of pairsOf(query)) {
      for (const index of byPair.get(pair) ?? []) {
        if (shared[index] === 0) touched.push(index)
        shared[index] = (shared[index] ?? 0) + 1
      }
    }
    const likeness = (index: number) =>
      (2 * (shared[index] ?? 0)) / (query.length + (texts[index]?.length ?? 0) + 2)
    const best = bestOf(touched, length, likeness, isWanted)
    for (const index of touched) shared[index] = 0
    return best
  }
}

/** The pairs of neighbouring letters, beginning and end among them; 200 at most, so that a byte counts them. */
function pairsOf(text: string): Set<string> {
  const padded = `^${text.slice(0, 200)}$`
  return new Set(Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2)))
}

function bestOf(
  touched: readonly number[],
  length: number,
  likeness: (index: number) => number,
  isWanted: (index: number) => boolean,
): number[] {
  const best: { index: number; value: number }[] = []
  for (const index of touched) {
    const value = likeness(index)
    const last = best.at(-1)
    if ((best.length >= length && last && value <= last.value) || !isWanted(index)) continue
    const place = best.findIndex(other => value > other.value)
    best.splice(place < 0 ? best.length : place, 0, { index, value })
    if (best.length > length) best.pop()
  }
  return best.map(({ index }) => index)
}
