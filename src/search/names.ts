// Folds the names of things once, and adds the forms in which people type them.
import type { Language } from '../language.ts'
import { compact, fold } from './words/fold.ts'

export type NameKind = 'title' | 'alias' | 'abbreviation'
/** `language` is null for a name that is the same in all of them. */
export type Name = { readonly text: string; readonly kind: NameKind; readonly language: Language | null }

/** Things with this rank or a higher one are what others have: of names with the same word theirs come later. */
export const BELONGINGS = 100_000

/** A thing with its names. At equal names the lower `rank` comes first. */
export type Named<T> = { readonly thing: T; readonly rank: number; readonly names: readonly Name[] }

/** One folded form of one name; `text` is the name as given, or the part of it that this form is. */
export type NameForm<T> = Name & {
  readonly thing: T
  readonly rank: number
  readonly folded: string
  readonly compact: string
  /** False for a form cut out of the name, such as a part between commas. */
  readonly isWhole: boolean
}

export function nameForms<T>(named: readonly Named<T>[]): NameForm<T>[] {
  return named.flatMap(({ thing, rank, names }) =>
    names.flatMap(({ text: whole, kind, language }) =>
      [...Map.groupBy(spellings(whole), fold)].flatMap(([folded, [text]]) =>
        folded && text !== undefined
          ? { thing, rank, kind, language, text, folded, compact: compact(folded), isWhole: text === whole }
          : [],
      ),
    ),
  )
}

/** The whole name, and what is cut out of it: without (…), without a last X, and each part between commas. */
function spellings(text: string): string[] {
  const bare = text.replaceAll(/ ?\([^()]*\)/g, '')
  return [text, bare, bare.replace(/\sX$/, ''), ...bare.split(',')]
}

export const KIND_ORDER: Readonly<Record<NameKind, number>> = { title: 0, alias: 1, abbreviation: 2 }

/** Whether the name is one of this language. */
export const isIn = ({ language }: NameForm<unknown>, reader: Language): boolean =>
  language === reader || language === null
