// The names under which things can be looked up, folded once and kept in the forms that people type.
import type { Language } from '../language.ts'
import { compact, fold } from './fold.ts'

export type NameKind = 'title' | 'alias' | 'abbreviation'
/** `language` is null for a name that is the same in all of them. */
export type Name = { readonly text: string; readonly kind: NameKind; readonly language: Language | null }

/** Something that can be looked up. A lower `rank` comes first where names are equal. */
export type Named<T> = { readonly thing: T; readonly rank: number; readonly names: readonly Name[] }

/** One folded form of one name. */
export type Form<T> = {
  readonly thing: T
  readonly rank: number
  readonly kind: NameKind
  readonly language: Language | null
  readonly folded: string
  readonly compact: string
  /** False for a form cut out of the name, such as a part between commas. */
  readonly isWhole: boolean
}

export function formsOf<T>(named: readonly Named<T>[]): Form<T>[] {
  return named.flatMap(({ thing, rank, names }) =>
    names.flatMap(({ text, kind, language }) =>
      spellings(text).map(({ folded, isWhole }) => ({
        thing,
        rank,
        kind,
        language,
        folded,
        compact: compact(folded),
        isWhole,
      })),
    ),
  )
}

/** The whole name with and without (…), without a last X, and each part between commas. */
function spellings(text: string): { folded: string; isWhole: boolean }[] {
  const bare = text.replaceAll(/\s*\([^)]*\)/g, '')
  const wholes = [...new Set([text, bare].map(fold))]
  const parts = [...new Set([bare.replace(/\sX$/, ''), ...bare.split(',')].map(fold))]
  return [
    ...wholes.map(folded => ({ folded, isWhole: true })),
    ...parts.filter(folded => !wholes.includes(folded)).map(folded => ({ folded, isWhole: false })),
  ].filter(({ folded }) => folded !== '')
}
