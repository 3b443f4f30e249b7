// How a card is offered while somebody types: its name, its numbers, where it is from.
import { cardValue } from '../../cards/cards.ts'
import { hasBurst, type Kind } from '../../cards/kinds.ts'
import { cardName, subname } from '../../cards/names.ts'
import type { Card, GundamCard, MarvelCard } from '../../cards/schema.ts'
import { type Translate, wordsIn } from '../../i18n/words.ts'
import type { Language } from '../../language.ts'
import { clip } from '../clip.ts'
import type { Choice } from '../command.ts'

const LIMIT = 100

/** The choices of an autocomplete over these kinds of cards; those that would look the same show their code. */
export function cardChoices(cards: readonly Card[], kind: Kind, language: Language): Choice[] {
  const labels = cards.map(card => cardLabel(card, kind, language))
  return cards.map((card, index) => {
    const label = labels[index] ?? ''
    const isShared = labels.filter(one => one === label).length > 1
    return {
      name: isShared ? `${clip(label, LIMIT - card.code.length - 3)} · ${card.code}` : label,
      value: cardValue(card),
    }
  })
}

/** One line of at most 100 characters: “Rhino II · ATK 3 · Core Set”. */
export function cardLabel(card: Card, kind: Kind, language: Language): string {
  const t = wordsIn(language)
  const parts = 'pack' in card ? marvelParts(card, kind, language, t) : gundamParts(card, kind, t)
  return clip([nameIn(card, kind, language), ...parts].filter(part => part !== '').join(' · '), LIMIT)
}

function nameIn(card: Card, kind: Kind, language: Language): string {
  const name = cardName(card)[language]
  const under = subname(card)?.[language]
  if (kind === 'pilot' && 'pilotName' in card && card.pilotName) return `${card.pilotName} (${name})`
  return under ? `${name} (${under})` : name
}

function marvelParts(card: MarvelCard, kind: Kind, language: Language, t: Translate): string[] {
  const { atk, atkStar, def, defStar, hp, type, set } = card
  const from = [card.pack, set?.[language] ?? set?.en ?? ''].filter(place => place !== card.name.en)
  const numbers =
    kind === 'boostCard'
      ? [t('cards:boost', { value: starred(card.boostIcons ?? 0, card.boostStar) })]
      : [
          atk === undefined && !atkStar ? '' : t('cards:atk', { value: starred(atk ?? '', atkStar) }),
          def === undefined ? '' : t('cards:def', { value: starred(def, defStar) }),
          type === 'ally' && hp ? t('cards:hitPoints', { value: starred(hp, card.hpStar) }) : '',
        ]
  return [...numbers, ...new Set(from)]
}

const starred = (value: number | string, star: true | undefined): string => `${value}${star ? '★' : ''}`

function gundamParts(card: GundamCard, kind: Kind, t: Translate): string[] {
  const { ap, hp, apModifier, hpModifier, code } = card
  if (kind === 'shield') return [hasBurst(card) ? t('cards:burst') : '', code]
  const adds = kind === 'pilot' ? '+' : ''
  const numbers = kind === 'pilot' ? [apModifier, hpModifier] : [ap, hp]
  const [first, second] = numbers.map(value => (value === undefined ? '' : `${adds}${value}`))
  return [first ? t('cards:ap', { value: first }) : '', second ? t('cards:hp', { value: second }) : '', code]
}
