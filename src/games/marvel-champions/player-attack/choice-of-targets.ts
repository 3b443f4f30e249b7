// The choice of the enemies that a player's attack is made against, and the sentences that have an enemy of their own.
import type { Barred, Given, Question, QuestionName } from '../../../engine/types.ts'
import type { PlayerAttack } from '../rules/activations/activation.ts'
import { partNow } from '../rules/activations/attacks.ts'
import { stageAmong } from '../rules/activations/stages.ts'
import { inPlay } from '../rules/characters.ts'
import { characterOf, type Marvel, type MarvelTable, playerAttackIn, type State } from '../rules/state.ts'
import { attackable, notAttackable, targetsFor } from '../rules/targeting.ts'
import type { DamagePart } from '../vocabulary/effects.ts'

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

/** Takes the enemy that is known for this sentence, as far as it can be attacked now; else it is asked for. */
export function takeLater(table: MarvelTable): void {
  const { state } = table.memory
  const attack = playerAttackIn(state)
  const known = attack.later.find(one => one.sentence === attack.sentence + 1)
  if (!known || attack.targets.includes(known.piece)) return
  const able = targetsFor(state, attack.player, partNow(attack)).some(one => one.id === known.piece)
  if (able) attack.targets.push(known.piece)
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
    if (attack.sentence > 0) attack.sentence = partNow(attack).instances.length + sentencesOf(attack)
    return undefined
  }
  attack.targets.push(given.choice)
  return 'again'
}

/** The enemies of an attack on each of a kind, as the table stands now; null: its enemies are chosen. */
export function eachNow(state: State, attack: PlayerAttack): string[] | null {
  const { targets } = partNow(attack)
  if (targets !== 'each enemy' && targets !== 'each minion') return null
  const all = attackable(state, attack.player)
  return (targets === 'each enemy' ? all : all.filter(one => one.kind === 'minion')).map(one => one.id)
}

/** "Each other enemy" is every enemy that no card protects, beside the chosen ones. */
const othersNow = (state: State, attack: PlayerAttack): string[] =>
  attackable(state, attack.player)
    .map(one => one.id)
    .filter(id => !chosenFor(attack).includes(id))

/** The enemies that were chosen for the damage that is dealt next or now. */
const chosenFor = (attack: PlayerAttack): readonly string[] =>
  stageAmong(attack, 'before damage', 'dealing').chosen

/** The enemies that a part of the damage hits now: one of the chosen ones, each of them, or each of a kind (MC18-PA-32). */
export function hitBy(state: State, attack: PlayerAttack, { to }: DamagePart): readonly string[] {
  if (to === 'others') return othersNow(state, attack)
  return to === undefined
    ? (eachNow(state, attack) ?? chosenFor(attack))
    : chosenFor(attack).slice(to - 1, to)
}

/** All whom the attack would hit now are attacked (MC-PA-18). Each sentence works out anew whom it hits. */
export function addOthers(state: State, attack: PlayerAttack): void {
  if (partNow(attack).instances.some(one => one.to === 'others'))
    attack.targets = [...attack.targets, ...othersNow(state, attack)]
}

/** Attacks the enemies that a sentence hits, beside the chosen ones and those that a sentence before it has hit. */
export function attackNow(attack: PlayerAttack, hit: ReadonlySet<string>): void {
  const { instances, sentences } = partNow(attack)
  // Where each enemy has a sentence of its own, they are chosen one by one.
  if (sentences) return
  const stage = stageAmong(attack, 'dealing')
  stage.hit = [...new Set([...stage.hit, ...hit])]
  if (instances.every(({ to }) => to === undefined)) attack.targets = stage.hit
  else attack.targets = [...new Set([...stage.chosen, ...stage.hit])]
}

/** Whether the attack has another sentence, with an enemy of its own (MC18-PA-32). */
export function hasSentence(state: State): boolean {
  const attack = playerAttackIn(state)
  if (partNow(attack).sentences !== true || attack.sentence >= sentencesOf(attack)) return false
  return inPlay(characterOf(state, attack.attacker))
}

/** How many sentences an attack has in which each enemy has one of its own. */
function sentencesOf(attack: PlayerAttack): number {
  const { targets } = partNow(attack)
  return typeof targets === 'number' ? targets : attack.targets.length
}
