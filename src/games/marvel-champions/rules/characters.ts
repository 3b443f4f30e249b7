// The characters at the table: their values.
import type { Attached, CharacterGiven, Icons, Keyword } from '../vocabulary/characters.ts'

/** What a field holds is replaced, never changed in place: a copy of the table shares it. */
export type Character = {
  id: string
  kind: CharacterGiven['kind']
  /** The code of its card; null: it came from none. */
  code: string | null
  player: string | null
  atk: number | null
  /** The printed ATK that an ability of its card changes; null: there is none, or nobody has said it. */
  printedAtk: number | null
  def: number | null
  /** Of a hero or an ally; null: nobody has said it. */
  thw: number | '-' | null
  /** Of an enemy; null: nobody has said it. */
  sch: number | '-' | null
  hitPoints: number | null
  /** Its hit points for each player, while the number of players is unknown. */
  hitPointsPerPlayer: number | null
  damage: number
  ready: boolean
  tough: number
  /** Whether nobody has said if it still has the tough card of its toughness, and when that is asked. */
  mayBeTough: false | 'asked before the damage' | 'asked afterwards'
  stunned: number
  confused: number
  retaliate: number
  /** The stage of a villain; null: nobody has said it. */
  stage: number | null
  consequential: number | null
  consequentialThw: number | null
  keywords: readonly Keyword[]
  engagedWith: string | null
  /** Whether its player has changed its form in this round. */
  formChanged: boolean
  /** Facedown boost cards that wait on it; those of the activation that is going on are in the activation. */
  boostCards: number
  cannotBeAttacked: true | readonly string[]
  cannotTakeDamage: true | readonly string[]
  cannotAttack: boolean
  cannotScheme: boolean
  /** Whether it has the active counter. */
  active: boolean
  /** The cards attached to it. */
  attached: readonly Attached[]
  readCard: boolean
  icons: Icons
  where: 'in play' | 'defeated' | 'discarded' | 'returned' | 'removed'
}

export function characterFrom(given: CharacterGiven): Character {
  const { id, kind, player, atk, def, hitPoints, consequential, engagedWith } = given
  return {
    id,
    kind,
    player: player ?? null,
    atk: atk ?? null,
    printedAtk: given.printedAtk ?? null,
    def: def ?? null,
    hitPoints: hitPoints ?? null,
    hitPointsPerPlayer: perPlayer(given),
    damage: given.damage ?? 0,
    ready: given.ready ?? true,
    tough: given.tough ?? 0,
    mayBeTough: mayBeTough(given),
    stunned: given.stunned ?? 0,
    confused: given.confused ?? 0,
    retaliate: given.retaliate ?? 0,
    consequential: consequential ?? null,
    keywords: [...new Set(given.keywords)],
    engagedWith: engagedWith ?? null,
    cannotBeAttacked: given.cannotBeAttacked ?? [],
    cannotTakeDamage: given.cannotTakeDamage ?? [],
    cannotAttack: given.cannotAttack === true,
    active: given.active === true,
    readCard: given.readCard === true,
    where: 'in play',
    ...lasting(given),
  }
}

const lasting = (given: CharacterGiven) => {
  const { code, thw, consequentialThw, sch, stage, formChanged, boostCards, cannotScheme, icons } = given
  return {
    code: code ?? null,
    thw: thw ?? null,
    consequentialThw: consequentialThw ?? null,
    sch: sch ?? null,
    stage: stage ?? null,
    formChanged: formChanged === true,
    boostCards: boostCards ?? 0,
    cannotScheme: cannotScheme === true,
    icons: icons ?? {},
    attached: given.attached ?? [],
  }
}

function mayBeTough({ toughness, tough }: CharacterGiven): Character['mayBeTough'] {
  if (toughness === undefined || tough !== undefined) return false
  return toughness === 'printed' ? 'asked before the damage' : 'asked afterwards'
}

const perPlayer = ({ hitPoints, hitPointsPerPlayer }: CharacterGiven): number | null =>
  hitPoints === undefined ? (hitPointsPerPlayer ?? null) : null

/** Counts hit points for each player, if it is known how many have started the game. */
export function hasItsHitPoints(piece: Character, players: number | undefined): void {
  if (piece.hitPointsPerPlayer === null || players === undefined) return
  const attached = piece.attached.reduce((sum, { hitPoints = 0 }) => sum + hitPoints, 0)
  piece.hitPoints = piece.hitPointsPerPlayer * players + attached
  piece.hitPointsPerPlayer = null
}

