// What a terminal says of the attacks of Marvel Champions: who took damage, and how many hit points are left.
import type {
  ChangesOutcome,
  CharacterOutcome,
  EnemyOutcome,
  PlayerOutcome,
  SchemeOutcome,
  ThwartOutcome,
} from '../../../../games/marvel-champions/outcomes.ts'
import { type MarvelEnd, schemeEnd, threatOf } from '../../../../games/marvel-champions/result.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import { boostFromCards } from '../../../../walkthroughs/set-up/marvel-champions/boost.ts'
import {
  changesFromCards,
  enemyFromCards,
  heroFromCards,
  schemeFromCards,
  thwartFromCards,
} from '../../../../walkthroughs/set-up/marvel-champions/from-cards.ts'
import type { OwnEnd, TerminalFace, TerminalWords } from '../../face/terminal-face.ts'
import { threatWords } from './figures.ts'
import { roundWords } from './table-lines.ts'

export const enemyTerminal: TerminalFace<Marvel, EnemyOutcome> = {
  fromCards: enemyFromCards,
  revealed: boostFromCards,
  ends: (end, told) => {
    const { replaced, schemes, attacked, endedEarly } = end.outcome.summary
    const none = schemes ? 'schemes' : 'replaced'
    return sentences(end, told, {
      attacked: attacked ? [attacked.character] : [],
      early: replaced ? none : endedEarly !== null ? 'endedEarly' : null,
    })
  },
}

export const playerTerminal: TerminalFace<Marvel, PlayerOutcome> = {
  fromCards: heroFromCards,
  ends: (end, told) => {
    const { replaced, attacked, stopped } = end.outcome.summary
    return sentences(end, told, { attacked, early: replaced ? 'replaced' : stopped ? 'endedEarly' : null })
  },
}

export const schemeTerminal: TerminalFace<Marvel, SchemeOutcome> = {
  fromCards: schemeFromCards,
  revealed: boostFromCards,
  counts: 'placed',
  ends: (end, told) => {
    const ended = schemeEnd(end.outcome.summary, end.events)
    const early = ended === 'early' ? 'schemeEndedEarly' : ended
    const placed = threatOf(end.outcome, end.events)
    const isTold = !early && (end.isOver || placed.placed > 0)
    const threat = isTold ? [told.t('story:end.placed', { threat: threatWords(placed, told.t) })] : []
    return [...threat, ...sentences({ ...end, isOver: false }, told, { attacked: [], early })]
  },
}

export const thwartTerminal: TerminalFace<Marvel, ThwartOutcome> = {
  fromCards: thwartFromCards,
  counts: 'removed',
  ends: (end, told) => {
    const { replaced, stopped, removed } = end.outcome.summary
    const early = replaced ? 'thwartReplaced' : stopped ? 'thwartEndedEarly' : null
    const threat = removed
      .filter(({ amount }) => amount > 0)
      .map(({ scheme, amount }) => told.t('story:end.removed', { scheme: told.nameOf(scheme), amount }))
    const none = end.isOver && !early && threat.length === 0 ? [told.t('story:end.nothingRemoved')] : []
    return [...threat, ...none, ...sentences({ ...end, isOver: false }, told, { attacked: [], early })]
  },
}

export const changesTerminal: TerminalFace<Marvel, ChangesOutcome> = {
  fromCards: changesFromCards,
  ends: (end, told) => {
    const round = roundWords(end.outcome.table, told.nameOf, told.t)
    const isOver = end.isOver && round.length === 0
    return [
      ...sentences({ ...end, isOver }, told, { attacked: [], early: null }),
      ...(end.isOver ? round : []),
    ]
  },
}

type AnyOutcome = EnemyOutcome | PlayerOutcome | SchemeOutcome | ThwartOutcome | ChangesOutcome
/** Who counts as attacked, and why the attack ended before its damage, or null. */
type Made = {
  readonly attacked: readonly string[]
  readonly early:
    | 'replaced'
    | 'endedEarly'
    | 'schemeEndedEarly'
    | Exclude<MarvelEnd, 'stunned' | 'early'>
    | 'thwartReplaced'
    | 'thwartEndedEarly'
    | null
}

function sentences(
  { events, outcome: { summary }, isOver }: OwnEnd<Marvel, AnyOutcome>,
  { t, nameOf }: TerminalWords,
  { attacked, early }: Made,
): string[] {
  const { characters } = summary
  const threat = 'threat' in summary ? summary.threat : 0
  const placed = new Map(attacked.map(piece => [piece, 0]))
  for (const event of events)
    if (event.type === 'damage_dealt') placed.set(event.piece, (placed.get(event.piece) ?? 0) + event.placed)
  const gone = characters.filter(({ piece, where }) => where !== 'in play' && !placed.has(piece))
  const hit = [...placed].flatMap(([piece, damage]) => {
    const character = characters.find(one => one.piece === piece)
    return character && !(early && damage === 0) ? [{ character, damage }] : []
  })
  const told = [
    ...(early ? [t(`story:end.${early}`)] : []),
    ...hit.map(({ character, damage }) => ended(character, damage, { t, nameOf })),
    ...gone.map(character => ended(character, 0, { t, nameOf })),
    ...(threat > 0 ? [t('story:end.threat', { threat })] : []),
  ]
  return told.length > 0 || !isOver ? told : [t('story:end.nothing')]
}

function ended(
  { piece, where, remaining, damage: lies }: CharacterOutcome,
  damage: number,
  { t, nameOf }: TerminalWords,
): string {
  const name = nameOf(piece)
  const context = damage === 0 ? 'none' : undefined
  if (where === 'defeated') return t('story:end.defeated', { name, damage, context })
  if (where !== 'in play') return t('story:end.gone', { name, damage, context })
  if (remaining === null) return t('story:end.unknown', { name, damage, context })
  return t('story:end.hitPoints', { name, damage, remaining, most: remaining + lies, context })
}
