// The first lines of a board: attacker and target, game, edition of the rules.
import { isStopped } from '../../../walkthroughs/scene.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'
import { editionName } from './edition-words.ts'
import { listed } from './names.ts'

/** The heading with the small line beneath it. */
export function headText(telling: Telling): string {
  const { scene, t } = telling
  const dropped = scene.dropped > 0 ? [`-# ${t('attack:dropped', { count: scene.dropped })}`] : []
  const stopped = isStopped(scene) ? [t('attack:stopped')] : []
  return [`## ${attackWords(telling)}`, `-# ${rulesWords(telling)}`, ...dropped, ...stopped].join('\n')
}

/** The attacker and the target, as far as they are known. */
export function attackWords(telling: Telling): string {
  const { table, names, t, face } = telling
  const targets = face.against(telling)
  const attacker = table.attacker === null ? face.attacker(t) : names.shown(table.attacker)
  const target = targets.length === 0 ? null : listed(targets.map(names.shown), t)
  return face.head({ attacker, target }, t)
}

/** Marvel Champions · rules 1.7 */
export const rulesWords = ({ table, t, face }: Telling): string =>
  `${face.game(t)} · ${t('attack:rules', { edition: editionName(table.edition, t) })}`
