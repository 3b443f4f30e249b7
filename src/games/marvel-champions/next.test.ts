// Tests of what a table of Marvel Champions offers next, and of the attacks that come of it, played to their end.
import { expect, test } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  nora,
  overseer,
  sparrow,
  vesper,
} from '../../../test/support/games/marvel-champions/cast.ts'
import { thorn, warden } from '../../../test/support/games/marvel-champions/player-attack.ts'
import type { Facts } from '../../engine/game.ts'
import type { Answer } from '../../engine/types.ts'
import type { AttackAtTable, OfferedAtTable } from '../next.ts'
import { enemyAttack, enemyScheme, playerAttack, thwart } from './flows.ts'
import { marvelTable } from './from-table.ts'

const read = (table: object) => {
  const known = marvelTable.read({ abilities: [], ...table })
  if (!known) throw new Error('no table')
  return known
}

/** An offer in short: who attacks whom, the step, or the change; in brackets what is not due. */
function short(offer: OfferedAtTable): string {
  if (offer.offer === 'change') return `${offer.change} ${offer.piece ?? offer.player}`
  if (offer.offer === 'step') return offer.isDue ? offer.step : `(${offer.step})`
  const told = offer.told.map(one => ` ${one}`).join('')
  const attack = `${offer.attacker}${told} → ${offer.targets.map(({ id, told }) => [id, ...told].join(' ')).join(', ')}`
  return offer.isDue ? attack : `(${attack})`
}
const offered = (table: object, edition = '1.8') => read(table).next(edition).offers.map(short)
const attacks = (table: object) => offered(table).filter(one => one.includes('→'))
const isDue = (one: string) => !one.startsWith('(')
const FLOWS = {
  'marvel-champions/enemy-attack': enemyAttack,
  'marvel-champions/enemy-scheme': enemyScheme,
  'marvel-champions/player-attack': playerAttack,
  'marvel-champions/thwart': thwart,
}

/** The table after an attack at it. */
function after(table: object, attack: AttackAtTable, ...answers: Answer[]): Facts {
  const { flow, setUp } = read(table).attack('1.8', attack)
  const played = FLOWS[flow as keyof typeof FLOWS].play(setUp, answers)
  expect(played.refused).toBeNull()
  const now = played.outcome as { table: Facts } | null
  if (!now) throw new Error(`open: ${played.prompt?.windows.map(({ name }) => name).join()}`)
  return now.table
}

const anas = [lumen(), thorn({ id: 'Moss', engagedWith: 'Ana' })]
const bos = [granite(), thorn({ engagedWith: 'Bo' })]
const TWO = { players: ['Ana', 'Bo'], pieces: [...anas, ...bos, grinder()] }
const VILLAIN = { ...TWO, phase: 'villain', activated: [] }

test('MC-VILPHASE-03 the villain is due against each player in player order, and after it the minions of that player', () => {
  expect(attacks(VILLAIN)).toEqual([
    'Grinder → Lumen',
    '(Lumen → Moss, Thorn, Grinder)',
    '(Granite → Moss, Thorn, Grinder)',
    '(Moss → Lumen)',
    '(Grinder → Granite)',
    '(Thorn → Granite)',
  ])
})

test('MC-ACTIV-03 one enemy after the other has its turn, and is due no more', () => {
  const answers = [
    { choice: 'nobody' },
    { choice: 'flip', number: 0 },
    { choice: 'deal' },
    { choice: 'finish' },
  ]
  const minions = [{ choice: 'nobody' }, { choice: 'deal' }, { choice: 'finish' }]
  const first = after(VILLAIN, { attacker: 'Grinder', targets: ['Lumen'] }, ...answers)
  expect(attacks(first).filter(isDue)).toEqual(['Moss → Lumen'])
  const second = after(first, { attacker: 'Moss', targets: ['Lumen'] }, ...minions)
  expect(attacks(second).filter(isDue)).toEqual(['Grinder → Granite'])
  const third = after(second, { attacker: 'Grinder', targets: ['Granite'] }, ...answers)
  expect(offered(third)[0]).toBe('Thorn → Granite')
  expect(offered(third)).toContain('(roundOver)')
  const all = after(third, { attacker: 'Thorn', targets: ['Granite'] }, ...minions)
  expect(offered(all).slice(0, 7)).toEqual([
    'minion Ana',
    'minion Bo',
    'activation null',
    'form Lumen',
    'form Granite',
    'heal Lumen',
    'heal Granite',
  ])
  expect(offered(all)).toContain('roundOver')
  expect(all).toMatchObject({ pieces: [{ damage: 5 }, {}, { damage: 5 }, {}, {}] })
})

