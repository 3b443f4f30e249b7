// Tests of the order in which enemies activate, each played from the tables that the one before leaves.
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  nora,
  rustling,
  vesper,
} from '../../../test/support/games/marvel-champions/cast.ts'
import { editionPlayed, test } from '../../../test/support/games/marvel-champions/clause-test.ts'
import { thorn } from '../../../test/support/games/marvel-champions/player-attack.ts'
import type { Facts } from '../../engine/game.ts'
import type { Answer } from '../../engine/types.ts'
import { comesBefore, comingNext } from './coming-next.ts'
import { enemyAttack, enemyScheme, marvelChanges, playerAttack } from './flows.ts'
import { marvelTable } from './from-table.ts'
import { type MarvelTableGiven, marvelTableSchema } from './table.ts'
import type { CharacterGiven } from './vocabulary/characters.ts'
import type { Effect } from './vocabulary/effects.ts'

const FLOWS = [enemyAttack, enemyScheme, playerAttack, marvelChanges]
const edition = (): string => editionPlayed().edition ?? '1.8'

type Piece = CharacterGiven
const inVillainPhase = (players: string[], pieces: Piece[], more: object = {}): MarvelTableGiven =>
  marvelTableSchema.parse({ players, pieces, abilities: [], phase: 'villain', activated: [], ...more })

/** The attacks that are due, as “Grinder → Lumen”, with what is told of them. */
const due = (table: MarvelTableGiven): string[] =>
  next(table)
    .filter(one => one.isDue)
    .flatMap(({ attacker, targets, told }) =>
      targets.map(one => [`${attacker} → ${one.id}`, ...told, ...one.told].join(' ')),
    )

const next = (table: MarvelTableGiven) =>
  (marvelTable.read(table)?.next(edition()).offers ?? []).flatMap(one =>
    one.offer === 'attack' ? [one] : [],
  )
const steps = (table: MarvelTableGiven) =>
  (marvelTable.read(table)?.next(edition()).offers ?? []).flatMap(one =>
    one.offer === 'step' ? [[one.step, one.isDue]] : [],
  )

type Events = readonly { readonly type: string }[]
type Played = { readonly table: MarvelTableGiven; readonly events: Events; readonly setUp: Facts }

/** Plays an attack at this table to its end: nobody defends, the boost cards have these icons, and what else is answered. */
function play(table: MarvelTableGiven, attacker: string, target: string, said: Said = {}): Played {
  const begun = marvelTable.read(table)?.attack(edition(), { attacker, targets: [target] })
  if (!begun) throw new Error('no table')
  return end(begun.flow, begun.setUp, said)
}

type Said = {
  readonly icons?: readonly number[]
  readonly defends?: string
  /** Told at a window before anything else is answered. */
  readonly tells?: Readonly<Record<string, readonly Effect[]>>
}

function end(id: string, setUp: Facts, { icons = [], defends = 'nobody', tells = {} }: Said): Played {
  const flow = FLOWS.find(one => one.id === id)
  if (!flow) throw new Error(`no flow ${id}`)
  const left = [...icons]
  const open = new Map(Object.entries(tells))
  const answers: Answer[] = []
  for (;;) {
    const played = flow.play(setUp, answers)
    expect(played.refused).toBeNull()
    const window = played.prompt?.windows.at(-1)
    if (played.isOver || !window)
      return {
        table: marvelTableSchema.parse((played.outcome as { table: unknown }).table),
        ...{ events: played.events as Events, setUp },
      }
    const [kind = ''] = window.name.split('#')
    const effects = open.get(kind)
    open.delete(kind)
    answers.push(
      effects
        ? { question: window.name, card: { effects } }
        : { question: window.name, ...usual(kind, left, defends) },
    )
  }
}

