// Tests of MC-DF-14 to MC-DF-38: (defense) abilities, the meaning of "you", undefended attacks, delayed abilities.
import { expect } from 'vitest'
import {
  badger,
  granite,
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
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

const prevent = (amount: number) => ({ kind: 'prevent' as const, amount })
const brace = (player = 'Ana') =>
  report('damage', [prevent(2)], { name: 'Brace', owner: player, label: 'defense' })
const shelter = brace
const stepIn = (owner: string) =>
  report('initiation', [prevent(1)], { name: 'Step In', owner, label: 'defense' })
const hurtsYou = { kind: 'damage' as const, to: the('your identity'), amount: 1 }
const heals = { kind: 'heal' as const, to: piece('Lumen'), amount: 1 }
const penalty = forced(
  'penalty',
  { on: 'afterAttacks', who: 'Grinder', undefended: true },
  { source: 'Grinder', effects: [{ kind: 'threat', amount: 1 }] },
)
const afterDefends = (who: string) =>
  forced(`after ${who} defends`, { on: 'afterDefends', who }, { effects: [] })

test('MC-DF-14 a (defense) ability makes its player’s identity the defender', () => {
  const story = resolve(
    attack([lumen(), grinder()], { abilities: [afterDefends('Lumen')] }),
    nobody,
    boost(0),
    brace(),
    deal,
    finish,
  )
  expectEnd(story, {
    hp: { Lumen: 9 },
    defense: 'ability',
    attacked: 'Ana/Lumen',
    defended: ['Lumen'],
    undefended: false,
    damage: { Lumen: 1 },
  })
  expect(story.opened).toEqual(['after Lumen defends'])
  expect(story.result.characters).toMatchObject([{ ready: true }, {}])
})

test('MC-DF-14 a reminder with the label does the same', () => {
  const B = may(
    'Brace',
    'Ana',
    { on: 'wouldDeal', who: 'Lumen' },
    { label: 'defense', uses: 1, effects: [prevent(2)] },
  )
  const story = resolve(
    attack([lumen(), grinder()], { abilities: [B] }),
    nobody,
    boost(0),
    use('Brace'),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 9 }, defense: 'ability', undefended: false })
  expect((story.result.table as { abilities: unknown[] }).abilities).toEqual([])
})

test('MC-DF-15 that identity has defended, so the attack is not undefended', () => {
  const setUp = attack([lumen(), grinder()], { abilities: [penalty] })
  expectEnd(resolve(setUp, nobody, boost(1), brace(), deal, finish), {
    hp: { Lumen: 8 },
    threat: 0,
    undefended: false,
    defended: ['Lumen'],
  })
})

test('MC-DF-16 it is the defender from the start, so the ability’s own text already sees it', () => {
  const effects = [
    { ...prevent(1), if: { is: 'defender' as const, who: piece('Lumen'), not: true as const } },
    { ...prevent(3), if: { is: 'defender' as const, who: piece('Lumen') } },
  ]
  const stance = report('damage', effects, { owner: 'Ana', label: 'defense' })
  expectEnd(resolve(attack([lumen(), grinder()]), nobody, boost(1), stance, deal, finish), {
    hp: { Lumen: 9 },
    damage: { Lumen: 1 },
  })
})

test('MC-DF-17 "when your hero defends" opens inside the (defense) ability', () => {
  const W = may('W', 'Ana', { on: 'defends', who: 'Lumen' }, { effects: [heals] })
  const setUp = attack([lumen({ damage: 2 }), grinder()], { abilities: [W] })
  const story = resolve(setUp, nobody, boost(0), brace(), use('W'), deal, finish)
  expectEnd(story, { hp: { Lumen: 8 }, damage: { Lumen: 1 } })
  expect(order(story, 'defender_set', 'healed', 'prevention_ready', 'damage_dealt')).toEqual([
    'defender_set',
    'healed',
    'prevention_ready',
    'damage_dealt',
  ])
})

