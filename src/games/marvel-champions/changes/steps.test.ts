// Tests of what the two steps of a round tell: who readies, what is over, what can be used again, who is first player.
import { expect, test } from 'vitest'
import { granite, grinder, lumen, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import type { Answer } from '../../../engine/types.ts'
import { marvelChanges } from '../flows.ts'

const makesAttack = { on: 'makesAttack' as const }
const perRound = { uses: 2, per: 'round' as const }
const TABLE = {
  edition: '1.8',
  players: ['Ana', 'Bo'],
  pieces: [lumen({ ready: false }), sparrow(), granite({ ready: false }), grinder({ ready: false })],
  abilities: [
    { id: 'rage', owner: 'Bo', trigger: makesAttack, until: 'phase' },
    { id: 'aim', owner: 'Bo', trigger: makesAttack, until: 'round' },
    { id: 'shot', owner: 'Bo', trigger: makesAttack, limit: { uses: 1, per: 'phase' }, uses: 0 },
    { id: 'shield', owner: 'Bo', trigger: makesAttack, limit: perRound, uses: 1 },
    { id: 'whole', owner: 'Bo', trigger: makesAttack, limit: perRound, uses: 2 },
  ],
}
const phaseEnds: Answer = { question: 'changes', choice: 'playersPhaseEnds' }
const roundOver: Answer = { question: 'changes', choice: 'roundOver' }
const leaves: Answer = {
  question: 'changes',
  card: { effects: [{ kind: 'leaves', who: { piece: 'Granite' }, how: 'removed' }] },
}

function told(more: object, ...answers: Answer[]) {
  const play = marvelChanges.own(marvelChanges.play({ ...TABLE, ...more }, answers))
  expect(play.refused).toBeNull()
  const at = play.events.findIndex(({ type }) => type === 'players_phase_over' || type === 'round_over')
  return play.events.slice(at).map(({ step: _step, ...event }) => event)
}
const readied = (piece: string, clause: string) => ({ type: 'character_readied', clause, piece })
const endOfPhase = [
  { type: 'reminder_over', clause: 'MC-LASTING-06', ability: 'rage' },
  { type: 'uses_renewed', clause: 'MC-LIMIT-01', ability: 'shot' },
]

test('MC-READY-03 at the end of the player phase all exhausted characters ready, and what lasts for the phase is over', () => {
  expect(told({}, phaseEnds)).toEqual([
    { type: 'players_phase_over', clause: 'MC-READY-03' },
    readied('Lumen', 'MC-READY-03'),
    readied('Granite', 'MC-READY-03'),
    readied('Grinder', 'MC-ENDPHASE-04'),
    ...endOfPhase,
  ])
})

test('MC-ENDPHASE-04 by the German rules no encounter card readies, and nobody who has left play does', () => {
  expect(told({ edition: '1.6-de' }, phaseEnds).slice(0, 4)).toEqual([
    { type: 'players_phase_over', clause: 'MC-READY-03' },
    readied('Lumen', 'MC-READY-03'),
    readied('Granite', 'MC-READY-03'),
    endOfPhase[0],
  ])
  expect(told({}, leaves, phaseEnds)).not.toContainEqual(readied('Granite', 'MC-READY-03'))
})

test('MC-FIRSTPLAYER-03 at the end of the round the next player is first, and what is limited per round comes back', () => {
  const ofRound = [
    { type: 'reminder_over', clause: 'MC-LASTING-06', ability: 'aim' },
    { type: 'uses_renewed', clause: 'MC-LIMIT-01', ability: 'shield' },
  ]
  const over = { type: 'round_over', clause: 'MC-FIRSTPLAYER-03' }
  expect(told({}, roundOver)).toEqual([{ ...over, round: null, first: 'Bo' }, ...endOfPhase, ...ofRound])
  expect(told({ round: 2 }, roundOver)[0]).toEqual({ ...over, round: 3, first: 'Bo' })
  expect(told({ round: 2 }, { ...roundOver, number: 7 })[0]).toEqual({ ...over, round: 7, first: 'Bo' })
})

test('MC-ACTIV-02 after a round nobody has activated yet', () => {
  const activated = [{ enemy: 'Grinder', player: 'Ana' }]
  const play = marvelChanges.own(marvelChanges.play({ ...TABLE, activated }, [roundOver]))
  expect(play.now?.table).toMatchObject({ activated: [], phase: 'players', players: ['Bo', 'Ana'] })
})

test('MC-RESOLVE-01 each player may report what has changed, or take one of the two steps', () => {
  const by = { any: ['Ana', 'Bo'] }
  expect(marvelChanges.play(TABLE, []).prompt?.windows).toMatchObject([
    {
      ...{ name: 'changes', hard: true, clause: 'MC-RESOLVE-01', window: 'changes' },
      choices: [
        {
          ...{ name: 'playersPhaseEnds', by },
          number: { asks: 'stepThreat', min: 0, max: 999, optional: true },
        },
        { name: 'roundOver', by, number: { asks: 'round', min: 1, max: 999, optional: true } },
      ],
    },
  ])
})

test('MC-DF-32 between attacks a constant ability holds, unless it speaks of an attack', () => {
  const damageWith = (trigger: object) => {
    const armor = {
      ...{ id: 'Armor', trigger: { on: 'constant', ...trigger } },
      effects: [{ kind: 'increase', amount: -1, of: { piece: 'Lumen' } }],
    }
    const hit: Answer = {
      question: 'changes',
      card: { effects: [{ kind: 'damage', to: { piece: 'Lumen' }, amount: 3 }] },
    }
    const play = marvelChanges.own(marvelChanges.play({ ...TABLE, abilities: [armor] }, [hit]))
    expect(play.refused).toBeNull()
    return play.now?.table.pieces.find(({ id }) => id === 'Lumen')?.damage
  }
  expect([{}, { undefended: true }, { of: 'enemy' }].map(damageWith)).toEqual([2, 3, 3])
})
