// Tests of what a table of the GUNDAM CARD GAME offers next, and of the attacks that come of it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { betweenSetUp } from '../../../test/support/games/gundam/random-tables.ts'
import {
  bothPass,
  drake,
  falcon,
  fort,
  heron,
  mole,
  noBlock,
  rested,
  titan,
} from '../../../test/support/games/gundam/unit-attack.ts'
import type { AttackAtTable } from '../next.ts'
import { gundamChanges, unitAttack } from './flows.ts'
import { gundamTable } from './from-table.ts'

const TABLE = {
  activePlayer: 'Kei',
  standbyPlayer: 'Rio',
  pieces: [
    falcon(),
    heron(rested),
    titan({ deployedThisTurn: true }),
    mole({ ...rested, damage: 1 }),
    drake(),
    fort(),
  ],
  abilities: [],
  shields: 3,
}
const read = (table: object) => {
  const known = gundamTable.read(table)
  if (!known) throw new Error('no table')
  return known
}
const attacks = (table: object) =>
  read(table)
    .next('1.9.0')
    .offers.filter(one => one.offer === 'attack')

test('GCG-7-3-1a an active Unit can attack the player or a rested enemy Unit; the others may not, with the reason', () => {
  expect(attacks(TABLE)).toMatchObject([
    {
      attacker: 'Falcon',
      targets: [{ id: 'Rio' }, { id: 'Mole' }],
      barred: [{ id: 'Drake', code: 'active', clause: 'GCG-7-3-1b' }],
    },
  ])
  expect(read(TABLE).next('1.9.0').barred).toEqual([
    { id: 'Heron', code: 'rested', clause: 'GCG-7-3-1a' },
    { id: 'Titan', code: 'deployedThisTurn', clause: 'GCG-7-3-1a' },
  ])
})

test('every attack that is offered is one that the rules begin', () => {
  const pieces = [falcon(), heron(), mole(rested), drake(rested)]
  const tried = attacks({ ...TABLE, pieces }).flatMap(({ attacker, targets }) =>
    targets.map(({ id }) => {
      const { flow, setUp } = read({ ...TABLE, pieces }).attack('1.9.0', { attacker, targets: [id] })
      const { refused, events } = unitAttack.play(setUp, [])
      return [flow, refused, events.find(({ type }) => type === 'target_declared')?.unit ?? 'player']
    }),
  )
  const of = (unit: string) => ['gundam/unit-attack', null, unit]
  expect(tried).toEqual(['player', 'Mole', 'Drake', 'player', 'Mole', 'Drake'].map(of))
})

const RIOS = { ...TABLE, turn: { of: 'Rio' }, activeSide: { shields: 5 } }
const drakesAttack: AttackAtTable = { attacker: 'Drake', targets: ['Heron'] }

test('GCG-6-1b the turn that somebody has said decides who is offered, and whose turn is next', () => {
  expect(attacks(RIOS)).toMatchObject([{ attacker: 'Drake', targets: [{ id: 'Kei' }, { id: 'Heron' }] }])
  expect(read(RIOS).next('1.9.0').offers.at(-1)).toEqual({
    offer: 'step',
    step: 'turnBegins',
    of: 'Kei',
    isDue: false,
  })
})

test('a side keeps its shield area when the other one attacks, and gets it back', () => {
  const { setUp } = read(RIOS).attack('1.9.0', drakesAttack)
  expect(setUp).toMatchObject({ activePlayer: 'Rio', shields: 5, activeSide: { shields: 3 }, lasts: [] })
  const played = unitAttack.play(setUp, [noBlock, bothPass])
  expect(played.refused).toBeNull()
  const table = played.now?.table as object
  const back = read(table).attack('1.9.0', { attacker: 'Falcon', targets: ['Rio'] })
  expect(back.setUp).toMatchObject({ activePlayer: 'Kei', shields: 3, activeSide: { shields: 5 } })
})

test('a Unit of the other side that attacks is not refused, and tells that a turn is missing', () => {
  expect(read(RIOS).missingStep('Falcon', {})).toBe('turnBegins')
  expect(read(RIOS).missingStep('Drake', {})).toBeNull()
  expect(read(TABLE).missingStep('Drake', {})).toBeNull()
})

test('a Unit comes, gets a Pilot, or recovers, as the commonest changes', () => {
  const changes = read(RIOS)
    .next('1.9.0')
    .offers.filter(one => one.offer === 'change')
  expect(changes).toMatchObject([
    { change: 'unit', player: 'Rio' },
    { change: 'pilot', piece: 'Mole' },
    { change: 'pilot', piece: 'Drake' },
    { change: 'recover', piece: 'Mole' },
  ])
})

test('what is no table is read as none', () => {
  expect(gundamTable.read({ activePlayer: 'Kei' })).toBeNull()
})

test('GCG-7-1c an attack on nobody yet leaves its target open, and one of nobody known is the active player’s', () => {
  expect(read(TABLE).attack('1.9.0', { attacker: 'Falcon', targets: [] }).setUp).not.toHaveProperty('target')
  const unknown = read(TABLE).attack('1.9.0', { attacker: 'Nobody', targets: ['Rio'] }).setUp
  expect(unknown).toMatchObject({ activePlayer: 'Kei', attacker: 'Nobody', target: { player: true } })
})

