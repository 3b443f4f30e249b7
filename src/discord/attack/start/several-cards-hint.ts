// A hint for users who typed a card's name that several cards have, without choosing one of them.
import { wordsIn } from '../../../words/words.ts'
import type { Asked } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { escaped, plain } from '../../message/escape.ts'
import type { AnyFace } from '../faces/face.ts'
import type { AttackParts } from '../press/parts.ts'

/** Lists the typed names that several cards have, since the bot took no numbers for them; null if there are none. */
export function severalCardsText(parts: AttackParts, face: AnyFace, asked: Asked): string | null {
  const names = [...asked.options].flatMap(([option, value]) => {
    const offer = face.offerFor(option)
    const found = offer && typeof value === 'string' ? parts.cards.cardsNamed(value, offer.kinds) : []
    return found.length > 1 ? [escaped(plain(String(value)))] : []
  })
  if (names.length === 0) return null
  const t = wordsIn(ownLanguage(parts, asked))
  return t('board:severalCards', { names: names.map(name => t('board:quoted', { name })).join(', ') })
}
