// Tests of MC-EA-14 to MC-EA-29: the five steps, defending by exhausting, and the boost cards one at a time.
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  overseer,
  rustling,
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
  order,
  report,
  resolve,
  the,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

const hurtsYou = (amount: number) => ({ kind: 'damage' as const, to: the('your identity'), amount })
const hurtsDefender = (amount: number) => ({ kind: 'damage' as const, to: the('defender'), amount })

test('MC-EA-14 the five steps come in their order', () => {
  const story = resolve(attack([lumen(), grinder()]), defend('Lumen'), boost(1), deal, finish)
  expectEnd(story, {
    atk: 4,
    defense: 'basic',
    damage: { Lumen: 2 },
    hp: { Lumen: 8, Grinder: 20 },
    attacked: 'Ana/Lumen',
    defended: ['Lumen'],
  })
  expect(story.told('step_entered').flatMap(event => event.number ?? [])).toEqual([
    '1',
    '2',
    '3a',
    '3b',
    '3c',
    '3d',
    '3e',
    '4',
    '5a',
    '5b',
    '5c',
  ])
  expect(
    order(
      story,
      'attack_initiated',
      'boost_given',
      'defender_set',
      'boost_flipped',
      'boost_ability_none',
      'atk_changed',
      'boost_discarded',
      'damage_dealt',
      'attack_finished',
    ),
  ).toEqual([
    'attack_initiated',
    'boost_given',
    'defender_set',
    'boost_flipped',
    'boost_ability_none',
    'atk_changed',
    'boost_discarded',
    'damage_dealt',
    'attack_finished',
  ])
}, ['1.7', '1.6-de'])

test('MC-EA-14 a plain attack of a villain takes four answers', () => {
  expect(
    resolve(attack([lumen(), grinder()]), defend('Lumen'), boost(0), deal, finish).accepted,
  ).toHaveLength(4)
})

test('MC-EA-15 an attacking villain gets exactly one boost card', () => {
  const story = resolve(attack([lumen(), grinder()]), nobody, boost(1), deal, finish)
  expectEnd(story, { atk: 4, hp: { Lumen: 6 }, undefended: true })
  expect(story.told('boost_given')).toMatchObject([{ facedown: 1, clause: 'MC-EA-15' }])
  expect(story.result.boostCardsLeft).toBe(0)
})

test('MC-EA-16 a villainous minion gets one too', () => {
  const story = resolve(attack([lumen(), overseer()]), nobody, boost(2), deal, finish)
  expectEnd(story, { atk: 4, hp: { Lumen: 6, Overseer: 6 }, undefended: true })
})

test('MC-EA-17 for any other minion step 1 is skipped, and only step 1', () => {
  const story = resolve(attack([lumen(), rustling()]), nobody, deal, finish)
  expectEnd(story, { atk: 2, hp: { Lumen: 8 }, undefended: true })
  expect(story.told('step_skipped')).toMatchObject([{ skipped: 'giveBoostCard', clause: 'MC-EA-17' }])
})

test('MC-EA-17 a minion that holds a boost card from before still resolves it', () => {
  const story = resolve(attack([lumen(), rustling()], { boostCards: 1 }), nobody, boost(2), deal, finish)
  expectEnd(story, { atk: 4, hp: { Lumen: 6 } })
})

test('MC-EA-18 nobody knows a facedown boost card before it is flipped', () => {
  const story = resolve(attack([lumen(), sparrow(), grinder()]))
  const [first, second] = story.prompt?.windows ?? []
  expect(first?.causes).toContainEqual(expect.objectContaining({ type: 'boost_given', facedown: 1 }))
  expect(second?.name).toBe('defend')
  expect(JSON.stringify([story.events, story.prompt])).not.toMatch(/icons/)
})

test('MC-EA-19 everybody may decline to defend', () => {
  const story = resolve(attack([lumen(), sparrow(), grinder()]), nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 7, Sparrow: 3 }, defended: [], undefended: true })
  expect(story.result.characters).toMatchObject([
    { piece: 'Lumen', ready: true },
    { piece: 'Sparrow', ready: true },
    {},
  ])
})

