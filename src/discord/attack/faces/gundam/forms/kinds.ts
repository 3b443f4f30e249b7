// The kinds for effects of the GUNDAM CARD GAME: on Units and Bases, on the attack and on a revealed Shield.
import type { Effect, EffectOf } from '../../../../../games/gundam/vocabulary/effects.ts'
import {
  type PieceGiven,
  TARGET_RULES,
  type TargetRule,
} from '../../../../../games/gundam/vocabulary/pieces.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import {
  AMOUNT,
  aboutIn,
  alsoChosen,
  type CardAndNumber,
  type CardsAndNumber,
  CHANGE,
  chosenCard,
  type EffectFields,
  eachChosen,
  NOTE,
  one,
  plainNumber,
  some,
} from '../../../face/effect-kinds.ts'
import {
  BEYOND,
  type Beyond,
  type GundamKind,
  keywordsGained,
  keywordsLost,
  ON_CARDS,
} from './keyword-kinds.ts'
import { type CardsOfForms, isRested, PLAYER, SHIELD_AREA_ID } from './table.ts'

type Words = KeyIn<'forms'>

const about = aboutIn<'gundam', Effect['kind']>('gundam')

/** The chosen card, or the shield area. */
const cardOrArea = (said: CardAndNumber) =>
  said.whom === SHIELD_AREA_ID ? (SHIELD_AREA_ID as 'shieldArea') : chosenCard(said)

/** The revealed card moves to this place instead of the trash. */
function moved(to: EffectOf<'movesCard'>['to'], words: Words): GundamKind {
  const makes = () => one<Effect>({ kind: 'movesCard', to })
  return { name: `to ${to}`, words, group: 'card', effect: 'movesCard', forms: ['special'], makes }
}

function amount(name: 'recover' | 'prevent'): GundamKind {
  const makes = (said: CardAndNumber) =>
    one<Effect>({ kind: name, to: chosenCard(said), amount: plainNumber(said) })
  return { ...about(name, 'damage', name), whom: 'needed', number: AMOUNT, makes }
}

function change(kind: 'ap' | 'hp', more: Beyond = {}): GundamKind {
  const makes = (said: CardsAndNumber) =>
    eachChosen<Effect>(said, who => ({ kind, who, amount: plainNumber(said), ...more }))
  const name = more.beyondBattle ? (`${kind}Beyond` as const) : kind
  return { ...about(name, 'damage', kind), ...ON_CARDS, number: CHANGE, makes }
}

function turned(name: 'rest' | 'setActive'): GundamKind {
  const fits = some<PieceGiven>(piece => isRested(piece) === (name === 'setActive'))
  const makes = (said: CardsAndNumber) => eachChosen<Effect>(said, who => ({ kind: name, who }))
  return { ...about(name, 'status', name), ...ON_CARDS, fits, makes }
}

function gone(how: EffectOf<'leaves'>['how']): GundamKind {
  const makes = (said: CardsAndNumber) =>
    one<Effect>({ kind: 'leaves', who: chosenCard(said), ...alsoChosen(said), how })
  return { ...about(how, 'card', 'leaves'), ...ON_CARDS, makes }
}

/** From now on this holds for these cards, in this battle and in what follows it. */
function ruled(rule: TargetRule): GundamKind {
  const makes = (said: CardsAndNumber) =>
    one<Effect>({ kind: 'rule', who: chosenCard(said), ...alsoChosen(said), rule })
  return { ...about(rule, 'status', 'rule'), ...ON_CARDS, makes }
}

/** No 【Burst】 does it. */
const NO_BURST = ['report', 'resolve'] as const

/** The chosen player, or the player of the chosen card. */
const playerIn = ({ table, whom }: Pick<EffectFields<CardsOfForms>, 'table' | 'whom'>): string =>
  table.pieces.find(({ id }) => id === whom)?.player ?? whom

/** A Pilot comes, of whom nobody says what it adds: AP and HP are corrected. */
function paired(name: 'pair' | 'pairLinked', links: boolean): GundamKind {
  const fits = some<PieceGiven>(({ kind, pilot }) => kind === 'unit' && pilot === undefined)
  const makes = (said: CardAndNumber) =>
    one<Effect>({ kind: 'pair', who: chosenCard(said), pilot: { links, ap: 0, hp: 0 } })
  return { ...about(name, 'card', 'pair'), whom: 'needed', forms: NO_BURST, fits, makes }
}

/** Deploys a new Unit or Base for the chosen player, or for the player of the chosen card. */
function deployed(kind: 'unit' | 'base', more: Pick<GundamKind, 'words' | 'number'>): GundamKind {
  const makes = (said: EffectFields<CardsOfForms>) => {
    const player = playerIn(said)
    const id = said.newId(kind)
    const hp = plainNumber(said)
    return {
      ...one<Effect>({ kind: 'deploy', piece: { id, kind, player, ...(hp > 0 && { hp }) } }),
      calls: id,
    }
  }
  return {
    name: `deploy ${kind}`,
    group: 'card',
    effect: 'deploy',
    whom: 'needed',
    orWhom: PLAYER,
    text: 'name',
    makes,
    ...more,
  }
}

