// Tests of (attack) cards that somebody plays in the middle of a player's attack: they attack, too.
import { expect } from 'vitest'
import { granite, grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import { piece, report } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const hits = (to: string): Effect => ({ kind: 'damage', to: piece(to), amount: 2 })
const label = 'attack' as const
const bulwark = rustling({ id: 'Bulwark', keywords: ['guard'], engagedWith: 'Ana' })

test('MC-PA-17 in a player’s attack, too, an (attack) card cannot hit the villain past a minion with guard', () => {
  const setUp = player.basic([lumen(), bulwark, grinder()])
  const card = (to: string) => report('damageDealt', [hits(to)], { owner: 'Ana', label })
  const begun = [player.target('Bulwark'), player.deal]
  expect(player.attempt(setUp, ...begun, card('Grinder')).refused?.code).toBe('guarded')
  const story = player.resolve(setUp, ...begun, card('Bulwark'), player.finish)
  expect(story.hp('Bulwark')).toBe(0)
})

test('MC-PA-05 in a player’s attack, too, a hero that a card forbids to attack can use no (attack) card', () => {
  const setUp = player.basic([lumen(), granite({ cannotAttack: true }), grinder()])
  const card = report('damageDealt', [hits('Grinder')], { owner: 'Bo', label })
  const begun = [player.target('Grinder'), player.deal]
  expect(player.attempt(setUp, ...begun, card).refused?.code).toBe('forbiddenToAttack')
})

test('MC18-DF-42 in a player’s attack, too, a stunned hero discards stunned instead of an (attack) card', () => {
  const setUp = player.basic([lumen(), granite({ stunned: 1 }), grinder()])
  const card = report('damageDealt', [hits('Grinder')], { owner: 'Bo', label })
  const story = player.resolve(setUp, player.target('Grinder'), player.deal, card, player.finish)
  expect(story.hp('Grinder')).toBe(18)
  expect(story.told('ability_replaced')).toMatchObject([{ piece: 'Granite', by: 'stunned' }])
})
