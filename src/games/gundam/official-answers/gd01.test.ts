// Official answers about cards of GD01.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  again,
  ap,
  attack,
  attempt,
  block,
  bothPass,
  command,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  hurt,
  left,
  mole,
  noBlock,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  wall,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-030', () => {
  const byarlant = unit('Byarlant Custom', 'Rio', 3, 4, {
    constants: [{ while: [{ units: 'enemy', from: 2 }], keyword: 'Blocker' }],
  })
  const setUp = attack([falcon(), unit('Zaku', 'Kei', 1, 1), byarlant])
  const shot = command('Rio', 'A', hurt(piece('Zaku'), 1))
  const story = resolve(setUp, block('Byarlant Custom'), shot, bothPass, finish)
  expect(story.told('constant_effect_ended')).toMatchObject([{ keyword: 'Blocker' }])
  expect(dealt(story, 'battle')).toEqual({ 'Byarlant Custom': 3, Falcon: 3 })
  const alone = attack([falcon(), byarlant])
  expect(attempt(alone, block('Byarlant Custom')).refused?.code).toBe('noBlocker')
})

official('GCG-FAQ-031', () => {
  const bonus = {
    kind: 'ap' as const,
    who: piece('Zee Zulu'),
    amount: 2,
    if: { attack: 'player' as const },
  }
  const zeeZulu = unit('Zee Zulu', 'Kei', 2, 2)
  const abilities = [whenAttacking('K', 'Zee Zulu', [bonus])]
  const blocked = attack([zeeZulu, wall({ hp: 6 })], undefined, { abilities })
  expect(dealt(resolve(blocked, block('Wall'), bothPass, finish), 'battle')).toEqual({
    Wall: 4,
    'Zee Zulu': 1,
  })
  const onUnit = attack([zeeZulu, mole(rested)], 'Mole', { abilities })
  expect(dealt(resolve(onUnit, ...quietly, finish), 'battle').Mole).toBe(2)
})

official('GCG-FAQ-033', () => {
  const zno = unit('ZnO', 'Kei', 2, 1, {
    constants: [{ while: [{ turn: 'own' }, { battles: 'unit', levelUpTo: 2 }], keyword: 'First Strike' }],
  })
  const low = unit('Low', 'Rio', 1, 2, { level: 2, ...rested })
  const setUp = attack([zno, low, wall({ level: 4 })], 'Low')
  expect(left(resolve(setUp, ...quietly, finish), 'ZnO', 'Low')).toEqual([1, 0])
  expect(left(resolve(setUp, block('Wall'), bothPass, finish), 'ZnO', 'Wall')).toEqual([0, 2])
})

official('GCG-FAQ-034', () => {
  const duel = unit('Duel Gundam', 'Kei', 5, 5, { constants: [{ while: [{ apFrom: 5 }], breach: 3 }] })
  const setUp = attack([duel, drake(rested), fort()], 'Drake')
  expect(dealt(resolve(setUp, ...quietly, finish), 'effect')).toEqual({ Fort: 3 })
  const weaker = command('Rio', 'A', ap('Duel Gundam', -2))
  const story = resolve(setUp, noBlock, weaker, pass, pass, finish)
  expect([story.result.destroyed, dealt(story, 'effect')]).toEqual([['Drake'], {}])
})

official('GCG-FAQ-071', () => {
  const rouge = unit('Strike Rouge', 'Kei', 3, 3, { keywords: ['Blocker'], ...rested })
  const setUp = attack([falcon(), rouge, mole(rested)], 'Mole')
  const plays = (...more: Parameters<typeof report>[1][]) =>
    report('attack', { kind: 'setActive', who: piece('Strike Rouge') }, ...more, {
      kind: 'keyword',
      who: piece('Strike Rouge'),
      keyword: 'Blocker',
      loses: true,
      beyondBattle: true,
    })
  const barred = resolve(
    setUp,
    plays({ kind: 'rule', who: piece('Strike Rouge'), rule: 'cannotAttack' }),
    ...quietly,
    finish,
  )
  expect(attempt(again(barred, 'Strike Rouge')).refused?.code).toBe('cannotAttackAtAll')
  expect(attempt(again(resolve(setUp, plays(), ...quietly, finish), 'Strike Rouge')).refused).toBeNull()
})
