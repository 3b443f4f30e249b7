// Which options of /attack take a card, of which kinds, and what can stand there instead of one.
import type { Kind } from '../../../cards/card.ts'
import { GUNDAM_KINDS } from '../../../cards/gundam/kinds.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { OptionKey } from '../options.ts'
import { nameOf } from './given-options.ts'
import type { Side } from './sides.ts'

/** Cards of these kinds, or one of the sides that can stand instead of a card. */
export type Offer = { readonly kinds: readonly [Kind, ...Kind[]]; readonly sides?: readonly Side[] }

/** What each option takes. */
const OFFERS: Partial<Record<OptionKey, Offer>> = {
  enemy: { kinds: [MARVEL_KINDS.enemy] },
  hero: { kinds: [MARVEL_KINDS.hero, MARVEL_KINDS.alterEgo] },
  defender: { kinds: [MARVEL_KINDS.ally], sides: ['hero', 'nobody'] },
  attacker: { kinds: [MARVEL_KINDS.hero, MARVEL_KINDS.ally] },
  unit: { kinds: [GUNDAM_KINDS.unit] },
  pilot: { kinds: [GUNDAM_KINDS.pilot] },
  targetPilot: { kinds: [GUNDAM_KINDS.pilot] },
  blocker: { kinds: [GUNDAM_KINDS.unit], sides: ['nobody'] },
  base: { kinds: [GUNDAM_KINDS.base], sides: ['none'] },
}
/** Both subcommands with a target call it so. */
const TARGETS: Readonly<Record<string, Offer>> = {
  hero: { kinds: [MARVEL_KINDS.enemy] },
  unit: { kinds: [GUNDAM_KINDS.unit], sides: ['player'] },
}

/** What an option of a subcommand takes, by the name that Discord sends; undefined if it takes no card. */
export function offerFor(subcommand: string | null, option: string): Offer | undefined {
  if (option === nameOf('target')) return TARGETS[subcommand ?? '']
  const key = (Object.keys(OFFERS) as OptionKey[]).find(one => nameOf(one) === option)
  return key && OFFERS[key]
}
