// Says what is not possible, why, and what is: one sentence for every refusal of the engine and every fault of a form.

import type { Game } from '../../../engine/game.ts'
import type { Choice, Problem, Refusal } from '../../../engine/types.ts'
import type { Language } from '../../../language.ts'
import type { NameOf } from '../../../words/story.ts'
import { hasWords, wordsIn } from '../../../words/words.ts'
import type { AnyForms } from '../faces/any-forms.ts'
import type { Open } from '../forms/asked-now.ts'
import { asksText } from '../forms/number.ts'

/** A refusal also says what was tried and what is asked instead; a fault of a set-up or a form does not. */
type Refused = Problem<Game> & Partial<Pick<Refusal<Game>, 'answer' | 'prompt'>>

/** How things are called where the sentence stands; in a message, without markdown and mentions of their own. */
export type Shown = {
  /** What the numbers of a set-up count, and the words for effects. */
  readonly forms: Pick<AnyForms, 'numbers' | 'effectWords'>
  readonly nameOf: NameOf
  readonly labelOf: (question: Open, choice: Choice) => string
  /** What somebody typed. */
  readonly typed: (text: string) => string
}

/** So many choices are listed at most. */
const MOST_LISTED = 8

/** The sentence, with the clause that says so; below it what can be chosen, if something else was tried. */
export function problemText(problem: Refused, language: Language, shown: Shown): string {
  const t = wordsIn(language)
  const sentence = t(sentenceOf(problem), {
    ...slotsOf(problem, language, shown),
    context: contextOf(problem, shown),
  })
  const why = problem.clause ? `${sentence} ${problem.clause}` : sentence
  const choices = alternatives(problem, shown)
  if (choices.length === 0) return why
  const more = choices.length > MOST_LISTED ? ['…'] : []
  const listed = [...choices.slice(0, MOST_LISTED), ...more].join(', ')
  return `${why}\n${t('walkthroughs:possible', { choices: listed })}`
}

/** The key of the sentence for a code is the code itself. */
export function sentenceOf({ code }: Pick<Refused, 'code'>) {
  const key = `walkthroughs:refused.${code}` as const
  return hasWords(key) ? key : 'walkthroughs:refused.other'
}

/** Which form of the sentence it is, if there are several: by what the problem knows, else by its clause. */
function contextOf(problem: Refused, { forms }: Shown): string {
  const { code, clause, details = {} } = problem
  if (code === 'malformedSetUp' && numberAt(forms, details.at)) return 'number'
  if (code === 'notYours' && needsAll(problem)) return 'together'
  if (code === 'numberMissing' && details.min === undefined) return 'bare'
  if (code === 'noSuchPlayer' && details.player === undefined) return 'unnamed'
  if (code === 'notYourTurn' && details.turn !== undefined) return 'turn'
  return clause ?? ''
}

/** What the number of a set-up counts at which something is wrong; null: that is no number. */
function numberAt({ numbers }: Shown['forms'], at: unknown): string | null {
  const name = String(at).split('.').at(-1) ?? ''
  return (Object.hasOwn(numbers, name) ? numbers[name] : null) ?? null
}

function slotsOf(problem: Refused, language: Language, { forms, nameOf, typed }: Shown) {
  const t = wordsIn(language)
  const { details = {} } = problem
  const name = (id: unknown): string => (typeof id === 'string' ? nameOf(id) : t('walkthroughs:thisCard'))
  const together = { type: needsAll(problem) ? 'conjunction' : 'disjunction' } as const
  return {
    what: name(subjectOf(problem)),
    player: name(details.player ?? details.turn),
    defender: name(details.defender ?? details.blocker),
    players: new Intl.ListFormat(language, together).format(deciders(problem).map(nameOf)),
    asks: asksText(numberAt(forms, details.at) ?? String(details.asks), language),
    min: String(details.min),
    max: String(details.max),
    given: String(details.given),
    effect: t(forms.effectWords(String(details.kind ?? details.effect)) ?? 'forms:effect.other'),
    typed: typed(String(details.typed ?? '')),
  }
}

/** As much of a refused answer as a sentence needs. It may be of any shape. */
type Tried = {
  readonly question?: unknown
  readonly choice?: unknown
  readonly joins?: unknown
  readonly card?: { readonly effects?: readonly { readonly to?: Ref; readonly who?: Ref }[] }
}
type Ref = { readonly piece?: unknown }

const triedIn = ({ answer }: Refused): Tried => (answer ?? {}) as Tried

/** What it is about: what the engine names, else the one card that the effect was on, else what was chosen. */
function subjectOf(problem: Refused): unknown {
  const { details = {} } = problem
  const { card, choice } = triedIn(problem)
  const effect = card?.effects?.length === 1 ? card.effects[0] : undefined
  const named = details.piece ?? details.ability ?? details.choice ?? details.player
  return named ?? (effect?.to ?? effect?.who)?.piece ?? choice
}

/** Who decides: those that the engine names, else those who may pass the question that is in the way. */
function deciders({ details = {}, prompt }: Refused): readonly string[] {
  if (Array.isArray(details.by)) return details.by.map(String)
  const window = prompt?.windows.find(({ name }) => name === details.question)
  const by = window?.choices.find(({ passes }) => passes)?.by
  return by ? ('any' in by ? by.any : by.all) : []
}

/** Whether the choice that was tried is one that several players make together. */
function needsAll(problem: Refused): boolean {
  const { choice } = triedIn(problem)
  const choices = problem.prompt?.windows.flatMap(window => window.choices) ?? []
  return choices.some(({ name, by }) => name === choice && 'all' in by)
}

/** If what was tried is not offered at all: what is, in the question that was meant, else in the last one. */
function alternatives(problem: Refused, { labelOf }: Shown): string[] {
  const { question, choice, joins } = triedIn(problem)
  const windows = problem.prompt?.windows ?? []
  const window = windows.find(({ name }) => name === question) ?? windows.at(-1)
  if (typeof choice !== 'string' || joins !== undefined || !window) return []
  if (window.choices.some(({ name }) => name === choice)) return []
  return window.choices.map(one => labelOf(window, one))
}
