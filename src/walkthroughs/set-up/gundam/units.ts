// The Units and Bases of the GUNDAM CARD GAME: each becomes a piece of the table, with its Pilot. The timing keywords on
// its cards become reminders, which the engine opens at their moments.
import type { Cards } from '../../../cards/cards.ts'
import { GUNDAM_KINDS, isToken } from '../../../cards/gundam/kinds.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import type { AbilityGiven } from '../../../games/gundam/effects/schemas.ts'
import type { Trigger } from '../../../games/gundam/rules/moments.ts'
import type { Keyword, PieceGiven } from '../../../games/gundam/rules/pieces.ts'
import type { Said } from '../../../language.ts'
import { type Who, whoIs } from '../find-card.ts'
import { type Placed, tidy, withIds } from '../pieces.ts'
import { ranged, type Wrong } from '../problem.ts'
import { KEYWORD_OF } from './keywords.ts'
import { constantsOf, pilotOf } from './links.ts'

/** The ranges of the numbers that a player may give. */
export const GUNDAM_RANGES = {
  ap: [0, 99],
  hp: [1, 99],
  /** Damage counters. */
  counters: [0, 98],
  breach: [0, 99],
  shields: [0, 50],
} as const

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
  const piece = tidy<PieceGiven>({
    id,
    kind: 'unit',
    player,
    ap: ap ?? together(who.card?.ap, pilot, 'apModifier'),
    hp: hp ?? together(who.card?.hp, pilot, 'hpModifier'),
    damage,
    rested,
    keywords: keywordsOf(who.card, given.keywords),
    breach: breach ?? breachOf(who.card),
    mayAttackActive,
    token: who.card && isToken(who.card) ? true : undefined,
    level: who.card?.level,
    pilot: pilotOf(who.card, pilot?.card ?? null),
    constants: constantsOf(who.card),
  })
  return { piece, name: who.name, card: who.card, pilot }
}

/** Makes the piece of a Unit that blocks: it gets Blocker if it has no card, or if its card has Blocker under a condition. */
export function placeBlocker(cards: Cards, given: UnitGiven, place: UnitPlace): Unit | Wrong {
  const unit = placeUnit(cards, given, place)
  if ('problem' in unit) return unit
  const { card, piece } = unit
  const may = !card || card.conditionalKeywords?.some(({ keyword }) => keyword === 'blocker')
  const keywords = new Set<Keyword>([...(piece.keywords ?? []), ...(may ? (['Blocker'] as const) : [])])
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
  const token = who.card && isToken(who.card) ? true : undefined
  const piece = tidy<PieceGiven>({ id, kind: 'base', player, hp: hp ?? who.card?.hp, damage, token })
  return { piece, name: who.name, card: who.card, pilot: null }
}

/** A value of the Unit with its Pilot's addition; undefined if the Pilot has no card. */
function together(
  own: number | undefined,
  pilot: Who<GundamCard> | null,
  modifier: 'apModifier' | 'hpModifier',
): number | undefined {
  if (!pilot) return own
  const added = pilot.card?.[modifier]
  return own === undefined || added === undefined ? undefined : own + added
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

/** The timings that can come in a battle. The others belong to other parts of the turn, Burst to its Shield. */
const OPENS: Readonly<Record<string, Trigger['on']>> = {
  Attack: 'whenAttacking',
  Destroyed: 'destroyed',
  'Activate・Action': 'activateAction',
}

/** Conditions that only the players can judge: with one of them the effect waits to be used or passed. */
const CONDITIONS: readonly string[] = ['During Link', 'During Pair', 'Once per Turn']

/** The reminders of these Units and Bases and their Pilots, each with the name of its card. `attacker` null: no attack. */
export const remindedOf = (units: readonly Unit[], attacker: string | null) =>
  withIds(units.flatMap(unit => remindersOf(unit, attacker)))

type Reminder = { readonly reminder: Omit<AbilityGiven, 'id'>; readonly name: Said }

/** The reminders of a Unit and its Pilot; a Pilot's text is an effect of its Unit. */
function remindersOf({ piece, name, card, pilot }: Unit, attacker: string | null): Reminder[] {
  const texts = [
    { name, timings: card?.timings ?? [] },
    ...(pilot ? [{ name: pilot.name, timings: pilot.card?.timings ?? [] }] : []),
  ]
  return texts.flatMap(text =>
    text.timings.flatMap(timing => {
      const on = OPENS[timing]
      if (!on || (on === 'whenAttacking' && piece.id !== attacker)) return []
      const trigger = on === 'destroyed' ? { on, who: piece.id } : { on }
      const may = on !== 'activateAction' && text.timings.some(one => CONDITIONS.includes(one))
      return [
        { name: text.name, reminder: { source: piece.id, trigger, ...(may && { may: true as const }) } },
      ]
    }),
  )
}
