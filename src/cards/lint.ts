// Proofreads the files of the cards and names the line of each fault, since every card has a line of its own.
import { z } from 'zod'
import { type Card, type CardGame, printedWords } from './card.ts'
import { cardFile } from './cards.ts'

/** A further printing of a card: all else is that of the card. */
export const reprint = z.strictObject({
  code: printedWords,
  reprintOf: printedWords.describe('The code of the card that it prints once more.'),
  pack: printedWords,
})

type Reprint = z.infer<typeof reprint>

export type CardFault = {
  readonly file: string
  readonly line: number
  readonly rule: string
  readonly message: string
}

/** All faults of the file of one game, in the order of its lines; none if it is right. */
export function lintCards(game: CardGame, text: string): CardFault[] {
  const fault = (line: number, rule: string, message: string) => ({
    file: `data/${cardFile(game)}`,
    line,
    rule,
    message,
  })
  const codes = new Set<string>()
  const printed = new Set<string>()
  const [first = '', ...rest] = text.trimEnd().split('\n')
  const last = rest.pop() ?? ''
  const frame = first.endsWith('"cards":[') && last === ']}'
  return [
    ...(frame ? [] : [fault(1, 'line', 'the first line ends with "cards":[ and the last one is ]}')]),
    ...rest.flatMap((line, index) => {
      const read = cardOn(line, game)
      const faults =
        'reprint' in read
          ? ofReprint(read.reprint, printed, codes)
          : 'card' in read
            ? faultsOf(read.card, game, codes)
            : [read]
      if ('card' in read) printed.add(read.card.code)
      return faults.map(({ rule, message }) => fault(index + 2, rule, message))
    }),
  ]
}

type Found = { readonly rule: string; readonly message: string }

type Read = { readonly card: Card } | { readonly reprint: Reprint } | Found

function cardOn(line: string, { game, schema }: CardGame): Read {
  try {
    const value: unknown = JSON.parse(line.replace(/,$/, ''))
    const again = reprint.safeParse(value)
    if (again.success) return { reprint: again.data }
    const parsed = schema.safeParse(value)
    if (parsed.success) return { card: { ...parsed.data, game } }
    const [issue] = parsed.error.issues
    return { rule: 'form', message: `${issue?.path.join('.') || 'the card'}: ${issue?.message}` }
  } catch {
    return { rule: 'line', message: 'one whole card to a line, with a comma behind all but the last' }
  }
}

/** The card stands before its reprints. */
function ofReprint({ code, reprintOf }: Reprint, printed: ReadonlySet<string>, codes: Set<string>): Found[] {
  return [
    ...twice(code, codes),
    ...(printed.has(reprintOf) ? [] : [{ rule: 'reprint', message: `there is no card ${reprintOf} above` }]),
  ]
}

function twice(code: string, codes: Set<string>): Found[] {
  const isTwice = codes.has(code)
  codes.add(code)
  return isTwice ? [{ rule: 'codes', message: `the code ${code} is there twice` }] : []
}

function faultsOf(card: Card, { faults }: CardGame, codes: Set<string>): Found[] {
  return [...twice(card.code, codes), ...faults(card).map(message => ({ rule: 'numbers', message }))]
}
