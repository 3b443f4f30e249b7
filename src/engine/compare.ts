// Says whether an attack would end differently under another edition, which plays the same answers.
import type { Flow, Rules, SetUp } from './flow.ts'
import type { Game, Told } from './game.ts'
import { parseSafely } from './read-answer.ts'
import { editionNamed } from './rows.ts'
import { type Difference, differences, EndSearch } from './same-answers.ts'
import type { Answer } from './types.ts'

/** How the same answers end under another edition, in the outcome's fields that the flow compares. */
export type Comparison = {
  readonly edition: string
  /** cannotTell: the other edition asks a question without an answer here, or the order of its abilities matters. */
  readonly result: 'same' | 'differs' | 'cannotTell'
  readonly differences: readonly Difference[]
}

/**
 * The limit of engine steps for the comparisons of one attack, however many editions there are: each tried answer, also
 * a refused one, and each prompt is a step. Two comparisons of 140 answers fit, unless few answers fit the other editions.
 */
export const MOST_COMPARED_STEPS = 300

/**
 * Compares a finished attack with every other edition of its flow. Each comparison gets an equal share of the steps that
 * those before it have left.
 * @param setUp the set-up of the attack, which its flow has accepted
 * @param steps the limit of engine steps for all comparisons together; one that needs more than its share cannot tell
 */
export function compareEditions<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
  answers: readonly Answer[],
  outcome: O,
  steps = MOST_COMPARED_STEPS,
): Comparison[] {
  const parsed = parseSafely(flow.setUp, setUp)
  if (!parsed.ok) return []
  const { value: read } = parsed
  const others = flow.editions.map(({ rules }) => rules.id).filter(edition => edition !== read.edition)
  let left = steps
  return others.map((edition, index) => {
    const search = new EndSearch(flow, left / (others.length - index))
    const there = search.end({ ...read, edition }, answers)
    left -= search.taken
    if (!there) return { edition, result: 'cannotTell', differences: [] }
    const found = differences(flow, outcome, there.end)
    return { edition, result: found.length === 0 ? 'same' : 'differs', differences: found }
  })
}

/**
 * The answers of an attack as the edition of this set-up takes them: each where it fits, without those to questions that it
 * does not ask, and with any order where only it asks for one.
 * @returns null: it cannot be told how the attack would end
 */
export function answersFor<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: object,
  answers: readonly Answer[],
): readonly Answer[] | null {
  const parsed = parseSafely(flow.setUp, setUp)
  if (!parsed.ok) return null
  return new EndSearch(flow, MOST_COMPARED_STEPS).end(parsed.value, answers)?.answers ?? null
}

/** The clauses that these events follow and that were not read in the text of the edition. */
export function unreadIn<G extends Game>(
  flow: Rules<G>,
  edition: string,
  events: readonly Pick<Told<string, G['clause']>, 'clause'>[],
): readonly G['clause'][] {
  const clauses = flow.unread?.(editionNamed(flow, edition).rules) ?? []
  return clauses.filter(clause => events.some(event => event.clause === clause))
}
