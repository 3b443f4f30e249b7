// Tests of the targets of player attacks, attack by attack, and of attacks that stop or lose their target.
import { expect } from 'vitest'
import { grinder, lumen, overseer, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  expectBalance,
  piece,
  report,
  the,
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
} from '../../../../test/support/games/marvel-champions/player-attack.ts'

const two = { ...hits(1), targets: 2 }
const none = { choice: 'none' }

test('MC-PA-18 several enemies are chosen one after another, each only once, and fewer if there is no more wanted', () => {
  const setUp = labelled([lumen(), rustling(), spiker(), grinder()], [two])
  expect(resolve(setUp).offered('target')).toEqual(['Rustling', 'Spiker', 'Grinder'])
  expect(resolve(setUp, target('Spiker')).offered('target:2')).toEqual(['Rustling', 'Grinder', 'none'])
  expect(attempt(setUp, target('Spiker'), target('Spiker')).refused).toMatchObject({
    code: 'alreadyChosen',
    clause: 'MC-PA-18',
  })
  const story = resolve(setUp, target('Spiker'), none, deal, finish)
  expect(story.result).toMatchObject({ attacked: ['Spiker'], attacksMade: 1 })
})

test('MC-PA-05 a labelled attack without any enemy is not made', () => {
  const setUp = labelled([lumen()], [hits(1)])
  expect(resolve(setUp).offered('target')).toEqual(['none'])
  const story = resolve(setUp, none, finish)
  expect(story.result).toMatchObject({ attacked: [], attacksMade: 0, stopped: true })
  expect(story.told('attack_ended_early')).toMatchObject([{ why: 'no target', clause: 'MC-PA-05' }])
})

test('MC-PA-18 "each minion" leaves the villain out', () => {
  const setUp = labelled(
    [lumen(), rustling(), overseer(), grinder()],
    [{ ...hits(2), targets: 'each minion' }],
  )
  const story = resolve(setUp, deal, finish)
  expect(['Rustling', 'Overseer', 'Grinder'].map(story.hp)).toEqual([2, 4, 20])
})

test('MC-PA-05 an attack on two enemies goes on against the one that is left (AMB-41)', () => {
  const setUp = labelled([lumen(), rustling(), grinder()], [two])
  const gone = report('damage', [{ kind: 'leaves', who: piece('Rustling'), how: 'discarded' }])
  const story = resolve(setUp, target('Rustling'), target('Grinder'), gone, deal, finish)
  expect([story.hp('Grinder'), story.result.stopped]).toEqual([19, false])
  expectBalance(story)
})

test('MC-PA-05 an attack stops if the attacker leaves play before the damage (AMB-41)', () => {
  const gone = report('damage', [{ kind: 'leaves', who: the('attacker'), how: 'returned' }])
  const story = resolve(basic([lumen(), grinder()]), target('Grinder'), gone, finish)
  expect(story.told('attack_ended_early')).toMatchObject([{ why: 'attacker gone', clause: 'MC-PA-05' }])
  expect([story.hp('Grinder'), story.result.stopped]).toEqual([20, true])
})

test('MC-PA-13 how many attacks are lost is told, whichever attack was the last one (AMB-34)', () => {
  const setUp = labelled([lumen({ hitPoints: 3 }), thorn({ hitPoints: 9 })], [hits(1), hits(1), hits(1)])
  const again = target('Thorn', 'target#2')
  const story = resolve(setUp, target('Thorn'), deal, again, deal, finish)
  expect([story.hp('Lumen'), story.hp('Thorn')]).toEqual([0, 7])
  expect(story.told('attacks_lost')).toMatchObject([{ left: 1 }])
})

const stuns = report('damageDealt', [{ kind: 'status', to: piece('Lumen'), status: 'stunned' }])

test('MC-PA-06 an attacker stunned after its first attack loses the second one alone (AMB-30)', () => {
  const setUp = labelled([lumen(), grinder()], [hits(1), hits(2), hits(4)])
  const third = target('Grinder', 'target#3')
  const story = resolve(setUp, target('Grinder'), deal, stuns, third, deal, finish)
  expect([story.hp('Grinder'), story.result.attacksMade, story.result.replaced]).toEqual([15, 2, false])
})

test('MC-PA-06 if stunned replaces the last attack, there is still an end to agree on', () => {
  const setUp = labelled([lumen(), grinder()], [hits(1), hits(2)])
  const story = resolve(setUp, target('Grinder'), deal, stuns)
  expect(story.prompt?.windows.at(-1)?.name).toBe('finish')
})

test('MC-PA-20 keywords of the attacker count in every attack, also after the one that stunned replaced', () => {
  const archer = lumen({ stunned: 1, keywords: ['ranged'] })
  const setUp = labelled([archer, thorn()], [hits(1), hits(1)])
  const story = resolve(setUp, target('Thorn', 'target#2'), deal, finish)
  expect([story.hp('Thorn'), story.hp('Lumen')]).toEqual([4, 10])
})

