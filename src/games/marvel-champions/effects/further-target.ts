// The effect that has a player's attack made against one more enemy, until its damage is dealt.
import { tell, when } from '../../../engine/table.ts'
import { moment } from '../rules/abilities/moments.ts'
import type { PlayerAttack } from '../rules/activations/activation.ts'
import { partNow } from '../rules/activations/attacks.ts'
import { stageAmong } from '../rules/activations/stages.ts'
import { type Character, isEnemy } from '../rules/characters.ts'
import { referred } from '../rules/find-referred.ts'
import { playerAttackIn, type State } from '../rules/state.ts'
import { notATarget } from '../rules/targeting.ts'
import type { AttackPart, DamagePart, EffectOf } from '../vocabulary/effects.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { mustBeInPlay, onceDealt, playerOnly, problem, type Refused, type Rule, withPiece } from './rules.ts'

type Further = EffectOf<'furtherTarget'>

export const furtherTarget: Rule<'furtherTarget'> = {
  windows: ['damage'],
  schema: EFFECT_SCHEMAS.furtherTarget,
  illegal: (state, effect, context) => {
    const missing = playerOnly(state) ?? onceDealt(state) ?? mustBeInPlay(state, effect.to, context)
    const to = missing ? null : referred(state, effect.to, context)
    return missing ?? (to && cannotBeAdded(state, effect, to))
  },
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.to, context, to => {
      const { state } = table.memory
      const attack = playerAttackIn(state)
      const later = isLater(attack, effect)
      if (later) addSentence(attack, effect, to)
      else addAtOnce(attack, effect, to)
      const { attacker, player } = attack
      tell(table, { type: 'target_added', clause: 'MC-PA-18', attacker, target: to.id, later })
      if (!later) when(table, moment('makesAttack', { player, against: [to.id] }))
    }),
}

/** Where each enemy has a sentence of its own, a further one has, too. */
const isLater = (attack: PlayerAttack, { later }: Further): boolean =>
  later === true || partNow(attack).sentences === true

function cannotBeAdded(state: State, effect: Further, to: Character): Refused {
  const attack = playerAttackIn(state)
  const part = partNow(attack)
  if (!isEnemy(to)) return problem('notAnEnemy', 'MC-PA-17')
  const isKnown = attack.targets.includes(to.id) || attack.later.some(({ piece }) => piece === to.id)
  if (isKnown) return problem('alreadyChosen', 'MC-PA-18')
  if (attack.power === 'basic' && (effect.later || effect.amount !== undefined))
    return problem('atkForEach', 'MC-PA-04')
  const later = isLater(attack, effect)
  if (later && hitsAll(attack)) return problem('onlyAtOnce', 'MC18-PA-32')
  if (isHitAnyway(attack, to) && effect.amount !== undefined) return problem('alreadyChosen', 'MC-PA-18')
  // Who can be attacked is worked out when its sentence begins: a guard may have fallen by then.
  return later ? null : notATarget(state, attack.player, part, to)
}

/** Whether the attack is made against each enemy of a kind, or against each other one. */
const hitsAll = (attack: PlayerAttack): boolean => {
  const { targets, instances } = partNow(attack)
  return isEach(targets) || instances.some(({ to }) => to === 'others')
}

const isEach = (targets: AttackPart['targets']): boolean =>
  targets === 'each enemy' || targets === 'each minion'

const isHitAnyway = (attack: PlayerAttack, { kind }: Character): boolean =>
  hitsAll(attack) && (partNow(attack).targets !== 'each minion' || kind === 'minion')

/** The enemy is attacked together with those before it. */
function addAtOnce(attack: PlayerAttack, effect: Further, to: Character): void {
  attack.targets = [...attack.targets, to.id]
  if (isHitAnyway(attack, to)) return
  const number = stageAmong(attack, 'before damage').chosen.push(to.id)
  changePart(attack, { instances: atOnce(partNow(attack), effect, number) })
}

/** The damage with that of the further enemy, at the moment of the first one's. */
function atOnce({ targets, instances }: AttackPart, effect: Further, number: number): DamagePart[] {
  const parts = isEach(targets) ? instances : ofEach(instances, number - 1)
  const copied = copiedFor(parts, effect)
  return parts.flatMap(one =>
    copied.includes(one) ? [one, { ...ofFurther(one, effect, number), together: true as const }] : [one],
  )
}

/** The enemy has a sentence of its own, and so have those before it; each is chosen when its sentence begins (MC18-PA-32). */
function addSentence(attack: PlayerAttack, effect: Further, to: Character): void {
  const { sentences, targets, instances } = partNow(attack)
  const stage = stageAmong(attack, 'before damage')
  const before = sentences && typeof targets === 'number' ? targets : stage.chosen.length
  const parts = sentences ? instances : ofEach(instances, before)
  if (!sentences) {
    const [, ...others] = stage.chosen
    attack.later = others.map((piece, index) => ({ sentence: index + 2, piece }))
    stage.chosen = stage.chosen.slice(0, 1)
    attack.targets = [...stage.chosen]
  }
  const sentence = before + 1
  attack.later = [...attack.later, { sentence, piece: to.id }]
  const own = copiedFor(parts, effect).map(one => ofFurther(one, effect, sentence))
  changePart(attack, { sentences: true, targets: sentence, instances: [...parts, ...own] })
}

/** The damage of each of so many chosen enemies with its number, where one part is for all of them. */
const ofEach = (instances: readonly DamagePart[], number: number): DamagePart[] =>
  instances.flatMap(one =>
    one.to === undefined
      ? Array.from({ length: number }, (_, at) => ({
          ...one,
          to: at + 1,
          ...(at > 0 && { together: true as const }),
        }))
      : [one],
  )

/** The parts that the further enemy is dealt as well: those of the first enemy, or one with its own amount instead. */
function copiedFor(parts: readonly DamagePart[], { amount }: Further): readonly DamagePart[] {
  const ofFirst = parts.filter(({ to }) => to === 1)
  const known = ofFirst.length > 0 ? ofFirst : parts
  return amount === undefined ? known : known.slice(0, 1)
}

const ofFurther = (one: DamagePart, { amount }: Further, to: number): DamagePart =>
  amount === undefined ? { ...one, to } : { amount, to }

function changePart(attack: PlayerAttack, change: Partial<AttackPart>): void {
  attack.attacks = attack.attacks.map((one, at) => (at === attack.current ? { ...one, ...change } : one))
}
