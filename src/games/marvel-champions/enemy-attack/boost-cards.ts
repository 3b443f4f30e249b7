// Step 3 of an enemy attack: the boost cards, one at a time. The basic attack of a villainous character has one, too.
import { applies, next, occurrence, opens, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import type { MarvelClause } from '../clauses.ts'
import type { Effect } from '../effects/schemas.ts'
import { modifiedAtk } from '../rules/abilities/constant-abilities.ts'
import { moment } from '../rules/abilities/moments.ts'
import { boostContext } from '../rules/inquiries.ts'
import { faceupCard, type Marvel, type MarvelTable, type State } from '../rules/state.ts'

/** The clause of a step with a boost card: a player's attack has none but that of villainous (MC18-PA-38). */
const boostClause = ({ attack }: State, clause: MarvelClause): MarvelClause =>
  attack.by === 'enemy' ? clause : 'MC18-PA-38'

/** Step 3a: flips the oldest facedown card. Its content becomes known with the answer, never before (MC-EA-18). */
export function flipsBoostCard(state: State): Question<Marvel> {
  const attack = state.attack
  const by = { any: state.players }
  const number = { asks: 'boost icons', min: 0, max: 20 }
  return {
    name: `boost#${attack.flipped + 1}`,
    hard: true,
    clause: boostClause(state, 'MC-EA-24'),
    window: attack.by === 'enemy' ? 'defending' : null,
    choices: [
      { name: 'flip', by, number, card: true },
      { name: 'flipStar', by, number, card: true },
    ],
    about: { facedown: attack.facedown, number: attack.flipped + 1 },
  }
}

export function flipBoostCard(table: MarvelTable, given: Given<Marvel>): undefined {
  const { state } = table.memory
  const { attack } = state
  attack.facedown -= 1
  attack.flipped += 1
  const effects = given.card?.effects ?? []
  attack.faceup = {
    name: given.card?.name ?? null,
    icons: given.number ?? 0,
    star: given.choice === 'flipStar' || effects.length > 0,
    effects,
    ignored: given.card?.note ?? null,
  }
  tell(table, {
    type: 'boost_flipped',
    clause: boostClause(state, 'MC-EA-24'),
    number: attack.flipped,
    card: attack.faceup.name,
    icons: attack.faceup.icons,
  })
  const flipped = moment('boostFlipped', { who: attack.attacker, player: attack.player })
  opens(table, 'flipped', [occurrence(table, flipped)], true)
}

/** Step 3b: resolves the star ability and ignores all other text on the card (MC-EA-25, MC-EA-26). */
export function boostAbility(table: MarvelTable): void {
  const { state } = table.memory
  const { flipped } = state.attack
  const { ignored, star, effects } = faceupCard(state)
  if (ignored !== null)
    tell(table, { type: 'boost_text_ignored', clause: boostClause(state, 'MC-EA-26'), text: ignored })
  if (!star) tell(table, { type: 'boost_ability_none', clause: boostClause(state, 'MC-EA-25') })
  else if (effects.length === 0)
    next(table, { task: 'inquiry', inquiry: 'boostAbility', facts: { number: flipped } })
  else starAbility(table, effects, flipped)
}

function starAbility(table: MarvelTable, effects: readonly Effect[], flipped: number): void {
  const { state } = table.memory
  const context = boostContext(state)
  tell(table, {
    type: 'boost_ability_resolved',
    clause: boostClause(state, 'MC-EA-25'),
    you: context.you,
    number: flipped,
  })
  applies(table, effects, context)
}

/** Step 3c: adds 1 ATK for each boost icon; the star is no icon (AMB-14). */
export function boostIcons(table: MarvelTable): void {
  const { state } = table.memory
  const attack = state.attack
  const from = modifiedAtk(state)
  attack.bonus += faceupCard(state).icons
  tell(table, { type: 'atk_changed', clause: boostClause(state, 'MC-EA-27'), from, to: modifiedAtk(state) })
}

export function discardBoostCard(table: MarvelTable): void {
  const { state } = table.memory
  tell(table, {
    type: 'boost_discarded',
    clause: boostClause(state, 'MC-EA-28'),
    card: faceupCard(state).name,
  })
  state.attack.faceup = null
}
