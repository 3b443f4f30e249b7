// What would follow from each answer at this prompt: played on copies, so that nothing is touched.
import type { Answer, Choice } from '../engine/types.ts'
import { flowNamed, type Point, type Shown } from '../games/flows.ts'
import { type Fate, fateOf } from './fate.ts'
import type { Scene } from './scene.ts'

/** Where boost cards are still to be turned, each answer is played with so many icons on every one of them. */
const ICONS = [0, 1, 2, 3] as const

/** So many answers are looked at; and numbers up to this where a number is asked. */
const MOST_ANSWERS = 12
const NUMBERS = 6

/** No attack asks for more decisions than this after the one that is previewed. */
const MOST_DECISIONS = 40

/** An answer with what would follow: one fate, or one for each number of boost icons from 0 to 3. */
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
export function previewOf({ walkthrough, played }: Scene): Preview {
  const start = flowNamed(walkthrough.flow)?.begin(walkthrough.setUp)
  const here = start && after(start, played.accepted)
  if (!here) return { outlooks: [], left: 0 }
  const answers = answersAt(played)
  const outlooks = answers.slice(0, MOST_ANSWERS).flatMap(answer => outlook(here, played, answer) ?? [])
  return { outlooks, left: Math.max(0, answers.length - MOST_ANSWERS) }
}

type Step = ReturnType<Point['next']>

/** The point after these answers; null if one of them is not legal. */
function after(step: Step, answers: readonly Answer[]): Point | null {
  if ('refused' in step) return null
  const [first, ...others] = answers
  return first ? after(step.next(first), others) : step
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

function outlook(here: Point, now: Shown, answer: Answer): Outlook | null {
  const first = fate(here, now, answer, ICONS[0])
  if (!first) return null
  if (!first.boosted) return { answer, fates: [first.fate] }
  const others = ICONS.slice(1).flatMap(icons => fate(here, now, answer, icons)?.fate ?? [])
  return { answer, fates: [first.fate, ...others] }
}

/** null: the answer is not legal after all, for instance because it needs a card with it. */
function fate(
  here: Point,
  now: Shown,
  answer: Answer,
  icons: number,
): { fate: Fate; boosted: boolean } | null {
  let boosted = answer.choice === 'flip'
  let step = here.next(boosted ? { ...answer, number: icons } : answer)
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    if ('refused' in step) return null
    const then = step.shown()
    const next = usual(then, icons)
    if (!next) return { fate: fateOf(now, then), boosted }
    boosted ||= next.choice === 'flip'
    step = step.next(next)
  }
  return null
}

/** What is answered where nothing happens; null: the attack is over, or somebody has to decide. */
function usual({ prompt }: Shown, icons: number): Answer | null {
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
