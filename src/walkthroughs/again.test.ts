// Tests the next attack: the table is kept, and so are attacker and target while they are there.
import { expect, test } from 'vitest'
import {
  defended,
  effectBattle,
  enemyAttack,
  heroAttack,
  unitAttack,
} from '../../test/support/walkthroughs/plain-tables.ts'
import { answerAll, begin, sceneIn } from '../../test/support/walkthroughs/presses.ts'
import {
  everyWalkthrough,
  playOut,
  WALKTHROUGHS,
} from '../../test/support/walkthroughs/random-walkthroughs.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import type { SetUp } from '../engine/flow.ts'
import type { Game } from '../engine/game.ts'
import type { Answer } from '../engine/types.ts'
import type { PlayableFlow } from '../games/game.ts'
import { effectBattle as battleFlow, unitAttack as unitFlow } from '../games/gundam/flows.ts'
import * as flows from '../games/marvel-champions/flows.ts'
import type { AnyOutcome } from '../games/outcome.ts'
import type { Store } from '../store/store.ts'
import { again, type Next, type NotAgain } from './again.ts'
import type { Scene } from './scene.ts'
import { nextEffectBattle } from './set-up/gundam/effect-battle.ts'
import { nextUnitAttack } from './set-up/gundam/unit.ts'
import { nextEnemyAttack } from './set-up/marvel-champions/enemy.ts'
import { nextPlayerAttack } from './set-up/marvel-champions/hero.ts'
import type { Prepared } from './start.ts'

/** The refusal codes for an attacker that is there but cannot attack at once. */
const READINESS = ['exhausted', 'noAttackableEnemy']

const finish = { question: 'finish', choice: 'finish' }
const report = (question: string, ...effects: object[]): Answer => ({ question, card: { effects } })

/** The next attack of this flow. */
const nextOf =
  <G extends Game, S extends SetUp, O extends AnyOutcome>(flow: PlayableFlow<G, S, O>, next: Next<S, O>) =>
  (scene: Scene) =>
    again(
      scene,
      { setUp: flow.setUp.parse(scene.walkthrough.setUp), outcome: flow.own(scene.played).outcome },
      next,
    )

const NEXT: Readonly<Record<string, (scene: Scene) => Prepared | NotAgain>> = {
  [enemyAttack.flow]: nextOf(flows.enemyAttack, nextEnemyAttack),
  [heroAttack.flow]: nextOf(flows.playerAttack, nextPlayerAttack),
  [unitAttack.flow]: nextOf(unitFlow, nextUnitAttack),
  [effectBattle.flow]: nextOf(battleFlow, nextEffectBattle),
}

function after(scene: Scene): Prepared | NotAgain {
  const next = NEXT[scene.walkthrough.flow]
  if (!next) throw new Error(scene.walkthrough.flow)
  return next(scene)
}

/** The store of the attack that was played last. */
let store: Store

/** Plays an attack and prepares the next one. */
async function next(prepared: Prepared, answers: readonly Answer[]) {
  store = await openTestStore()
  const begun = sceneIn(await begin(store, prepared), 'started')
  return after(await answerAll(store, begun, answers))
}

/** The first question of the second attack; or the code of its refusal. */
async function firstQuestion(prepared: Awaited<ReturnType<typeof next>>): Promise<string | undefined> {
  if ('notAgain' in prepared) throw new Error(prepared.notAgain)
  const started = await begin(store, prepared)
  if (started.result === 'refused') return started.refusal.code
  return sceneIn(started, 'started').played.prompt?.windows.at(-1)?.name
}

const piece = (prepared: Awaited<ReturnType<typeof next>>, id: string) =>
  'setUp' in prepared ? (prepared.setUp.pieces as { id: string }[]).find(one => one.id === id) : undefined

