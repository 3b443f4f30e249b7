// Telling: what every part of a board is told from. And the words about the whole scene: heading, edition, steps.
import { once } from '../../../kept.ts'
import type { Language } from '../../../language.ts'
import { renamed } from '../../../store/listing.ts'
import { isStopped, type Scene } from '../../../walkthroughs/scene.ts'
import { nameInForm } from '../../../walkthroughs/set-up/pieces.ts'
import { differenceWords } from '../../../words/difference-words.ts'
import { editionName } from '../../../words/edition-name.ts'
import { wordsIn } from '../../../words/words.ts'
import { clip } from '../../message/clip.ts'
import { escaped } from '../../message/escape.ts'
import type { Telling, WhoInWords } from '../face/board-of-any-flow.ts'
import { type Faces, faceOf, formScene } from '../face/face.ts'
import { mendsAt } from '../face/mends.ts'
import { missingStepControl } from '../face/missing-step.ts'
import { boardNames, listed, plainNames } from '../face/names.ts'
import { nextControls } from '../face/next-controls.ts'
import type { TableNow } from '../face/table-now.ts'
import { partsBehind } from '../forms/forms.ts'
import { answerWords } from './answer-words.ts'

/** The most characters of an answer that is named in a small line. */
const MOST_SAID = 120

/** @throws Error for a walkthrough whose set-up is refused: it has no table and no board */
export function telling(faces: Faces, scene: Scene, language: Language): Telling {
  const t = wordsIn(language)
  const { board: face } = faceOf(faces, scene)
  const table = face.table(scene)
  const named = { ...scene.walkthrough, names: namesInForm(scene.walkthrough, table) }
  const names = boardNames(named, language, t, face.ownName)
  const at = formScene(faces, scene, null)
  const parts: Telling['parts'] = ({ action, rest }) => partsBehind(at, action, rest)
  const next = once(() => nextControls(faces, { scene, names, t }))
  const missingStep = once(() => missingStepControl(faces, { scene, names, t }))
  const cards = once(() => at.cardsPlayed?.offered(scene) ?? null)
  const later = { parts, next, missingStep, cards, mends: () => mendsAt(at) }
  return { scene, face, language, t, names, table, ...later }
}

/** A piece whose forms have names is called by the form in which it is now, also after a change of it is taken back. */
function namesInForm({ names }: Scene['walkthrough'], { figures }: TableNow): Scene['walkthrough']['names'] {
  const now = figures.flatMap(({ id, kind }) => {
    const name = kind ? names[nameInForm(id, kind)] : undefined
    return name ? [[id, name] as const] : []
  })
  return now.length > 0 ? { ...names, ...Object.fromEntries(now) } : names
}

/** The same with plain names, for files and labels: these are not formatted, so nothing must be escaped. */
export const plainly = (tells: Telling): Telling => ({
  ...tells,
  names: plainNames(tells.names.plain, tells.t),
})

/** The heading with the small line beneath it. */
export function headText(telling: Telling): string {
  const { scene, t } = telling
  const today = todayWords(telling)
  const { ending } = scene.walkthrough
  const stopped = isStopped(scene) ? [t(ending === 'manager' ? 'attack:closed' : 'attack:stopped')] : []
  const more = [...(today ? [`-# ${today}`] : []), ...stopped]
  const head = `## ${struckIfLeft(attackWords(telling), telling)}`
  return [head, ...leftLine(telling), `-# ${rulesWords(telling)}`, ...more].join('\n')
}

/** What an attack is called, struck through if its table has gone back to before it. */
export const struckIfLeft = (words: string, { scene }: Pick<Telling, 'scene'>): string =>
  scene.isLeft ? `~~${words}~~` : words

/** The line that it counts no more, or none. */
export const leftLine = ({ scene, t }: Pick<Telling, 'scene' | 't'>): string[] =>
  scene.isLeft ? [`-# ${t('board:chapters.left')}`] : []

/** What today's rules make of the attack, if that is not what it was; an empty text if it is. */
export function todayWords(telling: Telling): string {
  const { scene, t } = telling
  const { firstDropped, dropped, retelling } = scene
  if (retelling === 'otherwise' || retelling === 'byToday' || retelling === 'reopened')
    return t(`attack:today.${retelling}`)
  if (!firstDropped) return ''
  const answer = clip(escaped(answerWords(firstDropped.answer, plainly(telling))), MOST_SAID)
  const from = { number: firstDropped.number, answer, count: dropped }
  return retelling === 'asTold' ? t('attack:today.open', from) : t(`attack:today.${retelling}`, from)
}

/** The attacker and the target, as far as they are known. */
export function attackWords(telling: Telling): string {
  const { t, face } = telling
  return face.head(whoWords(face.against(telling), telling), t)
}

/** The result of an attack that is over, in one line. @throws Error while it goes on */
export function resultText(telling: Telling): string {
  const { scene, table, names, t, face } = telling
  return face.result(whoWords(table.targets, telling), renamed(face.cameTo(scene), names.shown), t)
}

function whoWords(targets: readonly string[], { table, names, t, face }: Telling): WhoInWords {
  const attacker = table.attacker === null ? face.attacker(t) : names.shown(table.attacker)
  return { attacker, target: targets.length === 0 ? null : listed(targets.map(names.shown), t) }
}

/** Marvel Champions · rules 1.7 */
export const rulesWords = ({ table, t, face }: Telling): string =>
  `${face.game(t)} · ${t('attack:rules', { edition: editionName(table.edition, t) })}`

/** Says by which edition attacks are played from now on where nobody chooses another. */
export const newsText = ({ table, t, face }: Telling): string =>
  t('attack:editions.news', { game: face.game(t), edition: editionName(table.edition, t) })

/**
 * A sentence for each verdict about other editions, with all editions that it is true of; an empty text without any other
 * edition. What nobody has checked is a notice.
 */
export function editionLine(tells: Telling): string {
  const { scene, language, t } = tells
  const compared = (scene.played.outcome?.editions ?? []).map(({ edition, result, differences }) => {
    const fields = differenceWords(differences, {
      t,
      nameOf: tells.names.shown,
      fieldWords: field => tells.face.field(field, t),
    })
    return { result, fields, edition: editionName(edition, t) }
  })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const verdicts = Map.groupBy(compared, ({ result, fields }) => `${result} ${fields}`)
    .values()
    .flatMap(alike => {
      const editions = list.format(alike.map(({ edition }) => edition))
      return alike
        .slice(0, 1)
        .map(({ result, fields }) => t(`attack:editions.${result}`, { editions, fields }))
    })
  return [...verdicts].join(' ')
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

/** Keeps the number and the words of a step on one line of a phone. */
const NO_BREAK = '\u00a0'

function marked(word: string, step: number, now: number): string {
  if (step < now) return `✓ ${step + 1}`
  const numbered = `${step + 1} ${word}`.replaceAll(' ', NO_BREAK)
  return step === now ? `● **${numbered}**` : numbered
}
