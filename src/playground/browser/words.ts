// The page's own words in the language of whoever one is.
import type page from '../../../locales/en/page.json'
import { useStore } from './state/store.ts'

type Keys<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Base<Name> : `${Name}.${Keys<Tree[Name]>}`
}[keyof Tree & string]
type Base<Name extends string> = Name extends `${infer Counted}_${'one' | 'other'}` ? Counted : Name

/** A key of `locales/en/page.json`; one that does not exist does not compile. */
export type Key = `page:${Keys<typeof page>}`
export type Words = (key: Key, slots?: Readonly<Record<string, string | number>>) => string

type Tree = { readonly [name: string]: string | Tree }
/** What is fetched for each language of the bot: its own name, Discord's locales for it, and its words. */
type Said = { readonly language: string; readonly locales: readonly string[]; readonly words: Tree }

let all: readonly Said[] = []

/**
 * Fetches the words of all languages, which are small, so that a change of language never waits.
 * @throws TypeError when they cannot be fetched
 */
export async function fetchWords(): Promise<void> {
  all = await (await fetch('/words.json')).json()
}

/** English comes first, and stands in for what is missing. */
const said = (locale: string): Said | undefined =>
  all.find(({ language, locales }) => language === locale || locales.includes(locale)) ?? all[0]

/** @returns the first language that a reader with that locale does not read the page in */
export const otherLanguage = (locale: string): string | undefined =>
  all.find(one => one !== said(locale))?.language

/** @returns the words for a reader with that locale */
export function wordsFor(locale: string): Words {
  const own = said(locale)
  const english = all[0]
  return (key, slots = {}) => {
    const names = key.replace('page:', '').split('.')
    const found = own && textIn(own, names, slots.count)
    const instead = english && textIn(english, names, slots.count)
    const text = found ?? (instead === undefined ? key : `(${english?.language.toUpperCase()}) ${instead}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(slots[name] ?? ''))
  }
}

/** The text itself, or its plural form for a count. */
function textIn({ language, words }: Said, names: readonly string[], count: unknown): string | undefined {
  const form = typeof count === 'number' ? `_${new Intl.PluralRules(language).select(count)}` : ''
  const last = names.at(-1) ?? ''
  const group = names
    .slice(0, -1)
    .reduce<Tree>((at, name) => (typeof at[name] === 'object' ? at[name] : {}), words)
  const text = group[`${last}${form}`] ?? group[last]
  return typeof text === 'string' ? text : undefined
}

/** The words for whoever one is; until the server has said who, for the language of the document. */
export function useWords(): Words {
  return wordsFor(useStore(state => state.world?.me.locale ?? document.documentElement.lang))
}
