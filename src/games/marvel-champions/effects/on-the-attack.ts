// The effects on the attack: its end, its target, its defender, keywords.
import { tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import type { MarvelClause } from '../clauses.ts'
import { byKind } from '../rules/activations/activation.ts'
import { clauseOf } from '../rules/activations/clauses.ts'
import { endsEarly, isOver } from '../rules/activations/stages.ts'
import { becomesDefender, moveTarget } from '../rules/becoming-defender.ts'
import type { Character } from '../rules/characters.ts'
import { declaredAgain, defenderPiece, isDefense, otherDefense } from '../rules/defending.ts'
import { referred } from '../rules/find-referred.ts'
import { clauseHere, enemyAttackIn, type MarvelTable, type State } from '../rules/state.ts'
import { losesByStalwart } from '../rules/status-cards.ts'
import { type Keyword, MOST_COUNT } from '../vocabulary/characters.ts'
import type { EffectOf } from '../vocabulary/effects.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import {
  afterDamage,
  BEFORE_DAMAGE,
  enemyOnly,
  mustBeInPlay,
  onceDealt,
  problem,
  type Refused,
  type Rule,
  withBoostCards,
  withPiece,
} from './rules.ts'

export const endAttack: Rule<'endAttack'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.endAttack,
  illegal: state => {
    if (isOver(state.activation)) return problem('attackOver')
    return byKind(state.activation, {
      enemyAttack: () => afterDamage(state),
      // All instances of a player's attack are dealt together, so ending the attack comes too late for them.
      playerAttack: () => onceDealt(state),
      thwart: () => problem('attackOver'),
      enemyScheme: ({ stage }) => (stage.name === 'placed' ? problem('tooLate', 'MC-SCHEMEENEMY-04') : null),
      changes: () => problem('attackOver'),
    })
  },
  applies: table => {
    const { activation } = table.memory.state
    const type = byKind<'attack_ended_early' | 'scheme_ended_early'>(activation, {
      enemyAttack: attack => {
        endsEarly(attack, 'effect')
        return 'attack_ended_early'
      },
      playerAttack: attack => {
        attack.stage = { name: 'stopped' }
        return 'attack_ended_early'
      },
      enemyScheme: scheme => {
        scheme.stage = { name: 'ended early', why: 'effect' }
        return 'scheme_ended_early'
      },
      // There is none to end.
      thwart: () => 'attack_ended_early',
      changes: () => 'attack_ended_early',
    })
    tell(table, { type, clause: clauseOf(activation, 'ended early'), ruling: 'AMB-07' })
  },
}

/** The attack is replaced before it is initiated: the enemy has not attacked (AMB-30). */
export const replaceAttack: Rule<'replaceAttack'> = {
  windows: [],
  schema: EFFECT_SCHEMAS.replaceAttack,
  illegal: (state, _effect, { window }) =>
    enemyOnly(state) ?? (window === 'attempt' ? null : problem('tooLate', 'MC-EA-14')),
  applies: (table, { schemes }) => {
    const attack = enemyAttackIn(table.memory.state)
    attack.instead = schemes ? 'schemes' : 'nothing'
    const told = { clause: 'MC-EA-01', piece: attack.attacker } as const
    if (schemes) tell(table, { type: 'schemes_instead', ...told })
    else tell(table, { type: 'attack_replaced', ...told, by: 'effect' })
  },
}

export const noBoostCard: Rule<'noBoostCard'> = {
  windows: ['initiation'],
  schema: EFFECT_SCHEMAS.noBoostCard,
  illegal: withBoostCards,
  applies: table => {
    table.memory.state.activation.boost.isBarred = true
  },
}

export const peril: Rule<'peril'> = {
  windows: ['initiation'],
  schema: EFFECT_SCHEMAS.peril,
  illegal: enemyOnly,
  applies: table => {
    const attack = enemyAttackIn(table.memory.state)
    attack.peril = attack.initiated.player
    tell(table, { type: 'peril', clause: 'MC18-EA-74', player: attack.peril })
  },
}

