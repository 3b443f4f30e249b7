// Tests of triggers: whom "you", "an ally" and "a friendly character" mean at each moment, and which abilities stay shut.
import { expect } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
  moth,
  rustling,
} from '../../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  boost,
  deal,
  defend,
  finish,
  forced,
  nobody,
  piece,
  report,
  resolve,
} from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { TriggerName } from '../../vocabulary/triggers.ts'

/** One forced ability for each of these moments, named after it. */
const each = (moments: readonly TriggerName[], more: object, owner?: string) =>
  moments.map(on => forced(on, { on, ...more }, { effects: [], ...(owner && { owner }) }))

const HURT = [
  'wouldDeal',
  'wouldTake',
  'wouldBeDefeated',
  'isDefeated',
  'whenDefeated',
  'afterTakesDamage',
  'afterDealsDamage',
  'afterDefeated',
] as const

/** The abilities that opened, whatever order the first player put them in. */
function opened(setUp: ReturnType<typeof attack>, ...answers: Parameters<typeof resolve>[1][]): string[] {
  const story = resolve(setUp, ...answers)
  const asks = story.prompt?.windows.find(one => one.name.startsWith('order:'))
  const [first] = asks?.choices ?? []
  if (!asks || !first) return resolve(setUp, ...answers, finish).opened.toSorted()
  return opened(setUp, ...answers, { question: asks.name, choice: first.name })
}

test('MC-DF-29 “you” in what damages or defeats means your hero, not your ally (AMB-24)', () => {
  const abilities = each(HURT, { of: 'you' }, 'Ana')
  const setUp = attack([lumen({ damage: 7 }), moth(), grinder()], { abilities })
  expect(opened(setUp, defend('Moth'), boost(0), deal)).toEqual([])
  expect(opened(setUp, nobody, boost(0), deal)).toEqual(HURT.toSorted())
})

test('MC-DF-29 “an ally” and “a friendly character” are met by the ally that is damaged or defeated', () => {
  const plays = (of: string) =>
    opened(
      attack([lumen(), moth(), grinder()], { abilities: each(HURT, { of }) }),
      defend('Moth'),
      boost(0),
      deal,
    )
  expect(plays('ally')).toEqual(HURT.toSorted())
  expect(plays('friendly')).toEqual(HURT.toSorted())
  expect(plays('any')).toEqual(HURT.toSorted())
  for (const whom of ['enemy', 'minion', 'villain']) expect(plays(whom)).toEqual([])
})

test('MC-DF-29 “a friendly character” does not mean an enemy that a card damages', () => {
  const on = (of: 'friendly' | 'enemy' | 'minion') =>
    forced(of, { on: 'afterTakesDamage', of }, { effects: [] })
  const setUp = attack([lumen(), rustling(), grinder()], {
    abilities: [on('friendly'), on('enemy'), on('minion')],
  })
  const card = report('damage', [{ kind: 'damage', to: piece('Grinder'), amount: 1 }])
  expect(resolve(setUp, nobody, boost(0), card, deal, finish).opened).toEqual(['enemy', 'friendly'])
})

test('MC-DF-29 “attacks you” is met by an attack on your ally, and not by one on another player', () => {
  const abilities = each(['attacks', 'afterAttacks', 'afterAttacked'], { of: 'you' }, 'Ana')
  const all = ['afterAttacked', 'afterAttacks', 'attacks']
  const pieces = [lumen(), moth({ hitPoints: 9 }), granite(), badger({ hitPoints: 9 }), grinder()]
  const onMoth = attack(pieces, { abilities, target: { player: 'Ana', character: 'Moth' } })
  expect(opened(onMoth, nobody, boost(0), deal)).toEqual(all)
  const onBadger = attack(pieces, { abilities, target: { player: 'Bo', character: 'Badger' } })
  expect(opened(onBadger, nobody, boost(0), deal)).toEqual([])
})

test('MC-EA-47 “attacks and damages” and “attacks and defeats” ask for what the attack did', () => {
  const on = (and: 'damages' | 'defeats') =>
    forced(and, { on: 'afterAttacks', and, of: 'ally' }, { effects: [] })
  const abilities = [on('damages'), on('defeats')]
  const hit = attack([lumen(), moth({ hitPoints: 9 }), grinder()], { abilities })
  expect(resolve(hit, defend('Moth'), boost(0), deal, finish).opened).toEqual(['damages'])
  const slain = attack([lumen(), moth(), grinder()], { abilities })
  expect(opened(slain, defend('Moth'), boost(0), deal)).toEqual(['damages', 'defeats'])
})
