// What is stored about one person, and how it is deleted.
import type { Listed } from './listing.ts'
import type { SeatOffer } from './seats.ts'
import type { UserSettings } from './settings.ts'
import type { Head, LogRow } from './walkthroughs.ts'

/** What is stored about one person: the settings, and the ids of all chapters of their tables. */
export type PersonalData = {
  readonly settings: UserSettings | null
  readonly walkthroughs: readonly string[]
  /** What is offered to the person, at which table. */
  readonly offers: readonly (Omit<SeatOffer, 'user'> & { readonly table: string })[]
}

/** What is stored about one person in a walkthrough, and nothing about others: their seats are blank. */
export type OwnShare = {
  readonly head: Head & { readonly listed: Listed | null }
  /** The person's own rows. */
  readonly rows: readonly LogRow[]
}

/** A part of the store. Every method may throw a StoreFault. */
export type PersonStore = {
  /** @throws StoreFault forgetting, while the person is being forgotten */
  readonly about: (user: string) => Promise<PersonalData>
  /** null: the walkthrough holds nothing of this person, or not any more. @throws StoreFault as `about` does */
  readonly share: (user: string, id: string) => Promise<OwnShare | null>
  /**
   * Begins to forget a person, in one write: from then on nothing of theirs is read, and nothing is written for them, until
   * all of it is deleted. Their settings, and the seats offered to them, are deleted at once.
   */
  readonly markForgotten: (user: string) => Promise<void>
  /**
   * Forgets a person, walkthrough by walkthrough, and resolves when nothing of theirs is left: deletes the private tables
   * without other participants, passes the lead of others to whoever of the seats took part last, or stops them if nobody
   * sits there, and blanks the person everywhere. The day's counts stay, under a hash that names nobody.
   */
  readonly forget: (user: string) => Promise<void>
  /** Forgets everybody whose deletion was begun, by whichever process, and has not come to its end. */
  readonly forgetMarked: () => Promise<void>
}
