// Chooses the sentence for an event: the event's name is the key, and its facts choose the form.
import { hasWords, type KeyIn, slotsOf } from './words.ts'

type Facts = { readonly type: string; readonly [name: string]: unknown }

/** The key of the sentence for an event; null if there is none, since the event only marks a place in the sequence. */
export function sentenceOf(type: string): Sentence | null {
  const before = sentences.get(type)
  if (before !== undefined) return before
  const key = `story:event.${type}` as const
  const found = hasWords(key) ? key : null
  sentences.set(type, found)
  return found
}

type Sentence = Extract<KeyIn<'story'>, `story:event.${string}`>

/** Remembers the keys, since a story asks for each of them many times. */
const sentences = new Map<string, Sentence | null>()

/** The field that chooses the plural of a sentence, where it is not the event’s own `count`. */
const COUNTED: Readonly<Record<string, string>> = {
  attacks_lost: 'left',
  boost_given: 'facedown',
  boost_icons_changed: 'icons',
  boost_kept: 'facedown',
}

/** Chooses special forms of sentences by the facts of their events. */
const CONTEXTS: Readonly<Record<string, (event: Facts) => string | false>> = {
  atk_changed: ({ from, to }) => from !== null && from === to && 'same',
  attack_initiated: ({ targets }) => targets !== undefined && 'several',
  damage_dealt: ({ amount }) => amount === 0 && 'none',
  damage_instance: ({ increase, additional }) => {
    if (increase === 0) return additional === 0 ? 'plain' : 'additional'
    return Number(additional) > 0 && 'both'
  },
  prevention_ready: ({ amount }) => amount === 'all' && 'all',
}

/** The count and the context that choose the form. A missing number chooses the form “unknown” instead of printing “?”. */
export function formOf(
  event: Facts,
  sentence: Sentence,
): { readonly count: number; readonly context: string } {
  const lacks = (name: string) => event[name] === null || event[name] === undefined
  const context = CONTEXTS[event.type]?.(event) || (neededFor(sentence).some(lacks) && 'unknown')
  return { count: Number(event[COUNTED[event.type] ?? 'count']), context: context || '' }
}

const needed = new Map<Sentence, readonly string[]>()

/** The slots of a sentence that its form “unknown” does without. */
function neededFor(sentence: Sentence): readonly string[] {
  const before = needed.get(sentence)
  if (before) return before
  const unknown = `${sentence}_unknown`
  const without = hasWords(unknown) ? slotsOf(unknown) : slotsOf(sentence)
  const names = slotsOf(sentence).filter(name => !without.includes(name))
  needed.set(sentence, names)
  return names
}
