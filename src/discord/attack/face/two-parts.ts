// A text of two parts, with “Then” or “If you do” between them: what the first one says, while the second is asked for.

/** What stands between the two parts of a text. */
export const PART_LINKS = ['then', 'ifYouDo'] as const
export type PartLink = (typeof PART_LINKS)[number]

/** Stands before a link in a select: a second part follows. */
export const FIRST_PART = '+'

/** The first part, as a custom id holds it: the values of its fields, each empty if it has none. */
export type FirstPart = {
  readonly link: PartLink
  readonly what: string
  readonly number: string
  readonly whom: string
}
