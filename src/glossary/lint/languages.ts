// Both languages say it, each in its own words.
import { LANGUAGES, otherLanguage } from '../../language.ts'
import type { Fault, Sheets } from './lint.ts'
import { texts } from './texts.ts'

/** Little words that stand in almost every sentence of the one language and in none of the other. */
const TELLTALE = {
  en: /\b(the|and|with|after|their|which|its)\b/gi,
  de: /\b(der|und|nicht|wird|eine[nrms]?|dein[enrms]*|sich)\b/gi,
} as const

export function* languages(sheets: Sheets): Generator<Fault> {
  for (const { sheet, path, text, isSentence } of texts(sheets)) {
    if (!isSentence) continue
    if (text.en === text.de) {
      yield sheet.fault('language', path, 'English and German are the same')
      continue
    }
    for (const language of LANGUAGES) {
      const own = count(text[language], TELLTALE[language])
      const foreign = count(text[language], TELLTALE[otherLanguage(language)])
      if (foreign > own)
        yield sheet.fault('language', [...path, language], `this does not read like ${NAMES[language]}`)
    }
  }
}

const NAMES = { en: 'English', de: 'German' } as const
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
