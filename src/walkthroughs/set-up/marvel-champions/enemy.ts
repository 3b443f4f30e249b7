// /attack enemy: turns the options of the command, or the end of an attack, into the set-up of an enemy attack.
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { MARVEL_KINDS as KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { EnemySetUp, EnemySetUpRead } from '../../../games/marvel-champions/enemy-attack/set-up.ts'
import { enemyAttack } from '../../../games/marvel-champions/flows.ts'
import type { EnemyOutcome } from '../../../games/marvel-champions/outcomes.ts'
import type { AbilityGiven } from '../../../games/marvel-champions/vocabulary/effects.ts'
import { isThere, type Next } from '../../again.ts'
import { playerIds, seatsFor } from '../../seats.ts'
import { type Begun, begun } from '../first-answers.ts'
import { type GivesId, idsAfter } from '../piece-ids.ts'
import { namesOf } from '../pieces.ts'
import { type Wrong, wrong } from '../problem.ts'
import { type BoostGiven, boostAnswers } from './boost.ts'
import {
  type CharacterOptions,
  editionOf,
  IDLE,
  type MarvelOptions,
  newTable,
  type PlacedCharacter,
  placeCharacter,
  placeEnemy,
  sameCharacter,
} from './characters.ts'
import { outOfMarvelRange } from './numbers.ts'
import { ONE_MORE, reminded } from './reminders.ts'

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
  const id = idsAfter()
  const enemy = placeEnemy(cards, options, id)
  if ('problem' in enemy) return enemy
  const hero = placeHero(cards, options, id)
  if ('problem' in hero) return hero
  if (hero.piece.kind === 'alter-ego' && defender === 'hero') return alterEgoDefends(hero)
  const ally = placeDefender(cards, options, id)
  if (ally && 'problem' in ally) return ally
  const same = sameCharacter(enemy, hero)
  if (same) return same
  const table = tableOf(options, [enemy, hero, ...(ally ? [ally] : [])], enemy)
  const gives = table.setUp.abilities.filter(one => givesBoostCard(one, enemy))
  const boosts = boostAnswers(cards, options, enemy, gives)
  if ('problem' in boosts) return boosts
  const defends = defender ? [{ question: 'defend', choice: defendingIn(defender, ally ?? hero) }] : []
  const said = [...boosts.abilities, ...defends, ...boosts.flips]
  return begun({ flow: enemyAttack, ...IDLE }, table, said, defender !== undefined)
}

const givesBoostCard = ({ source, options }: AbilityGiven, { piece }: PlacedCharacter): boolean =>
  source === piece.id && (options?.some(({ name }) => name === ONE_MORE) ?? false)

/** Said at once, because the attack asks about its activation first. */
const alterEgoDefends = (hero: PlacedCharacter): Wrong => ({
  problem: {
    code: 'alterEgoCannotDefend',
    clause: 'MC-DF-04',
    details: { piece: hero.piece.id },
    names: namesOf([hero]),
  },
})

function tableOf(options: EnemyOptions, characters: readonly PlacedCharacter[], enemy: PlacedCharacter) {
  const players = playerIds(playerCount(options))
  const { abilities, names } = reminded(characters, {
    by: 'enemyAttack',
    enemy: enemy.piece.kind === 'minion' ? 'minion' : 'villain',
  })
  const setUp = {
    edition: editionOf(options),
    players,
    pieces: characters.map(({ piece }) => piece),
    attacker: enemy.piece.id,
    target: { player: 'p1' },
    ...(characters.some(({ piece }) => piece.kind === 'alter-ego') && { activation: 'asked' as const }),
    boostCards: options.boostCards ?? 0,
    abilities,
    ...newTable(options),
  } satisfies EnemySetUp
  return { setUp, names: { ...namesOf(characters), ...names }, seats: seatsFor(players, [options.player]) }
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

const placeHero = (cards: Cards, { hero, alterEgo, players }: EnemyOptions, id: GivesId) =>
  placeCharacter(cards, alterEgo ? turned(cards, hero) : hero, {
    id,
    player: 'p1',
    kinds: alterEgo ? [KINDS.alterEgo] : [KINDS.hero, KINDS.alterEgo],
    unknown: alterEgo ? 'alter-ego' : 'hero',
    players,
  })

/** The alter-ego side of a hero, by the other side of its card. */
function turned(cards: Cards, hero: CharacterOptions): CharacterOptions {
  const [card, ...others] = cards.cardsNamed(hero.name, [KINDS.hero])
  const back = card && others.length === 0 ? cards.cardByCode(card.code.replace(/[a-z]$/, 'b')) : null
  return back?.type === 'alter-ego' ? { ...hero, name: cardValue(back) } : hero
}

function placeDefender(cards: Cards, options: EnemyOptions, id: GivesId): PlacedCharacter | Wrong | null {
  const given = allyOf(options)
  if (!given) return null
  return placeCharacter(cards, given.ally, {
    id,
    player: `p${given.player ?? 1}`,
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
