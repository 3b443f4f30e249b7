// The Units and Bases of the GUNDAM CARD GAME: each becomes a piece of the table, with its Pilot. The timing keywords on
// its cards become reminders, which the engine opens at their moments.
import type { Cards } from '../../../cards/cards.ts'
import { GUNDAM_KINDS, isToken } from '../../../cards/gundam/kinds.ts'
import type { CardTrigger, GundamCard } from '../../../cards/gundam/schema.ts'
import type { AbilityGiven } from '../../../games/gundam/effects/schemas.ts'
import type { Keyword, PieceGiven } from '../../../games/gundam/rules/pieces.ts'
import type { Said } from '../../../language.ts'
import { type Who, whoIs } from '../find-card.ts'
import { type Placed, tidy, withIds } from '../pieces.ts'
import { ranged, type Wrong } from '../problem.ts'
import { KEYWORD_OF } from './keywords.ts'
import { conditionsOf, constantsOf, linkHp, pilotOf } from './pairing.ts'

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

export const outOfRange = ranged(GUNDAM_RANGES)

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
  /** Its keywords beside the unconditional ones of its card. */
  readonly keywords?: readonly Keyword[] | undefined
  /** N of <Breach N>. */
  readonly breach?: number | undefined
  /** A card lets it attack active Units. */
  readonly mayAttackActive?: boolean | undefined
}

export type BaseGiven = Pick<UnitGiven, 'name' | 'hp' | 'damage'>

/** A Unit with the card of its Pilot; both cards may have reminders. */
export type Unit = Placed<PieceGiven, GundamCard> & { readonly pilot: Who<GundamCard> | null }

type UnitPlace = { readonly id: string; readonly player: string }

/** Makes the piece of a Unit, with the AP and HP of its Pilot added. */
export function placeUnit(cards: Cards, given: UnitGiven, { id, player }: UnitPlace): Unit | Wrong {
  const who = whoIs(cards, given.name, [GUNDAM_KINDS.unit])
  if ('problem' in who) return who
  const pilot = given.pilot === undefined ? null : whoIs(cards, given.pilot, [GUNDAM_KINDS.pilot])
  if (pilot && 'problem' in pilot) return pilot
  const { ap, hp, damage, breach, rested, mayAttackActive } = given
  const bad = outOfRange({ ap, hp, counters: damage, breach }, who.name)
  if (bad) return bad
  const pair = { card: who.card, pilot }
  const piece = tidy<PieceGiven>({
    id,
    kind: 'unit',
    player,
    ap: ap ?? together(who.card?.ap, pilot, 'apModifier'),
    hp: hp ?? together(who.card?.hp, pilot, 'hpModifier', linkHp(pair)),
    damage,
    rested,
    keywords: keywordsOf(who.card, given.keywords),
    breach: breach ?? breachOf(who.card),
    mayAttackActive,
    token: who.card && isToken(who.card) ? true : undefined,
    level: who.card?.level,
    pilot: pilotOf(pair),
    constants: constantsOf(pair, given),
    readCard: who.card?.readCard ?? pilot?.card?.readCard,
  })
  return { piece, name: who.name, card: who.card, pilot }
}

/** Makes the piece of a Unit that blocks: without a card, who names it says that it has Blocker. */
export function placeBlocker(cards: Cards, given: UnitGiven, place: UnitPlace): Unit | Wrong {
  const unit = placeUnit(cards, given, place)
  if ('problem' in unit) return unit
  const { card, piece } = unit
  if (card) return unit
  const keywords = new Set<Keyword>([...(piece.keywords ?? []), 'Blocker'])
  return { ...unit, piece: { ...piece, keywords: [...keywords] } }
}

/** Makes the piece of a Base. */
export function placeBase(
  cards: Cards,
  { name, hp, damage }: BaseGiven,
  { id, player }: UnitPlace,
): Unit | Wrong {
  const who = whoIs(cards, name, [GUNDAM_KINDS.base])
  if ('problem' in who) return who
  const bad = outOfRange({ hp, counters: damage }, who.name)
  if (bad) return bad
  const { card } = who
  const piece = tidy<PieceGiven>({
    id,
    kind: 'base',
    player,
    hp: hp ?? card?.hp,
    damage,
    token: card && isToken(card) ? true : undefined,
    readCard: card?.readCard,
  })
  return { piece, name: who.name, card, pilot: null }
}

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

/** The unconditional keywords of a card, and the given ones. Players know whether the conditions of others are met. */
function keywordsOf(card: GundamCard | null, given: readonly Keyword[] = []): Keyword[] | undefined {
  const printed = (card?.keywords ?? []).flatMap(({ keyword }) => KEYWORD_OF[keyword] ?? [])
  const all = [...new Set([...printed, ...given])]
  return all.length > 0 ? all : undefined
}

function breachOf(card: GundamCard | null): number | undefined {
  const value = card?.keywords?.find(({ keyword }) => keyword === 'breach')?.value
  return typeof value === 'number' ? value : undefined
}

/** The active player, and which of the Units may attack; null: an effect begins the battle, and there is no attack. */
export type Attacking = {
  readonly mayAttack: ((id: string) => boolean) | null
  readonly active: string
}

/** The reminders of these Units and Bases and their Pilots, each with the name of its card. */
export const remindedOf = (units: readonly Unit[], attacking: Attacking) =>
  withIds(units.flatMap(unit => remindersOf(unit, attacking)))

type Reminder = { readonly reminder: Omit<AbilityGiven, 'id'>; readonly name: Said }

/** The reminders of a Unit and its Pilot; a Pilot's text is an effect of its Unit. */
function remindersOf(unit: Unit, attacking: Attacking): Reminder[] {
  const texts = [unit, ...(unit.pilot ? [unit.pilot] : [])]
  return texts.flatMap(({ name, card }) =>
    (card?.triggers ?? []).flatMap(trigger => {
      const reminder = reminderOf(trigger, unit, attacking)
      return reminder ? [{ name, reminder }] : []
    }),
  )
}

/** null: the effect cannot open in this attack, or the cards say that its condition is not met. */
function reminderOf(
  { on, while: all = [], against, once, may, effects }: CardTrigger,
  unit: Unit,
  { mayAttack, active }: Attacking,
): Reminder['reminder'] | null {
  const { id, player } = unit.piece
  const holds = conditionsOf(all, unit)
  if (!holds || (on === 'whenAttacking' && !mayAttack?.(id))) return null
  // Without an attack there is no action step in which a player could activate an effect.
  if (on === 'activateAction' && !mayAttack) return null
  if (holds.some(one => 'turn' in one && (one.turn === 'own') !== (player === active))) return null
  if (holds.some(one => 'is' in one && one.is === 'linked') && !unit.piece.pilot?.links) return null
  const isAsked = once || may || holds.some(one => 'asks' in one)
  const who = on === 'destroyed' || on === 'destroys' ? { who: id } : {}
  return {
    source: id,
    trigger: { on, ...who, ...(against && { against }) },
    ...(isAsked && on !== 'activateAction' && { may: true as const }),
    ...(effects && { effects }),
  }
}
