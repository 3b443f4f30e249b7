// Official answers about cards of GD01: what destroys a Unit.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  attack,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  hurt,
  leaves,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  resolve,
  rested,
  titan,
} from '../../../../test/games/gundam/unit-attack.ts'
import type { Effect } from '../effects/schemas.ts'

const rules = { date: '2025-07-11', editions: ['1.9.0', '1.0'] as const }

official(
  {
    id: 'R-047',
    question: 'Michaelis has 4 HP with its bonus and 3 damage, and the bonus ends. What becomes of it?',
    answer: 'It is destroyed: now its HP are as low as its damage.',
    source: 'Card ruling Q140',
    clauses: ['GCG-QA-140'],
    cards: ['GD01-076'],
    ...rules,
  },
  () => {
    const michaelis = (damage: number) => unit('Michaelis', 'Rio', 4, 4, { damage })
    const ends = command('Rio', 'A', { kind: 'hp', who: piece('Michaelis'), amount: -1, beyondBattle: true })
    const falls = (damage: number) =>
      resolve(
        attack([titan({ keywords: [] }), michaelis(damage), mole(rested)], 'Mole'),
        noBlock,
        ends,
        bothPass,
        finish,
      ).result.destroyed
    expect([falls(3), falls(2)]).toEqual([['Michaelis'], []])
  },
)

official(
  {
    id: 'R-057',
    question:
      'An effect waits for an enemy Link Unit that is destroyed with damage while my Unit attacks. Does “destroy it” count?',
    answer: 'No. Such an effect destroys without damage.',
    source: 'Card rulings Q149, Q459',
    clauses: ['GCG-QA-98', 'GCG-QA-287'],
    cards: ['GD01-094', 'ST13-012'],
    ...rules,
  },
  () => {
    const yzak = on(
      'Yzak Jule',
      'Kei',
      { on: 'destroyed', who: 'Drake', with: 'damage' },
      [note('Kei draws 1')],
      'Falcon',
    )
    const link = drake({ damage: 1, linkUnit: true, pilot: { links: true, ap: 0, hp: 0 } })
    const setUp = attack([falcon(), link, mole(rested)], 'Mole', { abilities: [yzak] })
    const notes = (effect: Effect) => {
      const story = resolve(setUp, noBlock, pass, command('Kei', 'K', effect), bothPass, finish)
      return [story.result.destroyed, story.result.notes]
    }
    expect(notes(leaves('Drake', 'destroyed'))).toEqual([['Drake'], []])
    expect(notes(hurt(piece('Drake'), 2))).toEqual([['Drake'], ['Kei draws 1']])
  },
)
