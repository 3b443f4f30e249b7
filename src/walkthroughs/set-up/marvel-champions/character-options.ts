// What is given of a character, and what it becomes.
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { CharacterGiven, Keyword } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { Said } from '../../../language.ts'
import type { Placed } from '../pieces.ts'

/** The given values of a character. A value that is left out comes from its card, or stays unknown. */
export type CharacterOptions = {
  /** A choice of the autocomplete, the name of a card, or any name. */
  readonly name: string
  readonly atk?: number | undefined
  readonly def?: number | undefined
  readonly sch?: number | undefined
  readonly thw?: number | undefined
  /** Its maximum. */
  readonly hitPoints?: number | undefined
  /** The damage on it; or instead, in `left`, the hit points that are left. */
  readonly damage?: number | undefined
  readonly left?: number | undefined
  readonly exhausted?: boolean | undefined
  readonly tough?: number | undefined
  readonly stunned?: boolean | undefined
  readonly confused?: boolean | undefined
  readonly retaliate?: number | undefined
  readonly consequential?: number | undefined
  readonly keywords?: readonly Keyword[] | undefined
}

/** A character at its place; `isHere`: the table had it already. */
export type PlacedCharacter = Placed<CharacterGiven, MarvelCard> & {
  readonly isHere?: true
  /** The names of both forms of an identity whose form a command has changed. */
  readonly forms?: readonly (readonly [form: CharacterGiven['kind'], name: Said])[]
}
