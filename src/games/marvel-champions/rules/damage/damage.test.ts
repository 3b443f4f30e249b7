// Tests how damage runs: prevention for a character or the attack, tough, characters that left, unknown hit points.
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
  boost,
  deal,
  defend,
  expectBalance,
  expectEnd,
  finish,
  forced,
  nobody,
  order,
  piece,
  report,
  resolve,
  the,
  use,
} from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../../test/support/games/marvel-champions/player-attack.ts'

const hurts = (id: string, amount: number) => ({ kind: 'damage' as const, to: piece(id), amount })
const prevents = (amount: number, of?: string) => ({
  kind: 'prevent' as const,
  amount,
  ...(of !== undefined && { of: piece(of) }),
})

test('MC-EA-30 prevention for one character waits for damage to that character', () => {
  const card = report('initiation', [prevents(2, 'Lumen'), hurts('Sparrow', 1)])
  const story = resolve(attack([lumen(), sparrow(), grinder()]), card, nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 9, Sparrow: 2 } })
  expect(story.result.damage).toMatchObject({ value: 3, prevented: 2 })
})

test('MC-EA-30 what is left of it is not for the damage after that (AMB-39)', () => {
  const card = report('initiation', [prevents(5, 'Lumen'), hurts('Lumen', 1)])
  const story = resolve(attack([lumen(), grinder()]), card, nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 7 } })
})

test('MC-EA-30 prevention for the attack leaves the damage of a card alone', () => {
  const card = report('initiation', [prevents(2), hurts('Lumen', 1)])
  const story = resolve(attack([lumen(), grinder()]), card, nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 8 } })
  expect(story.told('damage_prevented')).toMatchObject([{ amount: 2, clause: 'MC-EA-30', ruling: 'AMB-39' }])
})

test('MC-EA-30 prevention worded "would take" comes after tough, for one character too (AMB-11)', () => {
  const taken = { ...prevents(1, 'Lumen'), taken: true as const }
  const story = resolve(
    attack([lumen({ tough: 1 }), grinder()]),
    report('initiation', [taken]),
    nobody,
    boost(0),
    deal,
    finish,
  )
  expect(story.result.damage).toMatchObject({ value: 3, tough: 3, prevented: 0 })
})

test('MC-EA-30 damage of a card to a character that leaves play meanwhile is lost, and none of the attack', () => {
  const goes = { kind: 'leaves' as const, who: piece('Sparrow'), how: 'returned' as const }
  const abilities = [forced('Swap', { on: 'wouldTake', who: 'Sparrow' }, { effects: [goes] })]
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities })
  const story = resolve(setUp, report('initiation', [hurts('Sparrow', 2)]), nobody, boost(0), deal, finish)
  expect(story.told('excess_lost')).toMatchObject([{ piece: 'Sparrow', amount: 2 }])
  expect(story.result.damage).toMatchObject({ value: 3, lost: 0 })
  expectEnd(story, { hp: { Sparrow: 3, Lumen: 7 } })
})

test('MC-PA-09 an enemy that leaves play when it "would take" the damage takes none of it', () => {
  const goes = { kind: 'leaves' as const, who: piece('Rustling'), how: 'discarded' as const }
  const abilities = [forced('Burrow', { on: 'wouldTake', who: 'Rustling' }, { effects: [goes] })]
  const setUp = player.basic([lumen(), rustling()], { abilities })
  const story = player.resolve(setUp, player.target('Rustling'), player.deal, player.finish)
  expect(story.result.damage).toMatchObject({ value: 2, lost: 2, placed: [] })
  expectBalance(story)
})

test('MC-EA-42 damage that an ability deals when the attack’s "would be taken" comes first, and for itself', () => {
  const abilities = [
    forced(
      'Recoil',
      { on: 'wouldTake', who: 'Lumen' },
      { uses: 1, effects: [hurts('Grinder', 1), hurts('Lumen', 1)] },
    ),
  ]
  const story = resolve(attack([lumen(), grinder()], { abilities }), nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 6, Grinder: 19 }, damage: { Lumen: 3 } })
  expect(order(story, 'damage_dealt', 'attack_undefended')).toEqual([
    'damage_dealt',
    'damage_dealt',
    'attack_undefended',
    'damage_dealt',
  ])
})

const { hitPoints: _, ...hero } = lumen()
const { hitPoints: __, ...ally } = sparrow()
const { hitPoints: ___, ...villain } = grinder()
const gone = (id: string) => ({ question: `survives:${id}`, choice: 'defeated' })

test('MC-EA-42 nobody is asked whether a character survives that took nothing', () => {
  const all = report('damage', [{ kind: 'prevent', amount: 'all' }])
  const asks = (...answers: Parameters<typeof resolve>[1][]) =>
    resolve(attack([hero, grinder()]), nobody, boost(0), ...answers).prompt?.windows.map(({ name }) => name)
  expect(asks(deal)).toEqual(['survives:Lumen', 'damageDealt', 'finish'])
  expect(asks(all, deal)).toEqual(['damageDealt', 'finish'])
})

