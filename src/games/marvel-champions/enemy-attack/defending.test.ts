// Tests of MC-DF-01 to MC-DF-13: which character may defend, its cost, and declaring a defender by a card.
import { expect } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
  moth,
  nora,
  rustling,
  sparrow,
  vesper,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { asCited, test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  forced,
  may,
  nobody,
  piece,
  report,
  resolve,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

const declares = (id: string, exhausts = true) =>
  report('initiation', [{ kind: 'defender', who: piece(id), ...(exhausts && { exhausts }) }], {
    owner: 'Ana',
  })

test('MC-DF-01 each player may defend with characters of their own', () => {
  const setUp = attack([lumen(), sparrow(), granite(), badger(), grinder()])
  const story = resolve(setUp)
  expect(story.offered('defend')).toEqual(['Lumen', 'Sparrow', 'Granite', 'Badger', 'nobody'])
  const choices = story.prompt?.windows.at(-1)?.choices
  expect(choices?.map(one => 'any' in one.by && one.by.any)).toEqual([
    ['Ana'],
    ['Ana'],
    ['Bo'],
    ['Bo'],
    ['Ana'],
  ])
  expect(attempt(setUp, defend('Sparrow', 'Bo')).refused).toMatchObject({
    code: 'notYours',
    clause: 'MC-DF-01',
  })
  expect(attempt(setUp, defend('Badger', 'Ana')).refused).toMatchObject({ code: 'notYours' })
  expect(attempt(setUp, { ...nobody, by: ['Bo'] }).refused).toMatchObject({ code: 'notYours' })
})

test('MC-DF-01 a character nobody had mentioned joins with the answer', () => {
  const setUp = attack([lumen(), grinder()])
  const story = resolve(setUp, { ...defend('Badger', 'Bo'), joins: [badger()] }, boost(0), deal, finish)
  expectEnd(story, { hp: { Badger: 1, Lumen: 10 }, target: 'Bo/Badger' })
  const refused = attempt(setUp, { ...defend('Badger'), joins: [badger({ ready: false })] })
  expect(refused.refused).toMatchObject({ code: 'exhausted' })
  expect(refused.position?.memory.state.pieces.map(one => one.id)).toEqual(['Lumen', 'Grinder'])
})

test('MC-DF-02 of two declarations the first one counts, the later one costs nothing', () => {
  const setUp = attack([lumen(), granite(), grinder()])
  const later = attempt(setUp, defend('Granite', 'Bo'), defend('Lumen', 'Ana'))
  expect(later.refused).toMatchObject({ code: 'otherPlayerDefends', details: { defender: 'Granite' } })
  expect(later.position?.memory.state.pieces.map(one => one.ready)).toEqual([true, false, true])
  expectEnd(resolve(setUp, defend('Granite', 'Bo'), boost(0), deal, finish), {
    hp: { Granite: 10, Lumen: 10 },
    defended: ['Granite'],
  })
})

test('MC-DF-03 while one player defends, no other player may', () => {
  const setUp = attack([lumen(), granite(), badger(), grinder()])
  const second = attempt(setUp, defend('Lumen'), defend('Badger', 'Bo'))
  expect(second.refused).toMatchObject({ code: 'otherPlayerDefends', clause: 'MC-DF-03' })
  expectEnd(resolve(setUp, defend('Lumen'), boost(1), deal, finish), { hp: { Lumen: 8, Badger: 4 } })
})

test('MC-DF-04 a hero may use its basic defense power, an alter-ego may not (AMB-02)', () => {
  expectEnd(resolve(attack([lumen(), grinder()]), defend('Lumen'), boost(0), deal, finish), {
    hp: { Lumen: 9 },
    defense: 'basic',
  })
  expect(attempt(attack([nora(), grinder()]), defend('Nora')).refused).toMatchObject({
    code: 'alterEgoCannotDefend',
    clause: 'MC-DF-04',
  })
})

test('MC-DF-05 the basic defense costs exhausting the hero', () => {
  const setUp = attack([lumen({ ready: false }), grinder()])
  expect(attempt(setUp, defend('Lumen')).refused).toMatchObject({ code: 'exhausted', clause: 'MC-DF-05' })
  expectEnd(resolve(setUp, nobody, boost(0), deal, finish), { hp: { Lumen: 7 }, undefended: true })
})

test('MC-DF-06 a basic defense takes the hero’s DEF off the damage', () => {
  expectEnd(resolve(attack([lumen(), rustling()]), defend('Lumen'), deal, finish), {
    hp: { Lumen: 10 },
    damage: { Lumen: 0 },
  })
  const raised = report('defending', [{ kind: 'def', amount: 1 }])
  expectEnd(
    resolve(
      attack([lumen(), grinder()]),
      defend('Lumen'),
      { ...raised, question: 'boost#1' },
      boost(1),
      deal,
      finish,
    ),
    { hp: { Lumen: 9 } },
  )
})

test('MC-DF-07 the rest is dealt to the hero that defended', () => {
  expectEnd(resolve(attack([lumen(), vesper(), grinder()]), defend('Vesper'), boost(3), deal, finish), {
    hp: { Lumen: 10, Vesper: 7 },
  })
})

test('MC-DF-08 while a hero defends no other character may', () => {
  const setUp = attack([lumen(), sparrow(), badger(), grinder()])
  expect(attempt(setUp, defend('Lumen'), defend('Sparrow')).refused).toMatchObject({
    code: 'alreadyDefended',
    clause: 'MC-DF-08',
  })
  expect(attempt(setUp, defend('Lumen'), defend('Badger')).refused).toMatchObject({ clause: 'MC-DF-03' })
  expectEnd(resolve(setUp, defend('Lumen'), boost(0), deal, finish), {
    hp: { Lumen: 9, Sparrow: 3, Badger: 4 },
  })
})

test('MC-DF-09 a hero declared the defender makes a basic defense', () => {
  const N = may(
    'N',
    'Ana',
    { on: 'afterBasicPower', who: 'Lumen' },
    { effects: [{ kind: 'heal', to: piece('Lumen'), amount: 1 }] },
  )
  const D = forced('D', { on: 'afterDefends', who: 'Lumen' }, { effects: [] })
  const setUp = attack([lumen(), grinder()], { abilities: [N, D] })
  const story = resolve(setUp, declares('Lumen'), boost(1), deal, use('N'), finish)
  expectEnd(story, { hp: { Lumen: 9 }, damage: { Lumen: 2 }, defense: 'basic', defended: ['Lumen'] })
  expect(story.opened).toEqual(['D', 'N'])
})

test('MC-DF-09 being declared exhausts only if the card says so, and only while nobody defends (AMB-16)', () => {
  const setUp = attack([lumen({ ready: false }), sparrow(), grinder()])
  expectEnd(resolve(setUp, declares('Lumen', false), boost(1), deal, finish), {
    hp: { Lumen: 8 },
    defense: 'basic',
  })
  expect(attempt(setUp, declares('Lumen')).refused).toMatchObject({ code: 'exhausted', clause: 'MC-DF-05' })
  const late = { ...declares('Lumen', false), question: 'boost#1' }
  expect(attempt(setUp, defend('Sparrow'), late).refused).toMatchObject({
    code: 'alreadyDefended',
    clause: 'MC-DF-12',
  })
})

test('MC-DF-10 a ready ally may be exhausted to defend', () => {
  const setUp = attack([lumen(), sparrow(), moth({ ready: false }), rustling()])
  expect(resolve(setUp).offered('defend')).toEqual(['Lumen', 'Sparrow', 'nobody'])
  expect(attempt(setUp, defend('Moth')).refused).toMatchObject({ code: 'exhausted', clause: 'MC-DF-10' })
  const story = resolve(setUp, defend('Sparrow'), deal, finish)
  expectEnd(story, { hp: { Sparrow: 1, Moth: 2 } })
  expect(story.result.characters).toMatchObject([{}, { piece: 'Sparrow', ready: false }, {}, {}])
})

test('MC-DF-11 the damage is dealt to the ally that defends', () => {
  const story = resolve(attack([lumen(), badger(), rustling()]), defend('Badger'), deal, finish)
  expectEnd(story, { hp: { Lumen: 10, Badger: 2 }, target: 'Bo/Badger' })
})

test('MC-DF-12 while an ally defends no other character may', () => {
  const setUp = attack([lumen(), sparrow(), moth(), grinder()])
  for (const other of ['Lumen', 'Moth'])
    expect(attempt(setUp, defend('Sparrow'), defend(other)).refused).toMatchObject({
      code: 'alreadyDefended',
      clause: 'MC-DF-12',
    })
})

test('MC-DF-13 an ally declared the defender is the defender', () => {
  const story = resolve(attack([lumen(), sparrow(), rustling()]), declares('Sparrow', false), deal, finish)
  expectEnd(story, {
    hp: { Sparrow: 1, Lumen: 10 },
    attacked: 'Ana/Sparrow',
    defended: ['Sparrow'],
    defense: 'ally',
  })
  expect(story.result.characters).toMatchObject([{}, { piece: 'Sparrow', ready: true }, {}])
})

test('MC-DF-09 the DEF of a hero declared the defender is asked for if nobody gave it', () => {
  const { def: _, ...hero } = lumen()
  const known = { choice: 'def', number: 1 }
  const story = resolve(attack([hero, grinder()]), declares('Lumen'), boost(0), known, deal, finish)
  expectEnd(story, { hp: { Lumen: 8 }, defense: 'basic' })
  expect(attempt(attack([hero, grinder()]), declares('Lumen'), boost(0), deal).refused?.code).toBe('notNow')
})

test('MC-DF-22 after the (defense) ability of one player no card of another declares a defender (AMB-04)', () => {
  const story = attempt(
    attack([lumen(), sparrow(), granite(), grinder()]),
    defend('Sparrow'),
    report('boost#1', [], { owner: 'Ana', label: 'defense' }),
    boost(0, { kind: 'damage', to: piece('Sparrow'), amount: 3 }),
    report('damage', [{ kind: 'defender', who: piece('Granite') }], { owner: 'Bo' }),
  )
  expect(story.refused).toMatchObject({ code: 'otherPlayerUsedDefense', clause: 'MC-DF-22' })
})

test('MC-DF-05 whoever cannot defend is told the reason that applies, also once somebody defends (AMB-17)', () => {
  const used = report('initiation', [], { owner: 'Ana', label: 'defense' })
  const exhausted = attempt(attack([lumen({ ready: false }), grinder()]), used, defend('Lumen'))
  expect(exhausted.refused).toMatchObject({ code: 'exhausted', clause: 'MC-DF-05' })
  const setUp = attack([lumen(), sparrow(), granite(), grinder()])
  const late = (choice: string) => attempt(setUp, defend('Sparrow'), defend(choice)).refused
  expect(late('nobody')).toMatchObject({ code: 'notNow', clause: asCited('MC-EA-14') })
  expect(late('Grinder')).toMatchObject({ code: 'notNow', clause: asCited('MC-EA-14') })
  expect(late('Granite')).toMatchObject({ code: 'otherPlayerDefends', clause: 'MC-DF-03' })
  expect(late('Sparrow')).toMatchObject({ code: 'alreadyDefended', clause: 'MC-DF-12' })
})

test('MC-DF-10 an exhausted ally cannot be exhausted to be the declared defender', () => {
  const setUp = attack([lumen(), sparrow({ ready: false }), grinder()])
  expect(attempt(setUp, declares('Sparrow')).refused).toMatchObject({ code: 'exhausted', clause: 'MC-DF-10' })
})

test('MC-DF-01 no character and no ability is named like a choice of its own', () => {
  const hero = attack([lumen({ id: 'nobody' }), grinder()])
  expect(attempt(hero).refused?.code).toBe('nameReserved')
  const joins = { ...defend('pass'), joins: [granite({ id: 'pass' })] }
  expect(attempt(attack([lumen(), grinder()]), joins).refused?.code).toBe('nameReserved')
  const pass = forced('pass', { on: 'attacks' }, { effects: [] })
  expect(attempt(attack([lumen(), grinder()], { abilities: [pass] })).refused?.code).toBe('nameReserved')
  const remind = report('initiation', [{ kind: 'remind', ability: pass }])
  expect(attempt(attack([lumen(), grinder()]), remind).refused?.code).toBe('nameReserved')
})
