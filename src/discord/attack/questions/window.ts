// A window of a prompt, of whatever game, and what stands in its name.
import type { Shown } from '../../../games/game.ts'

export type Window = NonNullable<Shown['prompt']>['windows'][number]

/** What a name says behind its first colon or number sign: order:forced says forced, boost#2 says 2. */
export function restOf(name: string): string {
  const mark = name.search(/[#:]/)
  return mark < 0 ? '' : name.slice(mark + 1)
}
