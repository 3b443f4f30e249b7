// The steps of an enemy's scheme around its boost cards: whether it schemes, its first boost card, and what follows.
import { tell } from '../../../engine/table.ts'
import type { Question } from '../../../engine/types.ts'
import { type Moment, moment } from '../rules/abilities/moments.ts'
import { discardBoostCard, giveBoostCard } from '../rules/boost/steps.ts'
import { has, inPlay } from '../rules/characters.ts'
import { tellsWhatStartedIt } from '../rules/pending.ts'
import { characterOf, enemySchemeIn, type Marvel, type MarvelTable, type State } from '../rules/state.ts'
import { losesByStalwart, losesScheme } from '../rules/status-cards.ts'

/** Discards confused from a confused enemy, which then does not scheme and gets no boost card (MC-SCHEMEENEMY-05). */
export function attemptScheme(table: MarvelTable): void {
  const scheme = enemySchemeIn(table.memory.state)
  const schemer = characterOf(table.memory.state, scheme.attacker)
  tell(table, {
    type: 'activation_started',
    clause: 'MC-SCHEMEENEMY-01',
    kind: 'scheme',
    piece: schemer.id,
  })
  tellsWhatStartedIt(table)
  losesByStalwart(table, schemer)
  if (losesScheme(table, schemer)) scheme.instead = 'nothing'
}

/** "When it would scheme" comes before that, and not once confused has replaced it. */
export function whenWouldScheme(state: State): Moment[] {
  const { attacker: who, player, instead } = enemySchemeIn(state)
  return instead ? [] : [moment('wouldScheme', { who, player })]
}

export function beginScheme(table: MarvelTable): void {
  const { attacker: schemer, player } = enemySchemeIn(table.memory.state)
  tell(table, { type: 'scheme_initiated', clause: 'MC-SCHEMEENEMY-01', schemer, player })
}

export function whenSchemes(state: State): Moment[] {
  const { attacker: who, player } = enemySchemeIn(state)
  return [moment('schemes', { who, player })]
}

/** Step 1: gives a villain or a villainous minion one facedown boost card (MC-SCHEMEENEMY-02). */
export function boostCardOfSchemer(table: MarvelTable): void {
  const { attacker, boost } = enemySchemeIn(table.memory.state)
  const schemer = characterOf(table.memory.state, attacker)
  const clause = 'MC-SCHEMEENEMY-02'
  if (boost.isBarred) tell(table, { type: 'step_skipped', clause, skipped: 'giveBoostCard', by: 'effect' })
  else if (schemer.kind === 'villain' || has(schemer, 'villainous')) giveBoostCard(table, clause)
  else tell(table, { type: 'step_skipped', clause, skipped: 'giveBoostCard' })
}

/** The moments after a scheme, which is no attack: nothing that waits for one opens (MC-SCHEMEENEMY-06). */
export function afterScheme(state: State): Moment[] {
  const { attacker: who, player, placed } = enemySchemeIn(state)
  return [
    moment('afterSchemes', { who, player }),
    moment('afterActivates', { who, player }),
    ...(placed > 0 ? [moment('afterThreatPlaced', { who, player })] : []),
  ]
}

/** Discards the faceup card; facedown cards stay on an enemy that is in play (AMB-15). */
export function endSchemeEarly(table: MarvelTable): void {
  const { state } = table.memory
  const { attacker, boost } = enemySchemeIn(state)
  if (boost.faceup) discardBoostCard(table)
  if (boost.facedown === 0) return
  const isKept = inPlay(characterOf(state, attacker))
  const told = { clause: 'MC18-SC-17', ruling: 'AMB-15', facedown: boost.facedown } as const
  tell(table, { type: isKept ? 'boost_kept' : 'boost_discarded', ...told })
  if (!isKept) boost.facedown = 0
}

export function finishesScheme(state: State): Question<Marvel> {
  const choices = [{ name: 'finish', by: { any: state.players } }]
  return { name: 'finish', hard: true, clause: 'MC-SCHEMEENEMY-01', window: 'afterwards', choices }
}