test('MC-VILPHASE-03 while nobody has said the phase, the enemies come first once one of them has activated', () => {
  const activated = [{ enemy: 'Grinder', player: 'Ana' }]
  expect(attacks({ ...TWO, activated })).toEqual([
    ...['Moss → Lumen', 'Lumen → Moss, Thorn, Grinder', 'Granite → Moss, Thorn, Grinder'],
    ...['(Grinder → Lumen)', '(Grinder → Granite)', '(Thorn → Granite)'],
  ])
})

test('MC-VILPHASE-03 in the player phase no enemy is due, and the round is not over yet', () => {
  const all = offered({ ...TWO, phase: 'players' })
  expect(all).toEqual(expect.arrayContaining(['(Grinder → Lumen)', '(Thorn → Granite)', 'playersPhaseEnds']))
  expect(all.filter(one => one.includes('roundOver'))).toEqual([])
})

test('MC-VILPHASE-03 an enemy attacks a player whose identity nobody has named', () => {
  expect(attacks({ players: ['Ana'], pieces: [grinder()] })).toEqual(['Grinder → Ana'])
})

test('MC-VILPHASE-04 an enemy schemes against an alter-ego, which is told beforehand', () => {
  const table = { players: ['Ana'], pieces: [nora(), grinder()], phase: 'villain' }
  expect(attacks(table)).toEqual(['Grinder → Nora schemes'])
  const asked = read(table).attack('1.8', { attacker: 'Grinder', targets: ['Nora'] })
  expect(enemyScheme.play(asked.setUp, []).prompt?.windows.at(-1)?.name).toBe('boost#1')
})

test('MC-THWART-01 whoever is ready may thwart a scheme with threat, and the table keeps what is left', () => {
  const schemes = [
    { id: 'Main', kind: 'main', threat: 3 },
    { id: 'Side', kind: 'side', threat: 0 },
  ]
  const pieces = [
    lumen({ thw: 2 }),
    sparrow({ ready: false }),
    granite({ confused: 1 }),
    nora({ player: 'Cyd' }),
  ]
  const table = { players: ['Ana', 'Bo', 'Cyd'], pieces, schemes, phase: 'players' }
  const thwarts = (one: object) => attacks(one).filter(words => words.includes('Main'))
  expect(thwarts(table)).toEqual(['Lumen → Main', 'Granite confused → Main'])
  const left = after(
    { ...table, activated: [] },
    { attacker: 'Lumen', targets: ['Main'] },
    { choice: 'remove' },
    { choice: 'finish' },
  )
  expect(left).toMatchObject({ schemes: [{ id: 'Main', threat: 1 }, schemes[1]] })
  expect(thwarts(left)).toEqual(['Granite confused → Main'])
  expect(thwarts({ ...table, phase: 'villain' })).toEqual(['(Lumen → Main)', '(Granite confused → Main)'])
})

test('MC-PATROL-01 where no scheme can be thwarted none is offered, but to lose a confused card', () => {
  const schemes = [{ id: 'Main', kind: 'main' }]
  const pieces = [lumen(), sparrow({ confused: 1 }), warden({ keywords: ['patrol'] })]
  const all = attacks({ players: ['Ana'], pieces, schemes })
  expect(all.filter(words => words.includes('Main'))).toEqual(['Sparrow confused → Main'])
  const empty = [
    { id: 'Main', kind: 'main', threat: 0 },
    { id: 'Side', kind: 'side', threat: 0 },
  ]
  const confused = { players: ['Ana'], pieces: [sparrow({ confused: 1 })] }
  expect(attacks({ ...confused, schemes: empty }).at(-1)).toBe('Sparrow confused → Main')
  expect(attacks({ ...confused, schemes: empty })).not.toContain('Sparrow confused → Side')
  expect(attacks(confused).filter(words => words.includes('confused'))).toEqual([])
})

