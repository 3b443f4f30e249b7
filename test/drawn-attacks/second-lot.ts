// Draws sixty more attacks by lot, thirty a game, with more of a table than the first ones: editions, languages, damage,
// status cards, keywords, several enemies, events, Commands.
import type { Card } from '../../src/cards/card.ts'
import { GUNDAM_KINDS } from '../../src/cards/gundam/kinds.ts'
import type { GundamCard } from '../../src/cards/gundam/schema.ts'
import { MARVEL_KINDS } from '../../src/cards/marvel-champions/kinds.ts'
import type { MarvelCard } from '../../src/cards/marvel-champions/schema.ts'
import { type Draw, drawing } from './lot.ts'

/** The codes of the cards of an attack, and of the choices that are drawn with them. */
type SecondAttack = { readonly flow: keyof typeof DRAWS; readonly number: number } & Readonly<
  Record<string, string | number>
>

/** As often as they stand there: a lot of equal names would always draw all or none of them. */
const among = (one: Draw['one'], role: string, of: Readonly<Record<string, number>>): string =>
  one(
    role,
    Object.entries(of).flatMap(([name, times]) => Array.from({ length: times }, (_, at) => `${name}#${at}`)),
  ).replace(/#\d+$/, '')

const isTimed = ({ timings = [] }: { timings?: readonly string[] | undefined }, part: string): boolean =>
  timings.some(timing => timing.includes(part))

const marvelEvent = (part: string) => ({
  ...MARVEL_KINDS.ally,
  is: (card: Card): card is Card & MarvelCard =>
    card.game === 'marvel-champions' && card.type === 'event' && isTimed(card as Card & MarvelCard, part),
})
const defenseEvent = marvelEvent('(defense)')
const villain = {
  ...MARVEL_KINDS.enemy,
  is: (card: Card): card is Card & MarvelCard => MARVEL_KINDS.enemy.is(card) && card.type !== 'minion',
}
const minion = {
  ...MARVEL_KINDS.enemy,
  is: (card: Card): card is Card & MarvelCard => MARVEL_KINDS.enemy.is(card) && card.type === 'minion',
}
const actionCommand = {
  ...GUNDAM_KINDS.shield,
  is: (card: Card): card is Card & GundamCard =>
    card.game === 'gundam' && card.type === 'command' && isTimed(card as Card & GundamCard, 'Action'),
}

/** A villain or leader as often as a minion, of which the cards are many more. */
const enemyIn = ({ card, one }: Draw, role: string): string =>
  among(one, `${role} is`, { villain: 1, minion: 1 }) === 'villain' ? card(role, villain) : card(role, minion)

const marvelTable = (draw: Draw) => ({
  edition: among(draw.one, 'edition', { '1.8': 5, '1.7': 2, '1.6-de': 1 }),
  players: draw.one('players', [1, 2, 3, 4]),
})

const gundamTable = ({ card, one }: Draw) => ({
  unit: card('unit', GUNDAM_KINDS.unit),
  pilot:
    among(one, 'is paired', { none: 1, paired: 1 }) === 'none' ? 'none' : card('pilot', GUNDAM_KINDS.pilot),
  unitDamage: among(one, 'unitDamage', { none: 3, one: 1 }) === 'none' ? 0 : 1,
})

const DRAWS = {
  'marvel-champions/enemy-attack': (draw: Draw) => ({
    ...marvelTable(draw),
    enemy: enemyIn(draw, 'enemy'),
    hero: draw.card('hero', MARVEL_KINDS.hero),
    damage: draw.one('damage', [0, 1, 2, 3, 4]),
    defender: {
      nobody: 'nobody',
      hero: 'hero',
      ally: draw.card('defender', MARVEL_KINDS.ally),
    }[among(draw.one, 'defends', { nobody: 1, hero: 2, ally: 2 })] as string,
    boostCard: draw.card('boostCard', MARVEL_KINDS.boostCard),
    tough: among(draw.one, 'tough', { nobody: 4, hero: 1 }),
    gains: among(draw.one, 'gains', { nothing: 4, overkill: 1, piercing: 1 }),
    event:
      among(draw.one, 'plays', { none: 2, event: 1 }) === 'none' ? 'none' : draw.card('event', defenseEvent),
  }),
  'marvel-champions/player-attack': (draw: Draw) => ({
    ...marvelTable(draw),
    attacker: {
      hero: draw.card('hero', MARVEL_KINDS.hero),
      ally: draw.card('ally', MARVEL_KINDS.ally),
      card: draw.card('attackCard', MARVEL_KINDS.attackCard),
    }[among(draw.one, 'attacks', { hero: 1, ally: 1, card: 1 })] as string,
    /** Who attacks by a card that no one hero owns. */
    by: draw.card('by', MARVEL_KINDS.hero),
    target: enemyIn(draw, 'target'),
    targetDamage: draw.one('targetDamage', [0, 1, 2]),
    more: among(draw.one, 'several', { one: 3, two: 1 }) === 'one' ? 'none' : draw.card('more', minion),
    stunned: among(draw.one, 'stunned', { no: 6, yes: 1 }),
    tough: among(draw.one, 'tough', { unsaid: 4, yes: 1 }),
    keyword: among(draw.one, 'keyword', { none: 4, overkill: 1, piercing: 1, ranged: 1 }),
  }),
  'gundam/unit-attack': (draw: Draw) => ({
    edition: among(draw.one, 'edition', { '1.9.0': 4, '1.0': 1 }),
    ...gundamTable(draw),
    against:
      among(draw.one, 'against whom', { player: 1, unit: 1 }) === 'player'
        ? 'player'
        : draw.card('against', GUNDAM_KINDS.unit),
    targetPilot:
      among(draw.one, 'is the target paired', { none: 2, paired: 1 }) === 'none'
        ? 'none'
        : draw.card('targetPilot', GUNDAM_KINDS.pilot),
    blocker:
      among(draw.one, 'is blocked', { nobody: 2, blocker: 1 }) === 'nobody'
        ? 'nobody'
        : draw.card('blocker', GUNDAM_KINDS.blocker),
    base:
      among(draw.one, 'has a Base', { none: 1, base: 1 }) === 'none'
        ? 'none'
        : draw.card('base', GUNDAM_KINDS.base),
    shields: draw.one('shields', [1, 2, 3, 4, 5, 6]),
    shield: draw.card('shield', GUNDAM_KINDS.shield),
    command:
      among(draw.one, 'plays', { none: 2, command: 1 }) === 'none'
        ? 'none'
        : draw.card('command', actionCommand),
  }),
  'gundam/effect-battle': (draw: Draw) => ({
    edition: '1.9.0',
    ...gundamTable(draw),
    battled: draw.card('battled', GUNDAM_KINDS.unit),
    targetPilot:
      among(draw.one, 'is the target paired', { none: 1, paired: 1 }) === 'none'
        ? 'none'
        : draw.card('targetPilot', GUNDAM_KINDS.pilot),
  }),
}

const HOW_MANY = {
  'marvel-champions/enemy-attack': 15,
  'marvel-champions/player-attack': 15,
  'gundam/unit-attack': 24,
  'gundam/effect-battle': 6,
} as const

/** Draws the sixty attacks; the same seed and cards give the same ones. Every second one is said in German. */
export function drawSecondAttacks(seed: string, cards: readonly Card[]): SecondAttack[] {
  const printings = cards.filter(({ reprintOf }) => reprintOf === undefined)
  return (Object.keys(HOW_MANY) as (keyof typeof DRAWS)[]).flatMap(flow =>
    Array.from({ length: HOW_MANY[flow] }, (_, at): SecondAttack => {
      const language = at % 2 === 0 ? 'en' : 'de'
      return { flow, number: at + 1, language, ...DRAWS[flow](drawing([seed, flow, at], printings)) }
    }),
  )
}
