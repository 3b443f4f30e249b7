// The boost cards of an activation: given facedown, turned one at a time, counted, discarded.
import { applies, next, occurrence, opens, tell } from '../../../../engine/table.ts'
import type { Given, Question } from '../../../../engine/types.ts'
import type { MarvelClause } from '../../clauses.ts'
import { modifiedAtk, modifiedSch } from '../abilities/constant-abilities.ts'
import { moment } from '../abilities/moments.ts'
import type { ActivationKind } from '../activations/activation.ts'
import { clauseOf } from '../activations/clauses.ts'
import { ACTIVATES_BY } from '../activations/facts.ts'
import { amplifyIcons } from '../schemes.ts'
import { faceupCard, type Marvel, type MarvelTable, type State } from '../state.ts'
import { resolveBoost } from './boost-ability.ts'

/** Gives the activation one facedown boost card. */
export function giveBoostCard(table: MarvelTable, clause: MarvelClause): void {
  const { boost } = table.memory.state.activation
  boost.facedown += 1
  tell(table, { type: 'boost_given', clause, facedown: boost.facedown })
}

/** The window for reports before a boost card is flipped; null: there is none. */
const BEFORE_FLIPPING: Readonly<Record<ActivationKind, string | null>> = {
  enemyAttack: 'defending',
  playerAttack: null,
  enemyScheme: null,
  thwart: null,
  changes: null,
}

type Raised = {
  readonly type: 'atk_changed' | 'sch_changed'
  readonly value: (state: State) => number | null
}

/** What boost icons raise. */
const RAISED: Readonly<Record<'atk' | 'sch', Raised>> = {
  atk: { type: 'atk_changed', value: modifiedAtk },
  sch: { type: 'sch_changed', value: modifiedSch },
}

/** Flips the oldest facedown card. Its content becomes known with the answer, never before (MC-EA-18). */
export function flipsBoostCard({ activation, players }: State): Question<Marvel> {
  const { boost, kind } = activation
  const by = { any: players }
  const number = { asks: 'boost icons', min: 0, max: 20 }
  return {
    name: `boost#${boost.flipped + 1}`,
    hard: true,
    clause: clauseOf(activation, 'boost card flipped'),
    window: BEFORE_FLIPPING[kind],
    choices: [
      { name: 'flip', by, number, card: true },
      { name: 'flipStar', by, number, card: true },
    ],
    about: { facedown: boost.facedown, number: boost.flipped + 1 },
  }
}

export function flipBoostCard(table: MarvelTable, given: Given<Marvel>): undefined {
  const { activation } = table.memory.state
  const { boost, attacker, player } = activation
  boost.facedown -= 1
  boost.flipped += 1
  const effects = given.card?.effects ?? []
  boost.faceup = {
    name: given.card?.name ?? null,
    icons: given.number ?? 0,
    star: given.choice === 'flipStar' || effects.length > 0,
    effects,
    ignored: given.card?.note ?? null,
  }
  tell(table, {
    type: 'boost_flipped',
    clause: clauseOf(activation, 'boost card flipped'),
    number: boost.flipped,
    card: boost.faceup.name,
    icons: boost.faceup.icons,
  })
  opens(table, 'flipped', [occurrence(table, moment('boostFlipped', { who: attacker, player }))], true)
}

/** Resolves the star ability and ignores all other text on the card (MC-EA-25, MC-EA-26). */
export function boostAbility(table: MarvelTable): void {
  const { state } = table.memory
  const { activation } = state
  const { flipped: number } = activation.boost
  const { ignored, star, effects } = faceupCard(state)
  if (ignored !== null) {
    const clause = clauseOf(activation, 'other text of a boost card')
    tell(table, { type: 'boost_text_ignored', clause, text: ignored })
  }
  if (!star) tell(table, { type: 'boost_ability_none', clause: clauseOf(activation, 'Boost ability') })
  else if (effects.length === 0) next(table, { task: 'inquiry', inquiry: 'boostAbility', facts: { number } })
  else applies(table, effects, resolveBoost(table, number))
}

/** Adds 1 ATK, or in a scheme 1 SCH, for each boost icon, amplify icons among them; the star is no icon (AMB-14). */
export function boostIcons(table: MarvelTable): void {
  const { state } = table.memory
  const { activation } = state
  const { type, value } = RAISED[ACTIVATES_BY[activation.kind]]
  const from = value(state)
  const icons = amplifyIcons(state)
  activation.bonus += faceupCard(state).icons + icons
  tell(table, { type, clause: clauseOf(activation, 'boost icons'), from, to: value(state) })
  if (icons > 0) tell(table, { type: 'boost_amplified', clause: 'MC-AMPLIFY-01', icons })
}

export function discardBoostCard(table: MarvelTable): void {
  const { state } = table.memory
  const clause = clauseOf(state.activation, 'boost card discarded')
  tell(table, { type: 'boost_discarded', clause, card: faceupCard(state).name })
  state.activation.boost.faceup = null
}
