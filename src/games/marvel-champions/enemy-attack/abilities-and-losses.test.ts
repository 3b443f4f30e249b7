// Tests of combinations that the worked scenarios do not play: abilities inside abilities, losses in every window.
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
  piece,
  report,
  resolve,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

const prevents = (amount: number) => [{ kind: 'prevent' as const, amount }]

test('MC-DF-28 a reminder of another player on "would deal damage" moves the damage to that player', () => {
  const shelter = may(
    'Shelter',
    'Bo',
    { on: 'wouldDeal' },
    { label: 'defense', uses: 1, effects: prevents(1) },
  )
  const setUp = attack([lumen(), granite(), grinder()], { abilities: [shelter] })
  const story = resolve(setUp, nobody, boost(1), use('Shelter'))
  expect(story.prompt?.windows.at(-1)).toMatchObject({
    name: 'damage',
    about: { to: 'Granite', amount: 4, defense: 'ability' },
  })
  expectEnd(resolve(setUp, nobody, boost(1), use('Shelter'), deal, finish), {
    hp: { Granite: 9, Lumen: 10 },
    attacked: 'Bo/Granite',
  })
})

test('MC-EA-54 a minion defeated when the damage is due deals none (AMB-40)', () => {
  const slain = report('damage', [{ kind: 'damage', to: the('attacker'), amount: 4 }])
  const story = resolve(attack([lumen(), rustling()]), defend('Lumen'), slain, finish)
  expectEnd(story, { hp: { Lumen: 10, Rustling: 0 }, defended: ['Lumen'], attacked: null })
  expect(story.result.endedEarly).toBe('attacker gone')
})

test('MC-EA-54 a forced ability that ends the attack at its initiation: no boost card, no defender', () => {
  const web = forced('Web', { on: 'attacks' }, { uses: 1, effects: [{ kind: 'endAttack' }] })
  const story = resolve(attack([lumen(), grinder()], { abilities: [web] }), finish)
  expect(story.types).not.toContain('boost_given')
  expectEnd(story, { hp: { Lumen: 10 }, defended: [] })
})

test('MC-EA-40 the defending ally may also go when the damage is due', () => {
  const returned = report('damage', [{ kind: 'leaves', who: piece('Badger'), how: 'returned' }])
  const setUp = attack([lumen(), granite(), badger(), grinder()])
  const story = resolve(setUp, defend('Badger'), boost(1), returned, deal, finish)
  expectEnd(story, { hp: { Granite: 8, Badger: 4, Lumen: 10 }, undefended: true, attacked: 'Bo/Granite' })
})

test('MC-DF-13 after the defending ally is gone another may be declared the defender (AMB-04)', () => {
  const gone = report('flipped', [{ kind: 'leaves', who: piece('Moth'), how: 'discarded' }])
  const declared = report('flipped', [{ kind: 'defender', who: piece('Sparrow') }])
  const story = resolve(
    attack([lumen(), moth(), sparrow(), grinder()]),
    defend('Moth'),
    boost(0),
    gone,
    declared,
    deal,
    finish,
  )
  expectEnd(story, { hp: { Sparrow: 0, Lumen: 10 }, defended: ['Sparrow'], undefended: false })
})

test('MC-DF-09 declared the defender in step 2, nobody is asked to exhaust any more', () => {
  const declared = report('defend', [{ kind: 'defender', who: piece('Lumen') }], { owner: 'Ana' })
  expectEnd(resolve(attack([lumen(), rustling()]), declared, deal, finish), {
    hp: { Lumen: 10 },
    defense: 'basic',
  })
})

test('MC-DF-22 the lock outlives a defender that was lost', () => {
  const shelter = report('boost#1', prevents(1), { owner: 'Ana', label: 'defense' })
  const gone = report('flipped', [{ kind: 'leaves', who: piece('Sparrow'), how: 'returned' }])
  const stepIn = report('damage', prevents(1), { owner: 'Bo', label: 'defense' })
  const setUp = attack([lumen(), granite(), sparrow(), grinder()])
  expect(attempt(setUp, defend('Sparrow'), shelter, boost(0), gone, stepIn).refused).toMatchObject({
    code: 'otherPlayerUsedDefense',
  })
})

test('MC-EA-34 prevention on "would deal" can save tough, on "would take" it comes too late', () => {
  const all = (taken: boolean) =>
    report('damage', [{ kind: 'prevent', amount: 'all', ...(taken && { taken: true as const }) }])
  const setUp = attack([lumen({ tough: 1 }), grinder()])
  expect(resolve(setUp, nobody, boost(0), all(false), deal, finish).result.characters).toMatchObject([
    { tough: 1 },
    {},
  ])
  expect(resolve(setUp, nobody, boost(0), all(true), deal, finish).result.characters).toMatchObject([
    { tough: 0 },
    {},
  ])
})

test('MC-EA-51 damage of a Boost ability has its own moment, in both editions', () => {
  const F = forced(
    'F',
    { on: 'afterTakesDamage', who: 'Lumen' },
    { effects: [{ kind: 'threat', amount: 1 }] },
  )
  const hurts = { kind: 'damage' as const, to: the('your identity'), amount: 1 }
  for (const edition of ['1.7', '1.6-de'] as const) {
    const setUp = attack([lumen(), grinder()], { abilities: [F], edition })
    const story = resolve(setUp, defend('Lumen'), boost(0, hurts), deal, finish)
    expectEnd(story, { threat: 2, hp: { Lumen: 8 } })
    expect(story.types.indexOf('threat_placed')).toBeLessThan(story.types.indexOf('atk_changed'))
  }
})

test('MC-EA-52 optional abilities are offered in player order until all pass', () => {
  const note = (text: string) => [{ kind: 'note' as const, text }]
  const abilities = [
    may('of Cyd', 'Cyd', { on: 'afterAttacked' }, { effects: note('C') }),
    may('of Ana', 'Ana', { on: 'afterAttacked' }, { effects: note('A') }),
  ]
  const setUp = attack([lumen(), vesper(), grinder()], { abilities })
  const names = resolve(setUp, nobody, boost(0), deal).prompt?.windows.map(one => one.name)
  expect(names).toEqual(['damageDealt', 'optional:Ana', 'optional:Cyd', 'finish'])
  const story = resolve(setUp, nobody, boost(0), deal, use('of Cyd'), use('of Ana'), finish)
  expect(story.opened).toEqual(['of Cyd', 'of Ana'])
})

test('MC-EA-03 the table at the end is the set-up of the next attack, used cards and damage included', () => {
  const once = may(
    'Once',
    'Ana',
    { on: 'afterAttacked' },
    { uses: 1, effects: [{ kind: 'status', to: piece('Lumen'), status: 'tough' }] },
  )
  const first = resolve(
    attack([lumen(), grinder()], { abilities: [once] }),
    nobody,
    boost(0),
    deal,
    use('Once'),
    finish,
  )
  const second = resolve(
    { ...attack([grinder()]), ...(first.result.table as object), target: { player: 'Ana' } },
    nobody,
    boost(0),
    deal,
    finish,
  )
  expectEnd(second, { hp: { Lumen: 7 } })
  expect(second.opened).toEqual([])
})
