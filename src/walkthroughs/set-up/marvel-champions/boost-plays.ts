// What a boost card does by itself, as its data say it.
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { Effect } from '../../../games/marvel-champions/vocabulary/effects.ts'
import { type BoostEffect, boostPlaysIn } from '../../../games/marvel-champions/vocabulary/plays.ts'
import type { SchemeInPlay } from '../../../games/marvel-champions/vocabulary/table-facts.ts'
import { inEachLanguage, type Said } from '../../../language.ts'
import type { GivesId } from '../piece-ids.ts'
import type { Names } from '../problem.ts'
import { ATTACHES_TO, attachedAs } from './attachments.ts'
import { placedAs } from './characters.ts'
import { remindersOf } from './reminders.ts'
import { schemeOnCard } from './scheme-card.ts'

/** The effects of its Boost ability; none: nobody has said them, or the players read the card. */
export const boostEffects = (card: MarvelCard): readonly Effect[] =>
  boostPlaysIn(card.plays)
    .flatMap((play): readonly BoostEffect[] => ('effects' in play ? play.effects : []))
    .flatMap(effect => (effect.kind === 'attach' ? attaching(effect, card) : [withPiece(effect, card)]))

/** Says of a card that enters play what is printed on it. */
function withPiece(effect: Exclude<BoostEffect, { kind: 'attach' }>, card: MarvelCard): Effect {
  if (effect.kind === 'either')
    return { ...effect, does: effect.does.map(one => withPiece(one, card)) as typeof effect.does }
  return effect.kind === 'enters' ? { ...effect, piece: printedPiece(card) } : effect
}

/** The activations in which a boost card is turned; what waits for another kind comes when that begins. */
const SETTINGS = (['enemyAttack', 'enemyScheme'] as const).map(by => ({ by, enemy: 'villain' }) as const)

/** The card is attached with all that it gives and that waits on it, without an id. */
function attaching(effect: Extract<BoostEffect, { kind: 'attach' }>, card: MarvelCard): Effect[] {
  const [kind = 'villain'] = ATTACHES_TO[card.attachesTo ?? 'character']
  const waiting = SETTINGS.flatMap(setting => remindersOf(card, { id: 'this', kind }, setting, 'this'))
  const abilities = [...new Map(waiting.map(one => [JSON.stringify(one), one])).values()]
  return [
    {
      ...effect,
      card: attachedAs(card, 'this', undefined),
      abilities: abilities.map((one, index) => ({ id: `this-${index + 1}`, ...one })),
    },
    ...(card.gives?.tough ? [{ kind: 'status' as const, to: effect.to, status: 'tough' as const }] : []),
  ]
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

const ENTERS = /"piece":\{"id":"this","kind":"([^"]+)"|"kind":"(attach)"/

/** The effects with an id for the card that enters play or is attached by them. @returns also all ids that have its name */
export function entering(
  effects: readonly Effect[],
  id: GivesId,
): { readonly effects: readonly Effect[]; readonly named: readonly string[] } {
  const said = JSON.stringify(effects)
  const [, kind, attaches] = ENTERS.exec(said) ?? []
  if (kind === undefined && !attaches) return { effects, named: [] }
  const entered = id(kind ?? 'attachment')
  const named: string[] = []
  return {
    effects: JSON.parse(said, (key, value) => {
      if (key !== 'id' && key !== 'card') return value
      if (typeof value !== 'string' || !/^this(-\d+)?$/.test(value)) return value
      const own = value.replace('this', () => entered)
      if (key === 'id') named.push(own)
      return own
    }),
    named,
  }
}

/** All these ids with the name of the card. */
export const namedAs = (named: readonly string[], name: Said): Names =>
  Object.fromEntries(named.map(id => [id, name]))
