// What the abilities of an enemy or an attachment do, in words: what is played, and what its players read off the card.
import type { AbilityLack } from '../../games/marvel-champions/vocabulary/ability-facts.ts'
import type { BoostEffect } from '../../games/marvel-champions/vocabulary/plays.ts'
import type { Condition } from '../../games/marvel-champions/vocabulary/single-effects.ts'
import type { Translate } from '../../words/words.ts'
import { boostEffectIn, conditionWords } from './effect-words.ts'
import type { MarvelCard, PrintedTrigger } from './schema.ts'

type Does = NonNullable<PrintedTrigger['effects']>[number]
type Kind = Exclude<Does['kind'], BoostEffect['kind']>

/** The words for the kinds that no Boost ability has. */
const WORDS: {
  readonly [K in Kind]?: (effect: Extract<Does, { kind: K }>, t: Translate) => string
} = {
  replaceAttack: ({ schemes }, t) => t(`cards:abilities.${schemes ? 'schemesInstead' : 'noAttack'}`),
  replaceScheme: (_, t) => t('cards:abilities.noScheme'),
}

const isBoost = (effect: Does): effect is BoostEffect => !Object.hasOwn(WORDS, effect.kind)

function effectIn(effect: Does, t: Translate): string {
  if (isBoost(effect)) return boostEffectIn(effect, t)
  const words = WORDS[effect.kind as Kind] as (effect: Does, t: Translate) => string
  const does = words(effect, t)
  return effect.if ? t('cards:boosts.when.does', { when: conditionIn(effect.if, t), does }) : does
}

function conditionIn(condition: Condition, t: Translate): string {
  if ('attack' in condition) return t(`cards:abilities.${condition.attack}`)
  if ('hitPointsOf' in condition) return t('cards:abilities.remains', { who: t('cards:boosts.now.this') })
  return conditionWords(condition, t)
}

const effectsIn = (effects: readonly Does[], t: Translate): string =>
  effects.map(effect => effectIn(effect, t)).join(', ')

type Ability = Pick<PrintedTrigger, 'effects' | 'options' | 'needs'>

function doesIn({ effects, options }: Ability, t: Translate): string {
  if (!options) return effectsIn(effects ?? [], t)
  return t('cards:abilities.way', { ways: options.map(one => effectsIn(one.effects, t)).join(' / ') })
}

const hasBearing = ({ effects, options }: Ability): boolean =>
  options !== undefined || (effects?.some(({ kind }) => kind !== 'noBearing') ?? false)

const said = (when: string | undefined, does: string, t: Translate): string =>
  when ? t('cards:boosts.when.does', { when, does }) : does

const TYPES: readonly MarvelCard['type'][] = ['villain', 'leader', 'minion', 'attachment']

/** Whether its abilities are those of an enemy, or of a card that is attached to one. */
export const isEncounterCard = ({ type }: MarvelCard): boolean => TYPES.includes(type)

/** What keeps abilities of a card from being played, each once. */
export const lacksOf = ({ triggers = [], lacks = [] }: MarvelCard): readonly AbilityLack[] => [
  ...new Set([...triggers.flatMap(({ needs }) => needs ?? []), ...lacks]),
]

/** The triggers of a card that do something in an activation by themselves. */
export const playedTriggers = ({ triggers = [] }: MarvelCard): readonly PrintedTrigger[] =>
  triggers.filter(hasBearing)

/** One sentence on what is played, and one on what is read; none, if nobody has read the card. */
export function abilitiesInWords(card: MarvelCard, t: Translate): readonly string[] {
  const constants = card.constants ?? []
  const played = [
    ...constants.map(one => said(one.if && conditionIn(one.if, t), effectsIn(one.effects, t), t)),
    ...playedTriggers(card).map(one => {
      const when = one.on === 'constant' || one.on === 'afterBoostResolved' ? '' : t(`attack:when.${one.on}`)
      const does = doesIn(one, t)
      return said(when, one.if ? said(conditionIn(one.if, t), does, t) : does, t)
    }),
  ]
  const lacks = lacksOf(card).map(lack => t(`cards:abilities.lack.${lack}`))
  const none = played.length === 0 && lacks.length === 0 && card.triggers?.some(({ effects }) => effects)
  return [
    ...(played.length > 0 ? [t('card:abilitiesPlayed', { list: played.join('; ') })] : []),
    ...(lacks.length > 0 ? [t('card:abilitiesRead', { list: lacks.join('; ') })] : []),
    ...(none ? [t('card:abilitiesNone')] : []),
  ]
}
