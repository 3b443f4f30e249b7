// Tests of MC-EA-44 to MC-EA-55: retaliate, forced abilities, optional abilities, and an attack that ends early.
import { expect } from 'vitest'
import {
  grinder,
  lumen,
  moth,
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
  revenge,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

const threat = (amount: number) => ({ kind: 'threat' as const, amount })
const cutShort = report('flipped', [{ kind: 'endAttack' }], { owner: 'Ana', name: 'Cut Short' })
const everyAfter = [
  forced('attacks you', { on: 'afterAttacks', who: 'Grinder', of: 'you' }, { effects: [] }),
  forced(
    'attacks and damages you',
    { on: 'afterAttacks', who: 'Grinder', of: 'you', and: 'damages' },
    { effects: [] },
  ),
  forced(
    'attacks and damages an ally',
    { on: 'afterAttacks', who: 'Grinder', of: 'ally', and: 'damages' },
    { effects: [] },
  ),
  forced(
    'attacks and defeats an ally',
    { on: 'afterAttacks', who: 'Grinder', of: 'ally', and: 'defeats' },
    { effects: [] },
  ),
]
/** Answers that open these forced abilities in this order. */
const inOrder = (...ids: string[]) => ids.map(id => use(id, 'order:forced'))

test('MC-EA-44 retaliate, then forced, then optional abilities', () => {
  const abilities = [
    forced(
      'F',
      { on: 'afterAttacks', who: 'Grinder', of: 'you' },
      { source: 'Grinder', effects: [{ kind: 'damage', to: the('your identity'), amount: 1 }] },
    ),
    may(
      'N',
      'Ana',
      { on: 'afterAttacked', who: 'Lumen' },
      { effects: [{ kind: 'heal', to: piece('Lumen'), amount: 1 }] },
    ),
  ]
  const story = resolve(
    attack([lumen({ retaliate: 1 }), grinder()], { abilities }),
    defend('Lumen'),
    boost(1),
    deal,
    use('N'),
    finish,
  )
  expectEnd(story, { hp: { Lumen: 8, Grinder: 19 }, damage: { Lumen: 2 } })
  expect(story.opened).toEqual(['F', 'N'])
  expect(order(story, 'retaliate', 'ability_used', 'healed')).toEqual([
    'retaliate',
    'ability_used',
    'ability_used',
    'healed',
  ])
}, ['1.7', '1.6-de'])

test('MC-EA-45 retaliate comes before every other ability', () => {
  const F = forced(
    'F',
    { on: 'afterAttacks', of: 'you' },
    {
      source: 'Rustling',
      effects: [{ kind: 'threat', amount: { count: 'hit points of', of: piece('Rustling') } }],
    },
  )
  const story = resolve(
    attack([lumen({ retaliate: 1 }), rustling()], { abilities: [F] }),
    defend('Lumen'),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 10, Rustling: 3 }, threat: 3 })
}, ['1.7', '1.6-de'])

test('MC-EA-45 a ranged attack is not retaliated', () => {
  expectEnd(
    resolve(
      attack([lumen({ retaliate: 1 }), grinder({ keywords: ['ranged'] })]),
      nobody,
      boost(0),
      deal,
      finish,
    ),
    { hp: { Grinder: 20 } },
  )
})

test('MC-EA-45 an attacker that retaliate defeats loses its own abilities, others that watch do not (AMB-20)', () => {
  const abilities = [
    forced('own', { on: 'afterAttacks', of: 'you' }, { source: 'Rustling', effects: [threat(1)] }),
    forced('scheme', { on: 'afterAttacks', of: 'any' }, { effects: [threat(2)] }),
  ]
  const story = resolve(
    attack([lumen({ retaliate: 1 }), rustling({ damage: 3 })], { abilities }),
    nobody,
    deal,
    finish,
  )
  expectEnd(story, { hp: { Rustling: 0 }, threat: 2 })
}, ['1.7', '1.6-de'])

test('MC-EA-46 a character that is no longer in play does not retaliate', () => {
  const story = resolve(
    attack([lumen(), sparrow({ retaliate: 1 }), grinder()]),
    defend('Sparrow'),
    boost(0),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Sparrow: 0, Grinder: 20 }, attacked: 'Ana/Sparrow' })
  expect(order(story, 'retaliate', 'retaliate_shut')).toEqual(['retaliate_shut'])
})

