// The steps of a player's attack. rows.ts contains the sequence.
import type { Inquiry } from '../../../engine/flow.ts'
import { applies, next, tell } from '../../../engine/table.ts'
import type { Context, Question } from '../../../engine/types.ts'
import { type Moment, moment } from '../rules/abilities/moments.ts'
import type { PlayerAttack } from '../rules/activations/activation.ts'
import { freshAttack, partNow } from '../rules/activations/attacks.ts'
import { giveBoostCard } from '../rules/boost/steps.ts'
import { has, inPlay } from '../rules/characters.ts'
import { characterOf, type Marvel, type MarvelTable, playerAttackIn, type State } from '../rules/state.ts'
import { losesAttack } from '../rules/status-cards.ts'
import { addOthers, eachNow, nameTargets } from './choice-of-targets.ts'

/** Pays the cost: a basic attack exhausts the attacker, a labelled ability only if it says so (MC-PA-03, MC-PA-08). */
export function payCost(table: MarvelTable): void {
  const attack = playerAttackIn(table.memory.state)
  const attacker = characterOf(table.memory.state, attack.attacker)
  const clause = attack.power === 'basic' ? 'MC-PA-02' : attack.attacks.length > 1 ? 'MC-PA-12' : 'MC-PA-07'
  tell(table, { type: 'activation_started', clause, kind: attack.power, piece: attacker.id })
  if (attack.card !== null) tell(table, { type: 'card_acts', clause, piece: attacker.id, card: attack.card })
  if (attack.exhausts) {
    attacker.ready = false
    tell(table, { type: 'character_exhausted', clause: 'MC-PA-03', piece: attacker.id })
  } else if (attack.power === 'basic')
    tell(table, { type: 'not_exhausted', clause: 'MC18-PA-07', piece: attacker.id })
  if (attack.instead) next(table, { task: 'inquiry', inquiry: 'instead', facts: {} })
  applies(table, attack.costs, contextOf(attack))
}

/** Asks whether what the card names is so: how it was paid, the form of the hero. Then it does something else instead. */
export const insteadInquiry: Inquiry<Marvel, object> = {
  asks: state => {
    const { instead, player, card } = playerAttackIn(state)
    if (!instead) return null
    const by = { any: [player] }
    return {
      name: `fact:${instead.asks}`,
      hard: true,
      clause: 'MC-PA-07',
      window: null,
      choices: [
        { name: 'holds', by },
        { name: 'holdsNot', by },
      ],
      about: { asks: instead.asks, card, you: player },
    }
  },
  answered: (table, _, { choice }) => {
    const attack = playerAttackIn(table.memory.state)
    const { instead } = attack
    if (!instead) return
    const holds = choice === 'holds'
    tell(table, { type: 'fact_said', clause: 'MC-PA-07', fact: instead.asks, holds })
    if (!holds) return
    attack.attacks = instead.attacks ?? attack.attacks
    attack.besides = instead.effects ?? attack.besides
    attack.keywords = [...new Set([...attack.keywords, ...(instead.keywords ?? [])])]
  },
}

const contextOf = ({ player }: PlayerAttack): Context => ({
  ...{ you: player, ability: null, source: null, label: null, window: null },
})

/** Does what the text of an ability says beside its attacks: a stun of the enemy, a ready hero. */
export function doesBesides(table: MarvelTable): void {
  const attack = playerAttackIn(table.memory.state)
  if (attack.current + 1 === attack.attacks.length) applies(table, attack.besides, contextOf(attack))
}

/** Begins a new attack. A stunned attacker discards stunned instead of making it (MC-PA-06, AMB-30). */
export function beginAttack(table: MarvelTable): void {
  const { state } = table.memory
  const attack = playerAttackIn(state)
  const attacker = characterOf(state, attack.attacker)
  const before = attack.targets
  attack.current += 1
  Object.assign(attack, freshAttack())
  // An unused prevention or increase belonged to the attack before (MC-PA-12).
  state.activation.preventions = []
  state.activation.increases = []
  if (losesAttack(table, attacker)) {
    attack.stage = { name: 'replaced' }
    return
  }
  const { targets } = partNow(attack)
  const each = eachNow(state, attack)
  if (each) attack.targets = each
  else if (targets === 'same') attack.targets = before.filter(id => inPlay(characterOf(state, id)))
  else if (attack.current === 0) nameTargets(state, attack)
}

/** Makes the attack; from here on it can be raised, prevented or stopped. */
export function makeAttack(table: MarvelTable): void {
  const { state } = table.memory
  const attack = playerAttackIn(state)
  if (attack.targets.length === 0) {
    attack.stage = { name: 'stopped' }
    tell(table, { type: 'attack_ended_early', clause: 'MC-PA-05', why: 'no target' })
    return
  }
  if (attack.sentence > 0) {
    goesOn(table, attack)
    return
  }
  beforeDamage(attack)
  addOthers(state, attack)
  attack.target = attack.targets[0] ?? null
  const of = attack.attacks.length
  tell(table, {
    type: 'attack_counted',
    clause: of > 1 ? 'MC-PA-12' : 'MC-PA-01',
    attack: attack.current + 1,
    of,
  })
  tell(table, {
    type: 'attack_initiated',
    clause: 'MC-PA-16',
    attacker: attack.attacker,
    targets: attack.targets,
  })
}

function beforeDamage(attack: PlayerAttack): void {
  attack.stage = { name: 'before damage', chosen: [...attack.targets] }
}

/** Begins a sentence that has an enemy of its own; it belongs to the same attack (MC18-PA-32). */
function goesOn(table: MarvelTable, attack: PlayerAttack): void {
  const target = attack.targets[attack.sentence]
  if (target === undefined) return
  beforeDamage(attack)
  attack.target = target
  const { attacker } = attack
  tell(table, { type: 'attack_initiated', clause: 'MC18-PA-32', attacker, targets: [target] })
}

export function whenMakesAttack(state: State): Moment[] {
  const attack = playerAttackIn(state)
  if (attack.stage.name !== 'before damage' || attack.sentence > 0) return []
  return [moment('makesAttack', { who: attack.attacker, player: attack.player, against: attack.targets })]
}

/** Gives the boost card to a villainous character that uses its basic attack (MC18-PA-38). */
export const boostCardOfVillainous = (table: MarvelTable): void => giveBoostCard(table, 'MC18-PA-38')

export const getsBoostCard = (state: State): boolean => {
  const { power, attacker } = playerAttackIn(state)
  return power === 'basic' && has(characterOf(state, attacker), 'villainous')
}

/** Whether another attack of the same ability follows; not if the attacker has left play (MC-PA-13, AMB-34). */
export function hasNext(state: State): boolean {
  const attack = playerAttackIn(state)
  return attack.current + 1 < attack.attacks.length && inPlay(characterOf(state, attack.attacker))
}

export function nextAttack(table: MarvelTable): void {
  const { state } = table.memory
  const attack = playerAttackIn(state)
  if (!hasNext(state) && attack.current + 1 < attack.attacks.length)
    tell(table, {
      type: 'attacks_lost',
      clause: 'MC-PA-13',
      ruling: 'AMB-34',
      left: attack.attacks.length - attack.current - 1,
    })
}

export function finishesAttack(state: State): Question<Marvel> {
  const choices = [{ name: 'finish', by: { any: state.players } }]
  return { name: 'finish', hard: true, clause: 'MC-PA-27', window: 'afterwards', choices }
}
