// The effects that change AP, HP and keywords, during this battle or beyond it.
import { tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import type { BattleEffect } from '../events.ts'
import { allReferred, referred } from '../rules/find-referred.ts'
import { changeHp, NUMBER_OF, type Piece, within } from '../rules/pieces.ts'
import { clauseHere, type GundamTable, lastsForTheTurn, type State } from '../rules/state.ts'
import { apOf, SHIELD_AREA } from '../rules/values.ts'
import {
  type Keyword,
  MOST_CONSTANTS,
  NUMBERED_KEYWORDS,
  type NumberedKeyword,
} from '../vocabulary/pieces.ts'
import type { Ref } from '../vocabulary/references.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import type { ForTheTurn } from '../vocabulary/table-facts.ts'
import { allOf, allThere, everyThere, on, onCard, problem, type Rule, there, tooLate } from './rules.ts'

/** A "during this battle" effect starts when it is resolved and ends in the battle end step (AMB-58). */
function lasts(table: GundamTable, effect: BattleEffect): void {
  const { state } = table.memory
  state.battle.effects.push(effect)
  tell(table, { type: 'battle_effect_gained', clause: 'GCG-7-3-4', ...effect })
}

export const ap = onCard(
  EFFECT_SCHEMAS.ap,
  (table, piece, { amount: each, forEach, beyondBattle }, context) => {
    const { state } = table.memory
    const amount = forEach ? each * allReferred(state, forEach, context).length : each
    if (!beyondBattle) return lasts(table, { piece: piece.id, ap: amount })
    // The sum may go below 0, so that the order of the changes does not matter.
    if (piece.ap !== null) piece.ap += amount
    lastsForTheTurn(state, { piece: piece.id, ap: amount })
    return tell(table, {
      type: 'ap_changed',
      clause: clauseHere(state),
      card: piece.id,
      ap: apOf(state, piece),
    })
  },
  tooLate,
)

export const hp = onCard(
  EFFECT_SCHEMAS.hp,
  (table, piece, { amount, beyondBattle }) => {
    changeHp(piece, amount)
    if (!beyondBattle) return lasts(table, { piece: piece.id, hp: amount })
    const { state } = table.memory
    lastsForTheTurn(state, { piece: piece.id, hp: amount })
    return tell(table, { type: 'hp_changed', clause: clauseHere(state), card: piece.id, hp: piece.hp })
  },
  tooLate,
)

/** During this battle each damage by an enemy to a card, or to the shield area, is reduced (5-21). */
export const reduce: Rule<'reduce'> = {
  schema: EFFECT_SCHEMAS.reduce,
  illegal: (state, effect, context) =>
    (effect.to === 'shieldArea' ? null : there(state, effect.to, context)) ?? tooLate(state, {}),
  applies: (table, { to, amount, only }, context) =>
    lasts(table, {
      piece: idOf(table.memory.state, to, context),
      ...{ reduces: amount, ...(only && { only }) },
    }),
}

/** During this battle a card, or the shield area, cannot receive damage of this kind by an enemy (5-5). */
export const keepOff: Rule<'keepOff'> = {
  schema: EFFECT_SCHEMAS.keepOff,
  illegal: (state, effect, context) =>
    (effect.to === 'shieldArea' ? null : there(state, effect.to, context)) ?? tooLate(state, {}),
  applies: (table, { to, damage }, context) =>
    lasts(table, { piece: idOf(table.memory.state, to, context), keepsOff: damage }),
}

/** During this battle a Unit is dealt the battle damage that another one would receive; it stays battle damage (10-1-9). */
export const redirect: Rule<'redirect'> = {
  schema: EFFECT_SCHEMAS.redirect,
  illegal: (state, { from, to }, context) => {
    const cards = allOf(state, from, [to], context)
    const wrong = cards.some(({ kind }) => kind !== 'unit') ? problem('notAUnit') : null
    return everyThere(state, from, [to], context) ?? wrong ?? tooLate(state, {})
  },
  applies: (table, { from, to }, context) => {
    const [piece, taker] = allOf(table.memory.state, from, [to], context)
    if (piece && taker) lasts(table, { piece: piece.id, takenBy: taker.id })
  },
}

/** The id of a card, or the name of the shield area. */
const idOf = (state: State, to: Ref | 'shieldArea', context: Context): string =>
  to === 'shieldArea' ? SHIELD_AREA : (referred(state, to, context)?.id ?? SHIELD_AREA)

export const keyword: Rule<'keyword'> = {
  schema: EFFECT_SCHEMAS.keyword,
  illegal: (state, effect, context) => {
    const { keyword: gained, amount, loses } = effect
    if (isNumbered(gained) && amount === undefined && !loses) return problem('numberMissing')
    if (!isNumbered(gained) && amount !== undefined) return problem('noNumberHere')
    return allThere(state, effect.who, context) ?? (gained === 'Repair' ? null : tooLate(state, effect))
  },
  applies: (table, effect, context) =>
    on(table, effect.who, context, (piece, state) => {
      const { keyword: gained, amount = null, loses = false, beyondBattle } = effect
      // Repair has no bearing on a battle.
      if (beyondBattle || gained === 'Repair') {
        if (isNumbered(gained)) changesNumber(state, piece, gained, amount, loses)
        else gains(state, piece, gained, !loses)
        const type = loses ? 'keyword_lost' : 'keyword_gained'
        tell(table, { type, clause: clauseHere(state), piece: piece.id, keyword: gained })
      } else if (gained !== 'Breach') lasts(table, { piece: piece.id, keyword: gained, loses })
      else lasts(table, { piece: piece.id, breach: loses && amount !== null ? -amount : amount })
    }),
}

/**
 * What is forbidden or demanded from now on stays, whatever the cards gain or lose later (10-1-5-6): to the end of the turn, or
 * to the next start phase of its player, which looks at it.
 */
export const rule: Rule<'rule'> = {
  schema: EFFECT_SCHEMAS.rule,
  illegal: (state, effect, context) =>
    everyThere(state, effect.who, effect.also, context) ??
    (allOf(state, effect.who, effect.also, context).some(one => one.constants.length >= MOST_CONSTANTS)
      ? problem('tooMany')
      : null),
  applies: (table, { who, also, rule: gained, levelUpTo }, context) => {
    const { state } = table.memory
    for (const piece of allOf(state, who, also, context)) {
      piece.constants = [
        ...piece.constants,
        { while: [], rule: gained, ...(levelUpTo !== undefined && { levelUpTo }) },
      ]
      if (gained !== 'staysRested') lastsForTheTurn(state, { piece: piece.id, rule: gained })
      tell(table, { type: 'rule_gained', clause: clauseHere(state), piece: piece.id, rule: gained })
    }
  },
}

const isNumbered = (keyword: Keyword | NumberedKeyword): keyword is NumberedKeyword =>
  NUMBERED_KEYWORDS.some(one => one === keyword)

/** The numbers of <Breach N> and of <Repair N> add up; a change without a number removes the keyword. */
function changesNumber(
  state: State,
  piece: Piece,
  keyword: NumberedKeyword,
  amount: number | null,
  loses: boolean,
): void {
  const number = NUMBER_OF[keyword]
  const now = piece[number]
  const then = amount === null ? 0 : within(loses ? now - amount : now + amount)
  lastsForTheTurn(state, { piece: piece.id, [number]: then - now } as ForTheTurn)
  piece[number] = then
}

/** What a card has already, and what it has not, does not end with the turn. */
function gains(state: State, piece: Piece, keyword: Keyword, isGained: boolean): void {
  const isSo = piece.keywords.includes(keyword) === isGained
  piece.keywords = hasNow(piece.keywords, keyword, isGained)
  if (!isSo) lastsForTheTurn(state, { piece: piece.id, keyword, loses: !isGained })
}

function hasNow(all: readonly Keyword[], keyword: Keyword, has: boolean): readonly Keyword[] {
  const others = all.filter(one => one !== keyword)
  return has ? [...others, keyword] : others
}
