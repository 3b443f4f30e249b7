// Tests of an enemy's scheme: its boost cards, its threat, and what replaces or ends it.
import { expect } from 'vitest'
import { lumen, nora } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  boost,
  finish,
  forced,
  may,
  report,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  attemptScheme,
  MAIN,
  place,
  scheme,
  schemed,
  threatOn,
} from '../../../../test/support/games/marvel-champions/enemy-scheme.ts'
import type { Answer } from '../../../engine/types.ts'
import type { CharacterGiven } from '../vocabulary/characters.ts'

const villain = (more: Partial<CharacterGiven> = {}): CharacterGiven => ({
  ...{ id: 'Grinder', kind: 'villain', atk: 3, hitPoints: 20, sch: 1 },
  ...more,
})
const minion = (more: Partial<CharacterGiven> = {}): CharacterGiven => ({
  ...{ id: 'Rustling', kind: 'minion', atk: 2, hitPoints: 4, sch: 1, engagedWith: 'Ana' },
  ...more,
})
const overseer = (more: Partial<CharacterGiven> = {}) =>
  minion({ id: 'Overseer', hitPoints: 6, sch: 2, keywords: ['villainous'], ...more })
const star = (...effects: Parameters<typeof boost>[1][]): Answer => ({
  ...{ choice: 'flipStar', number: 0 },
  card: { effects },
})
const currentSch = { kind: 'threat', amount: { count: 'SCH of', of: { the: 'attacker' } } } as const

test('MC-SCHEMEENEMY-01 a minion that schemes has activated, and its threat is on the main scheme', () => {
  const watcher = may('Watcher', 'Ana', { on: 'afterActivates' })
  const story = schemed(scheme([nora(), minion()], { abilities: [watcher] }), place)
  expect(story.offered('optional:Ana')).toContain('Watcher')
  const end = schemed(scheme([nora(), minion()]), place, finish)
  expect(threatOn(end)).toEqual({ Main: 4 })
  expect(end.outcome?.table.activated).toEqual([{ enemy: 'Rustling', player: 'Ana' }])
})

test('MC-SCHEMEENEMY-06 a scheme is no attack: nobody defends, and what waits for an attack stays shut', () => {
  const waits = forced('Waits', { on: 'afterAttacks' })
  const ally: CharacterGiven = { id: 'Sparrow', kind: 'ally', player: 'Ana', atk: 1, hitPoints: 3 }
  const setUp = scheme([nora(), ally, villain()], { abilities: [waits] })
  const refused = attemptScheme(setUp, { question: 'defend', choice: 'Sparrow' })
  expect(refused.refused).not.toBeNull()
  const story = schemed(setUp, boost(1), place, finish)
  expect([threatOn(story), story.opened]).toEqual([{ Main: 5 }, []])
  expect(story.outcome?.summary.characters).toContainEqual(
    expect.objectContaining({ piece: 'Sparrow', ready: true }),
  )
})

test('MC-SCHEMEENEMY-02 a villain gets one boost card, a villainous minion too, any other minion none', () => {
  expect(threatOn(schemed(scheme([nora(), villain()]), boost(3), place, finish))).toEqual({ Main: 7 })
  expect(threatOn(schemed(scheme([nora(), overseer()]), boost(2), place, finish))).toEqual({ Main: 7 })
  const none = schemed(scheme([nora(), minion()]), place, finish)
  expect([threatOn(none), none.told('step_skipped')[0]]).toMatchObject([
    { Main: 4 },
    { clause: 'MC-SCHEMEENEMY-02', skipped: 'giveBoostCard' },
  ])
})

test('MC-SCHEMEENEMY-03 boost cards are turned one by one in the order they were dealt, and each icon is 1 SCH', () => {
  const story = schemed(
    scheme([nora(), villain()], { boostCards: 1 }),
    boost(1),
    boost(1, currentSch),
    place,
    finish,
  )
  expect(story.told('sch_changed')).toMatchObject([
    { from: 1, to: 2 },
    { from: 2, to: 3 },
  ])
  expect(threatOn(story)).toEqual({ Main: 8 })
})

test('MC18-SC-08 the Boost ability resolves before the icons of its card count', () => {
  const story = schemed(scheme([nora(), villain()]), boost(2, currentSch), place, finish)
  expect(threatOn(story)).toEqual({ Main: 7 })
  expect(story.told('boost_discarded')).toHaveLength(1)
})

