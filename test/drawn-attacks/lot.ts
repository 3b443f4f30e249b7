// Draws attacks by lot from the cards, so that nobody chooses which cards the engine is tried with.
import { createHash } from 'node:crypto'
import { type Card, type CardKind, isOneOf } from '../../src/cards/card.ts'
import { GUNDAM_KINDS } from '../../src/cards/gundam/kinds.ts'
import { MARVEL_KINDS } from '../../src/cards/marvel-champions/kinds.ts'

/** The codes of the cards of an attack, and of the choices that are drawn with them. */
export type DrawnAttack = { readonly flow: keyof typeof DRAWS; readonly number: number } & Readonly<
  Record<string, string | number>
>

export type Draw = {
  readonly card: <C>(role: string, kind: CardKind<C>) => string
  readonly one: <T>(role: string, of: readonly T[]) => T
}

const DRAWS = {
  'marvel-champions/enemy-attack': ({ card, one }: Draw) => ({
    enemy: card('enemy', MARVEL_KINDS.enemy),
    hero: card('hero', MARVEL_KINDS.hero),
    defender: one('defends', ['nobody', 'hero', card('defender', MARVEL_KINDS.ally)]),
    boostCard: card('boostCard', MARVEL_KINDS.boostCard),
    players: one('players', [1, 2, 3, 4]),
  }),
  'marvel-champions/player-attack': ({ card, one }: Draw) => ({
    attacker: one('attacks', [card('hero', MARVEL_KINDS.hero), card('ally', MARVEL_KINDS.ally)]),
    target: card('target', MARVEL_KINDS.enemy),
    players: one('players', [1, 2, 3, 4]),
  }),
  'gundam/unit-attack': ({ card, one }: Draw) => ({
    unit: card('unit', GUNDAM_KINDS.unit),
    pilot: one('isPaired', ['none', card('pilot', GUNDAM_KINDS.pilot)]),
    against: one('against', ['player', card('against', GUNDAM_KINDS.unit)]),
    blocker: one('blocks', ['nobody', card('blocker', GUNDAM_KINDS.blocker)]),
    base: one('hasBase', ['none', card('base', GUNDAM_KINDS.base)]),
    shield: card('shield', GUNDAM_KINDS.shield),
  }),
  // The draw above weighs the player against one card that is the first of hundreds, so it never draws the player.
  'gundam/unit-attack on the player': ({ card, one }: Draw) => ({
    unit: card('unit', GUNDAM_KINDS.unit),
    pilot: one('isPaired', ['none', card('pilot', GUNDAM_KINDS.pilot)]),
    blocker: one('blocks', ['nobody', card('blocker', GUNDAM_KINDS.blocker)]),
    base: one('hasBase', ['none', card('base', GUNDAM_KINDS.base)]),
    shield: card('shield', GUNDAM_KINDS.shield),
  }),
  'gundam/effect-battle': ({ card, one }: Draw) => ({
    unit: card('unit', GUNDAM_KINDS.unit),
    pilot: one('isPaired', ['none', card('pilot', GUNDAM_KINDS.pilot)]),
    battled: card('battled', GUNDAM_KINDS.unit),
    targetPilot: one('isTargetPaired', ['none', card('targetPilot', GUNDAM_KINDS.pilot)]),
  }),
}

const HOW_MANY = {
  'marvel-champions/enemy-attack': 30,
  'marvel-champions/player-attack': 20,
  'gundam/unit-attack': 40,
  'gundam/effect-battle': 10,
  'gundam/unit-attack on the player': 12,
} as const

/** Draws the attacks of every flow; the same seed and cards give the same attacks. */
export const drawAttacks = (seed: string, cards: readonly Card[]): DrawnAttack[] =>
  (Object.keys(HOW_MANY) as (keyof typeof DRAWS)[]).flatMap(flow =>
    Array.from({ length: HOW_MANY[flow] }, (_, at): DrawnAttack => {
      return { flow, number: at + 1, ...DRAWS[flow](drawing([seed, flow, at], cards)) }
    }),
  )

/** Draws the lots of one attack, which its marks (seed, flow, place) tell from all others. */
export function drawing(marks: readonly (string | number)[], cards: readonly Card[]): Draw {
  const rank = (role: string, lot: string) =>
    createHash('sha256')
      .update([...marks, role, lot].join(' '))
      .digest('hex')
  const one: Draw['one'] = (role, of) => {
    const ranked = of.map(lot => ({ lot, rank: rank(role, `${lot}`) }))
    return ranked.reduce((a, b) => (b.rank < a.rank ? b : a)).lot
  }
  return {
    one,
    card: (role, kind) =>
      one(
        role,
        cards.filter(card => isOneOf(card, [kind])).map(({ code }) => code),
      ),
  }
}
