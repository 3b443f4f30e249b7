// “Hand over” gives the lead of the attack, or the seat of a player, to another person.

import type { Language } from '../../../language.ts'
import { wordsIn } from '../../../words/words.ts'
import type { FormScene } from '../faces/forms-face.ts'
import { type Fields, type Form, form, NO_FIELDS, selectField, userField } from './form.ts'
import { namesIn } from './names.ts'
import { type Read, wrong } from './result.ts'
import { textIn } from './typed-text.ts'

/** The option for the lead. No player's id equals it, because playerIds makes p1, p2 and so on. */
const LEAD = 'the lead'

export function handOverForm({ scene }: FormScene, language: Language, filled: Fields = NO_FIELDS): Form {
  const t = wordsIn(language)
  const nameOf = namesIn(scene.walkthrough, language)
  const sides = scene.walkthrough.seats.map(({ player }) => ({ value: player, label: nameOf(player) }))
  const options = [{ value: LEAD, label: t('forms:lead') }, ...sides]
  const what = { name: 'side', label: t('forms:field.side'), required: true, options }
  const before = filled.has('side') ? filled : new Map([['side', [LEAD]]])
  return form(scene, ['handOver'], t('forms:title.handOver'), [
    selectField(what, before),
    userField({ name: 'user', label: t('forms:field.user') }, filled),
  ])
}

/** The form does not check whether this person may hand it over, or whether the receiver is a bot. */
export function readHandOver(fields: Fields, { scene }: FormScene): Read {
  const user = textIn(fields, 'user')
  if (!/^\d{1,20}$/.test(user)) return wrong('userMissing')
  const side = textIn(fields, 'side')
  if (side === LEAD) return { handedOver: { user, player: null } }
  const seat = scene.walkthrough.seats.find(({ player }) => player === side)
  return seat ? { handedOver: { user, player: seat.player } } : wrong('sideMissing')
}
