// The Units and Bases of the GUNDAM CARD GAME: each becomes a piece of the table, with its Pilot.
import { type Cards, cardValue, nameValue } from '../../../cards/cards.ts'
import { GUNDAM_KINDS, isToken } from '../../../cards/gundam/kinds.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import type { Keyword, PieceGiven } from '../../../games/gundam/vocabulary/pieces.ts'
import { type Who, whoIs } from '../find-card.ts'
import { type Placed, tidy } from '../pieces.ts'
import { ranged, type Wrong, wrong } from '../problem.ts'
import { pieceHere } from '../table-here.ts'
import { cardAsSaid, type GundamHere } from './at-table.ts'
import { constantsOf, linkHp, type Pair, pilotOf } from './pairing.ts'

/** The ranges of the numbers that a player may give. */
export const GUNDAM_RANGES = {
  ap: [0, 99],
  hp: [1, 99],
  /** Damage counters. */
  counters: [0, 98],
  breach: [0, 99],
  shields: [0, 50],
} as const

/** The sides of an attack: its Unit belongs to the active player. */
export const ATTACKER = 'p1'
export const OPPONENT = 'p2'

export const outOfGundamRange = ranged(GUNDAM_RANGES)

/** The given values of a Unit. A value that is left out comes from its cards, or stays unknown. */
export type UnitGiven = {
  /** A choice of the autocomplete, the name of a card, or any name. */
  readonly name: string
  readonly pilot?: string | undefined
  /** The AP and HP include the Pilot's. */
  readonly ap?: number | undefined
  readonly hp?: number | undefined
  readonly damage?: number | undefined
  readonly rested?: boolean | undefined
  readonly deployedThisTurn?: boolean | undefined
  /** Its keywords beside the unconditional ones of its card. */
  readonly keywords?: readonly Keyword[] | undefined
  /** N of <Breach N>. */
  readonly breach?: number | undefined
  /** A card lets it attack active Units. */
  readonly mayAttackActive?: boolean | undefined
}

export type BaseGiven = Pick<UnitGiven, 'name' | 'hp' | 'damage'>

/** A Unit with the card of its Pilot; both cards may have reminders. */
export type Unit = Placed<PieceGiven, GundamCard> & {
  readonly pilot: Who<GundamCard> | null
  /** The table had it already. */
  readonly isHere?: true
}

type UnitPlace = { readonly id: string; readonly player: string; readonly here?: GundamHere | undefined }

/** Makes the piece of a Unit, with the AP and HP of its Pilot added. */
export function placeUnit(cards: Cards, given: UnitGiven, { id, player, here }: UnitPlace): Unit | Wrong {
  const known = here && pieceHere(here, given.name)
  if (known) return unitHere(cards, given, known, here)
  const who = whoIs(cards, given.name, [GUNDAM_KINDS.unit])
  if ('problem' in who) return who
  const pilot = given.pilot === undefined ? null : whoIs(cards, given.pilot, [GUNDAM_KINDS.pilot])
  if (pilot && 'problem' in pilot) return pilot
  if (pilot && who.card?.neverPaired) return wrong('neverPaired', { name: who.name })
  const { ap, hp, damage, breach, rested, deployedThisTurn, mayAttackActive } = given
  const bad = outOfGundamRange({ ap, hp, counters: damage, breach }, who.name)
  if (bad) return bad
  const pair = { card: who.card, pilot }
  const piece = tidy<PieceGiven>({
    id,
    kind: 'unit',
    code: who.card?.code,
    player,
    ap: ap ?? (apVaries(pair) ? undefined : together(who.card?.ap, pilot, 'apModifier')),
    hp: hp ?? together(who.card?.hp, pilot, 'hpModifier', linkHp(pair)),
    damage,
    rested,
    deployedThisTurn,
    keywords: keywordsOf(who.card, given.keywords),
    breach: breach ?? numberOf(who.card, 'breach'),
    repair: numberOf(who.card, 'repair'),
    mayAttackActive,
    token: who.card && isToken(who.card) ? true : undefined,
    level: who.card?.level,
    traits: who.card?.traits,
    pilot: pilotOf(pair),
    constants: constantsOf(pair, given),
    readCard: who.card?.readCard,
  })
  return { piece, name: who.name, card: who.card, pilot }
}

