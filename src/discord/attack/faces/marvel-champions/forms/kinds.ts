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
import { COMMON, type MarvelKind } from './common-kinds.ts'
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
  return {
    name,
    words: `forms:marvel.${name}`,
    group: 'damage',
    effect: 'prevent',
    whom: 'possible',
    number,
    makes,
  }
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

function change(name: 'atk' | 'def' | 'threat'): MarvelKind {
  const makes = (said: CardAndNumber) => one<Effect>({ kind: name, amount: plainNumber(said) })
  const group = name === 'threat' ? 'other' : 'damage'
  return { name, words: `forms:marvel.${name}`, group, effect: name, number: CHANGE, makes }
}

/**
 * Changes the target or the defender of the attack. A form offers these kinds only until a character defends; a card can
 * still declare a hero that defends by a (defense) ability (MC18-DF-24).
 */
function turns(name: 'target' | 'defender'): DefendedKind {
  const fits = ({ defended, byAbility }: DefendedTable) => !defended || (name === 'defender' && byAbility)
  const makes = (said: CardAndNumber) =>
    one<Effect>(name === 'target' ? { kind: name, to: meantOne(said) } : { kind: name, who: meantOne(said) })
  return { name, words: `forms:marvel.${name}`, group: 'card', effect: name, whom: 'needed', fits, makes }
}

const END_ATTACK: MarvelKind = {
  name: 'endAttack',
  words: 'forms:marvel.endAttack',
  group: 'other',
  effect: 'endAttack',
  makes: () => one({ kind: 'endAttack' }),
}

/** Raises the damage of the attack, or the damage that the chosen character takes. */
const INCREASE: MarvelKind = {
  name: 'increase',
  words: 'forms:marvel.increase',
  group: 'damage',
  effect: 'increase',
  whom: 'possible',
  number: CHANGE,
  makes: said =>
    one({ kind: 'increase', amount: plainNumber(said), ...(said.whom && { of: meantOne(said) }) }),
}

const INDIRECT: DefendedKind = {
  name: 'indirect',
  words: 'forms:marvel.indirect',
  group: 'damage',
  effect: 'indirect',
  makes: () => one({ kind: 'indirect' }),
}

const PERIL: DefendedKind = {
  name: 'peril',
  words: 'forms:marvel.peril',
  group: 'other',
  effect: 'peril',
  forms: ['report'],
  makes: () => one({ kind: 'peril' }),
}

/** The attack is made against one more enemy, with damage of its own if there is a number. */
const FURTHER_TARGET: MarvelKind = {
  name: 'furtherTarget',
  words: 'forms:marvel.furtherTarget',
  group: 'card',
  effect: 'furtherTarget',
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

export const PLAYER_KINDS: readonly MarvelKind[] = [
  prevented('prevent'),
  prevented('preventTaken'),
  change('atk'),
  INCREASE,
  FURTHER_TARGET,
  END_ATTACK,
  change('threat'),
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
    name: 'attackAbility',
    words: 'forms:marvel.attackAbility',
    group: 'damage',
    effect: 'damage',
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
  {
    name: 'boostIcons',
    words: 'forms:marvel.boostIcons',
    group: 'card',
    effect: 'boostIcons',
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
    name: 'cancelAbility',
    words: 'forms:marvel.cancelAbility',
    group: 'card',
    effect: 'cancelBoost',
    makes: () => one({ kind: 'cancelBoost', what: 'ability' }),
  },
  {
    name: 'boostCard',
    words: 'forms:marvel.boostCard',
    group: 'card',
    effect: 'boostCard',
    makes: () => one({ kind: 'boostCard' }),
  },
  {
    name: 'noBoostCard',
    words: 'forms:marvel.noBoostCard',
    group: 'card',
    effect: 'noBoostCard',
    forms: ['report'],
    makes: () => one({ kind: 'noBoostCard' }),
  },
  END_ATTACK,
  PERIL,
  change('threat'),
  ...COMMON,
]
