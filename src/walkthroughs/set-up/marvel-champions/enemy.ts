// /attack enemy: turns the options of the command, or the end of an attack, into the set-up of an enemy attack.
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { MARVEL_KINDS as KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { EnemySetUp, EnemySetUpRead } from '../../../games/marvel-champions/enemy-attack/set-up.ts'
import { enemyAttack } from '../../../games/marvel-champions/flows.ts'
import type { EnemyOutcome } from '../../../games/marvel-champions/outcomes.ts'
import { startedOn } from '../../../games/marvel-champions/rules/pending.ts'
import { isThere, type Next } from '../../again.ts'
import { type Begun, begun } from '../first-answers.ts'
import { type GivesId, idsAt } from '../piece-ids.ts'
import { namesOf } from '../pieces.ts'
import { type Wrong, wrong } from '../problem.ts'
import { pieceValue } from '../table-here.ts'
import { nextPlayer, pieceAt } from './at-table.ts'
import { type BoostGiven, boostAnswers, givesBoostCard } from './boost.ts'
import type { CharacterOptions, PlacedCharacter } from './character-options.ts'
import {
  editionOf,
  IDLE,
  type MarvelOptions,
  placeCharacter,
  placeEnemy,
  sameCharacter,
} from './characters.ts'
import { outOfMarvelRange } from './numbers.ts'
import { tableFor } from './table-for.ts'

export type EnemyOptions = MarvelOptions & {
  /** The identity that is attacked, by either side of its card. */
  readonly hero: CharacterOptions
  readonly alterEgo?: boolean | undefined
  readonly defender?: 'hero' | 'nobody' | AllyGiven | undefined
  /** The boost cards in the order in which they are flipped. */
  readonly boost?: readonly BoostGiven[] | undefined
  /** Facedown boost cards that the enemy has from before. */
  readonly boostCards?: number | undefined
}
/** An ally with its player, counted from the attacked player; without a number, that player. */
export type AllyGiven = { readonly ally: CharacterOptions; readonly player?: number | undefined }

/**
 * Prepares an enemy attack. If the options name the defender, and the boost cards if there are any, it is played to its
 * end, unless another question is open.
 */
export function prepareEnemyAttack(cards: Cards, options: EnemyOptions): Begun {
  const { players, boostCards, defender } = options
  const bad = outOfMarvelRange({ players, boostCards }) ?? playerProblem(options)
  if (bad) return bad
  const id = idsAt(options.here)
  const player = attackedPlayer(options)
  if (typeof player !== 'string') return player
  const enemy = placeEnemy(cards, options, id, player)
  if ('problem' in enemy) return enemy
  const hero = placeHero(cards, options, id, player)
  if ('problem' in hero) return hero
  if (hero.piece.kind === 'alter-ego' && defender === 'hero') return alterEgoDefends(hero)
  const ally = placeDefender(cards, options, id, player)
  if (ally && 'problem' in ally) return ally
  const same = sameCharacter(enemy, hero)
  if (same) return same
  const table = tableOf(options, [enemy, hero, ...(ally ? [ally] : [])], { enemy, player })
  const gives = table.setUp.abilities.filter(one => givesBoostCard(one, enemy))
  const boosts = boostAnswers(cards, options, enemy, gives, id)
  if ('problem' in boosts) return boosts
  const defends = defender ? [{ question: 'defend', choice: defendingIn(defender, ally ?? hero) }] : []
  const said = [...boosts.abilities, ...defends, ...boosts.flips]
  const named = { ...table, names: { ...table.names, ...boosts.names } }
  return begun({ flow: enemyAttack, ...IDLE }, named, said, defender !== undefined)
}

/** Said at once, because the attack asks about its activation first. */
const alterEgoDefends = (hero: PlacedCharacter): Wrong => ({
  problem: {
    code: 'alterEgoCannotDefend',
    clause: 'MC-DF-04',
    details: { piece: hero.piece.id },
    names: namesOf([hero]),
  },
})

function tableOf(
  options: EnemyOptions,
  characters: readonly PlacedCharacter[],
  { enemy, player }: { readonly enemy: PlacedCharacter; readonly player: string },
) {
  const setting = {
    by: 'enemyAttack',
    enemy: enemy.piece.kind === 'minion' ? 'minion' : 'villain',
  } as const
  const { table, ...told } = tableFor(options, characters, setting, playerCount(options))
  const started = startedOn(table, { enemy: enemy.piece.id, player, does: 'attacks' })
  // A card that says “attacks” has been told already.
  const isAsked =
    started.startedBy?.does !== 'attacks' && characters.some(({ piece }) => piece.kind === 'alter-ego')
  const setUp = {
    edition: editionOf(options),
    ...table,
    ...started,
    attacker: enemy.piece.id,
    target: { player },
    ...(isAsked && { activation: 'asked' as const }),
    boostCards: options.boostCards ?? 0,
  } satisfies EnemySetUp
  return { setUp, ...told }
}

/** The player of the identity that is attacked. */
function attackedPlayer({ here, hero }: EnemyOptions): string | Wrong {
  if (!here) return 'p1'
  return pieceAt(here, hero.name)?.player ?? nextPlayer(here)
}

const defendingIn = (defender: NonNullable<EnemyOptions['defender']>, { piece }: PlacedCharacter): string =>
  defender === 'nobody' ? defender : piece.id

const allyOf = ({ defender }: EnemyOptions): AllyGiven | null =>
  typeof defender === 'object' ? defender : null

const playerCount = (options: EnemyOptions): number =>
  Math.max(options.players ?? 1, allyOf(options)?.player ?? 1)

/** Why the defending ally's player is not at the table; null if the player is. */
function playerProblem(options: EnemyOptions): Wrong | null {
  const { player } = allyOf(options) ?? {}
  const max = options.players ?? 4
  if (player === undefined || player <= max) return outOfMarvelRange({ player })
  return wrong('outOfRange', { number: 'player', given: player, min: 1, max, whose: null })
}

const placeHero = (
  cards: Cards,
  { hero, alterEgo, players, here }: EnemyOptions,
  id: GivesId,
  player: string,
) =>
  placeCharacter(cards, alterEgo ? alterEgoSide(cards, hero, here) : hero, {
    ...{ id, player, here },
    kinds: alterEgo ? [KINDS.alterEgo] : [KINDS.hero, KINDS.alterEgo],
    unknown: alterEgo ? 'alter-ego' : 'hero',
    players,
  })

/** The alter-ego side of a hero, by the other side of its card. */
export function alterEgoSide(
  cards: Cards,
  hero: CharacterOptions,
  here: EnemyOptions['here'],
): CharacterOptions {
  const known = pieceAt(here, hero.name)
  const [card, ...others] = known ? [{ code: known.code ?? '' }] : cards.cardsNamed(hero.name, [KINDS.hero])
  const back = card && others.length === 0 ? cards.cardByCode(card.code.replace(/[a-z]$/, 'b')) : null
  if (back?.type !== 'alter-ego') return hero
  return { ...hero, name: here && known ? pieceValue(here.id, known.id, back.code) : cardValue(back) }
}

function placeDefender(
  cards: Cards,
  options: EnemyOptions,
  id: GivesId,
  attacked: string,
): PlacedCharacter | Wrong | null {
  const given = allyOf(options)
  if (!given) return null
  return placeCharacter(cards, given.ally, {
    ...{ id, here: options.here },
    player: given.player === undefined ? attacked : `p${given.player}`,
    kinds: [KINDS.ally],
    unknown: 'ally',
    players: options.players,
  })
}

/** The same attacker and target, if both are still there. */
export const nextEnemyAttack: Next<EnemySetUpRead, EnemyOutcome> = (
  { attacker, target },
  { table, summary: { boostCardsLeft } },
) => {
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  const attacked = table.pieces.some(({ id, kind, player }) =>
    target.character === undefined
      ? player === target.player && (kind === 'hero' || kind === 'alter-ego')
      : id === target.character,
  )
  if (!attacked) return { notAgain: 'targetGone' }
  // A table that remembers has them at the character on which they wait.
  const boostCards = table.activated ? 0 : boostCardsLeft
  return { stays: ['attacker', 'target'], anew: { activation: 'asked', boostCards } }
}
