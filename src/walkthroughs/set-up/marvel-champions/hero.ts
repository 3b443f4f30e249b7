// /attack hero: turns the options of the command, or the end of an attack, into the set-up of a player's attack.
import type { Card } from '../../../cards/card.ts'
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS as KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import { cardName } from '../../../cards/names.ts'
import type { Answer } from '../../../engine/types.ts'
import { playerAttack } from '../../../games/marvel-champions/flows.ts'
import type { PlayerOutcome } from '../../../games/marvel-champions/outcomes.ts'
import type { PlayerSetUp, PlayerSetUpRead } from '../../../games/marvel-champions/player-attack/set-up.ts'
import { FALLBACK } from '../../../language.ts'
import { isThere, type Next } from '../../again.ts'
import { cleanedName, meaningOf, type Who, whoIs } from '../find-card.ts'
import { type Begun, begun } from '../first-answers.ts'
import { type GivesId, idsAt } from '../piece-ids.ts'
import { tidy } from '../pieces.ts'
import { type Wrong, wrong } from '../problem.ts'
import { nextPlayer, pieceAt, playerOf } from './at-table.ts'
import { attackOfCard } from './attack-of-card.ts'
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
import { attackOn, notInBasicAttack, type TargetGiven } from './targets.ts'

export type HeroOptions = MarvelOptions & {
  /** The hero or the ally that attacks. */
  readonly attacker: CharacterOptions
  /** true: the attacker is an ally; needed only for a name that is no card. */
  readonly ally?: boolean | undefined
  /** An ability labelled (attack) with its damage; without it the attacker uses the basic power. */
  readonly ability?: AbilityGiven | undefined
  /** An event that attacks, whose player the attacker's is; `ability` has its damage, unless its facts do. */
  readonly card?: string | undefined
  /** Further targets: in a basic attack each takes the ATK. */
  readonly more?: readonly TargetGiven[] | undefined
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
  const bad =
    outOfMarvelRange({ players: options.players, abilityDamage: options.ability?.damage }) ??
    lacking(cards, options)
  if (bad) return bad
  const played = options.card === undefined ? null : whoIs(cards, options.card, [KINDS.attackCard])
  if (played && 'problem' in played) return played
  const ability = abilityOf(options, played)
  const notBasic = notInBasicAttack(ability !== undefined, options.more)
  if (notBasic) return notBasic
  const id = idsAt(options.here)
  const player = attackingPlayer(cards, options)
  if (typeof player !== 'string') return player
  const attacker = placeAttacker(cards, { ...options, basic: !ability }, id, player)
  if ('problem' in attacker) return attacker
  const enemies = placeEnemies(cards, options, id, player)
  if ('problem' in enemies) return enemies
  const same = enemies.placed.map(enemy => sameCharacter(enemy, attacker)).find(one => one !== null)
  if (same) return same
  const inOrder = ability?.attacks[0]?.sentences === true
  const table = tableOf(options, attacker, enemies.placed, ability)
  const later = inOrder ? laterTargets(enemies.placed) : []
  return begun({ flow: playerAttack, ...IDLE }, table, later, options.atOnce ?? false)
}

/** A target with a sentence of its own is chosen when that begins: the answer waits for it. */
const laterTargets = ([, ...others]: readonly PlacedCharacter[]): Answer[] =>
  others.map(({ piece }, index) => ({ question: `target:${index + 2}`, choice: piece.id }))

/** What an attack by a card needs: the hero whose player plays it, and its damage. */
function lacking(cards: Cards, { attacker, card, ability, more }: HeroOptions): Wrong | null {
  const byItself = attackCardIn(cards, attacker.name)
  if (byItself) return wrong('whoPlays', { name: cardName(byItself) })
  const played = card === undefined ? null : attackCardIn(cards, card)
  const isSaid =
    ability || (played && attackOfCard(played) && !more?.some(({ damage }) => damage !== undefined))
  return played && !isSaid ? wrong('whatDeals', { name: cardName(played) }) : null
}

