// Reads clauses as lists and tables of rows write them: chapters with numbers on one line. The compiler checks them.

/** The ids in a line: 'MC-EA 04 02, MC-DF 14' has MC-EA-04, MC-EA-02 and MC-DF-14. */
type IdsIn<Line extends string> = Line extends `${infer First}, ${infer Rest}`
  ? IdsOf<First> | IdsIn<Rest>
  : IdsOf<Line>

type IdsOf<Group extends string> = Group extends `${infer Chapter} ${infer Numbers}`
  ? `${Chapter}-${Each<Numbers>}`
  : `${Group}, which is a chapter without numbers,`

type Each<Numbers extends string> = Numbers extends `${infer First} ${infer Rest}`
  ? First | Each<Rest>
  : Numbers

function idsIn(line: string): string[] {
  return line.split(', ').flatMap(group => {
    const [chapter, ...numbers] = group.split(' ')
    return numbers.map(number => `${chapter}-${number}`)
  })
}

/** Lists all the clauses of a game. */
export function clausesOf<const Line extends string>(...lines: readonly Line[]): readonly IdsIn<Line>[]
export function clausesOf(...lines: readonly string[]): readonly string[] {
  return lines.flatMap(idsIn)
}

/**
 * Reads citations: chapters with the numbers of their clauses, the most important clause first.
 * @param clauses all the clauses of a game
 * @example citing(CLAUSES)('MC-EA 04 02, MC-DF 14') is ['MC-EA-04', 'MC-EA-02', 'MC-DF-14']
 */
export const citing =
  <const C extends string>(clauses: readonly C[]) =>
  <const Line extends string>(
    line: IdsIn<Line> extends C ? Line : `${Exclude<IdsIn<Line>, C>} is no clause` & string,
  ): readonly [C, ...C[]] => {
    const [first, ...rest] = idsIn(line).flatMap(id => clauses.find(clause => clause === id) ?? [])
    if (first === undefined) throw new Error(`no clause in ${line}`)
    return [first, ...rest]
  }
