// The rows of a board's choices: buttons, or selects where there are many.

import { ButtonStyle } from 'discord-api-types/v10'
import { openWindows, waitingIn } from '../../../walkthroughs/waiting.ts'
import { selectRows } from '../../message/choices.ts'
import { clip } from '../../message/clip.ts'
import { button, chunks, ROW_LENGTH, row, type View } from '../../message/components.ts'
import type { Control, Telling } from '../face/board-of-any-flow.ts'
import { type Action, encodeAttackId, shortName } from '../face/ids.ts'
import { takesReports, type Window } from '../face/window.ts'
import { controlsOf, happensControls } from './prompt.ts'

/** With more choices than this, a select replaces the buttons. */
const MOST_BUTTONS = 10

/** The custom id of a control on this board. */
export function controlId({ scene }: Telling, action: Action, rest: readonly string[] = []): string {
  const { id, revision } = scene.walkthrough
  return encodeAttackId({ action, walkthrough: id, revision, rest: rest.map(name => shortName(name)) })
}

/**
 * The rows of the choices: abilities that may be used first stand apart from the answers to the question. These include
 * "something happens" where a report is another answer.
 */
export function choiceRows(telling: Telling): View {
  const { played, walkthrough } = telling.scene
  const windows = openWindows(played, waitingIn(walkthrough))
  const happens = happensLabel(windows, telling)
  const { abilities, question } = controlsOf(windows, telling)
  const answers: readonly Control[] = happens ? [...question, ...happensControls(happens, telling)] : question
  const all = [...abilities, ...answers]
  if (all.length > MOST_BUTTONS) return choiceSelects(all, telling)
  const likely = likelyOf(windows.at(-1), answers, telling)
  return [abilities, answers].flatMap(controls => buttonRows(controls, likely, telling))
}

/** The one control that most presses use, if there is one. */
function likelyOf(question: Window | undefined, controls: readonly Control[], { face }: Telling) {
  const likely = question && face.question(question).likely
  const gives = ({ action, rest: [, choice] }: Control) =>
    (action === 'answer' || action === 'last') && choice === likely
  return controls.find(gives)
}

function buttonRows(controls: readonly Control[], likely: Control | undefined, telling: Telling): View {
  const buttons = controls.map(control => {
    const style = control === likely ? ButtonStyle.Primary : ButtonStyle.Secondary
    return button(controlId(telling, control.action, control.rest), control.label, style)
  })
  return chunks(buttons, ROW_LENGTH).map(row)
}

/** Selects of the choices: each option's value is the custom id that its button would have. */
function choiceSelects(controls: readonly Control[], telling: Telling): View {
  const options = controls.map(({ label, action, rest }) => ({
    label: clip(label, 100),
    value: controlId(telling, action, rest),
  }))
  const id = (page: number) => controlId(telling, 'choose', [String(page)])
  const { t } = telling
  return selectRows({ kind: 'choices', id, placeholder: t('attack:choose'), options, isLong: true }, t)
}

/** The label of "something happens" among the choices; null: the tool row offers it, or the prompt takes no reports. */
export function happensLabel(windows: readonly Window[], { t, face }: Telling): string | null {
  const last = windows.at(-1)
  if (!last || !takesReports(windows)) return null
  return face.question(last).happens?.(t) ?? null
}
