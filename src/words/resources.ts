// Reads the bot's own words from `locales`: a folder for each language, in it a file for each namespace.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../language.ts'

/** The one list of all namespaces with their words. TypeScript knows every key from the English files. */
export type LocaleWords = {
  readonly about: typeof import('../../locales/en/about.json')
  readonly asked: typeof import('../../locales/en/asked.json')
  readonly attack: typeof import('../../locales/en/attack.json')
  readonly board: typeof import('../../locales/en/board.json')
  readonly card: typeof import('../../locales/en/card.json')
  readonly cards: typeof import('../../locales/en/cards.json')
  readonly commands: typeof import('../../locales/en/commands.json')
  readonly doctor: typeof import('../../locales/en/doctor.json')
  readonly find: typeof import('../../locales/en/find.json')
  readonly forms: typeof import('../../locales/en/forms.json')
  readonly help: typeof import('../../locales/en/help.json')
  readonly page: typeof import('../../locales/en/page.json')
  readonly playground: typeof import('../../locales/en/playground.json')
  readonly problems: typeof import('../../locales/en/problems.json')
  readonly resolve: typeof import('../../locales/en/resolve.json')
  readonly rule: typeof import('../../locales/en/rule.json')
  readonly settings: typeof import('../../locales/en/settings.json')
  readonly story: typeof import('../../locales/en/story.json')
  readonly terminal: typeof import('../../locales/en/terminal.json')
  readonly walkthroughs: typeof import('../../locales/en/walkthroughs.json')
}

/** Words, by the parts of their keys. */
export type Tree = { readonly [name: string]: string | Tree }

export const LOCALES = join(import.meta.dirname, '../../locales')

/** The words of a language by namespace; an incomplete language may lack some, or all. */
export function resourcesOf(language: Language): Readonly<Record<string, Tree>> {
  const folder = join(LOCALES, language)
  const files = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.json')) : []
  return Object.fromEntries(
    files.map(file => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}
