// Writes what a board says about Units, Bases and Shields: their numbers and states, and the result of a battle.
import { unknownKeywordsIn } from '../../../../games/gundam/editions.ts'
import { keywordIn } from '../../../../words/event-values.ts'
import { listed } from '../../board/names.ts'
import type { Telling } from '../board-of-any-flow.ts'
import { hitPointWords, keywordWords, resultWords } from '../shared-parts.ts'
import type { CardNow, OwnUnit } from './table.ts'

/** AP 3 · 4 of 4 HP · rested */
export function cardFigure(figure: CardNow, own: OwnUnit): readonly string[] {
  if (figure.where === 'destroyed') return [own.t('attack:figure.destroyed')]
  if (figure.where !== 'in play') return [own.t('attack:figure.gone')]
  return [
    ...ap(figure, own),
    ...hitPointWords('hp', figure, own),
    ...states(figure, own),
    ...keywords(figure, own),
  ]
}

/** The keywords; one that the edition has no rule for says so. */
function keywords({ keywords: all, breach }: CardNow, own: OwnUnit): readonly string[] {
  const { edition } = own.table
  const unknown = unknownKeywordsIn(edition)
  const ruled = all.filter(one => !unknown.some(keyword => keyword === one))
  return [
    ...keywordWords(ruled, 'Breach', breach, own),
    ...unknown
      .filter(one => all.includes(one))
      .map(one => own.t('attack:figure.noRule', { keyword: String(keywordIn(one, own.t)), edition })),
  ]
}

function ap({ ap: now, ownAp: own }: CardNow, { t }: Telling): string[] {
  if (now === null || own === null) return []
  return [now === own ? t('attack:figure.ap', { ap: now }) : t('attack:figure.apNow', { own, now })]
}

const states = ({ kind, isReady }: CardNow, { t }: Telling): string[] =>
  kind === 'unit' ? [isReady ? t('attack:figure.active') : t('attack:figure.rested')] : []

/** The line of the standby player; null if the player is not the target and the number of Shields is unknown. */
export function shieldLine({ setUp, play, table, names, t }: OwnUnit): string | null {
  const { standbyPlayer } = setUp
  const isTarget = table.targets.includes(standbyPlayer)
  if (!isTarget && table.shields === null) return null
  const shields = table.shields === null ? [] : [t('attack:figure.shields', { number: table.shields })]
  const role = isTarget && play.prompt ? [`*${t('attack:role.target')}*`] : []
  return [`**${names.shown(standbyPlayer)}**`, ...shields, ...role].join(' · ')
}

/** The result of a battle in one line. */
export function battleResult(own: OwnUnit): string {
  const { attacker } = own.table
  return attacker === null ? own.t('attack:result.noAttack') : resultWords(attacker, battleWords(own), own)
}

/** What a battle has done: who was destroyed, or the damage. */
export function battleWords({ now, names, t }: OwnUnit): string {
  const { destroyed, shieldsLost, winner, gone, damage } = now
  const blows = damage.filter(({ placed, to }) => placed > 0 && to !== 'Shield')
  const fell = destroyed.map(names.shown)
  const parts = [
    ...(fell.length > 0 ? [t('attack:result.destroyed', { names: listed(fell, t) })] : []),
    ...(shieldsLost > 0 ? [t('attack:result.shields', { count: shieldsLost })] : []),
    ...(winner === null ? [] : [t('attack:result.wins', { player: names.shown(winner) })]),
  ]
  if (parts.length > 0) return parts.join(', ')
  if (gone) return t('attack:result.endedEarly')
  if (blows.length === 0) return t('attack:result.nothing')
  return blows
    .map(({ to, placed }) => t('attack:result.damageTo', { name: names.shown(to), amount: placed }))
    .join(', ')
}
