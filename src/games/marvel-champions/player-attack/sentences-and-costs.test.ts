// Tests of attacks in sentences, of costs that decide whom an attack reaches, and of the boost card of villainous.
import { expect } from 'vitest'
import { grinder, lumen, moth, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  forced,
  piece,
  report,
  threat,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
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
  thorn,
  warden,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'

const twinCut = {
  targets: 2,
  sentences: true as const,
  instances: [
    { amount: 3, to: 1 },
    { amount: 3, to: 2 },
  ],
}
const enemies = [rustling({ hitPoints: 9 }), grinder()]
const both = [target('Rustling'), deal, target('Grinder', 'target:2'), deal]

test('MC18-PA-32 two sentences are one attack: “when you make an attack” opens once', () => {
  const abilities = [forced('Might', { on: 'makesAttack', who: 'Lumen' }, { effects: [threat(1)] })]
  const story = resolve(labelled([lumen(), ...enemies], [twinCut], { abilities }), ...both, finish)
  expect(story.opened).toEqual(['Might'])
})

test('MC18-PA-32 a second attack on the same enemies has a sentence for each of them, too', () => {
  const again = { ...twinCut, targets: 'same' as const }
  const story = resolve(labelled([lumen(), ...enemies], [twinCut, again]), ...both, deal, deal, finish)
  expect(['Rustling', 'Grinder'].map(story.hp)).toEqual([3, 14])
  expect(story.result).toMatchObject({ attacksMade: 2 })
})

test('MC18-PA-32 what the first sentence has done stays an attack, although its attacker leaves before the second', () => {
  const goes = report('damage:2', [{ kind: 'leaves', who: piece('Moth'), how: 'returned' }])
  const setUp = labelled([moth(), lumen(), ...enemies], [twinCut])
  const story = resolve(setUp, ...both.slice(0, 3), goes)
  expect(story.told('attack_ended_early')).toEqual([])
})

test('MC-PA-05 an attack in sentences that loses its only enemy before the first one is over, and not tried again', () => {
  const goes = report('damage', [{ kind: 'leaves', who: piece('Rustling'), how: 'discarded' }])
  const setUp = labelled([lumen(), rustling(), thorn()], [twinCut])
  const story = resolve(setUp, target('Rustling'), goes, finish)
  expect(story.result).toMatchObject({ stopped: true, attacksMade: 0 })
  expect(story.told('attack_ended_early')).toHaveLength(1)
})

test('MC18-PA-28 the villain may be named beforehand if paying the cost defeats the guard', () => {
  const slays = { kind: 'damage' as const, to: piece('Warden'), amount: 4 }
  const pieces = [lumen(), warden(), grinder()]
  const setUp = (costs: (typeof slays)[]) =>
    basic(pieces, { targets: ['Grinder'], ability: { attacks: [hits(3)], costs } })
  expect(resolve(setUp([slays]), deal, finish).hp('Grinder')).toBe(17)
  expect(attempt(setUp([])).refused).toMatchObject({ code: 'guarded' })
})

test('MC18-PA-28 a cost of 1 damage for each minion is paid before any enemy is chosen', () => {
  const amount = { count: 'number of' as const, of: { each: 'minion' as const } }
  const hurts = { kind: 'damage' as const, to: piece('Lumen'), amount }
  const setUp = basic([lumen(), rustling(), spiker()], { ability: { attacks: [hits(3)], costs: [hurts] } })
  expect(resolve(setUp).hp('Lumen')).toBe(8)
})

test('MC18-PA-34 an enemy that is defeated exactly counts, although another one takes excess damage', () => {
  const trigger = { on: 'afterAttacks', who: 'Lumen', and: 'exactlyDefeats', of: 'minion' } as const
  const abilities = [forced('Bullseye', trigger, { effects: [] })]
  const opened = (hitPoints: number) => {
    const pieces = [lumen(), rustling({ hitPoints }), spiker({ hitPoints: 1, retaliate: 0 })]
    const sweep = { ...hits(2), targets: 'each enemy' as const }
    return resolve(labelled(pieces, [sweep], { abilities }), deal, finish).opened
  }
  expect([opened(2), opened(1)]).toEqual([['Bullseye'], []])
})

test('MC18-PA-38 nobody plays a card at the boost card of a villainous ally: only an enemy’s attack has that window', () => {
  const setUp = basic([moth({ keywords: ['villainous'] }), rustling()])
  const card = report('boost#1', [{ kind: 'damage', to: piece('Rustling'), amount: 1 }])
  expect(attempt(setUp, target('Rustling'), card).refused).not.toBeNull()
  const story = resolve(setUp, target('Rustling'), { choice: 'flip', number: 1 }, deal, finish)
  expect(story.hp('Rustling')).toBe(1)
}, ['1.8'])

test('MC-PA-05 a hero that a card forbids to attack keeps that for the next attack, and nobody else gets it', () => {
  const setUp = labelled([lumen(), moth({ cannotAttack: true }), rustling()], [hits(1)])
  const { outcome } = resolve(setUp, target('Rustling'), deal, finish)
  const pieces = outcome?.table.pieces ?? []
  expect(pieces.map(one => [one.id, one.cannotAttack])).toEqual([
    ['Lumen', undefined],
    ['Moth', true],
    ['Rustling', undefined],
  ])
})

const stunsIt = { kind: 'status' as const, to: { the: 'target' as const }, status: 'stunned' as const }
const alsoStuns = (attacks: Parameters<typeof labelled>[1], pieces = [lumen(), grinder()]) =>
  basic(pieces, { targets: ['Grinder'], ability: { attacks, effects: [stunsIt] } })

test('MC-PA-07 what an ability does besides follows the damage of its last attack', () => {
  const once = resolve(alsoStuns([hits(6)]), deal, finish)
  expect(once.types.filter(type => /^(damage_dealt|status_given|attack_finished)$/.test(type))).toEqual([
    ...['damage_dealt', 'status_given', 'attack_finished'],
  ])
  const twice = resolve(alsoStuns([hits(1), hits(2)]), deal, target('Grinder'), deal, finish)
  expect(twice.told('status_given')).toMatchObject([{ piece: 'Grinder', status: 'stunned' }])
  expect(twice.hp('Grinder')).toBe(17)
})

test('MC-PA-05 an ability whose attack is stopped, or that a stunned hero loses, does nothing besides', () => {
  const stop = report('damage', [{ kind: 'endAttack' }])
  expect(resolve(alsoStuns([hits(6)]), stop, finish).told('status_given')).toEqual([])
  expect(resolve(alsoStuns([hits(6)], [lumen({ stunned: 1 }), grinder()])).told('status_given')).toEqual([])
})

test('MC-PA-07 what an ability does instead is asked for once its costs are paid, and stands in place of the rest', () => {
  const instead = { asks: 'paidWithPhysical' as const, attacks: [hits(8)], effects: [stunsIt] }
  const ability = {
    name: 'Mallet',
    attacks: [hits(5)],
    instead: { ...instead, keywords: ['overkill' as const] },
  }
  const setUp = basic([lumen(), rustling(), grinder()], { targets: ['Rustling'], ability })
  const asked = resolve(setUp)
  expect(asked.prompt?.windows).toMatchObject([
    { name: 'fact:paidWithPhysical', about: { asks: 'paidWithPhysical', card: 'Mallet' } },
  ])
  const yes = resolve(setUp, { choice: 'holds' }, deal, finish)
  expect([yes.hp('Rustling'), yes.hp('Grinder')]).toEqual([0, 16])
  const no = resolve(setUp, { choice: 'holdsNot' }, deal, finish)
  expect([no.hp('Rustling'), no.hp('Grinder')]).toEqual([0, 20])
  expect([yes, no].map(({ told }) => told('fact_said'))).toMatchObject([
    [{ holds: true }],
    [{ holds: false }],
  ])
  const tall = resolve(
    basic([lumen(), grinder()], { targets: ['Grinder'], ability }),
    { choice: 'holds' },
    deal,
    finish,
  )
  expect([tall.hp('Grinder'), tall.told('status_given').length]).toEqual([12, 1])
})
