// Tests of what is told between two attacks: reports that count at once, and the two steps of a round.
import { expect, test } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
  nora,
  sparrow,
  vesper,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { thorn } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import { marvelChanges } from '../flows.ts'
import type { Effect } from '../vocabulary/effects.ts'

const TABLE = {
  edition: '1.8',
  players: ['Ana', 'Bo'],
  pieces: [
    lumen({ damage: 4, ready: false, formChanged: true }),
    granite({ ready: false }),
    grinder({ ready: false }),
  ],
  activated: [{ enemy: 'Grinder', player: 'Ana' }],
  round: 2,
}
const to = (piece: string) => ({ piece })
const told = (...effects: Effect[]): Answer => ({ question: 'changes', card: { effects } })
const heal = (amount: number): Answer => told({ kind: 'heal', to: to('Lumen'), amount })
const phaseEnds: Answer = { question: 'changes', choice: 'playersPhaseEnds' }
const roundOver: Answer = { question: 'changes', choice: 'roundOver' }

function played(setUp: object, ...answers: Answer[]) {
  const play = marvelChanges.play(setUp, answers)
  expect(play.refused).toBeNull()
  return marvelChanges.own(play)
}
const tableAfter = (setUp: object, ...answers: Answer[]) => played(setUp, ...answers).outcome?.table
const types = (setUp: object, ...answers: Answer[]) =>
  played(setUp, ...answers).events.flatMap(({ type }) => (type === 'step_entered' ? [] : [type]))

test('it is over before the first report and after each, and takes a further one', () => {
  expect(played(TABLE)).toMatchObject({
    isOver: true,
    outcome: { table: { pieces: [{ damage: 4 }, {}, {}] } },
  })
  const one = played(TABLE, heal(1))
  expect(one).toMatchObject({ isOver: true, outcome: { table: { pieces: [{ damage: 3 }, {}, {}] } } })
  expect(one.prompt?.windows.map(({ name }) => name)).toEqual(['changes'])
  const two = played(TABLE, heal(1), heal(2))
  expect(two).toMatchObject({ isOver: true, outcome: { table: { pieces: [{ damage: 1 }, {}, {}] } } })
})

test('MC-RESOLVE-01 what is reported counts at once, whatever a card has done', () => {
  const damage: Effect = { kind: 'damage', to: to('Grinder'), amount: 3 }
  const stun: Effect = { kind: 'status', to: to('Granite'), status: 'stunned' }
  const leaves: Effect = { kind: 'leaves', who: to('Granite'), how: 'removed' }
  const after = tableAfter(TABLE, told(damage, stun), {
    question: 'changes',
    card: { name: 'Exit', effects: [leaves] },
  })
  expect(after?.pieces).toMatchObject([{ id: 'Lumen' }, { id: 'Grinder', damage: 3 }])
  expect(tableAfter(TABLE, told(stun))?.pieces[1]).toMatchObject({ stunned: 1 })
})

test('who comes joins with a report, and whom it engages can change', () => {
  const comes: Answer = { ...told(), joins: [thorn({ engagedWith: 'Bo' })] }
  expect(played(TABLE).prompt?.windows).toMatchObject([{ name: 'changes', joins: true }])
  expect(tableAfter(TABLE, comes)?.pieces[3]).toMatchObject({ id: 'Thorn', engagedWith: 'Bo' })
  const joined = (answer: Answer) => played(TABLE, answer).events.filter(({ type }) => type === 'joined')
  expect(joined(comes)).toMatchObject([{ piece: 'Thorn', engagedWith: 'Bo' }])
  expect(joined({ ...told(), joins: [thorn()] })[0]).not.toHaveProperty('engagedWith')
  const engages = told({ kind: 'known', who: to('Thorn'), engagedWith: 'Ana' })
  expect(tableAfter(TABLE, comes, engages)?.pieces[3]).toMatchObject({ engagedWith: 'Ana' })
  const wrong = told({ kind: 'known', who: to('Lumen'), engagedWith: 'Ana' })
  expect(marvelChanges.play(TABLE, [wrong]).refused).toMatchObject({ code: 'notAnEnemy' })
})

test('a villain has another stage and the active counter, and no other villain has that', () => {
  const setUp = { ...TABLE, pieces: [lumen(), grinder({ active: true }), grinder({ id: 'Sander' })] }
  const after = tableAfter(setUp, told({ kind: 'known', who: to('Sander'), active: true, stage: 2 }))
  expect(after?.pieces[1]).not.toHaveProperty('active')
  expect(after?.pieces[2]).toMatchObject({ active: true, stage: 2 })
})