test('the enemy attacks the same player again, with the damage and the exhausted hero of the attack before', async () => {
  const prepared = await next(enemyAttack, defended)
  expect(prepared).toMatchObject({
    ...{ flow: enemyAttack.flow, names: enemyAttack.names, answers: [] },
    // What was still offered at the end is open, under the typed name.
    seats: [enemyAttack.seats[0], { player: 'p2', user: null, name: 'Ben' }],
    setUp: { edition: '1.7', attacker: 'enemy', target: { player: 'p1' }, players: ['p1', 'p2'] },
  })
  expect(piece(prepared, 'hero')).toMatchObject({ damage: 2, ready: false })
  expect(await firstQuestion(prepared)).toBe('defend')
})

test('boost cards that were not flipped are still there', async () => {
  const ended = [report('defend', { kind: 'boostCard' }, { kind: 'endAttack' }), finish]
  const prepared = await next(enemyAttack, ended)
  expect(prepared).toMatchObject({ setUp: { boostCards: 2 } })
})

test('the edition stays', async () => {
  const setUp = { ...enemyAttack.setUp, edition: '1.6-de' }
  expect(await next({ ...enemyAttack, setUp }, defended)).toMatchObject({ setUp: { edition: '1.6-de' } })
})

test('an attack that is not over is not done again', async () => {
  expect(await next(enemyAttack, defended.slice(0, 3))).toEqual({ notAgain: 'notOver' })
})

test('an attacker that has left play does not attack again, and nobody attacks who has', async () => {
  const leaves = (who: string) => report('damage', { kind: 'leaves', who: { piece: who }, how: 'discarded' })
  const until = defended.slice(0, 2)
  const minion = { id: 'enemy', kind: 'minion', atk: 3, hitPoints: 4 }
  const [hero, second] = enemyAttack.setUp.pieces as object[]
  const byMinion = {
    ...enemyAttack,
    setUp: { ...enemyAttack.setUp, pieces: [hero, second, minion] as never },
  }
  expect(await next(byMinion, [...until.slice(0, 1), { ...leaves('enemy') }, finish])).toEqual({
    notAgain: 'attackerGone',
  })
  const killed = [
    { question: 'defend', choice: 'nobody' },
    { question: 'boost#1', choice: 'flip', number: 9 },
  ]
  const dead = await next(enemyAttack, [...killed, { question: 'damage', choice: 'deal' }, finish])
  expect(dead).toEqual({ notAgain: 'targetGone' })
})

test('a hero attacks the same enemy again once ready; until then the rules refuse it', async () => {
  const deal = { question: 'damage', choice: 'deal' }
  const exhausted = await next(heroAttack, [deal, finish])
  expect(exhausted).toMatchObject({ setUp: { attacker: 'hero', targets: ['enemy'] } })
  expect(await firstQuestion(exhausted)).toBe('exhausted')
  const readied = await next(heroAttack, [
    deal,
    report('finish', { kind: 'ready', who: { piece: 'hero' } }),
    finish,
  ])
  expect(await firstQuestion(readied)).toBe('damage')
  expect(piece(readied, 'enemy')).toMatchObject({ damage: 2 })
})

test('an ability attacks again as it did, and no enemy that is gone', async () => {
  const ability = { attacks: [{ targets: 1, instances: [{ amount: 14 }] }] }
  const setUp = { ...heroAttack.setUp, ability }
  const deal = { question: 'damage', choice: 'deal' }
  const none = { question: 'nextStage:enemy', choice: 'none' }
  expect(await next({ ...heroAttack, setUp }, [deal, none, finish])).toEqual({ notAgain: 'targetGone' })
  const weak = { attacks: [{ targets: 1, instances: [{ amount: 4 }] }] }
  const again = await next({ ...heroAttack, setUp: { ...setUp, ability: weak } }, [deal, finish])
  expect(again).toMatchObject({ setUp: { ability: weak } })
  expect(await firstQuestion(again)).toBe('damage')
})

const noBlock = { question: 'block', choice: 'decline' }
const bothPass = { question: 'action:p2', choice: 'bothPass' }

