// Tests of what a Pilot that comes triggers, of the names of tokens, and of <Repair> that counts tokens.
import { expect, test } from 'vitest'
import { falcon, heron, mole, note, on, piece } from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import { gundamChanges } from '../flows.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

const table = (pieces: readonly PieceGiven[], abilities: readonly AbilityGiven[] = []) => ({
  ...{ edition: '1.9.0', activePlayer: 'Kei', standbyPlayer: 'Rio', turn: { of: 'Kei' }, lasts: [] },
  ...{ pieces, abilities },
})
const told = (...effects: Effect[]): Answer => ({ question: 'changes', card: { effects } })
function after(setUp: object, ...answers: Answer[]) {
  const play = gundamChanges.play(setUp, answers)
  expect(play.refused).toBeNull()
  return gundamChanges.own(play)
}
const notesOf = ({ events }: ReturnType<typeof after>) =>
  events.flatMap(one => (one.type === 'noted' ? [one.text] : []))
const pairs = (links: boolean): Answer =>
  told({ kind: 'pair', who: piece('Heron'), pilot: { links, ap: 1, hp: 1, traits: ['zeon'] } })
const waits = (id: string, trigger: AbilityGiven['trigger'], more: Partial<AbilityGiven> = {}) => ({
  ...on(id, 'Kei', trigger, [note(id)], 'Heron'),
  ...more,
})

test('GCG-4-9a a Pilot that comes opens 【When Paired】 of its Unit, one that links 【When Linked】 as well', () => {
  const setUp = table(
    [falcon(), heron(), mole()],
    [waits('P', { on: 'paired', who: 'Heron' }), waits('L', { on: 'linked', who: 'Heron' })],
  )
  expect(notesOf(after(setUp, pairs(false)))).toEqual(['P'])
  const both = after(setUp, pairs(true))
  // Both open at one moment, so that their player says which comes first.
  expect(both.prompt?.windows.at(-1)?.choices.map(({ name }) => name)).toEqual(['P', 'L'])
  const other = table([falcon(), heron(), mole()], [waits('P', { on: 'paired', who: 'Falcon' })])
  expect(notesOf(after(other, pairs(true)))).toEqual([])
})

test('GCG-9-1-5a the Pilot that has come answers what is asked about a Pilot', () => {
  const notes = (asks: string, links = true) =>
    notesOf(
      after(
        table(
          [falcon(), heron({ traits: [] })],
          [waits('P', { on: 'paired', who: 'Heron' }, { asks: [asks] })],
        ),
        pairs(links),
      ),
    )
  expect([notes('@paired'), notes('@linked'), notes('@linked', false)]).toEqual([['P'], ['P'], []])
  expect([notes('@pairedWith:OZ/Zeon'), notes('@pairedWith:OZ')]).toEqual([['P'], []])
})

test('a token that is called as another one gets the next name; a card with a taken name is refused', () => {
  const deploys = (token: boolean) =>
    told({ kind: 'deploy', piece: { id: 'Falcon', kind: 'unit', player: 'Kei', ...(token && { token }) } })
  const { outcome } = after(table([falcon()]), deploys(true), deploys(true))
  expect(outcome?.table.pieces.map(({ id }) => id)).toEqual(['Falcon', 'Falcon*', 'Falcon**'])
  expect(gundamChanges.play(table([falcon()]), [deploys(false)]).refused).toMatchObject({ code: 'nameTaken' })
})

test('GCG-6-6e <Repair> for each token of its player with a trait counts those in play', () => {
  const token = (id: string, player: string, trait = 'calamity war'): PieceGiven => ({
    ...{ id, kind: 'unit', player, token: true, traits: [trait], ap: 2, hp: 1 },
  })
  const constants = [{ while: [], repair: 1, forEach: { token: 'Calamity War' } }]
  const others = [token('A', 'Kei'), token('B', 'Kei'), token('C', 'Rio'), token('D', 'Kei', 'zeon')]
  const damageAfter = (pieces: readonly PieceGiven[]) =>
    after(table([falcon({ hp: 9, damage: 5, constants }), ...pieces]), {
      question: 'changes',
      choice: 'turnBegins',
    }).outcome?.table.pieces[0]?.damage
  expect([damageAfter(others), damageAfter([])]).toEqual([3, 5])
})
