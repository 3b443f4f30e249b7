// Gives the bot's words in a language. No other file uses i18next.
import i18next from 'i18next'
import { FALLBACK, isComplete, LANGUAGES, type Language, marked } from '../language.ts'
import { type LocaleWords, resourcesOf, type Tree } from './resources.ts'
import { FORMS, inForm } from './unnamed.ts'

type Leaf<Words, Path extends string> = {
  [Name in keyof Words & string]: Words[Name] extends string
    ? `${Path}${Name}`
    : Leaf<Words[Name], `${Path}${Name}.`>
}[keyof Words & string]

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Counted<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : never
type Plain<Key extends string> = Key extends `${string}_${PluralForm}` ? never : Key

/** The keys of one namespace, for typing tables of keys. Plural forms are one key. */
export type KeyIn<Namespace extends keyof LocaleWords> =
  | Counted<Leaf<LocaleWords[Namespace], `${Namespace}:`>>
  | Plain<Leaf<LocaleWords[Namespace], `${Namespace}:`>>

type Key = { [Namespace in keyof LocaleWords]: KeyIn<Namespace> }[keyof LocaleWords]
type CountedKey = {
  [Namespace in keyof LocaleWords]: Counted<Leaf<LocaleWords[Namespace], `${Namespace}:`>>
}[keyof LocaleWords]

/** The values for a sentence; `count` and `context` also choose its form. */
type Slots = { readonly context?: string | undefined; readonly [name: string]: unknown }

/**
 * Translates for one reader: `t('rule:share')`. An unknown key does not compile, nor does a key with plural forms
 * without a `count`.
 */
export type Translate = <One extends Key>(
  key: One,
  ...slots: [One & CountedKey] extends [never] ? [Slots?] : [Slots & { readonly count: number }]
) => string

const loaded = Object.fromEntries(LANGUAGES.map(language => [language, resourcesOf(language)]))
const english = loaded[FALLBACK] ?? {}

/** The English words by their keys; each plural form has its own. */
const texts = new Map<string, string>()
const PLURAL = /_(zero|one|two|few|many|other)$/
function gather(tree: Tree, path: string): void {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(`${path}${name}`, value)
    else gather(value, `${path}${name}.`)
  }
}
for (const [namespace, tree] of Object.entries(english)) gather(tree, `${namespace}:`)
const keys: ReadonlySet<string> = new Set([...texts.keys()].map(key => key.replace(PLURAL, '')))

/** Whether there are words for a key that the caller has assembled. */
export const hasWords = <One extends string>(key: One): key is One & Key => keys.has(key)

/** The names of the slots in a sentence. */
export const slotsOf = (key: Key): readonly string[] =>
  [...(texts.get(key) ?? '').matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map(([, name = '']) => name)

const instance = i18next.createInstance()
instance.init({
  resources: loaded,
  lng: FALLBACK,
  fallbackLng: FALLBACK,
  ns: Object.keys(english),
  defaultNS: false,
  initAsync: false,
  interpolation: { escapeValue: false },
})

for (const form of FORMS)
  instance.services.formatter?.add(form, (names, language) =>
    inForm(String(names), form, wordsIn(language as Language)),
  )

type Template = { readonly text: string; readonly isOwn: boolean }

/**
 * Builds the translate function of a language. Words never change, and a board needs dozens of them, so i18next chooses
 * each form of a sentence once, and later calls only fill its slots.
 * @param standIn alters an English text that replaces a missing one
 */
function translator(language: Language, standIn: (text: string) => string): Translate {
  const chosen = new Map<string, Map<string, Template>>()
  const look = instance.getFixedT(language)
  const { interpolator } = instance.services
  const formOf = formIn(language)
  const choose = (key: string, { count, context }: Slots): Template => {
    const nuance = { ...(typeof count === 'number' && { count }), ...(context && { context }) }
    const found = look(key, { ...nuance, skipInterpolation: true, returnDetails: true })
    return { text: found.res, isOwn: found.usedLng === language }
  }
  const templateOf = (key: string, slots: Slots): Template => {
    const form = formOf(slots)
    const before = chosen.get(key)?.get(form)
    if (before) return before
    const template = choose(key, slots)
    chosen.set(key, (chosen.get(key) ?? new Map<string, Template>()).set(form, template))
    return template
  }
  return (key, slots?: Slots) => {
    const { text, isOwn } = templateOf(key, slots ?? NONE)
    const filled = slots ? interpolator.interpolate(text, slots, language, NONE) : text
    return isOwn ? filled : standIn(filled)
  }
}

const NONE = {}

/** Returns the part of the slots that chooses the form. An incomplete language also uses the plural rules of English. */
function formIn(language: Language): (slots: Slots) => string {
  const rules = (isComplete(language) ? [language] : [language, FALLBACK]).map(
    one => new Intl.PluralRules(one),
  )
  const plural = (count: unknown): string => {
    if (typeof count !== 'number' || Number.isNaN(count)) return ''
    return count === 0 ? 'zero' : rules.map(rule => rule.select(count)).join()
  }
  return ({ count, context }) => (context ? `${plural(count)} ${context}` : plural(count))
}

const inEach = (standIn: (text: string) => string): ReadonlyMap<Language, Translate> =>
  new Map(LANGUAGES.map(language => [language, translator(language, standIn)]))
const IN = { marked: inEach(marked), unmarked: inEach(text => text) }

/**
 * The translate function of a language. English replaces missing words.
 * @param fallback whether that English is marked; names of commands take no mark
 */
export function wordsIn(language: Language, fallback: keyof typeof IN = 'marked'): Translate {
  const words = IN[fallback].get(language)
  if (!words) throw new Error(`${language} is no language of the list`)
  return words
}
