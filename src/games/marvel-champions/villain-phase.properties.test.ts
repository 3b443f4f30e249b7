// Properties of the villain phase on random tables: what is due comes once and in order, whoever joins, moves or falls; and an
// evening in which the steps are told late ends as one in which each is told at once.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { granite, grinder, lumen, vesper } from '../../../test/support/games/marvel-champions/cast.ts'
import type { Facts } from '../../engine/game.ts'
import type { Answer } from '../../engine/types.ts'
import { enemyAttack, marvelChanges, playerAttack } from './flows.ts'
import { marvelTable } from './from-table.ts'
import { type MarvelTableGiven, marvelTableSchema } from './table.ts'
import type { CharacterGiven } from './vocabulary/characters.ts'

const PLAYERS = ['Ana', 'Bo', 'Cyd']
const HEROES = { Ana: 'Lumen', Bo: 'Granite', Cyd: 'Vesper' } as const

const minion = (id: string, engagedWith: string): CharacterGiven => ({
  id,
  kind: 'minion',
  atk: 1,
  engagedWith,
})

const tableWith = (more: Facts): MarvelTableGiven =>
  marvelTableSchema.parse({ players: PLAYERS, abilities: [], activated: [], ...more })

const dueAt = (table: MarvelTableGiven) =>
  (marvelTable.read(table)?.next('1.8').offers ?? []).flatMap(one =>
    one.offer === 'attack' && one.isDue
      ? one.targets.map(({ id, player }) => ({ enemy: one.attacker, player: player ?? id }))
      : [],
  )

/** What happens after an activation: a minion comes, goes or moves, or a player is out. */
type Event = {
  readonly what: 'comes' | 'goes' | 'moves' | 'falls'
  readonly player: number
  readonly minion: number
}
const event: fc.Arbitrary<Event | null> = fc.option(
  fc.record({
    what: fc.constantFrom('comes', 'goes', 'moves', 'falls'),
    player: fc.nat({ max: 2 }),
    minion: fc.nat({ max: 9 }),
  }),
)

type Phase = {
  pieces: CharacterGiven[]
  activated: { enemy: string; player: string }[]
  eliminated: string[]
  came: number
}

/** The part that runs, and how far it is: the rules read off a list that is worked through, not off who has activated. */
class Ledger {
  at = 0
  villainDone = false
  readonly done = new Set<string>()
  private readonly phase: Phase
  constructor(phase: Phase) {
    this.phase = phase
  }
  private isOut = (player: string) => this.phase.eliminated.includes(player)
  private minionsOf = (player: string) =>
    this.phase.pieces
      .filter(
        ({ kind, id, engagedWith }) =>
          kind === 'minion' && engagedWith === player && !this.done.has(`${id} ${player}`),
      )
      .map(({ id }) => id)
  due(): { enemies: string[]; player: string } | null {
    for (let at = this.at; at < PLAYERS.length; at += 1) {
      const player = PLAYERS[at] ?? ''
      if (this.isOut(player)) continue
      if (at > this.at || !this.villainDone) return { enemies: ['Grinder'], player }
      const enemies = this.minionsOf(player)
      if (enemies.length > 0) return { enemies, player }
    }
    return null
  }
  activates(enemy: string, player: string): void {
    this.at = PLAYERS.indexOf(player)
    this.villainDone = true
    this.done.add(`${enemy} ${player}`)
  }
}

function happens(phase: Phase, one: Event): void {
  const minions = phase.pieces.filter(({ kind }) => kind === 'minion')
  const chosen = minions[one.minion % Math.max(1, minions.length)]
  const player = PLAYERS[one.player] ?? ''
  const left = PLAYERS.filter(name => !phase.eliminated.includes(name))
  const isIn = left.includes(player)
  if (one.what === 'comes' && isIn) {
    phase.came += 1
    phase.pieces = [...phase.pieces, minion(`New${phase.came}`, player)]
  }
  if (one.what === 'goes') phase.pieces = phase.pieces.filter(piece => piece !== chosen)
  if (one.what === 'moves' && isIn)
    phase.pieces = phase.pieces.map(piece => (piece === chosen ? { ...piece, engagedWith: player } : piece))
  if (one.what === 'falls' && isIn && left.length > 1) falls(phase, player)
}

/** The minions of who is out are engaged with the next player. */
function falls(phase: Phase, player: string): void {
  phase.eliminated = [...phase.eliminated, player]
  const at = PLAYERS.indexOf(player)
  const next = [...PLAYERS.slice(at), ...PLAYERS].find(name => !phase.eliminated.includes(name))
  phase.pieces = phase.pieces
    .filter(piece => piece.player !== player)
    .map(piece => (piece.engagedWith === player && next ? { ...piece, engagedWith: next } : piece))
}

const heroes = (): CharacterGiven[] => [lumen(), granite(), vesper()]

test('MC18-AR-06 every due activation is offered once, in the order of the rules, whoever joins, moves or falls', () => {
  const given = fc.tuple(
    fc.array(fc.nat({ max: 2 }), { maxLength: 5 }),
    fc.array(fc.tuple(fc.nat({ max: 9 }), event), { minLength: 30, maxLength: 30 }),
  )
  fc.assert(
    fc.property(given, ([engaged, presses]) => {
      const minions = engaged.map((player, i) => minion(`M${i}`, PLAYERS[player] ?? ''))
      const phase: Phase = {
        pieces: [...heroes(), grinder(), ...minions],
        activated: [],
        eliminated: [],
        came: 0,
      }
      const ledger = new Ledger(phase)
      for (const [pick, then] of presses) {
        const { pieces, activated, eliminated } = phase
        const table = tableWith({
          phase: 'villain',
          pieces,
          activated,
          ...(eliminated.length > 0 && { eliminated }),
        })
        const due = dueAt(table)
        const expected = ledger.due()
        expect(due).toEqual((expected?.enemies ?? []).map(enemy => ({ enemy, player: expected?.player })))
        const one = due[pick % Math.max(1, due.length)]
        if (!one) break
        expect(activated).not.toContainEqual(one)
        phase.activated = [...activated, one]
        ledger.activates(one.enemy, one.player)
        if (then) happens(phase, then)
      }
    }),
    { numRuns: runs(0.5) },
  )
})