test('MC-EA-20 only ready heroes and allies may be exhausted to defend', () => {
  const setUp = attack([lumen({ ready: false }), sparrow(), grinder()])
  expect(resolve(setUp).offered('defend')).toEqual(['Sparrow', 'nobody'])
  expect(attempt(setUp, defend('Lumen')).refused).toMatchObject({ code: 'exhausted', clause: 'MC-DF-05' })
  const story = resolve(setUp, defend('Sparrow'), boost(0), deal, finish)
  expectEnd(story, {
    hp: { Lumen: 10, Sparrow: 0 },
    target: 'Ana/Sparrow',
    defense: 'ally',
    undefended: false,
  })
})

test('MC-EA-21 the target moves at once, so the boost card already sees the new player', () => {
  const story = resolve(
    attack([lumen(), granite(), grinder()]),
    defend('Granite', 'Bo'),
    boost(1, hurtsYou(1)),
    deal,
    finish,
  )
  expectEnd(story, {
    atk: 4,
    hp: { Lumen: 10, Granite: 8 },
    damage: { Granite: 3 },
    attacked: 'Bo/Granite',
    defended: ['Granite'],
    defense: 'basic',
  })
  expect(
    order(story, 'target_changed', 'boost_flipped', 'boost_ability_resolved', 'atk_changed', 'damage_dealt'),
  ).toEqual([
    'target_changed',
    'boost_flipped',
    'boost_ability_resolved',
    'damage_dealt',
    'atk_changed',
    'damage_dealt',
  ])
})

test('MC-EA-22 a boost card is finished before the next one is turned', () => {
  const setUp = attack([lumen(), sparrow(), grinder()], { boostCards: 1 })
  const story = resolve(setUp, defend('Sparrow'), boost(0, hurtsDefender(1)), boost(2), deal, finish)
  expectEnd(story, {
    atk: 5,
    hp: { Sparrow: 0, Lumen: 10 },
    damage: { Sparrow: 5 },
    target: 'Ana/Sparrow',
    undefended: false,
  })
  expect(
    order(story, 'boost_flipped', 'boost_discarded', 'boost_ability_none', 'boost_ability_resolved'),
  ).toEqual([
    'boost_flipped',
    'boost_ability_resolved',
    'boost_discarded',
    'boost_flipped',
    'boost_ability_none',
    'boost_discarded',
  ])
})

test('MC-EA-23 the card dealt first is resolved first', () => {
  const setUp = attack([lumen(), moth(), grinder()], { boostCards: 1 })
  const bonus = { kind: 'atk' as const, amount: 2, if: { attack: 'undefended' as const } }
  const story = resolve(setUp, defend('Moth'), boost(0, hurtsDefender(2)), boost(1, bonus), deal, finish)
  expectEnd(story, { atk: 6, hp: { Lumen: 4, Moth: 0 }, target: 'Ana/Lumen', undefended: true })
  const other = resolve(setUp, defend('Moth'), boost(1, bonus), boost(0, hurtsDefender(2)), deal, finish)
  expectEnd(other, { atk: 4, hp: { Lumen: 6 } })
})

test('MC-EA-24 turning the card faceup is an event of its own', () => {
  const story = resolve(attack([lumen(), grinder()]), nobody, boost(1, hurtsYou(1)), deal, finish)
  expectEnd(story, { hp: { Lumen: 5 }, damage: { Lumen: 4 } })
  expect(order(story, 'boost_flipped', 'boost_ability_resolved', 'atk_changed', 'boost_discarded')).toEqual([
    'boost_flipped',
    'boost_ability_resolved',
    'atk_changed',
    'boost_discarded',
  ])
})

test('MC-EA-25 the star ability is resolved before the icons are counted', () => {
  const amount = { count: 'ATK of' as const, of: the('attacker'), plus: -2 }
  const effect = { kind: 'damage' as const, to: the('your identity'), amount }
  const story = resolve(attack([lumen(), grinder()]), nobody, boost(2, effect), deal, finish)
  expectEnd(story, { atk: 5, hp: { Lumen: 4 }, damage: { Lumen: 5 } })
})

