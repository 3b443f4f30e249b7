// What a game is to the engine: the types that it is made up of. No game is known here.

/** What may be kept, stored and compared: data without functions, classes or cycles. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined }
export type Facts = { readonly [key: string]: Plain | undefined }

/** The types that make up one game. Every part of the engine is generic over them. */
export type Game = {
  /** What is at the table, and what the edition it is played by says. */
  state: { readonly edition: { readonly id: string } }
  row: string
  /** Under which the rulebook gathers rows. */
  heading: string
  clause: string
  effect: { kind: string }
  moment: { on: string }
  trigger: { on: string }
  /** What its rows, effects and rules tell: a closed union, told apart by `type`. */
  event: Told<string, string> & Facts
  /** What its rows and inquiries ask, by the name of the question, and what each says about itself. */
  questions: { readonly [name: string]: { readonly about?: Facts } }
  /** What its inquiries and its duties need to know when their turn comes. */
  inquiries: { readonly [name: string]: object }
  duties: { readonly [name: string]: object }
  /** What its choices say about themselves. */
  choice: Facts
  /** Why something is against its rules, and what a refusal then names. */
  problem: string
  details: Facts
}

/** The beginning of every event: what it is, and the one clause, with a ruling where one decides, that says so. */
export type Told<T extends string, Clause extends string> = {
  readonly type: T
  readonly clause: Clause
  readonly ruling?: string
}

/** A question that says nothing about itself but its name. */
export type Bare = { readonly about?: never }