function usual(kind: string, icons: number[], defends: string): Omit<Answer, 'question'> {
  if (kind === 'defend') return { choice: defends }
  if (kind === 'boost') return { choice: 'flip', number: icons.shift() ?? 0 }
  if (kind === 'damage') return { choice: 'deal' }
  if (kind === 'threat') return { choice: 'place' }
  return { choice: 'finish' }
}

const report = (table: MarvelTableGiven, ...effects: Effect[]): MarvelTableGiven => told(table, effects).table
function told(table: MarvelTableGiven, effects: readonly Effect[]) {
  const begun = marvelTable.read(table)?.changes(edition())
  const played = marvelChanges.play(begun?.setUp ?? {}, [{ question: 'changes', card: { effects } }])
  expect(played.refused).toBeNull()
  return {
    table: marvelTableSchema.parse((played.outcome as { table: unknown }).table),
    events: played.events,
  }
}
const joined = (table: MarvelTableGiven, piece: Piece): MarvelTableGiven => ({
  ...table,
  pieces: [...table.pieces, piece],
})

const damageOf = ({ pieces }: MarvelTableGiven) =>
  Object.fromEntries(pieces.map(({ id, damage = 0 }) => [id, damage]))
const spiker = (more: Partial<Piece> = {}): Piece => ({
  ...rustling(),
  id: 'Spiker',
  atk: 1,
  hitPoints: 3,
  ...more,
})
const of = (player: string) => ({ engagedWith: player })
const waits = (table: MarvelTableGiven) =>
  (table.pending ?? []).map(({ enemy, player }) => `${enemy} ${player}`)

const TWO = [lumen(), granite(), grinder(), rustling(of('Ana')), thorn({ retaliate: 0, ...of('Bo') })]

test('MC-VILPHASE-03 player by player, the first player first: the villain, then that player’s minions', () => {
  let table = inVillainPhase(['Ana', 'Bo'], TWO)
  const order: string[] = []
  const icons: Record<string, number[]> = { 'Grinder → Lumen': [1], 'Grinder → Granite': [0] }
  for (let [one] = due(table); one !== undefined; [one] = due(table)) {
    order.push(one)
    const [attacker = '', target = ''] = one.split(' → ')
    table = play(table, attacker, target, { icons: icons[one] ?? [] }).table
  }
  expect(order).toEqual(['Grinder → Lumen', 'Rustling → Lumen', 'Grinder → Granite', 'Thorn → Granite'])
  expect(damageOf(table)).toMatchObject({ Lumen: 6, Granite: 5 })
})

test('MC-VILPHASE-03 who is first player is the first against whom enemies activate, and later ones are told in their order', () => {
  const table = inVillainPhase(['Bo', 'Ana'], TWO)
  expect(due(table)).toEqual(['Grinder → Granite'])
  const later = next(table).filter(
    one => !one.isDue && ['Grinder', 'Rustling', 'Thorn'].includes(one.attacker),
  )
  expect(later.map(({ attacker }) => attacker)).toEqual(['Thorn', 'Grinder', 'Rustling'])
})

test('MC-ACTIV-02 the villain activates once against each player, each time with a boost card of its own', () => {
  let table = inVillainPhase(['Ana', 'Bo', 'Cyd'], [lumen(), granite(), vesper(), grinder()])
  for (const [target, icons] of [
    ['Lumen', 0],
    ['Granite', 1],
    ['Vesper', 2],
  ] as const) {
    expect(due(table)).toEqual([`Grinder → ${target}`])
    table = play(table, 'Grinder', target, { icons: [icons] }).table
  }
  expect(due(table)).toEqual([])
  expect(damageOf(table)).toMatchObject({ Lumen: 3, Granite: 4, Vesper: 5 })
})

