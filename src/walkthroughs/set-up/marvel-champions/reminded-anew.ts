// The reminders of a table's cards that can open in this chapter, and which no chapter before has had use for.
import { isDeepStrictEqual } from 'node:util'
import type { Cards } from '../../../cards/cards.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { ActivationKind } from '../../../games/marvel-champions/rules/activations/activation.ts'
import { marvelTableInSetUp } from '../../../games/marvel-champions/table.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { Names } from '../problem.ts'
import type { RemindsAnew } from '../read-anew.ts'
import { cardOf } from './at-table.ts'
import { KIND_OF } from './characters.ts'
import type { Setting } from './printed-moments.ts'
import { reminded } from './reminders.ts'

/** The reminders for chapters of this kind. What a card says of a moment is there once, whichever chapter has brought it. */
export const marvelReminders =
  (by: By): RemindsAnew =>
  (cards, { setUp, names }) => {
    const { pieces, abilities } = marvelTableInSetUp.parse(setUp)
    const attacker = pieces.find(({ id }) => id === setUp.attacker)
    const placed = pieces.flatMap(piece => {
      const card = formInPlay(cards, piece)
      const name = names[piece.id]
      return [...(card && name ? [{ piece, name, card }] : []), ...attachedTo(cards, piece, names)]
    })
    const setting = settingOf(by, attacker?.kind, setUp.ability === undefined)
    const isThere = ({ source, card, trigger, effects }: (typeof abilities)[number]) =>
      abilities.some(
        one =>
          one.source === source &&
          one.card === card &&
          isDeepStrictEqual(one.trigger, trigger) &&
          // The constant abilities of an attached card have one trigger.
          (card === undefined || isDeepStrictEqual(one.effects, effects)),
      )
    const found = reminded(placed, setting, names)
    return { ...found, abilities: found.abilities.filter(one => !isThere(one)) }
  }

/** The cards that are attached to a piece, as far as they are known. */
const attachedTo = (cards: Cards, piece: CharacterGiven, names: Names) =>
  (piece.attached ?? []).flatMap(({ id, code }) => {
    const card = code === undefined ? null : (cards.cardByCode(code) as MarvelCard | null)
    const name = names[id]
    return card && name ? [{ piece, name, card, attached: id }] : []
  })

/** The card of a piece, unless it shows another side of it. */
function formInPlay(cards: Cards, piece: CharacterGiven) {
  const card = cardOf(cards, piece)
  return card && KIND_OF[card.type] === piece.kind ? card : null
}

type By = Exclude<ActivationKind, 'changes'>

/** What is known of a chapter of this kind before it begins. */
export function settingOf(by: By, kind: CharacterGiven['kind'] | undefined, basic: boolean): Setting {
  const enemy = kind === 'minion' ? 'minion' : 'villain'
  const attacker = kind === 'ally' ? 'ally' : 'identity'
  const settings: { readonly [K in By]: Setting } = {
    enemyAttack: { by: 'enemyAttack', enemy },
    enemyScheme: { by: 'enemyScheme', enemy },
    playerAttack: { by: 'playerAttack', basic, attacker },
    thwart: { by: 'thwart', basic, attacker },
  }
  return settings[by]
}
