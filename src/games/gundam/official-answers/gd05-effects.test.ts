// Official answers about cards of GD05: damage that is lowered or kept off, what destroys, and how often effects come.
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
  fort,
  heron,
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
  use,
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
    id: 'R-063',
    question: 'A text says that damage is reduced by 1, and 3 damage comes. How much is received?',
    answer: '2.',
    source: 'Card rulings Q268, Q430, Q433',
    date: '2026-04-10',
    editions: NEW,
    clauses: ['GCG19-5-21-1'],
    cards: ['GD04-029', 'ST11-006', 'ST11-012'],
  },
  () => {
    const dynames = mole({ ...rested, constants: [{ while: [], reduces: 1 }] })
    const own = on('R', 'Rio', { on: 'unitAttacks' }, [hurt(piece('Mole'), 1)], 'Mole')
    const story = resolve(attack([falcon(), dynames], 'Mole', { abilities: [own] }), ...quietly, finish)
    // Damage by oneself is not reduced.
    expect([dealt(story, 'battle').Mole, dealt(story, 'effect')]).toEqual([2, { Mole: 1 }])
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
