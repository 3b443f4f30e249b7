// Official answers about cards of ST13, and one that the text of a card gives.
import { expect } from 'vitest'
import { battle, blows, fight, unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
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
} from '../../../../test/games/gundam/unit-attack.ts'

official(
  {
    id: 'R-080',
    question: 'A Bit cannot attack. May Qubeley choose it for a battle of the damage step alone?',
    answer: 'Yes. The text of the card is made for it; chosen first, the Bit is the attacking Unit.',
    source: 'Text of ST13-001 with card ruling Q454',
    date: '2026-09-11',
    editions: ['1.9.0'],
    clauses: ['GCG19-5-22-4'],
    cards: ['ST13-001', 'T-029'],
  },
  () => {
    const bit = unit('Bit', 'Kei', 2, 2, { token: true, constants: [{ while: [], rule: 'cannotAttack' }] })
    expect(attempt(attack([bit])).refused?.code).toBe('cannotAttackAtAll')
    const story = fight(battle([bit, unit('Drake', 'Rio', 1, 2)]), finish)
    expect(story.told('effect_battle_begun')).toMatchObject([{ attacker: 'Bit', target: 'Drake' }])
    expect(blows(story)).toEqual([
      ['Drake', 2],
      ['Bit', 1],
    ])
  },
)

official(
  {
    id: 'R-091',
    question: 'An effect is triggered that does not say “you may”. Can I leave it out?',
    answer: 'No. Only what it words as a choice is free.',
    source: 'Card rulings Q457, Q458, Q467, Q470 to Q482',
    date: '2026-09-11',
    editions: ['1.9.0', '1.0'],
    clauses: ['GCG-QA-457'],
    cards: ['ST13-005', 'ST13-011', 'ST14-006', 'EB01-030', 'EB01-034', 'EB01-067'],
  },
  () => {
    const ability = on('K', 'Kei', { on: 'whenAttacking' }, [hurt(piece('Mole'), 1)], 'Falcon')
    const does = (more: object) => {
      const setUp = attack([falcon(), mole(rested), drake()], 'Mole', {
        abilities: [{ ...ability, ...more }],
      })
      return dealt(resolve(setUp, pass), 'effect')
    }
    expect([does({}), does({ may: true })]).toEqual([{ Mole: 1 }, {}])
  },
)
