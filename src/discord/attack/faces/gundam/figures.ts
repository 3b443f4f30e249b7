// Writes what a board says about Units, Bases and Shields: their numbers and states, and the result of a battle.
import { unknownKeywordsIn } from '../../../../games/gundam/editions.ts'
import type { UnitEnd } from '../../../../games/gundam/result.ts'
import type { ListedResult } from '../../../../store/listing.ts'
import { keywordIn } from '../../../../words/event-values.ts'
import type { Translate } from '../../../../words/words.ts'
import type { BoardWords, Telling } from '../../face/board-of-any-flow.ts'
import { listed } from '../../face/names.ts'
import { attackResult, hitPointWords, keywordWords } from '../../face/shared-parts.ts'
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

/** 2 of 4 HP · rested · Ben */
export const cardState = (figure: CardNow, own: OwnUnit): readonly string[] => [
  ...hitPointWords('hp', figure, own),
  ...(figure.isReady ? [] : states(figure, own)),
  ...(figure.player === null ? [] : [own.names.shown(figure.player)]),
]

/** The keywords; one that the edition has no rule for says so. */
function keywords({ keywords: all, breach, repair }: CardNow, own: OwnUnit): readonly string[] {
  const { edition } = own.table
  const unknown = unknownKeywordsIn(edition)
  const ruled = all.filter(one => !unknown.some(keyword => keyword === one))
  return [
    ...keywordWords(ruled, 'Breach', breach, own),
    // It has no bearing on a battle.
    ...(own.scene.played.isOver ? keywordWords([], 'Repair', repair, own) : []),
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
export function shieldLine({ play, table, names, t }: OwnUnit): string | null {
  const { player, shields: number } = table.standby
  const isTarget = table.targets.includes(player)
  if (!isTarget && number === null) return null
  const shields = number === null ? [] : [t('attack:figure.shields', { number })]
  const role = isTarget && play.prompt ? [`*${t('attack:role.target')}*`] : []
  return [`**${names.shown(player)}**`, ...shields, ...role].join(' · ')
}

/** The result of an attack in one line. */
export const unitResultWords: BoardWords['result'] = (who, result, t) =>
  isEnd(result, 'declined') ? t('attack:result.noAttack') : attackResult(who, battleWords(result, t), t)

const isEnd = ({ end }: ListedResult<string>, one: UnitEnd): boolean => end === one

/** What a battle has done: who was destroyed, or the damage. */
export function battleWords(result: ListedResult<string>, t: Translate): string {
  const { fell, moreFell, shields, winner } = result
  const parts = [
    ...(fell.length > 0 ? [t('attack:result.destroyed', { names: listed(fell, t, moreFell) })] : []),
    ...(shields > 0 ? [t('attack:result.shields', { count: shields })] : []),
    ...(winner === null ? [] : [t('attack:result.wins', { player: winner })]),
  ]
  if (parts.length > 0) return parts.join(', ')
  return isEnd(result, 'early') ? t('attack:result.endedEarly') : hitWords(result, t)
}

/** 2 damage to Zaku II, 1 damage to Gundam */
function hitWords({ hits, moreHits }: ListedResult<string>, t: Translate): string {
  if (hits.length === 0) return t('attack:result.nothing')
  const told = hits.map(({ to, amount }) => t('attack:result.damageTo', { name: to, amount })).join(', ')
  return moreHits === 0 ? told : `${told} ${t('attack:more', { number: moreHits })}`
}
