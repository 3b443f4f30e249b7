// Finds names that have most of the typed words, of which some are mistyped or are words of no name.
import { fuzzyIndex } from './fuzzy.ts'
import { listsByKey } from './lists-by-key.ts'
import type { Hit, LookupScope } from './lookup.ts'
import type { NameForm } from './names.ts'
import { isFigure, sameWords } from './words/same-word.ts'
import { isLittle } from './words/words.ts'

/** The letters that must be found of those that were typed. */
const MOST = 0.5
/** A slip in a shorter word makes another word of it. */
const SURE_WORD = 6

/** How much of a typed word a word of a name is, and whether no other is likely. */
type Likeness = { readonly share: number; readonly isSure: boolean }
type Found = { score: number; sure: number }

/** Builds the index of the words of all names. Names are certain only if every word of the query is. */
export function mostWordsIn<T>(forms: readonly NameForm<T>[]) {
  const words = forms.map(form => sameWords(form.folded))
  const placesOf = listsByKey(
    words.flatMap((own, place) => [...new Set(own)].map((word): [string, number] => [word, place])),
  )
  const likenesses = likenessesTo(placesOf)
  return (folded: string, { language, isWanted }: LookupScope<T>): Hit<T>[] => {
    const all = sameWords(folded)
    const telling = all.filter(word => !isLittle(word, language))
    const typed = [...new Set(telling.length > 0 ? telling : all)]
    const numbers = typed.filter(isFigure)
    const least = typed.join('').length * MOST
    const isMeant = (form: NameForm<T>, own: readonly string[]) =>
      isWanted(form.thing) && !(own.some(isFigure) && numbers.some(number => !own.includes(number)))
    return [...summed(typed, likenesses)]
      .flatMap(([place, { score, sure }]) => {
        const form = forms[place]
        const own = words[place] ?? []
        if (!form || score < least || !isMeant(form, own)) return []
        const more = own.join('').length - score
        return [
          { form, isConfident: sure === typed.length, value: score - more / 4 - form.rank / 10_000_000 },
        ]
      })
      .sort((a, b) => b.value - a.value)
      .map(({ form, isConfident }) => ({ thing: form.thing, tier: 'word', isConfident, parts: [] }))
  }
}

type Likenesses = (typed: string) => ReadonlyMap<number, Likeness>

/** The likeness of each name to a typed word: that of its likest word. */
function likenessesTo(placesOf: ReadonlyMap<string, readonly number[]>): Likenesses {
  const near = fuzzyIndex([...placesOf.keys()].map(word => ({ compact: word, rank: 0 })))
  const like = (typed: string): readonly (readonly [string, Likeness])[] => {
    if (placesOf.has(typed)) return [[typed, { share: 1, isSure: true }]]
    if (isFigure(typed)) return []
    return near(typed).map(({ form, slips, isClose }) => [
      form.compact,
      { share: 1 - slips / typed.length, isSure: isClose && typed.length >= SURE_WORD },
    ])
  }
  return typed => {
    const likest = new Map<number, Likeness>()
    for (const [word, likeness] of like(typed))
      for (const place of placesOf.get(word) ?? [])
        if (likeness.share > (likest.get(place)?.share ?? 0)) likest.set(place, likeness)
    return likest
  }
}

/** What each name has of all typed words: the letters that are alike, and the number of words that are sure. */
function summed(typed: readonly string[], likenesses: Likenesses): ReadonlyMap<number, Found> {
  const found = new Map<number, Found>()
  for (const word of typed)
    for (const [place, { share, isSure }] of likenesses(word)) {
      const { score, sure } = found.get(place) ?? { score: 0, sure: 0 }
      found.set(place, { score: score + share * word.length, sure: sure + Number(isSure) })
    }
  return found
}
