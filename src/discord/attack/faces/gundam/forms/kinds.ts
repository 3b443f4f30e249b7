// The kinds for effects of the GUNDAM CARD GAME: on Units and Bases, on the attack and on a revealed Shield.
import type { Effect, EffectOf } from '../../../../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../../../../games/gundam/vocabulary/pieces.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import {
  AMOUNT,
  alsoChosen,
  type CardAndNumber,
  type CardsAndNumber,
  CHANGE,
  chosenCard,
  type EffectFields,
  type EffectKind,
  eachChosen,
  NOTE,
  one,
  plainNumber,
  some,
} from '../../../face/effect-kinds.ts'
import { type CardsOfForms, isRested, PLAYER, SHIELD_AREA_ID } from './table.ts'

type GundamKind = EffectKind<Effect, CardsOfForms>
type Words = KeyIn<'forms'>
type Keyword = Exclude<EffectOf<'keyword'>['keyword'], 'Breach'>

/** The revealed card moves to this place instead of the trash. */
function moved(to: EffectOf<'movesCard'>['to'], words: Words): GundamKind {
  const makes = () => one<Effect>({ kind: 'movesCard', to })
  return { name: `to ${to}`, words, group: 'card', effect: 'movesCard', forms: ['special'], makes }
}

function amount(name: 'recover' | 'prevent'): GundamKind {
  const makes = (said: CardAndNumber) =>
    one<Effect>({ kind: name, to: chosenCard(said), amount: plainNumber(said) })
  return {
    name,
    words: `forms:gundam.${name}`,
    group: 'damage',
    effect: name,
    whom: 'needed',
    number: AMOUNT,
    makes,
  }
}

function change(name: 'ap' | 'hp'): GundamKind {
  const makes = (said: CardsAndNumber) =>
    eachChosen<Effect>(said, who => ({ kind: name, who, amount: plainNumber(said) }))
  return {
    name,
    words: `forms:gundam.${name}`,
    group: 'damage',
    effect: name,
    whom: 'needed',
    several: true,
    number: CHANGE,
    makes,
  }
}

function turned(name: 'rest' | 'setActive'): GundamKind {
  const fits = some<PieceGiven>(piece => isRested(piece) === (name === 'setActive'))
  const makes = (said: CardsAndNumber) => eachChosen<Effect>(said, who => ({ kind: name, who }))
  const about = { name, words: `forms:gundam.${name}`, group: 'status', effect: name } as const
  return { ...about, whom: 'needed', several: true, fits, makes }
}

function gone(how: EffectOf<'leaves'>['how']): GundamKind {
  const makes = (said: CardsAndNumber) =>
    one<Effect>({ kind: 'leaves', who: chosenCard(said), ...alsoChosen(said), how })
  const about = { name: how, words: `forms:gundam.${how}`, group: 'card', effect: 'leaves' } as const
  return { ...about, whom: 'needed', several: true, makes }
}

/** From now on this holds for these cards, in this battle and in what follows it. */
function ruled(rule: EffectOf<'rule'>['rule'], words: Words): GundamKind {
  const makes = (said: CardsAndNumber) =>
    one<Effect>({ kind: 'rule', who: chosenCard(said), ...alsoChosen(said), rule })
  return { name: rule, words, group: 'status', effect: 'rule', whom: 'needed', several: true, makes }
}

