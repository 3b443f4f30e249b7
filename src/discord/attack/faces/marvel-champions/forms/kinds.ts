// The kinds for effects of Marvel Champions: on each attack, its damage and its boost cards.
import type { Effect } from '../../../../../games/marvel-champions/vocabulary/effects.ts'
import {
  AMOUNT,
  type CardAndNumber,
  CHANGE,
  type EffectFields,
  type EffectKind,
  one,
  plainNumber,
} from '../../../face/effect-kinds.ts'
import {
  ACTIVATIONS,
  about,
  COMMON,
  ENEMY_ACTIVATES,
  FORM_BY_PLAYER,
  type MarvelKind,
} from './common-kinds.ts'
import { TABLE_SCHEME_KINDS, THWART_ABILITY, threatKind } from './scheme-kinds.ts'
import { type CharactersOfForms, type DefendedTable, isVillainUnnamed, meantOne } from './table.ts'

type DefendedKind = EffectKind<Effect, DefendedTable>

/** Prevents damage of the attack, or damage to the chosen character. */
function prevents({ whom, number }: CardAndNumber, more: { taken?: true } = {}) {
  const amount = number === 'all' ? 'all' : plainNumber({ number })
  return one<Effect>({ kind: 'prevent', amount, ...(whom && { of: meantOne({ whom }) }), ...more })
}

function prevented(name: 'prevent' | 'preventTaken'): MarvelKind {
  const number = { ...AMOUNT, or: ['all'] } as const
  const makes = (said: CardAndNumber) => prevents(said, name === 'prevent' ? {} : { taken: true })
  return { ...about(name, 'damage', 'prevent'), whom: 'possible', number, makes }
}

/** A (defense) ability of the chosen character's player. With a number it also prevents damage of the attack. */
function defends({ whom, number, table }: EffectFields<CharactersOfForms>) {
  const owner = table.pieces.find(piece => piece.id === whom)?.player
  const effects = number === 'none' ? [] : prevents({ number, whom: '' }).effects
  return { effects, label: 'defense', ...(owner !== undefined && { owner }) }
}

/** An (attack) ability of the attacked player against the chosen enemy: guard, stunned and retaliate count (MC18-OP-07). */
function attacks({ table, ...said }: EffectFields<DefendedTable>) {
  const damage = one<Effect>({ kind: 'damage', to: meantOne(said), amount: plainNumber(said) })
  return { ...damage, label: 'attack', ...(table.attacked !== undefined && { owner: table.attacked }) }
}

function change(name: 'atk' | 'def' | 'sch' | 'thw'): MarvelKind {
  const makes = (said: CardAndNumber) => one<Effect>({ kind: name, amount: plainNumber(said) })
  return { ...about(name, 'damage', name), number: CHANGE, makes }
}

/**
 * Changes the target or the defender of the attack. A form offers these kinds only until a character defends; a card can
 * still declare a hero that defends by a (defense) ability (MC18-DF-24).
 */
function turns(name: 'target' | 'defender'): DefendedKind {
  const fits = ({ defended, byAbility }: DefendedTable) => !defended || (name === 'defender' && byAbility)
  const makes = (said: CardAndNumber) =>
    one<Effect>(name === 'target' ? { kind: name, to: meantOne(said) } : { kind: name, who: meantOne(said) })
  return { ...about(name, 'card', name), whom: 'needed', fits, makes }
}

const END_ATTACK: MarvelKind = {
  ...about('endAttack', 'other', 'endAttack'),
  makes: () => one({ kind: 'endAttack' }),
}

/** "When it would scheme, … instead": it attacks, or does something else that the card says. */
function instead(name: 'replaceScheme' | 'attacksInstead'): MarvelKind {
  const attacks = name === 'attacksInstead' ? { attacks: true as const } : {}
  const makes = () => one<Effect>({ kind: 'replaceScheme', ...attacks })
  return { ...about(name, 'other', 'replaceScheme'), forms: ['report'], makes }
}

/** Raises the damage of the attack, or the damage that the chosen character takes. */
const INCREASE: MarvelKind = {
  ...about('increase', 'damage', 'increase'),
  whom: 'possible',
  number: CHANGE,
  makes: said =>
    one({ kind: 'increase', amount: plainNumber(said), ...(said.whom && { of: meantOne(said) }) }),
}

const INDIRECT: DefendedKind = {
  ...about('indirect', 'damage', 'indirect'),
  makes: () => one({ kind: 'indirect' }),
}

const PERIL: DefendedKind = {
  ...about('peril', 'other', 'peril'),
  forms: ['report'],
  makes: () => one({ kind: 'peril' }),
}

