// What an enemy's scheme has of its own.

export type EnemySchemeOwn = {
  /** The scheme on which its threat goes; null: the main scheme, which nobody has named, or of several none yet. */
  scheme: string | null
  /** What happens instead of scheming; then it has not schemed. */
  instead: 'attacks' | 'nothing' | null
  stage: SchemeStage
  /** The threat that it has placed on that scheme, and the threat that was prevented. */
  placed: number
  prevented: number
}

/** How far a scheme has come. */
export type SchemeStage =
  | { readonly name: 'before threat' | 'placing' | 'placed' }
  | { readonly name: 'ended early'; readonly why: 'effect' | 'schemer gone' }
