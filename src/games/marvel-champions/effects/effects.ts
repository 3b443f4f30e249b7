// The table of all effects of Marvel Champions; it defines those on boost cards, notes and reminders.
import type { EffectRule, EffectTable } from '../../../engine/flow.ts'
import { next, tell } from '../../../engine/table.ts'
import { reminderFrom, reminderProblem } from '../rules/abilities/abilities.ts'
import { giveBoostCard } from '../rules/boost/steps.ts'
import { withUsed } from '../rules/cards-used.ts'
import { choosesCharacter, choosesPlayer, choosesWay } from '../rules/choices.ts'
import { conditionHolds, referred } from '../rules/find-referred.ts'
import { clauseHere, faceupCard, type Marvel, remembers, type State } from '../rules/state.ts'
import { MOST_CHARACTERS } from '../vocabulary/characters.ts'
import {
  cardUsedSchema,
  choosesPlayerSchema,
  choosesSchema,
  type Effect,
  eitherSchema,
  oneOfSchema,
  remindSchema,
  thenSchema,
} from '../vocabulary/effects.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { activatesLater } from './activation.ts'
import { damage } from './damage.ts'
import { entersPlay } from './entering.ts'
import { furtherTarget } from './further-target.ts'
import { absorb, attach, counter, detach } from './on-attachments.ts'
import { exhaust, form, healing, known, leaves, ready, status } from './on-characters.ts'
import {
  accelerationToken,
  cardLeaves,
  schemeKnown,
  schemeLeaves,
  threat,
  threatOffScheme,
} from './on-schemes.ts'
import { defender, endAttack, keyword, noBoostCard, peril, replaceAttack, target } from './on-the-attack.ts'
import { atk, def, increase, indirect, prevent, thw } from './on-the-damage.ts'
import { insteadOfScheme, sch } from './on-the-scheme.ts'
import {
  amountProblem,
  BEFORE_DAMAGE,
  mustBeInPlay,
  problem,
  type Refused,
  type Rule,
  withAmount,
  withBoostCards,
  withPiece,
} from './rules.ts'

/** The limit of boost cards. An attack reaches it only if every flip brings another card without end. */
const MOST_BOOST_CARDS = 30

function boostCards(state: State): number {
  const { flipped, facedown } = state.activation.boost
  return flipped + facedown
}

const boostCard: Rule<'boostCard'> = {
  // Step 4 ends step 3: a boost card that is given then waits for the next activation.
  windows: BEFORE_DAMAGE.filter(window => window !== 'damage'),
  schema: EFFECT_SCHEMAS.boostCard,
  illegal: (state, { to }, context) => {
    const missing = to && mustBeInPlay(state, to, context)
    if (missing) return missing
    if (to && referred(state, to, context)?.id !== state.activation.attacker) return null
    return withBoostCards(state) ?? (boostCards(state) >= MOST_BOOST_CARDS ? problem('tooMany') : null)
  },
  applies: (table, effect, context) => {
    const { to = { the: 'attacker' } as const } = effect
    withPiece(table, effect, to, context, piece => {
      if (piece.id === table.memory.state.activation.attacker) return giveBoostCard(table, 'MC-EA-29')
      piece.boostCards = Math.min(MOST_BOOST_CARDS, piece.boostCards + 1)
      const { id, boostCards: facedown } = piece
      return tell(table, { type: 'boost_waits', clause: 'MC18-EA-72', piece: id, facedown })
    })
  },
}

/** Why boost icons and Boost abilities cannot change: no boost card is faceup. */
const faceupOnly = (state: State): Refused =>
  state.activation.boost.faceup ? null : (withBoostCards(state) ?? problem('noBoostCard', 'MC-EA-24'))

const boostIcons: Rule<'boostIcons'> = {
  windows: ['flipped'],
  schema: EFFECT_SCHEMAS.boostIcons,
  illegal: (state, effect, context) => faceupOnly(state) ?? amountProblem(state, effect.amount, context),
  applies: (table, effect, context) =>
    withAmount(table, effect, effect.amount, context, amount => {
      const card = faceupCard(table.memory.state)
      card.icons = Math.max(0, card.icons + amount)
      tell(table, { type: 'boost_icons_changed', clause: 'MC-EA-27', icons: card.icons })
    }),
}

