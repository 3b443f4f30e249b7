// Plays an attack on as it goes if players do nothing special, and tells the fate that a preview shows of it.
import type { Answer } from '../../../src/engine/types.ts'
import type { Fate } from '../../../src/games/forecast.ts'
import type { AnyFlow, Point, Shown } from '../../../src/games/game.ts'

/** The fate from the set-up on, of these answers and of the usual ones after them; `number` is that of varied choices. */
export function foreseen(flow: AnyFlow, setUp: unknown, answers: readonly Answer[] = [], number = 0): Fate {
  const points = [reached(flow.begin(setUp))]
  const here = () => points.at(-1)?.prompt() ?? null
  const goOn = (answer: Answer) => {
    for (const point of points.slice(-1)) points.push(reached(point.next(answer)))
  }
  for (const answer of answers) goOn(answer)
  for (let next = usual(flow, here(), number); next; next = usual(flow, here(), number)) goOn(next)
  return flow.fate(points)
}

/** The first usual choice that is offered; null if the attack is over or a player must decide. */
function usual({ foresight }: AnyFlow, prompt: Shown['prompt'], number: number): Answer | null {
  const asked = prompt?.windows.at(-1)
  const choice = foresight.usual.find(name => asked?.choices.some(one => one.name === name))
  if (!asked || choice === undefined) return null
  return { question: asked.name, choice, ...(choice === foresight.varied?.choice && { number }) }
}

/** @throws Error if the set-up or the answer is refused */
function reached(point: ReturnType<AnyFlow['begin']>): Point {
  if ('refused' in point) throw new Error(`refused: ${point.refused.code}`)
  return point
}
