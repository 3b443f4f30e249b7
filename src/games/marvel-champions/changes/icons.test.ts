// Tests of icons on cards that are no schemes: characters, and attachments, environments and others that somebody names.
import { expect, test } from 'vitest'
import { grinder, lumen, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import type { Answer } from '../../../engine/types.ts'
import { comingNext } from '../coming-next.ts'
import { marvelChanges } from '../flows.ts'
import type { Effect } from '../vocabulary/effects.ts'

const MAIN = { id: 'Main', kind: 'main', threat: 3, threshold: 9, acceleration: 2 } as const
const HORN = { id: 'Horn', kind: 'otherCard', acceleration: 1, hazard: 1 } as const

const dog = { ...sparrow(), icons: { acceleration: 1 } }
const tableWith = (more: object = {}) => ({
  ...{ edition: '1.8', players: ['Ana'], activated: [], started: 1, schemes: [MAIN] },
  pieces: [lumen(), dog, grinder()],
  ...more,
})
const told = (...effects: Effect[]): Answer => ({ question: 'changes', card: { effects } })
const comes = (card: object): Answer => ({ ...told(), joins: [card] })
const phaseEnds: Answer = { question: 'changes', choice: 'playersPhaseEnds' }

function played(setUp: object, ...answers: Answer[]) {
  const play = marvelChanges.own(marvelChanges.play(setUp, answers))
  expect(play.refused).toBeNull()
  return play
}
const threatAfter = (setUp: object, ...answers: Answer[]) =>
  played(setUp, ...answers).outcome?.table.schemes?.[0]?.threat
const refusedBy = (setUp: object, ...answers: Answer[]) => marvelChanges.play(setUp, answers).refused?.code

test('MC-ACCICON-01 the icon of an ally counts in step 1 as long as it is in play', () => {
  expect(threatAfter(tableWith(), phaseEnds)).toBe(6)
  const gone = told({ kind: 'leaves', who: { piece: 'Sparrow' }, how: 'discarded' })
  expect(threatAfter(tableWith(), gone, phaseEnds)).toBe(5)
})

test('MC-ACCICON-01 the icons of a named attachment or environment count in step 1 until it leaves play', () => {
  const setUp = tableWith({ pieces: [lumen(), grinder()] })
  expect(threatAfter(setUp, comes(HORN), phaseEnds)).toBe(6)
  const leaves = told({ kind: 'cardLeaves', card: 'Horn' })
  expect(threatAfter(setUp, comes(HORN), leaves, phaseEnds)).toBe(5)
  expect(played(setUp, comes(HORN), leaves).events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['other_card_joined', 'other_card_left_play']),
  )
  expect(played(setUp, comes(HORN)).outcome?.table.otherCards).toEqual([HORN])
  expect(refusedBy(setUp, leaves)).toBe('noSuchPiece')
  expect(refusedBy(setUp, comes({ ...HORN, id: 'Main' }))).toBe('nameTaken')
  expect(refusedBy(setUp, comes({ ...HORN, hazard: -1 }))).toBe('malformedPiece')
  const many = Array.from({ length: 30 }, (_, i) => ({ ...HORN, id: `Horn ${i}` }))
  expect(refusedBy({ ...setUp, otherCards: many }, comes(HORN))).toBe('tooMany')
})

test('MC-ATTACHMENT-06 an attachment brings its icon and what waits on it, and leaves with its character', () => {
  const setUp = tableWith({ pieces: [lumen(), grinder(), { id: 'Rustling', kind: 'minion', atk: 1 }] })
  const on = (piece: string): Answer =>
    told({
      kind: 'attach',
      to: { piece },
      card: { id: 'Beam', code: '00001', icons: { acceleration: 1, crisis: 1 } },
      abilities: [
        {
          ...{
            id: 'Beam-1',
            source: 'this',
            card: 'Beam',
            forced: true,
            trigger: { on: 'constant', who: 'this' },
          },
          effects: [{ kind: 'atk', amount: 1 }],
        },
      ],
    } as Effect)
  expect(threatAfter(setUp, phaseEnds)).toBe(5)
  expect(threatAfter(setUp, on('Grinder'), phaseEnds)).toBe(6)
  // Told as a card with icons as well, it counts once.
  expect(threatAfter(setUp, comes({ ...HORN, card: '00001' }), on('Grinder'), phaseEnds)).toBe(6)
  expect(played(setUp, on('Rustling')).outcome?.table.abilities).toMatchObject([{ source: 'Rustling' }])
  for (const how of ['defeated', 'discarded'] as const) {
    const leaves = told({ kind: 'leaves', who: { piece: 'Rustling' }, how })
    const { events, outcome } = played(setUp, on('Rustling'), leaves)
    expect(events.filter(({ type }) => type === 'detached')).toMatchObject([
      { card: 'Beam', piece: 'Rustling', clause: 'MC-ATTACHMENT-06' },
    ])
    expect(outcome?.table.abilities).toEqual([])
    expect(threatAfter(setUp, on('Rustling'), leaves, phaseEnds)).toBe(5)
  }
})

test('MC-FORM-02 the icon of a form goes with the form, and comes with it', () => {
  const angel = { ...lumen(), icons: { acceleration: 1 } }
  const setUp = tableWith({ pieces: [angel, grinder()] })
  const form = (to: 'hero' | 'alter-ego', more = {}) =>
    told({ kind: 'form', who: { piece: 'Lumen' }, to, ...more })
  expect(threatAfter(setUp, form('alter-ego'), phaseEnds)).toBe(5)
  const back = form('hero', { icons: { acceleration: 1 } })
  expect(threatAfter(setUp, form('alter-ego'), back, phaseEnds)).toBe(6)
})

test('MC-VILPHASE-06 the hazard icon of an environment deals one more encounter card', () => {
  const over = tableWith({
    phase: 'villain',
    activated: [{ enemy: 'Grinder', player: 'Ana' }],
    otherCards: [HORN],
  })
  const table = played(over).outcome?.table
  expect(table && comingNext(table, '1.8')).toMatchObject({ what: 'encounterCards', hazard: 1 })
})