const cancelBoost: Rule<'cancelBoost'> = {
  windows: ['flipped'],
  schema: EFFECT_SCHEMAS.cancelBoost,
  illegal: faceupOnly,
  applies: (table, effect) => {
    const card = faceupCard(table.memory.state)
    if (effect.what === 'icons') card.icons = 0
    else card.star = false
    tell(table, { type: 'boost_cancelled', clause: 'MC-EA-25', what: effect.what })
  },
}

const note: Rule<'note'> = {
  schema: EFFECT_SCHEMAS.note,
  applies: (table, effect) => {
    table.memory.state.notes.push(effect.text)
    tell(table, { type: 'noted', clause: clauseHere(table.memory.state), text: effect.text })
  },
}

const noBearing: Rule<'noBearing'> = {
  schema: EFFECT_SCHEMAS.noBearing,
  applies: table => tell(table, { type: 'no_bearing', clause: clauseHere(table.memory.state) }),
}

const remind: Rule<'remind'> = {
  schema: remindSchema,
  illegal: (state, effect) => {
    if (state.abilities.length >= MOST_CHARACTERS) return problem('tooMany')
    if (state.abilities.some(one => one.id === effect.ability.id)) return problem('nameTaken')
    return reminderProblem([effect.ability], state.edition)
  },
  applies: (table, effect) => {
    table.memory.state.abilities.push(reminderFrom(effect.ability))
    tell(table, { type: 'reminded', clause: clauseHere(table.memory.state), ability: effect.ability.id })
  },
}

const cardUsed: Rule<'cardUsed'> = {
  schema: cardUsedSchema,
  applies: ({ memory: { state } }, { card, spent }, { you }) =>
    remembers(state, {
      played: withUsed(state.facts.played, {
        card,
        ...(spent && { spent }),
        ...(spent && you !== null && { player: you }),
      }),
    }),
}

/** "X. Then Y": without X there is no Y; what of Y cannot be done does nothing and says so. */
const andThen: Rule<'andThen'> = {
  schema: thenSchema,
  illegal: (state, { first }, context) => {
    // The table has the rule of each kind under its name, which the compiler cannot follow through a union.
    const { illegal } = MARVEL_EFFECTS[first.kind] as Pick<EffectRule<Marvel, Effect>, 'illegal'>
    return illegal?.(state, first, context) ?? null
  },
  applies: (table, { first, second }, context) => {
    const effects = [first, ...second]
    next(table, ...effects.map(effect => ({ task: 'effect' as const, effect, context })))
  },
}

/** “If …, X. Otherwise, Y.” What only the players know has been asked before. */
const either: Rule<'either'> = {
  schema: eitherSchema,
  applies: (table, { when, ...ways }, context) => {
    const effects = conditionHolds(table.memory.state, when, context) ? ways.does : ways.else
    next(table, ...effects.map(effect => ({ task: 'effect' as const, effect, context })))
  },
}

export const MARVEL_EFFECTS: EffectTable<Marvel> = {
  damage,
  heal: healing,
  prevent,
  atk,
  sch,
  def,
  thw,
  increase,
  indirect,
  status: { ...status, corrects: true },
  exhaust: { ...exhaust, corrects: true },
  ready: { ...ready, corrects: true },
  form: { ...form, corrects: true },
  leaves: { ...leaves, corrects: true },
  endAttack,
  replaceAttack,
  replaceScheme: insteadOfScheme,
  noBoostCard,
  peril,
  target,
  furtherTarget,
  defender,
  boostCard,
  boostIcons,
  cancelBoost,
  threat,
  removesThreat: threatOffScheme,
  schemeLeaves: { ...schemeLeaves, corrects: true },
  cardLeaves: { ...cardLeaves, corrects: true },
  schemeKnown: { ...schemeKnown, corrects: true },
  accelerationToken,
  keyword,
  known: { ...known, corrects: true },
  activation: activatesLater,
  enters: entersPlay,
  attach,
  detach,
  counter,
  absorb,
  noBearing,
  note,
  andThen,
  chooses: { schema: choosesSchema, applies: choosesCharacter },
  choosesPlayer: { schema: choosesPlayerSchema, applies: choosesPlayer },
  either,
  oneOf: { schema: oneOfSchema, applies: choosesWay },
  remind,
  cardUsed,
}
