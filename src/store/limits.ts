// Types for the limits on walkthroughs per person and per server.
type PerWhom = { readonly person: number; readonly server: number }

/** The most walkthroughs open at once and begun on one day. Private ones count against the person alone. */
export type Most = { readonly open: PerWhom; readonly aDay: PerWhom }

/** The limit that has been reached. */
export type Reached = {
  readonly limit: keyof Most
  readonly of: keyof PerWhom
  readonly most: number
}
