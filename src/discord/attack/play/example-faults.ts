// Checks the example attacks of glossary entries: `npm run lint:data`.
import type { Cards } from '../../../cards/cards.ts'
import type { Entry, Glossary } from '../../../glossary/glossary.ts'
import { type Faces, faceCalled } from '../face/face.ts'
import { nameOf } from '../face/options.ts'
import { prepared } from './begin.ts'

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
