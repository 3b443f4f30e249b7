// What cards do to the attack itself: prevention, ATK, DEF, increases, its end, its target, its defender, keywords.
import { tell } from '../../engine/table.ts'
import { becomesDefender, moveTarget } from './defending.ts'
import {
  amountIn,
  BEFORE_DAMAGE,
  enemyOnly,
  mustBeInPlay,
  problem,
  type Rule,
  withPiece,
} from './effect-rules.ts'
import { EFFECT_SCHEMAS } from './effect-schemas.ts'
import type { Keyword, Piece } from './pieces.ts'
import { referred } from './references.ts'
import { clauseHere, modifiedAtk, type State } from './state.ts'

export const prevent: Rule<'prevent'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.prevent,
  illegal: (state, effect, context) => (effect.of ? mustBeInPlay(state, effect.of, context) : null),
  applies: (table, effect, context) => {
    const { state } = table.memory
    const piece = effect.of ? referred(state, effect.of, context) : null
    const left = effect.amount === 'all' ? effect.amount : amountIn(table, effect.amount, context)
    const of = piece ? { piece: piece.id } : ('attack' as const)
    state.preventions.push({ of, taken: effect.taken ?? false, left })
    tell(table, { type: 'prevention_ready', clause: clauseHere(state), amount: left })
  },
}

export const atk: Rule<'atk'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.atk,
  applies: (table, effect, context) => {
    const { state } = table.memory
    const from = modifiedAtk(state)
    state.attack.bonus +=
      typeof effect.amount === 'number' ? effect.amount : amountIn(table, effect.amount, context)
    const clause = state.attack.by === 'enemy' ? 'MC-EA-30' : 'MC-PA-04'
    tell(table, { type: 'atk_changed', clause, from, to: modifiedAtk(state) })
  },
}

export const def: Rule<'def'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.def,
  illegal: enemyOnly,
  applies: (table, effect) => {
    const { state } = table.memory
    if (state.attack.by !== 'enemy') return
    state.attack.defChange += effect.amount
    tell(table, { type: 'def_changed', clause: 'MC-DF-06', amount: effect.amount })
  },
}

export const increase: Rule<'increase'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.increase,
  applies: (table, effect) => {
    const { attack } = table.memory.state
    if (attack.by === 'player' && effect.whole) attack.wholeIncrease += effect.amount
    else attack.increase += effect.amount
    const clause = attack.by === 'enemy' ? 'MC-EA-30' : 'MC-PA-14'
    tell(table, { type: 'increase_applied', clause, amount: effect.amount, whole: effect.whole ?? false })
  },
}

export const endAttack: Rule<'endAttack'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.endAttack,
  illegal: ({ attack }) =>
    (attack.by === 'enemy' ? attack.endedEarly : attack.stage === 'stopped') ? problem('attackOver') : null,
  applies: table => {
    const { attack } = table.memory.state
    if (attack.by === 'enemy' && attack.stage === 'before damage') attack.endedEarly = 'effect'
    if (attack.by === 'player' && attack.stage === 'before damage') attack.stage = 'stopped'
    const clause = attack.by === 'enemy' ? 'MC-EA-54' : 'MC-PA-05'
    tell(table, { type: 'attack_ended_early', clause, ruling: 'AMB-07' })
  },
}

export const target: Rule<'target'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.target,
  illegal: (state, effect, context) => {
    const missing = enemyOnly(state) ?? mustBeInPlay(state, effect.to, context)
    if (missing) return missing
    if (state.attack.by === 'enemy' && state.attack.defender) return problem('alreadyDefended', 'MC-EA-09')
    const to = referred(state, effect.to, context)
    return to && to.player === null ? problem('notFriendly', 'MC-EA-04') : null
  },
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.to, context, to => moveTarget(table, to, 'MC-EA-09')),
}

export const defender: Rule<'defender'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.defender,
  illegal: (state, effect, context) => {
    const missing = enemyOnly(state) ?? mustBeInPlay(state, effect.who, context)
    if (missing) return missing
    const who = referred(state, effect.who, context)
    if (state.attack.by === 'enemy' && state.attack.defender) return problem('alreadyDefended', 'MC-DF-02')
    if (who && who.kind !== 'hero' && who.kind !== 'ally') return problem('cannotDefend', 'MC-DF-09')
    return effect.exhausts && who?.ready === false ? problem('exhausted', 'MC-DF-05') : null
  },
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.who, context, who => {
      if (effect.exhausts) {
        who.ready = false
        tell(table, { type: 'character_exhausted', clause: 'MC-DF-09', ruling: 'AMB-16', piece: who.id })
      }
      const hero = who.kind === 'hero'
      becomesDefender(table, who, hero ? 'basic' : 'ally', hero ? 'MC-DF-09' : 'MC-DF-13')
    }),
}

export const keyword: Rule<'keyword'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.keyword,
  illegal: (state, effect, context) => (effect.who ? mustBeInPlay(state, effect.who, context) : null),
  applies: (table, effect, context) => {
    const { state } = table.memory
    const piece = effect.who ? referred(state, effect.who, context) : null
    const loses = effect.loses ?? false
    if (effect.keyword === 'retaliate')
      changeRetaliate(piece, loses ? -(effect.amount ?? 1) : (effect.amount ?? 1))
    else changeKeyword(state, piece, effect.keyword, loses)
    const type = loses ? 'keyword_lost' : 'keyword_gained'
    tell(table, { type, clause: clauseHere(state), keyword: effect.keyword, piece: piece?.id ?? null })
  },
}

function changeRetaliate(piece: Piece | null, by: number): void {
  if (piece) piece.retaliate = Math.max(0, piece.retaliate + by)
}

/** A keyword of the attacker is one of its attack. */
function changeKeyword(state: State, piece: Piece | null, keyword: Keyword, loses: boolean): void {
  const changed = (list: readonly Keyword[]): Keyword[] => [
    ...list.filter(one => one !== keyword),
    ...(loses ? [] : [keyword]),
  ]
  if (piece) piece.keywords = changed(piece.keywords)
  if (!piece || piece.id === state.attack.attacker) state.attack.keywords = changed(state.attack.keywords)
}
