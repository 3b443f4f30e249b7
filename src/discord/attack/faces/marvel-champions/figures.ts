// Writes what a board says about characters: their numbers and states, the result of an attack and how it was defended.
import { listed } from '../../board/names.ts'
import { hitPointWords, keywordWords, resultWords } from '../shared-parts.ts'
import type { CharacterNow, OwnEnemy, OwnMarvel } from './table.ts'

/** DEF 3 · 10 of 10 HP · ready. `def` is the DEF in words, if the attack has a defender. */
export function figureWords(figure: CharacterNow, own: OwnMarvel, def: readonly string[]): string[] {
  if (figure.where === 'defeated') return [own.t('attack:figure.defeated')]
  if (figure.where !== 'in play') return [own.t('attack:figure.gone')]
  return [
    ...atk(figure, own),
    ...def,
    ...hitPointWords('hitPoints', figure, own),
    ...states(figure, own),
    ...keywordWords(figure.keywords, 'retaliate', figure.retaliate, own),
  ]
}

/** The ATK of the attacker and of every enemy. The attacker has both values while the attack changes its ATK. */
function atk({ id, atk: own, kind }: CharacterNow, { table, t, play }: OwnMarvel): string[] {
  const attacks = id === table.attacker
  if (own === null || (!attacks && kind !== 'villain' && kind !== 'minion')) return []
  const now = attacks && play.prompt ? table.atk : null
  const isChanged = now !== null && now !== own
  return [isChanged ? t('attack:figure.atkNow', { own, now }) : t('attack:figure.atk', { atk: own })]
}

function states(figure: CharacterNow, { t, table }: OwnMarvel): string[] {
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

/** The result of an attack in one line. */
export function resultOf(own: OwnMarvel, isCutShort: boolean): string {
  const { now, table, names, t } = own
  const { attacker } = table
  if (now.replaced && table.targets.length === 0) {
    const schemes = 'schemes' in now && now.schemes
    return t(schemes ? 'attack:result.schemes' : 'attack:result.replaced', {
      attacker: names.shown(attacker),
    })
  }
  return resultWords(attacker, damageWords(own, isCutShort), own)
}

/** The attack's damage after DEF, prevention and tough, the defeated characters, and what a single one has left. */
function damageWords(own: OwnMarvel, isCutShort: boolean): string {
  const { now, names, t } = own
  const { dealt: amount, fell } = now
  const damage = amount === 0 ? t('attack:result.nothing') : t('attack:result.damage', { amount })
  return [
    isCutShort ? t('attack:result.endedEarly') : damage,
    ...(fell.length > 0 ? [t('attack:result.defeated', { names: listed(fell.map(names.shown), t) })] : []),
    ...(amount > 0 && !isCutShort ? leftWords(own) : []),
  ].join(', ')
}

/** 8 of 10 HP left: of the only attacked character, if it is in play. */
function leftWords({ now: { attacked }, table, t }: OwnMarvel): string[] {
  const all = attacked === null ? [] : 'character' in attacked ? [attacked.character] : attacked
  const [only] = table.figures.filter(({ id }) => all.includes(id))
  if (all.length !== 1 || only?.where !== 'in play' || only.remaining === null || only.most === null)
    return []
  return [t('attack:result.left', { remaining: only.remaining, most: only.most })]
}

/** Says which player and character the enemy attacked and how the attack was defended. */
export function enemyCounted(own: OwnEnemy): string {
  const { table, names, now, t } = own
  const { attacked, defense, boostCardsLeft } = now
  const name = table.defender === null ? '' : names.shown(table.defender)
  const defended = defense && t(`attack:counted.${defense}`, { name })
  return countedWords(attacked ? [attacked.player, attacked.character] : [], defended, boostCardsLeft, own)
}

/** Says who was attacked, how the attack was defended, and what is left over. */
export function countedWords(
  attacked: readonly string[],
  defended: string | null,
  boostCards: number,
  { names, now, t }: OwnMarvel,
): string {
  const list = listed([...new Set(attacked)].map(names.shown), t)
  return [
    list && t('attack:counted.attacked', { names: list }),
    list && defended,
    now.threat > 0 && t('attack:counted.threat', { number: now.threat }),
    boostCards > 0 && t('attack:counted.boostCards', { number: t('cards:facedown', { count: boostCards }) }),
  ]
    .filter(Boolean)
    .join(' ')
}
