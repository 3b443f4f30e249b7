// A window of a prompt, in any game, and functions that read its name.
import type { Shown } from '../../../games/game.ts'

export type Window = NonNullable<Shown['prompt']>['windows'][number]

/** The part of a name after its first colon or number sign: forced of order:forced, 2 of boost#2. */
export function restOf(name: string): string {
  const mark = name.search(/[#:]/)
  return mark < 0 ? '' : name.slice(mark + 1)
}
