import { expect } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
  moth,
  nora,
  overseer,
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
  order,
  piece,
  report,
  resolve,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Answer } from '../../../engine/types.ts'

const hurts = (id: string, amount: number) => ({ kind: 'damage' as const, to: piece(id), amount })
const hurtsYou = { kind: 'damage' as const, to: the('your identity'), amount: 1 }
const threat = (amount: number) => ({ kind: 'threat' as const, amount })
const defense = (question: string, owner: string) => report(question, [], { owner, label: 'defense' })
const ifUndefended = { kind: 'atk' as const, amount: 2, if: { attack: 'undefended' as const } }
const endAttack = { kind: 'endAttack' as const }

// Boost cards that change who defends

test('MC-EA-40 an ally that defends for another player is lost in boost 1, and boost 2 finds the attack undefended', () => {
  const setUp = attack([lumen(), granite(), badger(), grinder()], { boostCards: 1 })
  const story = resolve(
    setUp,
    defend('Badger'),
    boost(0, hurts('Badger', 4)),
    boost(1, ifUndefended, hurtsYou),
    deal,
    finish,
  )
  // ATK 3+2+1: all of the damage goes to Granite, who also took 1 as "you" of the second card.
  expectEnd(story, {
    hp: { Lumen: 10, Granite: 5, Badger: 0 },
    atk: 6,
    target: 'Bo/Granite',
    undefended: true,
  })
})

test('MC-DF-35 after that the player first attacked may defend with a (defense) ability, and boost 2 speaks to them (AMB-04)', () => {
  const setUp = attack([lumen(), granite(), badger(), grinder()], { boostCards: 1 })
  const answers = [
    defend('Badger'),
    boost(0, hurts('Badger', 4)),
    defense('boost#2', 'Ana'),
    boost(1, ifUndefended, hurtsYou),
    deal,
    finish,
  ]
  expectEnd(resolve(setUp, ...answers), {
    hp: { Lumen: 5, Granite: 12 },
    atk: 4,
    attacked: 'Ana/Lumen',
    defended: ['Lumen'],
    defense: 'ability',
  })
})

test('MC-DF-22 from then on the other player’s (defense) ability is refused', () => {
  const story = attempt(
    attack([lumen(), granite(), badger(), grinder()]),
    defend('Badger'),
    boost(0, hurts('Badger', 4)),
    defense('damage', 'Ana'),
    defense('damage', 'Bo'),
  )
  expect(story.refused).toMatchObject({ code: 'otherPlayerUsedDefense', clause: 'MC-DF-22' })
  expect(story.accepted).toHaveLength(3)
})

test('MC-EA-39 step 2 does not open again for the hero of the lost ally (AMB-04)', () => {
  const pieces = [lumen(), sparrow(), moth(), grinder()]
  const story = attempt(attack(pieces, { boostCards: 1 }), defend('Sparrow'), boost(0, hurts('Sparrow', 3)))
  expect(story.prompt?.windows.at(-1)?.name).toBe('boost#2')
  const again = attempt(
    attack(pieces, { boostCards: 1 }),
    defend('Sparrow'),
    boost(0, hurts('Sparrow', 3)),
    defend('Lumen'),
  )
  expect(again.refused).toMatchObject({ code: 'notNow', clause: asCited('MC-EA-14') })
})

test('MC-EA-40 a card that declares a new defender after the first is lost applies its DEF (AMB-04)', () => {
  const declares = report('damage', [{ kind: 'defender', who: piece('Lumen') }], { owner: 'Ana' })
  const story = resolve(
    attack([lumen(), sparrow(), grinder()]),
    defend('Sparrow'),
    boost(1, hurts('Sparrow', 3)),
    declares,
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 8, Sparrow: 0 }, defense: 'basic', defended: ['Lumen'], undefended: false })
})

test('MC-EA-40 an attacked ally that itself defends and is lost is followed by its controller’s identity (AMB-22)', () => {
  const setUp = attack([lumen(), moth(), grinder()], { target: { player: 'Ana', character: 'Moth' } })
  const story = resolve(setUp, defend('Moth'), boost(0, hurts('Moth', 2)), deal, finish)
  expectEnd(story, { hp: { Lumen: 7, Moth: 0 }, attacked: 'Ana/Lumen', undefended: true, defended: [] })
})

