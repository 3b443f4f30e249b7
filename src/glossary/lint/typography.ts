// Checks that quotation marks are those of the language, and that no text contains markup.
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../language.ts'
import type { Fault, Sheets } from './sheets.ts'
import { texts } from './texts.ts'

const QUOTES = { en: { open: '“', close: '”' }, de: { open: '„', close: '“' } } as const
const FOREIGN = { en: /["„«»]/, de: /["”«»]/ } as const
const MARKUP = /[*_`~|#\\]|<[@#:/]|@everyone|@here|^>|\s{2,}|\]\(|https?:/

export function* typography(sheets: Sheets): Generator<Fault> {
  for (const { sheet, path, text } of texts(sheets)) {
    for (const language of COMPLETE_LANGUAGES) {
      const message = faultIn(text[language], language)
      if (message) yield sheet.fault('typography', [...path, language], message)
    }
  }
}

function faultIn(text: string, language: CompleteLanguage): string | null {
  if (text.includes("'")) return "an apostrophe is ’, not '"
  const { open, close } = QUOTES[language]
  const foreign = FOREIGN[language].exec(text)
  if (foreign) return `quotation marks are ${open}…${close} here, not ${foreign[0]}`
  if (count(text, open) !== count(text, close))
    return `a quotation mark ${open}…${close} is not closed or not opened`
  const markup = MARKUP.exec(text)
  return markup ? `“${markup[0]}” is markup: write plain sentences` : null
}

const count = (text: string, mark: string): number => text.split(mark).length - 1
