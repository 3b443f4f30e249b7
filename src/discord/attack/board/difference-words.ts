// Says what is different under another edition: each card that ends otherwise with its values there, numbers, other fields.
import type { AnyComparison } from '../../../games/game.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'

type Difference = AnyComparison['differences'][number]

/** What ends otherwise, as words in the order of the outcome. */
export function differenceWords(differences: readonly Difference[], tells: Telling): string {
  return differences.flatMap(one => wordsFor(one, tells)).join('; ')
}

function wordsFor({ field, here, there }: Difference, tells: Telling): string[] {
  const { face, t } = tells
  const name = face.field(field, t)
  if (typeof there === 'number') return [t('attack:there.number', { name, number: there })]
  const cards = cardsIn(there)
  return cards.length > 0 ? cardWords(cardsIn(here), cards, tells) : [name]
}

type Card = { readonly piece: string; readonly [field: string]: unknown }

const cardsIn = (value: unknown): Card[] => (Array.isArray(value) ? value.filter(isCard) : [])

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'piece' in value && typeof value.piece === 'string'

function cardWords(here: readonly Card[], there: readonly Card[], tells: Telling): string[] {
  const { names, t } = tells
  return there.flatMap(card => {
    const before = here.find(one => one.piece === card.piece)
    const facts = VALUES.flatMap(([field, words]) => {
      const value = card[field]
      return value === undefined || value === before?.[field] ? [] : [words(value, t)]
    })
    return facts.slice(0, 1).map(fact => t('attack:there.card', { name: names.shown(card.piece), fact }))
  })
}

type InWords = (value: unknown, t: Telling['t']) => string

const status =
  (name: 'tough' | 'stunned' | 'confused'): InWords =>
  (value, t) => {
    const words = t(`attack:figure.${name}`)
    return value === 0 ? t('attack:there.not', { status: words }) : words
  }

/** The values of a card, the weightiest first. */
const VALUES: readonly (readonly [field: string, words: InWords])[] = [
  ['where', whereWords],
  ['damage', (damage, t) => t('attack:figure.damage', { damage: Number(damage) })],
  ['tough', status('tough')],
  ['stunned', status('stunned')],
  ['confused', status('confused')],
  ['ready', (is, t) => (is ? t('attack:figure.ready') : t('attack:figure.exhausted'))],
  ['rested', (is, t) => (is ? t('attack:figure.rested') : t('attack:figure.active'))],
]

function whereWords(where: unknown, t: Telling['t']): string {
  if (where === 'in play') return t('attack:there.inPlay')
  if (where === 'defeated' || where === 'destroyed') return t(`attack:figure.${where}`)
  return t('attack:figure.gone')
}
