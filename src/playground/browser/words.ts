// Words the page in its persona's language.
import type page from '../../../locales/en/page.json'
import { useStore } from './state/store.ts'

type Keys<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Base<Name> : `${Name}.${Keys<Tree[Name]>}`
}[keyof Tree & string]
type Base<Name extends string> = Name extends `${infer Counted}_${'one' | 'other'}` ? Counted : Name

/** A key of `locales/en/page.json`; an unknown key does not compile. */
export type Key = `page:${Keys<typeof page>}`
export type PageWords = (key: Key, slots?: Readonly<Record<string, string | number>>) => string

type Tree = { readonly [name: string]: string | Tree }
/** One language of the bot as it is fetched: its name, Discord's locales for it, and its words. */
type Said = { readonly language: string; readonly locales: readonly string[]; readonly words: Tree }

let all: readonly Said[] = []

/** Gives the version of the program, as the document names it. */
export const version = (): string => document.documentElement.dataset.version ?? ''

/**
 * Fetches the words of all languages, which are small, so that a change of persona never waits.
 * @throws TypeError when the request fails
 */
export async function fetchWords(): Promise<void> {
  all = await (await fetch('/words.json')).json()
}

/** Finds the language of a locale; English, the first one, is the default. */
const said = (locale: string): Said | undefined =>
  all.find(({ language, locales }) => language === locale || locales.includes(locale)) ?? all[0]

/** @returns the first language other than the one in which a reader with that locale reads the page */
export const otherLanguage = (locale: string): string | undefined =>
  all.find(one => one !== said(locale))?.language

/** @returns the words for a reader with that locale */
export function wordsFor(locale: string): PageWords {
  const own = said(locale)
  const english = all[0]
  return (key, slots = {}) => {
    const names = namesIn(key)
    const found = own && textIn(own, names, slots.count)
    const instead = english && textIn(english, names, slots.count)
    const text = found ?? (instead === undefined ? key : `(${english?.language.toUpperCase()}) ${instead}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(slots[name] ?? ''))
  }
}

/** @returns a text in every language that has it */
export const inAllLanguages = (key: Key): readonly string[] =>
  all.flatMap(one => textIn(one, namesIn(key), undefined) ?? [])

const namesIn = (key: Key): readonly string[] => key.replace('page:', '').split('.')

/** Finds a text, or its plural form for a count. */
function textIn({ language, words }: Said, names: readonly string[], count: unknown): string | undefined {
  const form = typeof count === 'number' ? `_${new Intl.PluralRules(language).select(count)}` : ''
  const last = names.at(-1) ?? ''
  const group = names
    .slice(0, -1)
    .reduce<Tree>((at, name) => (typeof at[name] === 'object' ? at[name] : {}), words)
  const text = group[`${last}${form}`] ?? group[last]
  return typeof text === 'string' ? text : undefined
}

/** Gives the words of the current persona; before the world arrives, those of the document's language. */
export function useWords(): PageWords {
  return wordsFor(useStore(state => state.world?.me.locale ?? document.documentElement.lang))
}