test('MC-DF-18 a (defense) ability is no basic defense', () => {
  const N = may('N', 'Ana', { on: 'afterBasicPower', who: 'Lumen' }, { effects: [heals] })
  const story = resolve(
    attack([lumen(), grinder()], { abilities: [N, afterDefends('Lumen')] }),
    nobody,
    boost(0),
    brace(),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 9 } })
  expect(story.opened).toEqual(['after Lumen defends'])
})

test('MC-DF-19 a (defense) ability does not bring DEF into play', () => {
  expectEnd(resolve(attack([vesper(), grinder()]), nobody, boost(2), brace('Cyd'), deal, finish), {
    hp: { Vesper: 6 },
    damage: { Vesper: 3 },
  })
})

test('MC-DF-20 a (defense) ability does not exhaust the hero', () => {
  const story = resolve(attack([lumen(), rustling()]), nobody, brace(), deal, finish)
  expectEnd(story, { hp: { Lumen: 10 }, defense: 'ability' })
  expect(story.result.characters).toMatchObject([{ piece: 'Lumen', ready: true }, {}])
})

test('MC-DF-21 the defending player may use as many (defense) abilities as there are triggers for', () => {
  expectEnd(resolve(attack([lumen(), grinder()]), nobody, boost(2), brace(), brace(), deal, finish), {
    hp: { Lumen: 9 },
    damage: { Lumen: 1 },
  })
})

test('MC-DF-22 after one player has used a (defense) ability no other player may', () => {
  const setUp = attack([lumen(), granite(), grinder()])
  expect(attempt(setUp, stepIn('Ana'), stepIn('Bo')).refused).toMatchObject({
    code: 'otherPlayerUsedDefense',
    clause: 'MC-DF-22',
  })
  const story = resolve(setUp, stepIn('Ana'), boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 8, Granite: 12 }, defended: ['Lumen'], damage: { Lumen: 2 } })
})

test('MC-DF-22 a reminder of another player is not even offered', () => {
  const step = (id: string, owner: string) =>
    may(id, owner, { on: 'attacks' }, { label: 'defense', effects: [prevent(1)] })
  const setUp = attack([lumen(), granite(), grinder()], {
    abilities: [step('of Ana', 'Ana'), step('of Bo', 'Bo')],
  })
  expect(resolve(setUp).prompt?.windows.map(one => one.name)).toEqual([
    'initiation:Ana',
    'initiation:Bo',
    'initiation',
    'defend',
  ])
  expect(attempt(setUp, use('of Ana'), use('of Bo')).refused).toMatchObject({
    code: 'otherPlayerUsedDefense',
    clause: 'MC-DF-22',
  })
  expect(resolve(setUp, use('of Ana')).prompt?.windows.map(one => one.name)).toEqual([
    'initiation',
    'defend',
    'boost#1',
  ])
})

test('MC-DF-23 whose ally defends may still use (defense) abilities, other players may not (AMB-18)', () => {
  const setUp = attack([lumen(), granite(), sparrow(), grinder()])
  expectEnd(resolve(setUp, defend('Sparrow'), boost(1), shelter(), deal, finish), {
    hp: { Sparrow: 1, Lumen: 10 },
    attacked: 'Ana/Sparrow',
    defended: ['Sparrow'],
    defense: 'ally',
  })
  expect(attempt(setUp, defend('Sparrow'), boost(1), shelter('Bo')).refused).toMatchObject({
    code: 'otherPlayerDefends',
    clause: 'MC-DF-03',
  })
})

test('MC-DF-24 in that case the ally stays the defender', () => {
  const W = may('W', 'Ana', { on: 'defends', who: 'Lumen' }, { effects: [] })
  const abilities = [W, afterDefends('Sparrow'), afterDefends('Lumen')]
  const story = resolve(
    attack([lumen({ retaliate: 1 }), sparrow(), grinder()], { abilities }),
    defend('Sparrow'),
    boost(0),
    shelter(),
    deal,
    finish,
  )
  expectEnd(story, {
    hp: { Lumen: 10, Sparrow: 2, Grinder: 20 },
    attacked: 'Ana/Sparrow',
    defended: ['Sparrow'],
  })
  expect(story.opened).toEqual(['after Sparrow defends'])
})

