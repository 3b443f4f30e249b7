// Reads which part of the servers a process serves: shards, as Discord counts them.

/** auto: all shards, as many as Discord recommends. */
export type Shards = 'auto' | { readonly ids: readonly number[]; readonly count: number }

/** The highest allowed count of shards, more than any bot has. */
const MOST = 100_000

/** Numbers without a zero in front. */
const LIST = new RegExp('^(N(?:-N)?(?:,N(?:-N)?)*)/(N)$'.replaceAll('N', '(?:0|[1-9]\\d{0,5})'))

/** Reads `auto`, or numbers and ranges with the count of all: `0,1/4`, `4-7/16`. Null: the text is none of these. */
export function readShards(text: string): Shards | null {
  if (text === 'auto') return 'auto'
  // A blank inside of a number stays, and so the text is refused.
  const parts = text.split(/([,/-])/).map(part => part.trim())
  const [, list, of] = LIST.exec(parts.join('')) ?? []
  const count = Number(of)
  if (!list || count > MOST) return null
  const spans = list.split(',').map(spanOf)
  if (spans.some(([from, to]) => from > to || to >= count)) return null
  const ids = spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  return new Set(ids).size === ids.length ? { ids, count } : null
}

function spanOf(part: string): readonly [from: number, to: number] {
  const [from, to = from] = part.split('-').map(Number)
  return [from ?? 0, to ?? 0]
}

/** Whether this process serves shard 0, and so does the work that only one process may do. */
export const hasFirst = (shards: Shards): boolean => shards === 'auto' || shards.ids.includes(0)
