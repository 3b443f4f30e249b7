// Shows how the same script ends under several editions: a column for each, a line for each fact of the outcome.
import type { Facts, Plain } from '../engine/game.ts'
import type { Shown } from '../games/game.ts'
import { rulesName } from '../words/edition-name.ts'
import type { Translate } from '../words/words.ts'

/**
 * `end`: the outcome, or the table where the play stands; `stops`: why it is not over, or null; `refusedAt`: the path of
 * what was refused, in the case that something was; `says`: the outcome in a sentence, or null.
 */
type InEdition = {
  readonly edition: string
  readonly end: Facts
  readonly stops: Shown | null
  readonly refusedAt: string
  readonly says: string | null
}

/** The fields of an outcome that say nothing of their own beside the others. */
const LEFT_OUT = ['edition', 'editions', 'table', 'occurred', 'opened']

/** A table as text. A line whose columns differ begins with ≠. */
export function sideBySide(plays: readonly InEdition[], t: Translate): string {
  const columns = plays.map(({ end }) => new Map(factsOf(end)))
  const names = new Set(columns.flatMap(column => [...column.keys()]))
  const lines = [...names].map(name => [name, ...columns.map(column => column.get(name) ?? '–')])
  return aligned([
    ['', ...plays.map(({ edition }) => rulesName(edition, t))],
    [
      t('story:sideBySide.end'),
      ...plays.map(({ stops, refusedAt }) =>
        stops ? stopOf(stops, refusedAt, t) : t('story:sideBySide.over'),
      ),
    ],
    ...lines,
  ])
}

/** The outcome of each edition that takes the answers as they stand, in a sentence; one line if all say the same. */
export function inSentences(plays: readonly InEdition[], t: Translate): readonly string[] {
  const said = plays.flatMap(({ edition, says }) => (says === null ? [] : [{ edition, says }]))
  const [first] = said
  const isSame = said.length === plays.length && said.every(({ says }) => says === first?.says)
  if (first && isSame) return [first.says]
  return said.map(({ edition, says }) => `${rulesName(edition, t)}: ${says}`)
}

/** What a play that is not over asks or refuses. */
function stopOf({ prompt, refused }: Shown, path: string, t: Translate): string {
  if (refused) return t('story:sideBySide.refused', { path, code: refused.code })
  const [window] = prompt?.windows ?? []
  return t('story:sideBySide.asks', { question: window?.name ?? '' })
}

/** Every fact by its path: characters.Rhino.damage */
const factsOf = (outcome: Facts): [string, string][] =>
  Object.entries(outcome)
    .filter(([field]) => !LEFT_OUT.includes(field))
    .flatMap(([field, value]) => factsIn(value ?? null, field))

function factsIn(value: Plain, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, value === null ? '?' : String(value)]]
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([field, one]) =>
      field === 'piece' ? [] : factsIn(one ?? null, `${path}.${field}`),
    )
  const isPlain = value.every(one => typeof one !== 'object')
  if (isPlain) return [[path, value.join(', ') || '–']]
  return value.flatMap((one, index) => factsIn(one, `${path}.${pieceOf(one) ?? index + 1}`))
}

const pieceOf = (value: Plain): string | null =>
  typeof value === 'object' && value !== null && 'piece' in value && typeof value.piece === 'string'
    ? value.piece
    : null

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map(line => line[column]?.length ?? 0)),
  )
  return lines
    .map(([name = '', ...values]) => {
      const mark = name !== '' && new Set(values).size > 1 ? '≠' : ' '
      const cells = [name, ...values].map((cell, column) => cell.padEnd(widths[column] ?? 0))
      return `${mark} ${cells.join('  ')}`.trimEnd()
    })
    .join('\n')
}
