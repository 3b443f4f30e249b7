// The part of a join form for a card that comes on top of the piece, such as the Pilot of a Unit.
import type { APILabelComponent } from 'discord-api-types/v10'
import type { Language } from '../../../language.ts'
import { wordsIn } from '../../../words/words.ts'
import { type Fields, textField } from '../face/form.ts'
import {
  type FindCards,
  type FormProblem,
  type FoundCard,
  formProblem,
  LONGEST_NAME,
  lookUp,
} from '../face/result.ts'
import type { OfferedRole } from '../face/table.ts'
import { textIn } from '../face/typed-text.ts'

export function pairedField(
  { paired }: OfferedRole,
  language: Language,
  filled: Fields,
): APILabelComponent[] {
  if (!paired) return []
  const t = wordsIn(language)
  return [
    textField(
      { name: 'pilot', label: t(paired.label), hint: t('forms:field.ifAny'), longest: LONGEST_NAME },
      filled,
    ),
  ]
}

/** The card that comes on top, such as a Pilot. Several that fit are a problem: only one field has a list to pick from. */
export function pairedIn(
  fields: Fields,
  { paired }: OfferedRole,
  find: FindCards,
): { card: FoundCard | null } | FormProblem {
  const typed = textIn(fields, 'pilot')
  if (!paired || typed === '') return { card: null }
  const found = lookUp(typed, paired.wanted, find)
  if ('candidates' in found) return formProblem('pilotUnclear', { typed })
  return found
}

/** What both cards say together; without a card of the Unit, what its Pilot says alone. */
export function togetherWith(
  card: FoundCard | null,
  other: FoundCard,
  { paired }: OfferedRole,
  find: FindCards,
): FoundCard {
  if (!card || !paired) return other
  const found = find(card.value, paired.with(other))
  return ('cards' in found ? found.cards[0] : undefined) ?? other
}
