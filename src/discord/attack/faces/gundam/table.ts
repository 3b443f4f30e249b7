// Reads the Units and Bases of a battle as they stand, for its board.
import type { Event } from '../../../../engine/types.ts'
import type { BetweenSetUpRead } from '../../../../games/gundam/changes/set-up.ts'
import type { GundamEvent } from '../../../../games/gundam/events.ts'
import type { BetweenOutcome, UnitOutcome } from '../../../../games/gundam/outcomes.ts'
import type { Gundam } from '../../../../games/gundam/rules/state.ts'
import { unitSides } from '../../../../games/gundam/sides.ts'
import type { BattleSetUpRead } from '../../../../games/gundam/unit-attack/set-up.ts'
import { type PieceGiven, pieceSchema } from '../../../../games/gundam/vocabulary/pieces.ts'
import type { Opened, Own } from '../../face/board-face.ts'
import { remindersIn } from '../../face/shared-parts.ts'
import type { TableNow } from '../../face/table-now.ts'

type PieceNow = UnitOutcome['summary']['pieces'][number]

/** A Unit or a Base. Unknown numbers are null. A card that left the table keeps `id`, `where`, `damage`, `remaining`. */
export type CardNow = Pick<PieceNow, 'where' | 'damage' | 'remaining'> & {
  readonly id: string
  readonly isReady: boolean
  readonly kind: PieceGiven['kind'] | null
  readonly player: string | null
  readonly hasPilot: boolean
  /** The code of its Pilot's card; null: nobody knows it. */
  readonly pilot: string | null
  /** The AP in this battle; `ownAp` is the AP without the effects of this battle. */
  readonly ap: number | null
  readonly ownAp: number | null
  readonly most: number | null
  readonly breach: number
  readonly repair: number
  readonly keywords: readonly string[]
}

/** A player with the Shields, null if nobody knows how many. */
type SideNow = { readonly player: string; readonly shields: number | null }

export type CardsNow = TableNow<CardNow> & { readonly active: SideNow; readonly standby: SideNow }

type OpenedUnit = Opened<Gundam, BattleSetUpRead, UnitOutcome>
/** Of a battle, or of what is told between two. */
export type OwnUnit = Own<Gundam, BetweenSetUpRead, UnitOutcome | BetweenOutcome, CardsNow>

export function unitTable(opened: OpenedUnit): CardsNow {
  const { play, setUp, now } = opened
  const { attacker, targets } = unitSides.now(now, setUp)
  return {
    ...cardsIn(opened, now.table?.pieces ?? piecesGiven(opened), lastingIn(play.events)),
    attacker,
    targets: targets.map(({ id }) => id),
    defender: now.summary.blocker,
  }
}

/** The table between two battles: nobody attacks. */
export const tableBetween = (opened: Opened<Gundam, BetweenSetUpRead, BetweenOutcome>): CardsNow => ({
  ...cardsIn(opened, opened.now.table.pieces, []),
  ...{ attacker: null, targets: [], defender: null },
})

type OpenedAny = Opened<Gundam, BetweenSetUpRead, UnitOutcome | BetweenOutcome>

/** The cards with what holds now, both players with their Shields, and the reminders. */
function cardsIn(
  { play, setUp, now }: OpenedAny,
  pieces: readonly PieceGiven[],
  lasting: readonly Gained[],
): Omit<CardsNow, 'attacker' | 'targets' | 'defender'> {
  const { activePlayer, standbyPlayer, activeSide } = now.table ?? setUp
  const gained = [...lasting, ...constantIn(play.events)]
  return {
    edition: now.summary.edition,
    figures: now.summary.pieces.map(one => {
      const piece = pieces.find(({ id }) => id === one.piece)
      return inThisBattle(card(one, piece), gained)
    }),
    active: { player: activePlayer, shields: activeSide?.shields ?? null },
    standby: { player: standbyPlayer, shields: now.summary.shields },
    abilities: remindersIn(now.table?.abilities ?? [], setUp.abilities),
  }
}

/** The pieces of the set-up and those that joined. A table whose player is defeated has no pieces of its own. */
function piecesGiven({ play, setUp }: OpenedUnit): readonly PieceGiven[] {
  const joined = play.accepted.flatMap(({ joins = [] }) => joins).map(one => pieceSchema.safeParse(one))
  return [...setUp.pieces, ...joined.flatMap(({ data }) => data ?? [])]
}

function card({ piece: id, rested, ...now }: PieceNow, piece: PieceGiven | undefined): CardNow {
  return {
    ...now,
    id,
    isReady: !rested,
    kind: piece?.kind ?? null,
    player: piece?.player ?? null,
    hasPilot: piece?.pilot !== undefined,
    pilot: piece?.pilot?.code ?? null,
    ap: piece?.ap ?? null,
    ownAp: piece?.ap ?? null,
    most: piece?.hp ?? null,
    breach: piece?.breach ?? 0,
    repair: piece?.repair ?? 0,
    keywords: piece?.keywords ?? [],
  }
}

/** The outcome's pieces lack the effects that last for this battle, so they are read from the events. */
type Gained = Extract<GundamEvent, { readonly type: 'battle_effect_gained' | 'battle_effect_lost' }>

/** The events of the effects that last for this battle; empty once the battle is over. */
function lastingIn(events: readonly Event<Gundam>[]): readonly Gained[] {
  const isOver = events.some(({ type }) => type === 'battle_effect_lost')
  return isOver ? [] : events.flatMap(event => (event.type === 'battle_effect_gained' ? [event] : []))
}

type Constant = Extract<GundamEvent, { readonly type: 'constant_effect_began' | 'constant_effect_ended' }>

/** What constant effects give now: those that have begun and not ended. */
function constantIn(events: readonly Event<Gundam>[]): readonly Constant[] {
  const now: Constant[] = []
  for (const event of events) {
    if (event.type === 'constant_effect_began') now.push(event)
    if (event.type !== 'constant_effect_ended') continue
    const at = now.findIndex(one => giving(one) === giving(event))
    if (at >= 0) now.splice(at, 1)
  }
  return now
}

/** What an event gives and to whom, to compare it with another one. */
function giving({ type: _type, clause: _clause, ...given }: Constant): string {
  return JSON.stringify({ ...given, step: null })
}

/** The card with the AP, Breach and keywords that it gained or lost for this battle. */
function inThisBattle(own: CardNow, lasting: readonly (Gained | Constant)[]): CardNow {
  const gained = lasting.filter(({ piece }) => piece === own.id)
  if (gained.length === 0) return own
  const sum = gained.reduce((all, one) => all + ('ap' in one ? one.ap : 0), 0)
  return {
    ...own,
    keywords: gained.reduce(keywordsAfter, own.keywords),
    breach: gained.reduce(breachAfter, own.breach),
    ap: own.ap === null ? null : Math.max(0, own.ap + sum),
  }
}

function keywordsAfter(keywords: readonly string[], gained: Gained | Constant): readonly string[] {
  if (!('keyword' in gained)) return keywords
  const others = keywords.filter(one => one !== gained.keyword)
  return gained.loses ? others : [...others, gained.keyword]
}

function breachAfter(breach: number, gained: Gained | Constant): number {
  if (!('breach' in gained)) return breach
  return gained.breach === null ? 0 : breach + gained.breach
}
