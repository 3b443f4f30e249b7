// Official answers about cards of GD04: what damage is and what it destroys.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  bothPass,
  command,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  hurt,
  leaves,
  left,
  mole,
  noBlock,
  note,
  on,
  piece,
  quietly,
  type report,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-051', () => {
  const virtue = on(
    'V',
    'Kei',
    { on: 'takesBattleDamage', from: 'this' },
    [{ kind: 'leaves', who: { the: 'damaged' }, how: 'destroyed' }],
    'Gundam Virtue',
  )
  const destroys = (ap: number) =>
    resolve(
      attack([unit('Gundam Virtue', 'Kei', ap, 6), mole(rested)], 'Mole', { abilities: [virtue] }),
      ...quietly,
      finish,
    ).result.destroyed
  expect([destroys(0), destroys(1)]).toEqual([[], ['Mole']])
})

official('GCG-FAQ-053', () => {
  const baoa = fort({
    id: 'A Baoa Qu',
    constants: [{ while: [{ units: 'own', from: 1 }], keepsOff: { only: 'battle', levelUpTo: 4 } }],
  })
  const setUp = attack([falcon({ breach: 2, level: 4 }), drake(rested), mole(rested), baoa], 'Drake')
  expect(dealt(resolve(setUp, ...quietly, finish), 'effect')).toEqual({ 'A Baoa Qu': 2 })
  const onPlayer = { ...setUp, target: { player: true as const } }
  expect(left(resolve(onPlayer, ...quietly, finish), 'A Baoa Qu')).toEqual([5])
})

official('GCG-FAQ-054', () => {
  const izuma = fort({ id: 'Izuma Colony', hp: 4 })
  const answers = on(
    'W',
    'Rio',
    { on: 'takesBattleDamage', who: 'Izuma Colony' },
    [{ kind: 'damage', to: piece('Falcon'), amount: 1, if: { apOf: piece('Falcon'), atMost: 3 } }],
    'Izuma Colony',
  )
  const attacks = (target?: string) =>
    resolve(
      attack([falcon({ breach: 2 }), drake(rested), izuma], target, { abilities: [answers] }),
      ...quietly,
      finish,
    )
  expect(dealt(attacks('Drake'), 'effect')).toEqual({ 'Izuma Colony': 2 })
  expect(dealt(attacks(), 'effect')).toEqual({ Falcon: 1 })
})

official('GCG-FAQ-055', () => {
  const kind = command('Rio', 'Kindhearted', {
    kind: 'rule',
    who: piece('Drake'),
    also: [piece('Mole')],
    rule: 'notDestroyedByEffects',
  })
  const setUp = attack([falcon(), drake(), mole(rested)], 'Mole')
  const after = (...effects: Parameters<typeof report>[1][]) =>
    resolve(setUp, noBlock, kind, command('Kei', 'K', ...effects), bothPass, finish)
  const stays = after(leaves('Drake', 'destroyed'))
  expect([stays.result.destroyed, stays.told('destruction_kept_off').length]).toEqual([[], 1])
  expect(after(hurt(piece('Drake'), 3)).result.destroyed).toEqual(['Drake'])
})

official('GCG-FAQ-060', () => {
  const pharact = unit('Gundam Pharact', 'Kei', 3, 3)
  const abilities = [
    on(
      'Elan',
      'Kei',
      { on: 'whenAttacking' },
      [{ kind: 'redirect', from: piece('Gundam Pharact'), to: piece('Zowort') }],
      'Gundam Pharact',
    ),
    on('W', 'Kei', { on: 'takesBattleDamage', who: 'Zowort' }, [note('battle damage')], 'Zowort'),
    on('D', 'Rio', { on: 'destroys', who: 'Mole' }, [note('destroyed with battle damage')], 'Mole'),
  ]
  const setUp = attack([pharact, unit('Zowort', 'Kei', 1, 2), mole(rested)], 'Mole', { abilities })
  const story = resolve(setUp, ...quietly, finish)
  expect([dealt(story, 'battle'), story.result.destroyed]).toEqual([{ Mole: 3, Zowort: 2 }, ['Zowort']])
  expect(story.result.notes).toEqual(['battle damage', 'destroyed with battle damage'])
})

official('GCG-FAQ-063', () => {
  const dynames = mole({ ...rested, constants: [{ while: [], reduces: 1 }] })
  const own = on('R', 'Rio', { on: 'unitAttacks' }, [hurt(piece('Mole'), 1)], 'Mole')
  const story = resolve(attack([falcon(), dynames], 'Mole', { abilities: [own] }), ...quietly, finish)
  // Damage by oneself is not reduced.
  expect([dealt(story, 'battle').Mole, dealt(story, 'effect')]).toEqual([2, { Mole: 1 }])
})
