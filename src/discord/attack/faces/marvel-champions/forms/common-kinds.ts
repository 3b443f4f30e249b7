// The kinds for effects of both attacks of Marvel Champions: on characters, their statuses and keywords.

import type { CharacterGiven } from '../../../../../games/marvel-champions/vocabulary/characters.ts'
import type { Effect, EffectOf } from '../../../../../games/marvel-champions/vocabulary/effects.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import {
  AMOUNT,
  aboutIn,
  type CardAndNumber,
  type EffectFields,
  type EffectKind,
  NOTE,
  one,
  plainNumber,
  some,
} from '../../../face/effect-kinds.ts'
import { type CharactersOfForms, GROUP, isExhausted, isVillainUnnamed, meant, meantOne } from './table.ts'

export type MarvelKind = EffectKind<Effect, CharactersOfForms>

type Words = KeyIn<'forms'>
type Keyword = 'overkill' | 'piercing' | 'ranged'
type Status = EffectOf<'status'>['status']

export const about = aboutIn<'marvel', Effect['kind']>('marvel')

/** What a kind is about by which something ends. */
const ended = (name: string, words: Words, effect: 'keyword' | 'status') =>
  ({ name: `no ${name}`, words, group: effect, effect }) as const

function gained(keyword: Keyword): MarvelKind {
  const makes = ({ whom }: CardAndNumber) =>
    one<Effect>({ kind: 'keyword', keyword, ...(whom && { who: meantOne({ whom }) }) })
  return { ...about(keyword, 'keyword', 'keyword'), whom: 'possible', makes }
}

function lost(keyword: Keyword, words: Words): MarvelKind {
  const fits = some<CharacterGiven>(({ keywords = [] }) => keywords.includes(keyword))
  const makes = ({ whom }: CardAndNumber) =>
    one<Effect>({ kind: 'keyword', keyword, loses: true, ...(whom && { who: meantOne({ whom }) }) })
  return { ...ended(keyword, words, 'keyword'), whom: 'possible', fits, makes }
}

const DAMAGE: MarvelKind = {
  ...about('damage', 'damage', 'damage'),
  whom: 'needed',
  orWhom: GROUP,
  number: AMOUNT,
  makes: said => one({ kind: 'damage', to: meant(said.whom), amount: plainNumber(said) }),
}

const HEAL: MarvelKind = {
  ...about('heal', 'damage', 'heal'),
  whom: 'needed',
  number: AMOUNT,
  // Of a villain that nobody has named nobody has said the damage.
  fits: table => isVillainUnnamed(table) || table.pieces.some(({ damage = 0 }) => damage > 0),
  makes: said => one({ kind: 'heal', to: meantOne(said), amount: plainNumber(said) }),
}

function given(status: Status): MarvelKind {
  const makes = (said: CardAndNumber) => one<Effect>({ kind: 'status', to: meantOne(said), status })
  return { ...about(status, 'status', 'status'), whom: 'needed', makes }
}

/** Discards a status card. A form offers this kind only while a character has the status. */
function discarded(status: Status, words: Words): MarvelKind {
  const fits = some<CharacterGiven>(piece => (piece[status] ?? 0) > 0)
  const makes = (said: CardAndNumber) =>
    one<Effect>({ kind: 'status', to: meantOne(said), status, remove: true })
  return { ...ended(status, words, 'status'), whom: 'needed', fits, makes }
}

function turned(name: 'exhaust' | 'ready'): MarvelKind {
  const fits = some<CharacterGiven>(piece => isExhausted(piece) === (name === 'ready'))
  const makes = (said: CardAndNumber) => one<Effect>({ kind: name, who: meantOne(said) })
  return { ...about(name, 'status', name), whom: 'needed', fits, makes }
}

function gone(how: 'defeated' | 'discarded'): MarvelKind {
  const makes = (said: CardAndNumber) => one<Effect>({ kind: 'leaves', who: meantOne(said), how })
  return { ...about(how, 'card', 'leaves'), whom: 'needed', makes }
}

/** The chosen identity changes to its other form; ATK and DEF are asked for when they are needed. */
const changedForm = (more: { byPlayer?: true }): MarvelKind => ({
  ...about('form', 'other', 'form'),
  whom: 'needed',
  fits: some<CharacterGiven>(({ kind }) => kind === 'hero' || kind === 'alter-ego'),
  makes: said => {
    const isHero = said.table.pieces.some(({ id, kind }) => id === said.whom && kind === 'hero')
    return one({ kind: 'form', who: meantOne(said), to: isHero ? 'alter-ego' : 'hero', ...more })
  },
})
const FORM = changedForm({})
export const FORM_BY_PLAYER = changedForm({ byPlayer: true })

/** A card has an enemy, or each of several, activate; the text is what of the card comes after that. */
function activated(
  name: 'enemyAttacks' | 'enemySchemes' | 'enemyActivates',
  does: EffectOf<'activation'>['does'],
): MarvelKind {
  const makes = ({ whom, text }: Pick<EffectFields, 'whom' | 'text'>) =>
    one<Effect>({ kind: 'activation', enemy: meant(whom), does, ...(text && { rest: text }) })
  return { ...about(name, 'card', 'activation'), whom: 'needed', orWhom: GROUP, text: 'rest', makes }
}

/** By the form of its player then, which is what nearly all such cards come to. */
export const ENEMY_ACTIVATES = activated('enemyActivates', 'activates')
export const ACTIVATIONS = [
  activated('enemyAttacks', 'attacks'),
  activated('enemySchemes', 'schemes'),
  ENEMY_ACTIVATES,
]

/** The kinds of both attacks, the rare ones last. */
export const COMMON: readonly MarvelKind[] = [
  DAMAGE,
  HEAL,
  given('tough'),
  given('stunned'),
  turned('exhaust'),
  turned('ready'),
  gone('defeated'),
  gone('discarded'),
  {
    ...about('retaliate', 'keyword', 'keyword'),
    whom: 'needed',
    number: { min: 1, max: 99, or: ['none'] },
    // Without a number X is 1.
    makes: said =>
      one({ kind: 'keyword', keyword: 'retaliate', who: meantOne(said), amount: plainNumber(said) || 1 }),
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
    ...ended('retaliate', 'forms:marvel.noRetaliate', 'keyword'),
    whom: 'needed',
    fits: some<CharacterGiven>(({ retaliate = 0 }) => retaliate > 0),
    makes: said =>
      one({ kind: 'keyword', keyword: 'retaliate', who: meantOne(said), amount: 99, loses: true }),
  },
  discarded('tough', 'forms:marvel.noTough'),
  discarded('stunned', 'forms:marvel.noStunned'),
  given('confused'),
  discarded('confused', 'forms:marvel.noConfused'),
]
