// Tests of schemes between two attacks: they come into play, threat comes and goes, they advance or are defeated, and step 1.
import { expect, test } from 'vitest'
import { grinder, lumen } from '../../../../test/support/games/marvel-champions/cast.ts'
import type { Answer } from '../../../engine/types.ts'
import { marvelChanges } from '../flows.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { SchemeInPlay } from '../vocabulary/table-facts.ts'

const MAIN = { id: 'Main', kind: 'main', threat: 3, threshold: 7, acceleration: 2 } as const
const SIDE = { id: 'Side', kind: 'side', threat: 2, acceleration: 0 } as const
const RALLY = { id: 'Rally', kind: 'player side', threat: 2, acceleration: 0 } as const
const tableWith = (...schemes: SchemeInPlay[]) => ({
  edition: '1.8',
  players: ['Ana', 'Bo'],
  pieces: [lumen(), grinder()],
  activated: [],
  started: 2,
  ...(schemes.length > 0 && { schemes }),
})
const told = (...effects: Effect[]): Answer => ({ question: 'changes', card: { effects } })
const threat = (amount: number, scheme?: string): Answer =>
  told({ kind: 'threat', amount, ...(scheme !== undefined && { scheme }) })
const leaves = (scheme: string, how: 'defeated' | 'discarded' | 'advances'): Answer =>
  told({ kind: 'schemeLeaves', scheme, how })
const comes = (scheme: SchemeInPlay): Answer => ({ ...told(), joins: [scheme] })
const phaseEnds: Answer = { question: 'changes', choice: 'playersPhaseEnds' }

function played(setUp: object, ...answers: Answer[]) {
  const play = marvelChanges.own(marvelChanges.play(setUp, answers))
  expect(play.refused).toBeNull()
  return play
}
const schemesAfter = (setUp: object, ...answers: Answer[]) => played(setUp, ...answers).outcome?.table.schemes
const refusedBy = (setUp: object, ...answers: Answer[]) => marvelChanges.play(setUp, answers).refused
/** The events about schemes and their threat, without their step. */
const toldOf = (setUp: object, ...answers: Answer[]) =>
  played(setUp, ...answers).events.flatMap(({ step: _, ...event }) =>
    /scheme|threat|token/.test(event.type) ? [event] : [],
  )

test('MC-SIDESCHEME-01 a side scheme comes into play with its starting threat', () => {
  const setUp = tableWith(MAIN)
  expect(schemesAfter(setUp, comes({ ...SIDE, crisis: true }))).toEqual([MAIN, { ...SIDE, crisis: true }])
  expect(toldOf(setUp, comes(SIDE))).toEqual([
    { type: 'scheme_joined', clause: 'MC-SIDESCHEME-01', scheme: 'Side', kind: 'side', now: 2 },
  ])
  expect(toldOf(setUp, comes({ id: 'Plot', kind: 'side' }))[0]).not.toHaveProperty('now')
  expect(schemesAfter(tableWith(), comes(SIDE))).toEqual([SIDE])
})

test('MC-WHENREVEALED-01 of a scheme whose card says so, what happens when it is revealed is the table’s to do', () => {
  const setUp = tableWith(MAIN)
  expect(toldOf(setUp, comes({ ...SIDE, whenRevealed: true }))).toEqual([
    { type: 'scheme_joined', clause: 'MC-SIDESCHEME-01', scheme: 'Side', kind: 'side', now: 2, reads: true },
  ])
  expect(schemesAfter(setUp, comes({ ...SIDE, whenRevealed: true }))).toEqual([MAIN, SIDE])
})

test('MC-PSS-03 a player side scheme lies beside the main scheme with its starting threat', () => {
  expect(toldOf(tableWith(MAIN), comes(RALLY))).toEqual([
    { type: 'scheme_joined', clause: 'MC-PSS-03', scheme: 'Rally', kind: 'player side', now: 2 },
  ])
})

test('a scheme with a name that is taken, with a wrong number or at a full table does not come', () => {
  const setUp = tableWith(MAIN)
  expect(refusedBy(setUp, comes({ ...SIDE, id: 'Main' }))).toMatchObject({ code: 'nameTaken' })
  expect(refusedBy(setUp, comes({ ...SIDE, id: 'Lumen' }))).toMatchObject({ code: 'nameTaken' })
  expect(refusedBy(setUp, comes({ ...SIDE, threat: -1 }))).toMatchObject({ code: 'malformedPiece' })
  const full = tableWith(...Array.from({ length: 30 }, (_, i) => ({ ...SIDE, id: `Side ${i}` })))
  expect(refusedBy(full, comes(SIDE))).toMatchObject({ code: 'tooMany' })
})

