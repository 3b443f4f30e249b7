// Tests of what a table of Marvel Champions remembers from one attack to the next, and what ends with an attack.
import { expect, test } from 'vitest'
import { granite, grinder, lumen, overseer } from '../../../test/support/games/marvel-champions/cast.ts'
import {
  attack,
  boost,
  deal,
  defend,
  finish,
  nobody,
  report,
  resolve,
} from '../../../test/support/games/marvel-champions/enemy-attack.ts'
import { basic } from '../../../test/support/games/marvel-champions/player-attack.ts'
import { MARVEL_EDITIONS } from './editions.ts'
import { enemyAttack, marvelChanges, playerAttack } from './flows.ts'
import { startPlayerAttack } from './player-attack/set-up.ts'
import { type MarvelTableGiven, marvelTableAgain } from './table.ts'

const TABLE: MarvelTableGiven = {
  players: ['Ana', 'Bo'],
  pieces: [
    lumen({ code: '01001a', damage: 3, ready: false, formChanged: true }),
    granite({ stunned: 1 }),
    grinder({ code: '01094', stage: 1, active: true, damage: 5 }),
    overseer({ engagedWith: 'Bo', boostCards: 2, damage: 1, readCard: true }),
  ],
  abilities: [
    { id: 'shield', owner: 'Bo', trigger: { on: 'attacks' }, limit: { uses: 1, per: 'round' }, uses: 0 },
    { id: 'rage', owner: 'Bo', trigger: { on: 'makesAttack' }, uses: 2, until: 'phase' },
  ],
  started: 3,
  eliminated: ['Cyd'],
  round: 2,
  phase: 'villain',
  activated: [{ enemy: 'Grinder', player: 'Ana' }],
  schemes: [{ id: 'plan', kind: 'main', threat: 5, threshold: 7 }],
  pending: [{ enemy: 'Overseer', player: 'Bo', does: 'attacks', rest: 'Draw a card.' }],
}

/** The table after an attack has been set up on it and nothing has happened yet. */
function again(table: object): MarvelTableGiven {
  const setUp = playerAttack.setUp.parse({ edition: '1.8', ...table, attacker: 'Granite' })
  const started = startPlayerAttack(setUp, MARVEL_EDITIONS['1.8'])
  if ('problem' in started) throw new Error(started.problem.code)
  return marvelTableAgain(started.state)
}

test('what a table remembers goes into the next attack and comes out of it as it was', () => {
  const whole = again(TABLE)
  expect(whole).toMatchObject(TABLE)
  expect(again(whole)).toEqual(whole)
})

test('MC-ELIMINATION-01 a player whose identity nobody has named is not out', () => {
  const setUp = attack([lumen(), grinder()], { players: ['Ana', 'Bo'], activated: [] })
  const over = resolve(setUp, nobody, boost(0), deal, finish)
  expect(over.outcome?.table).not.toHaveProperty('eliminated')
})

test('a 2.0.0 attack has none of these facts, and gains none', () => {
  const setUp = attack([lumen({ hitPoints: 1 }), granite(), grinder()])
  const over = resolve(setUp, nobody, boost(0), deal, finish)
  expect(over.outcome?.summary.fell).toEqual(['Lumen'])
  expect(Object.keys(over.outcome?.table ?? {})).toEqual(['players', 'pieces', 'abilities'])
})

const remembering = { activated: [] }

test('MC-ACTIV-02 an enemy that has attacked a player has activated against that player, once', () => {
  const setUp = attack([lumen(), grinder()], remembering)
  const over = resolve(setUp, nobody, boost(0), deal, finish)
  const activated = [{ enemy: 'Grinder', player: 'Ana' }]
  expect(over.outcome?.table).toMatchObject({ activated })
  const again = resolve(
    { ...attack([lumen(), grinder()]), activated },
    defend('Lumen'),
    boost(0),
    deal,
    finish,
  )
  expect(again.outcome?.table.activated).toEqual(activated)
})

