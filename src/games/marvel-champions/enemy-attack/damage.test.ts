// Tests of MC-EA-30 to MC-EA-43: the damage of an enemy attack, and the labels "attacked" and "defended".
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
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
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
  order,
  piece,
  report,
  resolve,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

const hurtsDefender = (amount: number) => ({ kind: 'damage' as const, to: the('defender'), amount })

test('MC-EA-30 the damage starts from the ATK after every modifier', () => {
  const setUp = attack([lumen(), grinder()])
  const story = resolve(
    setUp,
    report('initiation', [{ kind: 'atk', amount: 2 }]),
    nobody,
    boost(1),
    deal,
    finish,
  )
  expectEnd(story, { atk: 6, hp: { Lumen: 4 }, damage: { Lumen: 6 } })
})

test('MC-EA-30 an ATK that nobody gave is asked for, and never falls below 0', () => {
  const unknown = attack([lumen(), { id: 'Grinder', kind: 'villain' }])
  const asked = resolve(unknown, nobody, boost(1))
  expect(asked.prompt?.windows.at(-1)).toMatchObject({
    name: 'atk',
    choices: [{ name: 'atk', number: { asks: 'ATK' } }],
  })
  expectEnd(resolve(unknown, nobody, boost(1), { choice: 'atk', number: 3 }, deal, finish), {
    atk: 4,
    hp: { Lumen: 6 },
  })
  const less = resolve(
    attack([lumen(), grinder()]),
    report('initiation', [{ kind: 'atk', amount: -5 }]),
    nobody,
    boost(0),
    deal,
    finish,
  )
  expectEnd(less, { atk: 0, hp: { Lumen: 10 } })
})

test('MC-EA-31 a basic defense takes the hero’s DEF off the damage, never below 0', () => {
  const story = resolve(attack([lumen(), grinder()]), defend('Lumen'), boost(2), deal, finish)
  expectEnd(story, { atk: 5, hp: { Lumen: 7 }, damage: { Lumen: 3 }, defended: ['Lumen'] })
  expect(story.told('damage_reduced')).toMatchObject([{ by: 2, to: 3, clause: 'MC-EA-31' }])
  const weak = resolve(attack([lumen(), rustling({ atk: 1 })]), defend('Lumen'), deal, finish)
  expectEnd(weak, { hp: { Lumen: 10 }, damage: { Lumen: 0 } })
}, ['1.7'])

test('MC-EA-31 a DEF that nobody gave comes with the answer', () => {
  const hero = lumen()
  delete hero.def
  const setUp = attack([hero, grinder()])
  const story = resolve(setUp, { question: 'defend', choice: 'Lumen', number: 1 }, boost(0), deal, finish)
  expectEnd(story, { damage: { Lumen: 2 }, hp: { Lumen: 8 } })
})

test('MC-EA-32 what is left goes to the defending hero', () => {
  const story = resolve(attack([lumen(), granite(), grinder()]), defend('Granite'), boost(1), deal, finish)
  expectEnd(story, { hp: { Lumen: 10, Granite: 9 }, damage: { Granite: 3 }, attacked: 'Bo/Granite' })
})

test('MC-EA-33 a hero that defended counts as attacked, even at 0 damage', () => {
  const story = resolve(
    attack([vesper({ retaliate: 1 }), grinder()]),
    defend('Vesper'),
    boost(0),
    deal,
    finish,
  )
  expectEnd(story, {
    hp: { Vesper: 9, Grinder: 19 },
    damage: { Vesper: 0 },
    attacked: 'Cyd/Vesper',
    defended: ['Vesper'],
  })
})

test('MC-EA-34 DEF comes before tough', () => {
  const story = resolve(attack([lumen({ tough: 1 }), grinder()]), defend('Lumen'), boost(1), deal, finish)
  expectEnd(story, { hp: { Lumen: 10 }, damage: { Lumen: 0 }, attacked: 'Ana/Lumen', defended: ['Lumen'] })
  expect(order(story, 'damage_reduced', 'status_discarded', 'damage_dealt')).toEqual([
    'damage_reduced',
    'status_discarded',
    'damage_dealt',
  ])
  expect(story.result.damage).toMatchObject({ reduced: 2, tough: 2 })
}, ['1.7', '1.6-de'])