// MC-DF-25 and MC-DF-26 are about (defense) abilities outside an enemy attack; the player attack tests them.

test('MC-DF-27 defending for someone else makes the defending player the target', () => {
  const R = forced(
    'R',
    { on: 'afterAttacks', who: 'Rustling', of: 'you' },
    { source: 'Rustling', effects: [hurtsYou] },
  )
  const story = resolve(
    attack([lumen(), granite(), badger(), rustling()], { abilities: [R] }),
    defend('Badger', 'Bo'),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 10, Granite: 11, Badger: 2 }, attacked: 'Bo/Badger' })
})

test('MC-DF-28 so does a (defense) ability, and a basic defense by the same hero may follow (AMB-17)', () => {
  const setUp = attack([lumen(), granite(), grinder()])
  const story = resolve(setUp, stepIn('Bo'), boost(1), deal, finish)
  expectEnd(story, {
    atk: 4,
    hp: { Lumen: 10, Granite: 9 },
    attacked: 'Bo/Granite',
    defended: ['Granite'],
    defense: 'ability',
  })
  expect(order(story, 'attack_initiated', 'defender_set', 'target_changed', 'boost_given')).toEqual([
    'attack_initiated',
    'defender_set',
    'target_changed',
    'boost_given',
  ])
  expect(resolve(setUp, stepIn('Bo')).offered('defend')).toEqual(['Granite', 'pass'])
  expectEnd(resolve(setUp, stepIn('Bo'), defend('Granite'), boost(1), deal, finish), {
    hp: { Granite: 10 },
    defense: 'basic',
  })
  expect(attempt(setUp, stepIn('Bo'), defend('Lumen')).refused).toMatchObject({
    code: 'alreadyDefended',
    clause: 'MC-DF-08',
  })
})

test('MC-DF-29 "you" is the target player at the time the ability resolves', () => {
  const WH = forced(
    'WH',
    { on: 'attacks', who: 'Grinder', of: 'you' },
    { source: 'Grinder', effects: [hurtsYou] },
  )
  const AF = forced(
    'AF',
    { on: 'afterAttacks', who: 'Grinder', of: 'you' },
    { source: 'Grinder', effects: [hurtsYou] },
  )
  const story = resolve(
    attack([lumen(), granite(), grinder()], { abilities: [WH, AF] }),
    defend('Granite', 'Bo'),
    boost(0),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 9, Granite: 9 }, damage: { Granite: 2 } })
  expect(story.told('ability_used').map(event => [event.ability, event.you])).toEqual([
    ['WH', 'Ana'],
    ['AF', 'Bo'],
  ])
})

test('MC-DF-30 "when it attacks you" means the player it was initiated against, and does not open again', () => {
  const WH = forced(
    'WH',
    { on: 'attacks', who: 'Grinder', of: 'you' },
    { source: 'Grinder', effects: [hurtsYou] },
  )
  const story = resolve(
    attack([lumen(), granite(), grinder()], { abilities: [WH] }),
    defend('Granite'),
    boost(0),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 9, Granite: 10 } })
  expect(story.opened).toEqual(['WH'])
})

test('MC-DF-31 "after it attacks you" means the player whose character defended', () => {
  const AF = forced(
    'AF',
    { on: 'afterAttacks', who: 'Grinder', of: 'you' },
    { source: 'Grinder', effects: [hurtsYou] },
  )
  const story = resolve(
    attack([lumen(), granite(), badger(), grinder()], { abilities: [AF] }),
    defend('Badger'),
    boost(0),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 10, Granite: 11, Badger: 1 } })
})

test('MC-DF-31 a player’s own "after an enemy attacks you" opens only for that player', () => {
  const mine = (owner: string) =>
    may(`of ${owner}`, owner, { on: 'afterAttacks', of: 'you' }, { effects: [] })
  const setUp = attack([lumen(), granite(), grinder()], { abilities: [mine('Ana'), mine('Bo')] })
  expect(resolve(setUp, defend('Granite'), boost(0), deal).prompt?.windows.map(one => one.name)).toContain(
    'optional:Bo',
  )
  expect(
    resolve(setUp, defend('Granite'), boost(0), deal).prompt?.windows.map(one => one.name),
  ).not.toContain('optional:Ana')
})