test('MC-ROUND-04 an enemy that attacks in the player phase does so by a card, which is no activation of step 2', () => {
  const setUp = attack([lumen(), grinder()], { ...remembering, phase: 'players' })
  expect(resolve(setUp, nobody, boost(0), deal, finish).outcome?.table.activated).toEqual([])
})

test('MC-ELIMINATION-01 whose identity is defeated is out, and is not asked for again', () => {
  const setUp = attack([lumen({ hitPoints: 1 }), granite(), grinder()], remembering)
  const over = resolve(setUp, nobody, boost(0), deal, finish)
  expect(over.outcome?.table).toMatchObject({ players: ['Ana', 'Bo'], eliminated: ['Ana'] })
})

test('MC18-EA-72 boost cards that are not turned wait on their enemy for its next activation', () => {
  const setUp = attack([lumen(), grinder()], { ...remembering, boostCards: 1 })
  const cut = report('flipped', [{ kind: 'endAttack' }], { owner: 'Ana', name: 'Cut Short' })
  const over = resolve(setUp, nobody, boost(0), cut, finish)
  const table = over.outcome?.table
  expect(table?.pieces).toMatchObject([{ id: 'Lumen' }, { id: 'Grinder', boostCards: 1 }])
  const next = enemyAttack.play(
    { ...table, edition: '1.8', attacker: 'Grinder', target: { player: 'Ana' } },
    [nobody],
  )
  expect(next.prompt?.windows.at(-1)?.about).toEqual({ facedown: 2, number: 1 })
  expect(next.now?.table).toMatchObject({ pieces: [{}, { boostCards: 2 }] })
})

test('hit points for each player are counted for who has started, and asked for once at a table', () => {
  const villain = grinder({ hitPoints: undefined, hitPointsPerPlayer: 15 })
  const asked = playerAttack.play({ ...basic([lumen(), villain]), ...remembering, targets: ['Grinder'] }, [
    deal,
    { choice: 'players', number: 3 },
    finish,
  ])
  expect(asked.outcome?.table).toMatchObject({ started: 3, pieces: [{}, { hitPoints: 45 }] })
  const known = playerAttack.play({ ...basic([lumen(), villain]), started: 2, targets: ['Grinder'] }, [
    deal,
    finish,
  ])
  expect(known.outcome?.table).toMatchObject({ pieces: [{}, { hitPoints: 30, damage: 2 }] })
})

test('MC18-EA-72 only the cards of the enemy that attacks wait, and none where all were turned', () => {
  const pieces = [lumen(), overseer({ engagedWith: 'Ana', boostCards: 1 }), grinder()]
  const cut = report('flipped', [{ kind: 'endAttack' }], { owner: 'Ana', name: 'Cut Short' })
  const waiting = (...answers: Parameters<typeof resolve>[1][]) =>
    resolve(attack(pieces, { ...remembering, boostCards: 1 }), nobody, ...answers).outcome?.table.pieces.map(
      ({ id, boostCards }) => [id, boostCards],
    )
  expect(waiting(boost(0), cut, finish)).toEqual([
    ['Lumen', undefined],
    ['Overseer', 1],
    ['Grinder', 1],
  ])
  expect(waiting(boost(0), boost(0), deal, finish)?.at(-1)).toEqual(['Grinder', undefined])
})

test('MC-ELIMINATION-01 who has lost an ally or nobody is not out, and a table without such a player says nothing', () => {
  const setUp = attack([lumen(), granite({ hitPoints: 1 }), grinder()], remembering)
  const over = resolve(setUp, defend('Granite', 'Bo'), boost(2), deal, finish)
  expect(over.outcome?.summary.fell).toEqual(['Granite'])
  expect(over.outcome?.table).toMatchObject({ eliminated: ['Bo'] })
  const plain = resolve(attack([lumen(), granite(), grinder()], remembering), nobody, boost(0), deal, finish)
  expect(plain.outcome?.table).not.toHaveProperty('eliminated')
})

