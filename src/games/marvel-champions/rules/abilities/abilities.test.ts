// Tests of reminders: when and for whom they open, why some stay shut, and how often they can be used.
import { expect } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
  moth,
  rustling,
  vesper,
} from '../../../../../test/support/games/marvel-champions/cast.ts'
import { asCited, test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  finish,
  forced,
  may,
  nobody,
  report,
  resolve,
  the,
  use,
} from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../../test/support/games/marvel-champions/player-attack.ts'

const threat = (amount: number) => ({ kind: 'threat' as const, amount })

test('MC-EA-48 "attacks" without more, and "attacks an ally", "an enemy" or "anyone", mean what they say', () => {
  const of = (whom?: 'ally' | 'any' | 'enemy') =>
    forced(whom ?? 'anybody', { on: 'afterAttacks', ...(whom && { of: whom }) }, { effects: [] })
  const abilities = [of(), of('any'), of('ally'), of('enemy')]
  const setUp = attack([lumen(), moth(), rustling()], { abilities })
  const open = (...answers: Parameters<typeof resolve>[1][]) =>
    resolve(setUp, ...answers, deal).offered('order:forced')
  expect(open(nobody)).toEqual(['anybody', 'any'])
  expect(open(defend('Moth'))).toEqual(['anybody', 'any', 'ally'])
})

test('MC-EA-48 "attacks and damages", without saying whom, asks only for damage', () => {
  const abilities = [
    forced('damages', { on: 'afterAttacks', and: 'damages' }, { effects: [] }),
    forced('damages you', { on: 'afterAttacks', and: 'damages', of: 'you' }, { effects: [] }),
  ]
  const setUp = attack([lumen(), moth(), vesper(), rustling()], { abilities })
  expect(resolve(setUp, defend('Moth'), deal, finish).opened).toEqual(['damages'])
  expect(resolve(setUp, defend('Vesper'), deal, finish).opened).toEqual([])
})

test('MC-DF-17 "when anybody defends" opens, whoever defends', () => {
  const abilities = [forced('anybody', { on: 'defends', of: 'any' }, { effects: [] })]
  const setUp = attack([lumen(), moth(), rustling()], { abilities })
  expect(resolve(setUp, defend('Moth'), deal, finish).opened).toEqual(['anybody'])
  expect(resolve(setUp, nobody, deal, finish).opened).toEqual([])
})

test('MC-PA-24 "attacks an enemy" is met by a villain, "attacks a minion" is not', () => {
  const abilities = (['enemy', 'minion', 'villain'] as const).map(of =>
    forced(of, { on: 'afterAttacks', of }, { effects: [] }),
  )
  const setUp = player.basic([lumen(), grinder(), rustling()], { abilities })
  const open = (id: string) => player.resolve(setUp, player.target(id), player.deal).offered('order:forced')
  expect(open('Grinder')).toEqual(['enemy', 'villain'])
  expect(open('Rustling')).toEqual(['enemy', 'minion'])
})

test('MC-PA-23 what watches attacks on a player stays shut when that player attacks', () => {
  const abilities = [may('of Ana', 'Ana', { on: 'afterAttacks', of: 'you' }, { effects: [] })]
  const setUp = player.basic([lumen(), grinder()], { abilities })
  expect(player.attempt(setUp, player.target('Grinder'), player.deal, use('of Ana')).refused).toMatchObject({
    code: 'notTriggered',
    clause: asCited('MC-PA-23'),
    details: { ability: 'of Ana' },
  })
})

test('MC-EA-47 whoever names an ability that is not open hears why it stays shut', () => {
  const abilities = [
    may('Sting', 'Ana', { on: 'afterAttacked' }, { source: 'Moth', effects: [] }),
    may('Once', 'Ana', { on: 'afterAttacks' }, { uses: 1, effects: [] }),
    may('Later', 'Ana', { on: 'afterBasicPower' }, { effects: [] }),
  ]
  const setUp = attack([lumen(), moth(), rustling()], { abilities })
  const shut = (...answers: Parameters<typeof resolve>[1][]) =>
    attempt(setUp, defend('Moth'), deal, ...answers).refused
  expect(shut(use('Sting'))).toMatchObject({ code: 'sourceGone', details: { ability: 'Sting' } })
  expect(shut(use('Once'), use('Once'))).toMatchObject({ code: 'usedUp', details: { ability: 'Once' } })
  expect(shut(use('Later'))).toMatchObject({ code: 'notTriggered', clause: 'MC-EA-47' })
})

test('MC-DF-03 who defends shuts the (defense) abilities of other players, and no other abilities', () => {
  const guard = (id: string, more: object) =>
    may(id, 'Ana', { on: 'wouldDeal', who: 'Lumen' }, { effects: [], ...more })
  const abilities = [guard('Shield', { label: 'defense' }), guard('Look out', {})]
  const setUp = attack([lumen(), granite(), rustling()], { abilities })
  const code = (choice: string) => attempt(setUp, defend('Granite'), use(choice)).refused?.code
  expect([code('Shield'), code('Look out')]).toEqual(['otherPlayerDefends', 'notTriggered'])
})

