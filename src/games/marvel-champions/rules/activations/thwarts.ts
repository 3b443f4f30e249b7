// What a thwart of a hero or an ally has of its own.
import type { Effect, ThwartPart } from '../../vocabulary/effects.ts'

export type ThwartOwn = {
  readonly power: 'basic' | 'ability'
  /** The card or the name of its ability, if that is said. */
  readonly card: string | null
  /** What it removes; of a basic thwart the THW. */
  readonly part: ThwartPart
  /** Whether its ability is labelled (attack) as well. */
  readonly alsoAttacks: boolean
  readonly exhausts: boolean
  readonly consequential: boolean
  readonly costs: readonly Effect[]
  /** The schemes that the set-up names. */
  readonly named: readonly string[]
  /** The schemes that are thwarted, in the order in which they were chosen. */
  schemes: string[]
  /** Whether no further scheme is chosen. */
  isChosen: boolean
  stage: { readonly name: 'choosing' | 'chosen' | 'removed' | 'stopped' | 'replaced' }
  /** What is added to its THW, and to each amount that it removes. */
  thwBonus: number
  increase: number
  /** Whether its scheme had assault as the threat was removed: then ATK counted. */
  usedAtk: boolean
  /** What it has removed from which scheme. */
  removed: { readonly scheme: string; readonly amount: number }[]
  /** The schemes that were defeated meanwhile. */
  defeated: string[]
}
