// Which options of /attack take a card, of which kinds, and what can stand there instead of one.
import type { Kind } from '../../../cards/kinds.ts'
import type { OptionKey } from '../options.ts'
import { nameOf } from './given-options.ts'
import type { Side } from './sides.ts'

/** Cards of these kinds, or one of the sides that can stand instead of a card. */
export type Offer = { readonly kinds: readonly Kind[]; readonly sides?: readonly Side[] }

/** What each option takes. */
const OFFERS: Partial<Record<OptionKey, Offer>> = {
  enemy: { kinds: ['enemy'] },
  hero: { kinds: ['hero', 'alterEgo'] },
  defender: { kinds: ['ally'], sides: ['hero', 'nobody'] },
  attacker: { kinds: ['hero', 'ally'] },
  unit: { kinds: ['unit'] },
  pilot: { kinds: ['pilot'] },
  targetPilot: { kinds: ['pilot'] },
  blocker: { kinds: ['unit'], sides: ['nobody'] },
  base: { kinds: ['base'], sides: ['none'] },
}
/** Both subcommands with a target call it so. */
const TARGETS: Readonly<Record<string, Offer>> = {
  hero: { kinds: ['enemy'] },
  unit: { kinds: ['unit'], sides: ['player'] },
}

/** What an option of a subcommand takes, by the name that Discord sends; undefined if it takes no card. */
export function offerFor(subcommand: string | null, option: string): Offer | undefined {
  if (option === nameOf('target')) return TARGETS[subcommand ?? '']
  const key = (Object.keys(OFFERS) as OptionKey[]).find(one => nameOf(one) === option)
  return key && OFFERS[key]
}
