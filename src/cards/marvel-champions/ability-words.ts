// What the abilities of an enemy or an attachment do, in words: what is played, and what its players read off the card.
import type { AbilityLack } from '../../games/marvel-champions/vocabulary/ability-facts.ts'
import type { Translate } from '../../words/words.ts'
import { conditionWords, type EncounterEffect, encounterEffect } from './effect-words.ts'
import type { MarvelCard, PrintedTrigger } from './schema.ts'

type Does = NonNullable<PrintedTrigger['effects']>[number]

const effectsIn = (effects: readonly Does[], t: Translate): string =>
  effects.map(effect => encounterEffect(effect as EncounterEffect, t)).join(', ')

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

/** What an attachment gives its character. */
function givesIn({ gives = {}, counters }: MarvelCard, t: Translate): string[] {
  const { hitPoints, retaliate, keywords = [], cannotTakeDamage, tough } = gives
  return [
    ...(hitPoints ? [t('cards:abilities.gives.hitPoints', { number: hitPoints })] : []),
    ...(retaliate ? [`${t('story:keyword.retaliate')} ${retaliate}`] : []),
    ...keywords.map(one => t(`story:keyword.${one}`)),
    ...(cannotTakeDamage ? [t('cards:abilities.gives.cannotTakeDamage')] : []),
    ...(tough ? [t('cards:abilities.gives.tough')] : []),
    ...(counters ? [t('cards:abilities.gives.counters', { count: counters })] : []),
  ]
}

/** One sentence on what is played, and one on what is read; none, if nobody has read the card. */
export function abilitiesInWords(card: MarvelCard, t: Translate): readonly string[] {
  const constants = card.constants ?? []
  const played = [
    ...givesIn(card, t),
    ...constants.map(one => said(one.if && conditionWords(one.if, t), effectsIn(one.effects, t), t)),
    ...playedTriggers(card).map(one => {
      const when = one.on === 'constant' || one.on === 'afterBoostResolved' ? '' : t(`attack:when.${one.on}`)
      const does = doesIn(one, t)
      return said(when, one.if ? said(conditionWords(one.if, t), does, t) : does, t)
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
