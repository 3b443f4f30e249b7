// Selects the few names that share the most letter pairs with the query, for the letter-by-letter comparison.

/** The indexes of the texts most like the query, best first. */
export type Shortlist = (query: string, length: number, isWanted: (index: number) => boolean) => number[]

/** Builds the list of letter pairs once. The cost of a query grows with the number of texts that share its pairs. */
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
  const lengths = Uint16Array.from(texts, text => text.length + 2)
  return (query, length, isWanted) => {
    const touched: number[] = []
    const lists = [...pairsOf(query)].flatMap(pair => [byPair.get(pair) ?? []])
    for (const list of lists) {
      for (const index of list) {
        const before = shared[index] as number
        if (before === 0) touched.push(index)
        shared[index] = before + 1
      }
    }
    const likeness = (index: number) =>
      (shared[index] as number) / (query.length + (lengths[index] as number))
    const best = bestOf(touched, length, likeness, isWanted)
    for (const index of touched) shared[index] = 0
    return best
  }
}

/** The pairs of neighbouring letters, including beginning and end; 200 letters at most, so that a byte can count them. */
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
  let least = 0
  for (const index of touched) {
    const value = likeness(index)
    if ((best.length >= length && value <= least) || !isWanted(index)) continue
    const place = best.findIndex(other => value > other.value)
    best.splice(place < 0 ? best.length : place, 0, { index, value })
    if (best.length > length) best.pop()
    least = best.at(-1)?.value ?? 0
  }
  return best.map(({ index }) => index)
}
