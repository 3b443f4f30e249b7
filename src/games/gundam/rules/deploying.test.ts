// Tests of cards that come to the table: why they are refused, and what is told of them.
import { expect, test } from 'vitest'
import {
  attack,
  attempt,
  block,
  bothPass,
  command,
  falcon,
  finish,
  fort,
  noBlock,
  noBurst,
  note,
  on,
  quietly,
  report,
  resolve,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

const deploys = (piece: PieceGiven) => command('Rio', 'A', { kind: 'deploy', piece })

test('GCG-7-1c a set-up that is refused says which card is at fault', () => {
  const refused = (...pieces: PieceGiven[]) => attempt(attack([falcon(), ...pieces])).refused
  const about = (id: string) => ({ clause: null, details: { piece: id } })
  expect(refused(wall({ player: 'Bo' }))).toMatchObject({ code: 'noSuchPlayer', ...about('Wall') })
  expect(refused(wall({ id: 'Rio' }))).toMatchObject({ code: 'nameTaken', ...about('Rio') })
  expect(refused(wall({ damage: 4 }))).toMatchObject({ code: 'alreadyDestroyed', ...about('Wall') })
  expect(refused(fort(), fort({ id: 'Two' }))).toMatchObject({ code: 'secondBase', ...about('Two') })
})

test('GCG-7-4-1a a card that cannot join or be deployed is named, with the place of the fault', () => {
  const crowd = Array.from({ length: 59 }, (_, n) => falcon({ id: `U${n}` }))
  const full = attack([falcon(), ...crowd])
  const tooMany = { code: 'tooMany', clause: null, details: { piece: 'Wall' } }
  expect(attempt(full, { ...noBlock, joins: [wall()] }).refused).toMatchObject(tooMany)
  expect(attempt(full, report('attack', { kind: 'deploy', piece: wall() })).refused).toMatchObject(tooMany)
  const shapeless = { ...noBlock, joins: [{ ...wall(), hp: 0 }] }
  expect(attempt(attack([falcon()]), shapeless).refused).toMatchObject({
    code: 'malformedPiece',
    clause: null,
    details: { at: 'hp' },
  })
})

test('GCG-7-1c a card that joins is told', () => {
  const story = resolve(attack([falcon()]), { ...noBlock, joins: [wall(), fort()] })
  expect(story.told('joined')).toMatchObject([
    { clause: 'GCG-7-1c', piece: 'Wall', kind: 'unit' },
    { clause: 'GCG-7-1c', piece: 'Fort', kind: 'base' },
  ])
})

test('GCG-7-5-1b a Base that is deployed puts the old one into the trash', () => {
  const story = resolve(attack([falcon(), fort()]), noBlock, deploys(fort({ id: 'Keep' })))
  const told = story.events.filter(({ type }) => type === 'excess_placed_in_trash' || type === 'deployed')
  expect(told).toMatchObject([
    { type: 'excess_placed_in_trash', clause: 'GCG-7-5-1b', card: 'Fort', player: 'Rio' },
    { type: 'deployed', clause: 'GCG-7-5-1b', card: 'Keep', player: 'Rio' },
  ])
  expect(story.position?.memory.state.pieces).toMatchObject([
    { id: 'Falcon', where: 'in play' },
    { id: 'Fort', where: 'trash' },
    { id: 'Keep', where: 'in play' },
  ])
})

test('GCG-7-3-3 a card that is deployed is present as it triggers its effects', () => {
  const story = resolve(attack([falcon()]), noBlock, deploys(wall()))
  expect(story.position?.memory.occurred.at(-1)).toEqual({
    on: 'deployed',
    who: ['Wall'],
    against: 'player',
    present: ['Falcon', 'Wall'],
  })
  expect(resolve(attack([falcon()]), ...quietly, noBurst).position?.memory.occurred.at(0)).toEqual({
    on: 'whenAttacking',
    who: ['Falcon'],
    against: 'player',
    present: ['Falcon'],
  })
})

test('GCG-7-3-2b an effect that joins with a card waits on it, like one of the set-up', () => {
  const waits = on('Falls', 'Rio', { on: 'destroyed' }, [note('falls')], 'Wall')
  const joins = [wall({ hp: 2 }), { ability: waits }]
  const setUp = attack([falcon()])
  const story = resolve(setUp, { ...block('Wall'), joins }, bothPass, finish)
  expect(story.result.notes).toEqual(['falls'])
  const joined = resolve(setUp, { ...noBlock, joins }).position?.memory.state.abilities
  expect(joined).toMatchObject([{ id: 'Falls', owner: 'Rio', source: 'Wall', given: waits }])
})

test('GCG-7-3-2b an effect that cannot join is refused with the reason, as in a set-up', () => {
  const waits = on('Falls', 'Rio', { on: 'destroyed' }, [note('falls')], 'Falcon')
  const joining = (setUp: object, ability: object) =>
    attempt(setUp, { ...noBlock, joins: [{ ability }] }).refused
  const named = { code: 'noSuchPlayer', details: { ability: 'Falls' } }
  expect(joining(attack([falcon()]), { ...waits, owner: 'Bo' })).toMatchObject(named)
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ ...waits, id: `A${n}` }))
  const full = (count: number) => attack([falcon()], undefined, { abilities: many(count) })
  expect(joining(full(59), waits)).toBeNull()
  expect(joining(full(60), waits)).toMatchObject({ code: 'tooMany', clause: null })
})