test('MC-VILPHASE-04 the form of each player decides whether it attacks or schemes, at the moment when it comes', () => {
  const schemes = [{ id: 'Main', kind: 'main', threat: 3, threshold: 12 }]
  const pieces = [nora(), granite(), grinder({ sch: 1 }), rustling({ sch: 1, ...of('Ana') })]
  let table = inVillainPhase(['Ana', 'Bo'], pieces, { schemes })
  expect(due(table)).toEqual(['Grinder → Nora schemes'])
  table = play(table, 'Grinder', 'Nora', { icons: [2] }).table
  expect(due(table)).toEqual(['Rustling → Nora schemes'])
  const hero = report(table, { kind: 'form', who: { piece: 'Nora' }, to: 'hero' })
  expect(due(hero)).toEqual(['Rustling → Nora'])
  table = play(table, 'Rustling', 'Nora').table
  expect(due(table)).toEqual(['Grinder → Granite'])
  table = play(table, 'Grinder', 'Granite', { icons: [1] }).table
  expect(table.schemes).toMatchObject([{ threat: 7 }])
  expect(damageOf(table)).toMatchObject({ Nora: 0, Granite: 4 })
})

test('MC-VILPHASE-04 an enemy that cannot attack schemes against an alter-ego all the same, and one that cannot scheme attacks a hero', () => {
  const pieces = [nora({ player: 'Ana' }), granite({ player: 'Bo' })]
  const sch = { sch: 1 }
  const idle = inVillainPhase(['Ana', 'Bo'], [...pieces, grinder({ ...sch, cannotAttack: true })])
  expect(due(idle)).toEqual(['Grinder → Nora schemes'])
  const blunt = inVillainPhase(['Ana', 'Bo'], [...pieces, grinder({ ...sch, cannotScheme: true })])
  expect(due(blunt)).toEqual(['Grinder → Granite'])
})

test('MC-ACTIV-03 the player chooses the order of the minions, one at a time', () => {
  const pieces = [lumen(), rustling(of('Ana')), thorn({ retaliate: 2, ...of('Ana') }), grinder()]
  let { table } = play(inVillainPhase(['Ana'], pieces), 'Grinder', 'Lumen', { icons: [0] })
  expect(due(table)).toEqual(['Rustling → Lumen', 'Thorn → Lumen'])
  expect(comingNext(table, edition())).toMatchObject({ what: 'part', player: 'Ana', opens: 'minions' })
  table = play(table, 'Thorn', 'Lumen', { defends: 'Lumen' }).table
  expect(due(table)).toEqual(['Rustling → Lumen'])
  table = play(table, 'Rustling', 'Lumen').table
  expect(damageOf(table)).toMatchObject({ Lumen: 5, Rustling: 0, Thorn: 0, Grinder: 0 })
  expect(due(table)).toEqual([])
})

test('MC-VILPHASE-05 a minion that engages a player in that player’s part has its turn in it', () => {
  const table = inVillainPhase(['Ana', 'Bo'], [lumen(), granite(), grinder()])
  const after = joined(play(table, 'Grinder', 'Lumen').table, spiker(of('Ana')))
  expect(due(after)).toEqual(['Spiker → Lumen'])
  const over = play(after, 'Spiker', 'Lumen').table
  expect(damageOf(over)).toMatchObject({ Lumen: 4 })
  expect(due(over)).toEqual(['Grinder → Granite'])
})

test('MC18-AR-06 one that engages a player whose part is over does not activate any more, though it can be begun', () => {
  let table = inVillainPhase(['Ana', 'Bo'], [lumen(), granite(), grinder()])
  table = play(table, 'Grinder', 'Lumen').table
  table = joined(play(table, 'Grinder', 'Granite').table, spiker(of('Ana')))
  expect(due(table)).toEqual([])
  expect(steps(table)).toEqual([['roundOver', true]])
  expect(damageOf(table)).toMatchObject({ Lumen: 3, Granite: 3, Spiker: 0 })
  expect(next(table).some(({ attacker, isDue }) => attacker === 'Spiker' && !isDue)).toBe(true)
  expect(damageOf(play(table, 'Spiker', 'Lumen').table)).toMatchObject({ Lumen: 4 })
})