test('MC-EA-42 an attacked ally that does not defend and is gone leaves an attack without damage, after all its boost cards (AMB-05, MC18-OP-10)', () => {
  const setUp = attack([lumen({ retaliate: 1 }), moth({ retaliate: 1 }), grinder()], {
    target: { player: 'Ana', character: 'Moth' },
    boostCards: 2,
    abilities: [forced('F', { on: 'afterAttacks' }, { effects: [threat(1)] })],
  })
  const story = resolve(setUp, nobody, boost(1, hurts('Moth', 2)), boost(0), boost(2), finish)
  expectEnd(story, { hp: { Lumen: 10, Moth: 0, Grinder: 20 }, attacked: null, threat: 0 })
  expect(story.result.endedEarly).toBe('target gone')
  expect(story.result.boostCardsLeft).toBe(0)
  expect(story.opened).toEqual([])
}, ['1.7', '1.6-de'])

// The order of DEF, prevention, tough, piercing and overkill

test('MC-EA-34 prevention before tough can save it, after DEF has done its part (AMB-11)', () => {
  const prevent = (amount: number) => report('damage', [{ kind: 'prevent', amount }], { owner: 'Ana' })
  const tough = attack([lumen({ tough: 1 }), grinder()])
  const saved = resolve(tough, defend('Lumen'), boost(1), prevent(2), deal, finish)
  expectEnd(saved, { hp: { Lumen: 10 } })
  expect(saved.result.damage).toMatchObject({ value: 4, reduced: 2, prevented: 2, tough: 0 })
  expect(saved.told('status_kept')).toHaveLength(1)
  const met = resolve(tough, defend('Lumen'), boost(1), prevent(1), deal, finish)
  expectEnd(met, { hp: { Lumen: 10 } })
  expect(met.result.damage).toMatchObject({ value: 4, reduced: 2, prevented: 1, tough: 1 })
})

test('MC-EA-34 "would take" comes after tough and cannot save it: it does not even open (AMB-11)', () => {
  const abilities = [may('late', 'Ana', { on: 'wouldTake', who: 'Lumen' }, { effects: [] })]
  const setUp = attack([lumen({ tough: 1 }), grinder()], { abilities })
  const story = resolve(setUp, nobody, boost(0), deal, finish)
  expect(story.opened).toEqual([])
  expect(story.told('status_discarded')).toHaveLength(1)
})

test('MC-EA-34 piercing discards every tough card of the defender, and of nobody else', () => {
  const setUp = attack([lumen({ tough: 1 }), sparrow({ tough: 2 }), grinder({ keywords: ['piercing'] })])
  const story = resolve(setUp, defend('Sparrow'), boost(0), deal, finish)
  expectEnd(story, { hp: { Sparrow: 0, Lumen: 10 } })
  const state = story.position?.memory.state.pieces
  expect(state?.find(one => one.id === 'Lumen')?.tough).toBe(1)
})

test('MC-EA-37 overkill: tough on the ally stops everything, tough on the identity only the excess', () => {
  const pieces = (ally: number, hero: number) => [
    lumen({ tough: hero, retaliate: 5 }),
    moth({ tough: ally }),
    grinder({ atk: 6, keywords: ['overkill'] }),
  ]
  const stopped = resolve(attack(pieces(1, 0)), defend('Moth'), boost(0), deal, finish)
  expectEnd(stopped, { hp: { Lumen: 10, Moth: 2, Grinder: 20 } })
  const excess = resolve(attack(pieces(0, 1)), defend('Moth'), boost(0), deal, finish)
  expectEnd(excess, { hp: { Lumen: 10, Moth: 0, Grinder: 20 }, attacked: 'Ana/Moth' })
  expect(excess.result.damage).toMatchObject({ tough: 4, lost: 0 })
})

test('MC-EA-37 overkill passes on only what prevention has left, to the controller of the ally that was defeated', () => {
  const abilities = [
    forced('damages you', { on: 'afterAttacks', of: 'you', and: 'damages' }, { effects: [threat(1)] }),
    forced('defeats an ally', { on: 'afterAttacks', of: 'ally', and: 'defeats' }, { effects: [threat(10)] }),
    forced('is attacked', { on: 'afterAttacked', who: 'Granite' }, { effects: [threat(50)] }),
  ]
  const setUp = attack([lumen(), granite(), badger(), grinder({ atk: 8, keywords: ['overkill'] })], {
    abilities,
  })
  const prevent = report('damage', [{ kind: 'prevent', amount: 1 }], { owner: 'Bo' })
  const story = resolve(
    setUp,
    defend('Badger'),
    boost(0),
    prevent,
    deal,
    use('damages you', 'order:forced'),
    finish,
  )
  expectEnd(story, { hp: { Lumen: 10, Granite: 9, Badger: 0 }, threat: 11, attacked: 'Bo/Badger' })
}, ['1.8', '1.7'])

