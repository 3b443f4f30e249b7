// Says of which pieces of a script the card is to be read, because it says more about attacks than is played.
import { z } from 'zod'
import type { NameOf } from '../words/story.ts'
import type { Translate } from '../words/words.ts'
import type { Script } from './script.ts'

const PIECES = z.array(z.looseObject({ id: z.string(), readCard: z.boolean().optional() }))
const ANSWERS = z.array(z.object({ joins: PIECES.optional() }).catch({}))
const SCRIPT = z.object({
  setUp: z.looseObject({ pieces: PIECES, given: ANSWERS.default([]) }),
  answers: ANSWERS,
})

/** A sentence for each such piece, those of the set-up and those that join with an answer. */
export function cardsToRead(
  script: Pick<Script, 'setUp' | 'answers'>,
  nameOf: NameOf,
  t: Translate,
): string[] {
  const { setUp, answers } = SCRIPT.parse(script)
  const pieces = [...setUp.pieces, ...[...setUp.given, ...answers].flatMap(({ joins = [] }) => joins)]
  return pieces.flatMap(({ id, readCard }) => (readCard ? [t('resolve:readCard', { name: nameOf(id) })] : []))
}
