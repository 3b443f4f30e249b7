// Plays each answer at this prompt to its end, each on a copy of the table, and reports the results.
import type { Answer, Choice } from '../engine/types.ts'
import type { Fate } from '../games/forecast.ts'
import type { AnyFlow, Flows, Point, Shown, UsualAnswer } from '../games/game.ts'
import { lastPoint, type Replay } from './log/replay.ts'
import { waitingIn } from './waiting.ts'

/** The most answers that are played, and the most numbers that are tried for a choice that needs one. */
const MOST_ANSWERS = 12
const NUMBERS = 6

/** The most answers that are played for one preview, those that players usually give among them. */
export const MOST_PREVIEWED_STEPS = 300

/**
 * An answer with its fates: one, or one for each number that is played side by side. Without a fate, its end lies
 * beyond MOST_PREVIEWED_STEPS.
 */
export type Outlook = { readonly answer: Answer; readonly fates: readonly Fate[] }

export type Preview = {
  readonly outlooks: readonly Outlook[]
  /** The number of answers that were not played. */
  readonly left: number
}

/**
 * Plays every answer to its end. It assumes that for the rest of the attack no player uses a card or an ability, no
 * other character defends or blocks, and the damage is dealt; where an answer waits for its question, it gives that.
 */
export function previewOf(flows: Flows, scene: Replay): Preview {
  const flow = flows.get(scene.walkthrough.flow)
  if (!flow) return { outlooks: [], left: 0 }
  const answers = answersAt(scene.played, flow)
  const waiting = waitingIn(scene.walkthrough)
  const from = { flow, here: lastPoint(scene), waiting, left: { steps: MOST_PREVIEWED_STEPS } }
  const outlooks = answers.slice(0, MOST_ANSWERS).flatMap(answer => outlook(from, answer) ?? [])
  return { outlooks, left: Math.max(0, answers.length - MOST_ANSWERS) }
}

/** The answers at a prompt. A choice whose numbers are played side by side is one answer. */
function answersAt({ prompt }: Shown, { foresight }: AnyFlow): Answer[] {
  const windows = prompt?.windows ?? []
  return windows.flatMap(({ name: question, choices }, i) =>
    choices
      .filter(({ name }) => !foresight.passedOver.includes(name))
      .filter(({ passes }) => !passes || i === windows.length - 1)
      .flatMap(choice =>
        numbersOf(choice, foresight).map(number => ({ question, choice: choice.name, ...number })),
      ),
  )
}

function numbersOf({ name, number }: Choice, { varied }: AnyFlow['foresight']): { number?: number }[] {
  if (!number || number.optional || name === varied?.choice) return [{}]
  const count = Math.min(NUMBERS, number.max - number.min + 1)
  return Array.from({ length: count }, (_, step) => ({ number: number.min + step }))
}

/** The point at which the answers are given, and the steps left for this answer and those after it. */
type From = {
  readonly flow: AnyFlow
  readonly here: Point
  readonly waiting: readonly Answer[]
  readonly left: { steps: number }
}

function outlook(from: From, answer: Answer): Outlook | null {
  const [least, ...more] = from.flow.foresight.varied?.numbers ?? [0]
  const first = fate(from, answer, least)
  if (!first) return null
  const numbers = first !== 'tooFar' && first.varies ? more : []
  const all = [first, ...numbers.map(number => fate(from, answer, number))]
  const isTooFar = all.includes('tooFar')
  return { answer, fates: isTooFar ? [] : all.flatMap(one => (one && one !== 'tooFar' ? one.fate : [])) }
}

/** Plays an answer to its end. @returns its fate; 'tooFar' if the steps do not suffice; null if it is not legal */
function fate(
  { flow, here, waiting, left }: From,
  answer: Answer,
  number: number,
): { fate: Fate; varies: boolean } | 'tooFar' | null {
  const choice = flow.foresight.varied?.choice ?? null
  let varies = answer.choice === choice
  const step = (next: Answer | null): Answer | null => {
    if (next) left.steps -= 1
    varies ||= next?.choice === choice
    return left.steps < 0 ? null : next
  }
  const first = step(varies ? { ...answer, number } : answer)
  const said = ({ name }: { readonly name: string }) => waiting.find(({ question }) => question === name)
  const ahead =
    first && here.playOn(first, asked => step(said(asked) ?? usual(asked, flow.foresight, number)))
  if (left.steps < 0) return 'tooFar'
  return ahead && { fate: flow.fate([ahead]), varies }
}

/** The answer that does nothing special; null: a player must decide. */
function usual(
  { name: question, choices }: Parameters<UsualAnswer>[0],
  { usual: first, varied }: AnyFlow['foresight'],
  number: number,
): Answer | null {
  const offered = [...first, ...ABILITIES].find(name => choices.some(choice => choice.name === name))
  const choice = question.startsWith('order:') ? choices[0]?.name : offered
  if (choice === undefined) return null
  return { question, choice, ...(choice === varied?.choice && { number }) }
}

/** Choices that use no ability, or that let a forced ability do nothing. */
const ABILITIES = ['pass', 'done']