/** What is done in a round: who attacks, and against whom the villain activates with how many icons and which defender. */
const round = fc.record({
  attack: fc.subarray(['Lumen', 'Granite', 'Vesper']),
  icons: fc.tuple(...PLAYERS.map(() => fc.nat({ max: 2 }))),
  defend: fc.subarray(['Lumen', 'Granite', 'Vesper']),
  /** After how many further acts each of its steps is told, where they are told late. */
  late: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
})

type Round = typeof round extends fc.Arbitrary<infer R> ? R : never

type Act =
  | { readonly does: 'attacks'; readonly who: string }
  | {
      readonly does: 'activates'
      readonly against: string
      readonly icons: number
      readonly defends: boolean
    }
type Step = 'playersPhaseEnds' | 'roundOver'
type Told = Act | { readonly does: 'step'; readonly step: Step; readonly late: number }

const FLOWS = [enemyAttack, playerAttack, marvelChanges]

/** Plays one thing to its end. @throws Error if it is refused */
function done(
  table: MarvelTableGiven,
  what: Act | { readonly does: 'step'; readonly step: Step },
): MarvelTableGiven {
  const read = marvelTable.read(table)
  const begun =
    what.does === 'step'
      ? read?.changes('1.8')
      : read?.attack('1.8', {
          attacker: what.does === 'attacks' ? what.who : 'Grinder',
          targets: [what.does === 'attacks' ? 'Grinder' : what.against],
        })
  const flow = FLOWS.find(({ id }) => id === begun?.flow)
  const played = flow?.play(begun?.setUp ?? {}, answersOf(what))
  if (!played?.outcome || played.refused) throw new Error(`${JSON.stringify(what)}: ${played?.refused?.code}`)
  return marvelTableSchema.parse((played.outcome as { table: unknown }).table)
}

function answersOf(what: Act | { readonly does: 'step'; readonly step: Step }): Answer[] {
  if (what.does === 'step') return [{ question: 'changes', choice: what.step }]
  if (what.does === 'attacks') return [{ choice: 'deal' }, { choice: 'finish' }]
  const defender = what.defends ? what.against : 'nobody'
  return [
    { choice: defender },
    { choice: 'flip', number: what.icons },
    { choice: 'deal' },
    { choice: 'finish' },
  ]
}

const isReady = ({ pieces }: MarvelTableGiven, id: string): boolean =>
  pieces.find(one => one.id === id)?.ready !== false

/** The evening in which each step is told at once, and what is done in it: nobody does what an exhausted hero cannot. */
function inTime(table: MarvelTableGiven, rounds: readonly Round[]) {
  let now = table
  const told: Told[] = []
  const does = (one: Told): void => {
    now = done(now, one)
    told.push(one)
  }
  for (const { attack, icons, defend, late } of rounds) {
    for (const who of attack) if (isReady(now, who)) does({ does: 'attacks', who })
    does({ does: 'step', step: 'playersPhaseEnds', late: late[0] })
    for (const [i, player] of now.players.entries()) {
      const against = HEROES[player as keyof typeof HEROES]
      const defends = defend.includes(against) && isReady(now, against)
      does({ does: 'activates', against, icons: icons[i] ?? 0, defends })
    }
    does({ does: 'step', step: 'roundOver', late: late[1] })
  }
  return { told, end: now }
}

/** The same, but a step is told some acts later, or before the first act that it is missed for. */
function late(table: MarvelTableGiven, told: readonly Told[]): MarvelTableGiven {
  let now = table
  let missed: { step: Step; left: number }[] = []
  const tellFirst = (): void => {
    const [first, ...others] = missed
    if (first) now = done(now, { does: 'step', step: first.step })
    missed = others
  }
  for (const one of told) {
    if (one.does === 'step') {
      missed.push({ step: one.step, left: one.late })
      continue
    }
    while (missed.length > 0 && (missed[0]?.left === 0 || isExhaustedFor(now, one))) tellFirst()
    now = done(now, one)
    missed = missed.map(({ step, left }) => ({ step, left: Math.max(0, left - 1) }))
  }
  while (missed.length > 0) tellFirst()
  return now
}

const isExhaustedFor = (table: MarvelTableGiven, one: Act): boolean =>
  one.does === 'attacks' ? !isReady(table, one.who) : one.defends && !isReady(table, one.against)

/** All that counts: who is ready depends on when that was told. */
const numbersOf = ({ pieces, ...table }: MarvelTableGiven) => ({
  ...table,
  pieces: pieces.map(({ ready: _, ...one }) => one),
})

test('MC-READY-03 an evening whose steps are told late is refused nothing and comes to the same numbers', () => {
  fc.assert(
    fc.property(fc.array(round, { minLength: 1, maxLength: 3 }), rounds => {
      const strong = [lumen, granite, vesper].map(one => one({ hitPoints: 90 }))
      const schemes = [{ id: 'Main', kind: 'main', threat: 0, threshold: 90, acceleration: 2 }]
      const table = tableWith({ schemes, pieces: [...strong, grinder({ hitPoints: 90 })] })
      const { told, end } = inTime(table, rounds)
      expect(numbersOf(late(table, told))).toEqual(numbersOf(end))
    }),
    { numRuns: runs(0.5) },
  )
})
