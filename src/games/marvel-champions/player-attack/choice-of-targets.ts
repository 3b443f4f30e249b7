// The choice of the enemies that a player's attack is made against, and the sentences that have an enemy of their own.
import type { Barred, Given, Question, QuestionName } from '../../../engine/types.ts'
import type { AttackPart } from '../effects/schemas.ts'
import type { PlayerAttack } from '../rules/attack-state.ts'
import { inPlay } from '../rules/characters.ts'
import { characterOf, type Marvel, type MarvelTable, playerAttackIn, type State } from '../rules/state.ts'
import { attackable, notAttackable, targetsFor } from '../rules/targeting.ts'

export function partNow(attack: PlayerAttack): AttackPart {
  const part = attack.attacks[attack.current]
  if (!part) throw new Error(`there is no attack ${attack.current}`)
  return part
}

/** Names a question so that several attacks of one ability differ: target, target#2. */
export function numbered<N extends string>(attack: PlayerAttack, name: N): QuestionName<N> {
  return attack.current === 0 ? name : `${name}#${attack.current + 1}`
}

/** Takes the enemies that the set-up names, as far as they can be attacked once the cost is paid (MC18-PA-28). */
export function nameTargets(state: State, attack: PlayerAttack): void {
  const able = targetsFor(state, attack.player, partNow(attack)).map(one => one.id)
  const named = [...new Set(attack.named)].filter(id => able.includes(id))
  attack.targets = named.slice(0, targetsNow(attack))
}

/** How many enemies have been chosen before the next damage: all, or one for each sentence (MC18-PA-32). */
function targetsNow(attack: PlayerAttack): number {
  const { targets, sentences } = partNow(attack)
  if (typeof targets !== 'number') return attack.targets.length
  return sentences ? Math.min(targets, attack.sentence + 1) : targets
}

/** Asks for the target: any enemy that no card protects, engaged with any player (MC-PA-16, MC-PA-17). */
export function choosesTarget(state: State): Question<Marvel> | null {
  const attack = playerAttackIn(state)
  const part = partNow(attack)
  if (attack.targets.length >= targetsNow(attack)) return null
  const by = { any: [attack.player] }
  const free = targetsFor(state, attack.player, part).filter(one => !attack.targets.includes(one.id))
  const choices = free.map(one => ({ name: one.id, by }))
  const some = attack.targets.length > 0 || free.length === 0
  const taken = attack.targets.map(
    (id): Barred<Marvel> => ({ name: id, code: 'alreadyChosen', clause: 'MC-PA-18' }),
  )
  const others = notAttackable(state, attack.player, part).filter(one => !attack.targets.includes(one.name))
  return {
    name:
      attack.targets.length === 0
        ? numbered(attack, 'target')
        : `${numbered(attack, 'target')}:${attack.targets.length + 1}`,
    hard: true,
    clause: 'MC-PA-16',
    window: null,
    joins: true,
    choices: some ? [...choices, { name: 'none', by }] : choices,
    barred: [...taken, ...others],
  }
}

export function chooseTarget(table: MarvelTable, given: Given<Marvel>): 'again' | undefined {
  const attack = playerAttackIn(table.memory.state)
  if (given.choice === 'none') {
    // Who leaves out a sentence's enemy has no further sentence.
    if (attack.sentence > 0) attack.sentence = partNow(attack).instances.length + attack.targets.length
    return undefined
  }
  attack.targets.push(given.choice)
  return 'again'
}

/** "Each other enemy" is every enemy that no card protects; all of them are attacked (MC-PA-18). */
export function addOthers(state: State, attack: PlayerAttack): void {
  const { targets } = attack
  attack.chosen = targets.length
  if (!partNow(attack).instances.some(one => one.to === 'others')) return
  const others = attackable(state, attack.player).filter(one => !targets.includes(one.id))
  attack.targets = [...targets, ...others.map(one => one.id)]
}

/** Whether the attack has another sentence, with an enemy of its own (MC18-PA-32). */
export function hasSentence(state: State): boolean {
  const attack = playerAttackIn(state)
  const { targets, sentences } = partNow(attack)
  const all = typeof targets === 'number' ? targets : attack.targets.length
  return sentences === true && attack.sentence < all && inPlay(characterOf(state, attack.attacker))
}
