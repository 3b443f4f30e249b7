// The kinds for effects of Marvel Champions: on the attack, its boost cards and the characters.
import type { Effect, EffectOf } from '../../../../../games/marvel-champions/effects/schemas.ts'
import type { CharacterGiven } from '../../../../../games/marvel-champions/rules/characters.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import {
  AMOUNT,
  CHANGE,
  type EffectFields,
  type EffectKind,
  NOTE,
  one,
  plainNumber,
  some,
} from '../../../forms/effect-kinds.ts'
import { type CharactersOfForms, type DefendedTable, GROUP, isExhausted, meant } from './table.ts'

type MarvelKind = EffectKind<Effect, CharactersOfForms>
type DefendedKind = EffectKind<Effect, DefendedTable>
type Words = KeyIn<'forms'>
type Keyword = 'overkill' | 'piercing' | 'ranged'
type Status = EffectOf<'status'>['status']
type Meant = Pick<EffectFields, 'whom' | 'number'>

const ref = ({ whom }: Meant) => ({ piece: whom })

/** Prevents damage of the attack, or damage to the chosen character. */
function prevents({ whom, number }: Meant, more: { taken?: true } = {}) {
  const amount = number === 'all' ? 'all' : plainNumber({ number })
  return one<Effect>({ kind: 'prevent', amount, ...(whom && { of: { piece: whom } }), ...more })
}

function prevented(name: 'prevent' | 'preventTaken'): MarvelKind {
  const number = { ...AMOUNT, or: ['all'] } as const
  const makes = (said: Meant) => prevents(said, name === 'prevent' ? {} : { taken: true })
  return { name, words: `forms:marvel.${name}`, effect: 'prevent', whom: 'possible', number, makes }
}

/** A (defense) ability of the chosen character's player. With a number it also prevents damage of the attack. */
function defends({ whom, number, table }: EffectFields<CharactersOfForms>) {
  const owner = table.pieces.find(piece => piece.id === whom)?.player
  const effects = number === 'none' ? [] : prevents({ number, whom: '' }).effects
  return { effects, label: 'defense', ...(owner !== undefined && { owner }) }
}

/** An (attack) ability of the attacked player against the chosen enemy: guard, stunned and retaliate count (MC18-OP-07). */
function attacks({ table, ...said }: EffectFields<DefendedTable>) {
  const damage = one<Effect>({ kind: 'damage', to: ref(said), amount: plainNumber(said) })
  return { ...damage, label: 'attack', ...(table.attacked !== undefined && { owner: table.attacked }) }
}

function change(name: 'atk' | 'def' | 'threat'): MarvelKind {
  const makes = (said: Meant) => one<Effect>({ kind: name, amount: plainNumber(said) })
  return { name, words: `forms:marvel.${name}`, effect: name, number: CHANGE, makes }
}

/**
 * Changes the target or the defender of the attack. A form offers these kinds only until a character defends; a card can
 * still declare a hero that defends by a (defense) ability (MC18-DF-24).
 */
function turns(name: 'target' | 'defender'): DefendedKind {
  const fits = ({ defended, byAbility }: DefendedTable) => !defended || (name === 'defender' && byAbility)
  const makes = (said: Meant) =>
    one<Effect>(name === 'target' ? { kind: name, to: ref(said) } : { kind: name, who: ref(said) })
  return { name, words: `forms:marvel.${name}`, effect: name, whom: 'needed', fits, makes }
}

function gained(keyword: Keyword): MarvelKind {
  const makes = ({ whom }: Meant) =>
    one<Effect>({ kind: 'keyword', keyword, ...(whom && { who: { piece: whom } }) })
  return { name: keyword, words: `forms:marvel.${keyword}`, effect: 'keyword', whom: 'possible', makes }
}

function lost(keyword: Keyword, words: Words): MarvelKind {
  const fits = some<CharacterGiven>(({ keywords = [] }) => keywords.includes(keyword))
  const makes = ({ whom }: Meant) =>
    one<Effect>({ kind: 'keyword', keyword, loses: true, ...(whom && { who: { piece: whom } }) })
  return { name: `no ${keyword}`, words, effect: 'keyword', whom: 'possible', fits, makes }
}

const DAMAGE: MarvelKind = {
  name: 'damage',
  words: 'forms:marvel.damage',
  effect: 'damage',
  whom: 'needed',
  orWhom: GROUP,
  number: AMOUNT,
  makes: said => one({ kind: 'damage', to: meant(said.whom), amount: plainNumber(said) }),
}

const HEAL: MarvelKind = {
  name: 'heal',
  words: 'forms:marvel.heal',
  effect: 'heal',
  whom: 'needed',
  number: AMOUNT,
  fits: some<CharacterGiven>(({ damage = 0 }) => damage > 0),
  makes: said => one({ kind: 'heal', to: ref(said), amount: plainNumber(said) }),
}

function given(status: Status): MarvelKind {
  const makes = (said: Meant) => one<Effect>({ kind: 'status', to: ref(said), status })
  return { name: status, words: `forms:marvel.${status}`, effect: 'status', whom: 'needed', makes }
}

