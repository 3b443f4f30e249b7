// Lists the reminders of a table, for every game's own type of ability.
import type { Reminder } from '../board/table-now.ts'

type Ability = {
  readonly id: string
  readonly forced?: boolean | undefined
  readonly trigger: { readonly on: string }
}

/** The abilities that can still be used, then those of the set-up. */
export const remindersIn = (left: readonly Ability[], given: readonly Ability[]): readonly Reminder[] =>
  [...left, ...given].map(({ id, forced = false, trigger }) => ({ id, forced, on: trigger.on }))