test('MC18-AR-07 a minion that is gone has no turn, one that is stunned spends it on the status card', () => {
  const pieces = [
    lumen({ retaliate: 2 }),
    spiker({ retaliate: 1, ...of('Ana') }),
    thorn({ retaliate: 2, stunned: 1, ...of('Ana') }),
    grinder(),
  ]
  let { table } = play(inVillainPhase(['Ana'], pieces), 'Grinder', 'Lumen')
  table = report(table, { kind: 'damage', to: { piece: 'Spiker' }, amount: 3 })
  expect(due(table)).toEqual(['Thorn → Lumen stunned'])
  table = play(table, 'Thorn', 'Lumen').table
  expect(table.pieces.find(({ id }) => id === 'Thorn')).not.toHaveProperty('stunned', 1)
  expect(damageOf(table)).toEqual({ Lumen: 3, Grinder: 2, Thorn: 0 })
  expect(due(table)).toEqual([])
})

test('MC-ACTIV-06 an activation that an effect starts waits for the one that goes on, and then the order of the round goes on', () => {
  const pieces = [
    lumen({ retaliate: 1 }),
    rustling(of('Ana')),
    thorn({ retaliate: 2, ...of('Ana') }),
    grinder(),
  ]
  const attacks: Effect = { kind: 'activation', enemy: { piece: 'Thorn' }, does: 'attacks' }
  const first = play(inVillainPhase(['Ana'], pieces), 'Grinder', 'Lumen', { tells: { finish: [attacks] } })
  expect(first.events).toContainEqual(
    expect.objectContaining({
      type: 'activation_waits',
      clause: 'MC-ACTIV-06',
      piece: 'Thorn',
      player: 'Ana',
    }),
  )
  expect(due(first.table)).toEqual(['Thorn → Lumen byEffect'])
  const extra = play(first.table, 'Thorn', 'Lumen')
  expect(extra.events).toContainEqual(
    expect.objectContaining({ type: 'activation_by_effect', clause: 'MC-ACTIV-06', piece: 'Thorn' }),
  )
  expect(due(extra.table)).toEqual(['Rustling → Lumen', 'Thorn → Lumen'])
  const all = play(play(extra.table, 'Rustling', 'Lumen').table, 'Thorn', 'Lumen').table
  expect(due(all)).toEqual([])
  expect(damageOf(all)).toEqual({ Lumen: 9, Rustling: 1, Thorn: 2, Grinder: 1 })
})

test('MC-ACTIV-06 of several that wait the first player chooses; what waits comes before steps and attacks of players', () => {
  const waiting: Effect[] = ['Rustling', 'Thorn'].map(piece => ({
    ...{ kind: 'activation', enemy: { piece }, does: 'attacks', by: piece },
  }))
  const { phase: _, ...unsaid } = inVillainPhase(['Ana', 'Bo'], TWO)
  const table = report({ ...unsaid, phase: 'players' }, ...waiting)
  expect(due(table)).toEqual(['Rustling → Lumen byEffect', 'Thorn → Granite byEffect'])
  expect(comingNext(table, edition())).toMatchObject({ what: 'effects', isOne: false, first: 'Ana' })
  expect(steps(table)).toEqual([['playersPhaseEnds', false]])
  const known = marvelTable.read(table)
  const begun = known?.attack(edition(), { attacker: 'Thorn', targets: ['Granite'] })
  expect(known?.missingStep('Thorn', begun?.setUp ?? {})).toBeNull()
  const after = play(table, 'Thorn', 'Granite').table
  expect([waits(after), after.activated]).toEqual([['Rustling Ana'], []])
  // What still waits when the round is over has not happened.
  const over = marvelChanges.play(known?.changes(edition())?.setUp ?? {}, [
    { question: 'changes', choice: 'roundOver' },
  ])
  expect(over.outcome).not.toHaveProperty('table.pending')
})

