// Writes the numbers and states of a Unit or a Base on a board (AP 3 · 4 of 4 HP · rested), and the player's Shields.
import { keywordIn } from '../../../../words/event-values.ts'
import type { Telling } from '../any-board.ts'
import type { Card, OwnUnit } from './table.ts'

export function cardFigure(figure: Card, own: OwnUnit): readonly string[] {
  if (figure.where !== 'in play') return [goneWords(figure, own)]
  return [...ap(figure, own), ...hp(figure, own), ...states(figure, own), ...keywords(figure, own)]
}

const goneWords = ({ where }: Card, { t }: Telling): string =>
  where === 'destroyed' ? t('attack:figure.destroyed') : t('attack:figure.gone')

function ap({ ap: now, ownAp: own }: Card, { t }: Telling): string[] {
  if (now === null || own === null) return []
  return [now === own ? t('attack:figure.ap', { ap: now }) : t('attack:figure.apNow', { own, now })]
}

function hp({ remaining: left, most, damage }: Card, { t }: Telling): string[] {
  return [
    ...(left === null || most === null ? [] : [t('attack:figure.hp', { left, most })]),
    ...(left === null && damage > 0 ? [t('attack:figure.damage', { damage })] : []),
  ]
}

const states = ({ kind, isReady }: Card, { t }: Telling): string[] =>
  kind === 'unit' ? [isReady ? t('attack:figure.active') : t('attack:figure.rested')] : []

const keywords = ({ keywords: all, breach }: Card, { t }: Telling): string[] => [
  ...all.map(one => String(keywordIn(one, t))),
  ...(breach > 0 ? [`${keywordIn('Breach', t)} ${breach}`] : []),
]

/** The line of the standby player; null if the player is not the target and the number of Shields is unknown. */
export function shieldLine({ setUp, play, table, names, t }: OwnUnit): string | null {
  const { standbyPlayer } = setUp
  const isTarget = table.targets.includes(standbyPlayer)
  if (!isTarget && table.shields === null) return null
  const shields = table.shields === null ? [] : [t('attack:figure.shields', { number: table.shields })]
  const role = isTarget && play.prompt ? [`*${t('attack:role.target')}*`] : []
  return [`**${names.shown(standbyPlayer)}**`, ...shields, ...role].join(' · ')
}
