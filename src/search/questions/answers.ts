// Answers a question with clauses: by their words, by how players ask for them, and by a second opinion that knows which
// words occur together. The entry of the best clause comes first.
import { type Keep, once } from '../../kept.ts'
import type { Deeper, Hit } from '../lookup.ts'
import type { Splitter } from '../words/readings.ts'
import { languageOfQuestion, questionReader } from './asked-words.ts'
import { bookChances } from './books.ts'
import { isCertain } from './certainty.ts'
import { indexesOf } from './indexes.ts'
import type { AskedWord } from './inverted.ts'
import type { Passage } from './passages.ts'
import { saysTheSame } from './says-the-same.ts'
import { bestPhrases, scoresOf, wholeName } from './scores.ts'
import type { SynonymsAt } from './synonyms.ts'
import { littleTerms } from './terms.ts'
import { likenessTo, vectorsOf } from './vectors.ts'

/** The weights of a name of the entry in the question, and of the entry’s second clause. */
const NAMED = 0.5
const SECOND = 0.1
/** For a passage about named things: the weight of their names, and what is left of its score if the question has none. */
const OF_NAMED = 0.1
const UNNAMED = 0.3
/** The weight of the second opinion, which is asked for the best entries alone. On the measured questions 1 and 1.5 do as well. */
const SECOND_OPINION = 1.25
const CANDIDATES = 25
const MOST_ENTRIES = 12
const MOST_ANSWERS = 3
/** A further clause answers as well if it scores this share of the best one. */
const ANSWERS_TOO = 0.5

/** What is searched: clauses, and the words that players say for those of the books. */
type Searched<C, E> = {
  readonly passages: readonly Passage<C, E>[]
  readonly split: Splitter
  readonly synonyms: SynonymsAt
  readonly keep: Keep
}

/**
 * Answers questions with the entries of the best clauses, best first; the parts of a hit are the clauses that answer. At
 * most the first hit is confident. The indexes are built at the first question.
 */
export function questionStage<C, E>(searched: () => Searched<C, E>): Deeper<E, C>['words'] {
  const answer = once(() => answererOf(searched()))
  return (query, asked) => answer()(query, asked)
}

function answererOf<C, E>({ passages, split, synonyms, keep }: Searched<C, E>): Deeper<E, C>['words'] {
  const indexes = indexesOf(passages, split, keep)
  const read = questionReader(indexes, split, synonyms)
  const chancesOf = bookChances(passages, indexes)
  const shown = entriesOf(passages)
  const isSame = saysTheSame(passages, split)
  const likenessOf = likenessTo(keep('vectors of questions', () => vectorsOf(passages)))
  return (query, { language: reader, isWanted, book }): Hit<E, C>[] => {
    const language = languageOfQuestion(query, reader)
    const words = read(query, language)
    const chances = chancesOf(words, book ?? null)
    const named = bestPhrases(indexes.names, words, wholeName)
    const { scores, likeness } = scoresOf(indexes, words, littleTerms(query, language))
    const entryScore = (home: Shown<E>) => {
      const name = named[home.from] as number
      const weight = home.isOfNamed ? OF_NAMED : NAMED
      const meant = name > 0 || !home.isOfNamed ? 1 : UNNAMED
      return (bestTwo(home, scores) + weight * name) * (chances.get(home.book) ?? 1) * meant
    }
    const likened = likenessOf(query)
    const candidates = bestOf(shown, CANDIDATES, home => (isWanted(home.entry) ? entryScore(home) : 0)).map(
      ({ one, score }): Candidate<E> => ({ one, byWords: score, alike: likened(one.from, one.to) }),
    )
    const ranked = bestOf(
      candidates,
      MOST_ENTRIES,
      ({ byWords, alike }) => byWords + SECOND_OPINION * Math.max(0, alike),
    )
    const worth = (passage: number) =>
      (scores[passage] as number) + SECOND_OPINION * Math.max(0, likened(passage, passage + 1))
    const answers = ranked.map(({ one }) => answering(one.one, worth))
    const [[best = 0] = []] = answers
    const rival = ranked.find((_, i) => !isSame(best, answers[i]?.[0] ?? best))
    const isSure =
      words.length > 1 &&
      isKnownHalf(words) &&
      ranked[0] !== undefined &&
      isCertain({
        score: ranked[0].score,
        rival: rival?.score ?? 0,
        likeness: Math.max(...(answers[0] ?? []).map(passage => likeness[passage] as number)),
        alike: ranked[0].one.alike,
        isOfNamed: ranked[0].one.one.isOfNamed,
      })
    return ranked.map(({ one: { one } }, i) => ({
      thing: one.entry,
      tier: 'word',
      isConfident: isSure && i === 0,
      parts: (answers[i] ?? []).map(passage => (passages[passage] as Passage<C, E>).clause),
    }))
  }
}

/** A question of which half the words lead nowhere asks for something else. */
const isKnownHalf = (words: readonly AskedWord[]): boolean =>
  words.filter(({ alternatives }) => alternatives.length === 0).length * 2 < words.length

/** An entry with the numbers of its passages, which stand together. */
type Shown<E> = Pick<Passage<unknown, E>, 'entry' | 'book' | 'isOfNamed'> & {
  readonly from: number
  to: number
}

function entriesOf<E>(passages: readonly Passage<unknown, E>[]): Shown<E>[] {
  const shown: Shown<E>[] = []
  for (const [passage, { entry, book, isOfNamed }] of passages.entries()) {
    const last = shown.at(-1)
    if (last?.entry === entry) last.to = passage + 1
    else shown.push({ entry, book, isOfNamed, from: passage, to: passage + 1 })
  }
  return shown
}

/** The score of the best passage of an entry, and a little of that of the second. */
function bestTwo({ from, to }: Shown<unknown>, scores: Float64Array): number {
  let best = 0
  let second = 0
  for (let passage = from; passage < to; passage++) {
    const one = scores[passage] as number
    if (one > best) {
      second = best
      best = one
    } else if (one > second) second = one
  }
  return best + SECOND * second
}

/** An entry with its score by words, and how like the question is to its phrasings. */
type Candidate<E> = { readonly one: Shown<E>; readonly byWords: number; readonly alike: number }

type Ranked<T> = { readonly one: T; readonly score: number }

/** The best of all with a score above 0, in order. It sorts no more than these. */
function bestOf<T>(all: readonly T[], most: number, scoreOf: (one: T) => number): Ranked<T>[] {
  const best: Ranked<T>[] = []
  for (const one of all) {
    const score = scoreOf(one)
    if (score <= (best.length < most ? 0 : (best.at(-1)?.score ?? 0))) continue
    const place = best.findIndex(other => score > other.score)
    best.splice(place < 0 ? best.length : place, 0, { one, score })
    if (best.length > most) best.pop()
  }
  return best
}

/** The passages of an entry that answer, best first. */
function answering({ from, to }: Shown<unknown>, worth: (passage: number) => number): number[] {
  const all = Array.from({ length: to - from }, (_, i) => ({ passage: from + i, worth: worth(from + i) }))
  const best = all.sort((a, b) => b.worth - a.worth).slice(0, MOST_ANSWERS)
  const least = ANSWERS_TOO * (best[0]?.worth ?? 0)
  return best.filter(one => one.worth >= least).map(({ passage }) => passage)
}
