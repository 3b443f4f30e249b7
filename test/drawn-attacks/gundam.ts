// Begins the drawn attacks of the GUNDAM CARD GAME through the options of /attack, with the drawn cards by their numbers,
// and plays them as people at a table do. So no test names a card that was not drawn.

import { expect } from 'vitest'
import { cardValue } from '../../src/cards/cards.ts'
import { GUNDAM_KINDS, hasBurst } from '../../src/cards/gundam/kinds.ts'
import { isOfAttack } from '../../src/discord/attack/face/face.ts'
import { NOBODY, nameOf, type OptionKey, sideValue } from '../../src/discord/attack/face/options.ts'
import { NO_BASE, OPPONENT_SIDE } from '../../src/discord/attack/faces/gundam/unit-command.ts'
import { prepared } from '../../src/discord/attack/play/begin.ts'
import type { Answer } from '../../src/engine/types.ts'
import { unitAttack as attackFlow, effectBattle as battleFlow } from '../../src/games/gundam/flows.ts'
import type { Effect } from '../../src/games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../src/games/gundam/vocabulary/pieces.ts'
import { playedGames } from '../../src/played-games.ts'
import { namedCards as cards } from '../support/card-games.ts'
import list from './list.json' with { type: 'json' }

const { faces } = playedGames()
/** The flow that plays the attacks of each draw. */
const FLOWS = {
  'gundam/unit-attack': attackFlow,
  'gundam/unit-attack on the player': attackFlow,
  'gundam/effect-battle': battleFlow,
} as const
type Draw = keyof typeof FLOWS

type Drawn = Readonly<Record<string, string | number>>
export const drawnAttacks: readonly Drawn[] = list.attacks.filter(({ flow }) => flow.startsWith('gundam/'))

/** The name of the option that a draw is for; null: the card is in no option, or is not there. */
function optionOf(role: string, drawn: string): readonly [string, string] | null {
  const none = role === 'base' ? sideValue(NO_BASE) : null
  const side = { none, nobody: sideValue(NOBODY), player: sideValue(OPPONENT_SIDE) }[drawn]
  if (role === 'shield' || side === null) return null
  return [nameOf(role as OptionKey), side ?? cardValue({ code: drawn })]
}

/** Begins an attack as the command does; the opponent has three Shields. */
function begun(draw: Draw, { flow: _flow, number: _number, ...others }: Drawn) {
  const face = faces.get(FLOWS[draw].id)
  if (!face || !isOfAttack(face)) throw new Error(`no face of ${draw}`)
  const roles = draw === 'gundam/unit-attack on the player' ? { ...others, against: 'player' } : others
  const options = Object.entries(roles).flatMap(([role, drawn]) => {
    const option = optionOf(role, String(drawn))
    return option ? [option] : []
  })
  const by = { userId: '1', userName: 'Ana', users: new Map(), isWhole: true }
  const asked = { ...by, options: new Map<string, string | number>([...options, ['shields', 3]]) }
  const start = prepared(cards, face, asked, 'en', '1.9.0')
  if ('problem' in start) throw new Error(JSON.stringify(start.problem))
  return start.prepared
}

/** The cards of a drawn attack. @throws Error if it was not drawn */
function drawnFor(draw: Draw, number: number): Drawn {
  const drawn = drawnAttacks.find(one => one.flow === draw && one.number === number)
  if (!drawn) throw new Error(`${draw} ${number} was not drawn`)
  return drawn
}

export type Play = ReturnType<typeof played>

/** Plays a drawn attack through what the command says and these answers. @throws Error if it was not drawn */
function played(draw: Draw, number: number, answers: readonly Answer[]) {
  const drawn = drawnFor(draw, number)
  const flow = FLOWS[draw]
  const { setUp, names, answers: said } = begun(draw, drawn)
  const { events, outcome, now, prompt, refused } = flow.own(flow.play(setUp, [...said, ...answers]))
  const role = (id: string) => roleOf(id, drawn)
  const called = (id: string) => (id.startsWith('Breach:') ? 'Breach' : (names[id]?.en ?? id))
  const state = (outcome ?? now)?.summary
  return {
    refused: refused && { code: refused.code, clause: refused.clause },
    /** The question that must be answered now. */
    asks: prompt?.windows.find(({ hard }) => hard)?.name ?? null,
    /** What can be done now, without passing. */
    offers: (prompt?.windows ?? []).flatMap(({ choices }) =>
      choices.flatMap(({ name, passes }) => (passes || PASSES.includes(name) ? [] : [called(name)])),
    ),
    /** The AP of each blow. */
    ap: byRole(state?.apAtDamage.map(one => [role(one.piece), one.ap]) ?? []),
    /** HP left; of a card that is gone, how it went. */
    left: byRole(
      state?.pieces.map(one => [role(one.piece), one.where === 'in play' ? one.remaining : one.where]) ?? [],
    ),
    shields: state?.shields ?? null,
    /** The effects that were used, in their order, by the names of their cards. */
    opened: events.flatMap(event => (event.type === 'ability_used' ? [called(event.ability)] : [])),
    /** The Units that were set active. */
    setActive: events.flatMap(event => (event.type === 'unit_set_active' ? [role(event.unit)] : [])),
    /** The conditions that the players were asked about. */
    asked: events.flatMap(event =>
      event.type === 'condition_holds' || event.type === 'condition_does_not_hold'
        ? [`${role(event.card)} ${event.condition}`]
        : [],
    ),
    /** The cards of which the board says: read them. */
    readCard: (setUp.pieces as PieceGiven[]).flatMap(one =>
      one.readCard || one.pilot?.readCard ? [role(one.id)] : [],
    ),
  }
}

