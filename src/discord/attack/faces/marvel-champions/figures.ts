// Writes what a board says about characters: their numbers and states, the result of an attack and how it was defended.
import type { Threat } from '../../../../games/game.ts'
import type { MarvelEnd } from '../../../../games/marvel-champions/result.ts'
import type { ListedResult } from '../../../../store/listing.ts'
import type { Translate } from '../../../../words/words.ts'
import type { BoardWords } from '../../face/board-of-any-flow.ts'
import { listed } from '../../face/names.ts'
import { attackResult, hitPointWords, keywordWords } from '../../face/shared-parts.ts'
import type { CharacterNow, OwnAttack, OwnEnemy, OwnMarvel, OwnScheme } from './table.ts'

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
    ...attachedWords(figure, own),
  ]
}

/** 2 of 3 HP · engaged with Ben */
export const stateWords = (figure: CharacterNow, own: OwnMarvel): string[] => [
  ...hitPointWords('hitPoints', figure, own),
  ...states(figure, own).filter(word => word !== own.t('attack:figure.ready')),
  ...(figure.engagedWith === null
    ? []
    : [own.t('attack:figure.engagedWith', { player: own.names.shown(figure.engagedWith) })]),
  ...attachedWords(figure, own),
]

/** “with Charge, Armored Rhino Suit (3)”: what is attached, with the counters or the damage on it. */
function attachedWords({ attached }: CharacterNow, { names, t }: OwnMarvel): string[] {
  const cards = attached.map(
    ({ id, counters = 0 }) => names.shown(id) + (counters > 0 ? ` (${counters})` : ''),
  )
  return cards.length === 0 ? [] : [t('attack:figure.attached', { cards: listed(cards, t) })]
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
    ...(kind === 'alter-ego' ? [t('attack:figure.alterEgo')] : []),
    ...(isFriendly ? [isReady ? t('attack:figure.ready') : t('attack:figure.exhausted')] : []),
    ...times(t('attack:figure.tough'), tough),
    ...times(t('attack:figure.stunned'), stunned),
    ...times(t('attack:figure.confused'), confused),
    ...(boost ? [t('attack:figure.boostCards', { number: table.boostCards })] : []),
  ]
}

/** The SCH of the enemy that schemes, with what it is now. */
export function schWords({ id, sch }: CharacterNow, { table, now, t, play }: OwnScheme): string[] {
  if (id !== table.attacker || sch === null) return []
  const own = String(sch)
  const raised = play.prompt ? now.summary.sch : null
  const isChanged = raised !== null && sch !== '-' && raised !== sch
  return [isChanged ? t('attack:figure.schNow', { own, now: raised }) : t('attack:figure.sch', { sch: own })]
}

/** “Rhino schemes against Ana” */
export const schemeHead: BoardWords['head'] = ({ attacker, target }, t) =>
  t('attack:head.scheme', { attacker, target: target ?? '' })

/** The result of a scheme in one line. */
export const schemeResultWords: BoardWords['result'] = ({ attacker }, result, t) => {
  for (const end of ['confused', 'noScheme', 'attacksInstead'] as const)
    if (isEnd(result, end)) return t(`attack:result.${end}`, { attacker })
  if (isEnd(result, 'early')) return t('attack:result.schemeEndedEarly', { attacker })
  return t('attack:result.schemed', { attacker, threat: threatWords(result.threat, t) })
}

/** “3 threat (5 of 7)” */
export function threatWords(threat: Threat | undefined, t: Translate): string {
  const { placed, now, of } = threat ?? { placed: 0, now: null, of: null }
  const amount = placed === 0 ? t('attack:result.noThreat') : t('attack:result.threat', { placed })
  if (now === null) return amount
  if (of === null) return t('attack:result.threatNow', { amount, now })
  return t(now < of ? 'attack:result.threatOf' : 'attack:result.threatCompletes', { amount, now, of })
}

/** How much threat a scheme has placed and how much was prevented. */
export function schemeCounted({ now, t }: OwnScheme): string {
  const { placed, prevented, replaced } = now.summary
  if (replaced) return ''
  return t(prevented > 0 ? 'attack:counted.placedPrevented' : 'attack:counted.placed', { placed, prevented })
}

/** The result of an attack in one line. */
export const resultWords: BoardWords['result'] = (who, result, t) => {
  const { attacker } = who
  if (isEnd(result, 'schemes')) return t('attack:result.schemes', { attacker })
  if (isEnd(result, 'stunned')) return t('attack:result.replaced', { attacker })
  return attackResult(who, damageWords(result, t), t)
}

const isEnd = ({ end }: ListedResult<string>, one: MarvelEnd): boolean => end === one

/** The attack's damage after DEF, prevention and tough, the defeated characters, and what a single one has left. */
function damageWords(result: ListedResult<string>, t: Translate): string {
  const { damage: amount, fell, moreFell, left } = result
  const isCutShort = isEnd(result, 'early')
  const damage = amount === 0 ? t('attack:result.nothing') : t('attack:result.damage', { amount })
  return [
    isCutShort ? t('attack:result.endedEarly') : damage,
    ...(fell.length > 0 ? [t('attack:result.defeated', { names: listed(fell, t, moreFell) })] : []),
    ...(amount > 0 && !isCutShort && left ? [t('attack:result.left', left)] : []),
  ].join(', ')
}

/** Says which player and character the enemy attacked and how the attack was defended. */
export function enemyCounted(own: OwnEnemy): string {
  const { table, names, now, t } = own
  const { attacked, defense, boostCardsLeft } = now.summary
  const name = table.defender === null ? '' : names.shown(table.defender)
  const defended = defense && t(`attack:counted.${defense}`, { name })
  return countedWords(attacked ? [attacked.player, attacked.character] : [], defended, boostCardsLeft, own)
}

/** Says who was attacked, how the attack was defended, and what is left over. */
export function countedWords(
  attacked: readonly string[],
  defended: string | null,
  boostCards: number,
  { names, now: { summary }, t }: OwnAttack,
): string {
  const list = listed([...new Set(attacked)].map(names.shown), t)
  return [
    list && t('attack:counted.attacked', { names: list }),
    list && defended,
    summary.threat > 0 && t('attack:counted.threat', { number: summary.threat }),
    boostCards > 0 && t('attack:counted.boostCards', { number: t('cards:facedown', { count: boostCards }) }),
  ]
    .filter(Boolean)
    .join(' ')
}
