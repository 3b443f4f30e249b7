// The lines of a story: the sentence of each event with the clause it follows, in the words of the reader's language.
import type { Shown } from '../games/game.ts'
import { valuesOf } from './event-values.ts'
import { withCapital } from './unnamed.ts'
import { hasWords, type KeyIn, slotsOf, type Translate } from './words.ts'

type Told = Shown['events'][number]

/** Names a piece, a reminder or a player for the reader by its id; an id without a name is returned unchanged. */
export type NameOf = (id: string) => string

/** The clause that a line follows, and the ruling that decided it, or null. */
export type Citation = { readonly clause: string; readonly ruling: string | null }

/** A sentence of the story. */
export type Line = Citation & { readonly words: string }

/** Words an event; null if it only marks a place in the sequence. */
export type LineOf = (event: Told) => Line | null

/** Whether there is a sentence for an event. */
export const hasLine = (event: Told): boolean => sentenceOf(event.type) !== null && !isPlaceOnly(event)

/** The sentence for an event; null if the event only marks a place in the sequence. */
export function lineOf(event: Told, t: Translate, nameOf: NameOf): Line | null {
  const sentence = sentenceOf(event.type)
  if (sentence === null || isPlaceOnly(event)) return null
  const words = t(sentence, { ...filled(event, t, nameOf), ...formOf(event, sentence) })
  return { clause: event.clause, ruling: event.ruling ?? null, words: withCapital(words, t) }
}

/** Returns `lineOf` for a whole story. A story repeats many events, and each repeated line is built once. */
export function linesIn(t: Translate, nameOf: NameOf): LineOf {
  const said = new Map<string, Line | null>()
  return event => {
    const what = JSON.stringify(event)
    const before = said.get(what)
    if (before !== undefined) return before
    const line = lineOf(event, t, nameOf)
    said.set(what, line)
    return line
  }
}

/** What a player does is told without its activation, since only enemies are activated; a single attack without its number; no threat not at all. */
const isPlaceOnly = ({ type, clause, of, amount }: Told): boolean =>
  (type === 'activation_started' && /^MC-(PA|THWART)/.test(clause)) ||
  (type === 'attack_counted' && of === 1) ||
  (type === 'threat_placed' && amount === 0)

/** The values of an event as texts for its sentence: “?” for unknown ones. */
function filled(event: Told, t: Translate, nameOf: NameOf): Record<string, string> {
  const values = Object.entries(valuesOf(event, t, nameOf))
  return Object.fromEntries(values.map(([name, value]) => [name, shown(value)]))
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '?'
  if (Array.isArray(value)) return value.map(shown).join(', ')
  return typeof value === 'object' ? Object.values(value).map(shown).join(' ') : String(value)
}

/** The key of the sentence for an event; null if there is none, since the event only marks a place in the sequence. */
export function sentenceOf(type: string): Sentence | null {
  const key = type.startsWith(BRIEF)
    ? (`story:${type as `brief.${string}`}` as const)
    : (`story:event.${type}` as const)
  return hasWords(key) ? key : null
}

/** The types of the events into which a board puts several together. */
const BRIEF = 'brief.'

type Sentence = Extract<KeyIn<'story'>, `story:${'event' | 'brief'}.${string}`>

/** The field that chooses the plural of a sentence, where it is not the event’s own `count`. */
const COUNTED: Readonly<Record<string, string>> = {
  attacks_lost: 'left',
  'brief.boost': 'icons',
  'brief.boostNamed': 'icons',
  'brief.boostSch': 'icons',
  'brief.boostNamedSch': 'icons',
  boost_amplified: 'icons',
  boost_given: 'facedown',
  boost_icons_changed: 'icons',
  boost_kept: 'facedown',
  shields_counted: 'shields',
}

/** A main scheme that nobody has named, whose id the program has made. */
export const isUnnamedScheme = (id: unknown): boolean => /^scheme-\d+$/.test(String(id))

/** On which scheme threat has come or gone, and how much lies there now, as far as somebody has said it. */
function threatOn({ scheme, now }: Told): string | false {
  if (scheme === undefined) return false
  if (isUnnamedScheme(scheme)) return now !== undefined && 'mainNow'
  return now === undefined ? 'on' : 'now'
}

