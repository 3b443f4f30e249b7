// What a table of Marvel Champions offers next: who can attack whom, the steps of a round, the commonest changes.
import type { Facts } from '../../engine/game.ts'
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
import { isPlayersTurn, nextWaiting, pendingOn } from './rules/pending.ts'
import { playersLeft } from './rules/players.ts'
import { mainSchemes, stepThreat } from './rules/schemes.ts'
import type { MarvelTableState } from './rules/state.ts'
import { attackForbidden, BASIC, basicAttackProblem, notATarget } from './rules/targeting.ts'
import type { MarvelTableGiven } from './table.ts'
import { thwartsOf } from './thwarts-offered.ts'
import { enemiesAble, minionsUnengaged, partDue, playerOfMinion } from './villain-phase.ts'
import type { Pending } from './vocabulary/table-facts.ts'

export const ENEMY_FLOW = 'marvel-champions/enemy-attack'
export const SCHEME_FLOW = 'marvel-champions/enemy-scheme'
export const PLAYER_FLOW = 'marvel-champions/player-attack'
export const CHANGES_FLOW = 'marvel-champions/changes'

/** What is due comes first, then changes and steps, then whoever has acted already or is not at turn. */
export function marvelNext(table: MarvelTableGiven, edition: string): NextAtTable {
  const state = stateOfTable(table, edition)
  const [heroes, enemies] = [attacksOfPlayers(state), attacksOfEnemies(state)]
  const hasBegun = (state.facts.activated ?? []).length > 0
  const isFirst = hasBegun || pendingOn(state).length > 0
  const attacks = isFirst ? [...enemies.offers, ...heroes.offers] : [...heroes.offers, ...enemies.offers]
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
export function stateOfTable(table: MarvelTableGiven, edition: string): MarvelTableState {
  const set = setTable(table, editionCalled(edition))
  if ('problem' in set) throw new Error(`no table: ${set.problem.code}`)
  return set.table
}

type Attacks = { readonly offers: readonly AttackOffered[]; readonly barred: readonly BarredAtTable[] }

/** What effects have started, then the villain against each player in player order, each with that player’s minions. */
function attacksOfEnemies(state: MarvelTableState): Attacks {
  const players = playersLeft(state)
  const part = isRoundOn(state) ? partDue(state) : null
  const ofRound = players.flatMap(player =>
    enemiesAble(state, player)
      .filter(one => one.kind === 'villain' || playerOfMinion(state, one) === player)
      .map(one => against(state, one, [player], part?.player === player && part.enemies.includes(one))),
  )
  const unengaged = minionsUnengaged(state)
  const others = enemiesAble(state)
    .filter(one => one.kind === 'minion' && playerOfMinion(state, one) === null)
    .map(one => against(state, one, players, isRoundOn(state) && part === null && unengaged.includes(one)))
  return {
    offers: eachOnce([...startedByEffects(state), ...ofRound, ...others]),
    barred: state.pieces.filter(isEnemy).flatMap(barredOf),
  }
}

/** Whether the order of the villain phase goes on: what effects have started comes before it (MC-ACTIV-06). */
const isRoundOn = (state: MarvelTableState): boolean =>
  state.facts.phase !== 'players' && pendingOn(state).length === 0

/** Those of which one comes next, then the others. */
function startedByEffects(state: MarvelTableState): AttackOffered[] {
  const due = nextWaiting(state)
  const all = [...due, ...pendingOn(state).filter(one => !due.includes(one))]
  return all.flatMap(one => {
    const enemy = state.pieces.find(({ id }) => id === one.enemy)
    if (!enemy) return []
    const players = one.player === undefined ? playersLeft(state) : [one.player]
    return [against(state, enemy, players, due.includes(one), one.does)]
  })
}

/** The same attack is offered once, as what comes first. */
function eachOnce(offers: readonly AttackOffered[]): AttackOffered[] {
  const seen = new Set<string>()
  return offers.flatMap(offer => {
    const targets = offer.targets.filter(({ id }) => !seen.has(`${offer.attacker} ${id}`))
    for (const { id } of targets) seen.add(`${offer.attacker} ${id}`)
    return targets.length > 0 ? [{ ...offer, targets }] : []
  })
}

/** @param does what an effect has it do; left out: it activates in the round, by the form of each player */
function against(
  state: MarvelTableState,
  enemy: Character,
  players: readonly string[],
  isDue: boolean,
  does?: Pending['does'],
): AttackOffered {
  const schemes = (player: string) =>
    does === 'schemes' ||
    (does !== 'attacks' && state.pieces.some(one => one.kind === 'alter-ego' && one.player === player))
  return {
    offer: 'attack',
    flow: players.every(schemes) ? SCHEME_FLOW : ENEMY_FLOW,
    attacker: enemy.id,
    targets: players.map(player => {
      const identity = state.pieces.find(one => isIdentity(one) && one.player === player)
      const told = schemes(player) ? [identity?.kind === 'alter-ego' ? 'schemes' : 'schemesByEffect'] : []
      return { id: identity?.id ?? player, player, told }
    }),
    barred: [],
    told: [...(does === undefined ? [] : ['byEffect']), ...lost(enemy, players.every(schemes))],
    isDue,
  }
}

/** What is lost instead of what it does: an attack if it is stunned, a scheme if it is confused. */
function lost(enemy: Character, schemes: boolean): string[] {
  if (schemes) return isConfused(enemy) ? ['confused'] : []
  return isStunned(enemy) ? ['stunned'] : []
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
    isDue: isPlayersTurn(state),
  }
}

function barredOf(enemy: Character): readonly BarredAtTable[] {
  const why = attackForbidden(enemy)
  return why?.clause ? [{ id: enemy.id, code: why.code, clause: why.clause }] : []
}

/** What is reported most: the stage that comes after a main scheme has advanced; in the player phase that a form is changed or somebody heals, in the other that a minion comes. */
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
  const activates = { ...offered, change: 'activation', piece: null, told: [] }
  const stages = mainSchemes(state)
    .filter(({ completed }) => completed)
    .map(({ id }) => ({ ...offered, change: 'nextScheme', piece: id, told: [] }))
  return state.facts.phase === 'villain'
    ? [...stages, ...comes, activates, ...others]
    : [...stages, ...others, ...comes, activates]
}

/** The two steps in a round; while nobody has said which phase it is, both are offered, the likelier one first. */
function steps(state: MarvelTableState, isEnemyDue: boolean): StepOffered[] {
  const { phase, activated = [] } = state.facts
  const [first = null, second = first] = playersLeft(state)
  const ends = {
    ...{ offer: 'step' as const, step: 'playersPhaseEnds', of: null },
    isDue: !isEnemyDue && (phase === 'players' || activated.length === 0),
    ...withStepThreat(state),
  }
  const over = {
    offer: 'step' as const,
    step: 'roundOver',
    of: second,
    isDue: !isEnemyDue && (phase === 'villain' || activated.length > 0),
  }
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

/** The step of the round that is missing if this piece attacks; null: it fits to what has been said, or an effect has started it. */
export function missingStep(
  { phase, pieces }: MarvelTableGiven,
  attacker: string,
  { startedBy }: Facts,
): 'playersPhaseEnds' | 'roundOver' | null {
  const piece = pieces.find(({ id }) => id === attacker)
  if (!piece || startedBy !== undefined) return null
  const isOfEnemies = piece.kind === 'villain' || piece.kind === 'minion'
  if (isOfEnemies) return phase === 'players' ? 'playersPhaseEnds' : null
  return phase === 'villain' ? 'roundOver' : null
}
