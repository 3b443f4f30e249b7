// Who attacks whom in Marvel Champions, as lists and headings say it.
import type { OwnPlay, Sides } from '../game.ts'
import type { EnemySetUpRead } from './enemy-attack/set-up.ts'
import type { SchemeSetUpRead } from './enemy-scheme/set-up.ts'
import type { EnemyOutcome, PlayerOutcome, SchemeOutcome, ThwartOutcome } from './outcomes.ts'
import type { PlayerSetUpRead } from './player-attack/set-up.ts'
import { isIdentity } from './rules/characters.ts'
import type { Marvel } from './rules/state.ts'
import type { ThwartSetUpRead } from './thwart/set-up.ts'

/** An attacked player is named where the seat has a name, else the attacked character. */
export const enemySides = {
  now: ({ summary: { target } }: EnemyOutcome, setUp: EnemySetUpRead): Sides => {
    const { player } = setUp.target
    return { attacker: setUp.attacker, targets: [{ id: target?.character ?? player, player }] }
  },
  atFirst: ({ attacker, target: { player, character }, pieces }: EnemySetUpRead): Sides => {
    const identity = pieces.find(one => one.player === player && isIdentity(one))
    return { attacker, targets: [{ id: character ?? identity?.id ?? player, player }] }
  },
}

/**
 * The targets come from the event that makes the attack; before it there are none. An end that is told from the store has
 * them although today's rules may not come to that event.
 */
export const playerTargets = (
  { summary: { attacked } }: PlayerOutcome,
  events: OwnPlay<Marvel, PlayerOutcome>['events'],
): readonly string[] => events.reduce<readonly string[] | undefined>(targetsAfter, undefined) ?? attacked

type Happened = OwnPlay<Marvel, PlayerOutcome>['events'][number]

function targetsAfter(
  targets: readonly string[] | undefined,
  event: Happened,
): readonly string[] | undefined {
  if (event.type === 'attack_initiated') return event.targets
  return event.type === 'target_added' && !event.later ? [...(targets ?? []), event.target] : targets
}

export const playerSides = {
  now: (
    now: PlayerOutcome,
    { attacker }: PlayerSetUpRead,
    events: OwnPlay<Marvel, PlayerOutcome>['events'],
  ): Sides => ({ attacker, targets: playerTargets(now, events).map(id => ({ id })) }),
  atFirst: ({ attacker, targets }: PlayerSetUpRead): Sides => ({
    attacker,
    targets: targets.map(id => ({ id })),
  }),
}

/** The player against whom an enemy schemes is named where the seat has a name, else the identity. */
const schemes = ({ attacker, target: { player }, pieces }: SchemeSetUpRead): Sides => {
  const identity = pieces.find(one => one.player === player && isIdentity(one))
  return { attacker, targets: [{ id: identity?.id ?? player, player }] }
}
export const schemeSides = {
  now: (_: SchemeOutcome, setUp: SchemeSetUpRead) => schemes(setUp),
  atFirst: schemes,
}

const thwarts = (attacker: string, schemes: readonly string[]): Sides => ({
  attacker,
  targets: schemes.map(id => ({ id })),
})
export const thwartSides = {
  now: ({ summary: { schemes } }: ThwartOutcome, { attacker, targets }: ThwartSetUpRead): Sides =>
    thwarts(attacker, schemes.length > 0 ? schemes : targets),
  atFirst: ({ attacker, targets }: ThwartSetUpRead): Sides => thwarts(attacker, targets),
}

/** Between attacks nobody attacks. */
export const changesSides = {
  now: (): Sides => ({ attacker: null, targets: [] }),
  atFirst: (): Sides => ({ attacker: null, targets: [] }),
}
