// Official answers about cards of GD05: damage that is lowered or kept off, and what destroys.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
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
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  whenAttacking,
} from '../../../../test/games/gundam/unit-attack.ts'
import type { Effect } from '../effects/schemas.ts'
import type { Constant } from '../rules/pieces.ts'

const BOTH = ['1.9.0', '1.0'] as const
const NEW = ['1.9.0'] as const
const rules = { date: '2026-07-10' }

official(
  {
    id: 'R-056',
    question:
      'My effect waits until one of my Units is “destroyed by an effect”. Does it come if effect damage destroys one?',
    answer: 'No. Only effects that say “destroy” are meant.',
    source: 'Card ruling Q368',
    editions: BOTH,
    clauses: ['GCG-QA-287'],
    cards: ['GD05-054'],
    ...rules,
  },
  () => {
    const azieru = on('W', 'Rio', { on: 'destroyed', who: 'Drake', with: 'effect' }, [note('Rio draws 1')])
    const setUp = attack([falcon(), drake(), mole(rested)], 'Mole', { abilities: [azieru] })
    const notes = (effect: Effect) => {
      const story = resolve(setUp, noBlock, pass, command('Kei', 'K', effect), bothPass, finish)
      return [story.result.destroyed, story.result.notes]
    }
    expect(notes(hurt(piece('Drake'), 3))).toEqual([['Drake'], []])
    expect(notes(leaves('Drake', 'destroyed'))).toEqual([['Drake'], ['Rio draws 1']])
  },
)

official(
  {
    id: 'R-065',
    question:
      'Archangel keeps enemy effect damage of 2 or less off my Units in the opponent’s turn. 3 damage is reduced to 2. Does my Unit receive it?',
    answer: 'No. The damage after reducing counts.',
    source: 'Card ruling Q416',
    editions: NEW,
    clauses: ['GCG-QA-416'],
    cards: ['GD05-123'],
    ...rules,
  },
  () => {
    const constants: Constant[] = [
      { while: [{ turn: 'enemy' }], to: 'own Units', keepsOff: { only: 'effect', amountUpTo: 2 } },
    ]
    const archangel = fort({ id: 'Archangel', constants })
    const shoots = whenAttacking('K', 'Falcon', [hurt(piece('Mole'), 3)])
    const hits = (by: number) => {
      const murasame = mole({ ...rested, hp: 9, constants: [{ while: [], reduces: by }] })
      return dealt(
        resolve(attack([falcon(), murasame, archangel], 'Mole', { abilities: [shoots] }), ...quietly, finish),
        'effect',
      )
    }
    expect([hits(1), hits(0)]).toEqual([{}, { Mole: 3 }])
  },
)

official(
  {
    id: 'R-085',
    question:
      'The 【Destroyed】 of my Unit asks whether I have an (Orb) Pilot in play, and the only one was paired with it. Does it work?',
    answer: 'Yes. The last state of the Unit counts.',
    source: 'Card ruling Q340',
    editions: BOTH,
    clauses: ['GCG-NEW-3-3d', 'GCG-9-1-6-4'],
    cards: ['GD05-003'],
    ...rules,
  },
  () => {
    const draws: Effect = { kind: 'note', text: 'Rio draws 1', if: { is: 'paired', who: { the: 'this' } } }
    const falls = (more: object) => {
      const murasame = unit("Waldfeld's Murasame", 'Rio', 2, 3, { ...rested, ...more })
      const destroyed = on(
        'D',
        'Rio',
        { on: 'destroyed', who: "Waldfeld's Murasame" },
        [draws],
        "Waldfeld's Murasame",
      )
      const setUp = attack([falcon(), murasame], "Waldfeld's Murasame", { abilities: [destroyed] })
      return resolve(setUp, ...quietly, finish).result.notes
    }
    expect([falls({ pilot: { links: true, ap: 0, hp: 0 } }), falls({})]).toEqual([['Rio draws 1'], []])
  },
)

official(
  {
    id: 'R-092',
    question: 'Two effects reduce the damage to one Unit, by 2 and by 3. What counts?',
    answer: 'Both: they add up to 5.',
    source: 'Rules FAQ Q487, Q488; card ruling Q484',
    date: '2026-09-11',
    editions: NEW,
    clauses: ['GCG19-5-21-R1'],
    cards: ['GD05-018'],
  },
  () => {
    const target = mole({ ...rested, constants: [{ while: [], reduces: 2 }] })
    const calibarn = on('R', 'Rio', { on: 'unitAttacks' }, [{ kind: 'reduce', to: piece('Mole'), amount: 3 }])
    const story = resolve(
      attack([falcon({ ap: 6 }), target], 'Mole', { abilities: [calibarn] }),
      ...quietly,
      finish,
    )
    expect(dealt(story, 'battle').Mole).toBe(1)
  },
)
