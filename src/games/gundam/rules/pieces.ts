// The Units and Bases on the table: their values.
import {
  type Color,
  type Constant,
  HIGHEST_VALUE,
  type Keyword,
  type NumberedKeyword,
  type PieceGiven,
} from '../vocabulary/pieces.ts'

/** A Pilot as its Unit has it: whether it links, what it adds, and what its card says of it. */
type Pilot = Readonly<{
  links: boolean
  code?: string | undefined
  ap: number
  hp: number
  traits?: readonly string[] | undefined
  color?: Color | undefined
  readCard?: true | undefined
}>

/** The field for the number of a keyword. */
export const NUMBER_OF = { Breach: 'breach', Repair: 'repair' } as const satisfies Record<
  NumberedKeyword,
  string
>

/** What a field holds is replaced, never changed in place: a copy of the table shares it. */
export type Piece = {
  id: string
  /** The code of its card; null: it came from none. */
  code: string | null
  kind: 'unit' | 'base'
  player: string
  ap: number | null
  hp: number | null
  damage: number
  rested: boolean
  keywords: readonly Keyword[]
  breach: number
  repair: number
  deployedThisTurn: boolean
  linkUnit: boolean
  mayAttackActive: boolean | readonly string[]
  token: boolean
  level: number | null
  traits: readonly string[] | null
  color: Color | null
  pilot: Pilot | null
  constants: readonly Constant[]
  readCard: boolean
  where: 'in play' | 'destroyed' | 'returned' | 'trash' | 'removed'
}

export function pieceFrom(given: PieceGiven): Piece {
  return {
    id: given.id,
    ...printedOn(given),
    kind: given.kind,
    player: given.player,
    ap: given.ap ?? null,
    hp: given.hp ?? null,
    damage: given.damage ?? 0,
    rested: given.rested ?? false,
    keywords: [...new Set(given.keywords)],
    breach: given.breach ?? 0,
    repair: given.repair ?? 0,
    deployedThisTurn: given.deployedThisTurn ?? false,
    linkUnit: given.linkUnit ?? false,
    mayAttackActive: given.mayAttackActive ?? false,
    token: given.token ?? false,
    pilot: given.pilot ?? null,
    constants: given.constants ?? [],
    readCard: given.readCard ?? false,
    where: 'in play',
  }
}

const printedOn = ({ code, level, traits, color }: PieceGiven) => ({
  code: code ?? null,
  level: level ?? null,
  traits: traits ?? null,
  color: color ?? null,
})

const pilotAgain = ({ traits, ...pilot }: Pilot) => ({ ...pilot, ...(traits && { traits: [...traits] }) })

/** A piece in the form in which the next set-up takes it. */
export function pieceAgain(piece: Piece): PieceGiven {
  const { where: _where, ap, hp, level: lv, traits: own, color: printed, pilot, ...more } = piece
  const { constants, readCard, code, repair, ...rest } = more
  const { keywords, mayAttackActive: may } = piece
  return {
    ...rest,
    keywords: [...keywords],
    mayAttackActive: typeof may === 'boolean' ? may : [...may],
    ...(code !== null && { code }),
    ...(ap !== null && { ap: within(ap) }),
    ...(hp !== null && { hp: within(hp) }),
    ...(lv !== null && { level: lv }),
    ...(repair > 0 && { repair }),
    ...(own && { traits: [...own] }),
    ...(printed && { color: printed }),
    ...(pilot && { pilot: pilotAgain(pilot) }),
    ...(constants.length > 0 && { constants: [...constants] }),
    ...(readCard && { readCard: true as const }),
  }
}

/** Limits a number for display. AP is stored as the sum of all changes, which can lie outside of 0 to 99. */
export const within = (number: number): number => Math.min(HIGHEST_VALUE, Math.max(0, number))

export const inPlay = (piece: Piece | undefined): piece is Piece & { where: 'in play' } =>
  piece?.where === 'in play'

/** Whether a Unit was deployed this turn and is no Link Unit, so that only a text lets it attack. */
export const isTooNew = ({ deployedThisTurn, linkUnit, pilot }: Piece): boolean =>
  deployedThisTurn && !linkUnit && !pilot?.links

/** Whether it is a Link Unit. */
export const isLinked = ({ linkUnit, pilot }: Pick<Piece, 'linkUnit' | 'pilot'>): boolean =>
  linkUnit || (pilot?.links ?? false)

/** A trait of its card; that of its Pilot is none of the Unit. One that nobody knows is not there; “A/B” is one of two. */
export const hasTrait = ({ traits }: Pick<Piece, 'traits'>, trait: string): boolean =>
  trait.split('/').some(one => traits?.includes(one.toLowerCase()))

/** Changes HP. The damage counters stay, up to the new HP, so a loss of HP can destroy the piece. */
export function changeHp(piece: Piece, by: number): void {
  if (piece.hp === null) return
  piece.hp = within(piece.hp + by)
  piece.damage = Math.min(piece.damage, piece.hp)
}

/** The remaining HP; null if the HP is unknown. */
export function remainingHp(piece: Piece): number | null {
  return piece.hp === null ? null : Math.max(0, piece.hp - piece.damage)
}
