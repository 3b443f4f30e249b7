// The effects on attached cards: what is attached, what leaves with it, its counters, and damage that is placed on it.
import { tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import { reminderFrom, reminderProblem } from '../rules/abilities/abilities.ts'
import { aboutIt } from '../rules/abilities/about-it.ts'
import { type Character, remainingHitPoints } from '../rules/characters.ts'
import { wouldBeDefeated } from '../rules/damage/consequences.ts'
import { comingOn } from '../rules/damage/prevention.ts'
import { clauseHere, type MarvelTable, type State } from '../rules/state.ts'
import { losesByStalwart } from '../rules/status-cards.ts'
import { type Attached, MOST_ATTACHED, MOST_CHARACTERS, MOST_COUNT } from '../vocabulary/characters.ts'
import { type AbilityGiven, attachSchema } from '../vocabulary/effects.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { mustBeInPlay, problem, type Refused, type Rule, withPiece } from './rules.ts'

export const attach: Rule<'attach'> = {
  schema: attachSchema,
  illegal: (state, { to, card, abilities = [] }, context) => {
    const missing = mustBeInPlay(state, to, context)
    if (missing) return missing
    if (state.abilities.length + abilities.length > MOST_CHARACTERS) return problem('tooMany')
    if (state.pieces.some(({ attached }) => attached.length >= MOST_ATTACHED)) return problem('tooMany')
    if (attachedNamed(state, card.id)) return problem('nameTaken')
    if (state.abilities.some(({ id }) => abilities.some(one => one.id === id))) return problem('nameTaken')
    return reminderProblem(abilities, state.edition)
  },
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.to, context, piece => {
      const { card, abilities = [] } = effect
      // A keyword that it has already is not lost with the card.
      const keywords = card.keywords?.filter(one => !piece.keywords.includes(one))
      gives(piece, { ...card, ...(keywords && { keywords }) }, 1)
      piece.attached = [...piece.attached, { ...card, ...(keywords && { keywords }) }]
      table.memory.state.abilities.push(...abilities.map(one => reminderFrom(onCharacter(one, piece))))
      tell(table, {
        type: 'attached',
        clause: clauseHere(table.memory.state),
        piece: piece.id,
        card: card.id,
      })
      losesByStalwart(table, piece)
    }),
}

/** A card that says who its character is by a word, as “the villain”, calls it `this` in its abilities. */
const onCharacter = (ability: AbilityGiven, { id, player }: Character): AbilityGiven =>
  ability.source === 'this'
    ? { ...aboutIt(ability, id), source: id, ...(player !== null && { owner: player }) }
    : ability

/** What a card gives its character comes or, with −1, goes. */
function gives(piece: Character, card: Attached, sign: 1 | -1): void {
  const { hitPoints = 0, retaliate = 0, keywords = [] } = card
  if (piece.hitPoints !== null) piece.hitPoints = Math.max(0, piece.hitPoints + sign * hitPoints)
  piece.retaliate = Math.min(MOST_COUNT, Math.max(0, piece.retaliate + sign * retaliate))
  piece.keywords =
    sign > 0 ? [...piece.keywords, ...keywords] : piece.keywords.filter(one => !keywords.includes(one))
  if (card.cannotTakeDamage) piece.cannotTakeDamage = sign > 0 || []
}

type Found = { readonly piece: Character; readonly card: Attached }

const attachedNamed = (state: State, id: string | undefined): Found | null =>
  state.pieces
    .flatMap(piece => piece.attached.map(card => ({ piece, card })))
    .find(({ card }) => card.id === id) ?? null

/** The attached card that an effect names, or the one whose ability it is. */
const attachedOf = (state: State, { ability }: Context, named?: string): Found | null =>
  attachedNamed(state, named ?? state.abilities.find(({ id }) => id === ability)?.card)

const mustBeAttached = (state: State, context: Context, named?: string): Refused =>
  attachedOf(state, context, named) ? null : problem('notInPlay')

export const detach: Rule<'detach'> = {
  schema: EFFECT_SCHEMAS.detach,
  illegal: (state, { card }, context) => mustBeAttached(state, context, card),
  applies: (table, { card }, context) => {
    const found = attachedOf(table.memory.state, context, card)
    if (found) leaves(table, found)
  },
}

function leaves(table: MarvelTable, { piece, card }: Found): void {
  const { state } = table.memory
  const clause = clauseHere(state)
  gives(piece, card, -1)
  piece.attached = piece.attached.filter(({ id }) => id !== card.id)
  state.abilities = state.abilities.filter(one => one.card !== card.id)
  tell(table, { type: 'detached', clause, piece: piece.id, card: card.id })
  // A maximum that sinks to the damage defeats.
  if (remainingHitPoints(piece) === 0)
    wouldBeDefeated(table, { piece: piece.id, damage: piece.damage, kind: null, clause, excess: false })
}

/** So much is on the card from now on. */
function counts({ piece, card }: Found, counters: number): void {
  piece.attached = piece.attached.map(one => (one.id === card.id ? { ...one, counters } : one))
}

export const counter: Rule<'counter'> = {
  schema: EFFECT_SCHEMAS.counter,
  illegal: (state, _, context) => mustBeAttached(state, context),
  applies: (table, _, context) => {
    const { state } = table.memory
    const found = attachedOf(state, context)
    // Whose counters nobody has said goes when its players say so.
    if (found?.card.counters === undefined) return
    const counters = Math.max(0, found.card.counters - 1)
    counts(found, counters)
    tell(table, { type: 'counter_removed', clause: clauseHere(state), card: found.card.id, counters })
    if (counters === 0) leaves(table, found)
  },
}

export const absorb: Rule<'absorb'> = {
  schema: EFFECT_SCHEMAS.absorb,
  illegal: (state, _, context) => mustBeAttached(state, context),
  applies: (table, { most }, context) => {
    const { state } = table.memory
    const found = attachedOf(state, context)
    if (!found) return
    const { piece, card } = found
    const taken = context.window !== 'wouldBeDealt'
    const amount = comingOn(state, piece.id, taken)
    if (amount === 0) return
    state.activation.preventions.push({ of: piece.id, taken, left: amount })
    const counters = Math.min(MOST_COUNT, (card.counters ?? 0) + amount)
    counts(found, counters)
    tell(table, {
      ...{ type: 'absorbed', clause: clauseHere(state) },
      ...{ piece: piece.id, card: card.id, amount, counters },
    })
    if (counters >= most) leaves(table, found)
  },
}