/** Discards a status card. A form offers this kind only while a character has the status. */
function discarded(status: Status, words: Words): MarvelKind {
  const fits = some<CharacterGiven>(piece => (piece[status] ?? 0) > 0)
  const makes = (said: Meant) => one<Effect>({ kind: 'status', to: ref(said), status, remove: true })
  return { name: `no ${status}`, words, effect: 'status', whom: 'needed', fits, makes }
}

function turned(name: 'exhaust' | 'ready'): MarvelKind {
  const fits = some<CharacterGiven>(piece => isExhausted(piece) === (name === 'ready'))
  const makes = (said: Meant) => one<Effect>({ kind: name, who: ref(said) })
  return { name, words: `forms:marvel.${name}`, effect: name, whom: 'needed', fits, makes }
}

function gone(how: 'defeated' | 'discarded'): MarvelKind {
  const makes = (said: Meant) => one<Effect>({ kind: 'leaves', who: ref(said), how })
  return { name: how, words: `forms:marvel.${how}`, effect: 'leaves', whom: 'needed', makes }
}

const END_ATTACK: MarvelKind = {
  name: 'endAttack',
  words: 'forms:marvel.endAttack',
  effect: 'endAttack',
  makes: () => one({ kind: 'endAttack' }),
}

/** Raises the damage of the attack, or the damage that the chosen character takes. */
const INCREASE: MarvelKind = {
  name: 'increase',
  words: 'forms:marvel.increase',
  effect: 'increase',
  whom: 'possible',
  number: CHANGE,
  makes: said => one({ kind: 'increase', amount: plainNumber(said), ...(said.whom && { of: ref(said) }) }),
}

const INDIRECT: DefendedKind = {
  name: 'indirect',
  words: 'forms:marvel.indirect',
  effect: 'indirect',
  makes: () => one({ kind: 'indirect' }),
}

const PERIL: DefendedKind = {
  name: 'peril',
  words: 'forms:marvel.peril',
  effect: 'peril',
  forms: ['report'],
  makes: () => one({ kind: 'peril' }),
}

/** The chosen identity changes to its other form; ATK and DEF are asked for when they are needed. */
const FORM: MarvelKind = {
  name: 'form',
  words: 'forms:marvel.form',
  effect: 'form',
  whom: 'needed',
  fits: some<CharacterGiven>(({ kind }) => kind === 'hero' || kind === 'alter-ego'),
  makes: said => {
    const isHero = said.table.pieces.some(({ id, kind }) => id === said.whom && kind === 'hero')
    return one({ kind: 'form', who: ref(said), to: isHero ? 'alter-ego' : 'hero' })
  },
}

/** The kinds of both attacks. The last ones are rare, so a full select drops them. “Correct the table” can set the statuses, too. */
const COMMON: readonly MarvelKind[] = [
  DAMAGE,
  HEAL,
  given('tough'),
  given('stunned'),
  turned('exhaust'),
  turned('ready'),
  gone('defeated'),
  gone('discarded'),
  {
    name: 'retaliate',
    words: 'forms:marvel.retaliate',
    effect: 'keyword',
    whom: 'needed',
    number: { min: 1, max: 99, or: ['none'] },
    // Without a number X is 1.
    makes: said =>
      one({ kind: 'keyword', keyword: 'retaliate', who: ref(said), amount: plainNumber(said) || 1 }),
  },
  NOTE,
  FORM,
  gained('overkill'),
  gained('piercing'),
  gained('ranged'),
  lost('overkill', 'forms:marvel.noOverkill'),
  lost('piercing', 'forms:marvel.noPiercing'),
  lost('ranged', 'forms:marvel.noRanged'),
  {
    name: 'no retaliate',
    words: 'forms:marvel.noRetaliate',
    effect: 'keyword',
    whom: 'needed',
    fits: some<CharacterGiven>(({ retaliate = 0 }) => retaliate > 0),
    makes: said => one({ kind: 'keyword', keyword: 'retaliate', who: ref(said), amount: 99, loses: true }),
  },
  discarded('tough', 'forms:marvel.noTough'),
  discarded('stunned', 'forms:marvel.noStunned'),
  given('confused'),
  discarded('confused', 'forms:marvel.noConfused'),
]

export const PLAYER_KINDS: readonly MarvelKind[] = [
  prevented('prevent'),
  prevented('preventTaken'),
  change('atk'),
  INCREASE,
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
    effect: null,
    whom: 'needed',
    number: { ...AMOUNT, or: ['all', 'none'] },
    forms: ['report'],
    makes: defends,
  },
  {
    name: 'attackAbility',
    words: 'forms:marvel.attackAbility',
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
    effect: 'cancelBoost',
    makes: () => one({ kind: 'cancelBoost', what: 'ability' }),
  },
  {
    name: 'boostCard',
    words: 'forms:marvel.boostCard',
    effect: 'boostCard',
    makes: () => one({ kind: 'boostCard' }),
  },
  {
    name: 'noBoostCard',
    words: 'forms:marvel.noBoostCard',
    effect: 'noBoostCard',
    forms: ['report'],
    makes: () => one({ kind: 'noBoostCard' }),
  },
  END_ATTACK,
  PERIL,
  change('threat'),
  ...COMMON,
]
