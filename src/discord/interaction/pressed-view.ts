// The answer to a press on a message that whoever asked may turn, and whoever presses may read or share.
import type { Language } from '../../language.ts'
import type { LoggedFacts, MessageAnswer, Pressed } from './command.ts'
import { privateAnswer } from './private-answer.ts'

/** A state of the message in a language; `isPrivate` and `sharedBy` as in a `Pressed`. */
type Shows<S> = (state: S, how: Pick<Pressed, 'isPrivate' | 'sharedBy'>) => MessageAnswer['components']

/** @param own the language of who presses */
export function pressedView<S extends { readonly language: Language }>(
  { isAsker, isPrivate, sharedBy, userId }: Pressed,
  { action, state, own }: { readonly action: string; readonly state: S; readonly own: Language },
  facts: LoggedFacts,
  shows: Shows<S>,
): MessageAnswer {
  if (action === 'share') {
    const components = shows(state, { isPrivate: false, sharedBy: userId })
    return { as: 'message', isPrivate: false, components, outcome: 'shared', facts }
  }
  if (isAsker && action !== 'show') {
    const components = shows(state, { isPrivate, sharedBy })
    return { as: 'update', isPrivate, components, outcome: 'turned', facts }
  }
  const inOwn = { ...state, language: action === 'language' ? state.language : own }
  return privateAnswer(shows(inOwn, { isPrivate: true, sharedBy: null }), 'shown privately', facts)
}
