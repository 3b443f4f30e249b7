// Lists which texts contain a term, and adds up in each text what the words of a question find there.

/** A word of a question: its weight beside the others, and what it may stand for. */
export type AskedWord = {
  readonly weight: number
  readonly alternatives: readonly Alternative[]
}

/** Terms that count together, their weight beside the word itself, and the only book where they mean it (null: any). */
export type Alternative = {
  readonly terms: readonly string[]
  readonly weight: number
  readonly book: string | null
}

/** What a question finds in each text: the weights of its words times their shares there, and those weights alone. */
export type Found = {
  readonly texts: readonly number[]
  readonly shares: Float64Array
  readonly covered: Float64Array
}

export type Inverted = {
  readonly textsWith: (term: string) => readonly number[]
  readonly terms: () => Iterable<string>
  /**
   * Of a word’s alternatives the best one counts in each text; `beside` are terms that count in the texts so found alone.
   * The result holds until the next call.
   */
  readonly find: (words: readonly AskedWord[], beside?: readonly string[]) => Found
}

type List = { readonly texts: number[]; readonly shares: number[] }

/** For each term the texts that have it, and how much it counts there. */
export type Lists = Map<string, List>

/** Adds how much a term counts in a text (up to 1). Texts are numbered from 0 and come in order. */
export function addTo(lists: Lists, term: string, text: number, share: number): void {
  const list = lists.get(term)
  if (list) {
    list.texts.push(text)
    list.shares.push(share)
  } else lists.set(term, { texts: [text], shares: [share] })
}

/** The lists of texts of which each stands in a book. */
export function inverted(lists: Lists, books: readonly string[]): Inverted {
  const [shares, covered, best, sums] = [0, 0, 0, 0].map(() => new Float64Array(books.length)) as Buffers
  let touched: number[] = []
  const addAlternative = ({ terms, weight, book }: Alternative, reached: number[]): void => {
    const own: number[] = []
    for (const term of terms) addShares(lists.get(term), weight / terms.length, sums, own)
    for (const text of own) {
      const sum = sums[text] as number
      sums[text] = 0
      if (book !== null && books[text] !== book) continue
      if (best[text] === 0) reached.push(text)
      if (sum > (best[text] as number)) best[text] = sum
    }
  }
  const addWord = ({ weight, alternatives }: AskedWord): void => {
    const reached: number[] = []
    for (const alternative of alternatives) addAlternative(alternative, reached)
    for (const text of reached) {
      if (covered[text] === 0) touched.push(text)
      shares[text] = (shares[text] as number) + (best[text] as number)
      covered[text] = (covered[text] as number) + weight
      best[text] = 0
    }
  }
  return {
    textsWith: term => lists.get(term)?.texts ?? [],
    terms: () => lists.keys(),
    find: (words, beside = []) => {
      for (const text of touched) shares[text] = covered[text] = 0
      touched = []
      for (const word of words) addWord(word)
      for (const term of beside) addWhere(covered, lists.get(term), shares)
      return { texts: touched, shares, covered }
    },
  }
}

type Buffers = [Float64Array, Float64Array, Float64Array, Float64Array]

/** Adds the shares of one term to the sums, and notes the texts that had none yet. */
function addShares(list: List | undefined, weight: number, sums: Float64Array, own: number[]): void {
  if (!list) return
  for (let i = 0; i < list.texts.length; i++) {
    const text = list.texts[i] as number
    const before = sums[text] as number
    if (before === 0) own.push(text)
    sums[text] = before + weight * (list.shares[i] as number)
  }
}

/** Adds the shares of one term in the texts that something covers. */
function addWhere(covered: Float64Array, list: List | undefined, shares: Float64Array): void {
  if (!list) return
  for (let i = 0; i < list.texts.length; i++) {
    const text = list.texts[i] as number
    if ((covered[text] as number) > 0) shares[text] = (shares[text] as number) + (list.shares[i] as number)
  }
}
