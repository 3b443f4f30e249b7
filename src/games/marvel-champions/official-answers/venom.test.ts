// Official answers on the Venom hero pack.
import { expect } from 'vitest'
import {
  enemyAttacks,
  finish,
  hero,
  must,
  official,
  plays,
  says,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-vnm-01', () => {
  const after = must('after Venom defends', { on: 'afterDefends', who: 'Venom' }, [says('defended')])
  const tendrils = (label: object) => plays('Grasping Tendrils', 'initiation', [{ kind: 'endAttack' }], label)
  const play = (label: object) =>
    enemyAttacks([hero('Venom'), villain('Rhino')], { abilities: [after] }, tendrils(label), finish)
  expect(play({ label: 'defense' }).opened).toEqual(['after Venom defends'])
  expect(play({ label: 'defense' }).hp('Venom')).toBe(10)
  expect(play({}).opened).toEqual([])
})