test('MC-PERPLAYER-02 numbers for each player count those who started, and wait for their number', () => {
  const byPlayers = { threat: { each: 2, plus: 1 }, threshold: { each: 7 } }
  const plot = { id: 'Plot', kind: 'main', byPlayers } as const
  const { started: _, ...unknown } = tableWith()
  const waits = schemesAfter(unknown, comes(plot))
  expect(waits).toEqual([plot])
  expect(schemesAfter(tableWith(), comes(plot))).toEqual([
    { id: 'Plot', kind: 'main', threat: 5, threshold: 14 },
  ])
  expect(schemesAfter({ ...unknown, schemes: waits, started: 3 })).toEqual([
    { id: 'Plot', kind: 'main', threat: 7, threshold: 21 },
  ])
  // What somebody has said is not counted anew, and threat that has come makes the starting threat idle.
  expect(schemesAfter(tableWith(), comes({ ...plot, threat: 4 }))).toMatchObject([
    { threat: 4, threshold: 14 },
  ])
  const changed = schemesAfter({ ...unknown, schemes: waits }, threat(1, 'Plot'))
  expect(schemesAfter({ ...unknown, schemes: changed, started: 3 })).toEqual([
    { id: 'Plot', kind: 'main', threshold: 21 },
  ])
})

test('MC-PERPLAYER-02 who says how many started, where hit points ask for it, says it of the schemes too', () => {
  const { started: _, ...unknown } = tableWith({
    id: 'Plot',
    kind: 'main',
    byPlayers: { threat: { each: 2 } },
  })
  const { hitPoints: __, ...boss } = grinder()
  const setUp = { ...unknown, pieces: [lumen(), { ...boss, hitPointsPerPlayer: 10 }] }
  const hit = told({ kind: 'damage', to: { piece: 'Grinder' }, amount: 1 })
  const three: Answer = { question: 'players', choice: 'players', number: 3 }
  expect(schemesAfter(setUp, hit, three)).toEqual([{ id: 'Plot', kind: 'main', threat: 6 }])
})

test('MC-THREAT-01 threat is placed on the scheme that is named, without one on the main scheme', () => {
  const setUp = tableWith(MAIN, SIDE)
  expect(schemesAfter(setUp, threat(1, 'Side'), threat(2))).toMatchObject([{ threat: 5 }, { threat: 3 }])
  expect(refusedBy(setUp, threat(1, 'Nowhere'))).toMatchObject({
    code: 'noSuchScheme',
    clause: 'MC-THREAT-01',
  })
  expect(schemesAfter(tableWith({ id: 'Main', kind: 'main' }), threat(2))).toEqual([
    { id: 'Main', kind: 'main' },
  ])
})

test('MC-SIDESCHEME-02 a side scheme without threat is defeated and leaves, and its card says what happens then', () => {
  const setUp = tableWith(MAIN, { ...SIDE, whenDefeated: true })
  expect(schemesAfter(setUp, threat(-1, 'Side'))).toMatchObject([MAIN, { id: 'Side', threat: 1 }])
  expect(schemesAfter(setUp, threat(-5, 'Side'))).toEqual([MAIN])
  expect(toldOf(setUp, threat(-5, 'Side'))).toEqual([
    { type: 'threat_removed', clause: 'MC-RESOLVE-01', amount: 2, scheme: 'Side', now: 0 },
    { type: 'scheme_defeated', clause: 'MC-SIDESCHEME-02', scheme: 'Side', reads: true },
  ])
  expect(toldOf(setUp, leaves('Side', 'defeated'))).toMatchObject([{ type: 'scheme_defeated' }])
  expect(toldOf(setUp, leaves('Side', 'discarded'))).toMatchObject([{ type: 'scheme_left_play' }])
  expect(schemesAfter(setUp, leaves('Side', 'discarded'))).toEqual([MAIN])
  // Nobody has said how much lies there, and whether any is left decides.
  const { threat: _, ...unknown } = SIDE
  const asked = played(tableWith(unknown), threat(-5, 'Side')).prompt?.windows[0]
  expect(asked?.name).toBe('threatOn:Side')
})