const PASSES = ['pass', 'bothPass']
const byRole = (pairs: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(pairs)

/** The roles in the order in which the command numbers their cards, as far as a card was drawn for them. */
const rolesIn = (drawn: Drawn): readonly string[] =>
  ['unit', 'against', 'battled', 'blocker', 'base'].filter(
    role => role in drawn && !['player', 'nobody', 'none'].includes(String(drawn[role])),
  )
const roleOf = (id: string, drawn: Drawn): string => rolesIn(drawn)[Number(id.split('-')[1]) - 1] ?? id

const playedFrom =
  (draw: Draw) =>
  (number: number, ...answers: Answer[]): Play =>
    played(draw, number, answers)
export const unitAttack = playedFrom('gundam/unit-attack')
export const attackOnPlayer = playedFrom('gundam/unit-attack on the player')
export const effectBattle = playedFrom('gundam/effect-battle')

/** Expects that the attack is over, and ends so; what is left out of `facts` has not happened. */
export function ends(play: Play, facts: Pick<Play, 'ap' | 'left'> & Partial<Play>): void {
  const nothing = {
    refused: null,
    asks: null,
    offers: [],
    shields: 3,
    opened: [],
    setActive: [],
    asked: [],
    readCard: [],
  }
  expect(play).toEqual({ ...nothing, ...facts })
}

export const bothPass: Answer = { question: 'action:p2', choice: 'bothPass' }
export const finish: Answer = { question: 'finish', choice: 'finish' }
/** What nearly every attack ends with. */
export const quietly = [bothPass, finish] as const

/** What a player says about a condition of a card. */
export const says = (piece: string, choice: 'holds' | 'holdsNot'): Answer => ({
  question: `condition:${piece}`,
  choice,
})

/** Whom the effect of a card hits. */
export const chooses = (piece: string, choice: string): Answer => ({ question: `choose:${piece}`, choice })

type Reveal = 'noBurst' | 'activate' | 'decline'

/** The drawn Shield of an attack is revealed; only one with 【Burst】 has a choice. */
function revealed(draw: Draw, number: number, choice: Reveal, effects: readonly Effect[] = []): Answer {
  const { shield } = drawnFor(draw, number)
  const card = cards.cardByCode(String(shield))
  if (!card || !GUNDAM_KINDS.shield.is(card)) throw new Error(`no Shield was drawn for ${draw} ${number}`)
  expect(hasBurst(card)).toBe(choice !== 'noBurst')
  return { question: 'burst#1', choice, card: { name: card.name.en, effects } }
}
export const reveals = (number: number, choice: Reveal = 'noBurst'): Answer =>
  revealed('gundam/unit-attack', number, choice)
/** The drawn Shield of an attack on the player is revealed, with what its 【Burst】 does. */
export const revealsOfPlayer = (number: number, choice: Reveal = 'noBurst', ...effects: Effect[]): Answer =>
  revealed('gundam/unit-attack on the player', number, choice, effects)
/** The Unit that cannot attack was the only one. */
export const noAttack: Answer = { question: 'attacker', choice: 'noAttack' }
/** Nobody blocks: said once more if another question came before. */
export const noBlock: Answer = { question: 'block', choice: 'decline' }
/** The drawn Unit blocks after a question that came first. */
export const blocks: Answer = { question: 'block', choice: 'unit-3' }
/** The same in an attack on the player. */
export const blocksForPlayer: Answer = { question: 'block', choice: 'unit-2' }
/** The AP that a player reads off the table. */
export const ap = (unit: string, number: number): Answer => ({ question: `ap:${unit}`, choice: 'ap', number })
