// Official answers about cards of ST03.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  attack,
  block,
  bothPass,
  command,
  dealt,
  falcon,
  finish,
  fort,
  hurt,
  mole,
  noBlock,
  noBurst,
  note,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  use,
  wall,
} from '../../../../test/games/gundam/unit-attack.ts'
import type { PieceGiven } from '../rules/pieces.ts'

const BOTH = ['1.9.0', '1.0'] as const

official(
  {
    id: 'R-029',
    question: 'Six Units are in my battle area and a seventh one comes, or a Unit token does. What happens?',
    answer: 'It can come: one of the six goes to the trash first. That one is not destroyed.',
    source: 'Rules FAQ Q27, Q104; card rulings Q117, Q137, Q429',
    date: '2025-07-04',
    editions: BOTH,
    clauses: ['GCG-10-4-2a', 'GCG-10-4-2-1', 'GCG-QA-104'],
    cards: ['ST03-009', 'GD01-066', 'ST11-004'],
  },
  () => {
    const zaku: PieceGiven = unit('Zaku II', 'Rio', 1, 1, { token: true })
    const others = ['R2', 'R3', 'R4', 'R5', 'R6'].map(id => unit(id, 'Rio', 1, 1))
    const setUp = attack([falcon(), mole(rested), ...others], 'Mole', {
      abilities: [
        on('Gouf', 'Rio', { on: 'activateAction' }, [{ kind: 'deploy', piece: zaku }]),
        on('D', 'Rio', { on: 'destroyed' }, [note('destroyed')], 'Mole'),
      ],
    })
    const asked = resolve(setUp, noBlock, use('Gouf'))
    expect(asked.offered('room:Zaku II')).toEqual(['Mole', 'R2', 'R3', 'R4', 'R5', 'R6'])
    const story = resolve(
      setUp,
      noBlock,
      use('Gouf'),
      { question: 'room:Zaku II', choice: 'R2' },
      pass,
      pass,
      finish,
    )
    expect(story.told('excess_placed_in_trash')).toMatchObject([{ card: 'R2' }])
    expect([story.result.destroyed, story.result.notes]).toEqual([[], []])
  },
)

const shoots = (more: object = {}) => ({
  ...on(
    'Sinanju',
    'Kei',
    { on: 'destroysInShieldArea', who: 'Sinanju', with: 'battle damage' },
    [hurt(piece('Mole'), 2)],
    'Sinanju',
  ),
  ...more,
})
const sinanju = (more: Partial<PieceGiven> = {}) =>
  unit('Sinanju', 'Kei', 5, 4, {
    constants: [{ while: [{ is: 'paired' }], keyword: 'High-Maneuver' }],
    ...more,
  })

official(
  {
    id: 'R-059',
    question:
      'An effect waits for a card of the shield area that my Unit destroys. Is a Base meant, or a Shield?',
    answer: 'Yes, either of them.',
    source: 'Card rulings Q116, Q171, Q342, Q357, Q360, Q398',
    date: '2025-07-04',
    editions: BOTH,
    clauses: ['GCG-QA-116'],
    cards: ['ST03-001', 'GD02-001', 'GD05-006', 'GD05-034', 'GD05-035', 'GD05-098'],
  },
  () => {
    const hits = (...area: PieceGiven[]) =>
      attack([sinanju(), mole(), ...area], undefined, { abilities: [shoots()] })
    const atBase = resolve(hits(fort()), ...quietly, finish)
    expect([atBase.result.destroyed, dealt(atBase, 'effect')]).toEqual([['Fort'], { Mole: 2 }])
    expect(dealt(resolve(hits(), ...quietly, noBurst, finish), 'effect')).toEqual({ Mole: 2 })
    expect(dealt(resolve(hits(fort({ hp: 6 })), ...quietly, finish), 'effect')).toEqual({})
  },
)

official(
  {
    id: 'R-088',
    question:
      'My Unit cannot receive battle damage from enemy Units with AP 2 or less. Do their effects still hurt it?',
    answer: 'Yes. Only their battle damage is kept off.',
    source: 'Card ruling Q152',
    date: '2025-07-04',
    editions: BOTH,
    clauses: ['GCG-QA-151'],
    cards: ['ST03-014'],
  },
  () => {
    const giant = command('Rio', 'The Blue Giant', {
      kind: 'keepOff',
      to: piece('Gouf'),
      damage: { only: 'battle', apUpTo: 2 },
    })
    const attacks = (ap: number) =>
      attack([falcon({ ap }), unit('Gouf', 'Rio', 2, 5, rested)], 'Gouf', {
        abilities: [on('K', 'Kei', { on: 'activateAction' }, [hurt(piece('Gouf'), 1)], 'Falcon')],
      })
    const answers = [noBlock, giant, use('K'), pass, pass, finish]
    const low = resolve(attacks(2), ...answers)
    expect([dealt(low, 'battle'), dealt(low, 'effect')]).toEqual([{ Falcon: 2 }, { Gouf: 1 }])
    expect(dealt(resolve(attacks(3), ...answers), 'battle')).toEqual({ Gouf: 3, Falcon: 2 })
  },
)

official(
  {
    id: 'R-089',
    question: 'Sinanju has no Pilot. Does its second effect work?',
    answer: 'Yes. 【During Pair】 belongs to the first effect only, which gives ⟨High-Maneuver⟩.',
    source: 'Card ruling Q164',
    date: '2025-08-22',
    editions: BOTH,
    clauses: ['GCG-QA-164'],
    cards: ['ST03-001'],
  },
  () => {
    const alone = attack([sinanju(), mole(), wall()], undefined, { abilities: [shoots()] })
    expect(dealt(resolve(alone, ...quietly, noBurst, finish), 'effect')).toEqual({ Mole: 2 })
    expect(resolve(alone, block('Wall'), bothPass, finish).result.blocker).toBe('Wall')
    const paired = attack([sinanju({ pilot: { links: true, ap: 0, hp: 0 } }), mole(), wall()], undefined, {
      abilities: [shoots()],
    })
    expect(resolve(paired).offered('block')).toEqual([])
    const needsPilot = attack([sinanju(), mole()], undefined, { abilities: [shoots({ during: 'pair' })] })
    expect(dealt(resolve(needsPilot, ...quietly, noBurst, finish), 'effect')).toEqual({})
  },
)
