// The page's own words in the language of whoever one is.
import type page from '../../../../locales/en/page.json'
import { useStore } from './state/store.ts'

type Language = 'en' | 'de'
type Keys<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${Keys<Tree[Name]>}`
}[keyof Tree & string]

/** A key of `locales/en/page.json`; one that does not exist does not compile. */
export type Key = `page:${Keys<typeof page>}`
export type Words = (key: Key, slots?: Readonly<Record<string, string | number>>) => string

type Tree = { readonly [name: string]: string | Tree }
const trees = new Map<Language, Tree>()

/**
 * Fetches the words of both languages, which are small, so that a change of language never waits.
 * @throws TypeError when they cannot be fetched
 */
export async function fetchWords(): Promise<void> {
  const languages: readonly Language[] = ['en', 'de']
  await Promise.all(
    languages.map(async language => {
      trees.set(language, await (await fetch(`/words/${language}.json`)).json())
    }),
  )
}

/** @returns the language of ours that a locale of Discord's is nearest to */
export const languageOf = (locale: string): Language => (locale.startsWith('de') ? 'de' : 'en')

/** @returns the words for a reader with that locale */
export function wordsFor(locale: string): Words {
  const tree = trees.get(languageOf(locale)) ?? {}
  return (key, slots = {}) => {
    const names = key.replace('page:', '').split('.')
    const found = names.reduce<string | Tree | undefined>(
      (at, name) => (typeof at === 'object' ? at[name] : undefined),
      tree,
    )
    const text = typeof found === 'string' ? found : key
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(slots[name] ?? ''))
  }
}

/** The words for whoever one is; until the server has said who, for the language of the document. */
export function useWords(): Words {
  return wordsFor(useStore(state => state.world?.me.locale ?? document.documentElement.lang))
}
