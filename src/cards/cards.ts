// Reads the cards, and finds them by a typed text in either language, by exact name, and by code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Keep, keepNothing, once } from '../kept.ts'
import { FALLBACK, type Language } from '../language.ts'
import { listsByKey } from '../search/lists-by-key.ts'
import { indexOfNames, type NameIndex } from '../search/lookup.ts'
import { queryOf } from '../search/query.ts'
import { lookupIn } from '../search/some-words.ts'
import { compact, fold } from '../search/words/fold.ts'
import { type Card, type CardGame, type CardKind, isOneOf } from './card.ts'
import { codesTyped } from './codes.ts'
import { namesByGame, rankOf, subname } from './names.ts'
import { firstByKey } from './shelf.ts'

export type Cards = {
  readonly cardByCode: (code: string) => Card | null
  /** Best first; cards with the same face once. An empty query returns the first cards, a code its card. */
  readonly findCards: <C>(asked: {
    query: string
    language: Language
    kinds: readonly CardKind<C>[]
    limit: number
  }) => (Card & C)[]
  /**
   * The cards with exactly this name in either language, or the one with this code or choice of the autocomplete; of those
   * that are alike in these roles the first.
   */
  readonly cardsNamed: <C>(name: string, kinds: readonly CardKind<C>[]) => (Card & C)[]
  /** The cards with exactly this name, code or choice, whatever they are: of every type, in every game. */
  readonly cardsCalled: (name: string) => readonly Card[]
  /** Where the card stands in an attack, as a name that `cards:belongs` has words for. */
  readonly placeOf: (card: Card) => string
  /** The cards that a typed name may mean, best first: its beginning, or a mistyped name. A name without likeness has none. */
  readonly cardsLike: <C>(asked: {
    name: string
    language: Language
    kinds: readonly CardKind<C>[]
  }) => (Card & C)[]
}

/** A text that means exactly this card. The choices of the autocomplete carry it. */
export const cardValue = ({ code }: Pick<Card, 'code'>): string => `card:${code}`

/** The code in such a text; null if there is none. */
export const codeIn = (text: string): string | null => /^card ?:([\w-]+)$/.exec(text.trim())?.[1] ?? null

/** Whether a text may be a code, or hold one: each has a digit, and few names have one. */
export const mayBeCode = (text: string): boolean => /\d/.test(text)

/** A text that means a name alone, even if cards have it. */
export const nameValue = (name: string): string => `name:${name}`

/** The name in such a text; null if there is none. */
export const nameIn = (text: string): string | null => /^name ?:(.+)$/.exec(text.trim())?.[1] ?? null

/**
 * Loads all cards and builds its indexes when something is first looked up: of those that have a role in attacks for a
 * search, of the others for their exact names. Where names are equal, the order of the cards of a game decides.
 */
export function buildCards(
  load: () => readonly Card[],
  games: readonly CardGame[],
  keep: Keep = keepNothing,
): Cards {
  const all = once(() => inAttacks(load(), games))
  const byCode = once(() => byNumber(load()))
  const index = once(() => keep('names of cards in attacks', () => cardIndexOf(all(), games)))
  const faces = once(() => index().cards.flatMap(number => all()[number] ?? []))
  const lookup = once(() => lookupIn(index().names, faces()))
  const byName = once(() => keep('cards by name', () => placesByName(load(), faces(), games)))
  const coded = (text: string) =>
    mayBeCode(text)
      ? codesTyped(codeIn(text) ?? text).flatMap(code => byCode().get(code) ?? [])[0]
      : undefined
  const find = (query: string, language: Language, isWanted: (card: Card) => boolean): Card[] => {
    const card = coded(query)
    if (card) return [card].filter(isWanted)
    if (fold(query) === '') return faces().filter(isWanted)
    return lookup()(query, { language, isWanted }).map(({ thing }) => thing)
  }
  const called = (typed: string): readonly Card[] => {
    const name = queryOf(typed)
    const card = coded(name)
    return card ? [card] : (byName().get(compact(fold(name))) ?? []).flatMap(number => load()[number] ?? [])
  }
  return {
    cardsCalled: called,
    placeOf: card => games.find(({ game }) => game === card.game)?.belongs(card) ?? '',
    cardByCode: code => byCode().get(code.toLowerCase()) ?? null,
    findCards: ({ query, language, kinds, limit }) =>
      firstAlike(
        ofKinds(
          find(queryOf(query), language, card => isOneOf(card, kinds)),
          kinds,
        ),
        kinds,
        ({ name, subname: under }) => `${name[FALLBACK]} ${under?.[FALLBACK] ?? ''}`,
      ).slice(0, limit),
    cardsNamed: (typed, kinds) =>
      firstAlike(ownFirst(ofKinds(called(typed), kinds), queryOf(typed)), kinds, () => ''),
    cardsLike: ({ name, language, kinds }) => {
      const hits = lookup()(queryOf(name), { language, isWanted: card => isOneOf(card, kinds) })
      return ofKinds(
        hits.filter(({ isConfident }) => isConfident).map(({ thing }) => thing),
        kinds,
      )
    },
  }
}

