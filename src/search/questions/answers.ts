// Answers a question with clauses: by their words, and by how players ask for them. The entry of the best clause comes
// first.
import { type Keep, once } from '../../kept.ts'
import type { Deeper, Hit } from '../lookup.ts'
import type { Splitter } from '../words/readings.ts'
import { languageOfQuestion, questionReader } from './asked-words.ts'
import { bookChances } from './books.ts'
import { indexesOf } from './indexes.ts'
import type { Passage } from './passages.ts'
import { saysTheSame } from './says-the-same.ts'
import { bestPhrases, scoresOf, wholeName } from './scores.ts'
import type { SynonymsAt } from './synonyms.ts'
import { littleTerms } from './terms.ts'

/** The weights of a name of the entry in the question, and of the entry’s second clause. */
const NAMED = 0.5
const SECOND = 0.1
/** For a passage about named things: the weight of their names, and what is left of its score if the question has none. */
const OF_NAMED = 0.1
const UNNAMED = 0.3
/**
 * A question of one word is never certain: it may ask for anything about it. Else an answer is certain from this sum of its
 * lead over the next entry that says something else and its likeness to how players ask for it. `npm run bench:search -- FILE`
 * says how often such an answer is right; more phrasings may allow less.
 */
const CERTAIN = 0.8
const LEAST_LIKENESS = 0.5
/** A passage about named things shares their names with many questions: it has to be more alike. */
const LEAST_LIKENESS_OF_NAMED = 0.6
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
    const ranked = bestOf(shown, MOST_ENTRIES, home => (isWanted(home.entry) ? entryScore(home) : 0))
    const answers = ranked.map(({ one }) => answering(one, scores))
    const [[best = 0] = []] = answers
    const rival = ranked.find((_, i) => !isSame(best, answers[i]?.[0] ?? best))
    const least = passages[best]?.isOfNamed ? LEAST_LIKENESS_OF_NAMED : LEAST_LIKENESS
    const isSure = words.length > 1 && isCertain(ranked[0], rival, likeness[best] as number, least)
    return ranked.map(({ one: { entry } }, i) => ({
      thing: entry,
      tier: 'word',
      isConfident: isSure && i === 0,
      parts: (answers[i] ?? []).map(passage => (passages[passage] as Passage<C, E>).clause),
    }))
  }
}

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
function answering({ from, to }: Shown<unknown>, scores: Float64Array): number[] {
  const score = (passage: number) => scores[passage] as number
  const best = Array.from({ length: to - from }, (_, i) => from + i).sort((a, b) => score(b) - score(a))
  const least = ANSWERS_TOO * score(best[0] ?? from)
  return best.slice(0, MOST_ANSWERS).filter(passage => score(passage) >= least)
}

/**
 * Whether the best entry leads far enough over the next one that says something else, for a question that is like those that
 * players ask.
 */
function isCertain(
  best: Ranked<unknown> | undefined,
  rival: Ranked<unknown> | undefined,
  likeness: number,
  least: number,
): boolean {
  if (!best || likeness < least) return false
  return 1 - (rival?.score ?? 0) / best.score + likeness >= CERTAIN
}
