// What is kept for a server as a whole.

/** The number of open walkthroughs in a server: shared, private, and those of both kinds without recent use. */
export type OpenIn = { readonly shared: number; readonly private: number; readonly idle: number }

/** A part of the store. Every method may throw a StoreFault. */
export type ServerStore = {
  readonly countOpen: () => Promise<number>
  /** The number of open walkthroughs in a server; idle ones were last touched before `idle`. */
  readonly openIn: (guild: string, idle: number) => Promise<OpenIn>
  /**
   * Closes, as its manager, walkthroughs of a server that were last touched before `idle`, so many in one write, and returns
   * their number; 0: there are none.
   */
  readonly closeIn: (guild: string, idle: number) => Promise<number>
  /**
   * Whether something that a server is told once is told by this teller: by the first that asks, whenever it asks, and by
   * no other. Deleted with the other data of the server.
   */
  readonly tellsOnce: (guild: string, what: string, teller: string) => Promise<boolean>
  /** Notes that the bot has left a server (or, with null, is back in it). A repeated call keeps the first time. */
  readonly left: (guild: string, at: number | null) => Promise<void>
  /** The servers that the store has data for, and since when the bot has been absent (null: it is present). */
  readonly guilds: () => Promise<readonly { readonly guild: string; readonly left: number | null }[]>
}
