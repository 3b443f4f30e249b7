// The damage of a player's attack: its instances, their increases, and the label "attacked".
import { next, tell } from '../../../engine/table.ts'
import type { Given, Question, QuestionName } from '../../../engine/types.ts'
import type { PlayerDamage } from '../questions.ts'
import { constantIncrease, modifiedAtk } from '../rules/abilities/constant-abilities.ts'
import type { PlayerAttack } from '../rules/activations/activation.ts'
import { partNow } from '../rules/activations/attacks.ts'
import { stageAmong } from '../rules/activations/stages.ts'
import { dealTogether, pierce } from '../rules/damage/attack-keywords.ts'
import { expected, lastCertain } from '../rules/damage/expectation.ts'
import { leftBefore, type Prevents } from '../rules/damage/prevention.ts'
import { notTough, playsPrinted, saysNotTough } from '../rules/damage/toughness.ts'
import { printedIn } from '../rules/inquiries.ts'
import { characterOf, type Marvel, type MarvelTable, playerAttackIn, type State } from '../rules/state.ts'
import type { DamagePart } from '../vocabulary/effects.ts'
import { attackNow, hitBy, numbered } from './choice-of-targets.ts'

/** Asks to deal the damage, the last chance to raise, prevent or stop it (MC-PA-10, MC-PA-14, MC-PA-15). */
export function dealsAttack(state: State): Question<Marvel> | null {
  const attack = playerAttackIn(state)
  if (attack.stage.name !== 'before damage') return null
  const by = { any: [attack.player] }
  if (usesAtk(attack) && characterOf(state, attack.attacker).atk === null) {
    const choices = [{ name: 'atk', by, number: { asks: 'ATK', min: 0, max: 99 } }]
    const asked = { hard: true, clause: 'MC-PA-04', window: null, choices } as const
    const about = printedIn(characterOf(state, attack.attacker))
    const name = numbered(attack, 'atk')
    return about ? { name, ...asked, about } : { name, ...asked }
  }
  const hits = instances(state)
  const about = damageNamed(state, hits)
  const name = inSentence(attack, numbered(attack, 'damage'))
  const choices = [{ name: 'deal', by }, ...notTough(state, hits, by)]
  return { name, hard: true, clause: 'MC-PA-04', window: 'damage', joins: true, choices, about }
}

/** The damage as far as it is certain, and whom the sentences after it would hit now. */
function damageNamed(state: State, hits: readonly Hit[]): PlayerDamage {
  const coming = expected(state, hits)
  const foreseen = hits.map((hit, index) => ({ ...hit, expected: coming[index] ?? null }))
  const last = lastCertain(state, foreseen)
  const damage = foreseen
    .filter(({ sentence }) => sentence <= last)
    .map(({ to, amount, expected: one }) => ({ to, amount, ...(one && { expected: one }) }))
  if (partsNow(playerAttackIn(state)).every(({ sentence }) => sentence <= last)) return { damage }
  return { damage, later: hits.filter(({ sentence }) => sentence > last).map(({ to }) => to) }
}

/** The second sentence of an attack asks damage:2, like the choice of its enemy. */
const inSentence = (attack: PlayerAttack, name: QuestionName<'damage'>): QuestionName<'damage'> =>
  attack.sentence === 0 ? name : `${name}:${attack.sentence + 1}`

const usesAtk = (attack: PlayerAttack): boolean => partNow(attack).instances.some(one => one.amount === 'ATK')

export function dealAttack(table: MarvelTable, given: Given<Marvel>): 'again' | undefined {
  const { state } = table.memory
  const attack = playerAttackIn(state)
  if (given.choice === 'atk') {
    characterOf(state, attack.attacker).atk = given.number
    return 'again'
  }
  if (saysNotTough(table, given.choice)) return 'again'
  playsPrinted(table, instances(state))
  const { chosen } = stageAmong(attack, 'before damage')
  attack.stage = { name: 'dealing', chosen, hit: [] }
  if (attack.sentence === 0) attack.made += 1
  const sentences = [...new Set(partsNow(attack).map(one => one.sentence))]
  next(table, ...sentences.map(at => ({ task: 'duty' as const, duty: 'sentence' as const, facts: { at } })), {
    task: 'duty',
    duty: 'attackLabels',
    facts: {},
  })
  return undefined
}

