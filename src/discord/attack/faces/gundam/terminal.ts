// What a terminal says of the battles of the GUNDAM CARD GAME: who took damage, what is destroyed, and who has won.
import type { BetweenOutcome, UnitOutcome } from '../../../../games/gundam/outcomes.ts'
import type { Gundam } from '../../../../games/gundam/rules/state.ts'
import {
  battleFromCards,
  burstFromCards,
  unitFromCards,
} from '../../../../walkthroughs/set-up/gundam/from-cards.ts'
import type { OwnEnd, TerminalFace, TerminalWords } from '../../face/terminal-face.ts'
import { turnWords } from './table-lines.ts'

const revealed = burstFromCards

export const unitTerminal: TerminalFace<Gundam, UnitOutcome> = { fromCards: unitFromCards, revealed, ends }
export const battleTerminal: TerminalFace<Gundam, UnitOutcome> = {
  fromCards: battleFromCards,
  revealed,
  ends,
}

export const betweenTerminal: TerminalFace<Gundam, BetweenOutcome> = {
  fromCards: unitFromCards,
  revealed,
  ends: (end, told) => {
    const turn = end.isOver ? turnWords(end.outcome.table, told.nameOf, told.t) : null
    const happened = [...cards(end, told, []), ...shields(end.outcome.summary, told)]
    return orNothing([...happened, ...(turn === null ? [] : [turn])], end, told)
  },
}

type Summary = UnitOutcome['summary']

function ends(end: OwnEnd<Gundam, UnitOutcome>, told: TerminalWords): string[] {
  const { attacker, gone, winner, damage } = end.outcome.summary
  const { t, nameOf } = told
  if (attacker === null && end.isOver) return [t('story:end.noAttack')]
  const sentences = [
    ...(gone ? [t('story:end.battleEndedEarly')] : []),
    ...cards(end, told, end.isOver || damage.length > 0 ? attackedUnit(end.outcome.summary) : []),
    ...shields(end.outcome.summary, told),
    ...(winner === null ? [] : [t('story:end.wins', { player: nameOf(winner) })]),
  ]
  return orNothing(sentences, end, told)
}

const orNothing = (sentences: string[], { isOver }: { readonly isOver: boolean }, { t }: TerminalWords) =>
  sentences.length > 0 || !isOver ? sentences : [t('story:end.nothing')]

/** A sentence for every card that took damage or left, and for the Unit that was attacked. */
function cards(
  { events, outcome: { summary } }: OwnEnd<Gundam, UnitOutcome | BetweenOutcome>,
  { t, nameOf }: TerminalWords,
  attacked: readonly string[],
): string[] {
  const placed = new Map(attacked.map(unit => [unit, 0]))
  for (const event of events)
    if (event.type === 'counters_set') placed.set(event.card, (placed.get(event.card) ?? 0) + event.amount)
  const left = summary.pieces.filter(({ piece, where }) => where !== 'in play' && !placed.has(piece))
  for (const { piece } of left) placed.set(piece, 0)
  return [...placed].flatMap(([id, damage]) => {
    const piece = summary.pieces.find(one => one.piece === id)
    if (!piece) return []
    const { where, remaining } = piece
    const context = damage === 0 ? 'none' : undefined
    const facts = { name: nameOf(id), damage, context }
    if (where === 'destroyed') return [t('story:end.destroyed', facts)]
    if (where !== 'in play') return [t('story:end.gone', facts)]
    if (remaining === null) return [t('story:end.unknown', facts)]
    return [t('story:end.hp', { ...facts, remaining, most: remaining + piece.damage })]
  })
}

/** The Unit that the battle was against; none if the attack was on the player, or ended before its damage. */
function attackedUnit({ target, blocker, gone }: Summary): string[] {
  if (gone) return []
  if (blocker !== null) return [blocker]
  return target && 'unit' in target ? [target.unit] : []
}

function shields(
  { shieldsLost: count, shields: left }: Pick<Summary, 'shieldsLost' | 'shields'>,
  { t }: TerminalWords,
): string[] {
  if (count === 0) return []
  return [left === null ? t('story:end.shields', { count }) : t('story:end.shieldsLeft', { count, left })]
}
