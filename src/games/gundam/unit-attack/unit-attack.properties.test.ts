// Tests the properties of all Unit attacks, and counts the paths of small ones.
import { expect, test } from 'vitest'
import { offers, walk } from '../../../../test/support/engine/walk.ts'
import { everyPlay, testProperties } from '../../../../test/support/games/flow-properties.ts'
import { bounds, effect, reporting, unitSetUp } from '../../../../test/support/games/gundam/random-tables.ts'
import { attack, falcon, mole, on, rested, wall } from '../../../../test/support/games/gundam/unit-attack.ts'
import { advance, begin, type Position, promptAt } from '../../../engine/play.ts'
import type { Choice } from '../../../engine/types.ts'
import { GUNDAM_CLAUSES } from '../clauses.ts'
import { GUNDAM_EDITION_IDS } from '../editions.ts'
import type { Gundam } from '../rules/state.ts'
import { unitAttackFlow } from './flow.ts'

const subject = {
  flow: unitAttackFlow,
  setUp: unitSetUp,
  effect,
  reports: reporting,
  clauses: GUNDAM_CLAUSES,
  invariant: bounds,
}

testProperties(subject)

test('everything that is offered is accepted, in every window', () => {
  everyPlay(subject, played => {
    for (const position of played.positions) {
      const prompt = promptAt(unitAttackFlow, position)
      for (const answer of prompt ? offers(prompt, [1, 2]) : [])
        expect(advance(unitAttackFlow, position, answer)).toHaveProperty('position')
    }
  })
})

test('nobody decides what only the other player may decide', () => {
  everyPlay(subject, played => {
    for (const position of played.positions)
      for (const { name, choices } of promptAt(unitAttackFlow, position)?.windows ?? [])
        for (const choice of choices) refusesOthers(position, name, choice)
  })
})

function refusesOthers(position: Position<Gundam>, question: string, { name, by, number }: Choice): void {
  const barred = 'any' in by ? ['Kei', 'Rio'].find(one => !by.any.includes(one)) : 'Kei'
  if (barred === undefined) return
  const answer = { question, choice: name, by: [barred], ...(number && { number: number.min }) }
  expect(advance(unitAttackFlow, position, answer)).toHaveProperty('refused')
}

test('nobody wins but over an empty shield area, and then nothing more happens', () => {
  everyPlay(subject, played => {
    const events = played.events.flat()
    const won = events.findIndex(one => one.type === 'game_won')
    if (won < 0) return
    expect(events.findLast(one => one.type === 'shield_area_checked')).toMatchObject({ result: 'empty' })
    expect(events.slice(won + 1).map(one => one.type)).toEqual(['step_entered'])
  })
})

/** The number of paths, which is the same in every edition. */
function paths(setUp: object): number {
  const numbers = GUNDAM_EDITION_IDS.map(edition => {
    const begun = begin(unitAttackFlow, { ...setUp, edition })
    if ('refused' in begun) throw new Error('refused')
    return walk(unitAttackFlow, begun.position, 20)
  })
  expect(new Set(numbers).size).toBe(1)
  return numbers[0] ?? 0
}

test('the number of paths of a small attack is the number worked out by hand', () => {
  // Falcon attacks the player, Wall may block. Block or not (2). Action step: both pass at once (1), or the
  // standby player passes and then the active player does (1): 2. Blocked, finish (1): 2 paths. Not blocked:
  // the Shield has no Burst, or it is activated, or declined (3), or its card is named, then activated or declined (2),
  // finish (1): 2 * 5 = 10. Together 12.
  const small = attack([falcon(), wall()])
  expect(paths(small)).toBe(12)
  // Attacker and target not named: declining is one path, and Falcon can only attack the player: 12 + 1.
  const { attacker: _attacker, target: _target, ...open } = small
  expect(paths(open)).toBe(13)
  // Falcon attacks Mole, and no Unit can block: only "decline" (1), the action step (2), finish: 2.
  expect(paths(attack([falcon(), mole(rested)], 'Mole'))).toBe(2)
})

test('the number of ways through the action step is the number worked out by hand', () => {
  // An empty shield area, and no Unit can block. One action of Rio, once. Used first: Kei's turn with no pass before:
  // both pass 1, or Kei passes and then Rio 1: 2. Not used: both pass at once 1, or Rio passes and Kei passes 1: 2.
  const once = (id: string, owner: string) => ({
    ...on(id, owner, { on: 'activateAction' as const }, []),
    uses: 1,
  })
  const setUp = (...abilities: ReturnType<typeof once>[]) =>
    attack([falcon()], undefined, { shields: 0, abilities })
  expect(paths(setUp(once('A1', 'Rio')))).toBe(4)
  // With an action of Kei as well. Both pass at once: 1. Rio passes: Kei passes 1, or uses his action, then it is
  // Rio's turn with only Rio's action left: 4, as above; together 5. Rio uses the action: Kei's turn with only
  // Kei's left: both pass 1, pass and pass 1, or he uses it and nothing is left: 2; together 4. In all 10.
  expect(paths(setUp(once('A1', 'Rio'), once('A2', 'Kei')))).toBe(10)
})
