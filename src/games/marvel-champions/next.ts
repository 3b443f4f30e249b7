// What a table of Marvel Champions offers next: who can attack whom, the steps of a round, the commonest changes.
import type { AttackOffered, BarredAtTable, ChangeOffered, NextAtTable, StepOffered } from '../next.ts'
import { asksStepThreat, takesThreat } from './changes/step-threat.ts'
import { MARVEL_EDITION_IDS, MARVEL_EDITIONS, type MarvelEdition } from './editions.ts'
import {
  type Character,
  controllerOf,
  isConfused,
  isEnemy,
  isIdentity,
  isStunned,
} from './rules/characters.ts'
import { setTable } from './rules/joining.ts'
import { playersLeft } from './rules/players.ts'
import { stepThreat } from './rules/schemes.ts'
import type { MarvelTableState } from './rules/state.ts'
import { attackForbidden, BASIC, basicAttackProblem, notATarget } from './rules/targeting.ts'
import type { MarvelTableGiven } from './table.ts'
import { thwartsOf } from './thwarts-offered.ts'

export const ENEMY_FLOW = 'marvel-champions/enemy-attack'
export const SCHEME_FLOW = 'marvel-champions/enemy-scheme'
export const PLAYER_FLOW = 'marvel-champions/player-attack'
export const CHANGES_FLOW = 'marvel-champions/changes'

/** What is due comes first, then changes and steps, then whoever has acted already or is not at turn. */
export function marvelNext(table: MarvelTableGiven, edition: string): NextAtTable {
  const state = stateOfTable(table, editionCalled(edition))
  const [heroes, enemies] = [attacksOfPlayers(state), attacksOfEnemies(state)]
  const hasBegun = (state.facts.activated ?? []).length > 0
  const attacks = hasBegun ? [...enemies.offers, ...heroes.offers] : [...heroes.offers, ...enemies.offers]
  const isEnemyDue = enemies.offers.some(({ isDue }) => isDue)
  return {
    offers: [
      ...attacks.filter(({ isDue }) => isDue),
      ...changes(state),
      ...steps(state, isEnemyDue),
      ...attacks.filter(({ isDue }) => !isDue),
    ],
    barred: [...enemies.barred, ...heroes.barred],
  }
}

/** What an edition that the program has no more would offer, the current one says. */
const editionCalled = (name: string): MarvelEdition =>
  MARVEL_EDITIONS[MARVEL_EDITION_IDS.find(id => id === name) ?? MARVEL_EDITION_IDS[0]]

/** All that is on a table is in play. @throws Error for a table that no outcome can have, which is a fault of the program */
function stateOfTable(table: MarvelTableGiven, edition: MarvelEdition): MarvelTableState {
  const set = setTable(table, edition)
  if ('problem' in set) throw new Error(`no table: ${set.problem.code}`)
  return set.table
}

type Attacks = { readonly offers: readonly AttackOffered[]; readonly barred: readonly BarredAtTable[] }

/** The villain against each player in player order, then the minions that are engaged with that player (MC-VILPHASE-03). */
function attacksOfEnemies(state: MarvelTableState): Attacks {
  const enemies = state.pieces.filter(isEnemy)
  const can = enemies.filter(one => !attackForbidden(one))
  const able = [...can.filter(one => one.kind === 'villain'), ...can.filter(one => one.kind === 'minion')]
  const players = playersLeft(state)
  return {
    offers: [
      ...players.flatMap(player =>
        able.filter(one => activatesAgainst(state, one, player)).map(one => against(state, one, [player])),
      ),
      // Nobody has said with whom they are engaged.
      ...able
        .filter(one => one.kind === 'minion' && !one.engagedWith)
        .map(one => against(state, one, players)),
    ],
    barred: enemies.flatMap(barredOf),
  }
}

/** Minions of who is out of the game are engaged with the next player (MC-ELIMINATION-03). */
function activatesAgainst(state: MarvelTableState, enemy: Character, player: string): boolean {
  if (enemy.kind === 'villain') return true
  return enemy.engagedWith !== null && playerAfter(state, enemy.engagedWith) === player
}

/** This player, or the next one in player order who is still in the game. */
function playerAfter(state: MarvelTableState, player: string): string | undefined {
  const { players } = state
  const left = playersLeft(state)
  const at = players.indexOf(player)
  return [...players.slice(at), ...players].find(one => left.includes(one))
}

function against(state: MarvelTableState, enemy: Character, players: readonly string[]): AttackOffered {
  const { activated = [], phase } = state.facts
  const isAlterEgo = (player: string) =>
    state.pieces.some(one => one.kind === 'alter-ego' && one.player === player)
  const open = players.filter(
    player => !activated.some(one => one.enemy === enemy.id && one.player === player),
  )
  return {
    offer: 'attack',
    flow: players.every(isAlterEgo) ? SCHEME_FLOW : ENEMY_FLOW,
    attacker: enemy.id,
    targets: players.map(player => {
      const identity = state.pieces.find(one => isIdentity(one) && one.player === player)
      const told = identity?.kind === 'alter-ego' ? ['schemes'] : []
      return { id: identity?.id ?? player, player, told }
    }),
    barred: [],
    told: lost(enemy, players.every(isAlterEgo)),
    isDue: phase !== 'players' && open.length > 0 && isActive(state, enemy),
  }
}