test('MC-EA-34 piercing discards tough first', () => {
  const story = resolve(
    attack([lumen({ tough: 1 }), grinder({ keywords: ['piercing'] })]),
    nobody,
    boost(0),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 7 } })
  expect(story.told('pierced')).toMatchObject([{ piece: 'Lumen' }])
})

test('MC-EA-35 if DEF alone stops the damage, tough stays', () => {
  const story = resolve(attack([vesper({ tough: 1 }), grinder()]), defend('Vesper'), boost(1), deal, finish)
  expectEnd(story, { hp: { Vesper: 9 }, damage: { Vesper: 0 } })
  expect(story.result.characters).toMatchObject([{ piece: 'Vesper', tough: 1 }, {}])
  expect(story.told('status_kept')).toMatchObject([{ clause: 'MC-EA-35' }])
})

test('MC-EA-36 a defending ally is dealt all of the damage', () => {
  const setUp = attack([lumen(), granite(), badger(), grinder()], { target: { player: 'Bo' } })
  const story = resolve(setUp, defend('Badger'), boost(0), deal, finish)
  expectEnd(story, {
    hp: { Badger: 1, Granite: 12 },
    damage: { Badger: 3 },
    defense: 'ally',
    attacked: 'Bo/Badger',
  })
})

test('MC-EA-37 what is more than the ally had is lost', () => {
  const story = resolve(attack([lumen(), moth(), grinder()]), defend('Moth'), boost(3), deal, finish)
  expectEnd(story, { atk: 6, hp: { Lumen: 10, Moth: 0 }, damage: { Moth: 6 } })
  expect(story.told('excess_lost')).toMatchObject([{ amount: 4, clause: 'MC-EA-37' }])
}, ['1.8', '1.7'])

test('MC-EA-37 with overkill the excess goes to the identity, which does not count as attacked', () => {
  const setUp = attack([lumen({ retaliate: 1 }), moth(), grinder({ keywords: ['overkill'] })])
  const story = resolve(setUp, defend('Moth'), boost(3), deal, finish)
  expectEnd(story, { hp: { Lumen: 6, Moth: 0, Grinder: 20 }, attacked: 'Ana/Moth' })
  const tough = resolve(
    attack([lumen(), moth({ tough: 1 }), grinder({ keywords: ['overkill'] })]),
    defend('Moth'),
    boost(3),
    deal,
    finish,
  )
  expectEnd(tough, { hp: { Lumen: 10, Moth: 2 } })
})

test('MC-EA-38 the ally that defended counts as attacked, its hero does not', () => {
  const story = resolve(
    attack([lumen({ retaliate: 2 }), sparrow({ retaliate: 1 }), rustling()]),
    defend('Sparrow'),
    deal,
    finish,
  )
  expectEnd(story, {
    hp: { Lumen: 10, Sparrow: 1, Rustling: 3 },
    attacked: 'Ana/Sparrow',
    defended: ['Sparrow'],
  })
})

test('MC-EA-39 if the defending ally is gone before the damage, the attack is undefended', () => {
  const after = may('W', 'Ana', { on: 'afterDefends', who: 'Sparrow' })
  const hero = may('H', 'Ana', { on: 'afterDefends', who: 'Lumen' })
  const setUp = attack([lumen(), sparrow({ damage: 2 }), grinder()], { abilities: [after, hero] })
  const story = resolve(setUp, defend('Sparrow'), boost(1, hurtsDefender(1)), deal, finish)
  expectEnd(story, {
    atk: 4,
    hp: { Lumen: 6, Sparrow: 0 },
    target: 'Ana/Lumen',
    defended: [],
    undefended: true,
    damage: { Lumen: 4 },
  })
  expect(story.told('defender_lost')).toMatchObject([{ piece: 'Sparrow', clause: 'MC-EA-39' }])
  expect(story.opened).toEqual([])
  expect(
    order(story, 'defender_set', 'character_defeated', 'defender_lost', 'target_changed', 'atk_changed'),
  ).toEqual([
    'defender_set',
    'target_changed',
    'character_defeated',
    'defender_lost',
    'target_changed',
    'atk_changed',
  ])
})

