// Official answers about cards of ST05.
import { expect } from 'vitest'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  ap,
  apAtDamage,
  attack,
  attempt,
  dealt,
  falcon,
  finish,
  heron,
  hurt,
  mole,
  noBlock,
  on,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  use,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-073', () => {
  const chooses = [{ units: 'own' as const, is: 'active' as const }, { units: 'enemy' as const }]
  const both = (trigger: 'whenAttacking' | 'activateAction') => ({
    ...on('K', 'Kei', { on: trigger }, [hurt(piece('Mole'), 1)], 'Falcon'),
    chooses,
  })
  const table = (trigger: 'whenAttacking' | 'activateAction', ...own: Parameters<typeof attack>[0]) =>
    attack([falcon(), mole(rested), ...own], 'Mole', { abilities: [both(trigger)] })
  const alone = resolve(table('whenAttacking'), ...quietly, finish)
  expect([dealt(alone, 'effect'), alone.told('targets_missing').length]).toEqual([{}, 1])
  expect(dealt(resolve(table('whenAttacking', heron()), ...quietly, finish), 'effect')).toEqual({ Mole: 1 })
  const plays = (...own: Parameters<typeof attack>[0]) =>
    attempt(table('activateAction', ...own), noBlock, pass, use('K')).refused?.code
  expect([plays(), plays(heron())]).toEqual(['noTarget', undefined])
})

official('GCG-FAQ-076', () => {
  const setUp = attack([falcon({ damage: 1 }), mole(rested)], 'Mole')
  const isaribi = { ...ap('Falcon', 2), if: { is: 'damaged' as const, who: piece('Falcon') } }
  const heals = { kind: 'recover' as const, to: piece('Falcon'), amount: 1 }
  const hits = (...effects: Parameters<typeof report>[1][]) =>
    apAtDamage(resolve(setUp, report('attack', ...effects), ...quietly, finish), 'Falcon')
  expect([hits(isaribi, heals), hits(heals, isaribi)]).toEqual([5, 3])
})
