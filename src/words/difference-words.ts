// Says what would be different under another edition: each card that ends otherwise with its values there, numbers, other fields.
import type { AnyComparison } from '../games/game.ts'
import type { Translate } from './words.ts'

type Difference = AnyComparison['differences'][number]
type Told = {
  readonly t: Translate
  readonly nameOf: (id: string) => string
  /** The words of a field of the outcome. */
  readonly fieldWords: (field: string) => string
}

/** What ends otherwise, as words in the order of the outcome. */
export const differenceWords = (differences: readonly Difference[], told: Told): string =>
  differences.flatMap(one => wordsFor(one, told)).join('; ')

function wordsFor({ field, here, there }: Difference, told: Told): string[] {
  const { t, fieldWords } = told
  const name = fieldWords(field)
  if (typeof there === 'number') return [t('attack:there.number', { name, number: there })]
  const cards = cardsIn(there)
  const words = cardWords(cardsIn(here), cards, told)
  return words.length > 0 ? words : [name]
}

type Card = { readonly piece: string; readonly [field: string]: unknown }

const cardsIn = (value: unknown): Card[] => (Array.isArray(value) ? value.filter(isCard) : [])

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'piece' in value && typeof value.piece === 'string'

/** The weightiest thing that is different for each card. */
function cardWords(here: readonly Card[], there: readonly Card[], { t, nameOf }: Told): string[] {
  return there.flatMap(card => {
    const before = here.find(one => one.piece === card.piece)
    const found = VALUES.find(([field]) => card[field] !== undefined && card[field] !== before?.[field])
    return found ? [found[1](card, { t, name: nameOf(card.piece) })] : []
  })
}

type InWords = (card: Card, told: { readonly t: Translate; readonly name: string }) => string

const status =
  (kind: 'tough' | 'stunned' | 'confused'): InWords =>
  (card, { t, name }) =>
    t(card[kind] === 0 ? 'attack:there.wouldNotBe' : 'attack:there.wouldBe', {
      name,
      state: t(`attack:figure.${kind}`),
    })

const turned =
  (field: 'ready' | 'rested', yes: 'ready' | 'rested', no: 'exhausted' | 'active'): InWords =>
  (card, { t, name }) =>
    t('attack:there.wouldBe', { name, state: t(`attack:figure.${card[field] ? yes : no}`) })

/** The values of a card, the weightiest first. */
const VALUES: readonly (readonly [field: string, words: InWords])[] = [
  ['where', whereWords],
  ['remaining', remainingWords],
  ['damage', remainingWords],
  ['tough', status('tough')],
  ['stunned', status('stunned')],
  ['confused', status('confused')],
  ['ready', turned('ready', 'ready', 'exhausted')],
  ['rested', turned('rested', 'rested', 'active')],
]

function whereWords({ where }: Card, { t, name }: { t: Translate; name: string }): string {
  if (where === 'in play') return t('attack:there.inPlay', { name })
  if (where === 'defeated' || where === 'destroyed')
    return t('attack:there.wouldBe', { name, state: t(`attack:figure.${where}`) })
  return t('attack:there.gone', { name })
}

/** What is left of it: of a character hit points, of a card in the other game HP; where nobody knows them, its damage. */
function remainingWords(card: Card, { t, name }: { t: Translate; name: string }): string {
  const { remaining: left, damage } = card
  if (typeof left !== 'number') return t('attack:there.damage', { name, damage: Number(damage) })
  return t('rested' in card ? 'attack:there.hp' : 'attack:there.hitPoints', { name, left })
}
