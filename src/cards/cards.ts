// Finds cards: by what somebody types in either language, by their exact name, by their code.
import type { Language } from '../language.ts'
import { compact, fold } from '../search/fold.ts'
import { buildLookup } from '../search/lookup.ts'
import { queryOf } from '../search/query.ts'
import { type CardOf, isOneOf, isToken, type Kind } from './kinds.ts'
import { searchNames, subname } from './names.ts'
import type { Card } from './schema.ts'

export type Cards = {
  readonly cardByCode: (code: string) => Card | null
  /** Best first; cards with the same printed face once. Nothing typed: the first ones there are. A code finds its card. */
  readonly findCards: <K extends Kind>(asked: {
    query: string
    language: Language
    kinds: readonly K[]
    limit: number
  }) => CardOf[K][]
  /** Those called exactly this in either language, or the one with this code or choice of the autocomplete. */
  readonly cardsNamed: <K extends Kind>(name: string, kinds: readonly K[]) => CardOf[K][]
}

/** The text that stands for one card and nothing else, as the choices of the autocomplete carry it. */
export const cardValue = ({ code }: Card): string => `card:${code}`

/** The code in such a text; null if it is none. */
export const codeIn = (text: string): string | null => /^card:([\w-]+)$/.exec(text.trim())?.[1] ?? null

/** Builds the index once; cards come in the order in which equal names are to be offered. */
export function buildCards(all: readonly Card[]): Cards {
  const byCode = new Map(all.map(card => [card.code.toLowerCase(), card]))
  const faces = inOrder(differentFaces(all))
  const lookup = buildLookup(faces.map((thing, rank) => ({ thing, rank, names: searchNames(thing) })))
  const byName = facesByName(faces)
  const coded = (text: string) => byCode.get((codeIn(text) ?? text.trim()).toLowerCase())
  const find = (query: string, language: Language, isWanted: (card: Card) => boolean): Card[] => {
    const card = coded(query)
    if (card) return [card].filter(isWanted)
    if (fold(query) === '') return faces.filter(isWanted)
    return lookup(query, { language, isWanted }).map(({ thing }) => thing)
  }
  return {
    cardByCode: code => byCode.get(code.toLowerCase()) ?? null,
    findCards: ({ query, language, kinds, limit }) =>
      ofKinds(
        find(queryOf(query), language, card => isOneOf(card, kinds)),
        kinds,
      ).slice(0, limit),
    cardsNamed: (typed, kinds) => {
      const name = queryOf(typed)
      const card = coded(name)
      return ownFirst(ofKinds(card ? [card] : (byName.get(compact(fold(name))) ?? []), kinds), name)
    },
  }
}

function ofKinds<K extends Kind>(cards: readonly Card[], kinds: readonly K[]): CardOf[K][] {
  return cards.filter((card): card is CardOf[K] => isOneOf(card, kinds))
}

/** One of those that are the same but for code, pack and set: printed again, they are the same card at the table. */
function differentFaces(all: readonly Card[]): Card[] {
  const faces = new Map<string, Card>()
  for (const card of all) {
    const face = JSON.stringify({ ...card, code: isToken(card), pack: undefined, set: undefined })
    if (!faces.has(face)) faces.set(face, card)
  }
  return [...faces.values()]
}

const TYPES: readonly Card['type'][] = [
  'hero',
  'alter-ego',
  'ally',
  'villain',
  'leader',
  'minion',
  'unit',
  'pilot',
]

/** Where names are equal: heroes before allies, villains before minions, and what came out earlier first. */
function inOrder(cards: readonly Card[]): Card[] {
  const place = ({ type }: Card) => (TYPES.includes(type) ? TYPES.indexOf(type) : TYPES.length)
  return cards.toSorted((a, b) => place(a) - place(b))
}

/** Peter Parker is the alter-ego of that name, not an ally that has it as a subname; unless there are only those. */
function ownFirst<C extends Card>(cards: readonly C[], name: string): C[] {
  const isSubname = (card: Card) => {
    const under = subname(card)
    return under !== null && Object.values(under).some(text => fold(text) === fold(name))
  }
  const own = cards.filter(card => !isSubname(card))
  return own.length > 0 ? own : [...cards]
}

function facesByName(faces: readonly Card[]): Map<string, Card[]> {
  const named = faces.flatMap(card =>
    [...new Set(searchNames(card).map(({ text }) => compact(fold(text))))].map(name => ({ name, card })),
  )
  const groups = Map.groupBy(named, ({ name }) => name)
  return new Map([...groups].map(([name, group]) => [name, group.map(({ card }) => card)]))
}
