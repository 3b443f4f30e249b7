// Official answers about cards of ST05.
import { expect } from 'vitest'
import { official } from '../../../../test/games/gundam/official.ts'
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
} from '../../../../test/games/gundam/unit-attack.ts'

const BOTH = ['1.9.0', '1.0'] as const

official(
  {
    id: 'R-073',
    question:
      'An effect chooses one of my Units and one enemy Unit, and one side has none. Does it work with the other one?',
    answer: 'No. Both have to be chosen; a Command like this cannot even be played.',
    source: 'Card rulings Q168, Q230, Q265, Q293, Q327, Q408, Q412, Q413; for Commands Q153, Q253',
    date: '2025-07-11',
    editions: BOTH,
    clauses: ['GCG-QA-168'],
    cards: [
      'ST05-010',
      'GD03-056',
      'GD04-015',
      'GD04-114',
      'EB01-072',
      'GD05-110',
      'GD05-117',
      'GD05-120',
      'GD01-103',
      'GD03-121',
    ],
  },
  () => {
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
  },
)

official(
  {
    id: 'R-076',
    question: 'My damaged Unit got AP+2 for this turn and then recovers all its HP. Does it lose the AP+2?',
    answer: 'No. It keeps it.',
    source: 'Card ruling Q170',
    date: '2025-09-26',
    editions: BOTH,
    clauses: ['GCG-QA-170'],
    cards: ['ST05-015'],
  },
  () => {
    const setUp = attack([falcon({ damage: 1 }), mole(rested)], 'Mole')
    const isaribi = { ...ap('Falcon', 2), if: { is: 'damaged' as const, who: piece('Falcon') } }
    const heals = { kind: 'recover' as const, to: piece('Falcon'), amount: 1 }
    const hits = (...effects: Parameters<typeof report>[1][]) =>
      apAtDamage(resolve(setUp, report('attack', ...effects), ...quietly, finish), 'Falcon')
    expect([hits(isaribi, heals), hits(heals, isaribi)]).toEqual([5, 3])
  },
)