test('MC18-SC-12 a boost card that a boost card gives is turned too', () => {
  const story = schemed(scheme([nora(), villain()]), star({ kind: 'boostCard' }), boost(2), place, finish)
  expect(threatOn(story)).toEqual({ Main: 6 })
})

test('MC-SCHEMEENEMY-04 the modified SCH goes on the main scheme, whatever side schemes are in play', () => {
  const side = { id: 'Side', kind: 'side', threat: 2 } as const
  const story = schemed(scheme([nora(), villain()], { schemes: [MAIN, side] }), boost(2), place, finish)
  expect(threatOn(story)).toEqual({ Main: 6, Side: 2 })
  const named = schemed(
    scheme([nora(), villain()], { schemes: [MAIN, side], scheme: 'Side' }),
    boost(2),
    place,
    finish,
  )
  expect(threatOn(named)).toEqual({ Main: 3, Side: 5 })
  expect(attemptScheme(scheme([nora(), villain()], { scheme: 'Nowhere' })).refused?.code).toBe('noSuchScheme')
})

test('MC-SCHEMEENEMY-04 of several main schemes the players say which, and an unknown SCH is asked for', () => {
  const setUp = scheme([nora(), villain({ sch: undefined })], {
    schemes: [MAIN, { id: 'Other', kind: 'main', threat: 0 }],
  })
  const asked = schemed(setUp, boost(1))
  expect(asked.offered('scheme')).toEqual(['Main', 'Other'])
  const story = schemed(
    setUp,
    boost(1),
    { question: 'scheme', choice: 'Other' },
    { question: 'sch', choice: 'sch', number: 2 },
    place,
    finish,
  )
  expect(threatOn(story)).toEqual({ Main: 3, Other: 3 })
})

test('MC-SCHEMEENEMY-05 confused replaces the scheme; steady needs two cards, stalwart has none', () => {
  const replaced = schemed(scheme([nora(), villain({ confused: 1 })]))
  expect(replaced.isOver).toBe(true)
  expect([threatOn(replaced), replaced.outcome?.summary]).toMatchObject([
    { Main: 3 },
    { replaced: true, placed: 0, boostCardsLeft: 0 },
  ])
  expect(replaced.outcome?.table.pieces.at(-1)).toMatchObject({ confused: 0 })
  const steady = (confused: number) => scheme([nora(), villain({ keywords: ['steady'], confused })])
  expect(threatOn(schemed(steady(1), boost(0), place, finish))).toEqual({ Main: 4 })
  expect(schemed(steady(2)).outcome?.summary).toMatchObject({ replaced: true })
  const stalwart = scheme([nora(), villain({ keywords: ['stalwart'], confused: 1 })])
  expect(threatOn(schemed(stalwart, boost(0), place, finish))).toEqual({ Main: 4 })
})

test('MC-SCHEMEENEMY-05 both confused cards of a steady enemy go, and stunned does not matter', () => {
  const steady = schemed(scheme([nora(), villain({ keywords: ['steady'], confused: 2 })]))
  expect(steady.outcome?.table.pieces.at(-1)).toMatchObject({ confused: 0 })
  const stunned = schemed(scheme([nora(), villain({ stunned: 1 })]), boost(0), place, finish)
  expect(stunned.outcome?.table.pieces.at(-1)).toMatchObject({ stunned: 1 })
})

test('MC-MAINSCHEME-02 a main scheme with its target threat advances, and its acceleration tokens stay', () => {
  const main = { ...MAIN, threat: 10, acceleration: 1, tokens: 2 }
  const story = schemed(scheme([nora(), villain()], { schemes: [main] }), boost(3), place, finish)
  expect(story.told('scheme_completed')).toMatchObject([{ scheme: 'Main', lost: 2 }])
  expect(story.outcome?.table.schemes).toEqual([{ id: 'Main', kind: 'main', tokens: 2, completed: true }])
})

test('MC-MAINSCHEME-03 threat beyond the target is lost, and short of it nothing is', () => {
  const main = (threat: number) => scheme([nora(), villain()], { schemes: [{ ...MAIN, threat }] })
  expect(schemed(main(11), boost(0), place, finish).told('scheme_completed')).toMatchObject([{ lost: 0 }])
  expect(schemed(main(10), boost(0), place, finish).told('scheme_completed')).toEqual([])
})

