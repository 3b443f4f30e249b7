// Checks that no text of ours has nine words in a row as a published text has them.
import { COMPLETE_LANGUAGES } from '../../language.ts'
import { runsOf } from '../published.ts'
import type { Fault, Sheets } from './sheets.ts'
import { texts } from './texts.ts'

/** @param published the hashes of what was read */
export function* onlyOwnWords(sheets: Sheets, published: ReadonlySet<string>): Generator<Fault> {
  if (published.size === 0) return
  for (const { sheet, path, text } of texts(sheets)) {
    for (const language of COMPLETE_LANGUAGES) {
      const copied = runsOf(text[language]).find(({ hash }) => published.has(hash))
      if (copied)
        yield sheet.fault('own words', [...path, language], `“${copied.run}” stands so in a published text`)
    }
  }
}