test('who is stunned is offered and told so; who is exhausted or an alter-ego may not attack, with the reason', () => {
  const pieces = [
    lumen({ stunned: 1 }),
    granite({ ready: false }),
    nora({ player: 'Cyd' }),
    grinder({ stunned: 1 }),
  ]
  const table = { players: ['Ana', 'Bo', 'Cyd'], pieces }
  expect(attacks(table)).toEqual([
    'Lumen stunned → Grinder',
    'Grinder stunned → Lumen',
    '(Grinder stunned → Granite)',
    '(Grinder → Nora schemes)',
  ])
  expect(read(table).next('1.8').barred).toEqual([
    { id: 'Granite', code: 'exhausted', clause: 'MC-PA-03' },
    { id: 'Nora', code: 'cannotAttack', clause: 'MC-PA-02' },
  ])
})

test('MC-PA-17 an enemy that a card protects is no target, and it says which', () => {
  const [lumens] = read({ players: ['Ana'], pieces: [lumen(), warden(), grinder()] }).next('1.8').offers
  expect(lumens).toMatchObject({
    targets: [{ id: 'Warden' }],
    barred: [{ id: 'Grinder', code: 'guarded', clause: 'MC-PA-17' }],
  })
})

test('every attack that is offered is one that the rules begin, and every barred one they refuse', () => {
  const pieces = [...anas, ...bos, nora({ player: 'Cyd' }), warden(), grinder({ cannotAttack: true })]
  const table = { players: ['Ana', 'Bo', 'Cyd'], pieces }
  const begun = (attack: AttackAtTable) => {
    const { flow, setUp } = read(table).attack('1.8', attack)
    return FLOWS[flow as keyof typeof FLOWS].play(setUp, []).refused?.code ?? null
  }
  const { offers, barred } = read(table).next('1.8')
  const all = offers.filter(one => one.offer === 'attack')
  const tried = all.flatMap(({ attacker, targets }) =>
    targets.map(({ id }) => begun({ attacker, targets: [id] })),
  )
  expect(tried.length).toBeGreaterThan(8)
  expect(tried.filter(code => code !== null)).toEqual([])
  const wrong = all.flatMap(({ attacker, barred }) =>
    barred.map(({ id, code }) => [code, begun({ attacker, targets: [id] })]),
  )
  expect(wrong.length).toBeGreaterThan(0)
  for (const [code, refused] of wrong) expect(refused).toBe(code)
  expect(barred.map(({ id }) => id)).toEqual(['Grinder', 'Nora'])
  expect(begun({ attacker: 'Nora', targets: ['Moss'] })).toBe('cannotAttack')
})

test('where no enemy is at the table yet, the players’ phase is what ends next', () => {
  const { offers } = read({ players: ['Ana'], pieces: [lumen()] }).next('1.8')
  const due = offers.filter(one => one.offer === 'step' && one.isDue)
  expect(due).toMatchObject([{ step: 'playersPhaseEnds' }])
})

test('MC-VILLAINS-03 of several villains the one with the active counter is due', () => {
  const villains = [grinder(), grinder({ id: 'Sander', active: true })]
  const table = { players: ['Ana'], pieces: [lumen(), ...villains], phase: 'villain' }
  expect(attacks(table)).toEqual(['Sander → Lumen', '(Lumen → Grinder, Sander)', '(Grinder → Lumen)'])
  const pieces = [...table.pieces, overseer({ engagedWith: 'Ana' })]
  expect(attacks({ ...table, pieces }).filter(isDue)).toEqual(['Sander → Lumen'])
  const [one, other] = villains.map(({ id }) => ({ ...grinder(), id }))
  const unsaid = { ...table, pieces: [lumen(), one, other, overseer({ engagedWith: 'Ana' })] }
  expect(attacks(unsaid).filter(isDue)).toEqual(['Grinder → Lumen', 'Sander → Lumen'])
  const activated = [{ enemy: 'Sander', player: 'Ana' }]
  expect(attacks({ ...unsaid, activated }).filter(isDue)).toEqual(['Overseer → Lumen'])
})

