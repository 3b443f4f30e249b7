// Tests of MC-PA-01 to MC-PA-18: the beginning of a player's attack, its legal targets, and its damage.
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  nora,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  expectBalance,
  forced,
  may,
  order,
  piece,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  attempt,
  basic,
  deal,
  finish,
  hits,
  labelled,
  raise,
  resolve,
  spiker,
  target,
  the,
  thorn,
  warden,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'

test('MC-PA-01 basic attack, labelled ability and several attacks in order: 1, 1 and 3 attacks', () => {
  const table = [lumen(), grinder()]
  const first = resolve(basic(table), target('Grinder'), deal, finish)
  const second = resolve(
    { ...labelled([], [hits(4)]), ...(first.result.table as object), attacker: 'Lumen' },
    target('Grinder'),
    deal,
    finish,
  )
  const flurry = {
    ...labelled([], [hits(3), hits(2), hits(1)]),
    ...(second.result.table as object),
    attacker: 'Lumen',
  }
  const once = (n: number) => [target('Grinder', n === 1 ? 'target' : `target#${n}`), deal]
  const third = resolve(flurry, ...once(1), ...once(2), ...once(3), finish)
  expect([first, second, third].map(story => story.result.attacksMade)).toEqual([1, 1, 3])
  expect(third.hp('Grinder')).toBe(8)
})

test('MC-PA-02 a hero or an ally may use its basic attack power, an alter-ego may not', () => {
  const story = resolve(basic([lumen(), rustling()]), target('Rustling'), deal, finish)
  expect([story.hp('Rustling'), story.result.attacked]).toEqual([2, ['Rustling']])
  expectBalance(story)
  expect(resolve(basic([sparrow(), rustling()]), target('Rustling'), deal, finish).hp('Rustling')).toBe(3)
  expect(attempt(basic([nora(), rustling()])).refused).toMatchObject({
    code: 'cannotAttack',
    clause: 'MC-PA-02',
  })
})

test('MC-PA-02 with the enemy named beforehand a basic attack takes two answers', () => {
  expect(
    resolve(basic([lumen(), rustling()], { targets: ['Rustling'] }), deal, finish).accepted,
  ).toHaveLength(2)
})

test('MC-PA-03 the basic attack exhausts, so it cannot be repeated', () => {
  const story = resolve(basic([lumen(), rustling()]), target('Rustling'), deal, finish)
  expect(story.result.characters).toMatchObject([{ piece: 'Lumen', ready: false }, {}])
  const again = attempt({ ...basic([]), ...(story.result.table as object), attacker: 'Lumen' })
  expect(again.refused).toMatchObject({ code: 'exhausted', clause: 'MC-PA-03' })
})

test('MC-PA-04 the damage is the current ATK; excess is lost (AMB-38)', () => {
  const bonus = { question: 'damage', card: { effects: [{ kind: 'atk', amount: 1 }] } }
  expect(resolve(basic([lumen(), rustling()]), target('Rustling'), bonus, deal, finish).hp('Rustling')).toBe(
    1,
  )
  const more = resolve(
    basic([granite(), rustling({ damage: 2 }), grinder()]),
    target('Rustling'),
    deal,
    finish,
  )
  expect([more.hp('Rustling'), more.hp('Grinder'), more.told('excess_lost')[0]?.clause]).toEqual([
    0,
    20,
    'MC-PA-04',
  ])
})

test('MC-PA-04 overkill takes the excess from a minion to the villain, guard or no guard', () => {
  const setUp = labelled([lumen(), warden(), grinder()], [hits(6)], {})
  const overkill = { ...setUp, ability: { attacks: [hits(6)], keywords: ['overkill' as const] } }
  const story = resolve(overkill, target('Warden'), deal, finish)
  expect([story.hp('Warden'), story.hp('Grinder')]).toEqual([0, 18])
  expect(story.result.attacked).toEqual(['Warden'])
  expectBalance(story)
})

test('MC-PA-05 a basic attack needs an enemy that can be attacked', () => {
  const protectedOne = basic([lumen(), grinder({ cannotBeAttacked: true })])
  expect(attempt(protectedOne).refused).toMatchObject({ code: 'cannotBeAttacked', clause: 'MC-PA-17' })
})

