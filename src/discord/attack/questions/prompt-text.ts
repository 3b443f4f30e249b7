// What a prompt asks, in words: whom it is for, with the numbers that matter already worked out.
import type { Telling } from '../faces/any-board.ts'
import type { Window } from './window.ts'

/** What may be done first is told of so many windows; all of it can be pressed. */
const MOST_OFFERS = 3

/** The whole text of a prompt: what may be done first in small, then the question that somebody has to decide. */
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

/** What may be used in a window that is passed otherwise. */
function softText(window: Window, telling: Telling): string {
  const { question, more } = telling.face.ask(window, telling)
  return [question, more].filter(Boolean).join(' ')
}