test('MC-EA-39 any way of leaving play will do (AMB-03)', () => {
  const returned = report('flipped', [{ kind: 'leaves', who: piece('Sparrow'), how: 'returned' }])
  const story = resolve(
    attack([lumen(), sparrow(), grinder()]),
    defend('Sparrow'),
    boost(0),
    returned,
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 7, Sparrow: 3 }, undefended: true })
})

test('MC-EA-40 the new target is the identity of the vanished ally’s controller', () => {
  const setUp = attack([lumen(), granite(), badger({ damage: 3 }), grinder()])
  const story = resolve(setUp, defend('Badger'), boost(1, hurtsDefender(1)), deal, finish)
  expectEnd(story, {
    hp: { Lumen: 10, Granite: 8, Badger: 0 },
    target: 'Bo/Granite',
    attacked: 'Bo/Granite',
    undefended: true,
  })
})

test('MC-EA-40 an identity that is not at the table yet is asked for, never left out', () => {
  const setUp = attack([lumen(), badger({ damage: 3 }), grinder()])
  const asked = resolve(setUp, defend('Badger'), boost(1, hurtsDefender(1)))
  expect(asked.prompt?.windows.at(-1)).toMatchObject({ name: 'identity:Bo', hard: true })
  const story = resolve(setUp, defend('Badger'), boost(1, hurtsDefender(1)), { choice: 'hero' }, deal, finish)
  expectEnd(story, { target: 'Bo/Bo', undefended: true, damage: { Bo: 4 } })
  expect(story.result.characters).toContainEqual(
    expect.objectContaining({ piece: 'Bo', damage: 4, remaining: null }),
  )
})

test('MC-EA-41 an attack without a defender is undefended', () => {
  const penalty = forced(
    'Grinder',
    { on: 'afterAttacks', who: 'Grinder', undefended: true },
    { source: 'Grinder', effects: [{ kind: 'threat', amount: 1 }] },
  )
  const setUp = attack([lumen(), grinder()], { abilities: [penalty] })
  expectEnd(resolve(setUp, nobody, boost(0), deal, finish), {
    hp: { Lumen: 7 },
    undefended: true,
    defended: [],
    threat: 1,
  })
  expectEnd(resolve(setUp, defend('Lumen'), boost(0), deal, finish), { undefended: false, threat: 0 })
})

test('MC-EA-42 an undefended attack deals all of its damage to the target, without DEF', () => {
  expectEnd(resolve(attack([lumen(), grinder()]), nobody, boost(2), deal, finish), {
    atk: 5,
    hp: { Lumen: 5 },
  })
})

test('MC-EA-42 a target that is gone before the damage is not replaced by another (AMB-05)', () => {
  const setUp = attack([lumen(), moth(), rustling()], { target: { player: 'Ana', character: 'Moth' } })
  const gone = report('initiation', [{ kind: 'leaves', who: piece('Moth'), how: 'discarded' }])
  const story = resolve(setUp, gone, nobody, finish)
  expectEnd(story, { hp: { Lumen: 10 }, attacked: null })
  expect(story.result.endedEarly).toBe('target gone')
})

test('MC-EA-43 the target of an undefended attack counts as attacked', () => {
  const story = resolve(attack([lumen({ retaliate: 1 }), grinder()]), nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 7, Grinder: 19 }, attacked: 'Ana/Lumen', defended: [], undefended: true })
})

test('MC-EA-43 an alter-ego that was attacked retaliates like a hero', () => {
  expectEnd(resolve(attack([nora({ retaliate: 1 }), grinder()]), nobody, boost(0), deal, finish), {
    hp: { Nora: 7, Grinder: 19 },
  })
})