// Retaliate

test('MC-EA-45 retaliate into tough costs the attacker its tough card and nothing else', () => {
  const story = resolve(
    attack([lumen({ retaliate: 2 }), grinder({ tough: 1 })]),
    nobody,
    boost(0),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Grinder: 20, Lumen: 7 } })
})

test('MC-EA-45 a stage that retaliate defeats: same title keeps its forced ability, another title loses it (AMB-40)', () => {
  const abilities = [
    forced('own', { on: 'afterAttacks', of: 'you' }, { source: 'Grinder', effects: [threat(1)] }),
    forced('scheme', { on: 'afterAttacks' }, { effects: [threat(10)] }),
  ]
  const setUp = attack([lumen({ retaliate: 1 }), grinder({ damage: 19 })], { abilities })
  const same = resolve(setUp, nobody, boost(0), deal, use('sameTitle'), use('own', 'order:forced'), finish)
  expect(same.opened).toEqual(['own', 'scheme'])
  expect(resolve(setUp, nobody, boost(0), deal, use('otherTitle'), finish).opened).toEqual(['scheme'])
}, ['1.7', '1.6-de'])

test('MC-DF-24 a (defense) ability beside a defending ally does not make the hero retaliate', () => {
  const story = resolve(
    attack([lumen({ retaliate: 3 }), sparrow({ retaliate: 1 }), grinder({ atk: 2 })]),
    defend('Sparrow'),
    boost(0),
    defense('damage', 'Ana'),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Grinder: 19, Sparrow: 1, Lumen: 10 }, defended: ['Sparrow'] })
})

// (defense) abilities

test('MC-DF-28 a (defense) ability, then a basic defense of the same hero: DEF applies, and only that hero is offered (AMB-17)', () => {
  const setUp = attack([lumen(), sparrow(), granite(), grinder()])
  const open = resolve(setUp, defense('initiation', 'Ana'))
  expect(open.offered('defend')).toEqual(['Lumen', 'pass'])
  const barred = open.prompt?.windows.find(window => window.name === 'defend')?.barred
  expect(barred?.map(one => [one.name, one.code, one.clause])).toEqual([
    ['Sparrow', 'alreadyDefended', 'MC-DF-08'],
    ['Granite', 'alreadyDefended', 'MC-DF-08'],
  ])
  const story = resolve(setUp, defense('initiation', 'Ana'), defend('Lumen'), boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 9 }, defense: 'basic', defended: ['Lumen'] })
})

test('MC-DF-14 an alter-ego defends through a (defense) ability, without DEF and without a second chance in step 2 (AMB-02)', () => {
  const setUp = attack([nora({ def: 5 }), sparrow(), grinder()])
  const story = resolve(setUp, defense('initiation', 'Ana'), boost(1), deal, finish)
  expectEnd(story, { hp: { Nora: 6 }, defense: 'ability', defended: ['Nora'], undefended: false })
})

test('MC-DF-14 for an attacked ally the identity steps in and takes the damage', () => {
  const setUp = attack([lumen(), moth(), rustling()], { target: { player: 'Ana', character: 'Moth' } })
  const story = resolve(setUp, nobody, defense('damage', 'Ana'), deal, finish)
  expectEnd(story, { hp: { Lumen: 8, Moth: 2 }, attacked: 'Ana/Lumen', defended: ['Lumen'] })
})

test('MC-DF-14 a player who joins may defend with the ability that the same answer reports', () => {
  const answer = { ...defense('initiation', 'Bo'), joins: [granite()] }
  const story = resolve(attack([lumen(), rustling()]), answer, deal, finish)
  expectEnd(story, { hp: { Lumen: 10, Granite: 10 }, attacked: 'Bo/Granite' })
})

// "You" and reminders after a redirect