test('MC-DF-32 "you" in a constant ability is the defending player', () => {
  const constant = forced(
    'constant',
    { on: 'constant' },
    { source: 'Grinder', effects: [{ kind: 'atk', amount: { count: 'allies of you' } }] },
  )
  const setUp = attack([lumen(), sparrow(), moth(), granite(), grinder()], { abilities: [constant] })
  expectEnd(resolve(setUp, defend('Granite'), boost(0), deal, finish), { atk: 3, hp: { Granite: 10 } })
  expectEnd(resolve(setUp, nobody, boost(0), deal, finish), { atk: 5, hp: { Lumen: 5 } })
})

test('MC-DF-33 "you" in a Boost ability is the defending player, and nobody’s is the target player (AMB-12)', () => {
  const setUp = attack([lumen(), granite(), badger(), grinder()])
  expectEnd(resolve(setUp, defend('Badger'), boost(0, hurtsYou), deal, finish), {
    hp: { Lumen: 10, Granite: 11, Badger: 1 },
  })
  expectEnd(resolve(setUp, nobody, boost(0, hurtsYou), deal, finish), { hp: { Lumen: 6, Granite: 12 } })
})

test('MC-DF-34 if no character was used to defend, the attack is undefended', () => {
  const story = resolve(
    attack([lumen(), sparrow(), grinder()], { abilities: [penalty] }),
    nobody,
    boost(0),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 7 }, threat: 1, undefended: true, defended: [] })
})

test('MC-DF-35 a defending ally that is defeated before the damage leaves it undefended', () => {
  const hurts = { kind: 'damage' as const, to: the('defender'), amount: 1 }
  const setUp = attack([lumen(), moth({ damage: 1 }), grinder()], {
    abilities: [penalty, afterDefends('Moth')],
  })
  const story = resolve(setUp, defend('Moth'), boost(2, hurts), deal, finish)
  expectEnd(story, { atk: 5, hp: { Lumen: 5, Moth: 0 }, threat: 1, undefended: true, defended: [] })
  expect(story.opened).toEqual(['penalty'])
})

test('MC-DF-35 then a (defense) ability may still make an identity the defender (AMB-04)', () => {
  const hurts = { kind: 'damage' as const, to: the('defender'), amount: 1 }
  const setUp = attack([lumen(), moth({ damage: 1 }), grinder()])
  expectEnd(resolve(setUp, defend('Moth'), boost(2, hurts), brace(), deal, finish), {
    hp: { Lumen: 7 },
    defended: ['Lumen'],
    undefended: false,
  })
})

test('MC-DF-36 "after it defends" waits until the attack has ended', () => {
  const N = may('N', 'Ana', { on: 'afterDefends', who: 'Lumen' }, { effects: [heals] })
  const story = resolve(
    attack([lumen(), grinder()], { abilities: [N] }),
    defend('Lumen'),
    boost(1),
    deal,
    use('N'),
    finish,
  )
  expectEnd(story, { hp: { Lumen: 9 } })
  expect(order(story, 'defender_set', 'damage_dealt', 'attack_finished', 'ability_used')).toEqual([
    'defender_set',
    'damage_dealt',
    'attack_finished',
    'ability_used',
  ])
})

test('MC-DF-37 a defended attack that is ended early has still been defended', () => {
  const N = may('N', 'Ana', { on: 'afterDefends', who: 'Lumen' }, { effects: [heals] })
  const setUp = attack([lumen({ damage: 2 }), grinder()], { abilities: [N, penalty] })
  const cut = report('flipped', [{ kind: 'endAttack' }])
  const story = resolve(setUp, defend('Lumen'), boost(1), cut, use('N'), finish)
  expectEnd(story, { hp: { Lumen: 9 }, defended: ['Lumen'], undefended: false, threat: 0 })
})

