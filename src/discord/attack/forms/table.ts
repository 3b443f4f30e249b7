// The table as a form needs it: players, and the cards in play, as the engine says they are now.
import type { PieceGiven as GundamPiece } from '../../../games/gundam/pieces.ts'
import type { PieceGiven as MarvelPiece } from '../../../games/marvel-champions/pieces.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'

/** A card in play, of either game. */
export type TablePiece = Pick<MarvelPiece | GundamPiece, 'id' | 'kind' | 'player'> & {
  readonly keywords?: readonly string[] | undefined
} & Partial<Omit<MarvelPiece, 'id' | 'kind' | 'player' | 'keywords'>> &
  Partial<Omit<GundamPiece, 'id' | 'kind' | 'player' | 'keywords'>>

export type Table = {
  readonly game: 'marvel-champions' | 'gundam'
  readonly isEnemyAttack: boolean
  readonly players: readonly string[]
  /** In play; those that the attack is about come first. */
  readonly pieces: readonly TablePiece[]
  readonly defended: boolean
  /** Gundam: whose turn it is, who is attacked, and the Shields of the latter as far as they are known. */
  readonly active: string | null
  readonly standby: string | null
  readonly shields: number | null
}

type Facts = Readonly<Record<string, unknown>>

/** The table of a scene; null if there is none any more: the set-up is refused, or a player has lost the game. */
export function tableOf({ walkthrough, played }: Scene): Table | null {
  const now = played.now as Facts | null
  const table = now?.table as Facts | null | undefined
  if (!now || !table) return null
  const active = (table.activePlayer as string | undefined) ?? null
  const standby = (table.standbyPlayer as string | undefined) ?? null
  return {
    game: walkthrough.flow.startsWith('gundam/') ? 'gundam' : 'marvel-champions',
    isEnemyAttack: walkthrough.flow === 'marvel-champions/enemy-attack',
    players: (table.players as string[] | undefined) ?? [active ?? '', standby ?? ''],
    pieces: foremost(table.pieces as TablePiece[], [...partsIn(now), walkthrough.setUp.attacker]),
    defended: Array.isArray(now.defended) && now.defended.length > 0,
    active,
    standby,
    shields: (table.shields as number | undefined) ?? null,
  }
}

/** The target of the attack and who made it, as far as the game's outcome names them. */
function partsIn({ target, attacker }: Facts): unknown[] {
  const at = target as { character?: string; unit?: string } | null | undefined
  return [at?.character ?? at?.unit, attacker]
}

const foremost = (pieces: readonly TablePiece[], first: readonly unknown[]): TablePiece[] => [
  ...first.flatMap((id, index) =>
    first.indexOf(id) === index ? pieces.filter(piece => piece.id === id) : [],
  ),
  ...pieces.filter(({ id }) => !first.includes(id)),
]

/** Exhausted in the one game, rested in the other. */
export const isSpent = ({ ready, rested }: TablePiece): boolean => ready === false || rested === true

/** The first id of these that nothing is called yet, in play or not: ally-1, ally-2 … */
export function freeId(scene: Scene, prefix: string): string {
  const { names, setUp } = scene.walkthrough
  const now = scene.played.now as Facts | null
  const taken = JSON.stringify([setUp, now, scene.played.accepted])
  for (let number = 1; ; number++) {
    const id = `${prefix}-${number}`
    if (!Object.hasOwn(names, id) && !taken.includes(`"${id}"`)) return id
  }
}
