// What the cards of a Unit and its Pilot decide together: the link, their constant effects, and what opens in a battle.
import type { CardCondition, GundamCard, qualification } from '../../../cards/gundam/schema.ts'
import { hasTrait } from '../../../games/gundam/rules/pieces.ts'
import type { Constant, PieceGiven } from '../../../games/gundam/vocabulary/pieces.ts'
import type { Who } from '../find-card.ts'

/** A Unit with its Pilot: `card` null: nobody knows it; `pilot` null: nobody has said whether there is one. */
export type Pair = { readonly card: GundamCard | null; readonly pilot: Who<GundamCard> | null }

/** Whether a Pilot meets the link condition of a Unit: a name in [ ], or a trait in ( ); one of several is enough. */
function links({ linkCondition = '' }: GundamCard, pilot: GundamCard): boolean {
  const names = [pilot.pilotName ?? pilot.name.en, ...(pilot.linkNames ?? [])]
  return linkCondition.split(' / ').some(condition => {
    const name = /^\[(.+)\]$/.exec(condition)?.[1]
    if (name !== undefined) return names.some(one => one.includes(name))
    const trait = /^\((.+)\)/.exec(condition)?.[1]
    return trait !== undefined && pilot.traits.includes(trait.toLowerCase())
  })
}

/** Whether the cards say that the Unit is linked; null: they do not. */
const linked = ({ card, pilot }: Pair): boolean | null =>
  card && pilot?.card ? links(card, pilot.card) : null

/** The Pilot of a piece; undefined if nobody has named one. One without a card adds what the AP and HP given contain. */
export function pilotOf(pair: Pair): PieceGiven['pilot'] {
  const { pilot } = pair
  if (!pilot) return undefined
  const isLinked = linked(pair) ?? false
  const { apModifier = 0, hpModifier = 0, traits, color, readCard } = pilot.card ?? {}
  return {
    links: isLinked,
    ...(pilot.card && { code: pilot.card.code }),
    ap: apModifier,
    hp: hpModifier + linkHp(pair),
    ...(traits && { traits }),
    ...(color && { color }),
    ...(readCard && { readCard }),
  }
}

type Qualification = (typeof qualification)['_output']

function isOne(card: GundamCard, { trait, color, keyword, levelFrom, levelUpTo }: Qualification): boolean {
  const { traits, color: own, keywords = [], level } = card
  return (
    (trait === undefined || hasTrait({ traits }, trait)) &&
    (color === undefined || own === color) &&
    (keyword === undefined || keywords.some(one => one.keyword === keyword)) &&
    level >= (levelFrom ?? 0) &&
    level <= (levelUpTo ?? Number.POSITIVE_INFINITY)
  )
}

export type WhileCondition = Constant['while'][number]

/** What players are asked if no card tells: which Pilot it is, or what the Unit is. */
function asked(
  what: 'paired' | 'unit',
  { trait, color, levelFrom, levelUpTo, keyword }: Qualification,
): WhileCondition {
  if (levelFrom !== undefined) return { asks: `@${what}LevelFrom:${levelFrom}` }
  if (levelUpTo !== undefined) return { asks: `@${what}LevelUpTo:${levelUpTo}` }
  if (color !== undefined) return { asks: `@${what}Color:${color}` }
  return { asks: `@${what}With:${trait ?? keyword}` }
}

/** One condition for the engine: null if the cards say that it is not met, none if they say that it is. */
function judged(condition: CardCondition, pair: Pair): WhileCondition[] | null {
  const { card, pilot } = pair
  if ('pilot' in condition) {
    if (!pilot?.card) return [asked('paired', condition.pilot)]
    return isOne(pilot.card, condition.pilot) ? [{ is: 'paired' }] : null
  }
  if ('unit' in condition) {
    if (!card) return [asked('unit', condition.unit)]
    return isOne(card, condition.unit) ? [] : null
  }
  return [unlessUnsaid(condition, pair)]
}

/** Players are asked whether the Unit is paired or linked if nobody has named a Pilot, or no card tells. */
function unlessUnsaid(condition: WhileCondition, pair: Pair): WhileCondition {
  const { is } = 'is' in condition ? condition : { is: null }
  if (is === 'paired' && !pair.pilot) return { asks: '@paired' }
  return is === 'linked' && linked(pair) === null ? { asks: '@linked' } : condition
}

/** The conditions for the engine; null if the cards say that one of them is not met. */
export function conditionsOf(all: readonly CardCondition[], pair: Pair): WhileCondition[] | null {
  const judgedAll = all.map(one => judged(one, pair))
  return judgedAll.includes(null) ? null : judgedAll.flatMap(one => one ?? [])
}

type Given = NonNullable<GundamCard['constants']>[number]

/** The constant effects of both cards: a Pilot's text is an effect of its Unit. */
const printed = ({ card, pilot }: Pair): readonly Given[] => [
  ...(card?.constants ?? []),
  ...(pilot?.card?.constants ?? []),
]

/** HP that are there as long as the Unit is linked, and no longer. */
const isLinkHp = ({ hp, while: all }: Given): boolean =>
  hp !== undefined && all.length === 1 && all.every(one => 'is' in one && one.is === 'linked')

/** The HP that the link gives. */
export const linkHp = (pair: Pair): number =>
  linked(pair) ? printed(pair).reduce((sum, one) => (isLinkHp(one) ? sum + (one.hp ?? 0) : sum), 0) : 0

/** The constant effects that can hold in this pair; a number that somebody has given contains them already. */
export function constantsOf(pair: Pair, given: { ap?: unknown; hp?: unknown }): Constant[] | undefined {
  const all = printed(pair).flatMap((one): Constant[] => {
    const { ap, hp, while: conditions, ...rest } = one
    const holds = conditionsOf(conditions, pair)
    const asks = holds?.some(condition => 'asks' in condition)
    const gives = {
      ...rest,
      ...(ap !== undefined && given.ap === undefined && { ap }),
      ...(hp !== undefined && given.hp === undefined && asks && { hp }),
    }
    const { to: _to, ...what } = gives
    return holds && Object.keys(what).length > 0 ? [{ ...gives, while: holds }] : []
  })
  return all.length > 0 ? all : undefined
}

/** Under this the names of a table have that of a Pilot. */
export const pilotNamed = (code: string): string => `pilot:${code}`
