// The editions of Toll: what each says about what is no row.

/** Today's first. */
export const EDITION_IDS = ['2', '1'] as const
export type EditionId = (typeof EDITION_IDS)[number]

export type Edition = {
  readonly id: EditionId
  /** What the keeper asks. */
  readonly price: number
  /** What a raider takes who does not pay. */
  readonly loot: number
}

export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  '2': { id: '2', price: 3, loot: 5 },
  '1': { id: '1', price: 2, loot: 5 },
}