test('MC-DF-38 "after it uses a basic power" waits until the attack has been resolved', () => {
  const N = may(
    'N',
    'Ana',
    { on: 'afterBasicPower', who: 'Lumen' },
    { effects: [{ kind: 'ready', who: piece('Lumen') }] },
  )
  const story = resolve(
    attack([lumen(), grinder()], { abilities: [N] }),
    defend('Lumen'),
    boost(0),
    deal,
    use('N'),
    finish,
  )
  expectEnd(story, { hp: { Lumen: 9 } })
  expect(order(story, 'character_exhausted', 'damage_dealt', 'attack_finished', 'character_readied')).toEqual(
    ['character_exhausted', 'damage_dealt', 'attack_finished', 'character_readied'],
  )
})

test('MC-DF-17 a hero that defends already does not become the defender a second time (AMB-17)', () => {
  const W = may('W', 'Bo', { on: 'defends', who: 'Granite' }, { effects: [] })
  const setUp = attack([lumen(), granite(), grinder()], { abilities: [W] })
  const story = resolve(setUp, stepIn('Bo'), use('W'), defend('Granite'), boost(0), deal, finish)
  expect(story.opened).toEqual(['W'])
  expectEnd(story, { defense: 'basic', hp: { Granite: 11 } })
})

test('MC-DF-37 a defending hero that is defeated before the damage has still defended (AMB-23)', () => {
  const watcher = forced('watcher', { on: 'afterDefends' }, { effects: [{ kind: 'threat', amount: 1 }] })
  const setUp = attack([lumen({ hitPoints: 1 }), grinder()], { abilities: [watcher] })
  const lost = boost(0, { kind: 'damage', to: piece('Lumen'), amount: 1 })
  const story = resolve(setUp, defend('Lumen'), lost, finish)
  expect(story.result).toMatchObject({ endedEarly: 'target gone', defended: ['Lumen'], undefended: false })
  expect(story.told('defender_lost')).toEqual([])
  expect(story.opened).toEqual(['watcher'])
}, ['1.7', '1.6-de'])

const wouldTake = (who: string, more: object = {}) =>
  may('Guard Up', 'Ana', { on: 'wouldTake', who }, { label: 'defense', effects: [], ...more })

test('MC-DF-16 a (defense) ability when the damage "would" be taken: the attack was never undefended', () => {
  const prevents = { kind: 'prevent' as const, amount: 2, of: piece('Lumen'), taken: true as const }
  const abilities = [wouldTake('Lumen', { effects: [prevents] })]
  const setUp = attack([lumen(), grinder()], { abilities })
  const story = resolve(setUp, nobody, boost(0), deal, use('Guard Up'), finish)
  expectEnd(story, { hp: { Lumen: 9 }, undefended: false, defense: 'ability' })
  expect(story.told('attack_undefended')).toEqual([])
  expect(story.told('damage_dealt').at(-1)?.clause).toBe('MC-DF-19')
})

test('MC-DF-14 even then the identity takes the damage in place of the attacked ally, on its own tough (AMB-01)', () => {
  const play = (more: object) => {
    const setUp = attack([lumen(more), sparrow(), grinder()], {
      target: { player: 'Ana', character: 'Sparrow' },
      abilities: [wouldTake('Sparrow')],
    })
    return resolve(setUp, nobody, boost(0), deal, use('Guard Up'), finish)
  }
  expectEnd(play({}), { hp: { Lumen: 7, Sparrow: 3 }, attacked: 'Ana/Lumen', defended: ['Lumen'] })
  expectEnd(play({ tough: 1 }), { hp: { Lumen: 10, Sparrow: 3 }, attacked: 'Ana/Lumen' })
})

test('MC-DF-25 "prevent 2 of it" is used up by the damage it was used on', () => {
  const prevents = { kind: 'prevent' as const, amount: 2, of: piece('Lumen'), taken: true as const }
  const guardUp = may('Guard Up', 'Ana', { on: 'wouldTake', who: 'Lumen' }, { uses: 1, effects: [prevents] })
  const setUp = attack([lumen(), grinder()], { abilities: [guardUp] })
  const hurts = boost(0, { kind: 'damage', to: piece('Lumen'), amount: 1 })
  expect(resolve(setUp, nobody, hurts, use('Guard Up'), deal, finish).hp('Lumen')).toBe(7)
})