test('MC-PA-05 if the target leaves play before the damage, the attack stops (AMB-41)', () => {
  const N = may('N', 'Ana', { on: 'afterAttacks', who: 'Moth' }, { effects: [] })
  const slain = {
    question: 'damage',
    card: { effects: [{ kind: 'damage', to: piece('Rustling'), amount: 4 }] },
  }
  const story = resolve(
    basic([moth(), rustling({ retaliate: 1 })], { abilities: [N] }),
    target('Rustling'),
    slain,
    finish,
  )
  expect(story.result).toMatchObject({ attacked: [], attacksMade: 0, stopped: true })
  expect([story.hp('Moth'), story.opened]).toEqual([2, []])
  expect(story.result.characters).toMatchObject([{ piece: 'Moth', ready: false }, {}])
})

test('MC-PA-06 a stunned character may start a basic attack without any enemy; only stunned is discarded', () => {
  const N = may('N', 'Ana', { on: 'afterAttacks', who: 'Lumen' }, { effects: [] })
  const story = resolve(basic([lumen({ stunned: 1 })], { abilities: [N] }))
  expect(story.outcome?.summary).toMatchObject({ replaced: true, attacked: [], attacksMade: 0 })
  expect(story.result.characters).toMatchObject([{ ready: false, stunned: 0 }])
  expect(story.opened).toEqual([])
})

test('MC-PA-06 of several attacks only the first is replaced (AMB-30)', () => {
  const story = resolve(
    labelled([lumen({ stunned: 1 }), grinder()], [hits(3), hits(2)]),
    target('Grinder', 'target#2'),
    deal,
    finish,
  )
  expect([story.hp('Grinder'), story.result.attacksMade]).toEqual([18, 1])
})

test('MC-PA-07 an ability labelled (attack) attacks its target', () => {
  const abilities = [
    forced('after Lumen attacks', { on: 'afterAttacks', who: 'Lumen' }, { effects: [] }),
    forced('after Thorn is attacked', { on: 'afterAttacked', who: 'Thorn' }, { effects: [] }),
  ]
  const story = resolve(
    labelled([lumen(), thorn({ retaliate: 0 })], [hits(4)], { abilities }),
    target('Thorn'),
    deal,
    use('after Lumen attacks'),
    finish,
  )
  expect([story.hp('Lumen'), story.hp('Thorn')]).toEqual([10, 1])
  expect(story.opened).toEqual(['after Lumen attacks', 'after Thorn is attacked'])
})

test('MC-PA-08 a labelled attack does not exhaust, so it works while exhausted', () => {
  const story = resolve(
    labelled([lumen({ ready: false }), rustling()], [hits(4)]),
    target('Rustling'),
    deal,
    finish,
  )
  expect(story.hp('Rustling')).toBe(0)
  const ready = resolve(labelled([lumen(), rustling()], [hits(4)]), target('Rustling'), deal, finish)
  expect(ready.result.characters).toMatchObject([{ ready: true }, {}])
})

test('MC-PA-09 two instances of damage are one attack, with one retaliate', () => {
  const story = resolve(labelled([lumen(), thorn()], [hits(2, 2)]), target('Thorn'), deal, finish)
  expect([story.hp('Lumen'), story.hp('Thorn'), story.result.attacksMade]).toEqual([8, 1, 1])
  expect(story.told('damage_instance').map(event => event.base)).toEqual([2, 2])
})

test('MC-PA-10 an increase raises each instance of the attack', () => {
  const split = {
    targets: 2,
    instances: [
      { amount: 2, to: 1 },
      { amount: 2, to: 2 },
    ],
  }
  const story = resolve(
    labelled([lumen(), rustling(), thorn()], [split]),
    target('Rustling'),
    target('Thorn'),
    raise(1),
    deal,
    finish,
  )
  expect([story.hp('Rustling'), story.hp('Thorn'), story.hp('Lumen')]).toEqual([1, 2, 8])
})

test('MC-PA-11 an instance worded "additional" is not raised, and arrives as one with what it adds to (AMB-35)', () => {
  const heavy = { instances: [{ amount: 3 }, { amount: 2, additional: true as const }] }
  const story = resolve(labelled([lumen(), grinder()], [heavy]), target('Grinder'), raise(1), deal, finish)
  expect(story.hp('Grinder')).toBe(14)
  const tough = resolve(labelled([lumen(), grinder({ tough: 1 })], [heavy]), target('Grinder'), deal, finish)
  expect(tough.hp('Grinder')).toBe(20)
})

