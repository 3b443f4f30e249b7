// The abilities that an answer passes although nobody has said so: it was given before its question came.
import type { Answer } from '../engine/types.ts'
import type { Shown } from '../games/game.ts'

type WithAbilities = { readonly abilities?: unknown }
type Windows = NonNullable<Shown['prompt']>['windows']

/**
 * The answer with the abilities that it passes, and with those that it leaves undone.
 * @param undone the abilities that it answers for, if it has them do nothing
 */
export function withUnsaid(
  answer: Answer,
  windows: Windows,
  setUp: WithAbilities,
  undone: readonly string[] = [],
): Answer {
  const unsaid = [...passedBy(answer, windows, setUp), ...undone]
  return unsaid.length > 0 ? { ...answer, unsaid } : answer
}

/** The abilities in the windows before its question. */
function passedBy({ question }: Answer, windows: Windows, setUp: WithAbilities): string[] {
  const at = windows.findIndex(({ name }) => name === question)
  const offered = windows
    .slice(0, Math.max(0, at))
    .filter(({ hard }) => !hard)
    .flatMap(({ choices, about }) => [...choices.map(({ name }) => name), about?.ability])
  return idsIn(setUp).filter(id => offered.includes(id))
}

function idsIn({ abilities }: WithAbilities): string[] {
  const all = Array.isArray(abilities) ? (abilities as readonly { readonly id: string }[]) : []
  return all.map(({ id }) => id)
}