test('MC18-AR-09 the minions of who is out activate against the next player, when that part comes', () => {
  const pieces = [lumen({ damage: 8 }), granite(), rustling(of('Ana')), grinder()]
  let { table } = play(inVillainPhase(['Ana', 'Bo'], pieces), 'Grinder', 'Lumen')
  expect(table.eliminated).toEqual(['Ana'])
  expect(due(table)).toEqual(['Grinder → Granite'])
  table = play(table, 'Grinder', 'Granite').table
  expect(due(table)).toEqual(['Rustling → Granite'])
  table = play(table, 'Rustling', 'Granite').table
  expect(damageOf(table)).toEqual({ Granite: 5, Rustling: 0, Grinder: 0 })
  expect(due(table)).toEqual([])
})

test('MC18-AR-09 the minions of a last player who is out come to one whose part is over', () => {
  const pieces = [lumen(), granite({ damage: 10 }), thorn(of('Bo')), grinder()]
  const activated = [{ enemy: 'Grinder', player: 'Ana' }]
  const { table } = play(inVillainPhase(['Ana', 'Bo'], pieces, { activated }), 'Grinder', 'Granite')
  expect(table).toMatchObject({ eliminated: ['Bo'] })
  expect(due(table)).toEqual([])
})

test('MC17-C-08 of several enemies that one effect has activate the villains come first, then the minions', () => {
  const both: Effect = { kind: 'activation', enemy: { each: 'enemy' }, does: 'activates', player: 'Ana' }
  const pieces = [lumen(), rustling(of('Ana')), thorn({ retaliate: 0, ...of('Ana') }), grinder()]
  let table = report(inVillainPhase(['Ana'], pieces), both)
  expect(due(table)).toEqual(['Grinder → Lumen byEffect'])
  table = play(table, 'Grinder', 'Lumen').table
  expect(due(table)).toEqual(['Rustling → Lumen byEffect', 'Thorn → Lumen byEffect'])
  table = play(play(table, 'Thorn', 'Lumen').table, 'Rustling', 'Lumen').table
  expect(due(table)).toEqual(['Grinder → Lumen'])
})

test('MC-EA-15 an enemy that a card has attack without a boost card gets none for that attack alone', () => {
  const attacks: Effect = {
    kind: 'activation',
    enemy: { the: 'villain' },
    does: 'attacks',
    noBoostCard: true,
  }
  const { table, events } = play(
    report(inVillainPhase(['Ana'], [lumen(), grinder()]), attacks),
    'Grinder',
    'Lumen',
  )
  const skipped = { skipped: 'giveBoostCard', by: 'effect', clause: 'MC-EA-15' }
  expect(events.filter(({ type }) => type === 'step_skipped')).toMatchObject([skipped])
  expect(due(table)).toEqual(['Grinder → Lumen'])
  const usual = play(table, 'Grinder', 'Lumen', { icons: [1] }).events
  expect(usual.map(({ type }) => type)).toContain('boost_given')
})

test('MC-ACTIV-07 what of the ability comes after the activation is told once that is over', () => {
  const rest = 'Place 1 threat on the main scheme for each damage on your hero.'
  const attacks: Effect = {
    kind: 'activation',
    enemy: { the: 'villain' },
    does: 'attacks',
    player: 'Ana',
    rest,
  }
  const schemes = [{ id: 'Main', kind: 'main', threat: 3, threshold: 12 }]
  const table = report(inVillainPhase(['Ana'], [lumen(), grinder()], { schemes }), attacks)
  const { table: after, events } = play(table, 'Grinder', 'Lumen', { icons: [1] })
  expect(events.at(-1)).toMatchObject({ type: 'effect_goes_on', clause: 'MC-ACTIV-07', text: rest })
  expect(damageOf(after)).toMatchObject({ Lumen: 4 })
  expect(due(after)).toEqual(['Grinder → Lumen'])
})