/** Deploys a new Unit or Base for the chosen player, or for the player of the chosen card. */
function deployed(kind: 'unit' | 'base', more: Pick<GundamKind, 'words' | 'number'>): GundamKind {
  const makes = (said: EffectFields<CardsOfForms>) => {
    const player = said.table.pieces.find(({ id }) => id === said.whom)?.player ?? said.whom
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

function gained(keyword: Keyword, words: Words): GundamKind {
  const makes = (said: CardsAndNumber) => eachChosen<Effect>(said, who => ({ kind: 'keyword', keyword, who }))
  return {
    name: keyword,
    words,
    group: 'keyword',
    effect: 'keyword',
    whom: 'needed',
    several: true,
    ruled: known(keyword),
    makes,
  }
}

/** A card or the shield area cannot receive damage of this kind, from Units up to the Lv. of the number if there is one. */
function keptOff(only: 'battle' | 'effect', words: Words): GundamKind {
  const makes = (said: CardAndNumber) => {
    const to = said.whom === SHIELD_AREA_ID ? (SHIELD_AREA_ID as 'shieldArea') : chosenCard(said)
    const level = typeof said.number === 'number' ? { levelUpTo: said.number } : {}
    return one<Effect>({ kind: 'keepOff', to, damage: { only, ...level } })
  }
  return {
    ...{
      name: `no ${only} damage`,
      words,
      group: 'damage',
      effect: 'keepOff',
      whom: 'needed',
      orWhom: SHIELD_AREA_ID,
    },
    ...{ number: { min: 0, max: 20, or: ['none'] }, makes },
  }
}

/** A form offers this kind only in an edition that has a rule for the keyword. */
const known =
  (keyword: Keyword) =>
  ({ unknownKeywords }: CardsOfForms): boolean =>
    !unknownKeywords.includes(keyword)

/** A form offers this kind only while a card in play has the keyword. */
function lost(keyword: Keyword | 'Breach', words: Words): GundamKind {
  const fits = some<PieceGiven>(({ keywords = [], breach = 0 }) =>
    keyword === 'Breach' ? breach > 0 : keywords.includes(keyword),
  )
  const makes = (said: CardsAndNumber) =>
    eachChosen<Effect>(said, who => ({ kind: 'keyword', keyword, who, loses: true }))
  const about = { name: `no ${keyword}`, words, group: 'keyword', effect: 'keyword' } as const
  return { ...about, whom: 'needed', several: true, fits, makes }
}

export const KINDS: readonly GundamKind[] = [
  moved('hand', 'forms:gundam.toHand'),
  moved('battle area', 'forms:gundam.toBattleArea'),
  moved('base section', 'forms:gundam.toBaseSection'),
  moved('resource area', 'forms:gundam.toResourceArea'),
  moved('deck', 'forms:gundam.toDeck'),
  {
    name: 'damage',
    words: 'forms:gundam.damage',
    group: 'damage',
    effect: 'damage',
    whom: 'needed',
    several: true,
    orWhom: SHIELD_AREA_ID,
    number: AMOUNT,
    makes: said => {
      const to = said.whom === SHIELD_AREA_ID ? SHIELD_AREA_ID : chosenCard(said)
      return one({ kind: 'damage', to, ...alsoChosen(said), amount: plainNumber(said) })
    },
  },
  change('ap'),
  change('hp'),
  amount('prevent'),
  { ...amount('recover'), fits: some<PieceGiven>(({ damage: on = 0 }) => on > 0) },
  turned('rest'),
  turned('setActive'),
  gone('destroyed'),
  gone('returned'),
  gone('trash'),
  gone('removed'),
  {
    name: 'target',
    words: 'forms:gundam.target',
    group: 'card',
    effect: 'target',
    whom: 'needed',
    orWhom: PLAYER,
    forms: ['report', 'resolve'],
    makes: ({ whom, table }) =>
      one({ kind: 'target', to: whom === table.standby ? 'player' : { piece: whom } }),
  },
  deployed('unit', { words: 'forms:gundam.deployUnit' }),
  deployed('base', { words: 'forms:gundam.deployBase', number: { min: 1, max: 99, or: ['none'] } }),
  {
    name: 'shields',
    words: 'forms:gundam.shields',
    group: 'card',
    effect: 'shields',
    number: { min: -20, max: 20 },
    makes: said => one({ kind: 'shields', change: plainNumber(said) }),
  },
  NOTE,
  gained('Blocker', 'forms:gundam.blocker'),
  gained('First Strike', 'forms:gundam.firstStrike'),
  gained('High-Maneuver', 'forms:gundam.highManeuver'),
  gained('Suppression', 'forms:gundam.suppression'),
  {
    name: 'Breach',
    words: 'forms:gundam.breach',
    group: 'keyword',
    effect: 'keyword',
    whom: 'needed',
    number: { min: 1, max: 99 },
    makes: said =>
      one({ kind: 'keyword', keyword: 'Breach', who: chosenCard(said), amount: plainNumber(said) }),
  },
  {
    name: 'reduce',
    words: 'forms:gundam.reduce',
    group: 'damage',
    effect: 'reduce',
    whom: 'needed',
    orWhom: SHIELD_AREA_ID,
    number: { min: 1, max: 99 },
    makes: said => {
      const to = said.whom === SHIELD_AREA_ID ? SHIELD_AREA_ID : chosenCard(said)
      return one({ kind: 'reduce', to, amount: plainNumber(said) })
    },
  },
  keptOff('battle', 'forms:gundam.noBattleDamage'),
  keptOff('effect', 'forms:gundam.noEffectDamage'),
  {
    name: 'redirect',
    words: 'forms:gundam.redirect',
    group: 'damage',
    effect: 'redirect',
    whom: 'needed',
    makes: said => one({ kind: 'redirect', from: { the: 'target' }, to: chosenCard(said) }),
  },
  {
    name: 'destroyFirst',
    words: 'forms:gundam.destroyFirst',
    group: 'damage',
    effect: 'destroyFirst',
    number: { min: 1, max: 10 },
    makes: said => one({ kind: 'destroyFirst', count: plainNumber(said) }),
  },
  {
    name: 'unpair',
    words: 'forms:gundam.unpair',
    group: 'card',
    effect: 'unpair',
    whom: 'needed',
    fits: some<PieceGiven>(({ pilot }) => pilot !== undefined),
    makes: said => one({ kind: 'unpair', who: chosenCard(said) }),
  },
  {
    name: 'battle',
    words: 'forms:gundam.battle',
    group: 'card',
    effect: 'battle',
    whom: 'needed',
    fits: ({ effectBattles }) => effectBattles,
    // The players are asked for the other Unit: a form has one field for a card.
    makes: said => one({ kind: 'battle', attacker: chosenCard(said) }),
  },
  ruled('cannotAttack', 'forms:gundam.cannotAttack'),
  ruled('cannotBlock', 'forms:gundam.cannotBlock'),
  ruled('notDestroyedByEffects', 'forms:gundam.notDestroyedByEffects'),
  lost('Blocker', 'forms:gundam.noBlocker'),
  lost('First Strike', 'forms:gundam.noFirstStrike'),
  lost('High-Maneuver', 'forms:gundam.noHighManeuver'),
  lost('Suppression', 'forms:gundam.noSuppression'),
  lost('Breach', 'forms:gundam.noBreach'),
]