/** A card or the shield area cannot receive damage of this kind, from Units up to the Lv. of the number if there is one. */
function keptOff(only: 'battle' | 'effect', words: Words): GundamKind {
  const makes = (said: CardAndNumber) => {
    const level = typeof said.number === 'number' ? { levelUpTo: said.number } : {}
    return one<Effect>({ kind: 'keepOff', to: cardOrArea(said), damage: { only, ...level } })
  }
  const kind = { name: `no ${only} damage`, words, group: 'status', effect: 'keepOff' } as const
  const number = { min: 0, max: 20, or: ['none'] } as const
  return { ...kind, whom: 'needed', orWhom: SHIELD_AREA_ID, number, makes }
}

/** The chosen Unit is dealt the battle damage of one of the two that battle. */
function redirected(name: 'redirect' | 'redirectOfAttacker', from: 'target' | 'attacker'): GundamKind {
  const makes = (said: CardAndNumber) =>
    one<Effect>({ kind: 'redirect', from: { the: from }, to: chosenCard(said) })
  return { ...about(name, 'damage', 'redirect'), whom: 'needed', makes }
}

export const KINDS: readonly GundamKind[] = [
  moved('hand', 'forms:gundam.toHand'),
  moved('battle area', 'forms:gundam.toBattleArea'),
  moved('base section', 'forms:gundam.toBaseSection'),
  moved('resource area', 'forms:gundam.toResourceArea'),
  moved('deck', 'forms:gundam.toDeck'),
  {
    ...about('damage', 'damage', 'damage'),
    whom: 'needed',
    several: true,
    orWhom: SHIELD_AREA_ID,
    number: AMOUNT,
    makes: said =>
      one({ kind: 'damage', to: cardOrArea(said), ...alsoChosen(said), amount: plainNumber(said) }),
  },
  change('ap'),
  change('hp'),
  change('ap', BEYOND),
  change('hp', BEYOND),
  amount('prevent'),
  { ...amount('recover'), fits: some<PieceGiven>(({ damage: on = 0 }) => on > 0) },
  turned('rest'),
  turned('setActive'),
  gone('destroyed'),
  gone('returned'),
  gone('trash'),
  gone('removed'),
  {
    ...about('target', 'card', 'target'),
    whom: 'needed',
    orWhom: PLAYER,
    forms: ['report', 'resolve'],
    makes: ({ whom, table }) =>
      one({ kind: 'target', to: whom === table.standby ? 'player' : { piece: whom } }),
  },
  deployed('unit', { words: 'forms:gundam.deployUnit' }),
  deployed('base', { words: 'forms:gundam.deployBase', number: { min: 1, max: 99, or: ['none'] } }),
  {
    ...about('shields', 'card', 'shields'),
    whom: 'possible',
    orWhom: PLAYER,
    number: { min: -20, max: 20 },
    makes: said => {
      const player = playerIn(said)
      return one({ kind: 'shields', change: plainNumber(said), ...(player !== '' && { player }) })
    },
  },
  {
    ...about('shieldCount', 'card', 'shieldCount'),
    whom: 'needed',
    orWhom: PLAYER,
    number: { min: 0, max: 50 },
    forms: NO_BURST,
    makes: said => one({ kind: 'shieldCount', player: playerIn(said), shields: plainNumber(said) }),
  },
  paired('pair', false),
  paired('pairLinked', true),
  NOTE,
  ...keywordsGained(),
  {
    ...about('reduce', 'damage', 'reduce'),
    whom: 'needed',
    orWhom: SHIELD_AREA_ID,
    number: { min: 1, max: 99 },
    makes: said => one({ kind: 'reduce', to: cardOrArea(said), amount: plainNumber(said) }),
  },
  keptOff('battle', 'forms:gundam.noBattleDamage'),
  keptOff('effect', 'forms:gundam.noEffectDamage'),
  redirected('redirect', 'target'),
  redirected('redirectOfAttacker', 'attacker'),
  {
    ...about('destroyFirst', 'damage', 'destroyFirst'),
    number: { min: 1, max: 10 },
    makes: said => one({ kind: 'destroyFirst', count: plainNumber(said) }),
  },
  {
    ...about('unpair', 'card', 'unpair'),
    whom: 'needed',
    fits: some<PieceGiven>(({ pilot }) => pilot !== undefined),
    makes: said => one({ kind: 'unpair', who: chosenCard(said) }),
  },
  {
    ...about('battle', 'card', 'battle'),
    whom: 'needed',
    fits: ({ effectBattles }) => effectBattles,
    // The players are asked for the other Unit: a form has one field for a card.
    makes: said => one({ kind: 'battle', attacker: chosenCard(said) }),
  },
  ...TARGET_RULES.map(ruled),
  ...keywordsLost(),
]

/** What is about a battle alone. */
const OF_BATTLES: readonly string[] = [
  'ap',
  'hp',
  'prevent',
  'reduce',
  'redirect',
  'keepOff',
  'target',
  'battle',
  'movesCard',
]

/** Between attacks a keyword is gained and lost beyond a battle. */
export const BETWEEN_KINDS: readonly GundamKind[] = [
  ...KINDS.filter(({ name, effect, group }) => group !== 'keyword' && !isOfBattles(name, effect)),
  ...keywordsGained(BEYOND),
  ...keywordsLost(BEYOND),
]

function isOfBattles(name: string, effect: string | null): boolean {
  const isBeyond = name === 'apBeyond' || name === 'hpBeyond'
  return effect !== null && OF_BATTLES.includes(effect) && !isBeyond
}
