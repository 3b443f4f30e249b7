// Toll: a raider comes to a gate and pays, or robs its keeper. What there is in it, as the engine's types see it.
import { z } from 'zod'
import type { Bare, Told } from '../../engine/game.ts'
import type { Ability } from '../../engine/types.ts'
import { citing } from '../citing.ts'
import type { Edition } from './editions.ts'

export const CLAUSES = ['TOLL-1', 'TOLL-2a', 'TOLL-2b', 'TOLL-3', 'TOLL-4', 'TOLL-5'] as const
export type Clause = (typeof CLAUSES)[number]
export const cite = citing(CLAUSES)

export type Row = 'arrive' | 'search' | 'toll' | 'leave' | 'finish'
export type Heading = 'gate' | 'toll' | 'road'

const name = z.string().min(1).max(60)
const coins = z.int().min(0).max(99)

/** Who has coins: the raider, and the keeper of the gate. */
export const pieceSchema = z.strictObject({
  id: name,
  kind: z.enum(['raider', 'keeper']),
  player: name,
  coins,
})
export type Piece = z.infer<typeof pieceSchema>

export const TRIGGERS = ['arrives', 'leaves'] as const
const trigger = z.strictObject({ on: z.enum(TRIGGERS) })
type Trigger = z.infer<typeof trigger>

/** Something at the gate that has to be carried out at its moment. */
export const reminderSchema = z.strictObject({ id: name, owner: name, trigger })
export type Reminder = z.infer<typeof reminderSchema>

/** What cards do. */
export const effectSchemas = {
  coins: z.strictObject({ kind: z.literal('coins'), who: name, amount: z.int().min(-99).max(99) }),
  price: z.strictObject({ kind: z.literal('price'), amount: z.int().min(-99).max(99) }),
  known: z.strictObject({ kind: z.literal('known'), who: name, coins }),
  note: z.strictObject({ kind: z.literal('note'), text: z.string().min(1).max(200) }),
}
export type Effect = {
  [K in keyof typeof effectSchemas]: z.infer<(typeof effectSchemas)[K]>
}[keyof typeof effectSchemas]

type Happens<T extends string, Facts> = Told<T, Clause> & Readonly<Facts>
export type TollEvent =
  | Happens<'raider_arrived' | 'raider_searched' | 'raider_turned_back' | 'raider_left', { raider: string }>
  | Happens<'toll_paid' | 'keeper_robbed', { raider: string; count: number }>
  | Happens<'coins_changed', { piece: string; coins: number }>
  | Happens<'price_changed', { price: number }>
  | Happens<'noted', { text: string }>

/** How it ends for the raider. */
export type End = 'paid' | 'robbed' | 'turnedBack'

export type State = {
  edition: Edition
  raider: Piece
  keeper: Piece
  price: number
  end: End | null
  notes: string[]
  reminders: Ability<Toll>[]
}

export type Toll = {
  state: State
  row: Row
  heading: Heading
  clause: Clause
  effect: Effect
  moment: Trigger
  trigger: Trigger
  event: TollEvent
  questions: { toll: { readonly about: { readonly price: number } }; finish: Bare }
  inquiries: Record<never, object>
  duties: Record<never, object>
  choice: never
  problem: 'noSuchPiece' | 'notTriggered' | 'tooFewCoins' | 'nobodyJoins'
  details: { readonly piece?: string; readonly ability?: string }
}
