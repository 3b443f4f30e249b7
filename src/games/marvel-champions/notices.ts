// The notices of Marvel Champions: whose card says more, and whose hit points or tough status card nobody knows.
import type { Event } from '../../engine/types.ts'
import { joined, type Notice, type NoticedPlay, noticeOf } from '../notices.ts'
import type { ChangesSetUpRead } from './changes/set-up.ts'
import type { EnemySetUpRead } from './enemy-attack/set-up.ts'
import type { SchemeSetUpRead } from './enemy-scheme/set-up.ts'
import type { ChangesOutcome, EnemyOutcome, PlayerOutcome, SchemeOutcome, ThwartOutcome } from './outcomes.ts'
import type { PlayerSetUpRead } from './player-attack/set-up.ts'
import type { Marvel } from './rules/state.ts'
import { enemySides, playerSides } from './sides.ts'
import type { ThwartSetUpRead } from './thwart/set-up.ts'
import { type CharacterGiven, characterSchema } from './vocabulary/characters.ts'

type MarvelPlay<S, O> = NoticedPlay<S, O, Event<Marvel>>
type AnyPlay = MarvelPlay<
  EnemySetUpRead | PlayerSetUpRead | SchemeSetUpRead | ThwartSetUpRead | ChangesSetUpRead,
  EnemyOutcome | PlayerOutcome | SchemeOutcome | ThwartOutcome | ChangesOutcome
>

/** Before anything is played, any ally may come to defend. */
export function enemyNotices(play: MarvelPlay<EnemySetUpRead, EnemyOutcome>): readonly Notice[] {
  const { setUp, now } = play
  const { targets } = now ? enemySides.now(now, setUp) : enemySides.atFirst(setUp)
  const allies = setUp.pieces.filter(({ kind }) => kind === 'ally').map(idOf)
  const { defended } = now?.summary ?? { defended: allies }
  return noticesOf(play, [...targets.map(({ id }) => id), ...defended])
}

export function playerNotices(play: MarvelPlay<PlayerSetUpRead, PlayerOutcome>): readonly Notice[] {
  const { setUp, now, events } = play
  const { targets } = now ? playerSides.now(now, setUp, events) : playerSides.atFirst(setUp)
  return noticesOf(play, [...setUp.targets, ...targets.map(({ id }) => id)])
}

/** Nobody is attacked; the notices are about whose card says more, and who takes damage by effects. */
export const schemeNotices = (play: MarvelPlay<SchemeSetUpRead, SchemeOutcome>): readonly Notice[] =>
  noticesOf(play, [])

/** Nobody is attacked; an ally takes consequential damage. */
export const thwartNotices = (play: MarvelPlay<ThwartSetUpRead, ThwartOutcome>): readonly Notice[] =>
  noticesOf(play, [])

/** The table was told of before; the notices are about who has come or takes damage. */
export const changesNotices = (play: MarvelPlay<ChangesSetUpRead, ChangesOutcome>): readonly Notice[] =>
  noticesOf(play, [])

/** @param attacked those that are attacked or defend; who takes damage beside them is looked for */
function noticesOf(play: AnyPlay, attacked: readonly string[]): readonly Notice[] {
  const { setUp, now, events } = play
  const came = [...setUp.pieces, ...joined(play, characterSchema)]
  const there = now?.table.pieces ?? came
  const hurt = events.flatMap(event =>
    event.type === 'damage_dealt' && event.placed > 0 ? [event.piece] : [],
  )
  const concerned = there.filter(({ id }) => [...attacked, ...hurt].includes(id))
  return [
    ...noticeOf('readCard', toRead([...came, ...there])),
    ...noticeOf('hitPoints', concerned.filter(isOfUnknownHitPoints).map(idOf)),
    ...noticeOf(
      'toughness',
      concerned.filter(({ toughness, tough }) => toughness && tough === undefined).map(idOf),
    ),
    ...noticeOf(
      'stillTough',
      events.flatMap(event => (event.type === 'tough_as_printed' ? [event.piece] : [])),
    ),
  ]
}

const idOf = ({ id }: CharacterGiven): string => id

const toRead = (pieces: readonly CharacterGiven[]): string[] =>
  pieces.filter(({ readCard }) => readCard).map(idOf)

/** Hit points for each player are asked for when they count. */
const isOfUnknownHitPoints = ({ hitPoints, hitPointsPerPlayer }: CharacterGiven): boolean =>
  hitPoints === undefined && hitPointsPerPlayer === undefined
