// Official answers about cards of ST13, and one that the text of a card gives.
import { expect } from 'vitest'
import { battle, blows, fight, unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  attempt,
  dealt,
  drake,
  falcon,
  finish,
  hurt,
  mole,
  on,
  pass,
  piece,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-080', () => {
  const bit = unit('Bit', 'Kei', 2, 2, { token: true, constants: [{ while: [], rule: 'cannotAttack' }] })
  expect(attempt(attack([bit])).refused?.code).toBe('cannotAttackAtAll')
  const story = fight(battle([bit, unit('Drake', 'Rio', 1, 2)]), finish)
  expect(story.told('effect_battle_begun')).toMatchObject([{ attacker: 'Bit', target: 'Drake' }])
  expect(blows(story)).toEqual([
    ['Drake', 2],
    ['Bit', 1],
  ])
})

official('GCG-FAQ-091', () => {
  const ability = on('K', 'Kei', { on: 'whenAttacking' }, [hurt(piece('Mole'), 1)], 'Falcon')
  const does = (more: object) => {
    const setUp = attack([falcon(), mole(rested), drake()], 'Mole', {
      abilities: [{ ...ability, ...more }],
    })
    return dealt(resolve(setUp, pass), 'effect')
  }
  expect([does({}), does({ may: true })]).toEqual([{ Mole: 1 }, {}])
})