test('MC-EA-40 the identity that is asked for may join with the answer, whichever window is open before', () => {
  const lost = boost(0, { kind: 'damage', to: piece('Badger'), amount: 4 })
  const joins = { question: 'identity:Bo', choice: 'hero', joins: [granite()] }
  const setUp = attack([lumen(), badger(), grinder()])
  expect(resolve(setUp, defend('Badger'), lost, joins, deal, finish).hp('Granite')).toBe(9)
  const named = resolve(setUp, defend('Badger'), lost, { question: 'flipped', choice: 'pass' }, joins)
  expect(named.prompt?.windows.map(window => window.name)).toEqual(['damage'])
  const nobodyNew = attempt(setUp, defend('Badger'), lost, { ...joins, joins: [{ id: 'Granite' }] })
  expect(nobodyNew.refused?.code).toBe('malformedPiece')
})

test('MC-EA-37 overkill takes the excess to an identity that nobody has named: it is asked for', () => {
  const setUp = attack([lumen(), badger(), grinder({ atk: 7, keywords: ['overkill'] })])
  const story = resolve(setUp, defend('Badger'), boost(0), deal)
  expect(story.told('excess_lost')).toEqual([])
  expect(story.prompt?.windows.map(window => window.name)).toEqual(['identity:Bo'])
  const bo = { question: 'identity:Bo', choice: 'hero', joins: [granite()] }
  expectEnd(resolve(setUp, defend('Badger'), boost(0), deal, bo, finish), { hp: { Granite: 9, Badger: 0 } })
})

test('MC-EA-37 how much was too much for an ally of unknown hit points is told as unknown', () => {
  const { hitPoints: _, ...ally } = sparrow()
  const setUp = attack([lumen(), ally, grinder({ keywords: ['overkill'] })])
  const gone = { question: 'survives:Sparrow', choice: 'defeated' }
  const story = resolve(setUp, defend('Sparrow'), boost(0), deal, gone, finish)
  expect(story.told('excess_unknown')).toMatchObject([{ piece: 'Sparrow', clause: 'MC-EA-36' }])
})

test('MC-EA-42 excess on a hero, and on the attacker, is not the excess of a defending ally', () => {
  const hero = resolve(attack([lumen({ hitPoints: 1 }), rustling()]), nobody, deal, finish)
  expect(hero.told('excess_lost').map(event => event.clause)).toEqual(['MC-EA-42'])
  expect(hero.told('character_defeated').map(event => event.clause)).toEqual(['MC-EA-42'])
  const attacker = resolve(attack([lumen({ retaliate: 9 }), rustling()]), nobody, deal, finish)
  expect(attacker.told('excess_lost').map(event => event.clause)).toEqual(['MC-EA-45'])
}, ['1.7'])

test('MC-EA-30 the outcome keeps the ATK with which the damage was dealt', () => {
  const perAlly = {
    id: 'per ally',
    trigger: { on: 'constant' as const },
    effects: [{ kind: 'atk' as const, amount: { count: 'allies of you' as const } }],
  }
  const setUp = attack([lumen(), sparrow(), moth(), grinder()], { abilities: [perAlly] })
  const story = resolve(setUp, defend('Moth'), boost(0), deal, finish)
  expectEnd(story, { atk: 5, damage: { Moth: 5 } })
  const stage = { choice: 'sameTitle' }
  const next = attack([lumen({ retaliate: 1 }), grinder({ damage: 19 })])
  expectEnd(resolve(next, nobody, boost(0), deal, stage, finish), { atk: 3 })
})

test('MC-EA-36 every question that is open has a name of its own, also for a second damage', () => {
  const { hitPoints: _, ...ally } = sparrow()
  const hurts = { kind: 'damage' as const, to: piece('Sparrow'), amount: 1 }
  const story = resolve(attack([lumen(), ally, grinder()]), defend('Sparrow'), boost(0, hurts, hurts))
  const names = story.prompt?.windows.map(window => window.name)
  expect(names).toEqual(['flipped', 'survives:Sparrow', 'survives:Sparrow#2', 'damage'])
})

