// What a boost card does by itself, as its data say it.
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { Effect } from '../../../games/marvel-champions/vocabulary/effects.ts'
import { boostPlaysIn } from '../../../games/marvel-champions/vocabulary/plays.ts'
import type { SchemeInPlay } from '../../../games/marvel-champions/vocabulary/table-facts.ts'
import { inEachLanguage } from '../../../language.ts'
import type { GivesId } from '../piece-ids.ts'
import { placedAs } from './characters.ts'
import { schemeOnCard } from './scheme-card.ts'

/** The effects of its Boost ability; none: nobody has said them, or the players read the card. */
export const boostEffects = (card: MarvelCard): readonly Effect[] =>
  boostPlaysIn(card.plays)
    .flatMap((play): readonly Effect[] => ('effects' in play ? play.effects : []))
    .map(effect => withPiece(effect, card))

/** Says of a card that enters play what is printed on it. */
function withPiece(effect: Effect, card: MarvelCard): Effect {
  if (effect.kind === 'either')
    return { ...effect, does: effect.does.map(one => withPiece(one, card)) as typeof effect.does }
  return effect.kind === 'enters' ? { ...effect, piece: printedPiece(card) } : effect
}

/** The minion or scheme that the card is, without an id and a player; it comes with its tough card. */
function printedPiece(card: MarvelCard): CharacterGiven | SchemeInPlay {
  if (card.type === 'side-scheme') return { id: 'this', ...schemeOnCard(card) }
  const seated = { id: () => 'this', player: '', kinds: [], unknown: 'minion', asksPlayers: true } as const
  const name = inEachLanguage(() => card.name.en)
  const placed = placedAs({ card, name, like: [card] }, { name: name.en }, seated)
  if ('problem' in placed) throw new Error(`the card ${card.code} cannot enter play`)
  const { toughness, engagedWith: _, ...piece } = placed.piece
  return { ...piece, ...(toughness && { tough: 1 }) }
}

const ENTERS = /"piece":\{"id":"this","kind":"([^"]+)"/

/** The effects with an id for the card that enters play by them; null: none does. */
export function entering(
  effects: readonly Effect[],
  id: GivesId,
): { readonly effects: readonly Effect[]; readonly entered: string | null } {
  const said = JSON.stringify(effects)
  const [, kind] = ENTERS.exec(said) ?? []
  if (kind === undefined) return { effects, entered: null }
  const entered = id(kind)
  return {
    effects: JSON.parse(said.replace('"id":"this"', `"id":${JSON.stringify(entered)}`)),
    entered,
  }
}
