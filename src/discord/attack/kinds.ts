// What a question is about, read from its name: the engine's names are for ever, and each kind has words of its own.
import type { Shown } from '../../games/game.ts'

/** A window of a prompt, of whatever game. */
export type Window = NonNullable<Shown['prompt']>['windows'][number]

const KINDS = [
  'defend',
  'boost',
  'resolve',
  'order',
  'identity',
  'nextStage',
  'survives',
  'again',
  'finish',
  'target',
  'attacker',
  'block',
  'action',
  'shieldArea',
  'burst',
] as const

const NUMBERS = ['atk', 'def', 'hitPoints', 'ap', 'hp', 'consequential'] as const
export type NumberKind = (typeof NUMBERS)[number]

/** optional: abilities that one player may use. report: nothing is asked, but cards may be reported. */
export type Kind = (typeof KINDS)[number] | NumberKind | 'damage' | 'optional' | 'report'

/** The kind of a question. A window called damage is soft; the question of that name is hard. */
export function kindOf({ name, hard, about }: Pick<Window, 'name' | 'hard' | 'about'>): Kind {
  const base = name.split(/[#:]/)[0]
  if (base === 'damage' && hard) return base
  const known = KINDS.find(kind => kind === base) ?? NUMBERS.find(kind => kind === base)
  return known ?? (about?.you === undefined ? 'report' : 'optional')
}

export const isNumber = (kind: Kind): kind is NumberKind => NUMBERS.some(one => one === kind)

/** What a name says behind its first colon or number sign: order:forced says forced, boost#2 says 2. */
export function restOf(name: string): string {
  const mark = name.search(/[#:]/)
  return mark < 0 ? '' : name.slice(mark + 1)
}