test('MC-EA-47 the table picks the order of forced abilities; two cost one answer', () => {
  const abilities = [
    forced(
      'F1',
      { on: 'afterAttacks', of: 'you' },
      { source: 'Grinder', effects: [{ kind: 'damage', to: the('your identity'), amount: 1 }] },
    ),
    forced(
      'F2',
      { on: 'afterAttacked', who: 'Lumen' },
      { effects: [{ kind: 'status', to: piece('Lumen'), status: 'tough' }] },
    ),
  ]
  const setUp = attack([lumen(), grinder()], { abilities })
  const asked = resolve(setUp, nobody, boost(0), deal)
  expect(asked.offered('order:forced')).toEqual(['F1', 'F2'])
  expect(asked.prompt?.windows.at(-1)?.choices[0]?.by).toEqual({ any: ['Ana'] })
  const first = resolve(setUp, nobody, boost(0), deal, use('F1'), finish)
  expectEnd(first, { hp: { Lumen: 6 } })
  expect(first.result.characters).toMatchObject([{ tough: 1 }, {}])
  const second = resolve(setUp, nobody, boost(0), deal, use('F2'), finish)
  expectEnd(second, { hp: { Lumen: 7 } })
  expect(second.result.characters).toMatchObject([{ tough: 0 }, {}])
})

test('MC-EA-48 at 0 damage it attacked, but neither damaged nor defeated anyone', () => {
  const story = resolve(
    attack([vesper(), grinder()], { abilities: everyAfter }),
    defend('Vesper'),
    boost(0),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Vesper: 9 }, damage: { Vesper: 0 } })
  expect(story.opened).toEqual(['attacks you'])
})

test('MC-EA-48 damage to an ally is no damage to you (AMB-24)', () => {
  const setUp = attack([lumen(), moth(), grinder()], { abilities: everyAfter })
  const story = resolve(
    setUp,
    defend('Moth'),
    boost(0),
    deal,
    ...inOrder('attacks and damages an ally', 'attacks and defeats an ally'),
    finish,
  )
  expect(story.opened).toEqual(['attacks and damages an ally', 'attacks and defeats an ally', 'attacks you'])
})

test('MC-EA-48 damage of a Boost ability is not damage of the attack (AMB-39)', () => {
  const hurts = { kind: 'damage' as const, to: the('your identity'), amount: 1 }
  const story = resolve(
    attack([vesper(), grinder()], { abilities: everyAfter }),
    defend('Vesper'),
    boost(0, hurts),
    deal,
    finish,
  )
  expect(story.opened).toEqual(['attacks you'])
})

test('MC-EA-49 only the character that counts as attacked "is attacked"', () => {
  const abilities = [
    forced('Sparrow is attacked', { on: 'afterAttacked', who: 'Sparrow' }, { effects: [] }),
    forced('Lumen is attacked', { on: 'afterAttacked', who: 'Lumen' }, { effects: [] }),
  ]
  const story = resolve(
    attack([lumen(), sparrow(), rustling()], { abilities }),
    defend('Sparrow'),
    deal,
    finish,
  )
  expect(story.opened).toEqual(['Sparrow is attacked'])
})

test('MC-EA-50 "defends" and "defends and takes no damage" both open at 0 damage', () => {
  const abilities = [
    forced('defends', { on: 'afterDefends', who: 'Vesper' }, { effects: [] }),
    forced('takes no damage', { on: 'afterDefends', who: 'Vesper', noDamage: true }, { effects: [] }),
  ]
  const setUp = attack([vesper(), grinder()], { abilities })
  expect(resolve(setUp, defend('Vesper'), boost(0), deal, use('defends'), finish).opened).toEqual([
    'defends',
    'takes no damage',
  ])
  expect(resolve(setUp, defend('Vesper'), boost(2), deal, finish).opened).toEqual(['defends'])
})

test('MC-EA-51 abilities on taking damage wait for retaliate', () => {
  const F3 = revenge('F3')
  const story = resolve(
    attack([lumen({ retaliate: 1 }), grinder()], { abilities: [F3] }),
    nobody,
    boost(0),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 7, Grinder: 18 } })
}, ['1.7'])

