// The buttons and selects of a board: the choices of the prompt, “Why?”, and the tools that every board offers.

import { ButtonStyle } from 'discord-api-types/v10'
import { otherLanguages } from '../../../language.ts'
import { isCutShort, type Scene } from '../../../walkthroughs/scene.ts'
import type { Citation } from '../../../words/story.ts'
import { wordsIn } from '../../../words/words.ts'
import { clip } from '../../message/clip.ts'
import { button, chunks, MOST_OPTIONS, ROW_LENGTH, row, select, type View } from '../../message/components.ts'
import type { Control, Telling } from '../faces/board-of-any-flow.ts'
import { controlsOf } from '../questions/prompt.ts'
import type { Window } from '../questions/window.ts'
import { cited, newestSteps, upcoming } from '../story/story.ts'
import { type Action, encode, shortName } from './ids.ts'
import { plainly } from './scene-words.ts'

/** With more choices than this, a select replaces the buttons. */
const MOST_BUTTONS = 10
const MOST_SELECTS = 3

/** The custom id of a control on this board. */
export function idOf({ scene }: Telling, action: Action, rest: readonly string[] = []): string {
  const { id, revision } = scene.walkthrough
  return encode({ action, walkthrough: id, revision, rest: rest.map(shortName) })
}

/** The rows of the choices. They include "something happens" where a report is another answer to the question. */
export function choiceRows(telling: Telling): View {
  const windows = telling.scene.played.prompt?.windows ?? []
  const happens = happensLabel(windows, telling)
  const controls = [
    ...controlsOf(windows, telling),
    ...(happens ? [{ label: happens, action: 'happens', rest: [] } as const] : []),
  ]
  return controls.length > MOST_BUTTONS ? selectRows(controls, telling) : buttonRows(controls, telling)
}

function buttonRows(controls: readonly Control[], telling: Telling): View {
  const style = (action: Action) => (action === 'answer' ? ButtonStyle.Primary : ButtonStyle.Secondary)
  const buttons = controls.map(({ label, action, rest }) =>
    button(idOf(telling, action, rest), label, style(action)),
  )
  return chunks(buttons, ROW_LENGTH).map(row)
}

/** Selects of the choices: each option's value is the custom id that its button would have. */
function selectRows(controls: readonly Control[], telling: Telling): View {
  const options = controls.map(({ label, action, rest }) => ({
    label: clip(label, 100),
    value: idOf(telling, action, rest),
  }))
  return chunks(options, MOST_OPTIONS)
    .slice(0, MOST_SELECTS)
    .map((some, i) => row([select(idOf(telling, 'choose', [String(i)]), telling.t('attack:choose'), some)]))
}

/** The label of "something happens" among the choices; null: the tool row offers it, or the prompt takes no reports. */
function happensLabel(windows: readonly Window[], { t, face }: Telling): string | null {
  const last = windows.at(-1)
  if (!last || !takesReports(windows)) return null
  return face.question(last).happens?.(t) ?? null
}

const takesReports = (windows: readonly Window[]): boolean => windows.some(({ window }) => window !== null)

/** The row of tools; a tool that would do nothing now is left out. */
export function toolRow(telling: Telling): View {
  const { scene, t } = telling
  const windows = scene.played.prompt?.windows ?? []
  const reports = takesReports(windows) && happensLabel(windows, telling) === null
  const isFinish = windows.at(-1)?.name === 'finish'
  const buttons = [
    ...(reports ? [button(idOf(telling, 'happens'), t('attack:happens.first'))] : []),
    ...(windows.length > 0 && !isFinish
      ? [button(idOf(telling, 'preview'), t('attack:preview.button'))]
      : []),
    ...(canTakeBack(telling) ? [button(idOf(telling, 'undo'), t('attack:undo'))] : []),
  ]
  return buttons.length > 0 ? [row(buttons)] : []
}

export const canTakeBack = ({ scene }: Telling): boolean =>
  isCutShort(scene) || scene.chapters.some(({ answer }) => answer !== null)

/** Whether a walkthrough is open. mayStop decides who may stop it. */
export const canStop = ({ played, walkthrough }: Scene): boolean =>
  played.prompt !== null && !walkthrough.closed

/** A select with the less frequent actions; each value is the custom id that a button would have. */
export function moreRow(telling: Telling): View {
  const { scene, t, language } = telling
  const windows = scene.played.prompt?.windows ?? []
  const corrects = windows.some(({ effects }) => effects.some(kind => kind === 'known'))
  const option = (action: Action, label: string) => ({ label, value: idOf(telling, action) })
  const options = [
    option('earlier', t('attack:earlier')),
    option('down', t('attack:down')),
    ...otherLanguages(language).map(other => ({
      label: wordsIn(other)('attack:inLanguage'),
      value: idOf(telling, 'language', other === otherLanguages(language)[0] ? [] : [other]),
    })),
    ...(corrects ? [option('correct', t('attack:correct'))] : []),
    ...(windows.length > 0 ? [option('handOver', t('attack:handOver'))] : []),
    ...(canStop(scene) ? [option('stop', t('attack:stop'))] : []),
  ]
  return [row([select(idOf(telling, 'more'), t('attack:moreActions'), options)])]
}

/** One option for each of the latest lines, the newest first; its value is the clause, a unique number and the ruling. */
export function whyRow(telling: Telling): View {
  const { scene, t } = telling
  const question = scene.played.prompt?.windows.at(-1)
  const events = [...scene.played.events, ...upcoming(scene)]
  const lines = newestSteps(events, plainly(telling)).take(MOST_OPTIONS)
  const asked = question ? [{ clause: question.clause, ruling: null, words: t('attack:whyQuestion') }] : []
  const options = [...asked, ...lines].slice(0, MOST_OPTIONS).map(({ clause, ruling, words }, i) => ({
    label: clip(words, 100),
    value: [clause, i, ruling].filter(part => part !== null).join('|'),
    description: cited({ clause, ruling }),
  }))
  return options.length === 0 ? [] : [row([select(idOf(telling, 'why'), t('attack:why'), options)])]
}

/** The clause and the ruling of an option's value. The options of older boards name no ruling. */
export function citationIn(value: string): Citation {
  const [clause = '', , ruling = null] = value.split('|')
  return { clause, ruling }
}
