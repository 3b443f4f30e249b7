/** Collects the values of each key in a list, in the order of the pairs. */
export function listsByKey<K, V>(pairs: Iterable<readonly [K, V]>): Map<K, V[]> {
  const lists = new Map<K, V[]>()
  for (const [key, value] of pairs) {
    const list = lists.get(key)
    if (list) list.push(value)
    else lists.set(key, [value])
  }
  return lists
}
