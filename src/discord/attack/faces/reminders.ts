// The reminders at a table, in whichever form the rules of a game keep them.
import type { Reminder } from '../board/table-now.ts'

type Ability = {
  readonly id: string
  readonly forced?: boolean | undefined
  readonly trigger: { readonly on: string }
}

/** Those that can still be used, then those that the set-up named. */
export const remindersIn = (left: readonly Ability[], given: readonly Ability[]): readonly Reminder[] =>
  [...left, ...given].map(({ id, forced = false, trigger }) => ({ id, forced, on: trigger.on }))
