// Names cards and players in a form, where Discord shows text without markdown, and lists the cards as options.

import type { Language } from '../../../language.ts'
import type { Prepared } from '../../../walkthroughs/start.ts'
import type { NameOf } from '../../../words/story.ts'
import { hasWords, type Translate, wordsIn } from '../../../words/words.ts'
import type { FormOption } from '../face/form.ts'
import type { AnyForms, FormsNow } from '../face/forms-face.ts'
import { LONGEST_NAME } from '../face/result.ts'
import { cleaned } from '../face/typed-text.ts'

/** The names and seats of a walkthrough, or of a start that is not saved yet. */
type Named = Pick<Prepared, 'names' | 'seats'>

/** The names in a language. A seat without a name gets its number; any other id without a name is shown as it is. */
export function namesIn({ names, seats }: Named, language: Language): NameOf {
  const t = wordsIn(language)
  return id => {
    const seat = seats.find(one => one.player === id)
    const given = Object.hasOwn(names, id) ? names[id]?.[language] : seat?.name
    const [, number] = id.match(/^p(\d+)$/) ?? []
    const own = number === undefined ? id : t('forms:player', { number })
    return cleaned(given ?? '', LONGEST_NAME) || own
  }
}

/** The word for the kind of a card. */
export const kindText = ({ cards }: Pick<AnyForms, 'cards'>, kind: string, t: Translate): string => {
  const words = cards[kind]
  return words ? t(words) : kind
}

/** The words for a number, by the name that the engine or a form gives it; “number” for an unknown name. */
export function asksText(asks: string, language: Language): string {
  const key = `forms:asks.${asks}` as const
  return wordsIn(language)(hasWords(key) ? key : 'forms:asks.number')
}

/** All cards in play as options, in the order of the table. */
export function pieceOptions(
  forms: Pick<AnyForms, 'cards'>,
  { table }: FormsNow,
  nameOf: NameOf,
  t: Translate,
): FormOption[] {
  return table.pieces.map(({ id, kind, player }) => ({
    value: id,
    label: nameOf(id),
    hint: [kindText(forms, kind, t), player && nameOf(player)].filter(Boolean).join(' · '),
  }))
}