const ofKinds = <C>(cards: readonly Card[], kinds: readonly CardKind<C>[]): (Card & C)[] =>
  cards.filter((card): card is Card & C => isOneOf(card, kinds))

/** The first of the cards that are alike in every one of these roles; `apart` tells those apart that are not one card. */
const firstAlike = <C extends Card>(
  cards: readonly C[],
  kinds: readonly CardKind[],
  apart: (card: C) => string,
): C[] =>
  firstByKey(cards, card => [apart(card), ...kinds.map(kind => kind.is(card) && kind.alike(card))].join('\n'))

/** The numbers of the cards that are offered, one of each face, with the names by which they are found: plain data. */
type CardIndex = { readonly cards: readonly number[]; readonly names: NameIndex }

function cardIndexOf(all: readonly Card[], games: readonly CardGame[]): CardIndex {
  const number = new Map(all.map((card, i) => [card, i]))
  const inFile = (card: Card) => number.get(card) ?? 0
  const faces = games.flatMap(game => facesOf(all, game, inFile))
  const named = faces.map((card, place) => ({
    rank: rankOf(card, place, games),
    names: namesByGame(card, games),
  }))
  return { cards: faces.map(inFile), names: indexOfNames(named) }
}

/** The cards by their numbers; that of a further printing means the card itself. */
function byNumber(all: readonly Card[]): ReadonlyMap<string, Card> {
  const cards = new Map(all.map(card => [card.code.toLowerCase(), card]))
  const first = ({ reprintOf }: Card) => cards.get(reprintOf?.toLowerCase() ?? '')
  return new Map([...cards].map(([code, card]) => [code, first(card) ?? card]))
}

/** The places of the cards by their folded names: first the faces that have a role in attacks, then the others. */
function placesByName(
  all: readonly Card[],
  faces: readonly Card[],
  games: readonly CardGame[],
): ReadonlyMap<string, readonly number[]> {
  const number = new Map(all.map((card, i) => [card, i]))
  const known = new Set(inAttacks(all, games))
  const others = all.filter(card => card.reprintOf === undefined && !known.has(card))
  return listsByKey(
    [...faces, ...others].flatMap(card =>
      [...new Set(namesByGame(card, games).map(({ text }) => compact(fold(text))))].map(
        (name): [string, number] => [name, number.get(card) ?? 0],
      ),
    ),
  )
}

/** The cards of a game, one of each face, in the order of their types, and within a type in the order of the file. */
function facesOf(
  all: readonly Card[],
  { game, face, order }: CardGame,
  inFile: (card: Card) => number,
): Card[] {
  const byName = Map.groupBy(
    all.filter(one => one.game === game),
    ({ name }) => name[FALLBACK],
  )
  const different = [...byName.values()].flatMap(named =>
    firstByKey(named, card => JSON.stringify(face(card))),
  )
  const place = ({ type }: Card) => (order.includes(type) ? order.indexOf(type) : order.length)
  return different.toSorted((a, b) => place(a) - place(b) || inFile(a) - inFile(b))
}

/** Peter Parker is the alter-ego of that name; an ally with that subname counts only if there is no other. */
function ownFirst<C extends Card>(cards: readonly C[], name: string): C[] {
  const isSubname = (card: Card) => {
    const under = subname(card)
    return under !== null && Object.values(under).some(text => fold(text) === fold(name))
  }
  const own = cards.filter(card => !isSubname(card))
  return own.length > 0 ? own : [...cards]
}

/** The cards that have a role in attacks, each in its first printing. */
export const inAttacks = (all: readonly Card[], games: readonly CardGame[]): Card[] => {
  const kinds = games.flatMap(game => game.kinds)
  return all.filter(card => card.reprintOf === undefined && isOneOf(card, kinds))
}

/** The file of a game's cards, below the folder of the data. */
export const cardFile = ({ game }: Pick<CardGame, 'game'>): string => `${game}/cards.json`

/** Checks a few fields alone: npm run lint:data proofreads the rest. @throws Error naming a file without a list of cards */
const loadCards = (directory: string, games: readonly CardGame[]): Card[] =>
  games.flatMap(({ game }) => cardsIn(game, readFileSync(join(directory, cardFile({ game })), 'utf8')))

/** Loads the cards when they are first needed, once for all who need them. */
export const loadCardsOnce = (directory: string, games: readonly CardGame[]): (() => readonly Card[]) =>
  once(() => loadCards(directory, games))

function cardsIn(game: string, text: string): Card[] {
  const { cards } = JSON.parse(text) as { cards?: unknown }
  if (!Array.isArray(cards)) throw new Error(`data/${cardFile({ game })}: ${NO_LIST}`)
  const printed = new Map<string, object>(cards.map(card => [card?.code, card]))
  return cards.map(card => {
    const whole = card?.reprintOf ? { ...printed.get(card.reprintOf), ...card } : (card ?? {})
    whole.game = game
    if (hasName(whole)) return whole
    throw new Error(`data/${cardFile({ game })}: ${NO_LIST}`)
  })
}

const NO_LIST = 'not a list of cards (npm run lint:data tells more)'

const hasName = (card: Partial<Card>): card is Card =>
  typeof card.code === 'string' && typeof card.type === 'string' && typeof card.name?.en === 'string'
