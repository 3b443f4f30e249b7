// An attachment as its data say it: to which kinds of character it is attached, and what such a character has from it.
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { Attached, CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import { tidy } from '../pieces.ts'

/** The kinds of character that a card means. */
export const ATTACHES_TO: Readonly<
  Record<NonNullable<MarvelCard['attachesTo']>, readonly CharacterGiven['kind'][]>
> = {
  villain: ['villain'],
  minion: ['minion'],
  enemy: ['villain', 'minion'],
  identity: ['hero', 'alter-ego'],
  ally: ['ally'],
  character: ['villain', 'minion', 'hero', 'alter-ego', 'ally'],
}

/** The card as it lies on its character. @param started how many players have started, if somebody has said it */
export function attachedAs(
  { code, gives = {}, icons, counters, countersPerPlayer }: MarvelCard,
  id: string,
  started: number | undefined,
): Attached {
  const { tough: _, ...given } = gives
  const count = countersPerPlayer ? counters && started && counters * started : counters
  return tidy({ id, code, ...given, icons, counters: count })
}