test('MC-ELIMINATION-03 the minions of who is out go on against the next player, who is first player after the round', () => {
  const pieces = [thorn({ engagedWith: 'Ana' }), granite(), vesper(), grinder()]
  const table = { players: ['Ana', 'Bo', 'Cyd'], eliminated: ['Ana'], pieces, phase: 'villain' }
  const order = ['Grinder → Granite', '(Thorn → Granite)', '(Grinder → Vesper)']
  expect(attacks(table).filter(one => !/Granite →|Vesper →/.test(one))).toEqual(order)
  const step = read(table)
    .next('1.8')
    .offers.find(({ offer }) => offer === 'step')
  expect(step).toMatchObject({ step: 'roundOver', of: 'Cyd' })
})

test('a phase counts once somebody has said it: then an attack that does not fit tells which step is missing', () => {
  const steps = (table: object) =>
    offered(table).filter(one => /^\((playersPhaseEnds|roundOver)\)$/.test(one))
  expect(steps(TWO)).toEqual(['(playersPhaseEnds)', '(roundOver)'])
  const activated = [{ enemy: 'Grinder', player: 'Ana' }]
  expect(steps({ ...TWO, activated })).toEqual(['(roundOver)', '(playersPhaseEnds)'])
  const missing = (phase?: string) =>
    ['Grinder', 'Thorn', 'Lumen'].map(id => read({ ...TWO, ...(phase && { phase }) }).missingStep(id, {}))
  expect(missing()).toEqual([null, null, null])
  expect(missing('players')).toEqual(['playersPhaseEnds', 'playersPhaseEnds', null])
  expect(missing('villain')).toEqual([null, null, 'roundOver'])
  expect(offered({ ...TWO, phase: 'players' })).toContain('playersPhaseEnds')
})

test('MC-VILPHASE-02 the end of the player phase says the threat of step 1, or asks for it', () => {
  const main = { id: 'Main', kind: 'main', acceleration: 2, tokens: 1 }
  const ends = (...schemes: object[]) =>
    read({ ...TWO, schemes })
      .next('1.8')
      .offers.find(one => one.offer === 'step' && one.step === 'playersPhaseEnds')
  expect(ends(main, { id: 'Side', kind: 'side', acceleration: 1 })).toMatchObject({
    ...{ numbers: [4], takesNumber: 'if another' },
  })
  const asked = ends({ id: 'Main', kind: 'main' })
  expect(asked).toMatchObject({ takesNumber: 'asked for' })
  expect(asked).not.toHaveProperty('numbers')
  expect(ends({ id: 'Main', kind: 'main', unsaid: true })).toMatchObject({ takesNumber: 'if another' })
  const both = ends({ ...main, tokens: 0 }, { ...main, id: 'Other' })
  expect(both).toMatchObject({ numbers: [2, 3] })
  expect(both).not.toHaveProperty('takesNumber')
})

test('MC-FORM-02 who has changed form in this round is offered it all the same, and told', () => {
  const pieces = [lumen({ formChanged: true, damage: 2 }), grinder()]
  const { offers } = read({ players: ['Ana'], pieces, phase: 'players' }).next('1.8')
  expect(offers.filter(({ offer }) => offer === 'change')).toMatchObject([
    { change: 'form', piece: 'Lumen', told: ['formChanged'] },
    { change: 'heal', piece: 'Lumen' },
    { change: 'minion', player: 'Ana' },
    { change: 'activation', piece: null },
  ])
})

test('what is no table is read as none', () => {
  expect(marvelTable.read({ players: [] })).toBeNull()
})

const ANA = {
  players: ['Ana'],
  pieces: [
    sparrow({ damage: 1 }),
    lumen({ stunned: 1 }),
    grinder({ stunned: 1, damage: 3 }),
    overseer({ engagedWith: 'Ana' }),
  ],
}

