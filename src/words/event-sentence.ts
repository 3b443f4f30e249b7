// Which sentence tells an event: its key is the event's own name. What the event knows chooses the form of the sentence.
import { hasWords, type KeyIn, slotsOf } from './words.ts'

type Facts = { readonly type: string; readonly [name: string]: unknown }

/** The key of the sentence for an event; null if there is none, since it only marks the place in the sequence. */
export function sentenceOf(type: string): Sentence | null {
  const before = sentences.get(type)
  if (before !== undefined) return before
  const key = `story:event.${type}` as const
  const found = hasWords(key) ? key : null
  sentences.set(type, found)
  return found
}

type Sentence = Extract<KeyIn<'story'>, `story:event.${string}`>

/** A story asks again and again. */
const sentences = new Map<string, Sentence | null>()

/** What the plural of a sentence goes by, where that is not the event’s own `count`. */
const COUNTED: Readonly<Record<string, string>> = {
  attacks_lost: 'left',
  boost_given: 'facedown',
  boost_icons_changed: 'icons',
  boost_kept: 'facedown',
}

/** Forms of a sentence that what is known chooses. */
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

/** What chooses the form of the sentence. A number that nobody gave is not told as a question mark. */
export function formOf(
  event: Facts,
  sentence: Sentence,
): { readonly count: number; readonly context: string } {
  const lacks = (name: string) => event[name] === null || event[name] === undefined
  const context = CONTEXTS[event.type]?.(event) || (neededFor(sentence).some(lacks) && 'unknown')
  return { count: Number(event[COUNTED[event.type] ?? 'count']), context: context || '' }
}

const needed = new Map<Sentence, readonly string[]>()

/** What a sentence says that its form for the unknown does without. */
function neededFor(sentence: Sentence): readonly string[] {
  const before = needed.get(sentence)
  if (before) return before
  const unknown = `${sentence}_unknown`
  const without = hasWords(unknown) ? slotsOf(unknown) : slotsOf(sentence)
  const names = slotsOf(sentence).filter(name => !without.includes(name))
  needed.set(sentence, names)
  return names
}
