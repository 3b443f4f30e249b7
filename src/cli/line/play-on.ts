// Plays a line on to its end: what it says waits for its question, and an ability that it says nothing about does nothing.
import type { Answer } from '../../engine/types.ts'
import type { Point } from '../../games/game.ts'
import { withUnsaid } from '../../walkthroughs/unsaid.ts'
import { hardQuestion, waitingIn } from '../../walkthroughs/waiting.ts'
import { type CardToPlay, type NotPlayed, type PlayingCards, playedNow } from '../cards-played.ts'
import type { Script } from '../script.ts'

type Window = NonNullable<ReturnType<Point['prompt']>>['windows'][number]
type Ability = { readonly id: string; readonly effects?: unknown }

type Way = {
  readonly point: Point
  readonly answers: readonly Answer[]
  /** The answers that the line gives at once and that are still to come, and the cards that are still to be played. */
  readonly given: readonly Answer[]
  readonly plays: readonly CardToPlay[]
}

/** `left`: the cards that nothing let be played; if a question stops the play, some of them may still come. */
type PlayedOn = {
  readonly answers: readonly Answer[]
  readonly left: readonly NotPlayed[]
  readonly isOver: boolean
}

/** The answers up to the end, or up to a question that the line does not decide, with the cards that are played on the way. */
export function playedOn(
  { flow, setUp, answers }: Script,
  plays: readonly CardToPlay[],
  playing: PlayingCards,
): PlayedOn {
  const first = flow.begin(setUp)
  const given = answers as readonly Answer[]
  if ('refused' in first) return { answers: given, left: [], isOver: false }
  const waiting = waitingIn({ setUp: setUp as never, rows: [] })
  let way: Way = { point: first, answers: [], given, plays }
  for (;;) {
    const windows = way.point.prompt()?.windows ?? []
    const { played, left } = cardsNow(way, playing)
    const still = waiting.filter(one => !way.answers.some(({ question }) => question === one.question))
    const said = () => fitting(way.given, windows, plays.length > 0) ?? nextAnswer(windows, still, setUp)
    const answer = left.some(isOpen) ? null : (played?.answer ?? said())
    const next = answer && way.point.next(answer)
    if (!next || 'refused' in next) {
      const rest = answer || plays.length === 0 ? way.given : []
      return { answers: [...way.answers, ...rest], left, isOver: windows.length === 0 }
    }
    way = {
      point: next,
      answers: [...way.answers, answer],
      given: way.given.filter(one => one !== answer),
      plays: way.plays.filter(one => one !== played?.card),
    }
  }
}

/** The first card that can be played here, and those that cannot: first the one of which nobody has said the way. */
function cardsNow({ plays, point }: Way, playing: PlayingCards) {
  if (plays.length === 0) return { left: [] }
  const shown = point.shown()
  const cards = plays.map(card => ({ card, now: playedNow(card, shown, playing) }))
  const [played] = cards.flatMap(({ card, now }) => ('answer' in now ? [{ card, answer: now.answer }] : []))
  const left = cards.flatMap(({ now }) => ('ways' in now ? [now] : []))
  return { played, left: left.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))) }
}

const isOpen = ({ ways }: NotPlayed): boolean => ways.length > 0

/** The next answer of the line; a card may have put another question before it, or made it superfluous. */
const fitting = (
  given: readonly Answer[],
  windows: readonly Window[],
  playsCards: boolean,
): Answer | undefined =>
  playsCards ? given.find(({ question }) => windows.some(({ name }) => name === question)) : given[0]

/** The answer to the question that is asked now; null: none is, or only players decide it. */
function nextAnswer(
  windows: readonly Window[],
  left: readonly Answer[],
  setUp: Script['setUp'],
): Answer | null {
  const asked = hardQuestion({ prompt: { windows } })
  if (!asked) return null
  const { name: question } = asked
  const said = left.find(answer => answer.question === question)
  if (said) return withUnsaid(said, windows, setUp)
  if (question.startsWith('resolve:') && asked.choices.some(({ name }) => name === 'done')) {
    const undone = question.slice(question.indexOf(':') + 1)
    return isStarFor(question, left)
      ? null
      : withUnsaid({ question, choice: 'done' }, windows, setUp, [undone])
  }
  const { abilities = [] } = setUp as { readonly abilities?: readonly Ability[] }
  const choice = only(asked) ?? firstOf(asked, abilities)
  return choice && withUnsaid({ question, choice: choice.name }, windows, setUp)
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
