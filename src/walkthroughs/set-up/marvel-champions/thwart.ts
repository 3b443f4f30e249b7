// /attack thwart: turns the options of the command, or the end of a thwart, into the set-up of a thwart.
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS as KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { thwart } from '../../../games/marvel-champions/flows.ts'
import type { ThwartOutcome } from '../../../games/marvel-champions/outcomes.ts'
import type { ThwartSetUp, ThwartSetUpRead } from '../../../games/marvel-champions/thwart/set-up.ts'
import { isThere, type Next } from '../../again.ts'
import { type Begun, begun } from '../first-answers.ts'
import { idsAt } from '../piece-ids.ts'
import type { CharacterOptions } from './character-options.ts'
import { editionOf, type MarvelOptions, placeCharacter } from './characters.ts'
import { attackingPlayer } from './hero.ts'
import { outOfMarvelRange } from './numbers.ts'
import { tableFor } from './table-for.ts'
import { type SchemeGiven, schemesWith } from './thwarted-scheme.ts'

export type ThwartOptions = Omit<MarvelOptions, 'enemy' | 'minion'> & {
  /** The hero or the ally that thwarts. */
  readonly thwarter: CharacterOptions
  /** Without a name, the main scheme. */
  readonly scheme: SchemeGiven
  /** What an ability labelled (thwart) removes; without it the basic power is used. */
  readonly removes?: number | undefined
  /** true: a card has it make its basic thwart without exhausting. */
  readonly withoutExhausting?: boolean | undefined
  /** true: nothing else happens, so the thwart is played to its end, unless a value is unknown. */
  readonly atOnce?: boolean | undefined
}

const IDLE_THWART = { finishing: { removal: 'remove', finish: 'finish' }, nothing: [] } as const

/** Prepares a thwart. */
export function prepareThwart(cards: Cards, options: ThwartOptions): Begun {
  const { removes, scheme, players, here, thwarter } = options
  const bad = outOfMarvelRange({ players, removes, threat: scheme.threat })
  if (bad) return bad
  const player = attackingPlayer(cards, { ...options, attacker: thwarter, ally: undefined })
  if (typeof player !== 'string') return player
  const id = idsAt(here)
  const placed = placeCharacter(cards, thwarter, {
    ...{ id, player, here, players },
    kinds: [KINDS.hero, KINDS.ally, KINDS.alterEgo],
    unknown: 'hero',
    basic: removes === undefined,
  })
  if ('problem' in placed) return placed
  const kind = placed.piece.kind === 'ally' ? 'ally' : 'identity'
  const setting = { by: 'thwart', basic: removes === undefined, attacker: kind } as const
  const { table, names, seats } = tableFor(options, [placed], setting, players ?? 1)
  const found = schemesWith(cards, scheme, { schemes: here?.schemes ?? [], names, id })
  if ('problem' in found) return found
  const setUp = {
    edition: editionOf(options),
    ...table,
    schemes: [...found.schemes],
    attacker: placed.piece.id,
    targets: [found.meant],
    ...(options.withoutExhausting && { withoutExhausting: true as const }),
    ...(removes !== undefined && { ability: { removes: { instances: [{ amount: removes }] } } }),
  } satisfies ThwartSetUp
  const playing = { flow: thwart, ...IDLE_THWART }
  return begun(playing, { setUp, names: { ...names, ...found.names }, seats }, [], options.atOnce ?? false)
}

/** The same thwart of the same schemes, if all are still there. */
export const nextThwart: Next<ThwartSetUpRead, ThwartOutcome> = ({ attacker, targets }, { table }) => {
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  const schemes = { pieces: table.schemes ?? [] }
  if (!targets.every(id => isThere(schemes, id))) return { notAgain: 'targetGone' }
  return { stays: ['attacker', 'targets', 'ability'], anew: {} }
}
