// The cards of Marvel Champions: their order, faces and faults, their roles in an attack, the details beside a name.
import { FALLBACK, type Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { cardGame, kindOf } from '../card.ts'
import { marvelFacts } from './facts.ts'
import { LOOKED_UP, type MarvelCard, marvelCard } from './schema.ts'

const GAME = 'marvel-champions'

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
  hero: kindOf<MarvelCard>(GAME, {
    is: ({ type }) => type === 'hero',
    details: withNumbers,
    // The set of a later hero of the same name says more: Spider-Man - Miles Morales.
    leads: ({ name, set }) => set?.[FALLBACK] === name[FALLBACK],
  }),
  alterEgo: kind(['alter-ego']),
  ally: kind(['ally']),
  boostCard: kindOf<MarvelCard>(GAME, { is: card => 'boostIcons' in card, details: withIcons }),
} as const

const FIGHTERS: readonly MarvelCard['type'][] = ['hero', 'alter-ego', 'ally', 'villain', 'leader', 'minion']
const STAGED: readonly MarvelCard['type'][] = ['villain', 'leader']

/** Whether a field says what a star beside a number means. */
const isTold = ({ triggers, attackKeywords, indirect, bearsOn }: Partial<MarvelCard>): boolean =>
  [triggers, attackKeywords, indirect, bearsOn].some(Boolean)

/** What a card may differ in and still play alike. */
const NO_MATTER: ReadonlySet<string> = new Set(['code', 'pack', 'set', ...LOOKED_UP])

const faceOf = (card: MarvelCard): object =>
  Object.fromEntries(Object.entries(card).filter(([field]) => !NO_MATTER.has(field)))

export const marvelCards = cardGame<MarvelCard>({
  game: GAME,
  schema: marvelCard,
  order: FIGHTERS,
  kinds: Object.values(MARVEL_KINDS),
  facts: marvelFacts,
  face: faceOf,
  alsoCalled: () => [],
  faults: ({ code, type, hp, stage, atkStar, hpStar, ...card }) => [
    ...(FIGHTERS.includes(type) && hp === undefined ? [`${code} has no hp`] : []),
    ...(STAGED.includes(type) && stage === undefined ? [`${code} has no stage`] : []),
    // The star of an attachment stands for its own text.
    ...(atkStar && type !== 'attachment' && !isTold(card)
      ? [`${code} does not say what the star beside its ATK means`]
      : []),
    ...(hpStar && !isTold(card) ? [`${code} does not say what the star beside its hit points means`] : []),
  ],
})
