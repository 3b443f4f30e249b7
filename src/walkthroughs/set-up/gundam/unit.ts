// /attack unit: turns the options of the command, or the end of an attack, into the set-up of a Unit attack.
import type { Cards } from '../../../cards/cards.ts'
import { GUNDAM_KINDS } from '../../../cards/gundam/kinds.ts'
import type { Answer } from '../../../engine/types.ts'
import { DEFAULT_EDITION, type GundamEditionId } from '../../../games/gundam/editions.ts'
import { unitAttack } from '../../../games/gundam/flows.ts'
import type { UnitOutcome } from '../../../games/gundam/outcomes.ts'
import type { UnitSetUp, UnitSetUpRead } from '../../../games/gundam/unit-attack/set-up.ts'
import { FALLBACK, type Language } from '../../../language.ts'
import { isThere, type Next } from '../../again.ts'
import { type Person, seatsFor } from '../../seats.ts'
import { whoIs } from '../find-card.ts'
import { type Begun, begun } from '../first-answers.ts'
import { idsAt } from '../piece-ids.ts'
import { namesOf } from '../pieces.ts'
import { type Names, type Wrong, wrong } from '../problem.ts'
import { pieceHere } from '../table-here.ts'
import { type BattleSides, battleTableAt, type GundamHere, sidesAt } from './at-table.ts'
import { pilotNamed } from './pairing.ts'
import { remindedOf } from './reminders.ts'
import {
  ATTACKER,
  type BaseGiven,
  OPPONENT,
  outOfGundamRange,
  placeBase,
  placeBlocker,
  placeUnit,
  type Unit,
  type UnitGiven,
} from './units.ts'

export type UnitOptions = {
  readonly language: Language
  readonly edition?: GundamEditionId | undefined
  readonly attacker: UnitGiven
  /** The attacking person and the opponent; null: every user may act for the side. */
  readonly player: Person | null
  readonly opponent: Person | null
  /** A Unit as target counts as rested unless given as active. Without a target, the flow asks for it. */
  readonly target?: 'player' | UnitGiven | undefined
  readonly base?: 'none' | BaseGiven | undefined
  /** Shields of the opponent. */
  readonly shields?: number | undefined
  /** The Unit that blocks. */
  readonly block?: 'nobody' | UnitGiven | undefined
  /** true: no player acts in the action step. */
  readonly noActions?: boolean | undefined
  /** The destroyed Shields in their order: each has a Burst that is declined, or none. */
  readonly bursts?: readonly BurstGiven[] | undefined
  /** Those of these answers that nobody has given in words. */
  readonly assumed?: UnitSetUp['assumed']
  /** The table on which the battle is; without one it makes its own. */
  readonly here?: GundamHere | undefined
}
export type BurstGiven = { readonly choice: 'noBurst' | 'decline'; readonly card?: string | undefined }

const PLAYING = {
  flow: unitAttack,
  finishing: { finish: 'finish' },
  nothing: ['decline', 'noBurst'],
  abilitiesFirst: true,
} as const

/** Prepares a Unit attack. With `noActions` it is played to its end, unless another question is open. */
export function prepareUnitAttack(cards: Cards, options: UnitOptions): Begun {
  const { player, opponent, shields } = options
  const bad = outOfGundamRange({ shields }) ?? samePerson(player, opponent)
  if (bad) return bad
  const placed = placeAll(cards, options)
  if ('problem' in placed) return placed
  const answers = saidIn(cards, options, placed)
  if ('problem' in answers) return answers
  return begun(PLAYING, tableOf(cards, options, placed), answers.said, options.noActions ?? false)
}

/** The problem if one person would play both sides; null if not. */
export const samePerson = (player: Person | null, opponent: Person | null): Wrong | null =>
  player && player.id === opponent?.id
    ? wrong('samePerson', { name: { en: player.name, de: player.name } })
    : null

type Roles = {
  readonly attacker: Unit
  readonly target: Unit | null
  readonly blocker: Unit | null
  readonly base: Unit | null
}

/** The Units and the Base that the options name. */
function placeAll(cards: Cards, options: UnitOptions): Roles | Wrong {
  const { attacker, target, block, base, here } = options
  const id = idsAt(here)
  const { active, standby: player } = sidesIn(options)
  const attacks = placeUnit(cards, attacker, { id: id('unit'), player: active, here })
  if ('problem' in attacks) return attacks
  const attacked =
    typeof target === 'object'
      ? placeUnit(cards, { ...target, rested: target.rested ?? true }, { id: id('unit'), player, here })
      : null
  if (attacked && 'problem' in attacked) return attacked
  const blocks =
    typeof block === 'object' ? placeBlocker(cards, block, { id: id('unit'), player, here }) : null
  if (blocks && 'problem' in blocks) return blocks
  const based = typeof base === 'object' ? placeBase(cards, base, { id: id('base'), player, here }) : null
  if (based && 'problem' in based) return based
  return { attacker: attacks, target: attacked, blocker: blocks, base: based }
}

