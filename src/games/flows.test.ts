// Tests every flow through the verbs of `AnyFlow`: found by id, played, drawn, read with the effects of its game.
import { expect, test } from 'vitest'
import { type AnyFlow, flowsOf } from './game.ts'
import { effectBattle, gundamChanges, unitAttack } from './gundam/flows.ts'
import { MARVEL_EDITION_IDS } from './marvel-champions/editions.ts'
import { enemyAttack, enemyScheme, marvelChanges, playerAttack, thwart } from './marvel-champions/flows.ts'

const FLOWS = flowsOf([
  enemyAttack,
  enemyScheme,
  playerAttack,
  thwart,
  marvelChanges,
  unitAttack,
  effectBattle,
  gundamChanges,
])

const named = (id: string): AnyFlow => {
  const flow = FLOWS.get(id)
  if (!flow) throw new Error(`no flow ${id}`)
  return flow
}
const enemy = named('marvel-champions/enemy-attack')
const setUp = {
  pieces: [
    { id: 'Lumen', kind: 'hero', player: 'Ana', hitPoints: 10 },
    { id: 'Rustling', kind: 'minion', atk: 2 },
  ],
  attacker: 'Rustling',
  target: { player: 'Ana' },
}
const answers = [{ choice: 'nobody' }, { choice: 'deal' }, { choice: 'finish' }]

test('there are eight flows, each found by its own name and by no other', () => {
  const marvel = ['enemy-attack', 'enemy-scheme', 'player-attack', 'thwart', 'changes'].map(
    id => `marvel-champions/${id}`,
  )
  const ids = [...marvel, 'gundam/unit-attack', 'gundam/effect-battle', 'gundam/changes']
  expect([...FLOWS.keys()]).toEqual(ids)
  expect(ids.map(id => named(id).id)).toEqual(ids)
  expect(FLOWS.get('chess')).toBeUndefined()
})

test('a play shows what happened, what is asked, what came of it, and what was accepted and refused', () => {
  const asked = enemy.play(setUp, answers.slice(0, 1))
  expect(asked.prompt?.windows.map(window => window.name)).toEqual(['damage'])
  expect(asked).toMatchObject({ outcome: null, refused: null })
  const over = enemy.play(setUp, answers)
  expect(over.events.at(-1)).toMatchObject({ type: 'step_entered', step: 'finish' })
  expect(over).toMatchObject({ prompt: null, outcome: { summary: { undefended: true } }, refused: null })
  expect(over.accepted.map(answer => answer.question)).toEqual(['defend', 'damage', 'finish'])
  expect(enemy.play(setUp, [{ choice: 'Rustling' }]).refused).toMatchObject({ code: 'noSuchChoice' })
})

test('an answer takes a card with the effects of its game, with no others, and with no more than twenty', () => {
  const takes = (flow: AnyFlow, ...effects: object[]) =>
    flow.answer.safeParse({ question: 'damage', card: { name: 'Web', effects } }).success
  const [marvel, gundam] = [{ kind: 'endAttack' }, { kind: 'shields', change: 1 }]
  expect([takes(enemy, marvel), takes(enemy, gundam)]).toEqual([true, false])
  const unit = named('gundam/unit-attack')
  expect([takes(unit, gundam), takes(unit, marvel)]).toEqual([true, false])
  const many = (times: number) => takes(enemy, ...Array.from({ length: times }, () => marvel))
  expect([many(20), many(21)]).toEqual([true, false])
  expect(enemy.answer.safeParse({ choice: 'nobody' }).success).toBe(true)
})

test('the chart of a flow draws its own rows', () => {
  expect(enemy.chart()).toContain('initiate --> giveBoostCard')
  expect(named('gundam/unit-attack').chart()).toContain('blockStep')
})

test('what is shown of a play has no position in it, which only the engine understands', () => {
  expect(enemy.play(setUp, answers)).not.toHaveProperty('position')
})

test('a flow says its editions and the shape of a set-up', () => {
  expect(enemy.editions).toEqual(MARVEL_EDITION_IDS)
  expect(enemy.setUp.safeParse(setUp).success).toBe(true)
  expect(enemy.setUp.safeParse({}).success).toBe(false)
})
