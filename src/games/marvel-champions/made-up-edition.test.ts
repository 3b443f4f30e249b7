// Tests that a made-up edition is played as its data say, in both attacks.
import { expect, test } from 'vitest'
import { everyPlay } from '../../../test/support/games/flow-properties.ts'
import { grinder, lumen, moth, rustling } from '../../../test/support/games/marvel-champions/cast.ts'
import * as words from '../../../test/support/games/marvel-champions/enemy-attack.ts'
import { enemyFlow, playerFlow } from '../../../test/support/games/marvel-champions/made-up-edition.ts'
import { basic, labelled } from '../../../test/support/games/marvel-champions/player-attack.ts'
import {
  balances,
  effect,
  enemySetUp,
  reporting,
} from '../../../test/support/games/marvel-champions/random-tables.ts'
import { compareEditions } from '../../engine/compare.ts'
import { play } from '../../engine/play.ts'
import { chart, editionNamed } from '../../engine/rows.ts'
import type { Answer } from '../../engine/types.ts'
import { MARVEL_CLAUSES } from './clauses.ts'
import type { EnemyOutcome } from './outcomes.ts'

const { attack, boost, deal, defend, finish, forced, may, nobody, piece, report, use } = words

const told = (setUp: object, ...answers: Answer[]) =>
  words.storyOf(play(enemyFlow, { ...setUp, edition: 'made-up' }, answers))
/** Plays the same answers by the German rules 1.6. */
const by16 = (setUp: object, ...answers: Answer[]) =>
  words.storyOf(play(enemyFlow, { ...setUp, edition: '1.6-de' }, answers))
/** Plays the same answers by the rules 1.7. */
const by17 = (setUp: object, ...answers: Answer[]) =>
  words.storyOf(play(enemyFlow, { ...setUp, edition: '1.7' }, answers))

test('its steps come in its own order, under its own numbers and clauses', () => {
  const story = told(attack([lumen(), grinder()]), defend('Lumen'), boost(1), deal, finish)
  expect(story.refused).toBeNull()
  const numbered = story
    .told('step_entered')
    .flatMap(({ number, step }) => (number ? `${number} ${step}` : []))
  expect(numbered).toEqual([
    'A defend',
    'B giveBoostCard',
    '3a flipBoostCard',
    '3b boostAbility',
    '3c boostIcons',
    '3d discardBoostCard',
    '3e nextBoostCard',
    '9-9 dealDamage',
    '10 forced',
    '5c optional',
  ])
  expect(story.told('step_entered').find(({ step }) => step === 'dealDamage')?.clause).toBe('MC-EA-42')
  expect(story.told('boost_discarded')).toMatchObject([{ clause: 'MC-EA-29' }])
  expect([story.hp('Lumen'), story.outcome?.summary.edition]).toEqual([8, 'made-up'])
})

test('without a boost card its step leads on to the damage', () => {
  const story = told(attack([lumen(), rustling()]), nobody, deal, finish)
  expect([story.refused, story.hp('Lumen')]).toEqual([null, 8])
})

test('tough stops damage before it could be prevented', () => {
  const setUp = attack([lumen({ tough: 1 }), rustling()])
  const prevents = report('initiation', [{ kind: 'prevent', amount: 9, of: piece('Lumen') }])
  const kept = (story: words.Story<EnemyOutcome>) =>
    [story.told('damage_prevented'), story.told('status_discarded')].map(events => events.length)
  expect(kept(told(setUp, prevents, nobody, deal, finish))).toEqual([0, 1])
  expect(kept(by17(setUp, prevents, nobody, deal, finish))).toEqual([1, 0])
})

test('a character is defeated before its excess goes on', () => {
  const setUp = attack([lumen(), moth(), grinder({ keywords: ['overkill'] })])
  const answers = [defend('Moth'), boost(2), deal, finish]
  const comes = (story: words.Story<EnemyOutcome>) => words.order(story, 'overkill', 'character_defeated')
  expect(comes(told(setUp, ...answers))).toEqual(['character_defeated', 'overkill'])
  expect(comes(by17(setUp, ...answers))).toEqual(['overkill', 'character_defeated'])
})

test('piercing leaves tough cards where DEF leaves no damage', () => {
  const setUp = attack([lumen({ tough: 1 }), rustling({ keywords: ['piercing'] })])
  const pierced = (story: words.Story<EnemyOutcome>) => story.told('pierced').length
  expect(pierced(told(setUp, defend('Lumen'), deal, finish))).toBe(0)
  expect(pierced(by16(setUp, defend('Lumen'), deal, finish))).toBe(1)
})

const chill = forced('Chill', { on: 'afterAttacks' }, { effects: [{ kind: 'threat', amount: 1 }] })
const retaliates = (abilities: (typeof chill)[] = [chill]) =>
  attack([lumen({ retaliate: 1 }), rustling()], { abilities })

test('retaliate is one of the forced abilities, and the first player says which comes first', () => {
  expect(told(retaliates(), nobody, deal).offered('order:forced')).toEqual(['Chill', 'retaliate:Lumen'])
  for (const first of ['Chill', 'retaliate:Lumen']) {
    const story = told(retaliates(), nobody, deal, use(first), finish)
    expect([story.refused, story.hp('Rustling')]).toEqual([null, 3])
    expect(story.told('retaliate')).toMatchObject([{ from: 'Lumen', clause: 'MC-EA-45', step: 'forced' }])
    expect(words.order(story, 'retaliate', 'threat_placed')[0]).toBe(
      first === 'Chill' ? 'threat_placed' : 'retaliate',
    )
  }
})