test('MC-PSS-04 a player side scheme without threat is defeated as well', () => {
  const defeat = toldOf(tableWith(RALLY), threat(-2, 'Rally'))[1]
  expect(defeat).toEqual({ type: 'scheme_defeated', clause: 'MC-PSS-04', scheme: 'Rally' })
})

test('MC-THREAT-05 a main scheme stays in play without threat, and only that advances', () => {
  const setUp = tableWith(MAIN, SIDE)
  expect(schemesAfter(setUp, threat(-9))).toMatchObject([{ id: 'Main', threat: 0 }, SIDE])
  for (const wrong of [leaves('Main', 'defeated'), leaves('Main', 'discarded'), leaves('Side', 'advances')])
    expect(refusedBy(setUp, wrong)).toMatchObject({ code: 'otherScheme', clause: 'MC-THREAT-05' })
  expect(refusedBy(setUp, leaves('Nowhere', 'defeated'))).toMatchObject({ code: 'noSuchScheme' })
})

test('MC-MAINSCHEME-04 the stage that comes next has the acceleration tokens of the one before, and nothing else of it', () => {
  const setUp = tableWith({ ...MAIN, tokens: 1, card: '01116b' }, SIDE)
  const over = schemesAfter(setUp, threat(5))
  expect(over).toEqual([{ id: 'Main', kind: 'main', card: '01116b', tokens: 1, completed: true }, SIDE])
  const next = { id: 'Next', kind: 'main', threat: 1, threshold: 16, acceleration: 2 } as const
  expect(schemesAfter(setUp, threat(5), comes(next))).toEqual([{ ...next, tokens: 1 }, SIDE])
  expect(toldOf(setUp, threat(5), comes(next)).at(-1)).toEqual({
    ...{ type: 'scheme_joined', clause: 'MC-MAINSCHEME-07', scheme: 'Next', kind: 'main', now: 1 },
    instead: 'Main',
  })
})

test('MC-MAINSCHEME-07 a card can make the main scheme advance before it has its target threat', () => {
  expect(toldOf(tableWith(MAIN), leaves('Main', 'advances'))).toEqual([
    { type: 'scheme_advanced', clause: 'MC-MAINSCHEME-07', scheme: 'Main' },
  ])
  const said = told({ kind: 'schemeKnown', scheme: 'Main', threat: 1, threshold: 9 })
  expect(schemesAfter(tableWith(MAIN), leaves('Main', 'advances'), said)).toEqual([
    { id: 'Main', kind: 'main', threat: 1, threshold: 9 },
  ])
})

test('a main scheme that gets its name keeps the threat that lies there; a further one comes beside it', () => {
  const unnamed = { id: 'scheme-1', kind: 'main', threat: 6, threshold: 7 } as const
  const plot = { id: 'Plot', kind: 'main', threat: 0, threshold: 14 } as const
  expect(schemesAfter(tableWith(unnamed, SIDE), comes(plot))).toEqual([{ ...plot, threat: 6 }, SIDE])
  expect(schemesAfter(tableWith(MAIN), comes(plot))).toEqual([MAIN, plot])
})

test('what is known of a scheme can be corrected', () => {
  const said = { threat: 5, tokens: 2, crisis: true, hazard: 1, amplify: 1 }
  const correct = told({ kind: 'schemeKnown', scheme: 'Side', ...said })
  expect(schemesAfter(tableWith(SIDE), correct)).toEqual([{ ...SIDE, ...said }])
  expect(toldOf(tableWith(SIDE), correct)).toMatchObject([
    { type: 'scheme_corrected', scheme: 'Side', now: 5 },
  ])
  expect(refusedBy(tableWith(), correct)).toMatchObject({ code: 'noSuchScheme' })
})

test('MC-ACCTOKEN-01 an acceleration token comes onto the main scheme and adds 1 to step 1', () => {
  const token = told({ kind: 'accelerationToken' })
  const setUp = tableWith(MAIN, SIDE)
  expect(schemesAfter(setUp, token, phaseEnds)).toMatchObject([{ threat: 6, tokens: 1 }, { threat: 2 }])
  expect(schemesAfter(setUp, token, token)).toMatchObject([{ tokens: 2 }, {}])
  expect(toldOf(tableWith(), token)).toEqual([{ type: 'token_added', clause: 'MC-ACCTOKEN-01' }])
  const onSide = told({ kind: 'accelerationToken', scheme: 'Side' })
  expect(schemesAfter(setUp, onSide, phaseEnds)).toMatchObject([{ threat: 6 }, { tokens: 1 }])
  expect(refusedBy(setUp, told({ kind: 'accelerationToken', scheme: 'Nowhere' }))).toMatchObject({
    code: 'noSuchScheme',
  })
})