test('MC-ACTIV-02 a player’s attack activates no enemy', () => {
  const over = playerAttack.play(
    { ...basic([lumen(), grinder()], { targets: ['Grinder'] }), ...remembering },
    [deal, finish],
  )
  expect([over.refused, over.now?.table]).toMatchObject([null, { activated: [] }])
})

test('MC-ELIMINATION-03 the minions of who is out are engaged with the next player who is in, with what is on them', () => {
  const minion = overseer({ engagedWith: 'Ana', damage: 1 })
  const pieces = [lumen({ hitPoints: 1 }), granite(), grinder(), minion]
  const setUp = { ...attack(pieces, remembering), players: ['Ana', 'Cyd', 'Bo'], eliminated: ['Cyd'] }
  const over = resolve(setUp, nobody, boost(0), deal, finish)
  expect(over.outcome?.table).toMatchObject({
    eliminated: ['Cyd', 'Ana'],
    pieces: [{ id: 'Granite' }, { id: 'Grinder' }, { id: 'Overseer', engagedWith: 'Bo', damage: 1 }],
  })
  expect(over.events).toContainEqual(
    expect.objectContaining({
      type: 'minion_engaged',
      clause: 'MC-ELIMINATION-03',
      piece: 'Overseer',
      player: 'Bo',
    }),
  )
})

test('MC-ELIMINATION-03 a minion stays where nobody is left, where its player is in, and at a table that remembers nothing', () => {
  const engaged = (setUp: object) =>
    resolve(setUp, nobody, boost(0), deal, finish).outcome?.table.pieces.find(({ id }) => id === 'Overseer')
      ?.engagedWith
  const minion = overseer({ engagedWith: 'Ana' })
  const alone = attack([lumen({ hitPoints: 1 }), grinder(), minion], remembering)
  expect(engaged({ ...alone, players: ['Ana'] })).toBe('Ana')
  expect(engaged(attack([lumen(), granite(), grinder(), minion], remembering))).toBe('Ana')
  expect(engaged(attack([lumen({ hitPoints: 1 }), granite(), grinder(), minion]))).toBe('Ana')
})

test('a reminder of what has left play does not come again, and one that has been used up neither', () => {
  const on = { on: 'wouldTake' as const }
  const abilities = [
    { id: 'of Granite', source: 'Granite', owner: 'Bo', trigger: on },
    { id: 'of Grinder', source: 'Grinder', trigger: on },
    { id: 'of nobody', owner: 'Bo', trigger: on },
    { id: 'used up', owner: 'Bo', trigger: on, uses: 0 },
  ]
  const setUp = { edition: '1.8', players: ['Ana', 'Bo'], pieces: [lumen(), granite(), grinder()], abilities }
  const leaves = { kind: 'leaves', who: { piece: 'Granite' }, how: 'removed' }
  const gone = { question: 'changes', card: { effects: [leaves] } }
  const left = (more: object, ...answers: object[]) =>
    marvelChanges
      .own(marvelChanges.play({ ...setUp, ...more }, answers))
      .now?.table.abilities.map(({ id }) => id)
  expect(left(remembering, gone)).toEqual(['of Grinder', 'of nobody'])
  expect(left(remembering)).toEqual(['of Granite', 'of Grinder', 'of nobody'])
  expect(left({}, gone)).toEqual(['of Granite', 'of Grinder', 'of nobody'])
})

test('MC-ELIMINATION-01 who has an identity in play again is not out', () => {
  const setUp = {
    ...{ edition: '1.8', players: ['Ana', 'Bo'], pieces: [granite(), grinder()], abilities: [] },
    ...{ activated: [], eliminated: ['Ana', 'Cyd'] },
  }
  const back = { question: 'changes', card: { effects: [] }, joins: [lumen({ damage: 2 })] }
  const { table } = marvelChanges.own(marvelChanges.play(setUp, [back])).now ?? {}
  expect(table).toMatchObject({ eliminated: ['Cyd'], pieces: [{}, {}, { id: 'Lumen', damage: 2 }] })
})
