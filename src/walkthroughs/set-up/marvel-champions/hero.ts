// /attack hero: turns the options of the command, or the end of an attack, into the set-up of a player's attack.
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS as KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { playerAttack } from '../../../games/marvel-champions/flows.ts'
import type { PlayerOutcome } from '../../../games/marvel-champions/outcomes.ts'
import type { PlayerSetUp, PlayerSetUpRead } from '../../../games/marvel-champions/player-attack/set-up.ts'
import { isThere, type Next } from '../../again.ts'
import { playerIds, seatsFor } from '../../seats.ts'
import { cleanedName } from '../find-card.ts'
import { type Begun, begun } from '../first-answers.ts'
import { namesOf, tidy } from '../pieces.ts'
import {
  type CharacterOptions,
  editionOf,
  IDLE,
  type MarvelOptions,
  type PlacedCharacter,
  placeCharacter,
  placeEnemy,
  sameCharacter,
} from './characters.ts'
import { outOfMarvelRange } from './numbers.ts'
import { reminded } from './reminders.ts'

export type HeroOptions = MarvelOptions & {
  /** The hero or the ally that attacks. */
  readonly attacker: CharacterOptions
  /** true: the attacker is an ally; needed only for a name that is no card. */
  readonly ally?: boolean | undefined
  /** An ability labelled (attack) with its damage; without it the attacker uses the basic power. */
  readonly ability?: AbilityGiven | undefined
  /** true: a card has it make its basic attack without exhausting. */
  readonly withoutExhausting?: boolean | undefined
  /** true: nothing else happens, so the attack is played to its end, unless a value is unknown. */
  readonly atOnce?: boolean | undefined
}
type AbilityGiven = {
  readonly damage: number
  readonly name?: string | undefined
  readonly exhausts?: boolean | undefined
  readonly keywords?: readonly ('overkill' | 'piercing' | 'ranged')[] | undefined
}

/** Prepares a player's attack. */
export function prepareHeroAttack(cards: Cards, options: HeroOptions): Begun {
  const bad = outOfMarvelRange({ players: options.players, abilityDamage: options.ability?.damage })
  if (bad) return bad
  const attacker = placeAttacker(cards, options)
  if ('problem' in attacker) return attacker
  const enemy = placeEnemy(cards, options)
  if ('problem' in enemy) return enemy
  return (
    sameCharacter(enemy, attacker) ??
    begun({ flow: playerAttack, ...IDLE }, tableOf(options, attacker, enemy), [], options.atOnce ?? false)
  )
}

function tableOf(options: HeroOptions, attacker: PlacedCharacter, enemy: PlacedCharacter) {
  const players = playerIds(options.players ?? 1)
  const { abilities, names } = reminded([attacker, enemy], {
    by: 'player',
    basic: options.ability === undefined,
    attacker: attacker.piece.kind === 'ally' ? 'ally' : 'identity',
  })
  const setUp = {
    edition: editionOf(options),
    players,
    pieces: [attacker.piece, enemy.piece],
    attacker: attacker.piece.id,
    targets: ['enemy'],
    ...(options.withoutExhausting && { withoutExhausting: true as const }),
    ...(options.ability && { ability: abilityOf(options.ability) }),
    abilities,
  } satisfies PlayerSetUp
  return {
    setUp,
    names: { ...namesOf([attacker, enemy]), ...names },
    seats: seatsFor(players, [options.player]),
  }
}

const abilityOf = ({ damage, name, exhausts, keywords }: AbilityGiven) =>
  tidy({
    name: cleanedName(name ?? '') || undefined,
    attacks: [{ instances: [{ amount: damage }] }],
    exhausts: exhausts ? (true as const) : undefined,
    keywords: keywords && [...keywords],
  })

function placeAttacker(cards: Cards, { attacker, ally, ability, players }: HeroOptions) {
  const placed = placeCharacter(cards, attacker, {
    id: 'hero',
    player: 'p1',
    kinds: [KINDS.hero, KINDS.ally, KINDS.alterEgo],
    unknown: ally ? 'ally' : 'hero',
    players,
    basic: !ability,
  })
  const isAlly = 'piece' in placed && placed.piece.kind === 'ally'
  return isAlly ? { ...placed, piece: { ...placed.piece, id: 'ally-1' } } : placed
}

/** The same attacker and targets, if all are still there. */
export const nextPlayerAttack: Next<PlayerSetUpRead, PlayerOutcome> = ({ attacker, targets }, { table }) => {
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  if (!targets.every(id => isThere(table, id))) return { notAgain: 'targetGone' }
  return { stays: ['attacker', 'targets', 'ability'], anew: {} }
}
