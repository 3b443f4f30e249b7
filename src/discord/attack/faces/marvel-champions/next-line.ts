// What comes next in the villain phase, in one line: what an effect has started, whose part it is, or the steps after all parts.
import { type Coming, comesBefore, comingNext } from '../../../../games/marvel-champions/coming-next.ts'
import type { OwnMarvel } from './table.ts'

/** In an attack that has just begun, what would have come before it. */
export function nextLine(own: OwnMarvel): string | null {
  const { scene, now, table } = own
  if (!scene.played.isOver && !scene.walkthrough.closed) return beforeIt(own)
  const coming = comingNext(now.table, table.edition)
  return coming && wordsOf(coming, own)
}

function beforeIt({ scene, setUp, names, table, t }: OwnMarvel): string | null {
  const isFresh = scene.chapters.every(({ answer }) => answer === null)
  const before = isFresh && 'target' in setUp ? comesBefore(setUp, table.edition) : null
  if (!before) return null
  const { enemy, player, clause } = before
  return t('attack:order.early', { enemy: names.shown(enemy), player: names.shown(player), clause })
}

function wordsOf(coming: Coming, { names, t }: OwnMarvel): string {
  const { clause } = coming
  switch (coming.what) {
    case 'effects': {
      const player = names.shown(coming.first)
      return t(coming.isOne ? 'attack:order.waits' : 'attack:order.waitsSeveral', { player, clause })
    }
    case 'part': {
      const player = names.shown(coming.player)
      const { done, opens } = coming
      if (opens !== null) return t(`attack:order.${opens}`, { player, clause })
      return done === null
        ? t('attack:order.next', { player })
        : t('attack:order.after', { player, done: names.shown(done) })
    }
    default:
      return coming.hazard > 0
        ? t('attack:order.overHazard', { count: coming.hazard, clause })
        : t('attack:order.over', { clause })
  }
}
