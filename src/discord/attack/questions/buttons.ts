// What can be pressed at a prompt: for each choice a button that is the whole answer, or one that asks for the rest.
import type { Choice } from '../../../engine/types.ts'
import type { Telling } from '../faces/any-board.ts'
import type { Press } from '../faces/question-parts.ts'
import { choiceLabel } from './choice-labels.ts'
import type { Window } from './window.ts'

/** Numbers that are a press away; what is higher is typed. */
const NUMBERS = 9

/**
 * All presses of a prompt: the abilities that may be used in the windows before, and every choice of the last one.
 * A question in which somebody may join has presses for that: what joins stands in place of the choice, with a +.
 */
export function pressesOf(windows: readonly Window[], telling: Telling): Press[] {
  const last = windows.at(-1)
  if (!last) return []
  const before = windows.slice(0, -1).flatMap(window => choicePresses(window, telling, false))
  const own = choicePresses(last, telling, true)
  // That nobody does it stands at the end.
  const declines = ({ rest: [, choice = ''] }: Press) => telling.face.declines(choice)
  const [refusing, doing] = [own.filter(declines), own.filter(press => !declines(press))]
  return [...before, ...doing, ...joinPresses(last, telling), ...refusing]
}

function choicePresses(window: Window, telling: Telling, isLast: boolean): Press[] {
  return window.choices
    .filter(choice => isLast || !choice.passes || isWaitedFor(window, telling))
    .flatMap(choice => pressesFor(window, choice, telling))
}

/** Whoever decides the last question passes what is theirs with it; others wait until the player has passed. */
const isWaitedFor = (window: Window, { scene, face }: Telling): boolean =>
  face.question(window).kind === 'optional' && scene.walkthrough.seats.length > 1

function pressesFor(window: Window, choice: Choice, telling: Telling): readonly Press[] {
  const { t, face } = telling
  const rest = [window.name, choice.name]
  const label = choiceLabel(window, choice, telling)
  const ask: Press = { label, action: 'ask', rest }
  const answer: Press = { label, action: 'answer', rest }
  const own = face.presses({ choice, answer, ask }, window, telling)
  if (own) return own
  const { number, withNumber } = face.question(window)
  if (number) return numberPresses(rest, choice, telling)
  if (choice.name === 'done') return [answer, { ...ask, label: t('attack:choice.doesSomething') }]
  const andMore = t('attack:choice.andMore', { label })
  if (choice.number?.optional) return [answer, { ...ask, label: withNumber?.(t) ?? andMore }]
  return choice.number || choice.card === true ? [{ ...ask, label: andMore }] : [answer]
}

function numberPresses(rest: readonly string[], { number }: Choice, { t }: Telling): Press[] {
  const { min = 0, max = 0 } = number ?? {}
  const near = Array.from({ length: Math.min(NUMBERS, max - min + 1) }, (_, step) => String(min + step))
  return [
    ...near.map((label): Press => ({ label, action: 'answer', rest: [...rest, label] })),
    { label: t('attack:choice.number'), action: 'ask', rest },
  ]
}

/** Who may join with an answer to a question. */
function joinPresses(window: Window, { face, t }: Telling): Press[] {
  if (!window.joins) return []
  const { joins } = face.question(window)
  return joins.map(([what, label]) => ({ label: label(t), action: 'ask', rest: [window.name, what] }))
}