test('MC-ACTIV-07 an activation that stunned or confused replaces is over too, and the ability goes on', () => {
  const rest = 'Draw a card.'
  for (const [does, status] of [
    ['attacks', { stunned: 1 }],
    ['schemes', { confused: 1 }],
  ] as const) {
    const effect: Effect = { kind: 'activation', enemy: { piece: 'Grinder' }, does, rest, by: 'Grinder' }
    const table = report(inVillainPhase(['Ana'], [lumen(), grinder({ sch: 1, ...status })]), effect)
    const { events, table: after } = play(table, 'Grinder', 'Lumen')
    expect(events.at(-1)).toMatchObject({ type: 'effect_goes_on', text: rest, card: 'Grinder' })
    expect([waits(after), after.activated]).toEqual([[], []])
  }
})

test('MC-ACTIV-07 an activation in the middle of a player’s attack comes next instead, which is told', () => {
  const attacks: Effect = { kind: 'activation', enemy: { piece: 'Grinder' }, does: 'attacks' }
  const table = {
    ...inVillainPhase(['Ana', 'Bo'], [lumen(), granite(), grinder()]),
    phase: 'players' as const,
  }
  const { table: after, events } = play(table, 'Lumen', 'Grinder', { tells: { finish: [attacks] } })
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'activation_waits', clause: 'MC-ACTIV-07', isInside: true }),
  )
  // Nobody has said against whom.
  expect(due(after)).toEqual(['Grinder → Lumen byEffect', 'Grinder → Granite byEffect'])
  expect(due(play(after, 'Grinder', 'Granite').table)).toEqual(
    ['Lumen → Grinder', 'Granite → Grinder'].slice(1),
  )
})

test('MC-ACTIV-06 a card that says “attacks” or “schemes” does so whatever the form', () => {
  const effect = (piece: string, does: 'attacks' | 'schemes', player: string): Effect => ({
    ...{ kind: 'activation', enemy: { piece }, does, player },
  })
  const pieces = [nora(), granite(), grinder({ sch: 2 }), rustling({ sch: 1, ...of('Bo') })]
  let table = report(
    inVillainPhase(['Ana', 'Bo'], pieces),
    effect('Grinder', 'attacks', 'Ana'),
    effect('Rustling', 'schemes', 'Bo'),
  )
  expect(due(table)).toEqual(['Grinder → Nora byEffect'])
  table = play(table, 'Grinder', 'Nora').table
  expect(due(table)).toEqual(['Rustling → Granite byEffect schemesByEffect'])
  const { table: after, events } = play(table, 'Rustling', 'Granite')
  expect(events).toContainEqual(expect.objectContaining({ type: 'scheme_initiated', schemer: 'Rustling' }))
  expect(damageOf(after)).toMatchObject({ Nora: 3, Granite: 0 })
})

test('MC-ACTIV-06 what waits of an enemy that is gone, or against a player who is out, does not come', () => {
  const pending = [
    { enemy: 'Rustling', player: 'Ana', does: 'attacks' },
    { enemy: 'Thorn', player: 'Bo', does: 'attacks' },
  ]
  const table = inVillainPhase(['Ana', 'Bo'], TWO, { pending, eliminated: ['Bo'] })
  expect(due(table)).toEqual(['Rustling → Lumen byEffect'])
  const gone = report(table, { kind: 'leaves', who: { piece: 'Rustling' }, how: 'discarded' })
  expect(gone).not.toHaveProperty('pending')
  expect(due(gone)).toEqual(['Grinder → Lumen'])
})

