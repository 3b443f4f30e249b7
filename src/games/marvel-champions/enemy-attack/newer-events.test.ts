// Tests of what is told and asked, by clause and ruling, where an enemy attack follows the rules 1.8.
import { expect, test } from 'vitest'
import { badger, granite, grinder, lumen } from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  account,
  boost,
  deal,
  defend,
  finish,
  nobody,
  piece,
  report,
  resolve,
  type Story,
  under,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

const told = (story: Story, type: string) => account(story).filter(line => line.startsWith(type))
const hurts = (...ids: string[]) => ids.map(id => ({ kind: 'damage' as const, to: piece(id), amount: 1 }))

test('MC18-EA-74 the peril of an attack is told with its player', () => {
  const setUp = under('1.8', [lumen(), granite(), grinder()])
  const story = resolve(setUp, report('initiation', [{ kind: 'peril' }]), nobody)
  expect(told(story, 'peril')).toEqual(['peril, MC18-EA-74, player Ana'])
})

test('MC18-EA-61 the elimination of a player whom the attack does not concern ends it by a ruling (MC18-OP-08)', () => {
  const pieces = [lumen({ damage: 9 }), granite({ damage: 11 }), grinder()]
  const ended = (...ids: string[]) =>
    told(resolve(under('1.8', pieces), nobody, boost(1, ...hurts(...ids)), finish), 'attack_ended_early')
  const why = 'why player eliminated'
  expect(ended('Granite')).toEqual([`attack_ended_early, MC18-EA-61, ruling MC18-OP-08, ${why}`])
  expect(ended('Lumen')).toEqual([`attack_ended_early, MC18-EA-61, ${why}`])
})

test('MC18-EA-12 the calculated damage is told by the clause of the basic defense, or of the attack', () => {
  const play = (choice: string) =>
    told(resolve(under('1.8', [lumen(), grinder()]), defend(choice), boost(1), deal), 'damage_calculated')
  expect(play('Lumen')).toEqual(['damage_calculated, MC-EA-31, piece Lumen, atk 4, reduced 2, amount 2'])
  expect(play('nobody')).toEqual(['damage_calculated, MC-EA-30, piece Lumen, atk 4, reduced 0, amount 4'])
})

test('MC18-EA-12 ATK is asked first, then DEF, and only then is the amount told', () => {
  const setUp = under('1.8', [
    { id: 'Lumen', kind: 'hero', player: 'Ana', hitPoints: 10 },
    { id: 'Grinder', kind: 'villain', hitPoints: 20 },
  ])
  const defends = { ...defend('Lumen'), number: 2 }
  const atk = { question: 'atk', choice: 'atk', number: 3 }
  expect(told(resolve(setUp, defends, boost(1)), 'damage_calculated')).toEqual([])
  expect(told(resolve(setUp, defends, boost(1), atk), 'damage_calculated')).toEqual([
    'damage_calculated, MC-EA-31, piece Lumen, atk 4, reduced 2, amount 2',
  ])
})

test('MC18-EA-12 the amount is told again where its ATK or its rest has changed, and not where both are as before', () => {
  const raise = (amount: number) =>
    report('damage', [{ kind: 'increase', amount }], { owner: 'Ana', name: 'Edge' })
  const play = (amount: number) =>
    told(
      resolve(under('1.8', [lumen(), grinder()]), nobody, boost(1), raise(amount), deal, finish),
      'damage_calculated',
    )
  expect(play(0)).toHaveLength(1)
  expect(play(2)).toEqual([
    'damage_calculated, MC-EA-30, piece Lumen, atk 4, reduced 0, amount 4',
    'damage_calculated, MC-EA-30, piece Lumen, atk 6, reduced 0, amount 6',
  ])
})

test('MC18-EA-75 an enemy that is stalwart attacks, however many stunned cards somebody has noted for it', () => {
  const setUp = under('1.8', [lumen(), grinder({ stunned: 1, keywords: ['stalwart'] })])
  const story = resolve(setUp, nobody, boost(1), deal, finish)
  expect([story.hp('Lumen'), story.result.replaced]).toEqual([6, false])
})

test('MC-EA-40 while the identity of the lost ally’s player is asked for, the attack goes on', () => {
  const setUp = under('1.8', [lumen(), badger(), grinder()])
  const lost = boost(0, { kind: 'damage', to: piece('Badger'), amount: 4 })
  const hero = use('hero', 'identity:Bo')
  expect(told(resolve(setUp, defend('Badger'), lost), 'attack_ended_early')).toEqual([])
  expect(told(resolve(setUp, defend('Badger'), lost, hero), 'target_changed').at(-1)).toBe(
    'target_changed, MC-EA-40, from Badger, to Bo, player Bo',
  )
})

test('MC18-DF-43 an ally that an ability called in and that is lost leaves its identity the defender (AMB-03)', () => {
  const calls = report('initiation', [{ kind: 'defender', who: piece('Badger') }], {
    owner: 'Bo',
    label: 'defense',
    name: 'Mutant Protectors',
  })
  const setUp = under('1.8', [granite(), badger(), grinder()], { target: { player: 'Bo' } })
  const gone = boost(0, { kind: 'damage', to: piece('Badger'), amount: 4 })
  const story = resolve(setUp, calls, gone, deal)
  expect(told(story, 'defender_lost')).toEqual([
    'defender_lost, MC18-DF-43, ruling AMB-03, piece Badger, how defeated, now Granite',
  ])
  expect(told(story, 'target_changed')).toEqual([
    'target_changed, MC-EA-09, from Granite, to Badger, player Bo',
    'target_changed, MC-EA-40, from Badger, to Granite, player Bo',
  ])
})

test('MC17-C-06 the next stage of an attacker that falls in its own attack is not asked about retaliate', () => {
  const slays = report('flipped', [{ kind: 'damage', to: piece('Grinder'), amount: 20 }])
  const same = use('sameTitle', 'nextStage:Grinder')
  const setUp = under('1.8', [lumen(), grinder({ retaliate: 1 })])
  const asked = resolve(setUp, nobody, boost(1), slays, same).prompt?.windows.map(one => one.name)
  expect(asked).not.toContain('stageRetaliate:Grinder')
})
