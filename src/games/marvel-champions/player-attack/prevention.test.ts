// Tests of MC-PA-10: what is left to prevent of a player's attack, of all of it or of its damage to one enemy.
import { expect } from 'vitest'
import { grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import { forced, piece, report } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  attempt,
  basic,
  deal,
  finish,
  hits,
  labelled,
  resolve,
  spiker,
  target,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'

const prevent = (amount: number | 'all', more: object = {}): Effect => ({ kind: 'prevent', amount, ...more })
const shields = (...effects: Effect[]) => report('damage', effects, { name: 'Shell' })
const vain = { code: 'nothingToPrevent', clause: 'MC-PA-10' }

test('MC-PA-10 all damage to one of two enemies may be prevented once; the damage to the other is still there', () => {
  const sweep = labelled([lumen(), rustling(), grinder()], [{ ...hits(2), targets: 'each enemy' }])
  const saved = shields(prevent('all', { of: piece('Rustling') }))
  expect(attempt(sweep, saved, saved).refused).toMatchObject(vain)
  const other = shields(prevent(1, { of: piece('Grinder') }))
  const story = resolve(sweep, saved, other, deal, finish)
  expect(['Rustling', 'Grinder'].map(story.hp)).toEqual([4, 19])
  expect(attempt(sweep, saved, other, other, other).refused).toMatchObject(vain)
})

test('MC-PA-10 of an attack on two enemies a card may prevent as much as both are dealt together', () => {
  const sweep = labelled([lumen(), rustling(), grinder()], [{ ...hits(2), targets: 'each enemy' }])
  const three = shields(prevent(3))
  expect(attempt(sweep, three, shields(prevent(1))).refused).toBeNull()
  expect(attempt(sweep, three, shields(prevent(1)), shields(prevent(1))).refused).toMatchObject(vain)
})

test('MC-PA-10 every instance of damage to an enemy counts for what is left to prevent', () => {
  const setUp = labelled([lumen(), grinder()], [hits(2, 3)])
  const four = shields(prevent(4, { of: piece('Grinder') }))
  const one = shields(prevent(1, { of: piece('Grinder') }))
  expect(attempt(setUp, target('Grinder'), four, one).refused).toBeNull()
  expect(attempt(setUp, target('Grinder'), four, one, one).refused).toMatchObject(vain)
})

test('MC-PA-10 a card may prevent damage to somebody whom the attack does not hit', () => {
  const setUp = basic([lumen(), rustling(), grinder()])
  for (const id of ['Lumen', 'Rustling'])
    expect(attempt(setUp, target('Grinder'), shields(prevent(1, { of: piece(id) }))).refused).toBeNull()
})

test('MC-PA-10 there is nothing to prevent for an enemy that cannot take damage, unless another takes some', () => {
  const sweep = { ...hits(2), targets: 'each enemy' as const }
  const shielded = grinder({ cannotTakeDamage: true })
  const alone = labelled([lumen(), shielded], [sweep])
  expect(attempt(alone, shields(prevent(1))).refused).toMatchObject(vain)
  const both = labelled([lumen(), shielded, rustling()], [sweep])
  expect(attempt(both, shields(prevent(1))).refused).toBeNull()
  expect(attempt(both, shields(prevent(1, { of: piece('Grinder') }))).refused).toMatchObject(vain)
})

test('MC-PA-10 what is prevented only once it would be taken leaves a tough card to be saved', () => {
  const late = shields(prevent('all', { taken: true }))
  const play = (tough: number, ...cards: ReturnType<typeof shields>[]) =>
    attempt(basic([lumen(), grinder({ tough })]), target('Grinder'), ...cards).refused
  expect(play(1, late, shields(prevent(2)))).toBeNull()
  expect(play(1, late, late)).toMatchObject(vain)
  expect(play(0, late, shields(prevent(2)))).toMatchObject(vain)
})

test('MC-PA-10 an ATK that nobody gave hides nothing that is left of damage that does not count it', () => {
  const { atk: _, ...unknown } = lumen()
  const setUp = labelled([unknown, grinder()], [hits(2)])
  const two = shields(prevent(2))
  expect(attempt(setUp, target('Grinder'), two).refused).toBeNull()
  expect(attempt(setUp, target('Grinder'), two, two).refused).toMatchObject(vain)
})

test('MC-PA-10 before the damage is about to be dealt more may be prevented than there is yet', () => {
  const effects = [prevent('all'), prevent(1)] as AbilityGiven['effects']
  const abilities = [forced('Shell', { on: 'makesAttack' }, { effects })]
  const story = resolve(basic([lumen(), grinder()], { abilities }), target('Grinder'), deal, finish)
  expect(story.told('effect_fizzled')).toEqual([])
  expect(story.hp('Grinder')).toBe(20)
})

test('MC-PA-10 once the attack is stopped a card may still prevent other damage to its enemy', () => {
  const stopped = shields(
    prevent('all', { of: piece('Grinder') }),
    { kind: 'endAttack' },
    prevent(1, { of: piece('Grinder') }),
  )
  expect(attempt(basic([lumen(), grinder()]), target('Grinder'), stopped).refused).toBeNull()
})

test('MC18-PA-32 each sentence says which damage comes now, and only that can be prevented', () => {
  const twinCut = {
    targets: 2,
    sentences: true as const,
    instances: [
      { amount: 3, to: 1 },
      { amount: 1, to: 2 },
    ],
  }
  const setUp = labelled([lumen(), rustling(), spiker({ hitPoints: 9 })], [twinCut], { edition: '1.8' })
  const first = resolve(setUp, target('Rustling'))
  expect(first.prompt?.windows.at(-1)).toMatchObject({
    name: 'damage',
    about: { damage: [{ to: 'Rustling', amount: 3 }] },
  })
  const second = [target('Rustling'), deal, target('Spiker', 'target:2')] as const
  const asked = resolve(setUp, ...second).prompt?.windows.at(-1)
  expect(asked).toMatchObject({ name: 'damage:2', about: { damage: [{ to: 'Spiker', amount: 1 }] } })
  const one = report('damage:2', [prevent(1)], { name: 'Shell' })
  expect(attempt(setUp, ...second, one, one).refused).toMatchObject(vain)
  const story = resolve(setUp, ...second, one, deal, finish)
  expect([story.hp('Spiker'), story.result.attacked]).toEqual([9, ['Rustling', 'Spiker']])
}, ['1.8'])

test('MC-PA-10 after the attack it is too late to prevent its damage', () => {
  const late = forced(
    'Late Shield',
    { on: 'afterAttacks', who: 'Lumen' },
    { effects: [{ kind: 'prevent', amount: 1 }] },
  )
  const setUp = basic([lumen(), grinder()], { abilities: [late] })
  const story = resolve(setUp, target('Grinder'), deal, finish)
  expect(story.told('effect_fizzled')).toMatchObject([{ effect: 'prevent', code: 'tooLate' }])
  expect(story.told('prevention_ready')).toEqual([])
  expect(story.hp('Grinder')).toBe(18)
})
