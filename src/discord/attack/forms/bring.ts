// The part of a join form for a piece that comes in by an effect: its number, when, and whom on the table its name means.
import type { APILabelComponent } from 'discord-api-types/v10'
import { LANGUAGES, type Language } from '../../../language.ts'
import { fold } from '../../../search/words/fold.ts'
import type { Walkthrough } from '../../../store/walkthroughs.ts'
import { wordsIn } from '../../../words/words.ts'
import { type Fields, selectField, textField } from '../face/form.ts'
import { type FormProblem, type FoundCard, formProblem } from '../face/result.ts'
import type { Brings } from '../face/table.ts'
import { numberIn, textIn } from '../face/typed-text.ts'
import { asksText, namesIn } from './names.ts'

const LATER = 'later'

/** The fields for the number and for the order, as far as the effect has them. */
export function bringFields(
  { number, mayComeLater }: Brings,
  language: Language,
  filled: Fields,
): APILabelComponent[] {
  const t = wordsIn(language)
  const orders = [
    { value: 'atOnce', label: t('forms:field.atOnce') },
    { value: LATER, label: t('forms:field.later') },
  ]
  const asked = number && { name: number.name, label: asksText(number.asks, language), longest: 4 }
  return [
    ...(asked ? [textField({ ...asked, hint: t('forms:field.amountHint') }, filled)] : []),
    ...(mayComeLater
      ? [
          selectField(
            {
              name: 'order',
              label: t('forms:field.order'),
              hint: t('forms:field.orderHint'),
              options: orders,
            },
            filled,
            t,
          ),
        ]
      : []),
  ]
}

/** Who on the table may be meant, as the hint of the name; undefined: nobody. */
export function bringHint(
  { among }: Brings,
  walkthrough: Walkthrough,
  language: Language,
): string | undefined {
  if (among.length === 0) return undefined
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    among.map(namesIn(walkthrough, language)),
  )
  return wordsIn(language)('forms:field.onTheTable', { names })
}

/** The piece on the table that a typed name or a found card means; undefined: it means somebody new. */
export function onTable(
  { among }: Brings,
  walkthrough: Walkthrough,
  typed: string,
  card: Pick<FoundCard, 'name'> | null,
): string | undefined {
  const texts = [typed, ...LANGUAGES.flatMap(language => card?.name[language] ?? [])].map(fold)
  return among.find(id =>
    LANGUAGES.some(language => texts.includes(fold(namesIn(walkthrough, language)(id)))),
  )
}

/** The effect that brings this piece in, or the problem of its number. */
export function bringEffect(
  { number, mayComeLater, effect }: Brings,
  fields: Fields,
): { readonly make: (piece: string) => object } | FormProblem {
  const amount = number ? numberIn(fields, number.name, number) : 'none'
  if (amount === 'all') return formProblem('allNotHere', number ?? {})
  if (typeof amount === 'object') return amount
  const later = mayComeLater && textIn(fields, 'order') === LATER
  return { make: piece => effect(piece, { ...(amount !== 'none' && { amount }), later }) }
}
