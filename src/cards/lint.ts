// Proofreads the files of the cards: what is wrong is named with its line, since every card has a line of its own.
import type { z } from 'zod'
import type { CARD_FILES } from './load.ts'
import { CARD_SCHEMAS, type Card } from './schema.ts'

export type CardFile = { readonly path: (typeof CARD_FILES)[number]; readonly text: string }

export type CardFault = {
  readonly file: string
  readonly line: number
  readonly rule: string
  readonly message: string
}

const SCHEMA_OF: Readonly<Record<CardFile['path'], z.ZodType<Card>>> = {
  'marvel-champions/cards.json': CARD_SCHEMAS['marvel-champions-cards'].shape.cards.element,
  'gundam/cards.json': CARD_SCHEMAS['gundam-cards'].shape.cards.element,
}

const FIGHTERS: readonly Card['type'][] = [
  'hero',
  'alter-ego',
  'ally',
  'villain',
  'leader',
  'minion',
  'unit',
  'base',
]

/** All faults of one file, in the order of its lines; none if it is right. */
export function lintCards({ path, text }: CardFile): CardFault[] {
  const fault = (line: number, rule: string, message: string) => ({
    file: `data/${path}`,
    line,
    rule,
    message,
  })
  const codes = new Set<string>()
  const [first = '', ...rest] = text.trimEnd().split('\n')
  const last = rest.pop() ?? ''
  const frame = first.endsWith('"cards":[') && last === ']}'
  return [
    ...(frame ? [] : [fault(1, 'line', 'the first line ends with "cards":[ and the last one is ]}')]),
    ...rest.flatMap((line, index) => {
      const read = cardOn(line, SCHEMA_OF[path])
      const faults = 'card' in read ? faultsOf(read.card, codes) : [read]
      return faults.map(({ rule, message }) => fault(index + 2, rule, message))
    }),
  ]
}

type Found = { readonly rule: string; readonly message: string }

function cardOn(line: string, schema: z.ZodType<Card>): { card: Card } | Found {
  try {
    const parsed = schema.safeParse(JSON.parse(line.replace(/,$/, '')))
    if (parsed.success) return { card: parsed.data }
    const [issue] = parsed.error.issues
    return { rule: 'form', message: `${issue?.path.join('.') || 'the card'}: ${issue?.message}` }
  } catch {
    return { rule: 'line', message: 'one whole card to a line, with a comma behind all but the last' }
  }
}

function faultsOf(card: Card, codes: Set<string>): Found[] {
  const found: Found[] = []
  if (codes.has(card.code)) found.push({ rule: 'codes', message: `the code ${card.code} is there twice` })
  codes.add(card.code)
  if (FIGHTERS.includes(card.type) && !('hp' in card))
    found.push({ rule: 'numbers', message: `${card.code} has no hp` })
  if (card.type === 'pilot' && !('apModifier' in card && 'hpModifier' in card))
    found.push({ rule: 'numbers', message: `${card.code} adds no AP and HP` })
  if ((card.type === 'villain' || card.type === 'leader') && !('stage' in card))
    found.push({ rule: 'numbers', message: `${card.code} has no stage` })
  return found
}
