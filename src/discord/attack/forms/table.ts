// The table as every form needs it: the players and the cards in play. The faces of each game add to it.
import type { Scene } from '../../../walkthroughs/scene.ts'

/** A card in play. */
export type TablePiece = {
  readonly id: string
  readonly kind: string
  readonly player?: string | undefined
}

export type Table<P extends TablePiece = TablePiece> = {
  readonly players: readonly string[]
  /** The cards in play; the target and the attacker come first. */
  readonly pieces: readonly P[]
}

export type PieceOf<T extends Table> = T['pieces'][number]

/** Puts these ids first, each once, then all others; ids of cards that are not in play are left out. */
export const foremost = <P extends TablePiece>(pieces: readonly P[], first: readonly unknown[]): P[] => [
  ...first.flatMap((id, index) =>
    first.indexOf(id) === index ? pieces.filter(piece => piece.id === id) : [],
  ),
  ...pieces.filter(({ id }) => !first.includes(id)),
]

/** The first of prefix-1, prefix-2 … that the walkthrough does not contain yet, on the table or in its names. */
export function freeId({ walkthrough, played }: Scene, prefix: string): string {
  const { names, setUp } = walkthrough
  const taken = JSON.stringify([setUp, played.now, played.accepted])
  for (let number = 1; ; number++) {
    const id = `${prefix}-${number}`
    if (!Object.hasOwn(names, id) && !taken.includes(`"${id}"`)) return id
  }
}
