// Looks cards up by name, half a name, code or number: all printings and cards of one name are one find.

import { type Keep, keepNothing, once } from '../kept.ts'
import { inEachLanguage, type Language, type Said } from '../language.ts'
import { listsByKey } from '../search/lists-by-key.ts'
import { indexOfNames, type NameIndex } from '../search/lookup.ts'
import { queryOf } from '../search/query.ts'
import { lookupIn } from '../search/some-words.ts'
import { compact, fold } from '../search/words/fold.ts'
import type { Card, CardGame } from './card.ts'
import { codeIn, mayBeCode } from './cards.ts'
import { codesTyped } from './codes.ts'
import type { CardFacts } from './facts.ts'
import { cardName, namesByGame, rankOf, searchNames } from './names.ts'
import { isPrinting, packOf, shelfTitle, shelve, type Titled } from './shelf.ts'

/** isConfident: false for a guess. */
export type CardHit = Titled & { readonly isConfident: boolean }

type Asked = {
  readonly query: string
  readonly language: Language
  /** null: every game. */
  readonly game: string | null
  /** The most finds; without it all are given. */
  readonly limit?: number
}

export type Library = {
  readonly byCode: (code: string) => Card | null
  /** The names of the card with this code or English name, by which texts name it; those texts themselves without one. */
  readonly namesOf: (card: string) => Said<readonly string[]>
  /** Best first; a code or a choice of the autocomplete finds its card. */
  readonly find: (asked: Asked) => CardHit[]
  /** The cards with exactly this name in a language, or with this code; empty if there are none. */
  readonly named: (name: string) => readonly Titled[]
  /** All cards of this name in its game, the card itself among them; of equal printings the first. */
  readonly titledLike: (card: Card) => Titled
  readonly factsOf: (card: Card, language: Language) => CardFacts
  /** The packs that print the same card once more. */
  readonly alsoIn: (card: Card) => readonly string[]
  /** Every name, with its cards. */
  readonly all: () => readonly Titled[]
}

/** Loads the cards and builds its indexes when something is first looked up, so that a start does not wait for them. */
export function buildLibrary(
  load: () => readonly Card[],
  games: readonly CardGame[],
  keep: Keep = keepNothing,
): Library {
  const cards = once(load)
  const byCode = once(() => new Map(cards().map(card => [card.code.toLowerCase(), card])))
  const byEnglish = once(
    () =>
      new Map(
        cards()
          .toReversed()
          .map(card => [card.name.en, card]),
      ),
  )
  const shelf = once(() => shelve(cards(), games))
  const titles = once(() => [...shelf().byTitle.values()])
  const index = once(() => keep('names of all cards', () => titleIndexOf(titles(), games)))
  const lookup = once(() => lookupIn(index().names, titles()))
  const coded = (text: string): Card | null => {
    if (!mayBeCode(text)) return null
    return codesTyped(codeIn(text) ?? text).flatMap(one => byCode().get(one) ?? [])[0] ?? null
  }
  const titledLike = (card: Card): Titled => {
    const { game, cards } = shelf().byTitle.get(shelfTitle(card)) ?? {
      game: card.game,
      cards: [card] as const,
    }
    return { game, cards: [card, ...cards.filter(other => other !== card && !isPrinting(card, other))] }
  }
  return {
    byCode: code => byCode().get(code.toLowerCase()) ?? null,
    namesOf: named => {
      const card = byCode().get(named.toLowerCase()) ?? byEnglish().get(named)
      return inEachLanguage(language => [card?.name[language] ?? card?.name.en ?? named])
    },
    find: ({ query: typed, language, game, limit }) => {
      const query = queryOf(typed)
      const card = coded(query)
      if (card) return [{ ...titledLike(card), isConfident: true }]
      const hits = lookup()(query, { language, isWanted: one => game === null || one.game === game })
      const name = compact(fold(query))
      return hits.slice(0, limit).map(({ thing, isConfident }) => ({ ...meant(thing, name), isConfident }))
    },
    named: typed => {
      const card = coded(typed)
      if (card) return [titledLike(card)]
      const name = compact(fold(typed))
      const places = index().printed.get(name) ?? []
      return places.flatMap(place => titles()[place] ?? []).map(titled => meant(titled, name))
    },
    titledLike,
    factsOf: (card, language) => {
      const game = games.find(one => one.game === card.game)
      if (!game) throw new Error(`no game has the card ${card.code}`)
      return game.facts(card, language)
    },
    alsoIn: card => [
      ...new Set(
        (shelf().printings.get(shelfTitle(card)) ?? [])
          .filter(other => isPrinting(card, other))
          .flatMap(other => packOf(other) ?? []),
      ),
    ],
    all: titles,
  }
}

type TitleIndex = { readonly names: NameIndex; readonly printed: ReadonlyMap<string, readonly number[]> }

function titleIndexOf(titles: readonly Titled[], games: readonly CardGame[]): TitleIndex {
  const named = titles.map(({ cards }, place) => ({
    rank: rankOf(cards[0], place, games),
    names: cards.flatMap(card => namesByGame(card, games)),
  }))
  const printed = titles.flatMap(({ cards }, place) =>
    [...new Set(cards.flatMap(printedNames))].map((name): [string, number] => [name, place]),
  )
  return { names: indexOfNames(named), printed: listsByKey(printed) }
}

const printedNames = (card: Card): string[] =>
  [...Object.values(card.name), cardName(card).en].flatMap(text => (text ? [compact(fold(text))] : []))

/** The same cards, first those of which the typed text, folded, is a name or the beginning of one. */
function meant(titled: Titled, typed: string): Titled {
  const { game, cards } = titled
  if (cards.length < 2) return titled
  const isNamed = (card: Card) => ownNames(card).some(name => name.startsWith(typed))
  const own = typed === titleTyped(cards[0]) ? [] : cards.filter(isNamed)
  const [first = cards[0], ...rest] = [...own, ...cards.filter(card => !own.includes(card))]
  return { game, cards: [first, ...rest] }
}

const titleTyped = (card: Card): string => compact(fold(card.name.en))

/** The names of a card beside its English title, as they are typed. */
function ownNames(card: Card): readonly string[] {
  const title = titleTyped(card)
  return searchNames(card, [])
    .map(({ text }) => compact(fold(text)))
    .filter(name => name !== title)
}
