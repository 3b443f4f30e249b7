// The types that a game supplies to the engine. The engine names no game.

/** Data that can be stored and compared: no functions, classes or cycles. */
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
  /** The table of the game, with the record of the edition that is played. */
  state: { readonly edition: { readonly id: string } }
  row: string
  /** The names of the rulebook's headings, which group the rows. */
  heading: string
  clause: string
  effect: { kind: string }
  moment: { on: string }
  trigger: { on: string }
  /** The events of the game: a closed union, told apart by `type`. */
  event: Told<string, string> & Facts
  /** The questions of rows and inquiries by their name, each with its facts. */
  questions: { readonly [name: string]: { readonly about?: Facts } }
  /** The facts that each inquiry and each duty needs when its turn comes. */
  inquiries: { readonly [name: string]: object }
  duties: { readonly [name: string]: object }
  /** The facts that a choice carries. */
  choice: Facts
  /** The codes of the game's refusals, and the details that go with them. */
  problem: string
  details: Facts
}

/** The fields of every event: its type, the clause that demands it, and a ruling where one decides. */
export type Told<T extends string, Clause extends string> = {
  readonly type: T
  readonly clause: Clause
  readonly ruling?: string
}

/** A question that carries no facts. */
export type Bare = { readonly about?: never }
