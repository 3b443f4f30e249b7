// Tests the properties of all battles that an effect begins, and counts the paths of a small one.
import { expect, test } from 'vitest'
import { offers, walk } from '../../../../test/support/engine/walk.ts'
import { everyPlay, testProperties } from '../../../../test/support/games/flow-properties.ts'
import { battle, unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import {
  bounds,
  effect,
  effectBattleSetUp,
  reporting,
} from '../../../../test/support/games/gundam/random-tables.ts'
import { on } from '../../../../test/support/games/gundam/unit-attack.ts'
import { advance, begin, promptAt } from '../../../engine/play.ts'
import { GUNDAM_CLAUSES } from '../clauses.ts'
import { effectBattleFlow } from './flow.ts'

const subject = {
  flow: effectBattleFlow,
  setUp: effectBattleSetUp,
  effect,
  reports: reporting,
  clauses: GUNDAM_CLAUSES,
  invariant: bounds,
}

testProperties(subject)

test('everything that is offered is accepted, in every window', () => {
  everyPlay(subject, played => {
    for (const position of played.positions) {
      const prompt = promptAt(effectBattleFlow, position)
      for (const answer of prompt ? offers(prompt, [1, 2]) : [])
        expect(advance(effectBattleFlow, position, answer)).toHaveProperty('position')
    }
  })
})

test('nobody attacks, blocks, acts or wins, and every battle within another one is over at the end', () => {
  everyPlay(subject, played => {
    const types = played.events.flat().map(({ type }) => type)
    for (const never of ['attacker_selected', 'target_declared', 'blocker_activated', 'passed', 'game_won'])
      expect(types).not.toContain(never)
    const count = (type: string) => types.filter(one => one === type).length
    expect(count('effect_battle_begun')).toBe(count('effect_battle_over') + 1)
    expect(played.positions.at(-1)?.memory.state.battle.around).toBeNull()
  })
})

function paths(setUp: object): number {
  const begun = begin(effectBattleFlow, setUp)
  if ('refused' in begun) throw new Error('refused')
  return walk(effectBattleFlow, begun.position, 20)
}

test('the number of paths of a small battle is the number worked out by hand', () => {
  // Both Units deal their damage, and only "finish" is left: 1 path.
  const pieces = [unit('Nova', 'Kei', 3, 5), unit('Drake', 'Rio', 2, 3)]
  expect(paths(battle(pieces))).toBe(1)
  // Breach destroys a Shield without a Burst, or the Burst is activated or declined, at once or after its card is named: 5.
  expect(paths(battle([unit('Nova', 'Kei', 3, 5, { breach: 1 }), unit('Drake', 'Rio', 2, 3)]))).toBe(5)
  // An effect of Rio’s on the loss of Drake that he may leave out: used or not, 2.
  const may = { ...on('Last', 'Rio', { on: 'destroyed', who: 'Drake' }, [], 'Drake'), may: true as const }
  expect(paths(battle(pieces, { abilities: [may] }))).toBe(2)
})
