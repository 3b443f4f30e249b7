// Telling: what every part of a board is told from. And the words about the whole scene: heading, edition, steps.
import type { Language } from '../../../language.ts'
import { isStopped, type Scene } from '../../../walkthroughs/scene.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'
import { type Faces, faceOf } from '../faces/face.ts'
import { listed, namesIn } from './names.ts'

/** @throws Error for a walkthrough whose set-up is refused: it has no table and no board */
export function telling(faces: Faces, scene: Scene, language: Language): Telling {
  const t = wordsIn(language)
  const { board: face } = faceOf(faces, scene)
  const names = namesIn(scene.walkthrough, language, t, face.ownName)
  return { scene, face, language, t, names, table: face.table(scene) }
}

/** The same with plain names, for files and labels: these are not formatted, so nothing must be escaped. */
export const plainly = (tells: Telling): Telling => ({
  ...tells,
  names: { plain: tells.names.plain, shown: tells.names.plain },
})

/** The heading with the small line beneath it. */
export function headText(telling: Telling): string {
  const { scene, t } = telling
  const dropped = scene.dropped > 0 ? [`-# ${t('attack:dropped', { count: scene.dropped })}`] : []
  const stopped = isStopped(scene) ? [t('attack:stopped')] : []
  return [`## ${attackWords(telling)}`, `-# ${rulesWords(telling)}`, ...dropped, ...stopped].join('\n')
}

/** The attacker and the target, as far as they are known. */
export function attackWords(telling: Telling): string {
  const { table, names, t, face } = telling
  const targets = face.against(telling)
  const attacker = table.attacker === null ? face.attacker(t) : names.shown(table.attacker)
  const target = targets.length === 0 ? null : listed(targets.map(names.shown), t)
  return face.head({ attacker, target }, t)
}

/** Marvel Champions · rules 1.7 */
export const rulesWords = ({ table, t, face }: Telling): string =>
  `${face.game(t)} · ${t('attack:rules', { edition: editionName(table.edition, t) })}`

/** The words for an edition; an edition without words is called by its id. */
const editionName = (id: string, t: Translate): string => t('attack:edition', { context: id, edition: id })

/** One sentence for each other edition; an empty text if there is none. */
export function editionLine({ scene, t, face }: Telling): string {
  return (scene.played.outcome?.editions ?? [])
    .flatMap(({ edition, result, differences, unread }) => {
      const slots = { edition: editionName(edition, t) }
      const fields = [...new Set(differences.map(({ field }) => face.field(field, t)))].join(', ')
      const compared =
        result === 'differs'
          ? t('attack:editions.differs', { ...slots, fields })
          : t(`attack:editions.${result}`, slots)
      if (!unread) return [compared]
      return [compared, t('attack:editions.notChecked', { ...slots, clauses: unread.join(', ') })]
    })
    .join(' ')
}

/** The step of the question that is asked; it counts the steps that passing would enter. */
function rowNow({ played }: Scene): string {
  const causes = (played.prompt?.windows ?? []).flatMap(window => window.causes)
  return [...played.events, ...causes].findLast(({ type }) => type === 'step_entered')?.step ?? ''
}

/** The line of steps: ✓ 1 · ● 2 Defend · 3 Boost … */
export function stepLine({ scene, table, t, face }: Telling): string {
  const { words, stepOf } = face.steps(table.edition)
  const now = stepOf(rowNow(scene))
  return words.map((word, step) => marked(word(t), step, now)).join(' · ')
}

function marked(word: string, step: number, now: number): string {
  if (step < now) return `✓ ${step + 1}`
  return step === now ? `● **${step + 1} ${word}**` : `${step + 1} ${word}`
}