/** What is lost instead of what it does: an attack if it is stunned, a scheme if it is confused. */
function lost(enemy: Character, schemes: boolean): string[] {
  if (schemes) return isConfused(enemy) ? ['confused'] : []
  return isStunned(enemy) ? ['stunned'] : []
}

/** Of several villains the active one activates, once it is known which that is (MC-VILLAINS-03). */
function isActive({ pieces }: MarvelTableState, enemy: Character): boolean {
  return enemy.kind === 'minion' || enemy.active || !pieces.some(one => one.active)
}

/** The basic attacks and thwarts of heroes and allies, by players in player order; the identity comes before its allies. */
function attacksOfPlayers(state: MarvelTableState): Attacks {
  const friendly = playersLeft(state).flatMap(player => {
    const own = state.pieces.filter(one => one.player === player)
    return [...own.filter(isIdentity), ...own.filter(one => !isIdentity(one))]
  })
  const problem = (one: Character) => attackForbidden(one) ?? basicAttackProblem(state, one, false)
  return {
    offers: [
      ...friendly.filter(one => !problem(one)).map(one => by(state, one)),
      ...thwartsOf(state, friendly),
    ],
    barred: friendly.flatMap(one => {
      const why = problem(one)
      return why?.clause ? [{ id: one.id, code: why.code, clause: why.clause }] : []
    }),
  }
}

function by(state: MarvelTableState, attacker: Character): AttackOffered {
  const player = controllerOf(attacker)
  const enemies = state.pieces
    .filter(isEnemy)
    .map(one => ({ id: one.id, why: notATarget(state, player, BASIC, one), told: [] }))
  return {
    offer: 'attack',
    flow: PLAYER_FLOW,
    attacker: attacker.id,
    targets: enemies.filter(({ why }) => !why).map(({ id, told }) => ({ id, player: null, told })),
    barred: enemies.flatMap(({ id, why }) => (why ? [{ id, ...why }] : [])),
    told: isStunned(attacker) ? ['stunned'] : [],
    isDue: state.facts.phase !== 'villain',
  }
}

function barredOf(enemy: Character): readonly BarredAtTable[] {
  const why = attackForbidden(enemy)
  return why?.clause ? [{ id: enemy.id, code: why.code, clause: why.clause }] : []
}

/** What is reported most: in the player phase that a form is changed or somebody heals, in the other that a minion comes. */
function changes(state: MarvelTableState): ChangeOffered[] {
  const left = playersLeft(state)
  const mine = state.pieces.filter(one => left.some(player => player === one.player))
  const offered = { offer: 'change' as const, player: null }
  const comes = left.map(player => ({ ...offered, change: 'minion', piece: null, player, told: [] }))
  const others = [
    ...mine.filter(isIdentity).map(({ id, formChanged }) => ({
      ...offered,
      change: 'form',
      piece: id,
      told: formChanged ? ['formChanged'] : [],
    })),
    ...mine
      .filter(({ damage }) => damage > 0)
      .map(({ id }) => ({ ...offered, change: 'heal', piece: id, told: [] })),
  ]
  return state.facts.phase === 'villain' ? [...comes, ...others] : [...others, ...comes]
}

/** The two steps in a round; while nobody has said which phase it is, both are offered, the likelier one first. */
function steps(state: MarvelTableState, isEnemyDue: boolean): StepOffered[] {
  const { phase, activated = [] } = state.facts
  const [first = null, second = first] = playersLeft(state)
  const ends = {
    ...{ offer: 'step' as const, step: 'playersPhaseEnds', of: null, isDue: phase === 'players' },
    ...withStepThreat(state),
  }
  const over = { offer: 'step' as const, step: 'roundOver', of: second, isDue: !isEnemyDue }
  if (phase === 'players') return [ends]
  if (phase === 'villain') return [over]
  return activated.length > 0 ? [over, ends] : [ends, over]
}

/** The threat of step 1, which comes with the end of the player phase (MC-VILPHASE-02). */
function withStepThreat(state: MarvelTableState): Pick<StepOffered, 'numbers' | 'takesNumber'> {
  const numbers = stepThreat(state).flatMap(({ amount }) => amount ?? [])
  const takesNumber = asksStepThreat(state) ? ('asked for' as const) : ('if another' as const)
  return { ...(numbers.length > 0 && { numbers }), ...(takesThreat(state) && { takesNumber }) }
}

/** The step of the round that is missing if this piece attacks; null: it fits to what has been said. */
export function missingStep(
  { phase, pieces }: MarvelTableGiven,
  attacker: string,
): 'playersPhaseEnds' | 'roundOver' | null {
  const piece = pieces.find(({ id }) => id === attacker)
  if (!piece) return null
  const isOfEnemies = piece.kind === 'villain' || piece.kind === 'minion'
  if (isOfEnemies) return phase === 'players' ? 'playersPhaseEnds' : null
  return phase === 'villain' ? 'roundOver' : null
}
