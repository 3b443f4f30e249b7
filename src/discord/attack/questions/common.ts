// Words that the questions of every game share: who decides, and that nothing is left to do.
import type { Choice } from '../../../engine/types.ts'
import type { Telling } from '../faces/any-board.ts'
import type { Asked } from '../faces/question-parts.ts'
import { upcomingIsEmpty } from '../story/story-lines.ts'

type Choices = { readonly choices: readonly Choice[] }

export const only = (question: string): Asked => ({ question, more: null })

/** Who alone decides; an empty text if several may. */
export function deciderOf({ choices }: Choices): string {
  const players = new Set(choices.flatMap(({ by }) => ('any' in by ? by.any : [])))
  return players.size === 1 ? ([...players][0] ?? '') : ''
}

/** "Ana decides.", where there is more than one at the table and it is hers alone. */
export function decides(window: Choices, { scene, names, t }: Telling): string | null {
  const player = deciderOf(window)
  return player === '' || scene.walkthrough.seats.length < 2
    ? null
    : t('attack:ask.decides', { player: names.shown(player) })
}

/** The last question of every flow. `waits`: what else comes now, where nothing known does. */
export function finishAsked(
  { window }: { readonly window: string | null },
  tells: Telling,
  waits: string,
): Asked {
  const { t } = tells
  // Once a player is defeated, nothing can be reported any more.
  if (window === null) return only(t('attack:ask.gameOver'))
  return upcomingIsEmpty(tells)
    ? { question: t('attack:ask.afterwards'), more: waits }
    : only(t('attack:ask.finish'))
}
