// “Attack with it”: a button that opens the form of /attack with a card as the attacker.
import type { Card } from '../../../cards/card.ts'
import { type AnyFace, attackFaces, type Faces } from '../face/face.ts'
import { beginId } from '../face/ids.ts'
import { nameOf } from '../face/options.ts'

/** The custom id of such a button; null: no attack begins with this card. */
export function attackWithId(faces: Faces, card: Card): string | null {
  const face = attackFaces(faces).find(one => isAttacker(one, card))
  return face ? beginId(face.subcommand, card.reprintOf ?? card.code) : null
}

/** The first field of a form is the attacker. */
function isAttacker({ asked: [first], offerFor }: AnyFace, card: Card): boolean {
  const offer = first && offerFor(nameOf(first))
  return offer?.kinds.some(kind => kind.is(card)) ?? false
}