export const target: Rule<'target'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.target,
  illegal: (state, effect, context) => {
    const missing = enemyOnly(state) ?? onceDealt(state) ?? mustBeInPlay(state, effect.to, context)
    if (missing) return missing
    if (enemyAttackIn(state).defender) return problem('alreadyDefended', 'MC-EA-09')
    return referred(state, effect.to, context)?.player === null ? problem('notFriendly', 'MC-EA-04') : null
  },
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.to, context, to => moveTarget(table, to, 'MC-EA-09')),
}

export const defender: Rule<'defender'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.defender,
  illegal: (state, effect, context) => {
    const missing = enemyOnly(state) ?? onceDealt(state) ?? mustBeInPlay(state, effect.who, context)
    const who = missing ? null : referred(state, effect.who, context)
    return missing ?? (who && cannotBeDeclared(state, who, effect.exhausts ?? false, context))
  },
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.who, context, who => {
      if (effect.exhausts) {
        who.ready = false
        tell(table, { type: 'character_exhausted', clause: 'MC-DF-09', ruling: 'AMB-16', piece: who.id })
      }
      const clause = declaredBy(table.memory.state, who, effect.exhausts ?? false)
      const calledIn = isDefense(context.label)
      becomesDefender(table, who, who.kind === 'hero' ? 'basic' : 'ally', clause, calledIn)
    }),
}

/** The clause by which a card declares a character the defender. */
function declaredBy(state: State, who: Character, exhausts: boolean): MarvelClause {
  const [plain, exhausted] =
    who.kind === 'hero' ? (['MC-DF-09', 'MC18-DF-10'] as const) : (['MC-DF-13', 'MC18-DF-16'] as const)
  if (defenderPiece(state)?.id === who.id) return 'MC18-DF-24'
  return who.ready || exhausts ? plain : exhausted
}

/** Why a character cannot be declared: somebody defends, or the (defense) ability of another player locks it out. */
function cannotBeDeclared(state: State, who: Character, exhausts: boolean, { label }: Context): Refused {
  const defended = declaredAgain(state, who, isDefense(label))
  if (defended) return defended
  const other = otherDefense(enemyAttackIn(state), who.player)
  if (other) return other
  if (who.kind !== 'hero' && who.kind !== 'ally') return problem('cannotDefend', 'MC-DF-09')
  const clause = who.kind === 'hero' ? 'MC-DF-05' : 'MC-DF-10'
  return exhausts && !who.ready ? problem('exhausted', clause) : null
}

export const keyword: Rule<'keyword'> = {
  schema: EFFECT_SCHEMAS.keyword,
  // A character has retaliate X; an attack never has it.
  illegal: (state, { who, keyword }, context) => {
    if (who) return mustBeInPlay(state, who, context)
    return keyword === 'retaliate' ? problem('noSuchPiece') : null
  },
  applies: (table, effect, context) => {
    const { activation: attack } = table.memory.state
    if (effect.who)
      withPiece(table, effect, effect.who, context, piece => {
        piece.keywords = changed(piece.keywords, effect)
        piece.retaliate = retaliateAfter(piece, effect)
        // A keyword that the attacker gains or loses changes the attack too.
        if (piece.id === attack.attacker) attack.keywords = changed(attack.keywords, effect)
        tellChange(table, effect, piece.id)
        losesByStalwart(table, piece)
      })
    else {
      attack.keywords = changed(attack.keywords, effect)
      tellChange(table, effect, null)
    }
  },
}

function changed(list: readonly Keyword[], { keyword, loses }: EffectOf<'keyword'>): Keyword[] {
  const others = list.filter(one => one !== keyword)
  return keyword === 'retaliate' || loses ? others : [...others, keyword]
}

function retaliateAfter(
  { retaliate }: Character,
  { keyword, loses, amount = 1 }: EffectOf<'keyword'>,
): number {
  if (keyword !== 'retaliate') return retaliate
  return Math.min(MOST_COUNT, Math.max(0, retaliate + (loses ? -amount : amount)))
}

function tellChange(table: MarvelTable, { keyword, loses }: EffectOf<'keyword'>, piece: string | null): void {
  const type = loses ? 'keyword_lost' : 'keyword_gained'
  tell(table, { type, clause: clauseHere(table.memory.state), keyword, piece })
}