test('MC-VILPHASE-02 the villain phase begins with the number of the main scheme and the icons in play', () => {
  const setUp = tableWith(MAIN, { ...SIDE, acceleration: 1 }, RALLY)
  expect(toldOf(setUp, phaseEnds)).toEqual([
    { type: 'threat_placed', clause: 'MC-VILPHASE-02', amount: 3, scheme: 'Main', now: 6 },
  ])
  expect(played(setUp, phaseEnds).outcome?.table).toMatchObject({ phase: 'villain', activated: [] })
  // The side scheme is gone, and its icon with it.
  expect(schemesAfter(setUp, threat(-2, 'Side'), phaseEnds)).toMatchObject([{ threat: 5 }, RALLY])
})

test('MC-VILPHASE-02 the target threat can be reached there, and threat beyond it is lost', () => {
  const full = tableWith({ ...MAIN, threat: 6 })
  expect(toldOf(full, phaseEnds)).toMatchObject([
    { type: 'threat_placed', now: 8 },
    { type: 'scheme_completed', clause: 'MC-MAINSCHEME-02', lost: 1 },
  ])
})

test('MC-VILPHASE-02 another number can be said, for once; the first one that is said is remembered', () => {
  const four: Answer = { ...phaseEnds, number: 4 }
  expect(schemesAfter(tableWith({ ...MAIN, threat: 0 }), four)).toEqual([{ ...MAIN, threat: 4 }])
  const { acceleration: _, ...unknown } = { ...MAIN, threshold: 99 }
  const icon = { ...SIDE, acceleration: 1 }
  const after = [{ ...unknown, threat: 7, acceleration: 2 }, icon]
  expect(schemesAfter(tableWith({ ...unknown, tokens: 1 }, icon), four)).toEqual([
    { ...after[0], tokens: 1 },
    icon,
  ])
  expect(schemesAfter(tableWith(), four)).toEqual([{ id: 'scheme-1', kind: 'main', acceleration: 4 }])
})

test('MC-VILPHASE-02 what nobody has said is told so and not invented', () => {
  const { acceleration: _, ...unknown } = MAIN
  expect(toldOf(tableWith(unknown), phaseEnds)).toEqual([
    { type: 'step_threat_unsaid', clause: 'MC-VILPHASE-02', scheme: 'Main' },
  ])
  expect(schemesAfter(tableWith(unknown), phaseEnds)).toEqual([{ ...unknown, unsaid: true }])
  const { acceleration: __, ...noIcons } = SIDE
  expect(schemesAfter(tableWith(MAIN, noIcons), phaseEnds)).toEqual([MAIN, noIcons])
  expect(toldOf(tableWith(SIDE), phaseEnds)).toEqual([
    { type: 'step_threat_unsaid', clause: 'MC-VILPHASE-02' },
  ])
  // A table at which nobody has spoken of a scheme keeps no threat.
  expect(toldOf(tableWith(), phaseEnds)).toEqual([])
  const known: Answer = { ...phaseEnds, number: 2 }
  expect(schemesAfter(tableWith({ ...unknown, unsaid: true }), known)).toEqual([{ ...MAIN, threat: 5 }])
})

test('MC-VILPHASE-02 of several main schemes each gets its own; what others bring is not divided among them', () => {
  const other = { id: 'Other', kind: 'main', threat: 1, threshold: 9, acceleration: 1 } as const
  const setUp = tableWith(MAIN, other, SIDE)
  expect(schemesAfter(setUp, phaseEnds)).toMatchObject([{ threat: 5 }, { threat: 2 }, SIDE])
  const withIcon = tableWith(MAIN, other, { ...SIDE, acceleration: 1 })
  expect(toldOf(withIcon, phaseEnds).map(({ type }) => type)).toEqual([
    'step_threat_unsaid',
    'step_threat_unsaid',
  ])
  expect(refusedBy(setUp, { ...phaseEnds, number: 3 })).not.toBeNull()
})