test('MC-EA-25 a star ability that is not written down is asked for, and counts for nothing itself (AMB-14)', () => {
  const flip = { question: 'boost#1', choice: 'flipStar', number: 0 }
  const setUp = attack([lumen(), grinder()])
  expect(resolve(setUp, nobody, flip).prompt?.windows.at(-1)).toMatchObject({ name: 'resolve:boost#1' })
  const story = resolve(
    setUp,
    nobody,
    flip,
    { choice: 'done', card: { effects: [hurtsYou(2)] } },
    deal,
    finish,
  )
  expectEnd(story, { atk: 3, hp: { Lumen: 5 } })
})

test('MC-EA-26 other text on a boost card is ignored', () => {
  const flip = { choice: 'flip', number: 1, card: { name: 'Ambush', note: 'When Revealed: 3 damage' } }
  const story = resolve(attack([lumen(), grinder()]), nobody, flip, deal, finish)
  expectEnd(story, { atk: 4, hp: { Lumen: 6 } })
  expect(story.told('boost_text_ignored')).toMatchObject([{ clause: 'MC-EA-26' }])
})

test('MC-EA-27 each boost icon is +1 ATK', () => {
  const story = resolve(attack([lumen(), grinder()]), defend('Lumen'), boost(3), deal, finish)
  expectEnd(story, { atk: 6, hp: { Lumen: 6 }, damage: { Lumen: 4 }, defense: 'basic' })
})

test('MC-EA-27 an amplify icon or a cancelled icon changes the number before it counts', () => {
  const setUp = attack([lumen(), grinder()])
  const more = resolve(
    setUp,
    nobody,
    boost(1),
    report('flipped', [{ kind: 'boostIcons', amount: 1 }]),
    deal,
    finish,
  )
  expectEnd(more, { atk: 5, hp: { Lumen: 5 } })
  const none = resolve(
    setUp,
    nobody,
    boost(3),
    report('flipped', [{ kind: 'cancelBoost', what: 'icons' }]),
    deal,
    finish,
  )
  expectEnd(none, { atk: 3, hp: { Lumen: 7 } })
})

test('MC-EA-28 each card is discarded before the next flip and before the damage', () => {
  const story = resolve(
    attack([lumen(), grinder()], { boostCards: 1 }),
    nobody,
    boost(1),
    boost(1),
    deal,
    finish,
  )
  expectEnd(story, { atk: 5, hp: { Lumen: 5 } })
  expect(order(story, 'boost_flipped', 'atk_changed', 'boost_discarded', 'damage_dealt')).toEqual([
    'boost_flipped',
    'atk_changed',
    'boost_discarded',
    'boost_flipped',
    'atk_changed',
    'boost_discarded',
    'damage_dealt',
  ])
  expect(story.accepted).toHaveLength(5)
})

test('MC-EA-29 step 3 goes on until no boost card is left, cards gained meanwhile included', () => {
  const three = resolve(
    attack([lumen(), grinder()], { boostCards: 2 }),
    nobody,
    boost(1),
    boost(0),
    boost(2),
    deal,
    finish,
  )
  expectEnd(three, { atk: 6, hp: { Lumen: 4 } })
  const gained = resolve(
    attack([lumen(), grinder()]),
    nobody,
    boost(1, { kind: 'boostCard' }),
    boost(2),
    deal,
    finish,
  )
  expectEnd(gained, { atk: 6, hp: { Lumen: 4 } })
})

test('MC-EA-29 a card given when the damage is due waits for the next activation', () => {
  const late = attempt(
    attack([lumen(), grinder()]),
    nobody,
    boost(1),
    report('damage', [{ kind: 'boostCard' }]),
  )
  expect(late.refused).toMatchObject({ code: 'effectNotHere' })
})

test('MC-EA-25 a Boost ability on an undefended attack sees who defends', () => {
  const ifUndefended = { activation: 'attack' as const, of: 'villain' as const, undefended: true as const }
  const kree = { kind: 'threat' as const, amount: 1, if: ifUndefended }
  const placed = (first: ReturnType<typeof defend>) =>
    resolve(attack([lumen(), grinder()]), first, boost(0, kree), deal, finish).told('threat_placed').length
  expect([placed(nobody), placed(defend('Lumen'))]).toEqual([1, 0])
})