test('MC-PA-12 with "Make the following X attacks" each is an attack of its own', () => {
  const setUp = labelled(
    [lumen(), thorn({ hitPoints: 9 })],
    [hits(3), { ...hits(2), targets: 'same' }, { ...hits(1), targets: 'same' }],
  )
  const story = resolve(setUp, target('Thorn'), deal, deal, deal, finish)
  expect([story.hp('Thorn'), story.hp('Lumen'), story.result.attacksMade]).toEqual([3, 4, 3])
  expect(story.told('attack_counted').map(event => [event.attack, event.of])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

test('MC-PA-13 they happen in the listed order', () => {
  const same = { ...hits(3), targets: 'same' as const }
  const story = resolve(labelled([lumen(), spiker()], [hits(1), same]), target('Spiker'), deal, deal, finish)
  expect([story.hp('Spiker'), story.hp('Lumen')]).toEqual([0, 9])
  const other = resolve(
    labelled([lumen(), spiker()], [hits(3), { ...hits(1), targets: 'same' }]),
    target('Spiker'),
    deal,
    finish,
  )
  expect([other.hp('Lumen'), other.result.attacksMade]).toEqual([10, 1])
})

test('MC-PA-13 the remaining attacks are lost if the attacker has left play (AMB-34)', () => {
  const setUp = labelled([sparrow({ damage: 1 }), thorn({ hitPoints: 9 })], [hits(1), hits(1)])
  const story = resolve(setUp, target('Thorn'), deal, finish)
  expect([story.hp('Sparrow'), story.hp('Thorn')]).toEqual([0, 8])
  expect(story.told('attacks_lost')).toMatchObject([{ left: 1 }])
})

const three = [hits(3), { ...hits(2), targets: 'same' as const }, { ...hits(1), targets: 'same' as const }]

test('MC-PA-14 one use of an increase raises one of the attacks only', () => {
  const story = resolve(
    labelled([lumen(), grinder()], three),
    target('Grinder'),
    raise(2),
    deal,
    deal,
    deal,
    finish,
  )
  expect(story.hp('Grinder')).toBe(12)
})

test('MC-PA-14 an increase worded for the whole ability raises every attack (AMB-36)', () => {
  const whole = { question: 'damage', card: { effects: [{ kind: 'increase', amount: 2, whole: true }] } }
  expect(
    resolve(labelled([lumen(), grinder()], three), target('Grinder'), whole, deal, deal, deal, finish).hp(
      'Grinder',
    ),
  ).toBe(8)
})

test('MC-PA-15 the increasing ability can be used anew for each attack', () => {
  const charger = may(
    'Charger',
    'Ana',
    { on: 'makesAttack', who: 'Lumen' },
    { uses: 2, effects: [{ kind: 'increase', amount: 2 }] },
  )
  const setUp = labelled([lumen(), grinder()], three, { abilities: [charger] })
  const first = resolve(setUp, target('Grinder'))
  expect(first.offered('makeAttack:Ana')).toEqual(['Charger', 'pass'])
  const story = resolve(setUp, target('Grinder'), use('Charger'), deal, deal, use('Charger'), deal, finish)
  expect(story.hp('Grinder')).toBe(10)
  expect(story.opened).toEqual(['Charger', 'Charger'])
})

test('MC-PA-16 any enemy may be attacked, whoever it is engaged with', () => {
  const setUp = basic([lumen(), granite(), grinder(), rustling({ engagedWith: 'Bo' })])
  expect(resolve(setUp).offered('target')).toEqual(['Grinder', 'Rustling'])
  expect(resolve(setUp, target('Rustling'), deal, finish).hp('Rustling')).toBe(2)
})

test('MC-PA-17 guard protects the villain from the player it is engaged with', () => {
  const table = [lumen(), grinder(), warden(), rustling({ engagedWith: 'Ana' })]
  expect(resolve(basic(table)).offered('target')).toEqual(['Warden', 'Rustling'])
  expect(attempt(basic(table), target('Grinder')).refused).toMatchObject({
    code: 'guarded',
    clause: 'MC-PA-17',
  })
  expect(attempt(basic(table, { targets: ['Grinder'] })).refused).toMatchObject({ code: 'guarded' })
  expect(resolve(basic(table), target('Warden'), deal, finish).hp('Warden')).toBe(2)
  const other = resolve(basic([granite(), lumen(), grinder(), warden()]))
  expect(other.offered('target')).toEqual(['Grinder', 'Warden'])
})

test('MC-PA-18 with several targets the attacker has attacked each of them, in one attack', () => {
  const abilities = ['Grinder', 'Rustling'].map(who =>
    forced(`after ${who} is attacked`, { on: 'afterAttacked', who }, { effects: [] }),
  )
  const shockwave = { ...hits(1), targets: 'each enemy' as const }
  const setUp = labelled([lumen(), grinder(), rustling()], [shockwave], { abilities })
  const story = resolve(setUp, deal, use('after Grinder is attacked'), finish)
  expect([story.hp('Grinder'), story.hp('Rustling')]).toEqual([19, 3])
  expect(story.result).toMatchObject({ attacked: ['Grinder', 'Rustling'], attacksMade: 1 })
  expect(story.opened).toEqual(['after Grinder is attacked', 'after Rustling is attacked'])
  expect(order(story, 'considered_attacked')).toHaveLength(2)
  expect(the('target')).toEqual({ the: 'target' })
})

test('MC-PA-12 what is left of a prevention does not wait for the next attack', () => {
  const prevents = { question: 'damage', card: { effects: [{ kind: 'prevent', amount: 5 }] } }
  const setUp = labelled([lumen(), grinder()], [hits(2), { ...hits(2), targets: 'same' }], {
    targets: ['Grinder'],
  })
  expect(resolve(setUp, prevents, deal, deal, finish).hp('Grinder')).toBe(18)
})

test('MC-PA-04 excess, defeat and what tough stops cite the damage of this attack', () => {
  const story = resolve(basic([lumen({ atk: 6 }), rustling()]), target('Rustling'), deal, finish)
  for (const type of ['excess_lost', 'character_defeated'])
    expect(story.told(type).map(event => event.clause)).toEqual(['MC-PA-04'])
  const tough = resolve(basic([lumen(), grinder({ tough: 1 })]), target('Grinder'), deal, finish)
  expect(tough.told('status_discarded').map(event => event.clause)).toEqual(['MC-PA-04'])
  const { hitPoints: _, ...unknown } = rustling()
  const asked = resolve(basic([lumen(), unknown]), target('Rustling'), deal)
  expect(asked.prompt?.windows[0]).toMatchObject({ name: 'survives:Rustling', clause: 'MC-PA-04' })
})

test('MC-PA-04 once the damage is on its way nothing raises or stops the attack', () => {
  for (const effect of [{ kind: 'endAttack' as const }, { kind: 'increase' as const, amount: 2 }]) {
    const late = forced('late', { on: 'wouldTake', who: 'Grinder' }, { effects: [effect] })
    const setUp = basic([lumen(), grinder()], { abilities: [late] })
    const story = resolve(setUp, target('Grinder'), deal, finish)
    expect(story.told('effect_fizzled')).toMatchObject([{ code: 'tooLate', clause: 'MC-PA-04' }])
    expect([story.hp('Grinder'), story.result.stopped]).toEqual([18, false])
  }
})

test('MC-PA-04 "while attacking you" of an enemy does not raise an attack against it', () => {
  const raises = { id: 'rage', trigger: { on: 'constant' as const, of: 'you' as const } }
  const abilities = [{ ...raises, effects: [{ kind: 'atk' as const, amount: 2 }] }]
  const story = resolve(basic([lumen(), grinder()], { abilities }), target('Grinder'), deal, finish)
  expect(story.hp('Grinder')).toBe(18)
})

test('MC-PA-16 no enemy is named like choosing none', () => {
  expect(attempt(basic([lumen(), rustling({ id: 'none' })])).refused?.code).toBe('nameReserved')
})

test('MC-PA-27 the table at the end is the set-up of the next attack', () => {
  const story = resolve(basic([lumen(), grinder()]), target('Grinder'), deal, finish)
  const again = { ...(story.result.table as object), attacker: 'Lumen', ability: { attacks: [hits(1)] } }
  expect(resolve(again, target('Grinder'), deal, finish).hp('Grinder')).toBe(17)
})

test('MC-PA-10 a number that an effect counts and nobody gave is asked for, never taken as 0', () => {
  const { atk: _, ...enemy } = grinder()
  const amount = { count: 'ATK of' as const, of: piece('Grinder') }
  const card = { effects: [{ kind: 'damage', to: piece('Lumen'), amount }] }
  const three = { question: 'atk:Grinder', choice: 'atk', number: 3 }
  const story = resolve(
    basic([lumen(), enemy]),
    target('Grinder'),
    { question: 'damage', card },
    three,
    deal,
    finish,
  )
  expect(story.hp('Lumen')).toBe(7)
})
