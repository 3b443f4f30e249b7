// Official answers of the rules FAQ about the course of a battle, and what becomes of cards that leave.
import { expect } from 'vitest'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  attack,
  attempt,
  block,
  bothPass,
  burst,
  command,
  dealt,
  drake,
  falcon,
  finish,
  lancer,
  leaves,
  mole,
  noBlock,
  on,
  order,
  quietly,
  resolve,
  rested,
  wall,
} from '../../../../test/games/gundam/unit-attack.ts'

const BOTH = ['1.9.0', '1.0'] as const
const rules = { date: '2025-07-04', editions: BOTH, cards: [] }

official(
  {
    id: 'R-006',
    question: 'The attacking Unit or its target goes elsewhere in the middle. Does the attack go on?',
    answer: 'No. The steps in between are left out, and the battle end step comes.',
    source: 'Rules FAQ Q33',
    clauses: ['GCG-7-3-5-1a', 'GCG-7-4-5-1b'],
    ...rules,
  },
  () => {
    const goes = (who: string) =>
      attack([falcon(), wall()], undefined, {
        abilities: [on('R', 'Kei', { on: 'isBlocked' }, [leaves(who)], 'Falcon')],
      })
    for (const who of ['Wall', 'Falcon'])
      expect(resolve(goes(who), block('Wall'), finish).steps).toEqual(['attack', 'block', 'battle end'])
  },
)

official(
  {
    id: 'R-007',
    question: 'My Command has 【Action】 and a Pilot side. May I pair it in the action step?',
    answer: 'No. There only its 【Action】 can be used.',
    source: 'Rules FAQ Q38',
    clauses: ['GCG-7-5-1b'],
    ...rules,
  },
  () => {
    const plays = (label: string) =>
      attempt(attack([falcon(), mole(rested)], 'Mole'), noBlock, {
        question: 'action:Rio',
        card: { name: 'Peaceful Timbre', owner: 'Rio', label, effects: [] },
      }).refused?.code
    expect([plays('pilot'), plays('action')]).toEqual(['mainPhaseOnly', undefined])
  },
)

official(
  {
    id: 'R-008',
    question: 'How do two battling Units deal their damage?',
    answer:
      'Both at once, as much as their AP. With ⟨First Strike⟩ the attacking Unit comes first, and who falls by it deals nothing.',
    source: 'Rules FAQ Q39',
    clauses: ['GCG-7-6-3-2a', 'GCG-7-6-3-2b', 'GCG-7-6-3-2-2'],
    ...rules,
  },
  () => {
    const even = resolve(attack([falcon(), drake(rested)], 'Drake'), ...quietly, finish)
    expect(dealt(even, 'battle')).toEqual({ Drake: 3, Falcon: 3 })
    const first = resolve(attack([lancer(), drake(rested)], 'Drake'), ...quietly, finish)
    expect([dealt(first, 'battle'), first.result.destroyed]).toEqual([{ Drake: 3 }, ['Drake']])
  },
)

official(
  {
    id: 'R-009',
    question: 'What becomes of a destroyed Shield?',
    answer: 'It is turned over; its owner decides about its 【Burst】, and then it goes to the trash.',
    source: 'Rules FAQ Q40',
    clauses: ['GCG-7-6-2-4-1b', 'GCG-7-6-2-4-1c'],
    ...rules,
  },
  () => {
    const story = resolve(attack([falcon()]), ...quietly, burst(1, 'decline'), finish)
    const told = ['card_revealed', 'burst_offered', 'burst_declined', 'moved_to_trash']
    expect(order(story, ...told)).toEqual(told)
  },
)

official(
  {
    id: 'R-010',
    question: 'A Unit with a Pilot leaves the battle area. What about the Pilot?',
    answer: 'It goes to the same place: to the trash with a destroyed Unit, to the hand with a returned one.',
    source: 'Rules FAQ Q41',
    clauses: ['GCG-NEW-3-3d'],
    ...rules,
  },
  () => {
    const pilot = { pilot: { links: false, ap: 0, hp: 0 } }
    const setUp = attack([falcon(), drake({ ...rested, ...pilot })], 'Drake')
    const falls = resolve(setUp, ...quietly, finish)
    const told = ['moved_to_trash', 'card_left', 'pilot_goes_along']
    expect(order(falls, ...told)).toEqual(['moved_to_trash', 'pilot_goes_along'])
    const returns = resolve(setUp, noBlock, command('Rio', 'A', leaves('Drake')), bothPass, finish)
    expect(order(returns, ...told)).toEqual(['card_left', 'pilot_goes_along'])
    expect(returns.told('pilot_goes_along')).toMatchObject([{ unit: 'Drake' }])
  },
)