test('a Unit that is rested leaves open who attacks next and what', async () => {
  const prepared = await next(unitAttack, [noBlock, bothPass, finish])
  expect(prepared).toMatchObject({ setUp: { activePlayer: 'p1', standbyPlayer: 'p2', edition: '1.0' } })
  expect(piece(prepared, 'unit-2')).toMatchObject({ damage: 3 })
  expect(await firstQuestion(prepared)).toBe('attacker')
})

test('a Unit that is active again attacks the same target, if that is still there', async () => {
  const activates = { kind: 'setActive', who: { piece: 'unit-1' } }
  const ready = (...effects: object[]) => ({
    question: 'damage',
    card: { owner: 'p1', label: 'triggered', effects: [activates, ...effects] },
  })
  const prepared = await next(unitAttack, [noBlock, bothPass, ready(), finish])
  expect(prepared).toMatchObject({ setUp: { attacker: 'unit-1', target: { unit: 'unit-2' } } })
  expect(await firstQuestion(prepared)).toBe('block')
  const destroys = { kind: 'leaves', who: { piece: 'unit-2' }, how: 'destroyed' }
  const alone = await next(unitAttack, [noBlock, bothPass, ready(destroys), finish])
  expect(alone).toEqual({ notAgain: 'targetGone' })
})

test('a Unit that is destroyed does not attack again', async () => {
  const destroys = { kind: 'leaves', who: { piece: 'unit-1' }, how: 'destroyed' }
  const trap = { question: 'damage', card: { owner: 'p2', label: 'triggered', effects: [destroys] } }
  expect(await next(unitAttack, [noBlock, bothPass, trap, finish])).toEqual({ notAgain: 'attackerGone' })
})

test('whoever has not attacked at all may choose again', async () => {
  const { attacker: _, target: __, ...setUp } = unitAttack.setUp
  const prepared = await next({ ...unitAttack, setUp }, [{ question: 'attacker', choice: 'noAttack' }])
  expect(await firstQuestion(prepared)).toBe('attacker')
})

test('once a player is defeated there is no next attack', async () => {
  const setUp = { ...unitAttack.setUp, shields: 0, base: 'none', target: { player: true } }
  const prepared = await next({ ...unitAttack, setUp }, [noBlock, bothPass, finish])
  expect(prepared).toEqual({ notAgain: 'playerDefeated' })
})

test('whatever has happened, the next set-up is one that the flow understands', async () => {
  const codes = new Set<string>()
  let begun = 0
  await everyWalkthrough(async one => {
    // What is told between attacks is no attack, which nothing repeats.
    if (!(one.scene.walkthrough.flow in NEXT)) return
    const prepared = after(await playOut(one, one.scene))
    if ('notAgain' in prepared) return
    const started = await begin(one.store, prepared)
    if (started.result === 'refused') codes.add(started.refusal.code)
    begun += started.result === 'started' ? 1 : 0
  })
  expect(begun).toBeGreaterThan(WALKTHROUGHS)
  // The rules refuse a start only because the attacker is exhausted or no enemy can be attacked.
  expect([...codes].filter(code => !READINESS.includes(code))).toEqual([])
})

test('the same two Units battle again, if both are still there', async () => {
  const prepared = await next(effectBattle, [finish])
  expect(prepared).toMatchObject({
    setUp: { edition: '1.9.0', attacker: 'unit-1', target: { unit: 'unit-2' } },
  })
  expect(piece(prepared, 'unit-2')).toMatchObject({ damage: 3 })
  const gone = (id: string) => report('damage', { kind: 'leaves', who: { piece: id }, how: 'returned' })
  expect(await next(effectBattle, [gone('unit-1'), finish])).toEqual({ notAgain: 'attackerGone' })
  expect(await next(effectBattle, [gone('unit-2'), finish])).toEqual({ notAgain: 'targetGone' })
})
