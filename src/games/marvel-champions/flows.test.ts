// Tests of what a preview of an attack in Marvel Champions says lies ahead.
import { expect, test } from 'vitest'
import { foreseen } from '../../../test/support/games/foreseen.ts'
import {
  granite,
  grinder,
  lumen,
  rustling,
  sparrow,
} from '../../../test/support/games/marvel-champions/cast.ts'
import {
  attack,
  boost,
  defend,
  nobody,
  piece,
  report,
} from '../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  hits,
  labelled,
  target,
  thorn,
} from '../../../test/support/games/marvel-champions/player-attack.ts'
import { enemyAttack, playerAttack } from './flows.ts'
import type { Effect } from './vocabulary/effects.ts'

/** There are no Shields, and nobody wins the game by an attack. */
const nothing = { hits: [], falls: [], tough: [], exhausts: [], shields: 0, winner: null, isOpen: false }
const status = (id: string, which: 'tough' | 'stunned', more: { remove?: true } = {}): Effect => ({
  kind: 'status',
  to: piece(id),
  status: which,
  ...more,
})

test('nobody defends unless a player says so, and each boost icon is one more damage', () => {
  const ahead = (icons: number) => foreseen(enemyAttack, attack([lumen(), grinder()]), [], icons)
  expect(ahead(0)).toEqual({ ...nothing, hits: [{ to: 'Lumen', amount: 3 }] })
  expect(ahead(2)).toEqual({ ...nothing, hits: [{ to: 'Lumen', amount: 5 }] })
})

test('a boost card is foreseen with 0 to 3 icons, whether or not it has a star', () => {
  const { prompt } = enemyAttack.play(attack([lumen(), grinder()]), [nobody])
  const { passedOver, varied } = enemyAttack.foresight
  const choices = prompt?.windows.at(-1)?.choices.map(one => one.name) ?? []
  expect(choices.filter(name => !passedOver.includes(name))).toEqual(['flip'])
  expect(varied).toEqual({ choice: 'flip', numbers: [0, 1, 2, 3] })
})

test('who defends is exhausted, and an ally without hit points left falls', () => {
  const setUp = attack([lumen(), sparrow(), grinder()])
  expect(foreseen(enemyAttack, setUp, [defend('Sparrow')])).toEqual({
    ...nothing,
    hits: [{ to: 'Sparrow', amount: 3 }],
    falls: ['Sparrow'],
    exhausts: ['Sparrow'],
  })
  expect(foreseen(enemyAttack, setUp, [defend('Lumen')])).toEqual({
    ...nothing,
    hits: [{ to: 'Lumen', amount: 1 }],
    exhausts: ['Lumen'],
  })
})

test('a tough status card that stops the damage is discarded, and no other status card counts', () => {
  const setUp = attack([lumen(), granite({ stunned: 1 }), rustling()])
  const cards = report('initiation', [
    status('Lumen', 'tough'),
    status('Granite', 'tough'),
    status('Granite', 'stunned', { remove: true }),
  ])
  expect(foreseen(enemyAttack, setUp, [cards])).toEqual({
    ...nothing,
    hits: [{ to: 'Lumen', amount: 0 }],
    tough: ['Lumen'],
  })
})

test('piercing discards tough, and the damage gets through', () => {
  const setUp = attack([lumen({ tough: 1 }), rustling({ keywords: ['piercing'] })])
  expect(foreseen(enemyAttack, setUp)).toEqual({
    ...nothing,
    hits: [{ to: 'Lumen', amount: 2 }],
    tough: ['Lumen'],
  })
})

test('a hero who attacks is exhausted, and retaliate hits back', () => {
  expect(foreseen(playerAttack, basic([lumen(), thorn()]), [target('Thorn')])).toEqual({
    ...nothing,
    hits: [
      { to: 'Thorn', amount: 2 },
      { to: 'Lumen', amount: 2 },
    ],
    exhausts: ['Lumen'],
  })
})

test('damage that one enemy takes more than once is one hit', () => {
  const setUp = labelled([lumen(), rustling(), grinder()], [hits(2, 3)])
  expect(foreseen(playerAttack, setUp, [target('Grinder')])).toEqual({
    ...nothing,
    hits: [{ to: 'Grinder', amount: 5 }],
  })
})

test('the fate is open where a player must name a number', () => {
  const unknown = attack([lumen(), { id: 'Grinder', kind: 'villain' }])
  expect(foreseen(enemyAttack, unknown, [nobody, boost(1)])).toEqual({ ...nothing, isOpen: true })
})
