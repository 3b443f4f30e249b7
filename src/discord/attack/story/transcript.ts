// The whole walkthrough as a text to keep, and as a script that `npm run resolve` plays to the same end.
import type { Language } from '../../../language.ts'
import { scriptOf } from '../../../walkthroughs/log/script.ts'
import type { Chapter, Scene } from '../../../walkthroughs/scene.ts'
import { linesIn } from '../../../words/story.ts'
import { plain } from '../../message/escape.ts'
import { editionLine } from '../board/edition-words.ts'
import { attackWords, rulesWords } from '../board/head.ts'
import { plainly, telling } from '../board/telling.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'
import type { Faces } from '../faces/face.ts'
import { answerWords } from '../questions/answer-words.ts'

/** Every row of the log: its decision and its events, each line with its clause; it marks rows taken back. */
export function transcriptText(faces: Faces, scene: Scene, language: Language): string {
  const tells = plainly(telling(faces, scene, language))
  const head = [attackWords(tells), rulesWords(tells), scene.walkthrough.id]
  const lineFor = linesIn(tells.t, tells.names.plain)
  const chapters = scene.story.chapters.map(chapter => chapterText(chapter, tells, lineFor))
  return `${[head.join('\n'), ...chapters, editionLine(tells)].filter(Boolean).join('\n\n')}\n`
}

function chapterText(chapter: Chapter, tells: Telling, lineFor: ReturnType<typeof linesIn>): string {
  const { t } = tells
  const { row, answer, events, takenBack } = chapter
  const said = answer
    ? `${whoPlain(tells, chapter.by)}: ${answerWords(answer, tells)}`
    : t('attack:transcript.setUp')
  const undone = takenBack ? ` (${t('attack:takenBack', { who: whoPlain(tells, takenBack.by) })})` : ''
  const mark = takenBack ? '  ~ ' : '    '
  const lines = events
    .flatMap(event => lineFor(event) ?? [])
    .map(({ words, clause, ruling }) => `${mark}${words} [${ruling ? `${clause}, ${ruling}` : clause}]`)
  return [`${row}. ${said}${undone}`, ...lines].join('\n')
}

/** The plain name of a user: a file would show a mention as a number. */
function whoPlain({ scene, t }: Telling, user: string | null): string {
  const name = scene.walkthrough.seats.find(seat => user !== null && seat.user === user)?.name
  return name ? plain(name) : t('attack:someone')
}

/** The set-up and the answers that count, as a script in JSON. */
export const transcriptScript = (scene: Scene): string => `${JSON.stringify(scriptOf(scene), null, 2)}\n`
