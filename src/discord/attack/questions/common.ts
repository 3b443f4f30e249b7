// Words that the questions of every game share: who decides, and what to do at the end.
import type { Choice } from '../../../engine/types.ts'
import type { Asked, Telling } from '../faces/board-of-any-flow.ts'
import { upcomingIsEmpty } from '../story/story-lines.ts'

type Choices = { readonly choices: readonly Choice[] }

export const only = (question: string): Asked => ({ question, more: null })

/** The only player who decides; empty if several may. */
export function deciderOf({ choices }: Choices): string {
  const players = new Set(choices.flatMap(({ by }) => ('any' in by ? by.any : [])))
  return players.size === 1 ? ([...players][0] ?? '') : ''
}

/** "Ana decides.", if there are several players and only this one decides. */
export function decides(window: Choices, { scene, names, t }: Telling): string | null {
  const player = deciderOf(window)
  return player === '' || scene.walkthrough.seats.length < 2
    ? null
    : t('attack:ask.decides', { player: names.shown(player) })
}

/** The last question of every flow. `waits` is the addition if no line of the story follows by itself. */
export function finishAsked(
  { window }: { readonly window: string | null },
  tells: Telling,
  waits: string,
): Asked {
  const { t } = tells
  // Players can report nothing once the game is over.
  if (window === null) return only(t('attack:ask.gameOver'))
  return upcomingIsEmpty(tells)
    ? { question: t('attack:ask.afterwards'), more: waits }
    : only(t('attack:ask.finish'))
}