test('MC-DF-21 "would deal damage" opens for whoever is dealt it, and not if DEF leaves nothing (AMB-39)', () => {
  const trigger = { on: 'wouldDeal' as const }
  const abilities = [may('Brace', 'Ana', trigger, { label: 'defense', effects: [] })]
  const setUp = attack([lumen({ def: 3 }), grinder()], { abilities })
  const story = resolve(setUp, defend('Lumen'), boost(0))
  expect(story.offered('dealDamage:Ana')).toEqual([])
  const raised = report('damage', [{ kind: 'increase', amount: 1 }])
  const opened = resolve(setUp, defend('Lumen'), boost(0), raised, deal)
  expect(opened.offered('dealDamage:Ana')).toEqual(['Brace', 'pass'])
  expect(
    resolve(setUp, defend('Lumen'), boost(0), raised, deal, use('Brace'), deal, finish).hp('Lumen'),
  ).toBe(9)
})

test('MC-DF-29 in an encounter ability on damage to an enemy "you" is the target player', () => {
  const F = forced(
    'F',
    { on: 'afterTakesDamage', who: 'Grinder' },
    { source: 'Grinder', effects: [hurtsYou] },
  )
  const setUp = attack([lumen({ retaliate: 1 }), grinder()], { abilities: [F] })
  expectEnd(resolve(setUp, nobody, boost(0), deal, finish), { hp: { Lumen: 6 } })
})

const constant = (facts: object) => ({
  abilities: [
    {
      id: 'more',
      trigger: { on: 'constant' as const },
      effects: [{ kind: 'atk' as const, amount: 2 }],
      ...facts,
    },
  ],
})

test('MC-DF-32 a constant ability counts while its card is in play and its condition holds', () => {
  const gone = report('initiation', [{ kind: 'leaves', who: piece('Rustling'), how: 'discarded' }])
  const onMinion = attack([lumen(), rustling(), grinder()], constant({ source: 'Rustling' }))
  expectEnd(resolve(onMinion, nobody, boost(0), deal, finish), { atk: 5 })
  expectEnd(resolve(onMinion, gone, nobody, boost(0), deal, finish), { atk: 3 })
  const undefended = { attack: 'undefended' as const }
  const whole = attack([lumen(), sparrow(), grinder()], constant({ if: undefended }))
  expectEnd(resolve(whole, defend('Sparrow'), boost(0), deal, finish), { atk: 3 })
  const effects = [{ kind: 'atk' as const, amount: 2, if: undefended }]
  const part = attack([lumen(), sparrow(), grinder()], constant({ effects }))
  expectEnd(resolve(part, defend('Sparrow'), boost(0), deal, finish), { atk: 3 })
  expectEnd(resolve(part, nobody, boost(0), deal, finish), { atk: 5 })
})

test('MC-DF-32 it counts for the attacks it speaks of, and only numbers of the attack are counted so', () => {
  const named = constant({ trigger: { on: 'constant', who: 'Grinder' } })
  expectEnd(resolve(attack([lumen(), grinder(), rustling()], named), nobody, deal, finish), { atk: 2 })
  const anas = constant({ owner: 'Ana', trigger: { on: 'constant', of: 'you' } })
  const onBo = attack([lumen(), granite(), grinder()], { ...anas, target: { player: 'Bo' } })
  expectEnd(resolve(onBo, nobody, boost(0), deal, finish), { atk: 3 })
  expectEnd(resolve(onBo, defend('Lumen'), boost(0), deal, finish), { atk: 5 })
  const usedUp = attack([lumen(), grinder()], constant({ uses: 0 }))
  expectEnd(resolve(usedUp, nobody, boost(0), deal, finish), { atk: 3 })
  const other = constant({ effects: [{ kind: 'threat', amount: 1 }] })
  expect(attempt(attack([lumen(), grinder()], other)).refused?.code).toBe('constantOnlyAtk')
})
