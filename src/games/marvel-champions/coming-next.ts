// What a table says of the order in which enemies activate: what comes next, and what would have come before an attack.
import type { MarvelClause } from './clauses.ts'
import type { EnemySetUpRead } from './enemy-attack/set-up.ts'
import { marvelNext, stateOfTable } from './next.ts'
import { nextWaiting, pendingOn } from './rules/pending.ts'
import { playersLeft } from './rules/players.ts'
import { hazardIcons } from './rules/schemes.ts'
import type { MarvelTableState } from './rules/state.ts'
import { type MarvelTableGiven, marvelTableInSetUp } from './table.ts'
import { minionsUnengaged, partDue } from './villain-phase.ts'

export type Coming = { readonly clause: MarvelClause } & (
  | { readonly what: 'effects'; readonly isOne: boolean; readonly first: string }
  /** `done`: whose part has just ended. `opens`: what the player decides. */
  | {
      readonly what: 'part'
      readonly player: string
      readonly done: string | null
      readonly opens: 'minions' | 'villains' | null
    }
  /** The encounter cards are dealt and revealed: one to each player, and one for each hazard icon that the table knows. */
  | { readonly what: 'encounterCards'; readonly hazard: number }
)

/** null: no effect has started anything, nobody has said that it is the villain phase, or a single enemy is due against the only player. */
export function comingNext(table: MarvelTableGiven, edition: string): Coming | null {
  const state = stateOfTable(table, edition)
  if (pendingOn(state).length > 0) {
    const [first = ''] = playersLeft(state)
    return { what: 'effects', clause: 'MC-ACTIV-06', isOne: nextWaiting(state).length === 1, first }
  }
  return state.facts.phase === 'villain' ? inVillainPhase(state) : null
}

/** The enemy that comes next because of an effect, and against whom, if that is known; none: no effect has started anything. */
export function startedByEffect(table: MarvelTableGiven, edition: string): readonly string[] {
  if (!table.pending?.length) return []
  const { offers } = marvelNext(table, edition)
  const first = offers.find(one => one.offer === 'attack' && one.isDue && one.told.includes('byEffect'))
  if (first?.offer !== 'attack') return []
  const [target, ...others] = first.targets
  return [first.attacker, ...(target && others.length === 0 ? [target.id] : [])]
}

function inVillainPhase(state: MarvelTableState): Coming | null {
  const part = partDue(state)
  if (!part) {
    const hazard = hazardIcons(state)
    const isOver = minionsUnengaged(state).length === 0
    return isOver ? { what: 'encounterCards', clause: 'MC-VILPHASE-06', hazard } : null
  }
  const { player, enemies } = part
  const last = state.facts.activated?.at(-1)?.player ?? null
  const isOpen = enemies.length > 1
  const opens = isOpen ? (enemies[0]?.kind === 'villain' ? 'villains' : 'minions') : null
  // Of a single player nothing is to be said.
  if (opens === null && playersLeft(state).length === 1) return null
  const clause = opens === 'villains' ? 'MC-VILLAINS-03' : 'MC-VILPHASE-03'
  return { what: 'part', clause, player, done: last === player ? null : last, opens }
}

/** The activation that comes before this one in the order of the villain phase; null: it is due, or nobody has said the phase. */
export function comesBefore(
  setUp: Pick<EnemySetUpRead, 'target'> & object,
  edition: string,
): { readonly enemy: string; readonly player: string; readonly clause: MarvelClause } | null {
  const { attacker, startedBy } = setUp as Partial<EnemySetUpRead>
  const table = startedBy ? undefined : marvelTableInSetUp.safeParse(setUp).data
  if (table?.phase !== 'villain') return null
  const state = stateOfTable(table, edition)
  const [waiting] = nextWaiting(state)
  const [first = ''] = playersLeft(state)
  if (waiting) return { enemy: waiting.enemy, player: waiting.player ?? first, clause: 'MC-ACTIV-06' }
  const part = partDue(state)
  const isDue = part?.player === setUp.target.player && part.enemies.some(({ id }) => id === attacker)
  const [enemy] = part?.enemies ?? []
  return isDue || !part || !enemy ? null : { enemy: enemy.id, player: part.player, clause: 'MC-VILPHASE-03' }
}