/** Deals the damage of one sentence. Whom it hits is worked out now, after the sentences before it (MC18-PA-32). */
export function dealSentence(table: MarvelTable, { at }: { at: number }): void {
  const { state } = table.memory
  const attack = playerAttackIn(state)
  const hits = instances(state).filter(one => one.sentence === at)
  attackNow(attack, new Set(hits.map(one => one.to)))
  attack.ledger.value += hits.reduce((sum, one) => sum + one.amount, 0)
  for (const id of new Set(hits.map(one => one.to)))
    pierce(table, characterOf(state, id), dealtTo(hits, id), 'MC-PA-04')
  const from = attack.attacker
  if (hits.length > 0)
    dealTogether(
      table,
      hits.map(({ to, amount, clause }) => ({ to, from, amount, kind: 'attack', clause })),
    )
  for (const one of hits)
    tell(table, {
      type: 'damage_instance',
      clause: one.clause,
      target: one.to,
      base: one.base,
      increase: one.raised,
      additional: one.additional,
    })
  for (const part of partsNow(attack).filter(one => one.sentence === at))
    if (hitBy(state, attack, part).length === 0)
      tell(table, { type: 'nobody_hit', clause: 'MC18-PA-32', amount: baseOf(state, part) })
}

type Hit = {
  /** The place of its sentence in the text; what one sentence deals comes at the same time (MC18-PA-33). */
  sentence: number
  to: string
  amount: number
  base: number
  raised: number
  additional: number
  clause: 'MC-PA-04' | 'MC-PA-09'
}

/**
 * Lists the instances of damage in the order of the text. An increase raises each of them in full, except those
 * worded "additional", which arrive together with the damage they add to (MC-PA-10, MC-PA-11, AMB-35).
 */
function instances(state: State): Hit[] {
  const attack = playerAttackIn(state)
  const hits: Hit[] = []
  for (const part of partsNow(attack))
    for (const id of hitBy(state, attack, part)) addHit(hits, state, part, id)
  return hits
}

type Part = DamagePart & Pick<Hit, 'sentence'>

/** The parts of the damage with the place of their sentence; of sentences with an enemy each, that of the present enemy. */
function partsNow(attack: PlayerAttack): Part[] {
  const { instances: parts, sentences } = partNow(attack)
  let sentence = -1
  const all = parts.map(part => ({ ...part, sentence: part.together ? sentence : ++sentence }))
  return sentences ? all.filter(({ to }) => to === attack.sentence + 1) : all
}

/** What is left to prevent of the attack, or of its damage to one enemy, before it is dealt; null: nobody knows yet. */
export function leftOfPlayerAttack(
  state: State,
  { of, taken }: Prevents,
  window: string | null,
): number | null {
  const attack = playerAttackIn(state)
  if (window !== 'damage' || attack.stage.name !== 'before damage') return null
  const all = instances(state).filter(one => of === null || one.to === of)
  if (of !== null && all.length === 0) return null
  const amount = all.reduce((sum, one) => sum + one.amount, 0)
  const [only, ...others] = new Set(all.map(one => one.to))
  const target = only !== undefined && others.length === 0 ? characterOf(state, only) : null
  return leftBefore(state, { target, amount, taken })
}

const dealtTo = (all: readonly Hit[], id: string): number =>
  all.reduce((sum, { to, amount }) => (to === id ? sum + amount : sum), 0)

const baseOf = (state: State, { amount }: DamagePart): number =>
  amount === 'ATK' ? (modifiedAtk(state) ?? 0) : amount

function addHit(hits: Hit[], state: State, part: Part, to: string): void {
  const attack = playerAttackIn(state)
  const base = baseOf(state, part)
  const constant = constantIncrease(state, attack.attacker)
  const raised = part.additional ? 0 : attack.increase + attack.wholeIncrease + constant
  const clause = attack.power === 'basic' ? 'MC-PA-04' : 'MC-PA-09'
  const joined = part.additional ? hits.find(hit => hit.to === to) : undefined
  if (joined) {
    joined.amount += base
    joined.additional += base
    return
  }
  const additional = part.additional ? base : 0
  const { sentence } = part
  const amount = Math.max(0, base + raised)
  hits.push({ sentence, to, amount, base: base - additional, raised, additional, clause })
}

/** Labels each of several targets as attacked (MC-PA-18). */
export function labelTargets(table: MarvelTable): void {
  const attack = playerAttackIn(table.memory.state)
  attack.stage = { name: 'damaged', retaliating: [] }
  attack.sentence += 1
  const { sentences } = partNow(attack)
  const hit = sentences ? attack.targets.slice(attack.sentence - 1, attack.sentence) : attack.targets
  for (const id of hit) {
    if (!attack.attacked.includes(id)) attack.attacked.push(id)
    tell(table, {
      type: 'considered_attacked',
      clause: attack.power === 'basic' ? 'MC-PA-18' : 'MC-PA-07',
      character: id,
    })
  }
}
