// The form of “Another card…”: one field, for a name or half of it.
import type { Language } from '../../../language.ts'
import { wordsIn } from '../../../words/words.ts'
import type { CardOffered, CardsPlayed, PlayedHere } from '../face/cards-played.ts'
import { type Fields, type Form, textField, walkthroughForm } from '../face/form.ts'
import type { FormScene } from '../face/forms-face.ts'
import {
  type FindCards,
  type FormAnswer,
  type FoundCard,
  formProblem,
  given,
  newCardId,
  type Read,
} from '../face/result.ts'
import { textIn } from '../face/typed-text.ts'

type Spent = ReturnType<NonNullable<CardsPlayed['spent']>>

/** The form; null: the data of the game say of no player’s card what it does. */
export function cardForm({ scene, cardsPlayed }: FormScene, language: Language, filled: Fields): Form | null {
  const t = wordsIn(language)
  if (!cardsPlayed) return null
  const name = { name: 'name', label: t('forms:field.cardName'), hint: t('forms:field.cardNameHint') }
  return walkthroughForm(scene, ['card'], t('forms:title.card'), [
    textField({ ...name, required: true, longest: 100 }, filled),
  ])
}

/** The ways of the named card. One of several names is chosen from a select. */
export function readCard(fields: Fields, { scene, cardsPlayed }: FormScene, find: FindCards): Read {
  const typed = textIn(fields, 'name')
  if (!cardsPlayed) return formProblem('notAskedNow')
  if (typed === '') return formProblem('nameMissing')
  const found = find(typed, {
    kinds: [cardsPlayed.kind],
    printed: (_, card) => ({
      ways: cardsPlayed.ofCard(scene, card),
      spent: cardsPlayed.spent?.(scene, card) ?? null,
    }),
  })
  if ('problem' in found) return found
  const [only, ...others] = found.cards
  if (!only) return formProblem('noPlayedCard', { typed })
  if (others.length > 0) return { candidates: found.cards }
  const ways = waysIn(only)
  if (ways.length > 0) return { ways }
  const spent = only.printed.spent as Spent
  if (spent) return { problem: { ...spent, details: { typed: only.label } } }
  return formProblem('cardDoesNotFit', { typed: only.label })
}

const waysIn = ({ printed }: FoundCard) => printed.ways as readonly CardOffered[]

/** The answer that plays a card, with its name under a new id. */
export function played(
  { answer, name, named = id => [id] }: CardOffered & PlayedHere,
  scene: FormScene['scene'],
): { given: FormAnswer } {
  const id = newCardId(scene)
  return given(answer(id), { names: Object.fromEntries(named(id).map(one => [one, name])) })
}
