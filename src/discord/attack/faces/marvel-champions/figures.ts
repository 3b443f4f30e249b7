// Writes the numbers and states of a character on a board: DEF 3 · 10 of 10 HP · ready.
import { keywordIn } from '../../../../words/event-values.ts'
import type { Telling } from '../any-board.ts'
import type { Character, OwnEnemy, OwnMarvel, OwnPlayer } from './table.ts'

export const enemyFigure = (figure: Character, own: OwnEnemy): readonly string[] =>
  figureWords(figure, own, figure.def === null ? [] : [own.t('attack:figure.def', { def: figure.def })])

/** A player's attack has no defender, so its figures have no DEF. */
export const playerFigure = (figure: Character, own: OwnPlayer): readonly string[] =>
  figureWords(figure, own, [])

function figureWords(figure: Character, own: OwnMarvel, def: readonly string[]): string[] {
  if (figure.where !== 'in play') return [goneWords(figure, own)]
  return [
    ...atk(figure, own),
    ...def,
    ...hitPoints(figure, own),
    ...states(figure, own),
    ...keywords(figure, own),
  ]
}

const goneWords = ({ where }: Character, { t }: Telling): string =>
  where === 'defeated' ? t('attack:figure.defeated') : t('attack:figure.gone')

function hitPoints({ remaining: left, most, damage }: Character, { t }: Telling): string[] {
  return [
    ...(left === null || most === null ? [] : [t('attack:figure.hitPoints', { left, most })]),
    ...(left === null && damage > 0 ? [t('attack:figure.damage', { damage })] : []),
  ]
}

/** The ATK of the attacker and of every enemy. The attacker has both values while the attack changes its ATK. */
function atk({ id, atk: own, kind }: Character, { table, t, play }: OwnMarvel): string[] {
  const attacks = id === table.attacker
  if (own === null || (!attacks && kind !== 'villain' && kind !== 'minion')) return []
  const now = attacks && play.prompt ? table.atk : null
  const isChanged = now !== null && now !== own
  return [isChanged ? t('attack:figure.atkNow', { own, now }) : t('attack:figure.atk', { atk: own })]
}

function states(figure: Character, { t, table }: OwnMarvel): string[] {
  const { id, kind, isReady, tough, stunned, confused } = figure
  const times = (word: string, count: number) => (count === 0 ? [] : [count > 1 ? `${word} ×${count}` : word])
  const isFriendly = kind === 'hero' || kind === 'alter-ego' || kind === 'ally'
  const boost = id === table.attacker && table.boostCards > 0
  return [
    ...(isFriendly ? [isReady ? t('attack:figure.ready') : t('attack:figure.exhausted')] : []),
    ...times(t('attack:figure.tough'), tough),
    ...times(t('attack:figure.stunned'), stunned),
    ...times(t('attack:figure.confused'), confused),
    ...(boost ? [t('attack:figure.boostCards', { number: table.boostCards })] : []),
  ]
}

const keywords = ({ keywords: all, retaliate }: Character, { t }: Telling): string[] => [
  ...all.map(one => String(keywordIn(one, t))),
  ...(retaliate > 0 ? [`${keywordIn('retaliate', t)} ${retaliate}`] : []),
]
