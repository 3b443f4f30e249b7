// How many walkthroughs there may be of one person and in one server.
type PerWhom = { readonly person: number; readonly server: number }

/** How many there may be: open at once, and begun on one day. Private ones count against the person alone. */
export type Most = { readonly open: PerWhom; readonly aDay: PerWhom }

/** The limit that has been reached. */
export type Reached = {
  readonly limit: keyof Most
  readonly of: keyof PerWhom
  readonly most: number
}