test('MC-PA-19 a ranged attack is retaliated by none of its targets, so nobody is asked for their order', () => {
  const setUp = labelled([lumen({ keywords: ['ranged'] }), spiker(), thorn()], [two])
  const story = resolve(setUp, target('Spiker'), target('Thorn'), deal, finish)
  expect(story.told('retaliate_ignored').map(event => event.from)).toEqual(['Spiker', 'Thorn'])
  expect(story.hp('Lumen')).toBe(10)
})

test('MC-PA-22 an enemy that has left play after the damage does not retaliate', () => {
  const gone = report('damageDealt', [{ kind: 'leaves', who: piece('Thorn'), how: 'returned' }])
  const story = resolve(basic([lumen(), thorn()]), target('Thorn'), deal, gone, finish)
  expect([story.hp('Lumen'), story.told('retaliate_shut')]).toMatchObject([10, [{ piece: 'Thorn' }]])
})

test('MC-PA-17 each enemy that cannot be attacked is barred for its own reason', () => {
  const hidden = [grinder({ cannotBeAttacked: ['Ana'] }), overseer({ cannotBeAttacked: true })]
  const setUp = labelled([lumen(), rustling(), ...hidden], [hits(4), hits(1)])
  const question = resolve(setUp, target('Rustling'), deal).prompt?.windows.at(-1)
  expect(question?.choices.map(one => one.name)).toEqual(['none'])
  expect(question?.barred).toEqual([
    { name: 'Lumen', code: 'notAnEnemy', clause: 'MC-PA-17' },
    { name: 'Rustling', code: 'notInPlay', clause: 'MC-PA-17' },
    { name: 'Grinder', code: 'cannotBeAttacked', clause: 'MC-PA-17' },
    { name: 'Overseer', code: 'cannotBeAttacked', clause: 'MC-PA-17' },
  ])
  const other = basic([lumen(), grinder({ cannotBeAttacked: ['Bo'] })])
  expect(resolve(other).offered('target')).toEqual(['Grinder'])
})

test('MC-PA-17 only a guard that is in play and engaged with the player protects the villain', () => {
  const offered = (more: object, ...answers: Parameters<typeof resolve>[1][]) =>
    resolve(
      labelled([lumen(), grinder(), rustling({ engagedWith: 'Ana', ...more })], [hits(4), hits(1)]),
      ...answers,
    )
  expect(offered({}).offered('target')).toEqual(['Grinder', 'Rustling'])
  expect(offered({ keywords: ['guard'] }).offered('target')).toEqual(['Rustling'])
  const slain = offered({ keywords: ['guard'] }, target('Rustling'), deal)
  expect(slain.offered('target#2')).toEqual(['Grinder'])
  const itself = basic([
    lumen(),
    grinder({ keywords: ['guard'] }),
    rustling({ engagedWith: 'Ana', keywords: ['guard'] }),
  ])
  expect(resolve(itself).offered('target')).toEqual(['Grinder', 'Rustling'])
})

test('MC-PA-12 "the same enemies" are those of the attack before that are still in play', () => {
  const pieces = [lumen(), rustling(), grinder()]
  const setUp = labelled(pieces, [
    { ...hits(4), targets: 'each enemy' },
    { ...hits(1), targets: 'same' },
  ])
  const story = resolve(setUp, deal, deal, finish)
  expect(story.told('attack_initiated').map(event => event.targets)).toEqual([
    ['Rustling', 'Grinder'],
    ['Grinder'],
  ])
  expect(story.result).toMatchObject({ attacked: ['Rustling', 'Grinder'], attacksMade: 2 })
  expect(story.hp('Grinder')).toBe(15)
})

test('MC-PA-12 what could have been prevented of one attack is forgotten before the next', () => {
  const prevents = report('damage', [{ kind: 'prevent', amount: 9 }])
  const play = (...answers: Parameters<typeof resolve>[1][]) =>
    resolve(labelled([lumen(), grinder()], [hits(1), hits(1)]), target('Grinder'), ...answers).position
  expect(play(prevents)?.memory.state.activation.preventions).toEqual([{ of: null, taken: false, left: 9 }])
  expect(play(prevents, deal, target('Grinder', 'target#2'))?.memory.state.activation.preventions).toEqual([])
})

test('MC-PA-05 a hero or ally that a card forbids to attack makes no basic attack, and no (attack) ability', () => {
  const pieces = [lumen({ cannotAttack: true }), grinder()]
  const forbidden = { code: 'forbiddenToAttack', clause: 'MC-PA-05', details: { piece: 'Lumen' } }
  expect(attempt(basic(pieces)).refused).toMatchObject(forbidden)
  expect(attempt(labelled(pieces, [hits(2)])).refused).toMatchObject(forbidden)
})
