// Which Commands fit a prompt, in the order in which it offers them, and the answers that play them.
import type { Card } from '../../../cards/card.ts'
import type { Cards } from '../../../cards/cards.ts'
import { GUNDAM_KINDS } from '../../../cards/gundam/kinds.ts'
import { waysAt } from '../../../cards/gundam/plays-of-card.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import { type Answer, isAbout } from '../../../engine/types.ts'
import type { Shown } from '../../../games/game.ts'
import { gundamChanges, unitAttack } from '../../../games/gundam/flows.ts'
import { mayChoose } from '../../../games/gundam/rules/choosing.ts'
import { unitFits } from '../../../games/gundam/rules/which-units.ts'
import type { PlayedEffect } from '../../../games/gundam/vocabulary/plays.ts'
import type { All, UnitNow } from '../../../games/gundam/vocabulary/references.ts'
import { onceFor } from '../../../kept.ts'
import { FALLBACK } from '../../../language.ts'
import { commandEffects } from './bursts.ts'

type Command = Card & GundamCard

/** A prompt at which Commands are played. */
export type PlaysNow = {
  readonly question: string
  /** The part of a Command that is played here. */
  readonly at: 'action' | 'main'
  readonly player: string
  readonly isAttacked: boolean
  readonly units: readonly UnitNow[]
}

/** One way of a Command that fits. */
export type CommandOffered = {
  readonly card: Command
  /** The code of the card with the number of its way: what a custom id holds. */
  readonly key: string
  readonly effects: readonly PlayedEffect[]
}

/** The action step, or the main phase between two attacks; null: no Command is played now. */
export function playsNow(shown: Shown): PlaysNow | null {
  if (shown.flow === unitAttack.id) {
    const window = unitAttack.own(shown).prompt?.windows.find(one => isAbout(one, 'action'))
    return window ? { ...window.about, question: window.name, at: 'action' } : null
  }
  if (shown.flow !== gundamChanges.id) return null
  const window = gundamChanges.own(shown).prompt?.windows.find(one => isAbout(one, 'changes'))
  return window ? { ...window.about, question: window.name, at: 'main' } : null
}

const commandsOf = onceFor((cards: Cards): readonly Command[] =>
  cards.findCards({
    ...{ query: '', language: FALLBACK, limit: Number.POSITIVE_INFINITY },
    kinds: [GUNDAM_KINDS.playedCommand],
  }),
)

/**
 * All Commands that fit a prompt: first those that were played at this table, then those of the sets and of the colors of the
 * player’s Units.
 * @param before the English names of the cards that were played before
 */
export function commandsOffered(
  cards: Cards,
  now: PlaysNow,
  before: ReadonlySet<string>,
): readonly CommandOffered[] {
  const own = now.units.flatMap(({ player, code }) => {
    const card = player === now.player && code !== null ? (cards.cardByCode(code) as Command | null) : null
    return card ? [card] : []
  })
  const rank = ({ card }: CommandOffered): number => {
    if (before.has(card.name[FALLBACK])) return 0
    if (own.some(({ set }) => set !== undefined && set === card.set)) return 1
    return own.some(({ color }) => color !== undefined && color === card.color) ? 2 : 3
  }
  return commandsOf(cards)
    .flatMap(card => waysOfCommand(card, now))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** What this card can do at a prompt. */
export const waysOfCommand = (card: Command, now: PlaysNow): readonly CommandOffered[] =>
  waysAt(card, now.at).flatMap((effects, way) =>
    fits(effects, now) ? [{ card, key: `${card.code}.${way}`, effects }] : [],
  )

/** The Command of a custom id; null: it fits no more. */
export function commandOffered(cards: Cards, now: PlaysNow, key: string): CommandOffered | null {
  const card = cards.cardByCode(key.split('.')[0] ?? '')
  if (!card || !GUNDAM_KINDS.playedCommand.is(card)) return null
  return waysOfCommand(card, now).find(one => one.key === key) ?? null
}

/** The answer that plays it, with the id under which the walkthrough has its name. */
export const commandAnswer = (
  cards: Cards,
  { card, effects }: CommandOffered,
  { question, at, player: owner }: PlaysNow,
  name: string,
): Answer => ({
  question,
  card: { name, owner, source: name, label: at, effects: commandEffects(cards, card, effects, owner) },
})

const isAsked = ({ if: one }: PlayedEffect): boolean => one !== undefined && 'asks' in one

/** Whether each of its effects finds a Unit; of those whose condition only the players know, one at least. */
function fits(effects: readonly PlayedEffect[], now: PlaysNow): boolean {
  const [asked, certain] = [effects.filter(isAsked), effects.filter(one => !isAsked(one))]
  if (!certain.every(one => finds(one, now))) return false
  return certain.length > 0 || asked.some(one => finds(one, now))
}

function finds(effect: PlayedEffect, now: PlaysNow): boolean {
  const { if: condition } = effect
  if (condition && 'turn' in condition && (condition.turn === 'enemy') !== now.isAttacked) return false
  if (effect.kind === 'choose') {
    // A target is changed, and a shield area attacked, only by the enemy’s attack.
    if (effect.effects.some(({ kind }) => kind === 'target') && !now.isAttacked) return false
    const by = { you: now.player, source: null, level: null }
    const isThere = now.units.some(unit => mayChoose(unit, effect.from, by))
    return isThere && (effect.ifYouDo ?? []).every(one => one.kind !== 'choose' || finds(one, now))
  }
  const whom = 'to' in effect ? effect.to : 'who' in effect ? effect.who : null
  if (whom === 'shieldArea') return now.isAttacked
  if (whom === null || typeof whom !== 'object' || !('all' in whom)) return true
  return now.units.some(unit => isOneOfAll(unit, whom, now.player))
}

function isOneOfAll(unit: UnitNow, { all, ...filters }: All, player: string): boolean {
  const isSide = all === 'Units' || (unit.player === player) === (all !== 'enemy Units')
  return isSide && unitFits(unit, filters, null) !== false
}
