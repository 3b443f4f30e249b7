// What a boost card does by itself, as its data say it.
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { Effect } from '../../../games/marvel-champions/vocabulary/effects.ts'
import { boostPlaysIn } from '../../../games/marvel-champions/vocabulary/plays.ts'

/** The effects of its Boost ability; none: nobody has said them, or the players read the card. */
export const boostEffects = ({ plays }: Pick<MarvelCard, 'plays'>): readonly Effect[] =>
  boostPlaysIn(plays).flatMap(play => ('effects' in play ? play.effects : []))