test('MC18-SC-17 a minion that leaves play while it schemes places nothing, and its card is discarded', () => {
  const setUp = scheme([nora(), overseer({ damage: 5 })])
  const tripwire = report('flipped', [{ kind: 'damage', to: { piece: 'Overseer' }, amount: 1 }], {
    owner: 'Ana',
  })
  const story = schemed(setUp, boost(2), tripwire, finish)
  expect([threatOn(story), story.outcome?.summary]).toMatchObject([
    { Main: 3 },
    { endedEarly: 'schemer gone', placed: 0 },
  ])
  expect(story.types).toContain('boost_discarded')
})

test('MC18-SC-20 a next stage of the same title schemes on with its own SCH and the icons so far', () => {
  const setUp = scheme([nora(), villain({ hitPoints: 14, damage: 12 })])
  const falls = report('flipped', [{ kind: 'damage', to: { piece: 'Grinder' }, amount: 2 }], { owner: 'Ana' })
  const goesOn = schemed(setUp, boost(2), falls, { choice: 'sameTitle', number: 2 }, place, finish)
  expect(threatOn(goesOn)).toEqual({ Main: 7 })
  const ends = schemed(setUp, boost(2), falls, use('otherTitle'), finish)
  expect([threatOn(ends), ends.outcome?.summary.endedEarly]).toEqual([{ Main: 3 }, 'schemer gone'])
})

test('MC18-SC-19 prevented threat is taken off before it is placed', () => {
  const alibi = may(
    'Alibi',
    'Ana',
    { on: 'wouldPlaceThreat' },
    { effects: [{ kind: 'prevent', amount: 2 }], uses: 1 },
  )
  const story = schemed(
    scheme([nora(), villain()], { abilities: [alibi] }),
    boost(2),
    use('Alibi'),
    place,
    finish,
  )
  expect([threatOn(story), story.outcome?.summary]).toMatchObject([{ Main: 4 }, { placed: 1, prevented: 2 }])
  const all = report('threat', [{ kind: 'prevent', amount: 'all' }], { owner: 'Ana' })
  expect(threatOn(schemed(scheme([nora(), villain()]), boost(2), all, place, finish))).toEqual({ Main: 3 })
})

test('MC-DASH-03 a dash as SCH is a 0 that boost icons do not raise; a printed 0 they do', () => {
  const dash = schemed(scheme([nora(), overseer({ sch: '-' })]), boost(2), place, finish)
  expect(threatOn(dash)).toEqual({ Main: 3 })
  const zero = schemed(scheme([nora(), villain({ sch: 0 })]), boost(2), place, finish)
  expect(threatOn(zero)).toEqual({ Main: 5 })
})

test('MC-SCHEMEENEMY-03 amplify icons that the table knows count for each boost card', () => {
  const main = { ...MAIN, amplify: 1 }
  const setUp = scheme([nora(), villain()], { schemes: [main], boostCards: 1 })
  expect(threatOn(schemed(setUp, boost(2), boost(1), place, finish))).toEqual({ Main: 9 })
}, ['1.8', '1.7'])

test('MC-SCHEMEENEMY-06 nothing that changes an attack can be reported, and a hero may be schemed against by a card', () => {
  const setUp = scheme([lumen(), villain()])
  for (const effect of [
    { kind: 'atk', amount: 1 },
    { kind: 'target', to: { piece: 'Lumen' } },
    { kind: 'increase', amount: 1 },
  ])
    expect(
      attemptScheme(setUp, { question: 'initiation', card: { effects: [effect] } }).refused,
    ).not.toBeNull()
  expect(threatOn(schemed(setUp, boost(0), place, finish))).toEqual({ Main: 4 })
})

test('MC-SCHEMEENEMY-04 without a scheme that the table knows, the threat is told alone', () => {
  const story = schemed(scheme([nora(), villain()], { schemes: undefined }), boost(1), place, finish)
  expect(story.outcome?.summary).toMatchObject({ placed: 2, scheme: null })
  expect(story.told('threat_placed')).toMatchObject([{ amount: 2 }])
})

test('MC-SCHEMEENEMY-04 a card that ends the scheme leaves it without threat, and no attack is told', () => {
  const ends = report('flipped', [{ kind: 'endAttack' }], { owner: 'Ana', name: 'Cut Short' })
  const story = schemed(scheme([nora(), villain()]), boost(2), ends, finish)
  expect([threatOn(story), story.outcome?.summary.endedEarly]).toEqual([{ Main: 3 }, 'effect'])
  expect(story.types).toContain('scheme_ended_early')
  expect(story.types).not.toContain('attack_ended_early')
})
