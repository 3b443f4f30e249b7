// Official answers about cards of GD05: how often effects come, and what they need.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  again,
  attack,
  attempt,
  bothPass,
  command,
  dealt,
  drake,
  falcon,
  finish,
  heron,
  hurt,
  mole,
  noBlock,
  note,
  on,
  piece,
  quietly,
  resolve,
  rested,
  use,
  whenAttacking,
} from '../../../../test/games/gundam/unit-attack.ts'
import type { Effect } from '../effects/schemas.ts'

const BOTH = ['1.9.0', '1.0'] as const
const NEW = ['1.9.0'] as const
const rules = { date: '2026-07-10' }

official(
  {
    id: 'R-093',
    question: 'What an effect waits for happens twice at one moment. How often does it come?',
    answer: 'Once.',
    source: 'Card ruling Q485',
    date: '2026-09-11',
    editions: BOTH,
    clauses: ['GCG-9-1-6-3'],
    cards: ['GD05-018'],
  },
  () => {
    const both: Effect = { kind: 'damage', to: piece('Drake'), also: [piece('Leo')], amount: 3 }
    const waits = on('W', 'Kei', { on: 'destroyed' }, [note('once')])
    const falls = (...effects: Effect[]) => {
      const units = [falcon(), drake(), unit('Leo', 'Rio', 1, 1), mole({ ...rested, hp: 9 })]
      const setUp = attack(units, 'Mole', { abilities: [waits, whenAttacking('K', 'Falcon', effects)] })
      return resolve(setUp, ...quietly, finish).result.notes
    }
    expect(falls(both)).toEqual(['once'])
    expect(falls(hurt(piece('Drake'), 3), hurt(piece('Leo'), 1))).toEqual(['once', 'once'])
  },
)

official(
  {
    id: 'R-094',
    question: 'I have several copies of a card whose effect is triggered. Does it come once for all of them?',
    answer: 'No. Each copy has its own.',
    source: 'Card ruling Q483',
    date: '2026-09-11',
    editions: BOTH,
    clauses: ['GCG-QA-483'],
    cards: ['GD05-018'],
  },
  () => {
    const copies = [drake(), drake({ id: 'Drake 2' })]
    const setUp = attack([falcon(), mole(rested), ...copies], 'Mole', {
      abilities: copies.map(({ id }) => on(`W ${id}`, 'Rio', { on: 'unitAttacks' }, [note(id)], id)),
    })
    expect(resolve(setUp, use('W Drake'), ...quietly, finish).result.notes).toEqual(['Drake', 'Drake 2'])
  },
)

official(
  {
    id: 'R-098',
    question: 'Akatsuki costs nothing while six Units of mine are in play. Can I deploy it as the seventh?',
    answer: 'Yes, but one of the six goes to the trash for it.',
    source: 'Card ruling Q341',
    editions: BOTH,
    clauses: ['GCG-10-4-2a', 'GCG-10-4-2d'],
    cards: ['GD05-004'],
    ...rules,
  },
  () => {
    const akatsuki = unit('Akatsuki', 'Rio', 4, 4)
    const others = ['R2', 'R3', 'R4', 'R5', 'R6'].map(id => unit(id, 'Rio', 1, 1))
    const setUp = attack([falcon(), mole(rested), ...others], 'Mole')
    const comes = command('Rio', 'A', { kind: 'deploy', piece: akatsuki })
    const story = resolve(
      setUp,
      noBlock,
      comes,
      { question: 'room:Akatsuki', choice: 'Mole' },
      bothPass,
      finish,
    )
    expect(story.result.pieces).toContainEqual(expect.objectContaining({ piece: 'Mole', where: 'trash' }))
    // The attacked Unit made room, so the battle breaks off.
    expect([story.result.destroyed, dealt(story, 'battle')]).toEqual([[], {}])
  },
)

official(
  {
    id: 'R-101',
    question:
      'Jagd Doga is active. May I destroy another Unit for its effect, which then sets it active and forbids it to attack the player?',
    answer: 'Yes, and it may not choose the player as its target this turn.',
    source: 'Card ruling Q371',
    editions: NEW,
    clauses: ['GCG19-5-20-1'],
    cards: ['GD05-057'],
    ...rules,
  },
  () => {
    const jagd = unit("Gyunei's Jagd Doga", 'Kei', 4, 3)
    const effect: Effect = {
      kind: 'ifYouDo',
      first: { kind: 'leaves', who: piece('Heron'), how: 'destroyed' },
      second: [
        { kind: 'setActive', who: piece("Gyunei's Jagd Doga") },
        { kind: 'rule', who: piece("Gyunei's Jagd Doga"), rule: 'cannotAttackPlayer' },
      ],
    }
    const setUp = attack([falcon(), heron(), jagd, mole({ ...rested, hp: 9 })], 'Mole')
    const story = resolve(
      setUp,
      { question: 'attack', card: { name: 'Jagd Doga', effects: [effect] } },
      ...quietly,
      finish,
    )
    expect(story.result.destroyed).toEqual(['Heron'])
    expect(attempt(again(story, "Gyunei's Jagd Doga")).refused?.code).toBe('cannotAttackPlayer')
  },
)