/** A Unit of the table; a Pilot that it has not yet is paired with it now. */
function unitHere(cards: Cards, given: UnitGiven, piece: PieceGiven, here: GundamHere): Unit | Wrong {
  const name = here.names[piece.id] ?? { en: piece.id, de: piece.id }
  const { ap, hp, damage } = given
  const bad = outOfGundamRange({ ap, hp, counters: damage }, name)
  if (bad) return bad
  const pilot = given.pilot === undefined ? null : whoIs(cards, given.pilot, [GUNDAM_KINDS.pilot])
  if (pilot && 'problem' in pilot) return pilot
  const isNew = pilot !== null && (!piece.pilot || pilot.card?.code !== piece.pilot.code)
  if (!isNew) return { piece: cardAsSaid(piece, given), name, card: null, pilot: null, isHere: true }
  const typed = piece.code === undefined ? nameValue(name.en) : cardValue({ code: piece.code })
  const paired = placeUnit(cards, { ...given, name: typed }, piece)
  if ('problem' in paired) return paired
  const { rested, deployedThisTurn, damage: counters, linkUnit } = piece
  const stays = tidy<Partial<PieceGiven>>({ rested, deployedThisTurn, damage: counters, linkUnit })
  // The Unit's own effects wait on the table already.
  return { ...paired, piece: cardAsSaid({ ...paired.piece, ...stays }, given), card: null, isHere: true }
}

/** Makes the piece of a Unit that blocks: without a card, who names it says that it has Blocker. */
export function placeBlocker(cards: Cards, given: UnitGiven, place: UnitPlace): Unit | Wrong {
  const unit = placeUnit(cards, given, place)
  if ('problem' in unit) return unit
  const { card, piece } = unit
  if (card || unit.isHere) return unit
  const keywords = new Set<Keyword>([...(piece.keywords ?? []), 'Blocker'])
  return { ...unit, piece: { ...piece, keywords: [...keywords] } }
}

/** Makes the piece of a Base. */
export function placeBase(
  cards: Cards,
  { name, hp, damage }: BaseGiven,
  { id, player, here }: UnitPlace,
): Unit | Wrong {
  const known = here && pieceHere(here, name)
  if (known) return unitHere(cards, { name, hp, damage }, known, here)
  const who = whoIs(cards, name, [GUNDAM_KINDS.base])
  if ('problem' in who) return who
  const bad = outOfGundamRange({ hp, counters: damage }, who.name)
  if (bad) return bad
  const { card } = who
  const piece = tidy<PieceGiven>({
    id,
    kind: 'base',
    code: card?.code,
    player,
    hp: hp ?? card?.hp,
    damage,
    token: card && isToken(card) ? true : undefined,
    traits: card?.traits,
    color: card?.color,
    constants: constantsOf({ card, pilot: null }, {}),
    readCard: card?.readCard,
  })
  return { piece, name: who.name, card, pilot: null }
}

/** Whether one of the cards adds to the AP what no table shows, so that the players say the AP when it counts. */
const apVaries = ({ card, pilot }: Pair): boolean => card?.apVaries ?? pilot?.card?.apVaries ?? false

/** A value of the Unit with its Pilot's addition; undefined if the Pilot has no card. */
function together(
  own: number | undefined,
  pilot: Who<GundamCard> | null,
  modifier: 'apModifier' | 'hpModifier',
  more = 0,
): number | undefined {
  if (!pilot) return own
  const added = pilot.card?.[modifier]
  return own === undefined || added === undefined ? undefined : own + added + more
}

/** The keywords by the names that the cards have for them. */
export const KEYWORD_OF: Readonly<Record<string, Keyword>> = {
  blocker: 'Blocker',
  'first-strike': 'First Strike',
  'high-maneuver': 'High-Maneuver',
  suppression: 'Suppression',
}

/** The unconditional keywords of a card, and the given ones. Players know whether the conditions of others are met. */
function keywordsOf(card: GundamCard | null, given: readonly Keyword[] = []): Keyword[] | undefined {
  const printed = (card?.keywords ?? []).flatMap(({ keyword }) => KEYWORD_OF[keyword] ?? [])
  const all = [...new Set([...printed, ...given])]
  return all.length > 0 ? all : undefined
}

/** The number of a keyword that the card has without condition. */
function numberOf(card: GundamCard | null, named: 'breach' | 'repair'): number | undefined {
  const value = card?.keywords?.find(({ keyword }) => keyword === named)?.value
  return typeof value === 'number' ? value : undefined
}
