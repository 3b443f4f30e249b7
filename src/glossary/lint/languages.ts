// Checks that English and German differ, and that each text is in its own language.
import { COMPLETE_LANGUAGES } from '../../language.ts'
import type { Fault, Sheets } from './sheets.ts'
import { texts } from './texts.ts'

/** Little words of almost every sentence in one language that never stand in the other. */
const TELLTALE = {
  en: /\b(the|and|with|after|their|which|its)\b/gi,
  de: /\b(der|und|nicht|wird|eine[nrms]?|dein[enrms]*|sich)\b/gi,
} as const

export function* languages(sheets: Sheets): Generator<Fault> {
  for (const { sheet, path, text: whole, ownWords: text = whole, isSentence } of texts(sheets)) {
    if (!isSentence) continue
    if (text.en === text.de) {
      yield sheet.fault('language', path, 'English and German are the same')
      continue
    }
    for (const language of COMPLETE_LANGUAGES) {
      const told = COMPLETE_LANGUAGES.map(one => ({ one, count: count(text[language], TELLTALE[one]) }))
      const own = told.find(({ one }) => one === language)?.count ?? 0
      if (told.some(foreign => foreign.count > own))
        yield sheet.fault('language', [...path, language], `this does not read like ${NAMES[language]}`)
    }
  }
}

const NAMES = { en: 'English', de: 'German' } as const
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
