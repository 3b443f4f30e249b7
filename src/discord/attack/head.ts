// The first lines of a board: who attacks whom, in which game, by which rules.
import { isStopped } from '../../walkthroughs/scene.ts'
import { listed } from './names.ts'
import { flowName, type Telling } from './telling.ts'

/** The heading with the small line beneath it. */
export function headText(telling: Telling): string {
  const { scene, t } = telling
  const dropped = scene.dropped > 0 ? [`-# ${t('attack:dropped', { count: scene.dropped })}`] : []
  const stopped = isStopped(scene) ? [t('attack:stopped')] : []
  return [`## ${attackWords(telling)}`, `-# ${rulesWords(telling)}`, ...dropped, ...stopped].join('\n')
}

/** Who attacks whom, as far as it is known. */
export function attackWords({ table, names, scene, t }: Telling): string {
  const { target } = scene.walkthrough.setUp as { target?: { player?: unknown } }
  const player = scene.walkthrough.seats.find(seat => seat.player === target?.player)
  // An enemy attacks a player, if we know what that player is called.
  const against = player?.name ? player.player : null
  const targets = against ? [against] : table.targets
  const attacker = table.attacker === null ? t('attack:head.unit') : names.shown(table.attacker)
  if (targets.length === 0) return t('attack:head.attacks', { attacker })
  return t('attack:head.attacksTarget', { attacker, target: listed(targets.map(names.shown), t) })
}

/** Marvel Champions · rules 1.7 */
export function rulesWords({ scene, table, t }: Telling): string {
  const isGundam = flowName(scene) === 'unit-attack'
  const game = isGundam ? t('attack:game.gundam') : t('attack:game.marvel')
  return `${game} · ${t('attack:rules', { edition: editionWords(table.edition, t) })}`
}

/** What an edition is called; one that has no words yet by its id. */
export function editionWords(edition: string, t: Telling['t']): string {
  return edition === '1.6-de' ? t('attack:edition.german16') : edition
}
