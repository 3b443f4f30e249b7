// What cards and players are called in a form, where text is plain and markdown means nothing; cards as options.

import type { Language } from '../../../language.ts'
import type { Prepared } from '../../../walkthroughs/prepared.ts'
import type { NameOf } from '../../../words/story.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import type { AnyForms, FormsNow } from '../faces/any-forms.ts'
import type { Option } from './form.ts'
import { LONGEST_NAME } from './result.ts'
import { cleaned } from './typed.ts'

/** Whatever has names: a walkthrough, or one that has not begun. */
export type Named = Pick<Prepared, 'names' | 'seats'>

/** The names for a reader. A seat that nobody has named is numbered; what has no name is its own. */
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

/** What a card of this kind is. */
export const kindText = ({ cards }: Pick<AnyForms, 'cards'>, kind: string, t: Translate): string => {
  const words = cards[kind]
  return words ? t(words) : kind
}

/** All cards in play, those that the attack is about first. */
export function pieceOptions(
  forms: Pick<AnyForms, 'cards'>,
  { table }: FormsNow,
  nameOf: NameOf,
  t: Translate,
): Option[] {
  return table.pieces.map(({ id, kind, player }) => ({
    value: id,
    label: nameOf(id),
    hint: [kindText(forms, kind, t), player && nameOf(player)].filter(Boolean).join(' · '),
  }))
}
