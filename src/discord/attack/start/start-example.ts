// “Try it”: starts the example attack of a glossary entry from its rule page, for one person to play with.
import type { MessageAnswer, Pressed } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import type { AttackId } from '../board/ids.ts'
import { faceCalled } from '../faces/face.ts'
import { type AttackParts, sayPrivately } from '../press/parts.ts'
import { notBegun } from '../press/refused.ts'
import { begin } from './begin.ts'
import { prepared } from './prepare.ts'

/** A private walkthrough with the example table of the entry. @throws StoreFault */
export async function tryOut(parts: AttackParts, pressed: Pressed, id: AttackId): Promise<MessageAnswer> {
  const example = parts.glossary.byCode.get(id.rest[0] ?? '')?.tryIt
  const face = faceCalled(parts.faces, example?.attack)
  if (!example || !face) return sayPrivately(parts, pressed, 'gone', t => t('problems:gone'))
  const language = ownLanguage(parts, pressed)
  const options = new Map(Object.entries(example.options))
  const asked = { ...pressed, options, users: new Map() }
  const begun = prepared(parts.cards, face, asked, { language, edition: null })
  return 'problem' in begun
    ? notBegun(parts, pressed, begun.problem)
    : begin(parts, pressed, begun.prepared, { language, isPrivate: true })
}
