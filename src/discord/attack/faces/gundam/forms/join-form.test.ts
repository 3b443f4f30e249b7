// Tests the form of a Unit that joins with real cards: its Pilot, what both have together, and what waits on them.
import { describe, expect, it } from 'vitest'
import { filled, sceneAfter } from '../../../../../../test/support/attack/forms.ts'
import { cards } from '../../../../../../test/support/walkthroughs/set-up-table.ts'
import { cardValue } from '../../../../../cards/cards.ts'
import { cardName } from '../../../../../cards/names.ts'
import { unitAttack } from '../../../../../games/gundam/flows.ts'
import type { FindCards } from '../../../face/result.ts'
import { askForm, readForm } from '../../../forms/forms.ts'

const find: FindCards = (query, { kinds, printed }) => ({
  areAlone: true,
  cards: cards.cardsNamed(query, kinds).map(card => ({
    ...{ value: cardValue(card), name: cardName(card), label: card.code, printed: printed(cards, card) },
  })),
})
const falcon = { id: 'Falcon', kind: 'unit', player: 'Kei', ap: 3, hp: 4 }
const table = {
  ...{ edition: '1.9.0', activePlayer: 'Kei', standbyPlayer: 'Rio', pieces: [falcon], shields: 2 },
  ...{ base: 'none', attacker: 'Falcon', target: { player: true } },
}
const at = () => sceneAfter('unit', table)
function blocks(said: Record<string, string>) {
  const read = readForm(['join', 'block', 'blocker'], filled(said), at(), find)
  return 'given' in read ? unitAttack.play(table, [read.given.answer]) : read
}

describe('a Unit that blocks by the form', () => {
  it('has what its Pilot gives: Zee Zulu blocks with Gyunei Guss', () => {
    expect(blocks({ name: 'GD01-059' })).toMatchObject({ refused: { code: 'noBlocker' } })
    const played = blocks({ name: 'GD01-059', pilot: 'GD05-095' })
    expect(played).toMatchObject({ refused: null, now: { summary: { blocker: 'unit-1' } } })
  })

  it('has a Pilot also if no card describes it', () => {
    expect(blocks({ name: 'My Unit', pilot: 'GD05-095', ap: '2', hp: '3' })).toMatchObject({ refused: null })
  })

  it('brings what waits on it, under its own name', () => {
    // A Blocker with a 【Destroyed】 effect.
    const played = blocks({ name: 'GD05-054', hp: '1' })
    expect(played).toMatchObject({
      refused: null,
      now: { table: { abilities: [{ id: 'unit-1.1', source: 'unit-1' }] } },
    })
  })

  it('asks for the number of a Pilot whose name fits several', () => {
    expect(blocks({ name: 'GD01-059', pilot: 'Char Aznable' })).toMatchObject({
      problem: { code: 'pilotUnclear' },
    })
  })

  it('has five fields at most, as Discord demands', () => {
    expect(askForm(at(), 'en', 'block', '+blocker')?.components).toHaveLength(5)
  })
})