test('MC-EA-51 prevented damage was dealt, but not taken (AMB-39)', () => {
  const abilities = [forced('takes', { on: 'afterTakesDamage', who: 'Lumen' }, { effects: [] })]
  const all = report('damage', [{ kind: 'prevent', amount: 'all' }])
  const story = resolve(attack([lumen(), grinder()], { abilities }), nobody, boost(0), all, deal, finish)
  expectEnd(story, { hp: { Lumen: 10 } })
  expect(story.opened).toEqual([])
})

test('MC-EA-52 optional abilities come after all forced ones', () => {
  const abilities = [
    may(
      'N',
      'Ana',
      { on: 'afterAttacked', who: 'Lumen' },
      { effects: [{ kind: 'damage', to: the('attacker'), amount: 2 }] },
    ),
    forced('F', { on: 'afterAttacks', of: 'you' }, { source: 'Rustling', effects: [threat(1)] }),
  ]
  const story = resolve(
    attack([lumen(), rustling({ damage: 2 })], { abilities }),
    defend('Lumen'),
    deal,
    use('N'),
    finish,
  )
  expectEnd(story, { hp: { Rustling: 0, Lumen: 10 }, threat: 1 })
  expect(story.opened).toEqual(['F', 'N'])
})

test('MC-EA-53 "when Grinder attacks" and "when the villain initiates an attack" are one window', () => {
  const hurts = [{ kind: 'damage' as const, to: the('attacker'), amount: 1 }]
  const abilities = [
    may('I1', 'Ana', { on: 'attacks', who: 'Grinder' }, { effects: hurts }),
    may('I2', 'Ana', { on: 'attacks' }, { effects: hurts }),
  ]
  const setUp = attack([lumen(), grinder()], { abilities })
  expect(resolve(setUp).offered('initiation:Ana')).toEqual(['I1', 'I2', 'pass'])
  const story = resolve(setUp, use('I2'), use('I1'), nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 7, Grinder: 18 } })
  expect(order(story, 'attack_initiated', 'ability_used', 'boost_given')).toEqual([
    'attack_initiated',
    'ability_used',
    'ability_used',
    'boost_given',
  ])
  expect(resolve(setUp, nobody, boost(0), deal, finish).opened).toEqual([])
})

test('MC-EA-54 an attack that ends before its damage still opens "after a character defends"', () => {
  const abilities = [
    forced('defends', { on: 'afterDefends', who: 'Lumen' }, { effects: [] }),
    forced('no damage', { on: 'afterDefends', who: 'Lumen', noDamage: true }, { effects: [] }),
    forced('attacks', { on: 'afterAttacks' }, { effects: [] }),
    forced('attacked', { on: 'afterAttacked' }, { effects: [] }),
    forced('takes', { on: 'afterTakesDamage' }, { effects: [] }),
  ]
  const setUp = attack([lumen({ retaliate: 1 }), grinder()], { abilities })
  const story = resolve(setUp, defend('Lumen'), boost(2), cutShort, use('defends'), finish)
  expectEnd(story, { hp: { Lumen: 10, Grinder: 20 }, defended: ['Lumen'], undefended: false, attacked: null })
  expect(story.opened).toEqual(['defends', 'no damage'])
  expect(order(story, 'atk_changed', 'damage_dealt', 'boost_discarded')).toEqual(['boost_discarded'])
  expect(story.result.characters).toMatchObject([{ piece: 'Lumen', ready: false }, {}])
}, ['1.7', '1.6-de'])

test('MC-EA-54 boost cards that were not flipped stay on an enemy in play and go with a minion that left (AMB-15)', () => {
  const kept = resolve(attack([lumen(), grinder()], { boostCards: 1 }), nobody, boost(1), cutShort, finish)
  expect(kept.result.boostCardsLeft).toBe(1)
  const slain = report('flipped', [{ kind: 'damage', to: the('attacker'), amount: 9 }])
  const gone = resolve(
    attack([lumen(), rustling({ keywords: ['villainous'] })], { boostCards: 1 }),
    nobody,
    boost(1),
    slain,
    finish,
  )
  expect(gone.result).toMatchObject({ boostCardsLeft: 0, endedEarly: 'attacker gone' })
})