test('damage that defeats a villain asks for its next stage; until that is answered nothing is over', () => {
  const setUp = { ...TABLE, pieces: [lumen(), grinder({ damage: 19, stage: 1 })] }
  const asked = played(setUp, told({ kind: 'damage', to: to('Grinder'), amount: 1 }))
  expect([asked.isOver, asked.prompt?.windows[0]?.name]).toEqual([false, 'nextStage:Grinder'])
  const stage: Answer = { question: 'nextStage:Grinder', choice: 'sameTitle', number: 4 }
  const after = tableAfter(setUp, told({ kind: 'damage', to: to('Grinder'), amount: 1 }), stage)
  expect(after?.pieces[1]).toMatchObject({ stage: 2, atk: 4, damage: 0 })
  const unknown = { ...setUp, pieces: [lumen(), grinder({ damage: 19 })] }
  const next = tableAfter(unknown, told({ kind: 'damage', to: to('Grinder'), amount: 1 }), stage)
  expect(next?.pieces[1]).not.toHaveProperty('stage')
})

test('MC-RESOLVE-01 between attacks nothing of an attack is counted, and what a card counts else is as printed', () => {
  const onGrinder = (more: object) =>
    tableAfter(TABLE, told({ kind: 'damage', to: to('Grinder'), amount: 3, ...more } as Effect))?.pieces[2]
  expect(onGrinder({ amount: { count: 'DEF of', of: to('Lumen') } })).toMatchObject({ damage: 2 })
  for (const damage of ['dealt', 'taken', 'coming'])
    expect(onGrinder({ if: { damage, atLeast: 1 } })).toMatchObject({ damage: 0 })
  const none: Partial<Effect>[] = [{ to: { the: 'target' } }, { amount: { count: 'excess damage' } }]
  for (const more of none) {
    const card = told({ kind: 'damage', to: to('Grinder'), amount: 1, ...more } as Effect)
    expect(marvelChanges.play(TABLE, [card]).refused).toMatchObject({ code: 'noSuchPiece' })
  }
})

test('MC-FORM-02 a change of form by its player is remembered until the round is over, one by a card is not', () => {
  const form = (more: object) => told({ kind: 'form', who: to('Lumen'), to: 'alter-ego', ...more } as Effect)
  const setUp = { ...TABLE, pieces: [lumen(), grinder()] }
  expect(tableAfter(setUp, form({ byPlayer: true }))?.pieces[0]).toMatchObject({ formChanged: true })
  expect(tableAfter(setUp, form({}))?.pieces[0]).not.toHaveProperty('formChanged')
  expect(tableAfter(TABLE, phaseEnds)?.pieces[0]).toHaveProperty('formChanged')
  expect(tableAfter(TABLE, roundOver)?.pieces[0]).not.toHaveProperty('formChanged')
})

test('MC-READY-03 at the end of the player phase all players ready their cards, and the villain phase begins', () => {
  const after = tableAfter({ ...TABLE, phase: 'players' }, phaseEnds)
  expect(after).toMatchObject({ phase: 'villain', round: 2, activated: [] })
  expect(after?.pieces.map(({ ready }) => ready)).toEqual([true, true, true])
})

test('MC-VILPHASE-03 the end of the player phase that is said late keeps who has activated, while somebody is left', () => {
  const [one] = TABLE.activated
  expect(tableAfter(TABLE, phaseEnds)).toMatchObject({ phase: 'villain', activated: [one] })
  const all = { ...TABLE, activated: [one, { enemy: 'Grinder', player: 'Bo' }] }
  expect(tableAfter(all, phaseEnds)).toMatchObject({ phase: 'villain', activated: [] })
})

test('MC-ENDPHASE-04 encounter cards are made ready with them, in the German rules 1.6 they are not', () => {
  const ready = (edition: string) => tableAfter({ ...TABLE, edition }, phaseEnds)?.pieces[2]?.ready
  expect([ready('1.8'), ready('1.7'), ready('1.6-de')]).toEqual([true, true, false])
})

test('MC-FIRSTPLAYER-03 when the round is over the next player is first player, and nobody readies', () => {
  const after = tableAfter(TABLE, roundOver)
  expect(after).toMatchObject({ players: ['Bo', 'Ana'], phase: 'players', round: 3 })
  expect(after?.pieces.map(({ ready }) => ready)).toEqual([false, false, false])
  expect(tableAfter(TABLE, roundOver, roundOver)).toMatchObject({ players: ['Ana', 'Bo'], round: 4 })
})

test('the number of a round is known once somebody has said it', () => {
  const { round: _, ...setUp } = TABLE
  expect(tableAfter(setUp, roundOver)).not.toHaveProperty('round')
  expect(tableAfter(setUp, { ...roundOver, number: 5 }, roundOver)).toMatchObject({ round: 6 })
})

const rage = { id: 'rage', owner: 'Ana', trigger: { on: 'makesAttack' }, until: 'phase' }
const oath = { id: 'oath', owner: 'Bo', trigger: { on: 'attacks' }, until: 'round' }
const once = {
  id: 'once',
  owner: 'Bo',
  trigger: { on: 'attacks' },
  limit: { uses: 1, per: 'round' },
  uses: 0,
}