test('the whole of what is next: who can attack whom and what is told of it, the commonest changes, the steps', () => {
  const none = { told: [], barred: [] }
  const attack = (attacker: string, targets: object[], more: object = {}) => ({
    ...{ offer: 'attack', attacker, targets, ...none, isDue: true, ...more },
    flow: ['Sparrow', 'Lumen'].includes(attacker)
      ? 'marvel-champions/player-attack'
      : 'marvel-champions/enemy-attack',
  })
  const enemies = ['Grinder', 'Overseer'].map(id => ({ id, player: null, told: [] }))
  const onAna = [{ id: 'Lumen', player: 'Ana', told: [] }]
  const change = (change: string, piece: string | null, player: string | null = null) => ({
    ...{ offer: 'change', change, piece, player, told: [] },
  })
  expect(read(ANA).next('1.8')).toEqual({
    offers: [
      attack('Lumen', enemies, { told: ['stunned'] }),
      attack('Sparrow', enemies),
      attack('Grinder', onAna, { told: ['stunned'] }),
      change('form', 'Lumen'),
      change('heal', 'Sparrow'),
      change('minion', null, 'Ana'),
      change('activation', null),
      { offer: 'step', step: 'playersPhaseEnds', of: null, isDue: false, takesNumber: 'if another' },
      { offer: 'step', step: 'roundOver', of: 'Ana', isDue: false },
      attack('Overseer', onAna, { isDue: false }),
    ],
    barred: [],
  })
})

test('MC-VILPHASE-03 a minion of which nobody knows with whom it is engaged may attack each player', () => {
  const pieces = [lumen(), granite(), overseer({ engagedWith: undefined })]
  const free = read({ ...TWO, pieces, phase: 'villain' }).next('1.8').offers[0]
  expect(free).toMatchObject({
    attacker: 'Overseer',
    targets: [{ id: 'Lumen' }, { id: 'Granite' }],
    isDue: true,
  })
  // It activates against one player alone, so it is not due once it has; and not before those of which that is known.
  const activated = [{ enemy: 'Overseer', player: 'Ana' }]
  expect(attacks({ ...TWO, pieces, phase: 'villain', activated }).filter(isDue)).toEqual([])
  const known = { ...TWO, pieces: [...pieces, grinder()], phase: 'villain' }
  expect(attacks(known).filter(isDue)).toEqual(['Grinder → Lumen'])
  const alone = {
    players: ['Ana'],
    pieces: [lumen(), overseer({ engagedWith: undefined })],
    phase: 'villain',
  }
  expect(attacks(alone).filter(isDue)).toEqual(['Overseer → Lumen'])
})

test('MC-EA-02 an enemy that cannot attack is barred with the reason, and so is a hero', () => {
  const barred = (...pieces: object[]) => read({ players: ['Ana'], pieces }).next('1.8').barred
  expect(barred(lumen(), grinder({ cannotAttack: true }))).toEqual([
    { id: 'Grinder', code: 'forbiddenToAttack', clause: expect.any(String) },
  ])
  expect(attacks({ players: ['Ana'], pieces: [lumen(), grinder({ cannotAttack: true })] })).toEqual([
    'Lumen → Grinder',
  ])
  expect(barred(lumen({ cannotAttack: true }), grinder())).toMatchObject([{ id: 'Lumen' }])
  expect(barred(lumen(), grinder())).toEqual([])
})

test('MC-ELIMINATION-01 who is out is offered no change', () => {
  const table = { ...TWO, eliminated: ['Bo'], pieces: [lumen(), granite({ damage: 2 }), grinder()] }
  expect(offered(table).filter(one => /Bo|Granite/.test(one))).toEqual([])
})

test('a table is played by its edition; by one that the program has no more it is played as the current one, and a table that no outcome has is a fault', () => {
  expect(read(ANA).next('0.9')).toEqual(read(ANA).next('1.8'))
  const german = read({ ...ANA, pieces: [lumen(), warden(), grinder()] })
  expect(german.next('0.9')).toEqual(german.next('1.8'))
  // A name that only the older editions leave free to a card.
  const older = read({ ...ANA, abilities: [{ id: 'retaliate:Thorn', trigger: { on: 'afterAttacked' } }] })
  expect(older.next('1.7')).toEqual(read(ANA).next('1.7'))
  const twice = read({ players: ['Ana'], pieces: [lumen(), lumen(), grinder()] })
  expect(() => twice.next('1.8')).toThrow('no table: nameTaken')
})

test('of a piece that is not there no step is missing', () => {
  expect(read({ ...TWO, phase: 'players' }).missingStep('Nobody', {})).toBeNull()
})
