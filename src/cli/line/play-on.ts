// Plays a line on to its end: what it says waits for its question, and an ability that it says nothing about does nothing.
import type { Answer } from '../../engine/types.ts'
import type { Point } from '../../games/game.ts'
import { hardQuestion, waitingIn } from '../../walkthroughs/waiting.ts'
import type { Script } from '../script.ts'

type Window = NonNullable<ReturnType<Point['prompt']>>['windows'][number]
type Ability = { readonly id: string; readonly effects?: unknown }

/** `unsaid`: the ids of the abilities that opened and that the line says nothing about, boost#1 for the star of a boost card. */
export type PlayedOn = { readonly answers: readonly Answer[]; readonly unsaid: readonly string[] }

type Way = { readonly point: Point; readonly answers: readonly Answer[]; readonly unsaid: readonly string[] }
type Step = { readonly answer: Answer; readonly unsaid: readonly string[] }

/** The answers up to the end, or up to a question that the line does not decide. */
export function playedOn({ flow, setUp, answers }: Script): PlayedOn {
  const first = flow.begin(setUp)
  const given = answers as readonly Answer[]
  if ('refused' in first) return { answers: given, unsaid: [] }
  const { abilities = [] } = setUp as { readonly abilities?: readonly Ability[] }
  const waiting = waitingIn({ setUp: setUp as never, rows: [] })
  let way: Way = { point: first, answers: [], unsaid: [] }
  for (;;) {
    const windows = way.point.prompt()?.windows ?? []
    const answer = given[way.answers.length]
    const left = waiting.filter(one => !way.answers.some(({ question }) => question === one.question))
    const step = answer ? stepTo(answer, windows, abilities) : nextStep(windows, left, abilities)
    const next = step && way.point.next(step.answer)
    if (!next || 'refused' in next)
      return { answers: [...way.answers, ...given.slice(way.answers.length)], unsaid: way.unsaid }
    way = { point: next, answers: [...way.answers, step.answer], unsaid: [...way.unsaid, ...step.unsaid] }
  }
}

/** An answer with the abilities that it passes. */
const stepTo = (answer: Answer, windows: readonly Window[], abilities: readonly Ability[]): Step => ({
  answer,
  unsaid: windows.flatMap(window =>
    window.hard || window.name === answer.question ? [] : abilitiesIn(window, abilities),
  ),
})

/** The answer to the question that is asked now; null: none is, or only players decide it. */
function nextStep(
  windows: readonly Window[],
  left: readonly Answer[],
  abilities: readonly Ability[],
): Step | null {
  const asked = hardQuestion({ prompt: { windows } })
  if (!asked) return null
  const { name: question } = asked
  const said = left.find(answer => answer.question === question)
  if (said) return stepTo(said, windows, abilities)
  if (question.startsWith('resolve:') && asked.choices.some(({ name }) => name === 'done'))
    return isStarFor(question, left) ? null : carriedOut(question, windows, abilities)
  const choice = only(asked) ?? firstOf(asked, abilities)
  return choice && stepTo({ question, choice: choice.name }, windows, abilities)
}

/** An ability that does nothing, since the line says nothing about it. */
function carriedOut(question: string, windows: readonly Window[], abilities: readonly Ability[]): Step {
  const { answer, unsaid } = stepTo({ question, choice: 'done' }, windows, abilities)
  return { answer, unsaid: [...unsaid, question.slice(question.indexOf(':') + 1)] }
}

/** The abilities that a window offers. */
function abilitiesIn({ about, choices }: Window, abilities: readonly Ability[]): string[] {
  const named = [...choices.map(({ name }) => name), about?.ability]
  return abilities.map(({ id }) => id).filter(id => named.includes(id))
}

/** Whether the star of a boost card may give one more, which the line says. */
const isStarFor = (question: string, left: readonly Answer[]): boolean =>
  question.startsWith('resolve:boost#') && left.some(one => one.question?.startsWith('boost#'))

/**
 * The only choice there is, which decides nothing; null: there are several, or a number or a piece may come with it. Who joins
 * the targets of the damage is no answer to it.
 */
function only({ choices, joins }: Window): Window['choices'][number] | null {
  const [choice, ...others] = choices
  const isAlone = choice && others.length === 0 && !choice.number
  return isAlone && (!joins || choice.name === 'deal') ? choice : null
}

/** The first in an order that does not matter, because at most one of the abilities does anything; else null. */
function firstOf({ name, choices }: Window, abilities: readonly Ability[]): Window['choices'][number] | null {
  const doesNothing = (id: string) => abilities.some(one => one.id === id && !one.effects)
  const doing = choices.filter(one => !doesNothing(one.name))
  return name.startsWith('order:') && doing.length < 2 ? (choices[0] ?? null) : null
}
