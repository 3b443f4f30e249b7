// The table as every form needs it: players, and the cards in play. What a game knows besides, its own face sees.
import type { Scene } from '../../../walkthroughs/scene.ts'

/** A card in play. */
export type TablePiece = {
  readonly id: string
  readonly kind: string
  readonly player?: string | undefined
}

export type Table<P extends TablePiece = TablePiece> = {
  readonly players: readonly string[]
  /** In play; those that the attack is about come first. */
  readonly pieces: readonly P[]
}

export type PieceOf<T extends Table> = T['pieces'][number]

/** These cards first, each once, then all others. What is no card in play is left out. */
export const foremost = <P extends TablePiece>(pieces: readonly P[], first: readonly unknown[]): P[] => [
  ...first.flatMap((id, index) =>
    first.indexOf(id) === index ? pieces.filter(piece => piece.id === id) : [],
  ),
  ...pieces.filter(({ id }) => !first.includes(id)),
]

/** The first id of these that nothing is called yet, in play or not: ally-1, ally-2 … */
export function freeId({ walkthrough, played }: Scene, prefix: string): string {
  const { names, setUp } = walkthrough
  const taken = JSON.stringify([setUp, played.now, played.accepted])
  for (let number = 1; ; number++) {
    const id = `${prefix}-${number}`
    if (!Object.hasOwn(names, id) && !taken.includes(`"${id}"`)) return id
  }
}