test('MC-EA-54 a villain whose next stage has the same title goes on with the attack (AMB-40)', () => {
  const slain = report('flipped', [{ kind: 'damage', to: the('attacker'), amount: 20 }])
  const setUp = attack([lumen(), grinder()])
  const goesOn = resolve(setUp, nobody, boost(1), slain, { choice: 'sameTitle', number: 4 }, deal, finish)
  expectEnd(goesOn, { atk: 5, hp: { Lumen: 5 } })
  const ends = resolve(setUp, nobody, boost(1), slain, { choice: 'otherTitle' }, finish)
  expectEnd(ends, { hp: { Lumen: 10 }, attacked: null })
})

test('MC-EA-55 an attack that ends before its damage does not open "after it attacks you"', () => {
  const abilities = [
    forced('Ultron', { on: 'afterAttacks', of: 'you' }, { source: 'Grinder', effects: [threat(1)] }),
    forced('defends', { on: 'afterDefends', who: 'Sparrow' }, { effects: [] }),
  ]
  const story = resolve(
    attack([lumen(), sparrow(), grinder()], { abilities }),
    defend('Sparrow'),
    boost(0),
    cutShort,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 10, Sparrow: 3 }, defended: ['Sparrow'], threat: 0 })
  expect(story.opened).toEqual(['defends'])
}, ['1.7', '1.6-de'])

test('MC-PA-06 a stunned enemy discards stunned instead of attacking (AMB-30)', () => {
  const story = resolve(attack([lumen(), grinder({ stunned: 1 })]))
  expect(story.outcome?.summary).toMatchObject({ replaced: true, attacked: null })
  expect(order(story, 'attack_replaced', 'attack_initiated', 'boost_given')).toEqual(['attack_replaced'])
  expect(resolve(attack([lumen(), grinder({ stunned: 1, keywords: ['steady'] })])).outcome).toBeNull()
  expect(resolve(attack([lumen(), grinder({ stunned: 1, keywords: ['stalwart'] })])).outcome).toBeNull()
})

test('MC-EA-51 the attacker "deals damage" although all of it was prevented, but not if tough stopped it', () => {
  const abilities = [forced('deals', { on: 'afterDealsDamage', who: 'Grinder' }, { effects: [] })]
  const all = report('damage', [{ kind: 'prevent', amount: 'all' }])
  expect(
    resolve(attack([lumen(), grinder()], { abilities }), nobody, boost(0), all, deal, finish).opened,
  ).toEqual(['deals'])
  const tough = resolve(
    attack([lumen({ tough: 1 }), grinder()], { abilities }),
    nobody,
    boost(0),
    deal,
    finish,
  )
  expect(tough.opened).toEqual([])
  const byDef = resolve(
    attack([vesper(), grinder()], { abilities }),
    defend('Vesper'),
    boost(0),
    deal,
    finish,
  )
  expect(byDef.opened).toEqual([])
})

test('MC-EA-46 of a retaliating character that prevention saved the retaliate still comes', () => {
  const all = report('damage', [{ kind: 'prevent', amount: 'all' }])
  expectEnd(resolve(attack([lumen({ retaliate: 1 }), grinder()]), nobody, boost(0), all, deal, finish), {
    hp: { Grinder: 19, Lumen: 10 },
  })
})

test('MC-EA-52 an optional ability of nobody is told as declined too', () => {
  const abilities = [{ id: 'encounter', trigger: { on: 'attacks' as const }, effects: [threat(1)] }]
  const story = resolve(attack([lumen(), grinder()], { abilities }), nobody)
  expect(story.told('ability_declined').map(event => event.ability)).toEqual(['encounter'])
})

test('MC-EA-52 what an ability does comes with the answer only if nobody has written it down', () => {
  const abilities = [may('N', 'Ana', { on: 'attacks' }, { effects: [threat(1)] })]
  const setUp = attack([lumen(), grinder()], { abilities })
  const brings = { choice: 'N', card: { effects: [threat(2)] } }
  expect(attempt(setUp, brings).refused?.code).toBe('noCardHere')
  const unwritten = attack([lumen(), grinder()], { abilities: [may('N', 'Ana', { on: 'attacks' })] })
  expect(attempt(unwritten, brings).told('threat_placed')).toMatchObject([{ amount: 2 }])
})

