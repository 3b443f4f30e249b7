// Tells a play line by line, each with its clause: what happened, what is asked now, what other editions make of it, and in
// the last line the outcome, or what stands so far.

import { choiceLabel, comesLast } from '../../discord/attack/board/prompt.ts'
import { editionLine } from '../../discord/attack/board/scene-words.ts'
import type { Telling } from '../../discord/attack/face/board-of-any-flow.ts'
import type { Window } from '../../discord/attack/face/window.ts'
import type { Shown } from '../../games/game.ts'
import { lineOf } from '../../words/story.ts'
import { terminalFor } from '../terminals.ts'
import { type ReadScript, tellingOf } from './telling.ts'

/** The lines of a play, without its refusal; none if its set-up was refused. */
export function storyLines(reading: ReadScript, played: Shown): string[] {
  const tells = tellingOf(reading, played)
  if (!tells) return []
  const { t, names, scene } = tells
  const happened = played.events.flatMap(event => {
    const line = lineOf(event, t, names.plain)
    return line ? cited(line.clause, line.words + (line.ruling ? ` (${line.ruling})` : ''), tells) : []
  })
  const { ends, soFar } = terminalFor(scene.walkthrough.flow)
  const words = { t, nameOf: names.plain }
  const end = ends(played, words) ?? soFar(played, words)
  return [...happened, ...askedIn(tells), editionLine(tells), end].filter(line => line !== '')
}

const cited = (clause: string, words: string, { face, table }: Telling): string =>
  `${face.cites(clause, table.edition).padEnd(15)} ${words}`

/** What is asked now: the question that has to be answered, and before it the abilities that may be used. */
function askedIn(tells: Telling): string[] {
  const { isOver, prompt } = tells.scene.played
  const windows = isOver ? [] : (prompt?.windows ?? [])
  return windows
    .filter((window, at) => at === windows.length - 1 || window.choices.some(({ passes }) => !passes))
    .map(window =>
      cited(window.clause, tells.t('story:asks', { question: askedWords(window, tells) }), tells),
    )
}

/** A question with its choices in brackets, as a prompt shows them: Who defends? [Spider-Man (basic, DEF 3)] [Nobody] */
export function askedWords(window: Window, tells: Telling): string {
  const { question, more } = tells.face.ask(window, tells)
  const isLast = ({ name }: Choice) => comesLast(name, tells)
  const inOrder = [...window.choices.filter(one => !isLast(one)), ...window.choices.filter(isLast)]
  const choices = inOrder.map(choice => `[${choiceWords(window, choice, tells)}]`)
  return [question, more, ...choices].filter(Boolean).join(' ')
}

type Choice = Window['choices'][number]

/** The label of a choice without the dots that say that a form follows; that of a number alone, the numbers. */
function choiceWords(window: Window, choice: Choice, tells: Telling): string {
  const { number } = choice
  if (number && tells.face.question(window).number)
    return tells.t('story:numbers', { min: number.min, max: number.max })
  return choiceLabel(window, choice, tells).replace(/…$/, '').trimEnd()
}
