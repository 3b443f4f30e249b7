// Words every refusal of the engine and every fault of a form: what is not possible, why, and what is possible instead.

import type { Game } from '../../../engine/game.ts'
import type { Choice, Problem, RefusedAnswer } from '../../../engine/types.ts'
import type { Language } from '../../../language.ts'
import type { NameOf } from '../../../words/story.ts'
import { hasWords, wordsIn } from '../../../words/words.ts'
import type { AnyForms } from '../face/forms-face.ts'
import type { Window } from '../face/window.ts'
import { asksText } from '../forms/names.ts'

/** A refusal also has the tried answer and the prompt; a fault of a set-up or a form has neither. */
type Refused = Problem<Game> & Partial<Pick<RefusedAnswer<Game>, 'answer' | 'prompt'>>

/** The names and words for the sentence; for a message they have no markdown or mentions. */
export type ProblemWords = {
  /** The words for the numbers of a set-up and for effects. */
  readonly forms: Pick<AnyForms, 'numbers' | 'effectWords'>
  readonly nameOf: NameOf
  readonly labelOf: (question: Window, choice: Choice) => string
  /** Makes a typed text harmless. */
  readonly typed: (text: string) => string
  /** The id of a clause in the rules of the attack; without it the clause's own. */
  readonly cites?: (clause: string) => string
}

/** The sentence lists at most this many choices. */
const MOST_LISTED = 8

/** The sentence with its clause; below it the possible choices if the user tried one that is not offered. */
export function problemText(problem: Refused, language: Language, shown: ProblemWords): string {
  const t = wordsIn(language)
  const sentence = t(problemKey(problem), {
    ...slotsOf(problem, language, shown),
    context: contextOf(problem, shown),
  })
  const { cites = clause => clause } = shown
  const why = problem.clause ? `${sentence} ${cites(problem.clause)}` : sentence
  const choices = alternatives(problem, shown)
  if (choices.length === 0) return why
  const more = choices.length > MOST_LISTED ? ['…'] : []
  const listed = [...choices.slice(0, MOST_LISTED), ...more].join(', ')
  return `${why}\n${t('walkthroughs:possible', { choices: listed })}`
}

/** The key of the sentence for a code: the code itself if it has words, else `other`. */
export function problemKey({ code }: Pick<Refused, 'code'>) {
  const key = `walkthroughs:refused.${code}` as const
  return hasWords(key) ? key : 'walkthroughs:refused.other'
}

/** The context that selects the form of the sentence: by the details of the problem, else by its clause. */
function contextOf(problem: Refused, { forms }: ProblemWords): string {
  const { code, clause, details = {} } = problem
  if (code === 'malformedSetUp' && numberAt(forms, details.at)) return 'number'
  if (code === 'notYours' && needsAll(problem)) return 'together'
  if (code === 'numberMissing' && details.min === undefined) return 'bare'
  if (code === 'numberMissing' && details.orAll === true) return 'orAll'
  if (code === 'noSuchPlayer' && details.player === undefined) return 'unnamed'
  if (code === 'notYourTurn' && details.turn !== undefined) return 'turn'
  return clause ?? ''
}

/** The words for the set-up number at this path; null: the path names no number. */
function numberAt({ numbers }: ProblemWords['forms'], at: unknown): string | null {
  const name = String(at).split('.').at(-1) ?? ''
  return (Object.hasOwn(numbers, name) ? numbers[name] : null) ?? null
}

function slotsOf(problem: Refused, language: Language, { forms, nameOf, typed }: ProblemWords) {
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
    all: t('forms:all'),
  }
}

/** The fields of a refused answer that a sentence needs; a refused answer may have any shape. */
type Tried = {
  readonly question?: unknown
  readonly choice?: unknown
  readonly joins?: unknown
  readonly card?: { readonly effects?: readonly { readonly to?: Ref; readonly who?: Ref }[] }
}
type Ref = { readonly piece?: unknown }

const triedIn = ({ answer }: Refused): Tried => (answer ?? {}) as Tried

/** The subject of the sentence: what the engine names, else the target of the card's only effect, else the choice. */
function subjectOf(problem: Refused): unknown {
  const { details = {} } = problem
  const { card, choice } = triedIn(problem)
  const effect = card?.effects?.length === 1 ? card.effects[0] : undefined
  const named = details.piece ?? details.ability ?? details.choice ?? details.player
  return named ?? (effect?.to ?? effect?.who)?.piece ?? choice
}

/** The players who decide: those that the engine names, else those who may pass the blocking question. */
function deciders({ details = {}, prompt }: Refused): readonly string[] {
  if (Array.isArray(details.by)) return details.by.map(String)
  const window = prompt?.windows.find(({ name }) => name === details.question)
  const by = window?.choices.find(({ passes }) => passes)?.by
  return by ? ('any' in by ? by.any : by.all) : []
}

/** Whether several players must make the tried choice together. */
function needsAll(problem: Refused): boolean {
  const { choice } = triedIn(problem)
  const choices = problem.prompt?.windows.flatMap(window => window.choices) ?? []
  return choices.some(({ name, by }) => name === choice && 'all' in by)
}

/** If the tried choice is not offered: the choices of its question, else those of the last question. */
function alternatives(problem: Refused, { labelOf }: ProblemWords): string[] {
  const { question, choice, joins } = triedIn(problem)
  const windows = problem.prompt?.windows ?? []
  const window = windows.find(({ name }) => name === question) ?? windows.at(-1)
  if (typeof choice !== 'string' || joins !== undefined || !window) return []
  if (window.choices.some(({ name }) => name === choice)) return []
  return window.choices.map(one => labelOf(window, one))
}
