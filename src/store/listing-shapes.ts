// Reads what a list shows of walkthroughs from database rows.
import { z } from 'zod'
import type { Listed, ListedResult } from './listing.ts'
import { begunFields, flagColumn, headFields, jsonColumn, nameShape, textOrNull } from './row-shapes.ts'
import type { Listing } from './walkthroughs.ts'

const listedName = z.object({ id: z.string(), name: nameShape.nullable(), player: textOrNull })
const listedResult: z.ZodType<ListedResult> = z.object({
  end: textOrNull,
  damage: z.int(),
  hits: z.array(z.object({ to: listedName, amount: z.int() })),
  moreHits: z.int(),
  fell: z.array(listedName),
  moreFell: z.int(),
  left: z.object({ remaining: z.int(), most: z.int() }).nullable(),
  shields: z.int(),
  winner: listedName.nullable(),
  threat: z.object({ placed: z.int(), now: z.int().nullable(), of: z.int().nullable() }).exactOptional(),
})
const listedNotice = z.object({
  kind: z.string(),
  pieces: z.array(listedName),
  unread: z.object({ edition: z.string(), clauses: z.array(z.string()) }).optional(),
})
const listed: z.ZodType<Listed> = z.object({
  attacker: listedName.nullable(),
  targets: z.array(listedName),
  more: z.int(),
  notices: z.array(listedNotice).optional(),
  result: listedResult.exactOptional(),
})
const listedColumn = jsonColumn(listed).nullable()

const listingRow = z.object({
  ...headFields,
  restsAt: z.int().nullable(),
  ending: textOrNull,
  hasEnded: flagColumn,
  listed: listedColumn,
  names: begunFields.names.nullable(),
  setUp: begunFields.setUp.nullable(),
})

export const listingShape: z.ZodType<Listing> = listingRow.transform(({ ending, names, setUp, ...one }) => ({
  ...one,
  state: stateOf(one, ending),
  begun: names && setUp && { names, setUp },
}))

function stateOf(
  { closed, listed }: Pick<Listing, 'closed' | 'listed'>,
  ending: string | null,
): Listing['state'] {
  if (!closed) return 'open'
  if (ending === 'over') return 'over'
  // What an older version closed counts as stopped, although it may be over.
  return ending !== 'manager' && listed ? 'stopped' : 'closed'
}

/** The column `listed` of a walkthrough. */
export const listedShape: z.ZodType<{ readonly listed: Listed | null }> = z.object({ listed: listedColumn })
