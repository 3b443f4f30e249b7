// Reads citations as the tables of rows write them, on one line; the compiler checks them against the game's clauses.

/** true if a list names only clauses; otherwise a type that says which part is wrong. */
type Checked<List extends string, C extends string> = List extends `${infer First}, ${infer Rest}`
  ? Group<First, C> extends true
    ? Checked<Rest, C>
    : Group<First, C>
  : Group<List, C>

type Group<List extends string, C extends string> = List extends `${infer Chapter} ${infer Numbers}`
  ? Numbered<Chapter, Numbers, C>
  : `${List} is no chapter with numbers`

type Numbered<
  Chapter extends string,
  Numbers extends string,
  C extends string,
> = Numbers extends `${infer First} ${infer Rest}`
  ? `${Chapter}-${First}` extends C
    ? Numbered<Chapter, Rest, C>
    : `${Chapter}-${First} is no clause`
  : `${Chapter}-${Numbers}` extends C
    ? true
    : `${Chapter}-${Numbers} is no clause`

/**
 * Reads citations: chapters with the numbers of their clauses, the most important clause first.
 * @param clauses all the clauses of a game
 * @example citing(CLAUSES)('MC-EA 04 02, MC-DF 14') is ['MC-EA-04', 'MC-EA-02', 'MC-DF-14']
 */
export const citing =
  <const C extends string>(clauses: readonly C[]) =>
  <const List extends string>(
    list: Checked<List, C> extends true ? List : Checked<List, C> & string,
  ): readonly [C, ...C[]] => {
    const ids = list.split(', ').flatMap(group => {
      const [chapter, ...numbers] = group.split(' ')
      return numbers.map(number => `${chapter}-${number}`)
    })
    const [first, ...rest] = ids.flatMap(id => clauses.find(clause => clause === id) ?? [])
    if (first === undefined) throw new Error(`no clause in ${list}`)
    return [first, ...rest]
  }
