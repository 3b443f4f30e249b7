// The boost cards of an activation: given facedown, turned one at a time, counted.
import type { Effect } from '../../vocabulary/effects.ts'

export type BoostCards = {
  facedown: number
  flipped: number
  faceup: BoostCard | null
  /** Whether a card keeps the activating enemy from getting its boost card. */
  isBarred: boolean
}

export type BoostCard = {
  name: string | null
  icons: number
  star: boolean
  effects: readonly Effect[]
  ignored: string | null
}