test('the whole of what is next: attacks that are due, the commonest changes of the own side, and the next turn', () => {
  const pieces = [
    falcon({ damage: 1 }),
    heron({ ...rested, player: 'Kei', pilot: { links: false, ap: 1, hp: 1 } }),
    mole({ ...rested, damage: 1 }),
    fort({ damage: 1 }),
    fort({ id: 'Keep', player: 'Kei', damage: 2 }),
  ]
  const target = (id: string) => ({ id, player: 'Rio', told: [] })
  expect(read({ ...TABLE, pieces }).next('1.9.0')).toEqual({
    offers: [
      {
        ...{ offer: 'attack', flow: 'gundam/unit-attack', attacker: 'Falcon' },
        targets: [target('Rio'), target('Mole')],
        ...{ barred: [], told: [], isDue: true },
      },
      { offer: 'change', change: 'unit', piece: null, player: 'Kei', told: [] },
      { offer: 'change', change: 'pilot', piece: 'Falcon', player: null, told: [] },
      { offer: 'change', change: 'recover', piece: 'Falcon', player: null, told: [] },
      { offer: 'step', step: 'turnBegins', of: 'Rio', isDue: false },
    ],
    barred: [{ id: 'Heron', code: 'rested', clause: 'GCG-7-3-1a' }],
  })
})

test('GCG-7-3-1b a Unit that cannot attack the player attacks Units alone, and a turn is due where no Unit can attack', () => {
  const constants = [{ rule: 'cannotAttackPlayer' as const, while: [] }]
  expect(attacks({ ...TABLE, pieces: [falcon({ constants }), mole(rested)] })).toMatchObject([
    { targets: [{ id: 'Mole' }], barred: [{ id: 'Rio', code: 'cannotAttackPlayer', clause: 'GCG-7-3-1b' }] },
  ])
  const { offers } = read({ ...TABLE, pieces: [heron(rested), mole()] }).next('1.9.0')
  expect(offers.at(-1)).toEqual({ offer: 'step', step: 'turnBegins', of: 'Rio', isDue: true })
})

test('GCG-7-3-1b a Unit that has nothing that it may attack is offered no attack, with the reason, and the next turn is due', () => {
  const constants = [{ rule: 'cannotAttackPlayer' as const, while: [] }]
  const { offers, barred } = read({ ...TABLE, pieces: [falcon({ constants }), mole()] }).next('1.9.0')
  expect(offers.filter(({ offer }) => offer === 'attack')).toEqual([])
  expect(offers.at(-1)).toMatchObject({ step: 'turnBegins', isDue: true })
  expect(barred).toEqual([{ id: 'Falcon', code: 'cannotAttackPlayer', clause: 'GCG-7-3-1b' }])
})

test('GCG-7-3-1a a Unit that was deployed this turn is offered as a Link Unit alone, and every active one in the next turn', () => {
  const isNew = { deployedThisTurn: true }
  const pilot = { ap: 0, hp: 0 }
  const pieces = [
    falcon({ ...isNew, linkUnit: true }),
    heron({ ...isNew, pilot: { ...pilot, links: true } }),
    titan({ ...isNew, pilot: { ...pilot, links: false } }),
    mole({ ...isNew, ...rested }),
  ]
  const attackers = (table: object) => attacks(table).map(({ attacker }) => attacker)
  const table = { ...TABLE, pieces, turn: { of: 'Kei' } }
  expect(attackers(table)).toEqual(['Falcon', 'Heron'])
  const turnBegins = { question: 'changes', choice: 'turnBegins' }
  const after = (...answers: object[]) => {
    const between = read(table).changes('1.9.0')
    return gundamChanges.play(between?.setUp, answers).now?.table ?? {}
  }
  expect(attackers(after(turnBegins))).toEqual(['Mole'])
  expect(attackers(after(turnBegins, turnBegins))).toEqual(['Falcon', 'Heron', 'Titan'])
})

test('what is offered is what the rules begin, and nothing else, on any table and after any turns', () => {
  fc.assert(
    fc.property(betweenSetUp, fc.nat({ max: 3 }), (setUp, turns) => {
      const steps = Array.from({ length: turns }, () => ({ question: 'changes', choice: 'turnBegins' }))
      const { refused, now } = gundamChanges.play(setUp, steps)
      // An effect of the random table may wait for its player.
      const table = now?.table
      fc.pre(refused === null && table !== undefined && table !== null)
      offersWhatBegins(table, String((setUp as { edition: string }).edition))
    }),
    { numRuns: runs() },
  )
})

/** Every attack of a Unit of the player whose turn it is on an enemy Unit or player: offered, or refused. */
function offersWhatBegins(table: object, edition: string): void {
  const known = read(table)
  const { offers } = known.next(edition)
  const offered = offers.flatMap(one =>
    one.offer === 'attack' ? one.targets.map(({ id }) => `${one.attacker} ${id}`) : [],
  )
  const { pieces, turn, activePlayer } = table as Between
  const whose = turn?.of ?? activePlayer
  const other = whose === 'Kei' ? 'Rio' : 'Kei'
  const units = pieces.filter(({ kind }) => kind === 'unit')
  const ids = (player: string) => units.filter(one => one.player === player).map(({ id }) => id)
  const begins = ids(whose).flatMap(attacker =>
    [other, ...ids(other)]
      .filter(target => {
        const { setUp } = known.attack(edition, { attacker, targets: [target] })
        return unitAttack.play(setUp, []).refused === null
      })
      .map(target => `${attacker} ${target}`),
  )
  expect(offered).toEqual(begins)
}
type Between = {
  pieces: { id: string; kind: string; player: string }[]
  turn?: { of: string }
  activePlayer: string
}

test('an edition that the program has no more is played as the current one, and a table that no outcome has is a fault', () => {
  expect(read(TABLE).next('0.9')).toEqual(read(TABLE).next('1.9.0'))
  const twice = read({ ...TABLE, pieces: [falcon(), falcon()] })
  expect(() => twice.next('1.9.0')).toThrow('no table: nameTaken')
})

test('of a Unit that is not there no turn is missing', () => {
  expect(read(RIOS).missingStep('Nobody', {})).toBeNull()
})
