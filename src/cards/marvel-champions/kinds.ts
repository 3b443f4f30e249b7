// The cards of Marvel Champions: their order, faces and faults, their roles in an attack, the details beside a name.

import { boostPlaysIn } from '../../games/marvel-champions/vocabulary/plays.ts'
import { FALLBACK, type Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { cardGame, kindOf } from '../card.ts'
import { abilitiesTold } from './abilities-told.ts'
import { isEncounterCard } from './ability-words.ts'
import { boostsTold, hasBoost } from './boosts-told.ts'
import { marvelFacts } from './facts.ts'
import { isOfPlayers, playedTold } from './played-told.ts'
import { LOOKED_UP, type MarvelCard, marvelCard } from './schema.ts'

const GAME = 'marvel-champions'

type Details = (card: MarvelCard, language: Language) => readonly string[]

const kind = (types: readonly MarvelCard['type'][]) =>
  kindOf<MarvelCard>(GAME, {
    is: ({ type }) => types.includes(type),
    details: withNumbers,
    leads: ({ pack }) => pack === CORE_SET,
    counts: inAttacksOf,
  })

/** The set that every table has: of cards of one name its card is meant first. */
export const CORE_SET = 'Core Set'

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

const whereFromOf: Details = (card, language) => [...whereFrom(card, language)]

const whereFrom = ({ pack, set, name }: MarvelCard, language: Language): Iterable<string> =>
  new Set([pack, set?.[language] ?? set?.[FALLBACK] ?? ''].filter(place => place !== name[FALLBACK]))

const ENCOUNTER: readonly MarvelCard['type'][] = [
  ...(['treachery', 'attachment', 'minion', 'side-scheme', 'environment', 'obligation'] as const),
]

const SCHEMES: readonly MarvelCard['type'][] = ['main-scheme', 'side-scheme', 'player-side-scheme']

const boostAreaOf = ({ boostIcons, boostStar, plays }: MarvelCard) => ({ boostIcons, boostStar, plays })

export const MARVEL_KINDS = {
  enemy: kind(['villain', 'leader', 'minion']),
  // A leader fights like a villain.
  villain: kind(['villain', 'leader']),
  minion: kind(['minion']),
  hero: kindOf<MarvelCard>(GAME, {
    is: ({ type }) => type === 'hero',
    details: withNumbers,
    // The set of a later hero of the same name says more: Spider-Man - Miles Morales.
    leads: ({ name, set }) => set?.[FALLBACK] === name[FALLBACK],
    counts: inAttacksOf,
  }),
  alterEgo: kind(['alter-ego']),
  ally: kind(['ally']),
  scheme: schemeKind(SCHEMES),
  mainScheme: schemeKind(['main-scheme']),
  sideScheme: schemeKind(['side-scheme', 'player-side-scheme']),
  // Of an attachment, an environment, an obligation or an upgrade a table keeps the icons.
  iconCard: kindOf<MarvelCard>(GAME, {
    is: ({ type, icons }) =>
      icons !== undefined && !FIGHTERS.includes(type) && type !== 'ally' && !SCHEMES.includes(type),
    details: whereFromOf,
    counts: ({ icons }) => ({ icons }),
  }),
  boostCard: kindOf<MarvelCard>(GAME, {
    is: card => 'boostIcons' in card,
    details: withIcons,
    counts: boostAreaOf,
  }),
  // The data know no boost area of some of these, but as boost cards they are no mistake.
  encounterCard: kindOf<MarvelCard>(GAME, {
    is: ({ type }) => ENCOUNTER.includes(type),
    details: withIcons,
    counts: boostAreaOf,
  }),
  // A card of which the data say what it does when a player plays or uses it, or that its player reads it; or an attachment.
  playedCard: kindOf<MarvelCard>(GAME, {
    is: ({ plays = [], attachesTo }) => attachesTo !== undefined || plays.some(({ at }) => at !== 'boost'),
    details: whereFromOf,
  }),
  // A card that attacks for its hero: an event labelled (attack), but no card in play.
  attackCard: kindOf<MarvelCard>(GAME, {
    is: isAttackCard,
    details: whereFromOf,
    counts: ({ type, set }) => ({ type, set: set?.[FALLBACK] }),
  }),
} as const

/** The faces that lie in play: the other side of a main scheme has no numbers. */
function schemeKind(types: readonly MarvelCard['type'][]) {
  return kindOf<MarvelCard>(GAME, {
    is: ({ type, startingThreat, targetThreat }) =>
      types.includes(type) && (startingThreat ?? targetThreat) !== undefined,
    details: whereFromOf,
    counts: ({ code: _, pack: __, set: ___, name: ____, boostIcons: _____, boostStar: ______, ...card }) =>
      card,
  })
}

function isAttackCard({ type, timings = [] }: MarvelCard): boolean {
  return type === 'event' && timings.some(timing => timing.endsWith('(attack)'))
}

const FIGHTERS: readonly MarvelCard['type'][] = ['hero', 'alter-ego', 'ally', 'villain', 'leader', 'minion']
/** These are players’ cards without an aspect too: those of a campaign have none. */
const OF_PLAYERS: readonly MarvelCard['type'][] = [
  ...(['ally', 'event', 'player-side-scheme', 'resource', 'support', 'upgrade'] as const),
]
const STAGED: readonly MarvelCard['type'][] = ['villain', 'leader']

/** Whether a field says what a star beside a number means. */
const isTold = ({ triggers, attackKeywords, bearsOn, constants }: Partial<MarvelCard>): boolean =>
  [triggers, attackKeywords, bearsOn, constants].some(Boolean)

/** What a card may differ in and still play alike. */
const NO_MATTER: ReadonlySet<string> = new Set(['code', 'pack', 'set', ...LOOKED_UP])
/** What besides does not count for a character in an attack: a name in one language more, what it is as a boost card, and what
 * of it is not played. */
const NO_MATTER_IN_ATTACKS: ReadonlySet<string> = new Set([
  ...NO_MATTER,
  ...['game', 'name', 'subname', 'reprintOf', 'boostIcons', 'boostStar', 'plays'],
  ...['lacks', 'noBearing'],
])

function inAttacksOf(card: MarvelCard): object {
  return Object.fromEntries(
    Object.entries(card)
      .filter(([field]) => !NO_MATTER_IN_ATTACKS.has(field))
      .sort(),
  )
}

/** Where each type of card stands in an attack; all others are only reported. */
const BELONGS: Readonly<Partial<Record<MarvelCard['type'], string>>> = {
  hero: 'hero',
  'alter-ego': 'hero',
  ally: 'ally',
  villain: 'enemy',
  leader: 'enemy',
  minion: 'enemy',
}

const belongsOf = (card: MarvelCard): string =>
  BELONGS[card.type] ??
  (isAttackCard(card) ? 'attackCard' : card.boostIcons === undefined ? 'other' : 'boostCard')

const faceOf = (card: MarvelCard): object =>
  Object.fromEntries(Object.entries(card).filter(([field]) => !NO_MATTER.has(field)))

export const marvelCards = cardGame<MarvelCard>({
  game: GAME,
  schema: marvelCard,
  order: FIGHTERS,
  kinds: Object.values(MARVEL_KINDS),
  facts: marvelFacts,
  told: cards => [
    ...abilitiesTold(cards.filter(isEncounterCard)),
    '',
    ...boostsTold(cards.filter(hasBoost)),
    '',
    ...playedTold(cards.filter(isOfPlayers)),
  ],
  face: faceOf,
  alsoCalled: () => [],
  belongs: belongsOf,
  faults: ({ code, type, hp, stage, atkStar, hpStar, plays, timings, ...card }) => [
    ...(FIGHTERS.includes(type) && hp === undefined ? [`${code} has no hp`] : []),
    ...(boostPlaysIn(plays).length > 0 && !hasBoost({ timings })
      ? [`${code} plays a Boost ability that it does not have`]
      : []),
    ...(plays?.some(({ at }) => at !== 'boost') && !card.aspect && !OF_PLAYERS.includes(type)
      ? [`${code} is played by a player, and its data say that it is an encounter card`]
      : []),
    ...(STAGED.includes(type) && stage === undefined ? [`${code} has no stage`] : []),
    // The star of an attachment stands for its own text.
    ...(atkStar && type !== 'attachment' && !isTold(card)
      ? [`${code} does not say what the star beside its ATK means`]
      : []),
    ...(hpStar && !isTold(card) ? [`${code} does not say what the star beside its hit points means`] : []),
  ],
})
