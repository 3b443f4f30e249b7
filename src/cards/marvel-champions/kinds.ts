// The roles of a card of Marvel Champions in an attack, and the details beside its name.

import { FALLBACK, type Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { kindOf } from '../card.ts'
import type { MarvelCard } from './schema.ts'

export const GAME = 'marvel-champions'

type Details = (card: MarvelCard, language: Language) => readonly string[]

const kind = (types: readonly MarvelCard['type'][]) =>
  kindOf<MarvelCard>(GAME, { is: ({ type }) => types.includes(type), details: withNumbers })

const withNumbers: Details = (card, language) => {
  const { atk, atkStar, def, defStar, hp, hpStar, type } = card
  const t = wordsIn(language)
  return [
    atk === undefined && !atkStar ? '' : t('cards:atk', { value: starred(atk ?? '', atkStar) }),
    def === undefined ? '' : t('cards:def', { value: starred(def, defStar) }),
    type === 'ally' && hp ? t('cards:hitPoints', { value: starred(hp, hpStar) }) : '',
    ...whereFrom(card, language),
  ]
}

const withIcons: Details = (card, language) => [
  wordsIn(language)('cards:boost', { value: starred(card.boostIcons ?? 0, card.boostStar) }),
  ...whereFrom(card, language),
]

const starred = (value: number | string, star: true | undefined): string => `${value}${star ? '★' : ''}`

const whereFrom = ({ pack, set, name }: MarvelCard, language: Language): Iterable<string> =>
  new Set([pack, set?.[language] ?? set?.[FALLBACK] ?? ''].filter(place => place !== name[FALLBACK]))

export const MARVEL_KINDS = {
  enemy: kind(['villain', 'leader', 'minion']),
  hero: kind(['hero']),
  alterEgo: kind(['alter-ego']),
  ally: kind(['ally']),
  boostCard: kindOf<MarvelCard>(GAME, { is: card => 'boostIcons' in card, details: withIcons }),
} as const
