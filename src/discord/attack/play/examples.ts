// “Try it”: the example attacks of glossary entries, checked when the data is, and started from a rule page.
import type { Cards } from '../../../cards/cards.ts'
import type { Entry, Glossary } from '../../../glossary/glossary.ts'
import type { MessageAnswer, Pressed } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { type Faces, faceCalled } from '../face/face.ts'
import type { AttackId } from '../face/ids.ts'
import { nameOf } from '../face/options.ts'
import { beginWalkthrough, prepared } from './begin.ts'
import { editionChosen } from './edition.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { notBegun } from './refusal.ts'

type ExampleFault = { readonly entry: Entry; readonly message: string }
type Example = NonNullable<Entry['tryIt']>

const SOMEBODY = { userId: '1', userName: 'Ana', users: new Map() }

/** Every example that does not begin, with the reason; empty if all begin. */
export const exampleFaults = ({ entries }: Glossary, faces: Faces, cards: Cards): ExampleFault[] =>
  entries.flatMap(entry => {
    const message = entry.tryIt && wrongWith(entry.tryIt, faces, cards)
    return message === null ? [] : [{ entry, message }]
  })

function wrongWith({ attack, options }: Example, faces: Faces, cards: Cards): string | null {
  const face = faceCalled(faces, attack)
  if (!face) return `there is no /attack ${attack}`
  const names = face.options.map(({ key }) => nameOf(key))
  const unknown = Object.keys(options).find(name => !names.includes(name))
  if (unknown !== undefined) return `/attack ${attack} has no option ${unknown}`
  const asked = { ...SOMEBODY, options: new Map(Object.entries(options)) }
  const begun = prepared(cards, face, asked, 'en', null)
  return 'problem' in begun ? `it does not begin: ${begun.problem.code}` : null
}

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
