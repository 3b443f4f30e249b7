// Plays the answers of an attack under another edition, by name: each where it fits, in the order in which they were given.
import { advance, advanceAll, type Moved } from './advance.ts'
import { beginAs, isOverAt } from './begin.ts'
import type { Flow, SetUp } from './flow.ts'
import type { Game } from './game.ts'
import { type Position, promptAt } from './prompt.ts'
import type { Answer, Posed, Prompt } from './types.ts'

/** The limit of tried orders, for questions of order that only the other edition asks. */
const MOST_WAYS = 64

/** An end under another edition, with the answers that led there: those of the attack that fit, and orders. */
export type FoundEnd<O extends object> = { readonly end: O; readonly answers: readonly Answer[] }

/**
 * The answers that are still to be given. The first `waiting` of them did not fit at the last try; `asked`: those of them
 * whose question was open then, so that the other edition has it, but takes another answer. `given`: what was given so far.
 */
type Left = {
  readonly answers: readonly Answer[]
  readonly waiting: number
  readonly asked: readonly Answer[]
  readonly given: readonly Answer[]
}

/** Whether an answer decides nothing in this edition: it is harmless, or nobody was asked its question here. */
const decidesNothing = (answer: Answer, { asked }: Left): boolean =>
  harmless(answer) || (answer.question !== undefined && !asked.includes(answer))

/** Whether an answer may be left over: it orders abilities or passes, so it decides nothing without its question. */
const harmless = (answer: Answer): boolean => isOrder(answer.question) || answer.choice === 'pass'

const isOrder = (name: string | undefined): boolean => name?.startsWith('order:') ?? false

/** Plays the answers of one attack under one other edition. */
export class EndSearch<G extends Game, S extends SetUp, O extends object> {
  /** The steps that it has taken. */
  taken = 0
  readonly #flow: Flow<G, S, O>
  readonly #most: number
  #ways = 0
  /** The end of all orders tried so far, with the answers of the first; null: none has ended yet. */
  #found: FoundEnd<O> | 'cannotTell' | null = null

  /** @param most the limit of engine steps */
  constructor(flow: Flow<G, S, O>, most: number) {
    this.#flow = flow
    this.#most = most
  }

