// Asks the players for what an effect needs and only they know: whether a condition holds, or a count.
import type { Inquiry } from '../../../engine/flow.ts'
import { next, tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import type { MarvelInquiries } from '../questions.ts'
import type { AskedAmount } from '../vocabulary/asked-facts.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { Condition } from '../vocabulary/single-effects.ts'
import { factAtTable } from './find-referred.ts'
import { clauseHere, identityUnknown, type Marvel, type MarvelTable, type State } from './state.ts'

/** The limit of a count that the players say. */
const MOST_SAID = 30

/** Asks for what the effect needs and nobody knows; then the effect comes again. @returns whether it asks */
export function asksForFact(table: MarvelTable, effect: Effect, context: Context): boolean {
  const condition = openCondition(effect)
  const { you } = context
  if (condition && 'form' in condition && you !== null && identityUnknown(table.memory.state, you)) {
    const clause = clauseHere(table.memory.state)
    const facts = { player: you, clause }
    next(table, { task: 'inquiry', inquiry: 'identity', facts }, { task: 'effect', effect, context })
    return true
  }
  const isAsked =
    condition !== undefined && 'asks' in condition && factAtTable(table.memory.state, condition) === null
  // Where the condition does not hold, nothing is counted.
  const isOpen = !isAsked && table.flow.holds(table.memory.state, effect, context)
  const amount = isOpen ? askedAmount(effect) : undefined
  if (isAsked)
    next(table, { task: 'inquiry', inquiry: 'fact', facts: { effect, context, asks: condition.asks } })
  else if (amount) next(table, { task: 'inquiry', inquiry: 'count', facts: { effect, context, amount } })
  return isAsked || amount !== undefined
}

/** The condition that decides about the effect next: its own, else the one between its two ways. */
const openCondition = (effect: Effect): Condition | undefined =>
  effect.if ?? (effect.kind === 'either' ? effect.when : undefined)

const isAskedAmount = (amount: unknown): amount is AskedAmount =>
  typeof amount === 'object' && amount !== null && 'asks' in amount

function askedAmount(effect: Effect): AskedAmount | undefined {
  const also = effect.kind === 'damage' ? (effect.also ?? []) : []
  const own = 'amount' in effect ? [effect.amount] : []
  return [...own, ...also.map(({ amount }) => amount)].find(isAskedAmount)
}

export const asker = (state: State, { you }: Context) => ({ any: you === null ? state.players : [you] })

/** The card that asks: the faceup boost card, or the character on which the ability stands. */
export const askingCard = ({ activation }: State, { source, window }: Context): string | null =>
  source ?? (window === 'flipped' ? (activation.boost.faceup?.name ?? null) : null)

/** The number that an asked amount comes to. */
const amountSaid = ({ per = 1, plus = 0, max }: AskedAmount, count: number): number =>
  Math.max(0, Math.min(count * per + plus, max ?? Number.POSITIVE_INFINITY))

/** The effect with this number in place of what was asked. */
const withNumber = (effect: Effect, asked: AskedAmount, number: number): Effect =>
  JSON.parse(JSON.stringify(effect).replaceAll(JSON.stringify(asked), String(number)))

export const factAsked: Inquiry<Marvel, MarvelInquiries['fact']> = {
  asks: (state, { asks, context }) => {
    const by = asker(state, context)
    return {
      name: `fact:${asks}`,
      hard: true,
      clause: clauseHere(state),
      window: null,
      choices: [
        { name: 'holds', by },
        { name: 'holdsNot', by },
      ],
      about: { asks, card: askingCard(state, context), you: context.you },
    }
  },
  answered: (table, { asks, effect, context }, { choice }) => {
    const holds = choice === 'holds'
    tell(table, { type: 'fact_said', clause: clauseHere(table.memory.state), fact: asks, holds })
    const follows = decided(effect, holds)
    next(table, ...follows.map(one => ({ task: 'effect' as const, effect: one, context })))
  },
}

/** What is done once its condition is known. */
function decided(effect: Effect, holds: boolean): readonly Effect[] {
  if (effect.if) return holds ? [without(effect)] : []
  if (effect.kind !== 'either') return [effect]
  return holds ? effect.does : effect.else
}

const without = ({ if: _, ...effect }: Effect): Effect => effect as Effect

export const countAsked: Inquiry<Marvel, MarvelInquiries['count']> = {
  asks: (state, { amount: { asks }, context }) => ({
    name: `count:${asks}`,
    hard: true,
    clause: clauseHere(state),
    window: null,
    choices: [
      { name: 'count', by: asker(state, context), number: { asks: 'count', min: 0, max: MOST_SAID } },
    ],
    about: { asks, card: askingCard(state, context), you: context.you },
  }),
  answered: (table, { effect, context, amount }, { number }) => {
    const count = number ?? 0
    tell(table, { type: 'count_said', clause: clauseHere(table.memory.state), fact: amount.asks, count })
    const said = withNumber(effect, amount, amountSaid(amount, count))
    next(table, { task: 'effect', effect: said, context })
  },
}
