// Splits German compounds into words of the names: Vergeltungsschaden is Vergeltung and Schaden.

import { remembered } from '../query.ts'
import { fold } from './fold.ts'
import { stemsOf } from './stems.ts'

/** Letters that may stand between two parts. */
const JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e']
const ENDINGS = ['', 'e', 'n', 's', 'en', 'er', 'em', 'es', 'ern', 't', 'te', 'ten']
const SHORTEST = 3
const MOST_PARTS = 3
const MEMORY = 10_000

/** The stems of the parts, in order; null if the word is no compound of known words. */
export type Splitter = (word: string) => readonly string[] | null

/** Builds a splitter for the words of the names, which are given in lower case. */
export function splitter(words: Iterable<string>): Splitter {
  const known = new Map<string, string>()
  for (const word of words) {
    const [stem = word] = stemsOf(word, 'de')
    if (stem.length >= SHORTEST) known.set(stem, stem).set(fold(word), stem)
  }
  const split = (rest: string, parts: number): readonly string[] | null => {
    for (let end = rest.length - SHORTEST; end >= SHORTEST; end--) {
      const head = headOf(rest.slice(0, end), known)
      if (!head) continue
      const tail = rest.slice(end)
      const last = inflected(tail, known)
      if (last) return [head, last]
      const more = parts > 2 ? split(tail, parts - 1) : null
      if (more) return [head, ...more]
    }
    return null
  }
  return remembered(MEMORY, word => split(fold(word), MOST_PARTS))
}

/** The stem of the known word in the tail, with any ending. */
function inflected(tail: string, known: ReadonlyMap<string, string>): string | null {
  const ending = ENDINGS.find(end => tail.endsWith(end) && known.has(tail.slice(0, tail.length - end.length)))
  return ending === undefined ? null : (known.get(tail.slice(0, tail.length - ending.length)) ?? null)
}

function headOf(head: string, known: ReadonlyMap<string, string>): string | null {
  for (const joint of JOINTS) {
    if (!head.endsWith(joint)) continue
    const stem = known.get(head.slice(0, head.length - joint.length))
    if (stem) return stem
  }
  return null
}
