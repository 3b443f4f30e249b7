// Turns the options of /attack into an attack that can begin.
import type { Cards } from '../../../cards/cards.ts'
import type { Language } from '../../../language.ts'
import type { Begun } from '../../../walkthroughs/set-up/first-answers.ts'
import type { Asked } from '../../interaction/command.ts'
import type { AnyFace } from '../faces/face.ts'
import { givenIn } from './given-options.ts'

type Setting = {
  readonly language: Language
  /** The edition that the server has set; null: none. */
  readonly edition: string | null
}

/** The attack that the options describe, or the problem with them. */
export function prepared(
  cards: Cards,
  face: AnyFace,
  asked: Pick<Asked, 'options' | 'users' | 'userId' | 'userName'>,
  { language, edition }: Setting,
): Begun {
  const given = givenIn(asked)
  return face.prepare(cards, {
    given,
    by: { id: asked.userId, name: asked.userName },
    language,
    edition: given.text('edition') ?? edition,
  })
}
