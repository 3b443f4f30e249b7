// /attack scheme: turns the options of the command, or the end of a scheme, into the set-up of an enemy's scheme.
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS as KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { SchemeSetUp, SchemeSetUpRead } from '../../../games/marvel-champions/enemy-scheme/set-up.ts'
import { enemyScheme } from '../../../games/marvel-champions/flows.ts'
import type { SchemeOutcome } from '../../../games/marvel-champions/outcomes.ts'
import { startedOn } from '../../../games/marvel-champions/rules/pending.ts'
import { isThere, type Next } from '../../again.ts'
import { type Begun, begun } from '../first-answers.ts'
import { type GivesId, idsAt } from '../piece-ids.ts'
import type { Wrong } from '../problem.ts'
import { nextPlayer, pieceAt } from './at-table.ts'
import { type BoostGiven, boostAnswers, givesBoostCard } from './boost.ts'
import type { CharacterOptions, PlacedCharacter } from './character-options.ts'
import { editionOf, type MarvelOptions, placeCharacter, placeEnemy } from './characters.ts'
import { alterEgoSide } from './enemy.ts'
import { schemesAt, schemesNamed, schemesSaid } from './named-schemes.ts'
import { outOfMarvelRange } from './numbers.ts'
import { tableFor } from './table-for.ts'

export type SchemeOptions = MarvelOptions & {
  /** The identity of the player against whom the enemy activates, by either side of its card. */
  readonly hero: CharacterOptions
  /** The scheme that a card names; without one, the main scheme. */
  readonly scheme?: string | undefined
  /** The threat on that scheme, and the target threat of the main scheme. */
  readonly threat?: number | undefined
  readonly threshold?: number | undefined
  /** The boost cards in the order in which they are flipped. */
  readonly boost?: readonly BoostGiven[] | undefined
  /** Facedown boost cards that the enemy has from before. */
  readonly boostCards?: number | undefined
}

/** Prepares an enemy's scheme. If the options name its boost cards, it is played to its end, unless another question is open. */
export function prepareEnemyScheme(cards: Cards, options: SchemeOptions): Begun {
  const { players, boostCards, threat, threshold, here } = options
  const bad = outOfMarvelRange({ players, boostCards, threat, threshold })
  if (bad) return bad
  const id = idsAt(here)
  const player = here ? (pieceAt(here, options.hero.name)?.player ?? nextPlayer(here)) : 'p1'
  if (typeof player !== 'string') return player
  const enemy = placeEnemy(cards, options, id, player)
  if ('problem' in enemy) return enemy
  const hero = placeIdentity(cards, options, id, player)
  if ('problem' in hero) return hero
  const table = tableOf(cards, options, [enemy, hero], player, id)
  if ('problem' in table) return table
  const gives = table.setUp.abilities.filter(one => givesBoostCard(one, enemy))
  const boosts = boostAnswers(cards, options, enemy, gives, id)
  if ('problem' in boosts) return boosts
  const idle = { finishing: { threat: 'place', finish: 'finish' }, nothing: [] }
  return begun(
    { flow: enemyScheme, ...idle },
    { ...table, names: { ...table.names, ...boosts.names } },
    [...boosts.abilities, ...boosts.flips],
    options.boost !== undefined,
  )
}

/** Enemies scheme against players in alter-ego form, so a new hero is turned; one of the table is as it is (MC-SCHEMEENEMY-01). */
const placeIdentity = (
  cards: Cards,
  { hero, here, players }: SchemeOptions,
  id: GivesId,
  player: string,
): PlacedCharacter | Wrong =>
  placeCharacter(cards, pieceAt(here, hero.name) ? hero : alterEgoSide(cards, hero, here), {
    ...{ id, player, here, players },
    kinds: [KINDS.alterEgo, KINDS.hero],
    unknown: 'alter-ego',
  })

function tableOf(
  cards: Cards,
  options: SchemeOptions,
  characters: readonly PlacedCharacter[],
  player: string,
  id: GivesId,
) {
  const [enemy] = characters
  const attacker = enemy?.piece.id ?? ''
  const kind = enemy?.piece.kind === 'minion' ? 'minion' : 'villain'
  const setting = { by: 'enemyScheme', enemy: kind } as const
  const { table, names, seats } = tableFor(options, characters, setting, options.players ?? 1)
  const found = schemesOf(cards, options, schemesAt(options.here, names, id))
  if ('problem' in found) return found
  const setUp = {
    edition: editionOf(options),
    ...table,
    ...startedOn(table, { enemy: attacker, player, does: 'schemes' }),
    schemes: [...found.schemes],
    attacker,
    target: { player },
    ...(found.named !== undefined && { scheme: found.named }),
    boostCards: options.boostCards ?? 0,
  } satisfies SchemeSetUp
  return { setUp, names: { ...names, ...found.names }, seats }
}

/** The schemes of the table, with what the options say of the named one and of the main scheme, which is always in play. */
function schemesOf(
  cards: Cards,
  { scheme, threat, threshold }: SchemeOptions,
  at: ReturnType<typeof schemesAt>,
) {
  const found = schemesNamed(cards, scheme === undefined ? [undefined] : [scheme, undefined], at)
  if ('problem' in found) return found
  const [meant, main = meant] = found.meant
  const known = schemesSaid(found.schemes, meant, threat === undefined ? {} : { threat })
  return {
    schemes: schemesSaid(known, main, threshold === undefined ? {} : { threshold }),
    names: found.names,
    named: scheme === undefined ? undefined : meant,
  }
}

/** The same enemy against the same player, if both are still there. */
export const nextEnemyScheme: Next<SchemeSetUpRead, SchemeOutcome> = ({ attacker, target }, { table }) => {
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  if (table.eliminated?.includes(target.player)) return { notAgain: 'targetGone' }
  return { stays: ['attacker', 'target', 'scheme'], anew: { boostCards: 0 } }
}