  /** @param setUp the set-up under the other edition @returns the end there with the answers; null: that cannot be told */
  end(setUp: S, answers: readonly Answer[]): FoundEnd<O> | null {
    if (!this.#couldGive(answers)) return null
    const begun = beginAs(this.#flow, setUp)
    if ('refused' in begun) return null
    this.#explore(begun.position, { answers, waiting: 0, asked: [], given: [] })
    return this.#found === 'cannotTell' ? null : this.#found
  }

  /** Whether the steps could suffice: each answer that decides something takes one. If not, they count as taken. */
  #couldGive(answers: readonly Answer[]): boolean {
    const needed = answers.filter(answer => !harmless(answer)).length
    if (needed > this.#most) this.taken = Math.floor(this.#most)
    return needed <= this.#most
  }

  #explore(position: Position<G>, left: Left): void {
    const isLeft = left.answers.length > 0
    if (!position.question || (!isLeft && isOverAt(this.#flow, position))) {
      this.#over(position, left)
      return
    }
    const taken = this.#manyThatFit(position, left) ?? this.#firstThatFits(position, left)
    if (taken.position) this.#explore(taken.position, taken.left)
    else this.#everyOrder(position, taken.left)
  }

  /** Ends one way of play. A left-over answer that would decide something makes it impossible to tell. */
  #over(position: Position<G>, left: Left): void {
    if (!left.answers.every(one => decidesNothing(one, left))) {
      this.#found = 'cannotTell'
      return
    }
    const end = this.#flow.outcome(position.memory.state)
    this.#found ??= { end, answers: left.given }
    if (this.#found !== 'cannotTell' && differences(this.#flow, this.#found.end, end).length > 0)
      this.#found = 'cannotTell'
  }

  /** Gives the next answers in their order, as long as they fit: most do. null: fewer than two fit. */
  #manyThatFit(from: Position<G>, { answers, waiting, asked, given }: Left): Taken<G> | null {
    if (waiting > 0) return null
    const tried = advanceAll(this.#flow, from, answers.slice(0, Math.floor(this.#most - this.taken)), false)
    const many = tried.steps.length
    if (many < 2) return null
    const fit = answers.slice(0, many)
    // The answer that does not fit has spoiled the table.
    const position = tried.position ?? advanceAll(this.#flow, from, fit, false).position
    if (!position) return null
    this.taken += many
    return { position, left: { answers: answers.slice(many), waiting: 0, asked, given: [...given, ...fit] } }
  }

  /** Finds the first answer that is legal here, in the order in which they were given; without one, only what is `left`. */
  #firstThatFits(position: Position<G>, left: Left): Taken<G> {
    const { answers, waiting, given } = left
    let { asked } = left
    let open: Prompt<G> | null = null
    for (const [index, answer] of answers.entries()) {
      // Usually the next answer fits. If it does not, a later one is tried only if its question or choice is open.
      if (index > 0 || waiting > 0) {
        open ??= this.#spend(() => promptAt(this.#flow, position))
        if (open && !mayFit(open, answer)) continue
      }
      const moved = this.#byName(position, answer)
      if (moved && 'position' in moved) {
        const others = answers.toSpliced(index, 1)
        const so = [...given, moved.answer ?? answer]
        return { position: moved.position, left: { answers: others, waiting: index, asked, given: so } }
      }
      open ??= this.#spend(() => promptAt(this.#flow, position))
      if (open?.windows.some(({ name }) => name === answer.question)) asked = [...asked, answer]
    }
    return { position: null, left: { ...left, asked } }
  }

  /** Takes one step and returns its result; null if no step is left, so that no further answer fits. */
  #spend<T>(step: () => T): T | null {
    if (this.taken + 1 > this.#most) return null
    this.taken += 1
    return step()
  }

  /** Tries an answer. The other edition may open the same ability in another window, so its choice is tried alone too. */
  #byName(position: Position<G>, answer: Answer): Moved<G> | null {
    const moved = this.#spend(() => advance(this.#flow, position, answer, false))
    if (!moved || 'position' in moved || answer.choice === undefined || harmless(answer)) return moved
    const { question: _, ...named } = answer
    return this.#spend(() => advance(this.#flow, position, named, false))
  }

  /** Tries every order: no answer fits, and only the other edition asks for an order next. It may pass windows before. */
  #everyOrder(position: Position<G>, left: Left): void {
    const asked = this.#orderNext(position)
    if (!asked) {
      this.#found = 'cannotTell'
      return
    }
    for (const choice of asked.choices) {
      this.#ways += 1
      const order = { question: asked.name, choice: choice.name }
      const moved = this.#spend(() => advance(this.#flow, position, order, false))
      if (!moved || 'refused' in moved || this.#ways > MOST_WAYS) this.#found = 'cannotTell'
      else this.#explore(moved.position, { ...left, waiting: 0, given: [...left.given, order] })
      // No other order changes this result.
      if (this.#found === 'cannotTell') return
    }
  }

  /** The order that is asked for here, or behind windows that may be passed; null: something else is asked. */
  #orderNext(position: Position<G>): Posed<G> | null {
    const { question } = position
    if (!question || isOrder(question.name)) return question
    const last = question.hard ? null : this.#spend(() => promptAt(this.#flow, position))?.windows.at(-1)
    return last && isOrder(last.name) ? last : null
  }
}

/** The position after what fitted, null if nothing did, and what is left to be given. */
type Taken<G extends Game> = { readonly position: Position<G> | null; readonly left: Left }

/** An answer may fit if it brings a joining piece, if its question is open, or if another open question offers its choice. */
function mayFit<G extends Game>({ windows }: Prompt<G>, answer: Answer): boolean {
  if (answer.question === undefined || answer.joins || windows.some(({ name }) => name === answer.question))
    return true
  return (
    !harmless(answer) && windows.some(({ choices }) => choices.some(({ name }) => name === answer.choice))
  )
}

export type Difference = { readonly field: string; readonly here: unknown; readonly there: unknown }

/** The fields of an outcome that the flow compares and that are not the same here and there. */
export function differences<G extends Game, S extends SetUp, O extends object>(
  { compared }: Flow<G, S, O>,
  here: O,
  there: O,
): readonly Difference[] {
  const others = new Map<string, unknown>(Object.entries(compared(there)))
  return Object.entries(compared(here)).flatMap(([field, one]) => {
    const other = others.get(field)
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ field, here: one, there: other }]
  })
}
