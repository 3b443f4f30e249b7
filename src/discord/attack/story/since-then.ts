// What has happened between attacks, joined in one line: Since then: She-Hulk heals 3, 14 of 15 · The Break-In! 5 of 7 threat
import type { Telling } from '../face/board-of-any-flow.ts'
import { newestLines, undoneLines } from './story.ts'

/** The room for the line, in characters: as many of the newest changes as fit. */
const ROOM = 1500

/** The line, and below it the report that was just taken back. */
export function sinceThen(telling: Telling): string {
  const { scene, t } = telling
  const shown: string[] = []
  let used = 0
  let left = 0
  for (const { words } of newestLines(scene.played.events, telling)) {
    used += words.length + 3
    if (used > ROOM) left += 1
    else shown.unshift(words.replace(/\.$/, ''))
  }
  const changes = shown.join(' · ')
  const earlier = left > 0 ? [`-# ${t('attack:earlierLines', { number: left })}`] : []
  const line = changes === '' ? t('attack:sinceThen.nothing') : t('attack:sinceThen.changes', { changes })
  return [...earlier, line, ...undoneLines(telling)].join('\n')
}
