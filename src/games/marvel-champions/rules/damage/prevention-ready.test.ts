// Tests of preventions that are ready: which damage they are for, and whether they come in time to save a tough card.
import { expect } from 'vitest'
import {
  grinder,
  lumen,
  moth,
  rustling,
  sparrow,
} from '../../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
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
} from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../../test/support/games/marvel-champions/player-attack.ts'

const prevent = (amount: number | 'all', more: object = {}) => ({ kind: 'prevent' as const, amount, ...more })
const taken = { taken: true as const }
const hurts = (id: string, amount: number) => ({ kind: 'damage' as const, to: piece(id), amount })
const wail = (who: string) => forced(who, { on: 'wouldTake', who }, { effects: [] })
const indirect = report('initiation', [{ kind: 'indirect' }])
const share = (id: string, number: number) => ({ question: `share:${id}`, choice: 'takes', number })
const shield = (effect: ReturnType<typeof prevent>) =>
  may('Shield', 'Ana', { on: 'wouldTake', who: 'Lumen' }, { effects: [effect] })

test('MC-EA-30 an ability that prevents 2 of the attack’s damage when it would be taken prevents 2 of it', () => {
  const setUp = attack([lumen(), grinder()], { abilities: [shield(prevent(2))] })
  expectEnd(resolve(setUp, nobody, boost(0), deal, use('Shield'), finish), { hp: { Lumen: 9 } })
})

test('MC-EA-30 when the damage of a card would be taken, it can be prevented for its character', () => {
  const setUp = attack([lumen(), grinder()], { abilities: [shield(prevent(2, { of: piece('Lumen') }))] })
  const card = report('initiation', [hurts('Lumen', 2)])
  const pass = use('pass', 'wouldTake#2:Ana')
  expectEnd(resolve(setUp, card, use('Shield'), nobody, boost(0), deal, pass, finish), { hp: { Lumen: 7 } })
})

test('MC18-EA-76 of divided damage nobody looks at the share that is prevented, and at the other one all the same', () => {
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities: [wail('Lumen'), wail('Sparrow')] })
  const card = report('initiation', [prevent('all', { of: piece('Sparrow'), ...taken })])
  const story = resolve(setUp, indirect, card, nobody, boost(0), deal, share('Lumen', 2), finish)
  expect(story.opened).toEqual(['Lumen'])
  expectEnd(story, { hp: { Lumen: 8, Sparrow: 3 } })
})

test('MC17-C-10 in German 1.6 the damage that overkill passes on is covered by a prevention of all damage', () => {
  const setUp = attack([lumen(), moth(), grinder({ keywords: ['overkill'] })], { abilities: [wail('Lumen')] })
  const all = report('initiation', [prevent('all', taken)])
  const story = resolve(setUp, all, defend('Moth'), boost(2), deal, finish)
  expect(story.told('overkill')).toHaveLength(1)
  expect(story.opened).toEqual([])
  expectEnd(story, { hp: { Lumen: 10, Moth: 2 } })
}, ['1.6-de'])

test('MC-DF-21 while nobody knows the ATK, a prevention is on offer', () => {
  const { atk: _, ...unknown } = grinder()
  const effects = [prevent(1)]
  const abilities = [may('Shield', 'Ana', { on: 'wouldDeal', who: 'Lumen' }, { effects })]
  const story = resolve(attack([lumen(), unknown], { abilities }), nobody, boost(0))
  expect(story.offered('dealDamage:Ana')).toEqual(['Shield', 'pass'])
}, ['1.7', '1.6-de'])

test('MC18-EA-76 what is prevented for one character leaves divided damage to prevent', () => {
  const setUp = attack([lumen(), sparrow(), grinder()])
  const own = report('initiation', [prevent(3, { of: piece('Lumen') })])
  const story = attempt(setUp, indirect, own, nobody, boost(0), report('damage', [prevent(1)]))
  expect(story.refused).toBeNull()
})