test('MC-DF-29 every moment speaks to whoever is the target then', () => {
  const on = (trigger: 'attacks' | 'boostFlipped' | 'wouldDeal' | 'afterAttacks' | 'afterAttacked') =>
    forced(trigger, { on: trigger }, { effects: [hurtsYou] })
  const abilities = [
    on('attacks'),
    on('boostFlipped'),
    on('wouldDeal'),
    on('afterAttacks'),
    on('afterAttacked'),
  ]
  const story = resolve(
    attack([lumen(), granite(), grinder()], { abilities }),
    defend('Granite'),
    boost(0),
    deal,
    use('afterAttacks', 'order:forced'),
    finish,
  )
  const you = story.position?.memory.opened.map(one => `${one.ability} ${one.you}`)
  expect(you).toEqual([
    'attacks Ana',
    'boostFlipped Bo',
    'wouldDeal Bo',
    'afterAttacks Bo',
    'afterAttacked Bo',
  ])
  expectEnd(story, { hp: { Lumen: 9, Granite: 6 } })
})

test('MC-DF-31 optional abilities after a redirect: only the defending player’s "attacks you" is offered', () => {
  const abilities = ['Ana', 'Bo', 'Cyd'].map(owner =>
    may(`${owner}’s`, owner, { on: 'afterAttacks', of: 'you' }, { effects: [threat(1)] }),
  )
  const story = resolve(
    attack([lumen(), granite(), vesper(), grinder()], { abilities }),
    defend('Granite'),
    boost(0),
    deal,
  )
  expect(story.prompt?.windows.map(window => window.name)).toEqual(['damageDealt', 'optional:Bo', 'finish'])
})

test('MC-EA-52 optional abilities go round in player order until all have passed (AMB-09)', () => {
  const abilities = ['Bo', 'Ana'].map(owner =>
    may(`${owner}’s`, owner, { on: 'afterAttacks' }, { effects: [threat(1)] }),
  )
  const setUp = attack([lumen(), granite(), grinder()], { players: ['Ana', 'Bo'], abilities })
  const open = resolve(setUp, nobody, boost(0), deal)
  expect(open.prompt?.windows.map(window => window.name)).toEqual([
    'damageDealt',
    'optional:Ana',
    'optional:Bo',
    'finish',
  ])
  // Bo uses his ability; Ana passed before and is asked again.
  const later = resolve(setUp, nobody, boost(0), deal, use('Bo’s', 'optional:Bo'))
  expect(later.offered('optional:Ana')).toEqual(['Ana’s', 'pass'])
})

test('MC-EA-53 a player cannot pass the abilities of another by defending', () => {
  const abilities = [may('A', 'Ana', { on: 'attacks' }, { effects: [threat(1)] })]
  const setUp = attack([lumen(), granite(), grinder()], { abilities })
  expect(attempt(setUp, defend('Granite', 'Bo')).refused).toMatchObject({
    code: 'notYoursToPass',
    details: { question: 'initiation:Ana' },
  })
  expect(attempt(setUp, defend('Lumen', 'Bo')).refused).toMatchObject({ code: 'notYoursToPass' })
  expect(attempt(setUp, defend('Lumen', 'Ana')).refused).toBeNull()
  const plain = attack([lumen(), granite(), grinder()])
  expect(attempt(plain, defend('Granite', 'Ana')).refused).toMatchObject({
    code: 'notYours',
    clause: 'MC-DF-01',
    details: { by: ['Bo'] },
  })
  expect(attempt(plain, { ...nobody, by: ['Bo'] }).refused).toMatchObject({ code: 'notYours' })
})

// Attacks that end early in any window

const beforeDamage: [string, Answer[]][] = [
  ['initiation', []],
  ['defend', []],
  ['boost#1', [nobody]],
  ['flipped', [nobody, boost(2)]],
  ['boost#2', [nobody, boost(2)]],
  ['damage', [nobody, boost(2), boost(1)]],
]

