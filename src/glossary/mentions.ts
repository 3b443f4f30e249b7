// Finds the entries that a text talks about, by headings, clause ids, rule numbers and names in it, the most telling first.

import { once } from '../kept.ts'
import { LANGUAGES, type Language } from '../language.ts'
import { listsByKey } from '../search/lists-by-key.ts'
import { buildMentions, type Mention } from '../search/mentions.ts'
import { cutMessage } from '../search/query.ts'
import { tellingInAny } from '../search/words/words.ts'
import type { Entry, Glossary } from './glossary.ts'
import { ruleNumbers } from './rule-numbers.ts'
import type { GameId } from './schema.ts'
import { namedOf } from './search-texts.ts'

/** The entries that a text mentions, the most telling first, each once. `game` is the reader's game; null: both. */
export type MentionFinder = (
  text: string,
  asked: { readonly language: Language; readonly game: GameId | null },
) => Entry[]

/** MC-EA-31, MC18-EA-45, GCG-7-6-2-2a, MC-FAQ-core-07; or a number of at least three parts, since 7-6 may be anything. */
const NUMBER =
  /(?<![\w-])(?:[A-Z]{2,4}-FAQ-(?:[a-z0-9]+-)?\d{2,3}|[A-Z]{2,4}(?:\d{2})?(?:-[A-Z]{1,12})?(?:-\d+)+(?:-R\d+)?[a-z]?|\d{1,2}(?:-\d{1,2}){2,})(?![\w-])/g

/** A line that is the title of an entry: the bot's own messages on a rule have one. */
const HEADING = /^### (.+)$/gm
/** More than any name in a text weighs. */
const OF_HEADING = 9

/** Factors for an everyday word, for a term or section (without a text of its own), and for an entry of the other game. */
const LESS = { everyday: 0.2, gathered: 0.7, otherGame: 0.5 } as const
/** Each further word of a name adds this much. */
const MORE_FOR_WORDS = 0.4

type Weighed = Pick<Mention<Entry>, 'place' | 'isEveryday'> & {
  readonly entry: Entry
  readonly weight: number
}

/** Finds mentions of all entries. The index of names is built for the first text, which keeps the start short. */
export function buildMentionFinder(glossary: Glossary): MentionFinder {
  const find = once(() => indexed(glossary))
  return (text, asked) => find()(text, asked)
}

function indexed(glossary: Glossary): MentionFinder {
  const mentionsIn = buildMentions(glossary.entries.map(namedOf))
  const numbers = ruleNumbers(glossary)
  const titles = listsByKey(glossary.entries.flatMap(entry => titlesOf(entry).map(title => [title, entry])))
  const weigh = weigher(glossary.entries)
  return (text, { language, game }) => {
    const read = cutMessage(text)
    const byName = shared(nearest(mentionsIn(read.replaceAll(NUMBER, ' '), language)).map(weigh))
    const byHeading = [...read.matchAll(HEADING)].flatMap(([, title = ''], i) =>
      (titles.get(title) ?? []).map(entry => pointedOut(entry, OF_HEADING, -1 - i)),
    )
    const byNumber = [...read.matchAll(NUMBER)].flatMap(([number], i): Weighed[] => {
      const [meant] = numbers(number) ?? []
      return meant ? [pointedOut(meant.entry, 1, -1 - byHeading.length - i)] : []
    })
    const all = [...byHeading, ...byNumber, ...byName]
    return isSmallTalk(read, all) ? [] : ranked(ofGame(all, game))
  }
}

/** An entry that a text names by its heading or its number. */
const pointedOut = (entry: Entry, weight: number, place: number): Weighed => ({
  entry,
  weight,
  place,
  isEveryday: false,
})

/** Whether the names in a text are everyday words, and most of what it says are others: “let’s play next week”. */
function isSmallTalk(text: string, all: readonly Weighed[]): boolean {
  if (all.some(({ isEveryday }) => !isEveryday)) return false
  return new Set(all.map(({ place }) => place)).size * 2 < tellingInAny(text).length
}

/** The title in each language, with the number before it, as messages show it. */
const titlesOf = ({ number, title }: Entry): string[] =>
  [...new Set(LANGUAGES.flatMap(language => title[language] ?? []))].map(own =>
    number ? `${number} ${own}` : own,
  )

/** Drops names that are only similar where a game has an exact one: the villain is not villainous. */
function nearest(all: readonly Mention<Entry>[]): readonly Mention<Entry>[] {
  const spot = ({ place, thing }: Mention<Entry>) => `${place} ${thing.game}`
  const exact = new Set(all.filter(({ isExact }) => isExact).map(spot))
  return all.filter(one => one.isExact || !exact.has(spot(one)))
}

/** An entry that many others refer to weighs less, since most texts mention it. */
function weigher(entries: readonly Entry[]): (mention: Mention<Entry>) => Weighed {
  const references = new Map<Entry, number>()
  for (const { seeAlso } of entries) {
    for (const entry of seeAlso) references.set(entry, (references.get(entry) ?? 0) + 1)
  }
  return ({ thing, words, isEveryday, place }) => {
    const rare = 1 / (1 + Math.log(1 + (references.get(thing) ?? 0)))
    const own = thing.kind === 'rule' ? 1 : LESS.gathered
    const telling = (isEveryday ? LESS.everyday : 1) + MORE_FOR_WORDS * Math.max(0, words - 1)
    return { entry: thing, place, isEveryday, weight: rare * own * telling }
  }
}

/** Entries of one game with the same name share the weight of the mention. */
function shared(all: readonly Weighed[]): Weighed[] {
  const spot = ({ place, entry }: Weighed) => `${place} ${entry.game}`
  const bySpot = Map.groupBy(all, spot)
  return all.map(one => ({ ...one, weight: one.weight / (bySpot.get(spot(one))?.length ?? 1) }))
}

/** Keeps the reader's game if the text mentions any of its entries; else the game that the text favours comes first. */
function ofGame(all: readonly Weighed[], said: GameId | null): readonly Weighed[] {
  const wanted = all.filter(({ entry }) => entry.game === said)
  if (wanted.length > 0) return wanted
  const gamesAt = Map.groupBy(all, ({ place }) => place)
  const isShared = ({ place }: Weighed) =>
    new Set(gamesAt.get(place)?.map(({ entry }) => entry.game)).size > 1
  const speaksOf = (game: GameId) =>
    all.filter(one => one.entry.game === game && !isShared(one)).reduce((sum, { weight }) => sum + weight, 0)
  const games = [...new Set(all.map(({ entry }) => entry.game))].map(id => ({ id, weight: speaksOf(id) }))
  const most = Math.max(...games.map(({ weight }) => weight))
  const [meant, other] = games.filter(({ weight }) => weight === most)
  // The text favours no game.
  if (!meant || other) return all
  return all
    .filter(one => one.entry.game === meant.id || !isShared(one))
    .map(one => (one.entry.game === meant.id ? one : { ...one, weight: one.weight * LESS.otherGame }))
}

/** Repeated mentions weigh a little more; of equal entries the first mentioned comes first. */
function ranked(all: readonly Weighed[]): Entry[] {
  const byEntry = Map.groupBy(all, ({ entry }) => entry)
  return [...byEntry]
    .map(([entry, mentions]) => ({
      entry,
      weight: Math.max(...mentions.map(({ weight }) => weight)) * (1 + Math.log(mentions.length) / 3),
    }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry }) => entry)
}