/** The event that attacks which this text means; null: it means none. */
export function attackCardIn(cards: Cards, typed: string): (Card & MarvelCard) | null {
  const meaning = meaningOf(cards, typed, [KINDS.hero, KINDS.ally, KINDS.alterEgo, KINDS.attackCard])
  if ('problem' in meaning || 'name' in meaning) return null
  const [card] = 'card' in meaning ? [meaning.card] : meaning.several
  return card && KINDS.attackCard.is(card) ? card : null
}

function placeEnemies(
  cards: Cards,
  options: HeroOptions,
  id: GivesId,
  player: string,
): { readonly placed: readonly PlacedCharacter[] } | Wrong {
  const all = [options.enemy, ...(options.more ?? []).map(({ name }) => ({ name }))]
  const placed: PlacedCharacter[] = []
  for (const enemy of all) {
    const made = placeEnemy(cards, { ...options, enemy }, id, player)
    if ('problem' in made) return made
    placed.push(made)
  }
  return { placed }
}

function tableOf(
  options: HeroOptions,
  attacker: PlacedCharacter,
  enemies: readonly PlacedCharacter[],
  ability: Ability | undefined,
) {
  const setting = {
    by: 'playerAttack',
    basic: ability === undefined,
    attacker: attacker.piece.kind === 'ally' ? 'ally' : 'identity',
  } as const
  const { table, ...told } = tableFor(options, [attacker, ...enemies], setting, options.players ?? 1)
  const setUp = {
    edition: editionOf(options),
    ...table,
    attacker: attacker.piece.id,
    targets: enemies.slice(0, ability?.attacks[0]?.sentences ? 1 : undefined).map(({ piece }) => piece.id),
    ...(options.withoutExhausting && { withoutExhausting: true as const }),
    ...(ability && { ability }),
  } satisfies PlayerSetUp
  return { setUp, ...told }
}

/** The player of the attacker: a new ally belongs to whoever asks, a new identity brings a player. */
export function attackingPlayer(
  cards: Cards,
  { here, attacker, ally, player }: Pick<HeroOptions, 'here' | 'attacker' | 'ally' | 'player'>,
): string | Wrong {
  if (!here) return 'p1'
  const known = pieceAt(here, attacker.name)?.player
  if (known !== undefined) return known
  const meant = meaningOf(cards, attacker.name, [KINDS.hero, KINDS.alterEgo, KINDS.ally])
  const isAlly = 'card' in meant ? KINDS.ally.is(meant.card) : ally
  return isAlly ? playerOf(here, player) : nextPlayer(here)
}

type Ability = NonNullable<PlayerSetUp['ability']>

/** The ability that attacks, as it is said, else by the facts of its card; undefined: it is the basic power. */
function abilityOf(
  { ability, more = [], language }: HeroOptions,
  played: Who<Card & MarvelCard> | null,
): Ability | undefined {
  const called = played?.name[language] ?? played?.name[FALLBACK] ?? ability?.name
  const name = cleanedName(called ?? '') || undefined
  const printed = played?.card ? attackOfCard(played.card) : null
  if (!ability) return printed ? tidy({ name, ...printed }) : undefined
  const { damage, exhausts, keywords } = ability
  return tidy({
    name,
    attacks: [attackOn(damage, more)],
    exhausts: exhausts ? (true as const) : undefined,
    keywords: keywords && [...keywords],
  })
}

const placeAttacker = (
  cards: Cards,
  { attacker, ally, basic, players, here }: HeroOptions & { readonly basic: boolean },
  id: GivesId,
  player: string,
): PlacedCharacter | Wrong =>
  placeCharacter(cards, attacker, {
    ...{ id, player, here },
    kinds: [KINDS.hero, KINDS.ally, KINDS.alterEgo],
    unknown: ally ? 'ally' : 'hero',
    players,
    basic,
  })

/** The same attacker and targets, if all are still there. */
export const nextPlayerAttack: Next<PlayerSetUpRead, PlayerOutcome> = ({ attacker, targets }, { table }) => {
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  if (!targets.every(id => isThere(table, id))) return { notAgain: 'targetGone' }
  return { stays: ['attacker', 'targets', 'ability'], anew: {} }
}