/** The attack is made against one more enemy, with damage of its own if there is a number. */
const FURTHER_TARGET: MarvelKind = {
  ...about('furtherTarget', 'card', 'furtherTarget'),
  whom: 'needed',
  number: { ...AMOUNT, or: ['none'] },
  forms: ['report'],
  fits: table =>
    isVillainUnnamed(table) ||
    table.pieces.filter(({ kind }) => kind === 'villain' || kind === 'minion').length > 1,
  makes: ({ whom, number }) =>
    one({
      kind: 'furtherTarget',
      to: meantOne({ whom }),
      ...(typeof number === 'number' && { amount: number }),
    }),
}

/** Those that all have where nobody attacks: no attack gains or loses a keyword. */
const WITHOUT_ATTACK = COMMON.filter(({ group, whom }) => !(group === 'keyword' && whom === 'possible'))

/** Between attacks, where a form is changed by its player. */
export const CHANGES_KINDS: readonly MarvelKind[] = [
  ...WITHOUT_ATTACK.flatMap(kind =>
    kind.effect === 'form' ? [FORM_BY_PLAYER, { ...kind, ...about('formByCard', 'other', 'form') }] : [kind],
  ),
  ...ACTIVATIONS,
  ...TABLE_SCHEME_KINDS,
]

export const PLAYER_KINDS: readonly MarvelKind[] = [
  prevented('prevent'),
  prevented('preventTaken'),
  change('atk'),
  INCREASE,
  FURTHER_TARGET,
  END_ATTACK,
  threatKind('other'),
  THWART_ABILITY,
  ENEMY_ACTIVATES,
  ...COMMON,
]

/** What an effect does to boost cards. */
const BOOST_KINDS: readonly MarvelKind[] = [
  {
    ...about('boostIcons', 'card', 'boostIcons'),
    number: { ...CHANGE, or: ['none'] },
    // Without a number it cancels all boost icons of the card.
    makes: ({ number }) =>
      one(
        typeof number === 'number'
          ? { kind: 'boostIcons', amount: number }
          : { kind: 'cancelBoost', what: 'icons' },
      ),
  },
  {
    ...about('cancelAbility', 'card', 'cancelBoost'),
    makes: () => one({ kind: 'cancelBoost', what: 'ability' }),
  },
  {
    ...about('boostCard', 'card', 'boostCard'),
    makes: () => one({ kind: 'boostCard' }),
  },
  {
    ...about('noBoostCard', 'card', 'noBoostCard'),
    forms: ['report'],
    makes: () => one({ kind: 'noBoostCard' }),
  },
]

/** Of a scheme: its threat is prevented, SCH and boost cards change, it does not come about or ends. */
export const SCHEME_KINDS: readonly MarvelKind[] = [
  {
    ...about('preventThreat', 'other', 'prevent'),
    number: { ...AMOUNT, or: ['all'] },
    makes: ({ number }) =>
      one({ kind: 'prevent', amount: number === 'all' ? 'all' : plainNumber({ number }) }),
  },
  change('sch'),
  threatKind('other'),
  THWART_ABILITY,
  ...BOOST_KINDS,
  { ...about('endScheme', 'other', 'endAttack'), makes: () => one({ kind: 'endAttack' }) },
  instead('replaceScheme'),
  instead('attacksInstead'),
  ...ACTIVATIONS,
  ...WITHOUT_ATTACK,
]

/** Of a thwart: what it removes is raised, and damage to a character is prevented. */
export const THWART_KINDS: readonly MarvelKind[] = [
  change('thw'),
  {
    ...about('increaseThwart', 'other', 'increase'),
    number: CHANGE,
    makes: said => one({ kind: 'increase', amount: plainNumber(said) }),
  },
  threatKind('other'),
  THWART_ABILITY,
  { ...prevented('prevent'), whom: 'needed' },
  ...COMMON,
]

export const ENEMY_KINDS: readonly DefendedKind[] = [
  prevented('prevent'),
  prevented('preventTaken'),
  {
    name: 'defense',
    words: 'forms:marvel.defense',
    group: 'damage',
    effect: null,
    whom: 'needed',
    number: { ...AMOUNT, or: ['all', 'none'] },
    forms: ['report'],
    makes: defends,
  },
  {
    ...about('attackAbility', 'damage', 'damage'),
    whom: 'needed',
    number: AMOUNT,
    forms: ['report'],
    fits: ({ attacked }) => attacked !== undefined,
    makes: attacks,
  },
  change('atk'),
  change('def'),
  INCREASE,
  INDIRECT,
  turns('target'),
  turns('defender'),
  ...BOOST_KINDS,
  END_ATTACK,
  PERIL,
  threatKind('other'),
  THWART_ABILITY,
  ENEMY_ACTIVATES,
  ...COMMON,
]