test('MC-LASTING-06 what lasts until the end of the phase or the round ends with it', () => {
  const setUp = { ...TABLE, abilities: [rage, oath] }
  const left = (...answers: Answer[]) => tableAfter(setUp, ...answers)?.abilities.map(({ id }) => id)
  expect(left(heal(1))).toEqual(['rage', 'oath'])
  expect(left(phaseEnds)).toEqual(['oath'])
  expect(left(phaseEnds, roundOver)).toEqual([])
})

test('MC-LIMIT-01 what is limited once per round can be used again when the round is over', () => {
  const setUp = { ...TABLE, abilities: [once] }
  expect(tableAfter(setUp, phaseEnds)?.abilities).toMatchObject([{ uses: 0 }])
  expect(tableAfter(setUp, roundOver)?.abilities).toMatchObject([{ uses: 1 }])
  expect(types(setUp, roundOver)).toEqual(['round_over', 'uses_renewed'])
})

test('MC-EXHAUST-02 what is exhausted already is not exhausted again', () => {
  const exhaust = told({ kind: 'exhaust', who: to('Lumen') })
  expect(marvelChanges.play(TABLE, [exhaust]).refused).toMatchObject({
    code: 'exhausted',
    clause: 'MC-EXHAUST-02',
  })
})

test('what belongs to an attack cannot be reported between attacks', () => {
  const of: Effect[] = [
    { kind: 'endAttack' },
    { kind: 'boostCard' },
    { kind: 'prevent', amount: 1 },
    { kind: 'atk', amount: 1 },
    { kind: 'target', to: to('Granite') },
  ]
  const codes = of.map(effect => marvelChanges.play(TABLE, [told(effect)]).refused?.code)
  expect(new Set(codes)).toEqual(new Set(['effectNotHere']))
  expect(marvelChanges.play({ ...TABLE, pieces: [nora()] }, []).refused).toBeNull()
})

test('a table on which two characters have the same name is refused', () => {
  const { refused } = marvelChanges.play({ ...TABLE, pieces: [lumen(), lumen()] }, [])
  expect(refused).toMatchObject({ code: 'nameTaken' })
})

test('nobody attacks, and the result tells who has fallen', () => {
  const play = marvelChanges.play(TABLE, [told({ kind: 'leaves', who: to('Granite'), how: 'defeated' })])
  expect(marvelChanges.sides(play)).toEqual({ attacker: null, targets: [] })
  expect(marvelChanges.result(play)).toMatchObject({ damage: 0, fell: ['Granite'] })
  expect(marvelChanges.own(play).outcome?.table).toMatchObject({ eliminated: ['Bo'] })
})

test('MC-ELIMINATION-03 the minions of who falls are engaged with the next player who is still in, and no others', () => {
  const minions = [thorn({ engagedWith: 'Bo' }), thorn({ id: 'Moss', engagedWith: 'Ana' })]
  const four = {
    ...TABLE,
    players: ['Ana', 'Bo', 'Cyd', 'Dee'],
    pieces: [lumen(), granite(), badger(), vesper(), sparrow({ player: 'Cyd' }), grinder(), ...minions],
  }
  const falls = (who: string) => told({ kind: 'leaves', who: to(who), how: 'defeated' })
  const moved = (...who: string[]) =>
    played(four, ...who.map(falls)).events.flatMap(event =>
      event.type === 'minion_engaged' ? [`${event.piece} to ${event.player}`] : [],
    )
  expect(moved('Granite')).toEqual(['Thorn to Cyd'])
  // Cyd is out although an ally is left; who has no identity on the table may still be in.
  expect(moved('Vesper', 'Granite')).toEqual(['Thorn to Dee'])
  const engagedWith = (piece: string, player: string) =>
    told({ kind: 'known', who: to(piece), engagedWith: player })
  const last = played(four, engagedWith('Thorn', 'Cyd'), falls('Vesper'), falls('Granite')).outcome?.table
  expect(last?.pieces.find(({ id }) => id === 'Thorn')).toMatchObject({ engagedWith: 'Dee' })
  const three = { ...four, players: ['Ana', 'Bo', 'Cyd'] }
  const wraps = played(three, engagedWith('Thorn', 'Cyd'), falls('Vesper')).outcome?.table
  expect(wraps?.pieces.find(({ id }) => id === 'Thorn')).toMatchObject({ engagedWith: 'Ana' })
  expect(moved('Badger')).toEqual([])
})

test('a stored outcome is read again', () => {
  const play = marvelChanges.play(TABLE, [heal(1)])
  const { outcome } = play
  expect(outcome && marvelChanges.asTold(play, JSON.parse(JSON.stringify(outcome)))).toMatchObject({
    isSame: true,
  })
})

test('another edition ends the same, or says what differs', () => {
  const compared = (...answers: Answer[]) =>
    played(TABLE, ...answers).outcome?.editions.map(({ edition, result }) => [edition, result])
  expect(compared(heal(1), roundOver)).toEqual([
    ['1.7', 'same'],
    ['1.6-de', 'same'],
  ])
  expect(compared(phaseEnds)).toEqual([
    ['1.7', 'same'],
    ['1.6-de', 'differs'],
  ])
})
