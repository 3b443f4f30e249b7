// Builds scenes at every prompt of random legal plays of every flow, for tests of the views.
import fc from 'fast-check'
import type { Flow, SetUp } from '../../../src/engine/flow.ts'
import type { Game } from '../../../src/engine/game.ts'
import { begin } from '../../../src/engine/play.ts'
import type { Answer } from '../../../src/engine/types.ts'
import { gundamChangesFlow } from '../../../src/games/gundam/changes/flow.ts'
import { effectBattleFlow } from '../../../src/games/gundam/effect-battle/flow.ts'
import { unitAttackFlow } from '../../../src/games/gundam/unit-attack/flow.ts'
import { marvelChangesFlow } from '../../../src/games/marvel-champions/changes/flow.ts'
import { enemyAttackFlow } from '../../../src/games/marvel-champions/enemy-attack/flow.ts'
import { enemySchemeFlow } from '../../../src/games/marvel-champions/enemy-scheme/flow.ts'
import { playerAttackFlow } from '../../../src/games/marvel-champions/player-attack/flow.ts'
import { thwartFlow } from '../../../src/games/marvel-champions/thwart/flow.ts'
import type { Scene } from '../../../src/walkthroughs/scene.ts'
import { runs } from '../../runs.ts'
import * as gundam from '../games/gundam/random-tables.ts'
import { legalPlay, type Reports } from '../games/legal-plays.ts'
import * as marvel from '../games/marvel-champions/random-tables.ts'
import { otherInGerman, SEATS, sceneOf } from './scenes.ts'

/** Replaces the tables' ids by words of no language, so that a test finds an id that a view shows. */
const IDS: Readonly<Record<string, string>> = {
  Ana: 'p1',
  Bo: 'p2',
  Kei: 'p1',
  Rio: 'p2',
  ...Object.fromEntries(
    [
      'Hero',
      'Friend',
      'Other',
      'Boss',
      'Brute',
      'Gone',
      'One',
      'Two',
      'Three',
      'Four',
      'Fort',
      'Fifth',
      'Sixth',
      'Plot',
      'Plan',
      'Side',
    ]
      .concat(['A1', 'A2', 'A3', 'A4'])
      .map(id => [id, `xq-${id.toLowerCase()}`]),
  ),
}

const NAMES = Object.fromEntries(
  Object.values(IDS)
    .filter(id => id.startsWith('xq-'))
    .map((id, i) => [id, otherInGerman(i)]),
)

type Rename = <T>(value: T) => T

const renaming =
  (ids: Readonly<Record<string, string>>): Rename =>
  value =>
    JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'string' ? (ids[one] ?? one) : one)))

const renamed = renaming(IDS)

/** Ids of the greatest length that the engine accepts, each with the separator of custom ids in it. */
const LONG_IDS = Object.fromEntries(Object.keys(IDS).map(id => [id, `xq|${id}-`.padEnd(60, 'longest')]))

const picks = fc.array(fc.nat({ max: 100_000 }), { maxLength: 14 })
const cards = <T>(effect: fc.Arbitrary<T>) => fc.array(fc.array(effect, { maxLength: 3 }), { maxLength: 3 })

type Source<G extends Game, S extends SetUp, O extends object> = {
  readonly flow: Flow<G, S, O>
  readonly setUp: fc.Arbitrary<object>
  readonly effect: fc.Arbitrary<G['effect']>
  readonly reports: (cards: readonly G['effect'][][]) => Reports<G>
}

/** Gives logs of random plays with their set-ups; every beginning of a log leads to a board. */
function plays<G extends Game, S extends SetUp, O extends object>(
  { flow, setUp, effect, reports }: Source<G, S, O>,
  { seed, rename, times = 1 / 3 }: { seed: number; rename: Rename; times?: number },
) {
  const all = fc.record({ setUp, picks, cards: cards(effect) })
  return fc
    .sample(all, { numRuns: runs(times), seed })
    .map(rename)
    .filter(one => 'position' in begin(flow, one.setUp))
    .map(one => {
      const { answers } = legalPlay(flow, one.setUp, one.picks, reports(one.cards as G['effect'][][]))
      return { flow: flow.id, setUp: one.setUp as never, answers: rename(answers) }
    })
}

/** Gives scenes at each prompt of a few plays of each flow; the same seed gives the same scenes. */
export const randomScenes = (seed: number): Generator<Scene> => scenesNamed(renamed, NAMES, SEATS, seed)

/** Gives the same scenes with the longest names that the engine accepts for pieces, players and abilities. */
export const longNamedScenes = (seed: number): Generator<Scene> =>
  scenesNamed(renaming(LONG_IDS), {}, LONG_SEATS, seed)

function* scenesNamed(
  rename: Rename,
  names: Scene['walkthrough']['names'],
  seats: Scene['walkthrough']['seats'],
  seed: number,
): Generator<Scene> {
  const players = { effect: marvel.effect, reports: marvel.reporting }
  const enemy = { flow: enemyAttackFlow, setUp: marvel.enemySetUp, ...players }
  const scheme = { flow: enemySchemeFlow, setUp: marvel.schemeSetUp, ...players }
  const thwart = { flow: thwartFlow, setUp: marvel.thwartSetUp, ...players }
  const changes = { flow: marvelChangesFlow, setUp: marvel.changesSetUp, ...players }
  const player = { flow: playerAttackFlow, setUp: marvel.playerSetUp, ...players }
  const unit = {
    flow: unitAttackFlow,
    setUp: gundam.unitSetUp,
    effect: gundam.effect,
    reports: gundam.reporting,
  }
  const battle = { ...unit, flow: effectBattleFlow, setUp: gundam.effectBattleSetUp }
  const turn = { ...unit, flow: gundamChangesFlow, setUp: gundam.betweenSetUp }
  const how = { seed, rename }
  // Between attacks little is asked, and always the same.
  const few = { ...how, times: 1 / 9 }
  const attacks = [...plays(enemy, how), ...plays(player, how), ...plays(unit, how), ...plays(battle, how)]
  const all = [
    ...attacks,
    ...plays(changes, few),
    ...plays(turn, few),
    ...plays(scheme, how),
    ...plays(thwart, how),
  ]
  for (const { flow, setUp, answers } of all)
    yield* beginnings(answers).map(log => sceneOf({ flow, setUp, names, seats }, log))
}

const beginnings = (answers: readonly Answer[]): Answer[][] =>
  [...answers, null].map((_, length) => answers.slice(0, length))

const LONG_SEATS = ['Ana', 'Bo', 'Kei', 'Rio'].map(id => ({
  player: LONG_IDS[id] ?? id,
  user: null,
  name: null,
}))
