// Official answers of the rules FAQ about who attacks, and what takes the damage.
import { expect } from 'vitest'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  attempt,
  dealt,
  falcon,
  finish,
  fort,
  quietly,
  resolve,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-001', () =>
  expect(resolve(attack([falcon({ ap: 0 })])).told('attacker_selected')).toHaveLength(1),
)

official('GCG-FAQ-002', () => {
  const story = resolve(attack([falcon({ ap: 0 })]), ...quietly, finish)
  expect([story.result.shields, dealt(story, 'battle')]).toEqual([2, {}])
  expect(resolve(attack([falcon({ ap: 1 })]), ...quietly).told('shield_destroyed')).toHaveLength(1)
})

official('GCG-FAQ-003', () => {
  const story = resolve(attack([falcon()]), ...quietly)
  expect(story.told('shield_destroyed')).toHaveLength(1)
  expect(story.prompt?.windows.map(one => one.name)).toEqual(['burst#1'])
})

official('GCG-FAQ-004', () => {
  const setUp = attack([falcon(), fort()])
  const story = resolve(setUp, ...quietly, finish)
  expect([dealt(story, 'battle'), story.result.shields]).toEqual([{ Fort: 3 }, 2])
  const shield = attempt({ ...setUp, target: undefined }, { question: 'target', choice: 'Shield' })
  expect(shield.refused?.code).toBe('shieldIsNoTarget')
})

official('GCG-FAQ-005', () => {
  const hits = (shields: number, ...area: Parameters<typeof attack>[0]) =>
    dealt(resolve(attack([falcon(), ...area], undefined, { shields }), ...quietly), 'battle')
  expect([hits(2, fort()), hits(2), hits(0)]).toEqual([{ Fort: 3 }, { Shield: 3 }, { Rio: 3 }])
})

official('GCG-FAQ-011', () => {
  const attacks = (linkUnit: boolean) =>
    attempt(attack([falcon({ deployedThisTurn: true, linkUnit })])).refused?.code
  expect([attacks(false), attacks(true)]).toEqual(['deployedThisTurn', undefined])
})
