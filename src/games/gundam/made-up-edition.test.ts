// Tests that a made-up edition is played as its data say.
import { expect, test } from 'vitest'
import { everyPlay } from '../../../test/support/games/flow-properties.ts'
import { unitFlow } from '../../../test/support/games/gundam/made-up-edition.ts'
import { bounds, effect, reporting, unitSetUp } from '../../../test/support/games/gundam/random-tables.ts'
import * as words from '../../../test/support/games/gundam/unit-attack.ts'
import { compareEditions } from '../../engine/compare.ts'
import { play } from '../../engine/play.ts'
import { chart, editionNamed } from '../../engine/rows.ts'
import type { Answer } from '../../engine/types.ts'
import { GUNDAM_CLAUSES } from './clauses.ts'

const {
  atMole,
  attack,
  block,
  bothPass,
  burst,
  falcon,
  finish,
  hurt,
  noBlock,
  note,
  on,
  order,
  piece,
  wall,
} = words

const by = (edition: string, setUp: object, ...answers: Answer[]) =>
  words.storyOf(play(unitFlow, { ...setUp, edition }, answers))
const told = (setUp: object, ...answers: Answer[]) => by('made-up', setUp, ...answers)

test('its steps come in its own order, under its own numbers and clauses', () => {
  const story = told(atMole(), bothPass, noBlock, finish)
  expect([story.refused, story.hp('Mole'), story.outcome?.summary.edition]).toEqual([null, 2, 'made-up'])
  expect(story.steps).toEqual(['attack', 'action', 'block', 'damage', 'battle end'])
  const entered = story.events.flatMap(event =>
    event.type === 'step_entered' && event.number?.startsWith('8')
      ? `${event.number} ${event.step} ${event.clause}`
      : [],
  )
  expect(entered).toEqual(['8-3 actionStep GCG-7-5-1a', '8-4 blockStep GCG-7-4-3'])
  expect(story.told('blocker_declined')).toMatchObject([{ clause: 'GCG-7-4-1a' }])
})

test('a window that it has not is not asked', () => {
  const asked = (edition: string, ...answers: Answer[]) =>
    by(edition, atMole(), ...answers).prompt?.windows[0]?.name
  expect([asked('made-up', bothPass, noBlock), asked('1.0', noBlock, bothPass)]).toEqual(['finish', 'damage'])
})

const suppressing = (more: object = {}) =>
  attack([falcon({ keywords: ['Suppression'] })], undefined, { shields: 4, ...more })

test('Suppression destroys so many Shields as it says, and their Bursts come in its order', () => {
  const bursts = [1, 2, 3].map(number => burst(number, 'activate', note(`burst ${number}`)))
  const story = told(suppressing(), bothPass, noBlock, ...bursts, finish)
  expect([story.refused, story.result.shields]).toEqual([null, 1])
  expect(story.result.notes).toEqual(['burst 1', 'burst 2', 'burst 3'])
  const real = by('1.0', suppressing(), noBlock, bothPass, ...bursts.slice(0, 2))
  expect([real.refused, real.prompt?.windows[0]?.name]).toEqual([null, 'order:burst'])
})

test('what a Burst triggers is carried out before the next Burst', () => {
  const fell = on('Fell', 'Kei', { on: 'destroyed' }, [note('Falcon fell')])
  const bursts = [burst(1, 'activate', hurt(piece('Falcon'), 9)), burst(2, 'activate', note('burst 2'))]
  const setUp = suppressing({ abilities: [fell], shields: 2 })
  expect(told(setUp, bothPass, noBlock, ...bursts, finish).result.notes).toEqual(['Falcon fell', 'burst 2'])
  const first = { question: 'order:burst', choice: 'burst#1' }
  const real = by('1.0', setUp, noBlock, bothPass, ...bursts, first, finish)
  expect(real.result.notes).toEqual(['burst 2', 'Falcon fell'])
})

test('a condition on the target looks at the target that there is now', () => {
  const abilities = [on('Hit', 'Rio', { on: 'takesBattleDamage', against: 'unit' }, [note('hit')])]
  const setUp = attack([falcon(), wall()], undefined, { abilities })
  expect(told(setUp, bothPass, block('Wall'), finish).result.notes).toEqual(['hit'])
  expect(by('1.0', setUp, block('Wall'), bothPass, finish).result.notes).toEqual([])
})

test('it is compared with 1.0, and 1.0 with it', () => {
  const setUp = { ...atMole(), edition: '1.0' }
  const { accepted, outcome } = by('1.0', setUp, noBlock, bothPass, finish)
  if (!outcome) throw new Error('the attack is not over')
  expect(compareEditions(unitFlow, setUp, accepted, outcome)).toContainEqual({
    edition: 'made-up',
    result: 'same',
    differences: [],
  })
  const three = told(
    suppressing(),
    bothPass,
    noBlock,
    ...[1, 2, 3].map(number => burst(number, 'noBurst')),
    finish,
  )
  // By 1.0 only two Shields are destroyed, so nobody is asked about the third one.
  expect(three.outcome?.editions).toContainEqual({
    edition: '1.0',
    result: 'differs',
    differences: [{ field: 'shields', here: 1, there: 2 }],
  })
  expect(order(three, 'shield_destroyed')).toHaveLength(3)
})

test('its chart has its own steps, and 1.0 keeps its own', () => {
  const lines = (id: string) => chart(unitFlow, editionNamed(unitFlow, id)).split('\n')
  expect(lines('made-up')).toContain('  actionStep["8-3 Actions first<br/>actionStep · GCG-7-5-1a"]')
  expect(lines('made-up')).toContain('  endOfActionStep --> blockStep')
  expect(lines('made-up').join()).not.toContain('afterAttackOnUnit')
  expect(lines('1.0')).toContain('  unitBattle --> afterAttackOnUnit')
})

test('random attacks come to their end, cite clauses that exist, and their numbers stay in bounds', () => {
  const clauses = new Set<string>(GUNDAM_CLAUSES)
  const setUp = unitSetUp.map(given => ({ ...given, edition: 'made-up' }))
  const subject = {
    flow: unitFlow,
    setUp,
    effect,
    reports: reporting,
    clauses: GUNDAM_CLAUSES,
    invariant: bounds,
  }
  everyPlay(subject, ({ events, positions }) => {
    expect(positions.at(-1)?.question).toBeNull()
    for (const { clause } of events.flat()) expect(clauses.has(clause)).toBe(true)
    for (const { memory } of positions) bounds(memory.state)
  })
})
