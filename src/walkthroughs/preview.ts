// What would follow from each answer at this prompt: played on copies, so that nothing is touched.
import type { Answer, Choice } from '../engine/types.ts'
import type { Flows, Point, Shown } from '../games/game.ts'
import { type Fate, fateOf } from './fate.ts'
import { replay } from './replay.ts'
import type { Scene } from './scene.ts'

/** Where boost cards are still to be turned, each answer is played with so many icons on every one of them. */
const ICONS = [0, 1, 2, 3] as const

/** So many answers are looked at; and numbers up to this where a number is asked. */
const MOST_ANSWERS = 12
const NUMBERS = 6

/** So many steps of the engine one preview takes: answers that are played, and looks at what is asked then. */
export const MOST_STEPS = 600

/**
 * An answer with what would follow: one fate, or one for each number of boost icons from 0 to 3. None: its end is further
 * away than a preview looks.
 */
export type Outlook = { readonly answer: Answer; readonly fates: readonly Fate[] }

export type Preview = {
  readonly outlooks: readonly Outlook[]
  /** Answers that were not looked at. */
  readonly left: number
}

/**
 * Plays every answer to its end. For the rest of the attack it is assumed that nobody plays a card or uses an
 * ability, that nobody else defends or blocks, and that the damage is dealt.
 */
export function previewOf(flows: Flows, { walkthrough, played }: Scene): Preview {
  const here = replay(flows, walkthrough)
  if ('unplayable' in here) return { outlooks: [], left: 0 }
  const answers = answersAt(played)
  const left = { steps: MOST_STEPS }
  const outlooks = answers.slice(0, MOST_ANSWERS).flatMap(answer => outlook(here.point, answer, left) ?? [])
  return { outlooks, left: Math.max(0, answers.length - MOST_ANSWERS) }
}

/** Each answer once: boost icons are the columns, so turning a boost card is one answer. */
function answersAt({ prompt }: Shown): Answer[] {
  const windows = prompt?.windows ?? []
  return windows.flatMap(({ name: question, choices }, i) =>
    choices
      .filter(({ name, passes }) => name !== 'flipStar' && (!passes || i === windows.length - 1))
      .flatMap(choice => numbersOf(choice).map(number => ({ question, choice: choice.name, ...number }))),
  )
}

function numbersOf({ name, number }: Choice): { number?: number }[] {
  if (!number || number.optional || name === 'flip') return [{}]
  const count = Math.min(NUMBERS, number.max - number.min + 1)
  return Array.from({ length: count }, (_, step) => ({ number: number.min + step }))
}

/** How many steps are left for this answer and those after it. */
type Left = { steps: number }

function outlook(here: Point, answer: Answer, left: Left): Outlook | null {
  const first = fate(here, answer, ICONS[0], left)
  if (!first) return null
  const icons = first !== 'tooFar' && first.boosted ? ICONS.slice(1) : []
  const all = [first, ...icons.map(number => fate(here, answer, number, left))]
  const isTooFar = all.includes('tooFar')
  return { answer, fates: isTooFar ? [] : all.flatMap(one => (one && one !== 'tooFar' ? one.fate : [])) }
}

/** What follows from an answer; null: it is not legal. */
function fate(
  here: Point,
  answer: Answer,
  icons: number,
  left: Left,
): { fate: Fate; boosted: boolean } | 'tooFar' | null {
  let boosted = answer.choice === 'flip'
  let point = here
  let next: Answer | null = boosted ? { ...answer, number: icons } : answer
  const events: Shown['events'][number][] = []
  while (next) {
    left.steps -= 2
    if (left.steps < 0) return 'tooFar'
    const step = point.next(next)
    if ('refused' in step) return null
    point = step
    events.push(...point.events)
    next = usual(point.prompt(), icons)
    boosted ||= next?.choice === 'flip'
  }
  return { fate: fateOf(events, point.prompt()), boosted }
}

/** What is answered where nothing happens; null: the attack is over, or somebody has to decide. */
function usual(prompt: Shown['prompt'], icons: number): Answer | null {
  const asked = prompt?.windows.at(-1)
  if (!asked) return null
  const { name: question, choices } = asked
  const offered = USUAL.find(name => choices.some(choice => choice.name === name))
  const choice = question.startsWith('order:') ? choices[0]?.name : offered
  if (choice === undefined) return null
  return { question, choice, ...(choice === 'flip' && { number: icons }) }
}

/** A target is never chosen, nor is a number made up. */
const USUAL = ['deal', 'flip', 'nobody', 'decline', 'bothPass', 'pass', 'noBurst', 'done']
