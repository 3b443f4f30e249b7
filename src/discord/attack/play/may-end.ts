// Who may end an attack early.
import type { Head } from '../../../store/walkthroughs.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { nameOfUser } from '../face/names.ts'
import { type AttackParts, sayPrivately } from './parts.ts'

/** The end of the custom id of the button that stops the attack; without it, “Stop” asks. */
export const NOW = 'now'

/** Says privately who may end an attack early. */
export function mayNotStop(parts: AttackParts, caller: Caller, walkthrough: Head): MessageAnswer {
  const { starter, beginner } = walkthrough
  return sayPrivately(parts, caller, 'not theirs', t => {
    const people = [...new Set([starter, beginner])].filter(user => user !== null)
    const names = people.map(user => nameOfUser(walkthrough, user, t))
    const list = new Intl.ListFormat(ownLanguage(parts, caller), { type: 'disjunction' })
    return t('board:stopNotYours', { who: list.format(names) })
  })
}
