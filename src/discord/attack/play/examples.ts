// “Try it”: the example attacks of glossary entries, started from a rule page.
import type { MessageAnswer, Pressed } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { faceCalled } from '../face/face.ts'
import type { AttackId } from '../face/ids.ts'
import { beginWalkthrough, prepared } from './begin.ts'
import { editionChosen } from './edition.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { notBegun } from './refusal.ts'

/** A private walkthrough with the example table of the entry. @throws StoreFault */
export async function tryOut(parts: AttackParts, pressed: Pressed, id: AttackId): Promise<MessageAnswer> {
  const example = parts.glossary.byCode.get(id.rest[0] ?? '')?.tryIt
  const face = faceCalled(parts.faces, example?.attack)
  if (!example || !face) return sayPrivately(parts, pressed, 'gone', t => t('problems:gone'))
  const language = ownLanguage(parts, pressed)
  const options = new Map(Object.entries(example.options))
  const asked = { ...pressed, options, users: new Map() }
  const begun = prepared(parts.cards, face, asked, language, await editionChosen(parts, asked, face))
  return 'problem' in begun
    ? notBegun(parts, pressed, begun.problem)
    : beginWalkthrough(parts, pressed, begun.prepared, { language, isPrivate: true })
}