test('MC-PA-04 whether a villain of unknown hit points survives is not asked: its next stage is', () => {
  const story = player.resolve(player.basic([lumen(), villain]), player.target('Grinder'), player.deal)
  expect(story.prompt?.windows.map(({ name }) => name)).toEqual(['damageDealt', 'finish'])
})

test('MC-EA-37 excess is told as unknown only where overkill would have taken it on', () => {
  const unknown = (...parts: Parameters<typeof resolve>) => resolve(...parts).told('excess_unknown').length
  const overkill = grinder({ keywords: ['overkill'] })
  const byAttack = [defend('Sparrow'), boost(0), deal, gone('Sparrow')]
  const byCard = [report('initiation', [hurts('Sparrow', 1)]), gone('Sparrow')]
  expect(unknown(attack([lumen(), ally, overkill]), ...byAttack)).toBe(1)
  expect(unknown(attack([lumen(), ally, grinder()]), ...byAttack)).toBe(0)
  expect(unknown(attack([lumen(), ally, overkill]), ...byCard)).toBe(0)
  expect(unknown(attack([hero, overkill]), nobody, boost(0), deal, gone('Lumen'))).toBe(0)
})

test('MC-EA-48 who is declared defeated was defeated by the attack, by overkill too, but not by a card', () => {
  const defeats = (of: 'you' | 'ally') =>
    forced(`defeats ${of}`, { on: 'afterAttacks', of, and: 'defeats' }, { effects: [] })
  const abilities = [defeats('you'), defeats('ally')]
  const strong = grinder({ atk: 6, keywords: ['overkill'] })
  const setUp = attack([hero, moth(), ally, strong], { abilities })
  const both = resolve(setUp, defend('Moth'), boost(0), deal, gone('Lumen'), use('defeats ally'), finish)
  expect(both.opened).toEqual(['defeats ally', 'defeats you'])
  const card = resolve(
    setUp,
    report('initiation', [hurts('Sparrow', 1)]),
    gone('Sparrow'),
    nobody,
    boost(0),
    deal,
    finish,
  )
  expect(card.opened).toEqual([])
})

test('MC-EA-39 an ally that is declared defeated has stopped defending before anything else happens', () => {
  const watches = forced(
    'Watch',
    { on: 'afterDefeated', who: 'Sparrow' },
    { effects: [{ kind: 'threat', amount: 1, if: { attack: 'undefended' } }] },
  )
  const setUp = attack([lumen(), ally, grinder()], { abilities: [watches] })
  const lost = boost(0, { kind: 'damage', to: the('defender'), amount: 1 })
  const story = resolve(setUp, defend('Sparrow'), lost, gone('Sparrow'), deal, finish)
  expectEnd(story, { threat: 1, undefended: true, hp: { Lumen: 7 } })
})

test('MC-EA-37 excess damage of a card is lost, although the attack has overkill', () => {
  const setUp = attack([lumen(), moth(), grinder({ keywords: ['overkill'] })])
  const story = resolve(setUp, nobody, boost(0, hurts('Moth', 5)), deal, finish)
  expectEnd(story, { hp: { Moth: 0, Lumen: 7 } })
  expect(story.told('overkill')).toEqual([])
})

test('MC-EA-37 overkill on a hero passes nothing on', () => {
  const setUp = attack([lumen({ hitPoints: 1 }), grinder({ keywords: ['overkill'] })])
  const story = resolve(setUp, nobody, boost(0), deal, finish)
  expect(story.told('excess_lost')).toMatchObject([{ amount: 2, clause: 'MC-EA-42', ruling: 'AMB-06' }])
  expectEnd(story, { hp: { Lumen: 0, Grinder: 20 } })
})

test('MC-PA-04 a minion called like the villain leaves no name for a villain that nobody has mentioned', () => {
  const setUp = player.labelled([lumen(), rustling({ id: 'villain' })], [player.hits(6)])
  const overkill = { ...setUp, ability: { attacks: [player.hits(6)], keywords: ['overkill' as const] } }
  const story = player.resolve(overkill, player.target('villain'), player.deal, player.finish)
  expect(story.told('excess_lost')).toMatchObject([{ amount: 2 }])
  expect(story.result.characters).toHaveLength(2)
})

test('MC-EA-34 piercing says nothing where there is no tough card', () => {
  const setUp = attack([lumen(), grinder({ keywords: ['piercing'] })])
  expect(resolve(setUp, nobody, boost(0), deal, finish).told('pierced')).toEqual([])
})

test('MC-PA-22 an enemy that leaves play before its turn to retaliate comes does not retaliate', () => {
  const goes = { kind: 'leaves' as const, who: piece('Thorn'), how: 'discarded' as const }
  const abilities = [forced('Shove', { on: 'wouldTake', who: 'Lumen' }, { uses: 1, effects: [goes] })]
  const both = { ...player.hits(1), targets: 'each minion' as const }
  const setUp = player.labelled([lumen(), player.spiker(), player.thorn()], [both], { abilities })
  const story = player.resolve(setUp, player.deal, use('Spiker'), player.finish)
  expect(story.told('retaliate').map(event => event.from)).toEqual(['Spiker'])
  expect(story.hp('Lumen')).toBe(9)
}, ['1.7', '1.6-de'])
