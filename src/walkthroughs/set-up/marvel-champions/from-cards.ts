// The characters of a script that name cards of Marvel Champions: their numbers, keywords and reminders.
import { cardValue } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import {
  type CardedPiece,
  type CardFilling,
  type FromCards,
  filledWith,
  type LooseSetUp,
  pieceId,
} from '../from-cards.ts'
import { onlyCard } from '../only-card.ts'
import type { PlacedCharacter } from './character-options.ts'
import { KIND_OF, placeCharacter } from './characters.ts'
import type { Setting } from './printed-moments.ts'
import { reminded } from './reminders.ts'

const { hero, alterEgo, ally, enemy } = MARVEL_KINDS
const KINDS = [hero, alterEgo, ally, enemy]

/** Fills the characters of an enemy attack. */
export const enemyFromCards: FromCards = filling =>
  filledWith(
    asPrinted(filling),
    piece => filled(filling, piece, true),
    (characters, setUp) =>
      remindersIn(characters, {
        by: 'enemyAttack',
        enemy: kindOfAttacker(setUp) === 'minion' ? 'minion' : 'villain',
      }),
  )

/** Fills the characters of a player's attack. */
export const heroFromCards: FromCards = filling => {
  const basic = filling.setUp.ability === undefined
  return filledWith(
    asPrinted(filling),
    piece => filled(filling, piece, basic),
    (characters, setUp) =>
      remindersIn(characters, {
        by: 'playerAttack',
        basic,
        attacker: kindOfAttacker(setUp) === 'ally' ? 'ally' : 'identity',
      }),
  )
}

/** Fills the characters of an enemy's scheme. */
export const schemeFromCards: FromCards = filling =>
  filledWith(
    asPrinted(filling),
    piece => filled(filling, piece, true),
    (characters, setUp) =>
      remindersIn(characters, {
        by: 'enemyScheme',
        enemy: kindOfAttacker(setUp) === 'minion' ? 'minion' : 'villain',
      }),
  )

/** Fills the characters of a thwart. */
export const thwartFromCards: FromCards = filling => {
  const basic = filling.setUp.ability === undefined
  return filledWith(
    asPrinted(filling),
    piece => filled(filling, piece, basic),
    (characters, setUp) =>
      remindersIn(characters, {
        by: 'thwart',
        basic,
        attacker: kindOfAttacker(setUp) === 'ally' ? 'ally' : 'identity',
      }),
  )
}

/** Fills the characters between attacks, where no ability of a card opens. */
export const changesFromCards: FromCards = filling =>
  filledWith(
    asPrinted(filling),
    piece => filled(filling, piece, true),
    () => [],
  )

/** A script says of toughness what is printed; only attacks that were stored mean by `true` what it meant in 2.0.0. */
function asPrinted(filling: CardFilling): CardFilling {
  const { pieces } = filling.setUp
  if (!Array.isArray(pieces)) return filling
  const printed = pieces.map((piece: { readonly toughness?: unknown } | null) =>
    piece?.toughness === true ? { ...piece, toughness: 'printed' } : piece,
  )
  return { ...filling, setUp: { ...filling.setUp, pieces: printed } }
}

const remindersIn = (characters: readonly PlacedCharacter[], setting: Setting) =>
  reminded(characters, setting).abilities

function kindOfAttacker({ pieces, attacker }: LooseSetUp): unknown {
  const all = pieces as readonly ({ readonly id?: unknown; readonly kind?: unknown } | null)[]
  return all.find(one => one?.id === attacker)?.kind
}

function filled({ cards, language, setUp }: CardFilling, piece: CardedPiece, basic: boolean) {
  const { card: typed, ...said } = piece
  const found = onlyCard(cards, typed, {
    kinds: KINDS,
    language,
    isMeant: ({ type }) => said.kind === undefined || KIND_OF[type] === said.kind,
  })
  if ('unclear' in found) return { field: 'card', unclear: found.unclear }
  const seated = {
    id: () => pieceId(piece),
    player: String(said.player ?? ''),
    kinds: KINDS,
    unknown: 'villain' as const,
    players: Array.isArray(setUp.players) ? setUp.players.length : undefined,
    basic,
  }
  const placed = placeCharacter(cards, { name: cardValue(found.card) }, seated)
  if ('problem' in placed) return placed
  // Only the script knows whose it is, or with whom it is engaged.
  const { player: _, engagedWith: __, ...printed } = placed.piece
  const owner = typeof said.player === 'string' ? { player: said.player } : {}
  return { piece: { ...printed, ...said }, character: { ...placed, piece: { ...printed, ...owner } } }
}
