// Official answers of the rules FAQ about who attacks, and what takes the damage.
import { expect } from 'vitest'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  attack,
  attempt,
  dealt,
  falcon,
  finish,
  fort,
  quietly,
  resolve,
} from '../../../../test/games/gundam/unit-attack.ts'

const BOTH = ['1.9.0', '1.0'] as const
const rules = { date: '2025-07-04', editions: BOTH, cards: [] }

official(
  {
    id: 'R-001',
    question: 'Can my Unit attack although its AP is 0?',
    answer: 'Yes.',
    source: 'Rules FAQ Q34',
    clauses: ['GCG-QA-34'],
    ...rules,
  },
  () => expect(resolve(attack([falcon({ ap: 0 })])).told('attacker_selected')).toHaveLength(1),
)

official(
  {
    id: 'R-002',
    question: 'Does a Shield fall when a Unit with AP 0 attacks me?',
    answer: 'No. A Shield has 1 HP, and no damage reaches it.',
    source: 'Rules FAQ Q35',
    clauses: ['GCG-2-6d', 'GCG-2-7c'],
    ...rules,
  },
  () => {
    const story = resolve(attack([falcon({ ap: 0 })]), ...quietly, finish)
    expect([story.result.shields, dealt(story, 'battle')]).toEqual([2, {}])
    expect(resolve(attack([falcon({ ap: 1 })]), ...quietly).told('shield_destroyed')).toHaveLength(1)
  },
)

official(
  {
    id: 'R-003',
    question: 'May I pick the Shield that falls?',
    answer: 'No. It is always the first one.',
    source: 'Rules FAQ Q36',
    clauses: ['GCG-3-6c', 'GCG-7-6-2-4-1a'],
    ...rules,
  },
  () => {
    const story = resolve(attack([falcon()]), ...quietly)
    expect(story.told('shield_destroyed')).toHaveLength(1)
    expect(story.prompt?.windows.map(one => one.name)).toEqual(['burst#1'])
  },
)

official(
  {
    id: 'R-004',
    question: 'There is a Base. Can my attack take a Shield in its place?',
    answer: 'No.',
    source: 'Rules FAQ Q37',
    clauses: ['GCG-7-6-2-3'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon(), fort()])
    const story = resolve(setUp, ...quietly, finish)
    expect([dealt(story, 'battle'), story.result.shields]).toEqual([{ Fort: 3 }, 2])
    const shield = attempt({ ...setUp, target: undefined }, { question: 'target', choice: 'Shield' })
    expect(shield.refused?.code).toBe('shieldIsNoTarget')
  },
)

official(
  {
    id: 'R-005',
    question: 'My opponent is attacked. What takes the damage?',
    answer: 'The Base; without one the first Shield; with nothing there the player, who is then defeated.',
    source: 'Rules FAQ Q32',
    clauses: ['GCG-3-6e', 'GCG-7-6-2-1'],
    ...rules,
  },
  () => {
    const hits = (shields: number, ...area: Parameters<typeof attack>[0]) =>
      dealt(resolve(attack([falcon(), ...area], undefined, { shields }), ...quietly), 'battle')
    expect([hits(2, fort()), hits(2), hits(0)]).toEqual([{ Fort: 3 }, { Shield: 3 }, { Rio: 3 }])
  },
)

official(
  {
    id: 'R-011',
    question: 'May Player One attack in the first turn of the game?',
    answer: 'Yes, but a Unit deployed in that turn has to be a Link Unit.',
    source: 'Rules FAQ Q31, Q48',
    clauses: ['GCG-QA-31', 'GCG-7-3-1a'],
    ...rules,
  },
  () => {
    const attacks = (linkUnit: boolean) =>
      attempt(attack([falcon({ deployedThisTurn: true, linkUnit })])).refused?.code
    expect([attacks(false), attacks(true)]).toEqual(['deployedThisTurn', undefined])
  },
)