function tableOf(cards: Cards, options: UnitOptions, roles: Roles) {
  const { attacker, target, blocker, base } = roles
  const units = [attacker, target, blocker, base].filter(one => one !== null)
  const { setUp, abilities, ...table } = battleTable(cards, options, units, id => id === attacker.piece.id)
  const declared =
    options.target === 'player' ? { player: true as const } : target && { unit: target.piece.id }
  return {
    ...table,
    setUp: {
      edition: options.edition ?? DEFAULT_EDITION,
      ...setUp,
      attacker: attacker.piece.id,
      ...(declared && { target: declared }),
      ...assumedBy(options),
      abilities,
    } satisfies UnitSetUp,
  }
}

/** What nobody has said, in the order in which it is told. A target counts as rested where nobody says that it is active. */
function assumedBy(options: UnitOptions): Pick<UnitSetUp, 'assumed'> {
  const { attacker, target, base, shields, assumed = [], here } = options
  const isNew = ({ name }: UnitGiven): boolean => !here || pieceHere(here, name) === null
  const isRested = typeof target === 'object' && target.rested === undefined && isNew(target)
  const isSaid = attacker.deployedThisTurn !== undefined || !isNew(attacker)
  const all = [
    ...(isRested ? (['rested'] as const) : []),
    ...(shields !== undefined && base === undefined && !here ? (['noBase'] as const) : []),
    ...(isSaid ? [] : (['notDeployed'] as const)),
    ...assumed,
  ]
  return all.length > 0 ? { assumed: all } : {}
}

/** The names of the Pilots, of whom a Unit has the code of the card. */
const pilotNames = (units: readonly Unit[]): Names =>
  Object.fromEntries(
    units.flatMap(({ pilot }) => (pilot?.card ? [[pilotNamed(pilot.card.code), pilot.name]] : [])),
  )

/** The table of a battle without who attacks what: its cards, their reminders and names, and who sits where. */
export function battleTable(
  cards: Cards,
  options: Battle,
  units: readonly Unit[],
  mayAttack: ((id: string) => boolean) | null,
) {
  const { player, opponent, shields, base, here } = options
  const sides = sidesIn(options)
  const texts = units.filter(({ isHere, pilot }) => !isHere || pilot !== null)
  const fresh = remindedOf(cards, texts, { mayAttack, active: sides.active, remembers: true }, here?.names)
  const names = { ...here?.names, ...namesOf(units), ...pilotNames(units), ...fresh.names }
  const pieces = units.map(({ piece }) => piece)
  if (here) {
    const said = { shields, noBase: base === 'none' }
    const { abilities, ...setUp } = battleTableAt(here, sides, pieces, said)
    return { setUp, abilities: [...abilities, ...fresh.abilities], names, seats: [...here.seats] }
  }
  const setUp = {
    activePlayer: ATTACKER,
    standbyPlayer: OPPONENT,
    pieces,
    ...(shields !== undefined && { shields }),
    ...(base === 'none' && { base: 'none' as const }),
    // From here on the table remembers what ends with the turn.
    lasts: [],
  }
  return {
    ...{ setUp, abilities: fresh.abilities, names },
    seats: seatsFor([ATTACKER, OPPONENT], [player, opponent]),
  }
}

type Battle = Pick<UnitOptions, 'player' | 'opponent' | 'shields' | 'base' | 'here'> & {
  readonly attacker: Pick<UnitGiven, 'name'>
}

/** The players of a battle. */
export const sidesIn = ({ here, attacker, player }: Battle): BattleSides =>
  here ? sidesAt(here, attacker.name, player) : { active: ATTACKER, standby: OPPONENT }

/** The answers that the options give. */
function saidIn(cards: Cards, options: UnitOptions, { blocker }: Roles): { said: Answer[] } | Wrong {
  const block = blocker?.piece.id ?? (options.block === 'nobody' ? 'decline' : null)
  const said: Answer[] = [
    ...(block ? [{ question: 'block', choice: block }] : []),
    ...(options.noActions ? [{ question: `action:${sidesIn(options).standby}`, choice: 'bothPass' }] : []),
  ]
  const bursts = burstAnswers(cards, options)
  return 'problem' in bursts ? bursts : { said: [...said, ...bursts.said] }
}

/** The answers about the destroyed Shields. */
export function burstAnswers(
  cards: Cards,
  { bursts = [], language }: Pick<UnitOptions, 'bursts' | 'language'>,
): { said: Answer[] } | Wrong {
  const said: Answer[] = []
  for (const [index, { choice, card }] of bursts.entries()) {
    const who = card === undefined ? null : whoIs(cards, card, [GUNDAM_KINDS.shield])
    if (who && 'problem' in who) return who
    const called = who && { card: { name: who.name[language] ?? who.name[FALLBACK] } }
    said.push({ question: `burst#${index + 1}`, choice, ...called })
  }
  return { said }
}

/** Leaves attacker and target open if the attacker is rested. */
export const nextUnitAttack: Next<UnitSetUpRead, UnitOutcome> = (
  { target },
  { table, summary: { attacker } },
) => {
  if (attacker === null) return { stays: [], anew: {} }
  const unit = table.pieces.find(piece => piece.id === attacker)
  if (!unit) return { notAgain: 'attackerGone' }
  if (unit.rested) return { stays: [], anew: {} }
  if (target && 'unit' in target && !isThere(table, target.unit)) return { notAgain: 'targetGone' }
  return { stays: ['target'], anew: { attacker } }
}
