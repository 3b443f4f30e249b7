// Checks that texts can be read aloud at the table: no sentence and no clause is too long.
import { COMPLETE_LANGUAGES } from '../../language.ts'
import type { Fault, Sheets } from './sheets.ts'
import { texts } from './texts.ts'

const SENTENCE_WORDS = 40
const CLAUSE_LENGTH = 450

export function* reading(sheets: Sheets): Generator<Fault> {
  for (const { sheet, path, text, isSentence } of texts(sheets)) {
    if (!isSentence) continue
    for (const language of COMPLETE_LANGUAGES) {
      const words = longestSentence(text[language])
      if (words > SENTENCE_WORDS)
        yield sheet.fault(
          'reading',
          [...path, language],
          `a sentence of ${words} words: at most ${SENTENCE_WORDS}`,
        )
      if (text[language].length > CLAUSE_LENGTH)
        yield sheet.fault(
          'reading',
          [...path, language],
          `${text[language].length} characters: at most ${CLAUSE_LENGTH}, cut it in two`,
        )
    }
  }
}

/** Ends a sentence. Each point of a numbered list counts as a sentence. */
const END = /[.?](?=\s|$)|[:;] \(\d+\)/

const longestSentence = (text: string): number =>
  Math.max(...text.split(END).map(sentence => sentence.split(/\s+/).filter(Boolean).length))
