// The parts of a set-up that both attacks of Marvel Champions share.
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { defaultEdition, type EditionId } from '../../../games/marvel-champions/editions.ts'
import type { Language } from '../../../language.ts'
import type { Person } from '../../seats.ts'
import { type Wrong, wrong } from '../problem.ts'
import { type Character, type CharacterGiven, placeCharacter } from './characters.ts'

export type MarvelOptions = {
  /** The language of the walkthrough; it decides the edition if none is given. */
  readonly language: Language
  readonly edition?: EditionId | undefined
  readonly enemy: CharacterGiven
  /** true: the enemy is a minion; needed only for a name that is no card. */
  readonly minion?: boolean | undefined
  /** The user who plays the hero's side, attacked or attacking; null: every user may act for it. */
  readonly player: Person | null
  /** The number of players, from 1 to 4. */
  readonly players?: number | undefined
}

export const editionOf = ({ edition, language }: MarvelOptions): EditionId =>
  edition ?? defaultEdition(language)

/** The answers of both attacks that decide nothing. */
export const IDLE = { finishing: { damage: 'deal', finish: 'finish' }, nothing: ['nobody'] } as const

/** The attacking or attacked enemy. */
export const placeEnemy = (cards: Cards, options: MarvelOptions) =>
  placeCharacter(cards, options.enemy, {
    id: 'enemy',
    player: 'p1',
    kinds: [MARVEL_KINDS.enemy],
    unknown: unknownEnemy(options),
    players: options.players,
  })

/** The kind of an enemy that has no card: a villainous one is a minion, since only minions are villainous. */
const unknownEnemy = ({ minion, enemy }: MarvelOptions): 'minion' | 'villain' =>
  minion || enemy.keywords?.includes('villainous') ? 'minion' : 'villain'

/** Forbids that a character attacks itself. Two cards of one name are two characters; a name without a card is one. */
export function sameCharacter(enemy: Character, other: Character): Wrong | null {
  const same = enemy.name.en.toLowerCase() === other.name.en.toLowerCase()
  return same && !enemy.card && !other.card ? wrong('sameCharacter', { name: enemy.name }) : null
}
