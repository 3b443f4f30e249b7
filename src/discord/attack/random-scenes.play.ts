// Scenes at every prompt of random legal plays of the three flows, for tests of the views.
import fc from 'fast-check'
import type { Flow } from '../../engine/flow.ts'
import { begin } from '../../engine/play.ts'
import type { Answer, Game } from '../../engine/types.ts'
import * as gundam from '../../games/gundam/random-tables.ts'
import { unitAttackFlow } from '../../games/gundam/unit-attack-flow.ts'
import { legalPlay, type Reports } from '../../games/legal-plays.ts'
import { enemyAttackFlow } from '../../games/marvel-champions/enemy-attack-flow.ts'
import { playerAttackFlow } from '../../games/marvel-champions/player-attack-flow.ts'
import * as marvel from '../../games/marvel-champions/random-tables.ts'
import type { Scene } from '../../walkthroughs/scene.ts'
import { sceneOf } from './scenes.play.ts'

/** Ids that no word of a language can be: where one is seen, a name was forgotten. */
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
    ]
      .concat(['A1', 'A2', 'A3', 'A4'])
      .map(id => [id, `xq-${id.toLowerCase()}`]),
  ),
}

const NAMES = Object.fromEntries(
  Object.values(IDS)
    .filter(id => id.startsWith('xq-'))
    .map((id, i) => [id, { en: `Quorn ${i}`, de: `Zwirn ${i}` }]),
)

const renamed = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'string' ? (IDS[one] ?? one) : one)))

const picks = fc.array(fc.nat({ max: 100_000 }), { maxLength: 14 })
const cards = <T>(effect: fc.Arbitrary<T>) => fc.array(fc.array(effect, { maxLength: 3 }), { maxLength: 3 })

type Source<G extends Game> = {
  readonly flow: Flow<G>
  readonly setUp: fc.Arbitrary<object>
  readonly effect: fc.Arbitrary<G['effect']>
  readonly reports: (cards: readonly G['effect'][][]) => Reports<G>
}

/** The logs of random plays, with their set-ups: every board on the way is one of their beginnings. */
function plays<G extends Game>({ flow, setUp, effect, reports }: Source<G>, runs: number, seed: number) {
  const all = fc.record({ setUp, picks, cards: cards(effect) })
  return fc
    .sample(all, { numRuns: runs, seed })
    .map(renamed)
    .filter(one => 'position' in begin(flow, one.setUp))
    .map(one => {
      const { answers } = legalPlay(flow, one.setUp, one.picks, reports(one.cards as G['effect'][][]))
      return { flow: flow.id, setUp: one.setUp as never, answers: renamed(answers) }
    })
}

/** Scenes at each prompt of so many plays of each flow; the same for the same seed. */
export function* randomScenes(runs: number, seed: number): Generator<Scene> {
  const effect = marvel.effect
  const enemy = plays(
    { flow: enemyAttackFlow, setUp: marvel.enemySetUp, effect, reports: marvel.reporting },
    runs,
    seed,
  )
  const player = plays(
    { flow: playerAttackFlow, setUp: marvel.playerSetUp, effect, reports: marvel.reporting },
    runs,
    seed,
  )
  const unit = plays(
    { flow: unitAttackFlow, setUp: gundam.unitSetUp, effect: gundam.effect, reports: gundam.reporting },
    runs,
    seed,
  )
  for (const { flow, setUp, answers } of [...enemy, ...player, ...unit])
    yield* beginnings(answers).map(log => sceneOf({ flow, setUp, names: NAMES, seats: SEATS }, log))
}

const beginnings = (answers: readonly Answer[]): Answer[][] =>
  [...answers, null].map((_, length) => answers.slice(0, length))

const SEATS = [
  { player: 'p1', user: 'user-ana', name: 'Ana' },
  { player: 'p2', user: null, name: null },
]
