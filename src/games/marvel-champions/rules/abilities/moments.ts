// What triggers look at when a moment comes.
import type { TriggerName } from '../../vocabulary/triggers.ts'

/** A moment with the facts that triggers look at. */
/** A moment never changes. */
export type Moment = Readonly<{
  on: TriggerName
  who: string | null
  player: string | null
  /** Whether the moment is about one character that the attack damaged or defeated: only "and damages", "and defeats" open. */
  isHit: boolean
  /** Characters that this attack damaged or defeated. */
  damaged: readonly string[]
  defeated: readonly string[]
  /** Those defeated without excess damage (MC18-PA-34). */
  exactly: readonly string[]
  /** The characters an attack was made against. */
  against: readonly string[]
  undefended: boolean
  noDamage: boolean
  /** Whether a thwart has removed the last threat from a scheme. */
  removesLast?: boolean
  /** Whether further moments are about each of several attacked enemies. */
  isWhole?: true
  /** Whether it is about a player's attack in the middle of an enemy's attack. */
  inner?: true
}>

export function moment(on: TriggerName, facts: Partial<Moment> = {}): Moment {
  return {
    on,
    who: null,
    player: null,
    isHit: false,
    damaged: [],
    defeated: [],
    exactly: [],
    against: [],
    undefended: false,
    noDamage: false,
    ...facts,
  }
}
