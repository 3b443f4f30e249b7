// What a board says of a thwart: its heading, its result, the THW of whoever thwarts.
import type { MarvelEnd } from '../../../../games/marvel-champions/result.ts'
import type { BoardWords } from '../../face/board-of-any-flow.ts'
import { listed } from '../../face/names.ts'
import type { CharacterNow, OwnThwart } from './table.ts'

/** The THW of whoever thwarts, with what it is now. */
export function thwWords({ id, thw }: CharacterNow, { table, now, t, play }: OwnThwart): string[] {
  if (id !== table.attacker || thw === null) return []
  const own = String(thw)
  const raised = play.prompt ? now.summary.thw : null
  const isChanged = raised !== null && thw !== '-' && raised !== thw
  return [isChanged ? t('attack:figure.thwNow', { own, now: raised }) : t('attack:figure.thw', { thw: own })]
}

/** “Spider-Man thwarts the main scheme” */
export const thwartHead: BoardWords['head'] = ({ attacker, target }, t) =>
  target === null ? t('attack:head.thwart', { attacker }) : t('attack:head.thwarts', { attacker, target })

/** The result of a thwart in one line. */
export const thwartResultWords: BoardWords['result'] = ({ attacker, target }, { end }, t) => {
  const is = (one: MarvelEnd) => end === one
  if (is('confused')) return t('attack:result.thwartReplaced', { attacker })
  if (is('early')) return t('attack:result.thwartEndedEarly', { attacker })
  return target === null
    ? t('attack:result.thwarted', { attacker })
    : t('attack:result.thwartedTarget', { attacker, target })
}

/** How much threat a thwart has removed, and which schemes it has defeated. */
export function thwartCounted({ now: { summary }, names, t }: OwnThwart): string {
  const { removed, defeated, replaced, stopped } = summary
  if (replaced || stopped) return ''
  const amount = removed.reduce((sum, one) => sum + one.amount, 0)
  const told = t('attack:counted.removed', { amount })
  if (defeated.length === 0) return told
  return `${told} ${t('attack:counted.schemesDefeated', { names: listed(defeated.map(names.shown), t) })}`
}
