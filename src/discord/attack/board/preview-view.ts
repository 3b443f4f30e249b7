// The preview in words: a table of the damage, a row for what one would do and a column for each number of boost icons;
// below it what else would come of each.
import type { Fate, Varied } from '../../../games/forecast.ts'
import type { Language } from '../../../language.ts'
import type { Outlook, Preview } from '../../../walkthroughs/preview.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { clip } from '../../message/clip.ts'
import { container, type View } from '../../message/components.ts'
import { escaped } from '../../message/escape.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import { type Faces, faceOf } from '../face/face.ts'
import { answerWords } from './answer-words.ts'
import { smallNotices } from './notices.ts'
import { plainly, telling } from './scene-words.ts'

const ROOM = 3600
/** A phone shows some 40 characters in a line of a table. */
const LABEL = 22

/** The preview as a message without buttons. */
export function previewView(faces: Faces, scene: Scene, preview: Preview, language: Language): View {
  const tells = telling(faces, scene, language)
  const { t } = tells
  const { varied } = faceOf(faces, scene).flow.foresight
  const columns = columnsOf(preview.outlooks, varied)
  const blocks = preview.outlooks.map(outlook => block(outlook, columns, varied, tells))
  const notices = smallNotices(tells).join('\n')
  const room = ROOM - notices.length
  const shown = blocks.filter((_, i) => blocks.slice(0, i + 1).join('\n').length <= room)
  const left = preview.left + blocks.length - shown.length
  const head = `### ${t('attack:preview.title')}\n-# ${t(columns.length > 1 ? 'attack:preview.icons' : 'attack:preview.plain')}`
  const more = left > 0 ? `-# ${t('attack:preview.more', { number: left })}` : ''
  return [
    container([
      [head, notices].filter(Boolean).join('\n'),
      shown.join('\n') || t('attack:preview.none'),
      more,
    ]),
  ]
}

/** The numbers of icons that are played side by side; one column where no number is open. */
function columnsOf(outlooks: readonly Outlook[], varied: Varied | null): readonly number[] {
  const isOpen = outlooks.some(({ fates }) => fates.length > 1)
  return isOpen && varied ? varied.numbers : [0]
}

/** What one would do, the damage as a table, and what else comes of it. */
function block(
  { answer, fates }: Outlook,
  columns: readonly number[],
  varied: Varied | null,
  tells: Telling,
): string {
  const { t } = tells
  // The numbers of a varied answer are the columns of its block, so the block needs no heading with the answer.
  const said = answer.choice === varied?.choice ? null : doesWords(answer, tells)
  const hits = hitRows(fates, tells)
  const notes = noteLines(fates, tells)
  if (hits.length + notes.length === 0)
    notes.push(t(fates.length > 0 ? 'attack:preview.nothing' : 'attack:preview.tooFar'))
  return [
    said && `**${escaped(said)}**`,
    ...(columns.length > 1 && hits.length > 0
      ? [table(hits, columns, t)]
      : hits.map(hit => bulletOf(hit, t))),
    ...notes.map(line => `- ${line}`),
  ]
    .filter(Boolean)
    .join('\n')
}

/** What a player does with an answer: “Mockingbird defends”. */
function doesWords(answer: Outlook['answer'], tells: Telling): string {
  const { question: name = '', choice: chosen = '' } = answer
  return tells.face.question({ name, hard: true }).does({ name: chosen }, tells) ?? answerWords(answer, tells)
}

type HitRow = { readonly label: string; readonly amounts: readonly number[] }

/** Who takes damage, with the amounts for each number of icons. */
function hitRows(fates: readonly Fate[], tells: Telling): HitRow[] {
  const { names } = plainly(tells)
  const targets = [...new Set(fates.flatMap(({ hits }) => hits.map(({ to }) => to)))]
  return targets.map(to => ({
    label: names.plain(to),
    amounts: fates.map(fate => fate.hits.find(hit => hit.to === to)?.amount ?? 0),
  }))
}

/** A table in letters of one width: the icons above, a row for each that takes damage. */
function table(hits: readonly HitRow[], columns: readonly number[], t: Telling['t']): string {
  const line = (label: string, cells: readonly (number | string)[]) =>
    `${clip(label, LABEL).padEnd(LABEL)}${cells.map(cell => String(cell).padStart(4)).join('')}`
  const rows = hits.map(({ label, amounts }) =>
    line(
      label.replaceAll('`', '’'),
      columns.map((_, i) => amounts[i] ?? amounts[0] ?? 0),
    ),
  )
  return ['```', line(t('attack:preview.columns'), columns), ...rows, '```'].join('\n')
}

const bulletOf = ({ label, amounts: [amount = 0] }: HitRow, t: Telling['t']): string =>
  `- ${t('attack:preview.damage', { name: escaped(label), amounts: amount })}`

/** The other results for each character; a result that depends on boost icons names their numbers. */
function noteLines(fates: readonly Fate[], { t, names, face }: Telling): string[] {
  const each = (key: Outcome, say: (name: string, icons: Icons | null) => string) =>
    [...new Set(fates.flatMap(fate => fate[key]))].map(id => say(names.shown(id), iconsWhere(fates, key, id)))
  const shields = Math.max(0, ...fates.map(fate => fate.shields))
  const winners = new Set(fates.map(({ winner }) => winner).filter(winner => winner !== null))
  return [
    ...(shields > 0 ? [t('attack:preview.shields', { amounts: shields })] : []),
    ...each('exhausts', name => face.rests(t, name)),
    ...each('tough', (name, icons) =>
      icons ? t('attack:preview.toughAt', { name, ...icons }) : t('attack:preview.tough', { name }),
    ),
    ...each('falls', (name, icons) =>
      icons ? t('attack:preview.fallsAt', { name, ...icons }) : face.falls(t, name),
    ),
    ...[...winners].map(winner => t('attack:preview.wins', { name: names.shown(winner) })),
    ...(fates.some(({ isOpen }) => isOpen) ? [t('attack:preview.open')] : []),
  ]
}

/** The results of a fate that are lists of ids. */
type Outcome = 'exhausts' | 'tough' | 'falls'

/** The number of icons from which on a result comes, as a slot and as the count that chooses the plural. */
type Icons = { readonly icons: number; readonly count: number }

/** The fewest icons with which the id is among these results; null: it is among all of them. */
function iconsWhere(fates: readonly Fate[], key: Outcome, id: string): Icons | null {
  if (fates.every(fate => fate[key].includes(id))) return null
  const fewest = fates.findIndex(fate => fate[key].includes(id))
  return { icons: fewest, count: fewest }
}
