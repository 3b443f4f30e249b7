// The text of a prompt: its question, its deciders, and the numbers that matter.
import type { Telling } from '../faces/board-of-any-flow.ts'
import type { Window } from './window.ts'

/** The most windows whose abilities the text names; the controls offer all of them. */
const MOST_OFFERS = 3

/** The text of a prompt: the abilities that may be used first in small print, then the question to decide. */
export function promptText(windows: readonly Window[], telling: Telling): string {
  const last = windows.at(-1)
  if (!last) return ''
  const offers = windows.slice(0, -1).filter(window => window.choices.some(choice => !choice.passes))
  const { question, more } = telling.face.ask(last, telling)
  return [
    ...offers.slice(-MOST_OFFERS).map(window => `-# ${softText(window, telling)}`),
    [`**${question}**`, more].filter(Boolean).join(' '),
  ].join('\n')
}

/** The text of an earlier window. */
function softText(window: Window, telling: Telling): string {
  const { question, more } = telling.face.ask(window, telling)
  return [question, more].filter(Boolean).join(' ')
}
