// Lists the clauses that the flows of Marvel Champions cite. A misspelt id does not compile.
import { citing, clausesOf } from '../citing.ts'

export const CLAUSES = clausesOf(
  'MC-EA 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30',
  'MC-EA 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55',
  'MC-PA 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27',
  'MC-DF 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30',
  'MC-DF 31 32 33 34 35 36 37 38',
  'MC-DE 01 02 03 05 06 07 08 09 10 11 13 14',
)

export type Clause = (typeof CLAUSES)[number]

/** Reads citations: `cite('MC-EA 04 02, MC-DF 14')`. */
export const cite = citing(CLAUSES)