test('MC-DF-21 an ability that prevents damage as the attack begins looks at what the boost card may add', () => {
  const abilities = [may('Brace', 'Ana', { on: 'attacks', of: 'you' }, { effects: [prevent(2)] })]
  const setUp = attack([lumen(), grinder({ atk: 0 })], { abilities })
  const story = resolve(setUp, use('Brace'), nobody, boost(3), deal, finish)
  expectEnd(story, { hp: { Lumen: 9 } })
})

test('MC-DF-21 a prevention for the defender prevents nothing of an undefended attack', () => {
  const abilities = [
    may('Parry', 'Ana', { on: 'wouldDeal', of: 'you' }, { effects: [prevent(1, { of: the('defender') })] }),
  ]
  const setUp = attack([lumen(), grinder()], { abilities })
  const story = resolve(setUp, nobody, boost(0), use('Parry'), deal, finish)
  expect(story.told('effect_fizzled')).toMatchObject([{ effect: 'prevent', code: 'noSuchPiece' }])
  expectEnd(story, { hp: { Lumen: 7 } })
})

test('MC-DF-21 with all damage prevented after tough, only what comes before tough still saves the tough card', () => {
  const known = (more: object) =>
    may('Shield', 'Ana', { on: 'wouldDeal', who: 'Lumen' }, { effects: [prevent(3, more)] })
  const all = report('initiation', [prevent('all', taken)])
  const offered = (more: object) => {
    const setUp = attack([lumen({ tough: 1 }), grinder()], { abilities: [known(more)] })
    return resolve(setUp, all, nobody, boost(0)).offered('dealDamage:Ana')
  }
  expect([offered({}), offered(taken)]).toEqual([['Shield', 'pass'], []])
})

test('MC-EA-54 an attack that has ended when its damage would be taken leaves no damage that is coming', () => {
  const stops = forced('Stop', { on: 'wouldTake', who: 'Lumen' }, { effects: [{ kind: 'endAttack' }] })
  const coming = { damage: 'coming' as const, to: piece('Lumen'), atLeast: 1 }
  const late = forced('Late', { on: 'afterDefends', who: 'Lumen' }, { effects: [], if: coming })
  const setUp = attack([lumen(), grinder()], { abilities: [stops, late] })
  expect(resolve(setUp, defend('Lumen'), boost(2), deal, finish).opened).toEqual(['Stop'])
})

test('MC-DF-16 the damage that a hero takes for an ally when it would be taken is no longer coming to the ally', () => {
  const coming = { damage: 'coming' as const, to: piece('Moth'), atLeast: 1 }
  const abilities = [
    may('Intercept', 'Ana', { on: 'wouldTake', who: 'Moth' }, { label: 'defense', effects: [] }),
    forced('Late', { on: 'afterAttacks', who: 'Grinder' }, { effects: [], if: coming }),
  ]
  const target = { player: 'Ana', character: 'Moth' }
  const setUp = attack([lumen(), moth(), grinder()], { abilities, target })
  const story = resolve(setUp, nobody, boost(0), deal, use('Intercept'), finish)
  expect(story.opened).toEqual(['Intercept'])
  expectEnd(story, { hp: { Lumen: 7, Moth: 2 }, defense: 'ability' })
})

test('MC-PA-10 where a sentence deals no damage, there is nothing to prevent', () => {
  const stuns = {
    targets: 2,
    sentences: true as const,
    alsoDoes: true as const,
    instances: [{ amount: 3, to: 1 }],
  }
  const setUp = player.labelled([lumen(), rustling(), grinder()], [stuns])
  const first = [player.target('Rustling'), player.deal]
  const second = [...first, player.target('Grinder', 'target:2')]
  const card = { question: 'damage:2', card: { owner: 'Ana', effects: [prevent(1)] } }
  expect(player.attempt(setUp, ...second, card).refused).toMatchObject({ code: 'nothingToPrevent' })
})
