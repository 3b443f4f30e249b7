// The kinds for effects of Marvel Champions on the attack: its damage, ATK, target, defender and boost cards.
import type { Effect } from '../../../../../games/marvel-champions/effects/schemas.ts'
import type { PieceGiven } from '../../../../../games/marvel-champions/rules/characters.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import {
  AMOUNT,
  CHANGE,
  type Kind,
  one,
  plain,
  type Report,
  type Said,
  some,
} from '../../../forms/effect-kinds.ts'
import type { Characters, DefendedTable } from './table.ts'

type MarvelKind = Kind<Effect, Characters>
type DefendedKind = Kind<Effect, DefendedTable>
type Keyword = 'overkill' | 'piercing' | 'ranged'

/** Prevents damage of the attack, or damage to the chosen character. */
function prevents(said: Pick<Said, 'whom' | 'number'>, more: { taken?: true } = {}): Report<Effect> {
  const amount = said.number === 'all' ? 'all' : plain(said)
  return one({ kind: 'prevent', amount, ...(said.whom && { of: { piece: said.whom } }), ...more })
}

/** A (defense) ability of the chosen character's player. With a number it also prevents damage of the attack. */
function defends({ whom, number, table }: Said<Characters>): Report<Effect> {
  const owner = table.pieces.find(piece => piece.id === whom)?.player
  const effects = number === 'none' ? [] : prevents({ number, whom: '' }).effects
  return { effects, label: 'defense', ...(owner !== undefined && { owner }) }
}

function change(name: 'atk' | 'def' | 'increase' | 'threat', words: KeyIn<'forms'>): MarvelKind {
  return {
    name,
    words,
    effect: name,
    number: CHANGE,
    makes: said => one({ kind: name, amount: plain(said) }),
  }
}

function keyword(gained: Keyword, words: KeyIn<'forms'>): MarvelKind {
  const makes = ({ whom }: Pick<Said, 'whom'>) =>
    one<Effect>({ kind: 'keyword', keyword: gained, ...(whom && { who: { piece: whom } }) })
  return { name: gained, words, effect: 'keyword', whom: 'possible', makes }
}

function withoutKeyword(lost: Keyword, words: KeyIn<'forms'>): MarvelKind {
  const fits = some<PieceGiven>(({ keywords = [] }) => keywords.includes(lost))
  const makes = ({ whom }: Pick<Said, 'whom'>) =>
    one<Effect>({ kind: 'keyword', keyword: lost, loses: true, ...(whom && { who: { piece: whom } }) })
  return { name: `no ${lost}`, words, effect: 'keyword', whom: 'possible', fits, makes }
}

/** Changes the target or the defender of the attack. A form offers these kinds only until a character defends. */
function turns(name: 'target' | 'defender', words: KeyIn<'forms'>): DefendedKind {
  const fits = ({ defended }: DefendedTable) => !defended
  const makes = ({ whom: piece }: Pick<Said, 'whom'>) =>
    one<Effect>(name === 'target' ? { kind: name, to: { piece } } : { kind: name, who: { piece } })
  return { name, words, effect: name, whom: 'needed', fits, makes }
}

/** Adds or removes boost icons; without a number it cancels all boost icons of the card. */
function icons({ number }: Pick<Said, 'number'>): Report<Effect> {
  return one(
    typeof number === 'number'
      ? { kind: 'boostIcons', amount: number }
      : { kind: 'cancelBoost', what: 'icons' },
  )
}

const DAMAGE: readonly MarvelKind[] = [
  {
    name: 'prevent',
    words: 'forms:marvel.prevent',
    effect: 'prevent',
    whom: 'possible',
    number: { ...AMOUNT, or: ['all'] },
    makes: said => prevents(said),
  },
  {
    name: 'preventTaken',
    words: 'forms:marvel.preventTaken',
    effect: 'prevent',
    whom: 'possible',
    number: { ...AMOUNT, or: ['all'] },
    makes: said => prevents(said, { taken: true }),
  },
]

const defense: MarvelKind = {
  name: 'defense',
  words: 'forms:marvel.defense',
  effect: null,
  whom: 'needed',
  number: { ...AMOUNT, or: ['all', 'none'] },
  forms: ['report'],
  makes: defends,
}

const BOOST: readonly MarvelKind[] = [
  {
    name: 'boostIcons',
    words: 'forms:marvel.boostIcons',
    effect: 'boostIcons',
    number: { ...CHANGE, or: ['none'] },
    makes: icons,
  },
  {
    name: 'cancelAbility',
    words: 'forms:marvel.cancelAbility',
    effect: 'cancelBoost',
    makes: () => one({ kind: 'cancelBoost', what: 'ability' }),
  },
  {
    name: 'boostCard',
    words: 'forms:marvel.boostCard',
    effect: 'boostCard',
    makes: () => one({ kind: 'boostCard' }),
  },
]

const END: readonly MarvelKind[] = [
  {
    name: 'endAttack',
    words: 'forms:marvel.endAttack',
    effect: 'endAttack',
    makes: () => one({ kind: 'endAttack' }),
  },
  change('threat', 'forms:marvel.threat'),
]

const atk = change('atk', 'forms:marvel.atk')
const increase = change('increase', 'forms:marvel.increase')

export const ON_A_PLAYERS_ATTACK: readonly MarvelKind[] = [...DAMAGE, atk, increase, ...END]

export const ON_AN_ENEMYS_ATTACK: readonly DefendedKind[] = [
  ...DAMAGE,
  defense,
  atk,
  change('def', 'forms:marvel.def'),
  increase,
  turns('target', 'forms:marvel.target'),
  turns('defender', 'forms:marvel.defender'),
  ...BOOST,
  ...END,
]

export const KEYWORDS: readonly MarvelKind[] = [
  keyword('overkill', 'forms:marvel.overkill'),
  keyword('piercing', 'forms:marvel.piercing'),
  keyword('ranged', 'forms:marvel.ranged'),
  withoutKeyword('overkill', 'forms:marvel.noOverkill'),
  withoutKeyword('piercing', 'forms:marvel.noPiercing'),
  withoutKeyword('ranged', 'forms:marvel.noRanged'),
]
