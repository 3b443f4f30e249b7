// The notices of the GUNDAM CARD GAME: whose card says more, whose HP nobody knows, and what a battle takes for granted.
import type { Answer, Event } from '../../engine/types.ts'
import { joined, type Notice, type NoticedPlay, noticeOf } from '../notices.ts'
import type { BetweenSetUpRead } from './changes/set-up.ts'
import type { BetweenOutcome, UnitOutcome } from './outcomes.ts'
import type { Gundam } from './rules/state.ts'
import { unitSides } from './sides.ts'
import type { BattleSetUpRead } from './unit-attack/set-up.ts'
import { type PieceGiven, pieceSchema } from './vocabulary/pieces.ts'

type Battle = NoticedPlay<BattleSetUpRead, UnitOutcome, Event<Gundam>>

export function battleNotices(play: Battle): readonly Notice[] {
  const { setUp, now } = play
  const came = [...setUp.pieces, ...joined(play, pieceSchema)]
  const there = now?.table?.pieces ?? came
  const fighting: ReadonlySet<string | null> = new Set(fightersIn(play))
  const isUnknown = ({ id, hp }: PieceGiven) => hp === undefined && fighting.has(id)
  return [
    ...noticeOf(
      'readCard',
      [...came, ...there].filter(({ readCard }) => readCard).map(({ id }) => id),
    ),
    ...noticeOf(
      'readPilot',
      [...came, ...there].filter(({ pilot }) => pilot?.readCard).map(({ id }) => id),
    ),
    ...noticeOf(
      'hp',
      there.filter(isUnknown).map(({ id }) => id),
    ),
    ...assumedIn(play, [...came, ...there]),
  ]
}

/** The table was told of before; the notices are about who has come, and of whom nobody knows the HP. */
export function betweenNotices({
  setUp,
  now,
}: NoticedPlay<BetweenSetUpRead, BetweenOutcome, Event<Gundam>>): readonly Notice[] {
  const all = now?.table.pieces ?? []
  const came = all.filter(({ id }) => setUp.pieces.every(one => one.id !== id))
  const paired = all.filter(
    ({ id, pilot }) => pilot && setUp.pieces.every(one => one.id !== id || !one.pilot),
  )
  const hurt = all.filter(({ hp, damage = 0 }) => hp === undefined && damage > 0)
  return [
    ...noticeOf('readCard', namesOf(came.filter(({ readCard }) => readCard))),
    ...noticeOf('readPilot', namesOf(paired.filter(({ pilot }) => pilot?.readCard))),
    ...noticeOf('hp', namesOf(hurt)),
  ]
}
const namesOf = (pieces: readonly PieceGiven[]) => pieces.map(({ id }) => id)

/** The notices of an attack, whose Unit has to be able to attack. */
export const attackNotices = (play: Battle): readonly Notice[] => [
  ...battleNotices(play),
  ...noticeOf('notDeployed', newAttackers(play)),
  ...noticeOf('otherTurn', otherTurn(play)),
]

/** The player whose turn it is by what was said, if the attacking Unit is of the other one (7-1a). */
const otherTurn = ({ setUp: { turn, activePlayer } }: Battle): string[] =>
  turn && turn.of !== activePlayer ? [turn.of] : []

/** Who takes or deals damage: the two Units that battle, or the Bases of an attacked player. */
function fightersIn({ setUp, now }: Battle): readonly (string | null)[] {
  const { attacker, targets } = now ? unitSides.now(now, setUp) : unitSides.atFirst(setUp)
  const hurt = (now?.summary.damage ?? []).map(({ to }) => to)
  const [against] = now?.summary.blocker ? [now.summary.blocker] : targets.map(({ id }) => id)
  if (against === undefined) return hurt
  if (against !== setUp.standbyPlayer) return [against, attacker, ...hurt]
  return [...setUp.pieces.filter(({ kind }) => kind === 'base').map(({ id }) => id), ...hurt]
}

function assumedIn({ setUp, now, accepted }: Battle, pieces: readonly PieceGiven[]): readonly Notice[] {
  const { assumed, shields, base, standbyPlayer, target } = setUp
  const isBase = ({ kind, player }: PieceGiven) => kind === 'base' && player === standbyPlayer
  const { targets } = now ? unitSides.now(now, setUp) : unitSides.atFirst(setUp)
  const reaches =
    targets.some(({ id }) => id === standbyPlayer) || pieces.some(({ breach = 0 }) => breach > 0)
  const isBaseAssumed = shields !== undefined && base === undefined && !pieces.some(isBase) && reaches
  const answers = [...(setUp.given as readonly Partial<Answer>[]), ...accepted]
  const isGiven = (kind: string, choice: string) =>
    answers.some(one => one.question?.startsWith(kind) && one.choice === choice)
  const table: readonly (readonly [Notice['kind'], boolean])[] = [
    ['noBase', isBaseAssumed],
    ['nobodyBlocks', assumed.includes('nobodyBlocks') && isGiven('block', 'decline')],
    ['nobodyActs', assumed.includes('nobodyActs') && isGiven('action:', 'bothPass')],
    ['noBurst', assumed.includes('noBurst') && isGiven('burst#', 'noBurst')],
  ]
  return [
    ...(assumed.includes('rested') && !isGiven('assumed', 'rested') && target && 'unit' in target
      ? noticeOf('rested', [target.unit])
      : []),
    ...table.flatMap(([kind, holds]): Notice[] => (holds ? [{ kind, pieces: [] }] : [])),
  ]
}

/** The attacking Unit, unless somebody has said when it was deployed or it may attack at once. */
function newAttackers({ setUp, now, accepted }: Battle): string[] {
  if (accepted.some(({ choice }) => choice === 'notDeployed')) return []
  const { attacker } = now ? unitSides.now(now, setUp) : unitSides.atFirst(setUp)
  return setUp.pieces
    .filter(
      ({ id, deployedThisTurn, linkUnit, pilot }) =>
        id === attacker && deployedThisTurn === undefined && !linkUnit && !pilot?.links,
    )
    .map(({ id }) => id)
}
