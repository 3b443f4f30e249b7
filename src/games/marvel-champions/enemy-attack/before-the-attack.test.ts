// Tests of what comes before and at the beginning of an enemy's attack: what replaces it, peril, and whom it attacks.
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
  threat,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

const instead = { kind: 'replaceAttack' as const }
const windows = (story: ReturnType<typeof resolve>) => story.prompt?.windows.map(({ name }) => name)

test('MC-EA-01 an attack that one card has replaced is none that another card could replace', () => {
  const on = 'wouldAttack' as const
  const abilities = [
    forced('Webbed', { on }, { effects: [instead] }),
    forced('Snared', { on }, { effects: [threat(1)] }),
  ]
  const setUp = attack([lumen(), grinder()], { abilities })
  expectEnd(resolve(setUp, use('Webbed', 'order:attempt')), { threat: 0 })
  expectEnd(resolve(setUp, use('Snared', 'order:attempt')), { threat: 1 })
})

test('MC-EA-01 what the replaced attack does instead meets abilities like everything else', () => {
  const hurts = { kind: 'damage' as const, to: piece('Lumen'), amount: 1 }
  const abilities = [
    forced('Webbed', { on: 'wouldAttack' }, { effects: [instead, hurts] }),
    forced('Ouch', { on: 'afterTakesDamage', who: 'Lumen' }, { effects: [] }),
  ]
  const story = resolve(attack([lumen(), grinder()], { abilities }))
  expect([story.opened, story.hp('Lumen')]).toEqual([['Webbed', 'Ouch'], 9])
})

test('MC-EA-01 “when an enemy would attack an ally” looks at whom it would attack', () => {
  const abilities = [forced('Shelter', { on: 'wouldAttack', of: 'ally' }, { effects: [instead] })]
  const pieces = [lumen(), moth(), grinder()]
  const onMoth = attack(pieces, { abilities, target: { player: 'Ana', character: 'Moth' } })
  expect(resolve(onMoth).told('attack_replaced')).toHaveLength(1)
  expect(resolve(attack(pieces, { abilities })).told('attack_replaced')).toEqual([])
})

test('MC-EA-07 an attack on an ally is told as one, and so is that on a hero and on an alter-ego', () => {
  const clauses = [lumen(), nora(), moth()].map(one => {
    const setUp = attack([one, grinder()], { target: { player: 'Ana', character: one.id } })
    return resolve(setUp).told('attack_initiated')[0]?.clause
  })
  expect(clauses).toEqual(['MC-EA-05', 'MC-EA-06', 'MC-EA-07'])
})

test('MC-EA-15 a card that keeps the boost card away is told with the step that gives one', () => {
  const setUp = attack([lumen(), grinder()])
  const story = resolve(setUp, report('initiation', [{ kind: 'noBoostCard' }]), nobody, deal, finish)
  expect(story.told('step_skipped')).toMatchObject([{ clause: 'MC-EA-15', by: 'effect' }])
})

test('MC-VILPHASE-04 any player may say what makes the enemy attack an alter-ego', () => {
  const asked = resolve(attack([nora(), granite(), grinder()], { activation: 'asked' }))
  const by = { any: ['Ana', 'Bo'] }
  expect(asked.prompt?.windows[0]?.choices).toMatchObject([
    { name: 'attacks', by },
    { name: 'schemes', by },
  ])
})

test('MC18-EA-74 peril keeps the abilities of other players shut, but no card that nobody owns', () => {
  const brace = (owner: string) =>
    may(`of ${owner}`, owner, { on: 'wouldDeal', who: 'Lumen' }, { effects: [] })
  const setUp = attack([lumen(), granite(), grinder()], { abilities: [brace('Ana'), brace('Bo')] })
  const perilous = report('initiation', [{ kind: 'peril' }])
  const answers = [nobody, boost(0)]
  expect(resolve(setUp, ...answers).offered('dealDamage:Bo')).toEqual(['of Bo', 'pass'])
  const story = resolve(setUp, perilous, ...answers)
  expect([story.offered('dealDamage:Ana'), story.offered('dealDamage:Bo')]).toEqual([['of Ana', 'pass'], []])
  const card = report('defend', [threat(1)])
  expectEnd(resolve(setUp, perilous, card, ...answers, deal, finish), { threat: 1 })
  const his = report('defend', [threat(1)], { owner: 'Bo' })
  expect(attempt(setUp, perilous, his).refused).toMatchObject({ code: 'peril', details: { player: 'Ana' } })
}, ['1.8', '1.7'])

test('MC-DF-23 an exhausted hero that defends by a (defense) ability is not asked for a basic defense', () => {
  const stepIn = report('initiation', [{ kind: 'prevent', amount: 1 }], { owner: 'Ana', label: 'defense' })
  const asked = (ready: boolean) => windows(resolve(attack([lumen({ ready }), grinder()]), stepIn))
  expect(asked(true)).toEqual(['initiation', 'defend', 'boost#1'])
  expect(asked(false)).toEqual(['initiation', 'boost#1'])
})

test('MC-EA-54 an attack that ends early says nothing of boost cards if there are none', () => {
  const ends = report('initiation', [{ kind: 'endAttack' }])
  const story = (boostCards: number) => resolve(attack([lumen(), rustling()], { boostCards }), ends, finish)
  expect(story(0).told('boost_kept')).toEqual([])
  expect(story(1).told('boost_kept')).toMatchObject([{ facedown: 1 }])
})

test('MC18-EA-61 the attack ends once with the hero that is defeated at its damage', () => {
  const setUp = attack([lumen(), granite(), grinder()])
  const slays = report('damage', [{ kind: 'damage', to: piece('Lumen'), amount: 10 }])
  const story = resolve(setUp, nobody, boost(0), slays)
  expect(story.told('attack_ended_early')).toMatchObject([{ why: 'player eliminated' }])
}, ['1.8'])

test('MC-EA-37 overkill on an ally goes to its hero, and nobody is asked which of two villains is active', () => {
  const pieces = [lumen(), sparrow(), grinder({ id: 'Anvil' }), grinder({ keywords: ['overkill'] })]
  const story = resolve(attack(pieces), defend('Sparrow'), boost(2), deal, finish)
  expectEnd(story, { hp: { Sparrow: 0, Lumen: 8 } })
  expect(resolve(attack(pieces), defend('Sparrow'), boost(2), deal).prompt?.windows[0]?.name).toBe(
    'damageDealt',
  )
})

test('MC18-EA-45 a ranged attack of the villain is told to ignore the retaliate of the hero', () => {
  const setUp = attack([lumen({ retaliate: 1 }), grinder({ keywords: ['ranged'] })])
  const story = resolve(setUp, nobody, boost(0), deal, finish)
  expect(story.told('retaliate_ignored')).toMatchObject([{ from: 'Lumen', keyword: 'ranged' }])
  expectEnd(story, { hp: { Grinder: 20 } })
})
