// Tests of the reason why a basic attack cannot be made: that of the enemy that is meant.
import { expect } from 'vitest'
import { grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import { attempt, basic, warden } from '../../../../test/support/games/marvel-champions/player-attack.ts'

const refused = (...play: Parameters<typeof basic>) => attempt(basic(...play)).refused
const immune = grinder({ cannotTakeDamage: true })

test('MC18-PA-27 the enemy that is named cannot take damage, and this is the reason', () => {
  expect(refused([lumen(), immune], { targets: ['Grinder'] })).toMatchObject({
    code: 'cannotTakeDamage',
    clause: 'MC18-PA-27',
    details: { piece: 'Grinder' },
  })
})

test('MC-PA-05 the only enemy is meant if none is named', () => {
  expect(refused([lumen(), immune])).toMatchObject({
    code: 'cannotTakeDamage',
    details: { piece: 'Grinder' },
  })
  expect(refused([lumen(), rustling({ cannotBeAttacked: true })])).toMatchObject({
    code: 'cannotBeAttacked',
    details: { piece: 'Rustling' },
  })
})

test('MC-PA-05 of several enemies none of which can be attacked, each with its reason, none is picked', () => {
  const pieces = [lumen(), warden({ cannotBeAttacked: true }), grinder()]
  expect(refused(pieces)).toMatchObject({ code: 'noAttackableEnemy', clause: 'MC-PA-05' })
  expect(refused(pieces, { targets: ['Grinder'] })).toMatchObject({
    code: 'guarded',
    details: { piece: 'Grinder' },
  })
})

test('MC-PA-03 an exhausted attacker is the reason before any enemy is', () => {
  expect(refused([lumen({ ready: false }), immune], { targets: ['Grinder'] })?.code).toBe('exhausted')
})