for (const [window, before] of beforeDamage)
  test(`MC-EA-55 an attack that a card ends in ${window} opens nothing that follows an attack`, () => {
    const abilities = [
      forced('attacks', { on: 'afterAttacks' }, { effects: [threat(1)] }),
      forced('activates', { on: 'afterActivates' }, { effects: [threat(1)] }),
      forced('attacked', { on: 'afterAttacked' }, { effects: [threat(1)] }),
      forced('takes', { on: 'afterTakesDamage' }, { effects: [threat(1)] }),
      forced('defends', { on: 'afterDefends' }, { effects: [threat(1)] }),
    ]
    const setUp = attack([lumen({ retaliate: 1 }), grinder()], { boostCards: 1, abilities })
    const story = resolve(setUp, ...before, report(window, [endAttack]), finish)
    expectEnd(story, { hp: { Lumen: 10, Grinder: 20 }, attacked: null, defended: [], threat: 0 })
    expect(story.result.endedEarly).toBe('effect')
    expect(story.types).not.toContain('attack_finished')
  }, ['1.7', '1.6-de'])

for (const [window, before] of beforeDamage)
  test(`MC-EA-54 a minion that leaves play in ${window} ends its attack and takes its boost cards with it (AMB-40)`, () => {
    const setUp = attack([lumen({ retaliate: 1 }), overseer()], { boostCards: 1 })
    const gone = report(window, [{ kind: 'leaves', who: the('attacker'), how: 'discarded' }])
    const story = resolve(setUp, ...before, gone, finish)
    expectEnd(story, { hp: { Lumen: 10 }, attacked: null })
    expect(story.result.endedEarly).toBe('attacker gone')
    expect(story.result.boostCardsLeft).toBe(0)
  })

for (const [window, before] of beforeDamage)
  test(`MC-EA-54 a villain stage defeated in ${window} goes on as the next stage of the same title (AMB-40)`, () => {
    const setUp = attack([lumen(), grinder({ damage: 19 })], { boostCards: 1 })
    const left = [nobody, boost(2), boost(1), deal].slice(before.length)
    const story = resolve(
      setUp,
      ...before,
      report(window, [hurts('Grinder', 1)]),
      { question: 'nextStage:Grinder', choice: 'sameTitle', number: 4 },
      ...left,
      finish,
    )
    expectEnd(story, { hp: { Lumen: 3 }, atk: 7 })
  })

// Stunned, stalwart, steady

test('MC-PA-06 stunned: one card is enough, two for a steady enemy, none for a stalwart one (AMB-30)', () => {
  const starts = (more: Parameters<typeof grinder>[0]) =>
    attempt(attack([lumen(), grinder(more)], { boostCards: 1 })).prompt !== null
  expect(starts({ stunned: 1 })).toBe(false)
  expect(starts({ stunned: 1, keywords: ['steady'] })).toBe(true)
  expect(starts({ stunned: 2, keywords: ['steady'] })).toBe(false)
  expect(starts({ stunned: 1, keywords: ['stalwart'] })).toBe(true)
  const replaced = attempt(
    attack([lumen(), grinder({ stunned: 2, keywords: ['steady'] })], { boostCards: 1 }),
  )
  expect(replaced.types).toEqual(['activation_started', 'attack_replaced'])
  expect(replaced.result).toMatchObject({ replaced: true, boostCardsLeft: 1, attacked: null, target: null })
})

// The number of answers, and the prompts before them

test('MC-EA-14 a plain attack: 4 answers, 5 with two boost cards, 3 for a minion without villainous', () => {
  const finished = (setUp: object, ...answers: Answer[]) => resolve(setUp, ...answers).prompt === null
  expect(finished(attack([lumen(), grinder()]), nobody, boost(0), deal, finish)).toBe(true)
  const two = attack([lumen(), grinder()], { boostCards: 1 })
  expect(finished(two, nobody, boost(0), boost(0), deal, finish)).toBe(true)
  expect(finished(attack([lumen(), rustling()]), nobody, deal, finish)).toBe(true)
})

test('MC-EA-14 events come in the rulebook’s order in every plain attack', () => {
  const story = resolve(
    attack([lumen({ tough: 1, retaliate: 1 }), grinder({ keywords: ['piercing'] })], { boostCards: 1 }),
    defend('Lumen'),
    boost(1),
    boost(1),
    deal,
    finish,
  )
  expect(
    order(
      story,
      'damage_reduced',
      'pierced',
      'damage_dealt',
      'considered_attacked',
      'attack_finished',
      'retaliate',
    ),
  ).toEqual([
    'damage_reduced',
    'pierced',
    'damage_dealt',
    'considered_attacked',
    'attack_finished',
    'retaliate',
    'damage_dealt',
  ])
}, ['1.7', '1.6-de'])