/** Chooses special forms of sentences by the facts of their events. */
const CONTEXTS: Readonly<Record<string, (event: Told) => string | false>> = {
  activation_waits: ({ does, isInside }) => (isInside ? 'inside' : does !== 'activates' && String(does)),
  effect_goes_on: ({ card }) => card !== undefined && 'card',
  atk_changed: ({ from, to }) => from !== null && from === to && 'same',
  attack_replaced: ({ by }) => by === 'effect' && 'effect',
  attack_initiated: ({ targets }) => targets !== undefined && 'several',
  card_reported: ({ card, corrects }) => corrects !== undefined && (card ? 'correctsBy' : 'corrects'),
  card_moved: ({ to }) => to === 'hand' && 'hand',
  damage_calculated: ({ reduced }) => reduced === 0 && 'plain',
  damage_dealt: ({ amount }) => amount === 0 && 'none',
  damage_instance: ({ increase, additional }) => {
    if (increase === 0) return additional === 0 ? 'plain' : 'additional'
    return Number(additional) > 0 && 'both'
  },
  defender_lost: ({ now }) => now !== undefined && 'instead',
  form_changed: ({ to }) => to === 'alter-ego' && 'alterEgo',
  target_added: ({ later }) => later === true && 'later',
  scheme_replaced: ({ by }) => by === 'effect' && 'effect',
  scheme_completed: ({ scheme, lost }) => {
    const ends = lost === 0 ? 'Exact' : ''
    return isUnnamedScheme(scheme) ? `main${ends}` : lost === 0 && 'exact'
  },
  sch_changed: ({ from, to }) => from !== null && from === to && 'same',
  threat_placed: threatOn,
  threat_removed: threatOn,
  scheme_defeated: ({ reads }) => reads === true && 'reads',
  ability_replaced: ({ by }) => by === 'confused' && 'confused',
  thw_changed: ({ from, to }) => from !== null && from === to && 'same',
  thwart_replaced: ({ by }) => by === 'stunned' && 'stunned',
  thwart_ended_early: ({ why }) => why === 'thwarter gone' && 'thwarterGone',
  removal_barred: ({ why }) => why === 'patrol' && 'patrol',
  removal_counted: ({ increase, additional }) => {
    if (increase === 0) return 'additional'
    return Number(additional) > 0 && 'both'
  },
  not_exhausted: ({ thwarts }) => thwarts === true && 'thwart',
  scheme_advanced: ({ scheme }) => isUnnamedScheme(scheme) && 'main',
  scheme_corrected: ({ scheme }) => isUnnamedScheme(scheme) && 'main',
  scheme_joined: ({ kind, now, reads }) => {
    const form = `${kind === 'main' ? 'Main' : ''}${now === undefined ? '' : 'Now'}${reads ? 'Reads' : ''}`
    return form !== '' && `${form.charAt(0).toLowerCase()}${form.slice(1)}`
  },
  step_threat_unsaid: ({ scheme }) => scheme !== undefined && !isUnnamedScheme(scheme) && 'on',
  token_added: ({ scheme }) => scheme !== undefined && (isUnnamedScheme(scheme) ? 'main' : 'on'),
  step_skipped: ({ by }) => by === 'effect' && 'effect',
  prevention_ready: preventedContext,
  'brief.cardDefends': preventedContext,
  'brief.cardPrevents': preventedContext,
}

/** What is prevented: damage, or the threat of a scheme; all of it, or so much. */
function preventedContext({ amount, clause }: Told): string | false {
  const all = amount === 'all'
  if (clause !== 'MC18-SC-19') return all && 'all'
  return all ? 'allThreat' : 'threat'
}

/** The count and the context that choose the form. A missing number chooses the form “unknown” instead of printing “?”. */
export function formOf(
  event: Told,
  sentence: Sentence,
): { readonly count: number; readonly context: string } {
  const lacks = (name: string) => event[name] === null || event[name] === undefined
  const context = CONTEXTS[event.type]?.(event) || (neededFor(sentence).some(lacks) && 'unknown')
  return { count: Number(event[COUNTED[event.type] ?? 'count']), context: context || '' }
}

/** The slots of a sentence that its form “unknown” does without. */
function neededFor(sentence: Sentence): readonly string[] {
  const unknown = `${sentence}_unknown`
  const without = hasWords(unknown) ? slotsOf(unknown) : slotsOf(sentence)
  return slotsOf(sentence).filter(name => !without.includes(name))
}
