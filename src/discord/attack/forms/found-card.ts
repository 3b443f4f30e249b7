// Looking up a card whose name somebody typed. Who knows the cards is not the forms' matter: the lookup is passed in.
import type { Game, Problem } from '../../../engine/types.ts'
import type { Said } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { wrong } from './result.ts'
import { freeId } from './table.ts'

/** What kind of card is meant. */
export type Wanted = 'ally' | 'hero' | 'enemy' | 'unit' | 'base' | 'boost' | 'shield'

export type FoundCard = {
  /** Looked up, it finds this very card again; nobody types it by chance. At most 100 characters. */
  readonly value: string
  readonly name: Said
  /** What tells it from others of that name, in the reader's language. */
  readonly label: string
  /** Its numbers and keywords, as a set-up would have them. */
  readonly piece: Readonly<Record<string, unknown>>
  /** Its boost icons (null: not a plain number), and whether a star is among them; null: it is no boost card. */
  readonly boost: { readonly icons: number | null; readonly star: boolean } | null
}

/** One card: it is the one that is meant. Several: any of them may be, the nearest first. None: nothing is called so. */
export type FindCards = (query: string, wanted: Wanted) => readonly FoundCard[]

export type LookedUp =
  | { readonly card: FoundCard | null }
  | { readonly candidates: readonly FoundCard[] }
  | { readonly problem: Problem<Game> }

/** The card of this name; null if no name was typed. */
export function lookUp(typed: string, wanted: Wanted, find: FindCards): LookedUp {
  if (typed === '') return { card: null }
  const found = find(typed, wanted)
  const [only] = found
  if (!only) return wrong('noSuchCard', { typed })
  return found.length === 1 ? { card: only } : { candidates: found }
}

/**
 * The card of an answer, if there is anything to say of it. It goes by an id, because what it is called is not the
 * same in both languages, and may be anything.
 */
export function playedAs(
  card: FoundCard | null,
  effects: readonly unknown[],
  scene: Scene,
): { card: { card?: object }; names: Readonly<Record<string, Said>> } {
  const id = card && freeId(scene, 'card')
  if (!id && effects.length === 0) return { card: {}, names: {} }
  return {
    card: { card: { ...(id && { name: id }), ...(effects.length > 0 && { effects }) } },
    names: card && id ? { [id]: card.name } : {},
  }
}
