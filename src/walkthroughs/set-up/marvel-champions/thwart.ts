// /attack thwart: turns the options of the command, or the end of a thwart, into the set-up of a thwart.
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS as KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { thwart } from '../../../games/marvel-champions/flows.ts'
import type { ThwartOutcome } from '../../../games/marvel-champions/outcomes.ts'
import type { ThwartSetUp, ThwartSetUpRead } from '../../../games/marvel-champions/thwart/set-up.ts'
import type { ThwartPart } from '../../../games/marvel-champions/vocabulary/effects.ts'
import { isThere, type Next } from '../../again.ts'
import { type Begun, begun } from '../first-answers.ts'
import { idsAt } from '../piece-ids.ts'
import { type Wrong, wrong } from '../problem.ts'
import type { CharacterOptions } from './character-options.ts'
import { editionOf, type MarvelOptions, placeCharacter } from './characters.ts'
import { attackingPlayer } from './hero.ts'
import { schemesAt, schemesNamed, schemesSaid, withCrisis } from './named-schemes.ts'
import { outOfMarvelRange } from './numbers.ts'
import { tableFor } from './table-for.ts'

export type ThwartOptions = Omit<MarvelOptions, 'enemy' | 'minion'> & {
  /** The hero or the ally that thwarts. */
  readonly thwarter: CharacterOptions
  /** Without a name, the main scheme; `crisis`: a crisis icon is in play. */
  readonly scheme: {
    readonly name?: string | undefined
    readonly threat?: number | undefined
    readonly crisis?: boolean | undefined
  }
  /** An ability for each scheme, or each side scheme: none is chosen, and those that are named are in play. */
  readonly each?: EachScheme | undefined
  /** Further schemes, from each of which the ability removes as much. */
  readonly more?: readonly { readonly name: string }[] | undefined
  /** What an ability labelled (thwart) removes; without it the basic power is used. */
  readonly removes?: number | undefined
  /** true: a card has it make its basic thwart without exhausting. */
  readonly withoutExhausting?: boolean | undefined
  /** true: nothing else happens, so the thwart is played to its end, unless a value is unknown. */
  readonly atOnce?: boolean | undefined
}

type EachScheme = Extract<ThwartPart['schemes'], string>

const IDLE_THWART = { finishing: { removal: 'remove', finish: 'finish' }, nothing: [] } as const

/** Prepares a thwart. */
export function prepareThwart(cards: Cards, options: ThwartOptions): Begun {
  const { removes, scheme, players, here, thwarter, each, more = [] } = options
  const schemes = more.length + 1
  const bad = outOfMarvelRange({ players, removes, threat: scheme.threat, schemes }) ?? basicOfOne(options)
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
  const called = [scheme.name, ...more.map(({ name }) => name)]
  const found = schemesNamed(cards, called, schemesAt(here, names, id))
  if ('problem' in found) return found
  const [first] = found.meant
  const said = schemesSaid(found.schemes, first, scheme.threat === undefined ? {} : { threat: scheme.threat })
  const setUp = {
    edition: editionOf(options),
    ...table,
    schemes: [...(scheme.crisis ? withCrisis(said) : said)],
    attacker: placed.piece.id,
    targets: each ? [] : [...new Set(found.meant)],
    ...(options.withoutExhausting && { withoutExhausting: true as const }),
    ...(removes !== undefined && {
      ability: { removes: { schemes: each ?? schemes, instances: [{ amount: removes }] } },
    }),
  } satisfies ThwartSetUp
  const playing = { flow: thwart, ...IDLE_THWART }
  return begun(playing, { setUp, names: { ...names, ...found.names }, seats }, [], options.atOnce ?? false)
}

/** The basic power removes threat from one scheme (MC-THWART-01). */
const basicOfOne = ({ removes, each, more = [] }: ThwartOptions): Wrong | null =>
  removes === undefined && (each || more.length > 0) ? wrong('basicOfOne', {}, 'MC-THWART-01') : null

/** The same thwart of the same schemes, if all are still there. */
export const nextThwart: Next<ThwartSetUpRead, ThwartOutcome> = ({ attacker, targets }, { table }) => {
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  const schemes = { pieces: table.schemes ?? [] }
  if (!targets.every(id => isThere(schemes, id))) return { notAgain: 'targetGone' }
  return { stays: ['attacker', 'targets', 'ability'], anew: {} }
}