test('an ability may be called like a retaliate only where retaliate is no ability', () => {
  const named = retaliates([{ ...chill, id: 'retaliate:Lumen' }])
  expect(told(named).refused?.code).toBe('nameReserved')
  expect(by17(named).refused).toBeNull()
})

test('an attack that ended early opens what the edition says', () => {
  const ends = report('initiation', [{ kind: 'endAttack' }])
  expect(told(retaliates(), ends, finish).opened).toEqual(['Chill'])
  expect(by17(retaliates(), ends, finish).opened).toEqual([])
})

/** The results of the other editions. */
function compared(setUp: { edition: string }, { accepted, outcome }: words.Story<EnemyOutcome>) {
  if (!outcome) throw new Error('the attack is not over')
  return compareEditions(enemyFlow, setUp, accepted, outcome)
}

test('it is compared with the others, and the others with it', () => {
  const setUp = { ...attack([lumen({ tough: 1 }), rustling({ keywords: ['piercing'] })]), edition: '1.6-de' }
  const answers = [defend('Lumen'), deal, finish]
  const differs = { edition: 'made-up', result: 'differs', differences: [{ field: 'characters' }] }
  expect(compared(setUp, by16(setUp, ...answers)).at(-1)).toMatchObject(differs)
  const whole = told(setUp, ...answers)
  const results = whole.outcome?.editions.map(({ edition, result }) => `${edition} ${result}`)
  expect(results).toEqual(expect.arrayContaining(['1.8 same', '1.7 same', '1.6-de differs']))
  const passes = { question: 'damageDealt', choice: 'pass' }
  const ordered = by17(retaliates(), nobody, deal, passes, finish)
  // The order of retaliate there makes no difference: the comparison has tried both orders.
  expect(compared({ ...retaliates(), edition: '1.7' }, ordered).at(-1)).toMatchObject({
    edition: 'made-up',
    result: 'same',
  })
})

test('its chart has its own steps, and the real editions keep theirs', () => {
  const lines = (id: string) => chart(enemyFlow, editionNamed(enemyFlow, id)).split('\n')
  expect(lines('made-up')).toContain('  defend["A Step forward<br/>defend · MC-EA-19"]')
  expect(lines('made-up').filter(line => line.startsWith('  giveBoostCard -->'))).toEqual([
    '  giveBoostCard --> flipBoostCard',
    '  giveBoostCard --> dealDamage',
    '  giveBoostCard --> endedEarly',
  ])
  expect(lines('made-up').join()).not.toContain('retaliate')
  expect(lines('1.7').join()).toContain('5a Retaliate')
})

/** Plays these answers in a player's attack by the rules of an edition. */
const plays = (edition: string, setUp: object, ...answers: Answer[]) =>
  words.storyOf(play(playerFlow, { ...setUp, edition }, answers))

test('in a player attack too: a villain that goes on as its next stage retaliates', () => {
  const abilities = [may('Cheer', 'Ana', { on: 'afterAttacks' }, { effects: [] })]
  const pieces = [lumen({ atk: 5 }), grinder({ hitPoints: 5, retaliate: 2 })]
  const setUp = basic(pieces, { targets: ['Grinder'], abilities })
  const stage = { question: 'nextStage:Grinder', choice: 'sameTitle', number: 4 }
  const answers = [deal, stage, use('Cheer'), finish]
  const after = (edition: string) => plays(edition, setUp, ...answers)
  expect([after('made-up').refused, after('made-up').hp('Lumen')]).toEqual([null, 8])
  expect(after('made-up').told('retaliate')).toMatchObject([{ clause: 'MC-PA-20', step: 'forced' }])
  expect([after('1.6-de').refused, after('1.6-de').hp('Lumen')]).toEqual([null, 10])
})

test('in a player attack too: piercing leaves the tough cards of enemies that would take no damage', () => {
  const only = {
    targets: 'each enemy' as const,
    instances: [
      { amount: 2, to: 1 },
      { amount: 0, to: 2 },
    ],
  }
  const setUp = labelled(
    [lumen({ keywords: ['piercing'] }), rustling({ tough: 1 }), grinder({ tough: 1 })],
    [only],
  )
  const pierced = (edition: string) => plays(edition, setUp, deal, finish).told('pierced')
  const rustlings = { clause: 'MC-PA-04', piece: 'Rustling', discarded: 1 }
  expect(pierced('made-up')).toMatchObject([rustlings])
  expect(pierced('1.6-de')).toMatchObject([rustlings, { ...rustlings, piece: 'Grinder' }])
})

test('in a player attack too: who has no retaliate, or has left play, opens nothing among the forced abilities', () => {
  const opened = (...pieces: Parameters<typeof basic>[0]) => {
    const story = plays('made-up', basic([lumen(), ...pieces], { targets: ['Rustling'] }), deal, finish)
    return [story.refused, story.opened, story.hp('Lumen')]
  }
  expect(opened(rustling())).toEqual([null, [], 10])
  expect(opened(rustling({ damage: 2, retaliate: 1 }))).toEqual([null, [], 10])
  expect(opened(rustling({ retaliate: 1 }))).toEqual([null, ['retaliate:Rustling'], 9])
})

test('random attacks come to their end, cite clauses that exist, and their damage balances', () => {
  const clauses = new Set<string>(MARVEL_CLAUSES)
  const setUp = enemySetUp.map(given => ({ ...given, edition: 'made-up' }))
  const subject = {
    flow: enemyFlow,
    setUp,
    effect,
    reports: reporting,
    clauses: MARVEL_CLAUSES,
    invariant: balances,
  }
  everyPlay(subject, ({ events, positions }) => {
    expect(positions.at(-1)?.question).toBeNull()
    for (const { clause } of events.flat()) expect(clauses.has(clause)).toBe(true)
    for (const { memory } of positions) balances(memory.state)
  })
})
