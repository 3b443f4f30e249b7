// Official answers on the Venom hero pack.
import { expect } from 'vitest'
import {
  ALL,
  enemyAttacks,
  faq,
  finish,
  hero,
  must,
  official,
  plays,
  says,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-vnm-01',
    question: 'I cancel an attack with Grasping Tendrils. Has my hero defended against it?',
    answer: 'Yes. The card is labeled (defense), so your hero has defended although the attack ended early.',
    ...faq('Grasping Tendrils (#3)'),
    editions: ALL,
    clauses: ['MC-ATTACKFAQ-03', 'MC-DF-37'],
    cards: ['Grasping Tendrils'],
  },
  () => {
    const after = must('after Venom defends', { on: 'afterDefends', who: 'Venom' }, [says('defended')])
    const tendrils = (label: object) =>
      plays('Grasping Tendrils', 'initiation', [{ kind: 'endAttack' }], label)
    const play = (label: object) =>
      enemyAttacks([hero('Venom'), villain('Rhino')], { abilities: [after] }, tendrils(label), finish)
    expect(play({ label: 'defense' }).opened).toEqual(['after Venom defends'])
    expect(play({ label: 'defense' }).hp('Venom')).toBe(10)
    expect(play({}).opened).toEqual([])
  },
)
