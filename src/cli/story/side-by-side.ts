// Shows how the same script ends under several editions: a column for each, a line for each figure on the table, and below
// it the outcome in sentences, or why an edition stops.

import type { Telling } from '../../discord/attack/face/board-of-any-flow.ts'
import type { AnyFlow } from '../../games/game.ts'
import type { AnyOutcome } from '../../games/outcome.ts'
import { rulesName } from '../../words/edition-name.ts'
import type { Translate } from '../../words/words.ts'
import { NO_MENTIONS, readable } from '../readable.ts'
import { refusedPath } from '../script.ts'
import { terminalFor } from '../terminals.ts'
import { refusalOf } from './refused.ts'
import { askedWords } from './story.ts'
import { type ReadScript, tellingOf } from './telling.ts'
import { underEdition } from './under-edition.ts'

/** How a script ends under an edition. */
export type PlayUnderEdition = {
  readonly edition: string
  /** The outcome; null: the answers do not lead to one. */
  readonly end: AnyOutcome | null
  /** The end, or the table where the play stands; null: the set-up was refused. */
  readonly tells: Telling | null
  /** The outcome in a sentence, or why it is not over; null: there is none. */
  readonly says: string | null
  readonly notices: ReturnType<AnyFlow['notices']>
}

/** Plays a script under an edition: with the answers as they stand, or else each where it fits. */
export function inEdition(reading: ReadScript, edition: string): PlayUnderEdition {
  const own = { ...reading, script: underEdition(reading.script, edition) }
  const { flow, setUp, answers } = own.script
  const played = flow.play(setUp, answers)
  const tells = tellingOf(own, played)
  const notices = flow.notices(played)
  const { outcome: end, refused } = played
  if (!tells || !end || refused) return { edition, end, tells, says: stopOf(own, played), notices }
  const says = terminalFor(tells.scene.walkthrough.flow).ends(played, {
    t: tells.t,
    nameOf: tells.names.plain,
  })
  return { edition, end, tells, notices, says }
}

/** What a play that is not over refuses, with its path, or asks. */
function stopOf(own: ReadScript, played: Parameters<typeof refusalOf>[1]): string {
  const why = refusalOf(own, played)
  if (why !== null) return `${refusedPath(own.script, played)}: ${why}`
  const tells = tellingOf(own, played)
  const asked = played.prompt?.windows.at(-1)
  return tells && asked ? tells.t('story:asks', { question: askedWords(asked, tells) }) : ''
}

/** The table with what is below it. A line whose columns differ begins with ≠. */
export function sideBySide(plays: readonly PlayUnderEdition[], t: Translate): string[] {
  const columns = plays.map(({ tells }) => (tells ? rowsOf(tells) : []))
  const rows = new Map(columns.flat().map(({ id, name }) => [id, name]))
  const valueIn = (column: readonly Row[], id: string) => column.find(one => one.id === id)?.value ?? '–'
  const table = aligned([
    ['', ...plays.map(({ edition }) => rulesName(edition, t))],
    ['', ...plays.map(({ end }) => t(`story:sideBySide.${end ? 'over' : 'stops'}`))],
    ...[...rows].map(([id, name]) => [name, ...columns.map(column => valueIn(column, id))]),
  ])
  return [...table, ...inSentences(plays, t)]
}

/** What is said of each edition; one line if all say the same. */
function inSentences(plays: readonly PlayUnderEdition[], t: Translate): readonly string[] {
  const said = plays.flatMap(({ edition, says }) => (says === null ? [] : [{ edition, says }]))
  const [first] = said
  const isSame = said.length === plays.length && said.every(({ says }) => says === first?.says)
  if (first && isSame) return [first.says]
  return said.map(({ edition, says }) => `${rulesName(edition, t)}: ${says}`)
}

type Row = { readonly id: string; readonly name: string; readonly value: string }

/** The figures, and what lies before a player. */
function rowsOf(tells: Telling): Row[] {
  const { face, table, names } = tells
  const figures = table.figures.map(figure => ({
    id: figure.id,
    name: names.plain(figure.id),
    value: face.figure(figure, tells).join(' · '),
  }))
  const line = face.belowFigures(tells)
  if (line === null) return figures
  const [name = '', ...facts] = readable(line, NO_MENTIONS).split(' · ')
  return [...figures, { id: 'player', name, value: facts.join(' · ') }]
}

function aligned(lines: readonly (readonly string[])[]): string[] {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map(line => line[column]?.length ?? 0)),
  )
  return lines.map(([name = '', ...values]) => {
    const mark = name !== '' && new Set(values).size > 1 ? '≠' : ' '
    const cells = [name, ...values].map((cell, column) => cell.padEnd(widths[column] ?? 0))
    return `${mark} ${cells.join('  ')}`.trimEnd()
  })
}
