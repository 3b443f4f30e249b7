// Tests of cards that declare a defender while somebody defends: which (defense) ability may still do so.
import { expect } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
  moth,
  nora,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  nobody,
  OLDER,
  piece,
  report,
  resolve,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const declares = (id: string): Effect => ({ kind: 'defender', who: piece(id) })
const played = (question: string, label: 'defense' | null, ...effects: Effect[]) =>
  report(question, effects, { owner: 'Ana', ...(label && { label }) })
const stepIn = played('initiation', 'defense', { kind: 'prevent', amount: 1 })
const already = { code: 'alreadyDefended' }

test('MC-DF-13 one (defense) ability declares one ally, not a second one', () => {
  const setUp = attack([lumen(), moth(), sparrow(), grinder()])
  const both = played('initiation', 'defense', declares('Moth'), declares('Sparrow'))
  expect(attempt(setUp, both).refused).toMatchObject(already)
  const one = resolve(setUp, played('initiation', 'defense', declares('Moth')), boost(0), deal, finish)
  expectEnd(one, { defended: ['Moth'], defense: 'ally' })
})

test('MC-DF-24 a second (defense) ability cannot declare an ally once the first has made the hero the defender', () => {
  const setUp = attack([lumen(), moth(), grinder()])
  expect(attempt(setUp, stepIn, played('defend', 'defense', declares('Moth'))).refused).toMatchObject(already)
})

test('MC-DF-12 a (defense) ability declares no ally of another player', () => {
  const setUp = attack([lumen(), badger(), grinder()])
  expect(attempt(setUp, played('initiation', 'defense', declares('Badger'))).refused).toMatchObject(already)
})

test('MC-DF-08 before 1.8 a (defense) ability cannot declare the hero that it has made the defender', () => {
  const setUp = attack([lumen(), grinder()])
  expect(attempt(setUp, played('initiation', 'defense', declares('Lumen'))).refused).toMatchObject(already)
}, [...OLDER])

test('MC18-DF-24 a hero that defends by a (defense) ability can be declared by a card, an alter-ego or another hero cannot', () => {
  const again = (id: string) => played('boost#1', null, declares(id))
  const hero = resolve(attack([lumen(), grinder()]), stepIn, again('Lumen'), boost(2), deal, finish)
  expectEnd(hero, { defense: 'basic', hp: { Lumen: 8 } })
  expect(attempt(attack([nora(), grinder()]), stepIn, again('Nora')).refused).toMatchObject(already)
  const two = attack([lumen(), granite(), grinder()])
  expect(attempt(two, stepIn, again('Granite')).refused).toMatchObject(already)
}, ['1.8'])

test('MC18-DF-24 a hero that makes a basic defense cannot be declared again', () => {
  const setUp = attack([lumen(), grinder()])
  const again = played('boost#1', null, declares('Lumen'))
  expect(attempt(setUp, defend('Lumen'), again).refused).toMatchObject(already)
  expect(attempt(setUp, nobody, again).refused).toBeNull()
}, ['1.8'])
