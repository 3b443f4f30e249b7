// What beginning, adding a row and opening again have in common.
import { overtakenIn, type Save, saverIn } from './appending.ts'
import type { Driver } from './driver.ts'
import type { Keys } from './limits.ts'
import { type WalkthroughReader, walkthroughReader } from './reader.ts'

export type StoreParts = ReturnType<typeof storeParts>

/** @param adderIn makes what adds the rows of a press to a log */
export function storeParts(
  { sql }: Driver,
  keyOf: Keys,
  adderIn: (keyOf: Keys, reader: WalkthroughReader) => Save,
) {
  const reader = walkthroughReader(sql)
  const save = saverIn(sql, reader, adderIn(keyOf, reader))
  return { reader, keyOf, save, overtaken: overtakenIn(sql, reader) }
}