test('MC-EA-54 an attacker that is gone when the damage "would" be taken deals none (AMB-40, AMB-11)', () => {
  const goes = { kind: 'leaves' as const, who: the('attacker'), how: 'discarded' as const }
  const abilities = [may('Banish', 'Ana', { on: 'wouldTake', who: 'Lumen' }, { effects: [goes] })]
  const story = resolve(attack([lumen(), rustling()], { abilities }), nobody, deal, use('Banish'), finish)
  expectEnd(story, { hp: { Lumen: 10 }, attacked: null })
  expect(story.result.endedEarly).toBe('attacker gone')
})

test('MC-EA-54 no identity is left for an attack whose defending ally is lost (AMB-23)', () => {
  const hurts = (id: string, amount: number) => ({ kind: 'damage' as const, to: piece(id), amount })
  const setUp = attack([lumen({ hitPoints: 1 }), sparrow(), grinder()])
  const lost = boost(0, hurts('Lumen', 1), hurts('Sparrow', 3))
  const story = resolve(setUp, defend('Sparrow'), lost, finish)
  expect(story.told('attack_ended_early')).toMatchObject([{ why: 'target gone', ruling: 'AMB-23' }])
}, ['1.7', '1.6-de'])

test('MC-EA-48 as the one who takes or would take damage "you" is the identity alone (AMB-24)', () => {
  const of = 'you' as const
  const abilities = [
    forced('you take', { on: 'afterTakesDamage', of }, { owner: 'Ana', effects: [threat(1)] }),
    forced('deals to you', { on: 'afterDealsDamage', who: 'Grinder', of }, { effects: [threat(1)] }),
    forced('would deal', { on: 'wouldDeal', of }, { owner: 'Ana', effects: [] }),
    forced('would take', { on: 'wouldTake', of }, { owner: 'Ana', effects: [] }),
    forced('ally would take', { on: 'wouldTake', of: 'ally' }, { effects: [] }),
  ]
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities })
  const ally = resolve(setUp, defend('Sparrow'), boost(0), deal, finish)
  expect(ally.opened).toEqual(['ally would take'])
  const hero = resolve(setUp, nobody, boost(0), deal, ...inOrder('you take'), finish)
  expect(hero.opened).toEqual(['would deal', 'would take', 'you take', 'deals to you'])
}, ['1.8', '1.7'])

const after = (effect: object) => {
  const late = forced('late', { on: 'afterAttacks' }, { effects: [effect as ReturnType<typeof threat>] })
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities: [late] })
  return resolve(setUp, nobody, boost(0), deal, finish)
}

test('MC-EA-44 once the attack is over nothing changes its defender, target or ATK, nor ends it early', () => {
  for (const effect of [
    { kind: 'defender', who: piece('Sparrow') },
    { kind: 'target', to: piece('Sparrow') },
    { kind: 'endAttack' },
    { kind: 'atk', amount: 5 },
    { kind: 'increase', amount: 5 },
    { kind: 'prevent', amount: 1 },
  ]) {
    const story = after(effect)
    expect(story.told('effect_fizzled')).toMatchObject([{ code: 'tooLate', effect: effect.kind }])
    expectEnd(story, { undefended: true, target: 'Ana/Lumen', attacked: 'Ana/Lumen', atk: 3 })
  }
  const carriedOut = attack([lumen(), sparrow(), grinder()], {
    abilities: [forced('F', { on: 'afterAttacks' })],
  })
  const moves = { choice: 'done', card: { effects: [{ kind: 'target', to: piece('Sparrow') }] } }
  expect(attempt(carriedOut, nobody, boost(0), deal, moves).refused?.code).toBe('tooLate')
})

test('MC-EA-54 an ability that ends the attack when the damage "would" be taken is in time (AMB-11)', () => {
  const trigger = { on: 'wouldTake' as const, who: 'Lumen' }
  const ends = may('Vanish', 'Ana', trigger, { effects: [{ kind: 'endAttack' }] })
  const setUp = attack([lumen({ retaliate: 1 }), grinder()], { abilities: [ends] })
  const story = resolve(setUp, nobody, boost(0), deal, use('Vanish'), finish)
  expectEnd(story, { hp: { Lumen: 10, Grinder: 20 }, attacked: null })
  expect(story.result.endedEarly).toBe('effect')
})