test('MC-EA-40 a defending ally that is gone when it "would take" the damage leaves it to the identity (AMB-11)', () => {
  const goes = { kind: 'leaves' as const, who: piece('Sparrow'), how: 'returned' as const }
  const abilities = [may('Swap', 'Ana', { on: 'wouldTake', who: 'Sparrow' }, { effects: [goes] })]
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities })
  const story = resolve(setUp, defend('Sparrow'), boost(0), deal, use('Swap'), finish)
  expectEnd(story, { hp: { Lumen: 7 }, attacked: 'Ana/Lumen', undefended: true, defended: [] })
})

test('MC-EA-30 a number that an effect counts and nobody gave is asked for, never taken as 0', () => {
  const { atk: _, ...enemy } = grinder()
  const same = boost(0, { kind: 'damage', to: piece('Lumen'), amount: { count: 'ATK of' } })
  const three = { question: 'atk:Grinder', choice: 'atk', number: 3 }
  expect(resolve(attack([lumen(), enemy]), nobody, same, three, deal, finish).hp('Lumen')).toBe(4)
  const { hitPoints: __, ...hero } = lumen({ damage: 2 })
  const heals = {
    kind: 'heal' as const,
    to: piece('Lumen'),
    amount: { count: 'hit points of' as const, of: piece('Lumen') },
  }
  const asked = resolve(attack([hero, rustling()]), report('initiation', [heals]))
  const question = asked.prompt?.windows.at(-1)
  expect([question?.name, question?.choices[0]?.number]).toMatchObject(['hitPoints:Lumen', { min: 3 }])
  const nobodys = { ...heals, amount: { count: 'damage on' as const, of: the('defender') } }
  const refused = attempt(attack([lumen(), grinder()]), report('initiation', [nobodys])).refused
  expect(refused?.code).toBe('noSuchPiece')
})

test('MC-EA-03 the table at the end is the set-up of the next attack, at the limits too', () => {
  const heroes = [...'ABCDEFGHI'].map(player => ({ id: `Hero ${player}`, kind: 'hero' as const, player }))
  expect(attempt(attack([...heroes, rustling()])).refused?.code).toBe('tooMany')
  const more = { kind: 'keyword' as const, keyword: 'retaliate' as const, who: piece('Lumen'), amount: 99 }
  const { hitPoints: _, ...hero } = lumen({ retaliate: 99 })
  const hurts = { kind: 'damage' as const, to: piece('Lumen'), amount: 99 }
  const cards = Array.from({ length: 12 }, () => report('initiation', [more, hurts]))
  const ends = report('initiation', [{ kind: 'endAttack' }])
  const story = resolve(attack([hero, grinder()]), ...cards, ends, finish)
  const again = { ...(story.result.table as object), attacker: 'Grinder', target: { player: 'Ana' } }
  expect(attempt(again).refused).toBeNull()
})

test('MC-EA-40 the attack goes on against an identity of which nobody has said who it is', () => {
  const setUp = attack([lumen(), badger(), grinder()])
  const gone = report('damage', [{ kind: 'leaves', who: piece('Badger'), how: 'discarded' }])
  const asked = resolve(setUp, defend('Badger'), boost(0), gone)
  expect(asked.prompt?.windows.map(({ name }) => name)).toEqual(['identity:Bo'])
  const joins = { question: 'identity:Bo', choice: 'hero', joins: [granite()] }
  expect(resolve(setUp, defend('Badger'), boost(0), gone, joins, deal, finish).hp('Granite')).toBe(9)
})

test('MC-EA-40 the identity of a player called like a choice gets another name', () => {
  const setUp = attack([lumen(), badger({ player: 'nobody' }), grinder()])
  const lost = boost(0, { kind: 'damage', to: piece('Badger'), amount: 4 })
  const story = resolve(setUp, defend('Badger'), lost, { question: 'identity:nobody', choice: 'hero' })
  expect(story.told('target_changed').at(-1)?.to).toBe('nobody*')
})
