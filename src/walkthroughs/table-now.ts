// The table as it stands in a scene: the facts of the three flows' outcomes, with their types.
import type { Facts } from '../engine/types.ts'
import type { Scene } from './scene.ts'

/** One character, Unit or Base. What nobody gave is null; of what has left the table only the first lines are known. */
export type Figure = {
  readonly id: string
  readonly where: string
  readonly damage: number
  /** Hit points or HP that are left; null: nobody said how many there are. */
  readonly remaining: number | null
  readonly isReady: boolean
  readonly tough: number
  readonly stunned: number
  readonly confused: number
  /** hero, alter-ego, ally, villain, minion, unit or base; null once it has left the table. */
  readonly kind: string | null
  readonly player: string | null
  readonly atk: number | null
  readonly def: number | null
  /** AP as it is now, with what lasts for this battle; and without that. */
  readonly ap: number | null
  readonly ownAp: number | null
  readonly most: number | null
  readonly retaliate: number
  readonly breach: number
  readonly keywords: readonly string[]
}

export type TableNow = {
  readonly edition: string
  readonly figures: readonly Figure[]
  readonly attacker: string | null
  /** The ATK of an enemy's attack as it is now. */
  readonly atk: number | null
  /** What is attacked: pieces, or in a Unit attack the player. */
  readonly targets: readonly string[]
  /** Who defends, or the Unit that blocks. */
  readonly defender: string | null
  readonly boostCards: number
  readonly shields: number | null
  /** The reminders that are known, used up or not. */
  readonly abilities: readonly Reminder[]
}

export type Reminder = { readonly id: string; readonly forced: boolean; readonly on: string }

type Listed = { readonly piece: string; readonly where: string; readonly damage: number } & Partial<
  Record<'tough' | 'stunned' | 'confused', number>
> & { readonly remaining: number | null; readonly ready?: boolean; readonly rested?: boolean }

type Piece = { readonly id: string; readonly kind: string } & Partial<
  Record<'atk' | 'def' | 'ap' | 'hp' | 'hitPoints' | 'retaliate' | 'breach', number>
> & { readonly player?: string; readonly keywords?: readonly string[] }

type Now = {
  readonly edition: string
  readonly atk?: number | null
  readonly attacker?: string | null
  readonly characters?: readonly Listed[]
  readonly pieces?: readonly Listed[]
  readonly target?: { readonly character?: string; readonly player?: string; readonly unit?: string } | null
  readonly defended?: readonly string[]
  readonly blocker?: string | null
  readonly boostCardsLeft?: number
  readonly shields?: number | null
  readonly table?: { readonly pieces: readonly Piece[]; readonly abilities: readonly Ability[] } | null
}

type Ability = { readonly id: string; readonly forced?: boolean; readonly trigger: { readonly on: string } }

/** Reads the table out of a scene. @throws Error if its set-up was refused, so that there is no table */
export function tableNow(scene: Scene): TableNow {
  const { walkthrough, played } = scene
  if (!played.now) throw new Error(`walkthrough ${walkthrough.id} has no table`)
  const now = played.now as unknown as Now
  const { attacker, abilities = [] } = walkthrough.setUp as { attacker?: string; abilities?: Ability[] }
  const pieces = now.table?.pieces ?? piecesGiven(scene)
  const lasting = forThisBattle(played.events)
  return {
    edition: now.edition,
    figures: (now.characters ?? now.pieces ?? []).map(one => {
      const piece = pieces.find(({ id }) => id === one.piece)
      return inThisBattle(figure(one, piece), lasting)
    }),
    attacker: now.attacker ?? attacker ?? null,
    atk: now.atk ?? null,
    targets: targetsOf(now, played.events),
    defender: now.defended?.[0] ?? now.blocker ?? null,
    boostCards: now.boostCardsLeft ?? 0,
    shields: now.shields ?? null,
    abilities: [...(now.table?.abilities ?? []), ...abilities].map(({ id, forced, trigger }) => ({
      id,
      forced: forced ?? false,
      on: trigger.on,
    })),
  }
}

/** Once a player is defeated there is no table any more: then the pieces are told as they came to it. */
function piecesGiven({ walkthrough, played }: Scene): readonly Piece[] {
  const { pieces = [] } = walkthrough.setUp as { pieces?: readonly Piece[] }
  return [...pieces, ...played.accepted.flatMap(({ joins = [] }) => joins as readonly Piece[])]
}

function figure(listed: Listed, piece: Piece | undefined): Figure {
  const { tough = 0, stunned = 0, confused = 0, damage, remaining, where } = listed
  return {
    id: listed.piece,
    where,
    damage,
    remaining,
    isReady: listed.ready ?? !listed.rested,
    tough,
    stunned,
    confused,
    kind: piece?.kind ?? null,
    player: piece?.player ?? null,
    atk: piece?.atk ?? null,
    def: piece?.def ?? null,
    ap: piece?.ap ?? null,
    ownAp: piece?.ap ?? null,
    most: piece?.hitPoints ?? piece?.hp ?? null,
    retaliate: piece?.retaliate ?? 0,
    breach: piece?.breach ?? 0,
    keywords: piece?.keywords ?? [],
  }
}

type Events = Scene['played']['events']

/** What lasts for this battle alone, until that is over. */
const forThisBattle = (events: Events): Events =>
  events.some(({ type }) => type === 'battle_effect_lost')
    ? []
    : events.filter(({ type }) => type === 'battle_effect_gained')

/** What a Unit has only during this battle is not among its own numbers, but the story tells it. */
function inThisBattle(own: Figure, lasting: Events): Figure {
  const gained = lasting.filter(({ piece }) => piece === own.id)
  if (gained.length === 0) return own
  const sum = gained.reduce((all, { ap }) => all + Number(ap ?? 0), 0)
  const keywords = gained.reduce(changed, own.keywords)
  const breach = gained.reduce(
    (all, one) => (one.breach === undefined ? all : one.breach === null ? 0 : all + Number(one.breach)),
    own.breach,
  )
  return { ...own, keywords, breach, ap: own.ap === null ? null : Math.max(0, own.ap + sum) }
}

function changed(keywords: readonly string[], { keyword, loses }: Facts): readonly string[] {
  if (typeof keyword !== 'string') return keywords
  const others = keywords.filter(one => one !== keyword)
  return loses ? others : [...others, keyword]
}

/** A player's attack names its targets when it is made; the others have their target among the facts. */
function targetsOf({ target }: Now, events: Scene['played']['events']): readonly string[] {
  if (target) return [target.character ?? target.unit ?? target.player ?? '']
  const made = events.findLast(event => event.type === 'attack_initiated')
  return Array.isArray(made?.targets) ? made.targets.map(String) : []
}
