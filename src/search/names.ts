// The names under which things can be looked up, folded once and kept in the forms that people type.
import type { Language } from '../language.ts'
import { compact, fold } from './fold.ts'

export type NameKind = 'title' | 'alias' | 'abbreviation'
export type Name = { readonly text: string; readonly kind: NameKind; readonly language: Language }

/** Something that can be looked up. A lower `rank` comes first where names are equal. */
export type Named<T> = { readonly thing: T; readonly rank: number; readonly names: readonly Name[] }

/** One folded form of one name. */
export type Form<T> = {
  readonly thing: T
  readonly rank: number
  readonly kind: NameKind
  readonly language: Language
  readonly folded: string
  readonly compact: string
  /** False for a form cut out of the name, such as the title without its brackets. */
  readonly isWhole: boolean
}

export function formsOf<T>(named: readonly Named<T>[]): Form<T>[] {
  return named.flatMap(({ thing, rank, names }) =>
    names.flatMap(({ text, kind, language }) =>
      spellings(text).map((folded, i) => ({
        thing,
        rank,
        kind,
        language,
        folded,
        compact: compact(folded),
        isWhole: i === 0,
      })),
    ),
  )
}

/** The whole name, the name without (…), without a last X, and each part between commas. */
function spellings(text: string): string[] {
  const bare = text.replaceAll(/\s*\([^)]*\)/g, '')
  const all = [text, bare, bare.replace(/\sX$/, ''), ...bare.split(',')]
  return [...new Set(all.map(fold).filter(folded => folded !== ''))]
}