test('MC-ACTIV-06 no effect has a character of a player activate, an unknown player, or more than can wait', () => {
  const table = marvelTable.read(inVillainPhase(['Ana', 'Bo'], TWO))
  const refused = (setUp: Facts, more: object) => {
    const effect = { kind: 'activation', enemy: { piece: 'Grinder' }, does: 'attacks', ...more }
    return marvelChanges.play(setUp, [{ question: 'changes', card: { effects: [effect] } }]).refused?.code
  }
  const setUp = table?.changes(edition())?.setUp ?? {}
  expect(refused(setUp, { enemy: { piece: 'Lumen' } })).toBe('notAnEnemy')
  expect(refused(setUp, { enemy: { each: 'ally' } })).toBe('notAnEnemy')
  expect(refused(setUp, { player: 'Zoe' })).toBe('noSuchTarget')
  expect(refused(setUp, { enemy: { piece: 'Ghost' } })).toBe('noSuchPiece')
  const pending = Array.from({ length: 30 }, () => ({ enemy: 'Grinder', player: 'Ana', does: 'attacks' }))
  expect(refused({ ...setUp, pending }, {})).toBe('tooMany')
  expect(refused(setUp, {})).toBeUndefined()
})

test('MC-VILPHASE-06 once everybody has been activated against, the encounter cards come, with the hazard icons in play', () => {
  const schemes = [
    { id: 'Side', kind: 'side', hazard: 1 },
    { id: 'Other', kind: 'side', hazard: 1 },
    { id: 'Main', kind: 'main' },
  ]
  const activated = [
    { enemy: 'Grinder', player: 'Ana' },
    { enemy: 'Grinder', player: 'Bo' },
  ]
  const pieces = [lumen(), granite(), grinder()]
  const table = inVillainPhase(['Ana', 'Bo'], pieces, { activated, schemes })
  expect(comingNext(table, edition())).toEqual({
    what: 'encounterCards',
    clause: 'MC-VILPHASE-06',
    hazard: 2,
  })
  expect(comingNext({ ...table, phase: 'players' }, edition())).toBeNull()
  expect(comingNext({ ...table, activated: [] }, edition())).toMatchObject({
    player: 'Ana',
    done: null,
    opens: null,
  })
  const half = { ...table, activated: activated.slice(0, 1) }
  expect(comingNext(half, edition())).toMatchObject({ player: 'Bo', done: 'Ana' })
  // Of a minion nobody has said with whom it is engaged.
  expect(comingNext({ ...table, pieces: [...pieces, spiker()] }, edition())).toBeNull()
})

test('MC-VILLAINS-03 of several villains without an active counter the table chooses the one that activates', () => {
  const pieces = [lumen(), grinder(), grinder({ id: 'Sander' })]
  const table = inVillainPhase(['Ana'], pieces)
  expect(due(table)).toEqual(['Grinder → Lumen', 'Sander → Lumen'])
  expect(comingNext(table, edition())).toMatchObject({ opens: 'villains', clause: 'MC-VILLAINS-03' })
  expect(due(play(table, 'Sander', 'Lumen').table)).toEqual([])
})

test('MC-VILPHASE-03 what comes too early is told what comes first, and counts; a part that was passed over comes after it', () => {
  const table = inVillainPhase(['Ana', 'Bo'], TWO)
  const begun = (attacker: string, target: string, at = table) =>
    comesBefore(
      marvelTable.read(at)?.attack(edition(), { attacker, targets: [target] }).setUp as never,
      edition(),
    )
  expect(begun('Grinder', 'Lumen')).toBeNull()
  expect(begun('Thorn', 'Granite')).toEqual({ enemy: 'Grinder', player: 'Ana', clause: 'MC-VILPHASE-03' })
  expect(begun('Thorn', 'Granite', { ...table, phase: undefined })).toBeNull()
  const pending = [{ enemy: 'Rustling', does: 'attacks' as const }]
  expect(begun('Grinder', 'Lumen', { ...table, pending })).toEqual({
    ...{ enemy: 'Rustling', player: 'Ana', clause: 'MC-ACTIV-06' },
  })
  const early = play(table, 'Grinder', 'Granite').table
  expect(due(early)).toEqual(['Grinder → Lumen'])
  const late = play(early, 'Grinder', 'Lumen').table
  expect(due(late)).toEqual(['Rustling → Lumen'])
  expect(due(play(late, 'Rustling', 'Lumen').table)).toEqual(['Thorn → Granite'])
})
