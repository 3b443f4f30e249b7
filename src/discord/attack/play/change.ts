// A change that a table offers: one press reports it, or opens the form that asks for the rest.
import type { InteractionAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { faceOf, formScene } from '../face/face.ts'
import type { AttackId } from '../face/ids.ts'
import { formFor } from '../forms/forms.ts'
import { giveAnswer, type PressCase } from './give-answer.ts'
import { factsOf, sayPrivately } from './parts.ts'

/** @throws StoreFault */
export async function changeOffered(
  one: PressCase & { readonly id: Pick<AttackId, 'rest'> },
): Promise<InteractionAnswer> {
  const { parts, caller, scene } = one
  const [name = '', id = null] = one.id.rest
  const { between, forms } = faceOf(parts.faces, scene)
  const change = between?.changes[name]
  const table = forms.now(scene)?.table
  if (id !== null && change?.answer && table?.pieces.some(piece => piece.id === id))
    return giveAnswer(one, { answer: change.answer(id, { table, cards: parts.cards }), names: {}, seats: [] })
  const { rest, filled } = (table && change?.form(id, { table, cards: parts.cards })) ?? { rest: [] }
  const form = formFor(rest, formScene(parts.faces, scene, caller), ownLanguage(parts, caller), filled)
  return form
    ? { as: 'modal', modal: form, outcome: 'form', facts: factsOf(scene) }
    : sayPrivately(parts, caller, 'not asked', t => t('board:notAskedNow'))
}
