// Before an enemy attack is initiated: whether a card makes it attack an alter-ego, and a stunned enemy.
import { next, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import { tellsWhatStartedIt } from '../rules/pending.ts'
import { characterOf, enemyAttackIn, type Marvel, type MarvelTable, type State } from '../rules/state.ts'
import { losesAttack, losesByStalwart } from '../rules/status-cards.ts'

/** Asks first what makes the enemy attack an alter-ego, if the set-up wants it asked (MC-VILPHASE-04). */
export function attempt(table: MarvelTable): void {
  const { state } = table.memory
  const { target, activation } = enemyAttackIn(state)
  if (activation !== 'asked' || characterOf(state, target).kind !== 'alter-ego') activates(table)
  else
    next(
      table,
      { task: 'inquiry', inquiry: 'activation', facts: {} },
      { task: 'duty', duty: 'activates', facts: {} },
    )
}

/** Asks whether a card makes the enemy attack the alter-ego, against which it schemes otherwise. */
export const activation = {
  asks: (state: State): Question<Marvel> => {
    const by = { any: state.players }
    const { attacker, target } = enemyAttackIn(state)
    return {
      name: 'activation',
      hard: true,
      clause: 'MC-VILPHASE-04',
      window: null,
      choices: [
        { name: 'attacks', by },
        { name: 'schemes', by },
      ],
      about: { piece: attacker, alterEgo: target },
    }
  },
  answered: (table: MarvelTable, _facts: object, { choice }: Given<Marvel>): void => {
    if (choice !== 'schemes') return
    const attack = enemyAttackIn(table.memory.state)
    attack.instead = 'schemes'
    tell(table, { type: 'schemes_instead', clause: 'MC-VILPHASE-04', piece: attack.attacker })
  },
}

/** Discards stunned from a stunned enemy, whose attack is then not initiated (AMB-30). */
export function activates(table: MarvelTable): void {
  const attack = enemyAttackIn(table.memory.state)
  if (attack.instead) return
  const attacker = characterOf(table.memory.state, attack.attacker)
  tell(table, { type: 'activation_started', clause: 'MC-EA-01', kind: 'attack', piece: attacker.id })
  tellsWhatStartedIt(table)
  losesByStalwart(table, attacker)
  if (losesAttack(table, attacker)) attack.instead = 'nothing'
}
