// An attack of Marvel Champions on a table that is there already: its pieces with what the command says of them, new ones beside.
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { cardName } from '../../../cards/names.ts'
import { type MarvelTableGiven, marvelTableSchema } from '../../../games/marvel-champions/table.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { AbilityGiven } from '../../../games/marvel-champions/vocabulary/effects.ts'
import type { Seat } from '../../../store/seats.ts'
import type { Person } from '../../seats.ts'
import { tidy } from '../pieces.ts'
import { type Names, type Wrong, wrong } from '../problem.ts'
import { type HereAs, hereAs, pieceHere, pieceIn } from '../table-here.ts'
import type { CharacterOptions, PlacedCharacter } from './character-options.ts'
import { MARVEL_RANGES, numbersOf, outOfMarvelRange } from './numbers.ts'

export type MarvelHere = HereAs<MarvelTableGiven>
export const marvelHere = hereAs(marvelTableSchema)

/** The piece that a name means here, as its table has it; null: it means none. */
export const pieceAt = (here: MarvelHere | undefined, name: string): CharacterGiven | null =>
  here ? pieceHere(here, name) : null

/** A piece of the table, with what the command says otherwise. */
export function asSaid(
  cards: Cards,
  piece: CharacterGiven,
  given: CharacterOptions,
  { names, players }: { readonly names: Names; readonly players: number | undefined },
): PlacedCharacter | Wrong {
  const { atk, def, sch, thw, hitPoints, damage, tough, retaliate, consequential } = given
  const name = names[piece.id] ?? { en: piece.id, de: piece.id }
  const numbers = { atk, def, sch, thw, hitPoints, damage, tough, retaliate, consequential }
  const bad = outOfMarvelRange(numbers, name)
  if (bad) return bad
  const said = {
    ...tidy<Partial<CharacterGiven>>(numbers),
    ...(given.exhausted && { ready: false }),
    ...(given.stunned && { stunned: 1 }),
    ...(given.confused && { confused: 1 }),
    ...(given.keywords && { keywords: [...new Set([...(piece.keywords ?? []), ...given.keywords])] }),
  }
  const turned = formTyped(cards, piece, given)
  const card = turned?.card ?? cardOf(cards, piece)
  const whole = counted(tidy({ ...piece, ...turned?.form, ...said }), said, players)
  if (!turned) return { piece: whole, name, card, isHere: true }
  const now = cardName(turned.card)
  return {
    piece: whole,
    name: now,
    card,
    isHere: true,
    forms: [
      [piece.kind, name],
      [turned.form.kind, now],
    ],
  }
}

/** The form and its card, if a command calls an identity by its other side: then it has changed its form (MC-FORM-02). */
function formTyped(cards: Cards, { kind }: CharacterGiven, { name }: CharacterOptions) {
  const card = cardOf(cards, { code: pieceIn(name)?.side })
  const to = card?.type === 'hero' || card?.type === 'alter-ego' ? card.type : kind
  if (!card || to === kind || (kind !== 'hero' && kind !== 'alter-ego')) return null
  const { atk, def, thw } = numbersOf({}, card)
  const { icons } = card
  return { card, form: { kind: to, code: card.code, atk, def, thw, icons, formChanged: true as const } }
}

/** A number that has been said makes what would be asked for it superfluous. */
function counted(
  { printedAtk, hitPointsPerPlayer: each, ...piece }: CharacterGiven,
  said: Partial<CharacterGiven>,
  players: number | undefined,
): CharacterGiven {
  const atk = said.atk === undefined && printedAtk !== undefined ? { printedAtk } : {}
  if (said.hitPoints !== undefined || each === undefined) return { ...piece, ...atk }
  return {
    ...piece,
    ...atk,
    ...(players === undefined ? { hitPointsPerPlayer: each } : { hitPoints: each * players }),
  }
}

export const CHARACTERS = [MARVEL_KINDS.enemy, MARVEL_KINDS.hero, MARVEL_KINDS.alterEgo, MARVEL_KINDS.ally]

/** The card of a piece; null: it came from none. */
export function cardOf(cards: Cards, { code }: { readonly code?: string | undefined }) {
  const card = code === undefined ? null : cards.cardByCode(code)
  const [found] = card ? cards.cardsNamed(cardValue(card), CHARACTERS) : []
  return found ?? null
}

/** The player of an identity that is new at the table: the first who has none, else one more. */
export function nextPlayer({ players, pieces, eliminated = [] }: MarvelHere): string | Wrong {
  const has = (player: string) =>
    pieces.some(({ kind, player: own }) => own === player && (kind === 'hero' || kind === 'alter-ego'))
  const free = players.find(player => !has(player) && !eliminated.includes(player))
  if (free !== undefined) return free
  const [, most] = MARVEL_RANGES.players
  const given = players.length + 1
  return given > most
    ? wrong('outOfRange', { number: 'players', given, min: 1, max: most, whose: null })
    : `p${given}`
}

/** The player whose seat this person has here; else the first. */
export const playerOf = ({ seats, players }: MarvelHere, person: Person | null): string =>
  seats.find(({ user }) => user !== null && user === person?.id)?.player ?? players[0] ?? 'p1'

/** The table's fields of a set-up, with these characters, and the reminders of those that are new. */
export function tableWith(
  here: MarvelHere,
  characters: readonly PlacedCharacter[],
  reminders: readonly AbilityGiven[],
  started: number | undefined,
): MarvelTableGiven {
  const { id: _, names: __, seats: ___, ...table } = here
  const said = new Map(characters.map(({ piece }) => [piece.id, piece]))
  const fresh = characters.filter(({ isHere }) => !isHere).map(({ piece }) => piece)
  const players = fresh.flatMap(({ player }) => player ?? [])
  return {
    ...table,
    players: [...new Set([...table.players, ...players])],
    pieces: [...table.pieces.map(piece => said.get(piece.id) ?? piece), ...fresh],
    abilities: [...table.abilities, ...reminders],
    ...(started !== undefined && { started }),
    // From here on the table remembers, also one of 2.0.0.
    activated: table.activated ?? [],
  }
}

/**
 * The seats of these players: those of the table, and for each new one a seat. Who has none gets the seat of the identity that
 * comes, if it is new or nobody has it, else the first new one.
 */
export function seatsAt(
  { seats }: Pick<MarvelHere, 'seats'>,
  { players, comes }: { readonly players: readonly string[]; readonly comes: string | undefined },
  person: Person | null,
): Seat[] {
  const fresh = players.filter(player => seats.every(seat => seat.player !== player))
  const all = [...seats, ...fresh.map(player => ({ player, user: null, name: null }))]
  if (person === null || seats.some(({ user }) => user === person.id)) return all
  const isOpen = ({ player, user, name }: Seat) => player === comes && user === null && name === null
  const own = all.find(isOpen)?.player ?? fresh[0]
  return all.map(seat => (seat.player === own ? { ...seat, user: person.id, name: person.name } : seat))
}