/** Takes the boost cards that wait on a character into its activation. */
export function takesBoostCards(piece: Character): number {
  const waiting = piece.boostCards
  piece.boostCards = 0
  return waiting
}

/** A character in the form in which the next set-up takes it. */
export function characterAgain(piece: Character): CharacterGiven {
  const { id, kind, damage, ready, tough, stunned, confused, retaliate, keywords } = piece
  const { cannotBeAttacked, cannotTakeDamage: cannotTake } = piece
  const known = {
    player: piece.player,
    atk: piece.atk,
    def: piece.def,
    sch: piece.sch,
    thw: piece.thw,
    consequentialThw: piece.consequentialThw,
    hitPoints: piece.hitPoints,
  }
  const { consequential, engagedWith, hitPointsPerPlayer, printedAtk, code, stage } = piece
  const more = { consequential, engagedWith, hitPointsPerPlayer, printedAtk, code, stage }
  const given = Object.fromEntries(
    Object.entries({ ...known, ...more }).filter(([, value]) => value !== null),
  )
  const asked = piece.mayBeTough === 'asked before the damage' ? ('printed' as const) : (true as const)
  const toughNow = piece.mayBeTough ? { toughness: asked } : { tough }
  const shown = {
    id,
    kind,
    damage,
    ready,
    ...toughNow,
    stunned,
    confused,
    retaliate,
    keywords: [...keywords],
    cannotBeAttacked: cannotAgain(cannotBeAttacked),
  }
  // Most characters can take damage, so the next set-up says it only of those that cannot.
  const barred =
    cannotTake === true || cannotTake.length > 0 ? { cannotTakeDamage: cannotAgain(cannotTake) } : {}
  const rare = {
    ...(piece.cannotAttack && { cannotAttack: true as const }),
    ...(piece.cannotScheme && { cannotScheme: true as const }),
    ...(piece.active && { active: true as const }),
    ...(piece.readCard && { readCard: true as const }),
    ...(Object.keys(piece.icons).length > 0 && { icons: piece.icons }),
    ...(piece.formChanged && { formChanged: true as const }),
    ...(piece.boostCards > 0 && { boostCards: piece.boostCards }),
    ...(piece.attached.length > 0 && { attached: [...piece.attached] }),
  }
  return { ...shown, ...barred, ...rare, ...given }
}

const cannotAgain = (by: true | readonly string[]): true | string[] => by === true || [...by]

export const inPlay = (piece: Character): boolean => piece.where === 'in play'
/** Whether it was defeated; who leaves play in another way was not, even where a card makes that of the defeat. */
export const wasDefeated = (piece: Character): boolean => piece.where === 'defeated'
export const isIdentity = (piece: Pick<Character, 'kind'>): boolean =>
  piece.kind === 'hero' || piece.kind === 'alter-ego'
export const isEnemy = (piece: Character): boolean => piece.kind === 'villain' || piece.kind === 'minion'
export const has = (piece: Character, keyword: Keyword): boolean => piece.keywords.includes(keyword)

/** The player who controls a friendly character. @throws Error without one, which is a fault of the program */
export function controllerOf({ id, player }: Character): string {
  if (player === null) throw new Error(`nobody controls ${id}`)
  return player
}

/** Its tough cards, with that of its toughness as long as nobody has said that it is gone. */
export const toughCards = ({ tough, mayBeTough }: Character): number =>
  mayBeTough === 'asked before the damage' ? tough + 1 : tough

/** Whether a character cannot take damage, by itself or because a character that shields it is in play. */
export function cannotTakeDamage(all: readonly Character[], { cannotTakeDamage: by }: Character): boolean {
  return by === true || all.some(one => inPlay(one) && by.includes(one.id))
}

/** The remaining hit points; null if they are unknown. */
export function remainingHitPoints(piece: Character): number | null {
  return piece.hitPoints === null ? null : Math.max(0, piece.hitPoints - piece.damage)
}

/** Whether stunned replaces an attack: a steady character needs two cards, a stalwart one is immune (AMB-30). */
export const isStunned = (piece: Character): boolean => isReplacedBy(piece, 'stunned')

/** Whether confused replaces a scheme or a thwart; the same holds (MC-CONFUSED-05). */
export const isConfused = (piece: Character): boolean => isReplacedBy(piece, 'confused')

function isReplacedBy(piece: Character, status: 'stunned' | 'confused'): boolean {
  if (has(piece, 'stalwart')) return false
  return piece[status] >= (has(piece, 'steady') ? 2 : 1)
}