test('MC-EA-53 an ability opens only while its condition holds, for the identity of whoever owns it', () => {
  const ready = { is: 'ready' as const, who: the('your identity') }
  const abilities = ['Ana', 'Bo'].map(owner =>
    may(`of ${owner}`, owner, { on: 'attacks' }, { if: ready, effects: [] }),
  )
  const setUp = attack([lumen({ ready: false }), granite(), grinder()], { abilities })
  const names = resolve(setUp).prompt?.windows.map(window => window.name)
  expect(names).toEqual(['initiation:Bo', 'initiation', 'defend'])
})

test('MC-EA-52 using an ability uses up that ability alone', () => {
  const abilities = [
    may('Twice', 'Ana', { on: 'afterAttacks' }, { uses: 2, effects: [threat(1)] }),
    may('Twice too', 'Ana', { on: 'afterAttacks' }, { uses: 2, effects: [threat(1)] }),
    may('Always', 'Ana', { on: 'afterAttacks' }, { effects: [threat(1)] }),
  ]
  const setUp = attack([lumen(), rustling()], { abilities })
  const story = resolve(setUp, nobody, deal, use('Twice'), use('Always'), finish)
  const left = story.position?.memory.state.abilities.map(({ id, uses }) => [id, uses])
  expect(left).toEqual([
    ['Twice', 1],
    ['Twice too', 2],
    ['Always', null],
  ])
})

test('MC-DF-14 whose (defense) card it is must be said, since the identity of that player defends', () => {
  const card = report('initiation', [], { label: 'defense' })
  expect(attempt(attack([lumen(), grinder()]), card).refused).toMatchObject({
    code: 'playerMissing',
    clause: 'MC-DF-14',
  })
})

test('MC-DF-26 in a player’s attack a (defense) card makes nobody the defender, whosever it is', () => {
  const prevents = [{ kind: 'prevent' as const, amount: 1 }]
  const used = (card: object) =>
    player
      .resolve(
        player.basic([lumen(), grinder()]),
        player.target('Grinder'),
        report('damage', prevents, { label: 'defense', ...card }),
        player.deal,
        player.finish,
      )
      .told('defense_used')
  expect(used({ owner: 'Ana' })).toMatchObject([{ clause: 'MC-DF-25', player: 'Ana' }])
  expect(used({})).toEqual([])
})

test('MC-DF-14 a player without an identity at the table cannot use a (defense) ability', () => {
  const card = report('damage', [], { owner: 'Bo', label: 'defense' })
  const setUp = attack([lumen(), badger(), grinder()])
  expect(attempt(setUp, nobody, boost(0), card).refused).toMatchObject({
    code: 'identityUnknown',
    clause: 'MC-DF-14',
    details: { player: 'Bo' },
  })
  expect(attempt(setUp, defend('Badger'), boost(0), card).refused).toBeNull()
})

test('MC-DF-16 once the damage is on its way nobody steps in for another player', () => {
  const abilities = ['Ana', 'Bo'].map(owner =>
    may(`of ${owner}`, owner, { on: 'wouldTake' }, { label: 'defense', effects: [] }),
  )
  const setUp = attack([lumen(), granite(), grinder()], { abilities })
  expect(resolve(setUp, nobody, boost(0), deal).offered('wouldTake:Ana')).toEqual(['of Ana', 'pass'])
  expect(attempt(setUp, nobody, boost(0), deal, use('of Bo', 'wouldTake:Ana')).refused).toMatchObject({
    code: 'tooLate',
    clause: 'MC-DF-16',
  })
})

test('MC-DF-16 what a (defense) ability of another player constantly gives ends as the damage is dealt', () => {
  const lowers = (owner: string) => {
    const effects = [{ kind: 'atk' as const, amount: -1 }]
    const abilities = [may('Shield', owner, { on: 'constant' }, { label: 'defense', effects })]
    const setUp = attack([lumen(), granite(), grinder()], { abilities })
    const story = resolve(setUp, nobody, boost(0), deal, finish)
    return [story.hp('Lumen'), story.result.atk]
  }
  expect([lowers('Ana'), lowers('Bo')]).toEqual([
    [8, 2],
    [8, 3],
  ])
})

test('MC-DF-25 after the damage a (defense) ability makes nobody the defender any more', () => {
  const late = (owner: string) => report('damageDealt', [threat(1)], { owner, label: 'defense' })
  const setUp = attack([lumen(), badger(), grinder()])
  for (const owner of ['Ana', 'Bo']) {
    const story = resolve(setUp, nobody, boost(0), deal, late(owner), finish)
    expect(story.result).toMatchObject({ undefended: true, defended: [], threat: 1 })
    expect(story.told('defender_set')).toEqual([])
  }
})
