// Turns the printed triggers of a Marvel Champions card into reminders, which the engine opens at their moments.
import type { MarvelCard, PrintedTrigger } from '../../../cards/marvel-champions/schema.ts'
import { aboutIt } from '../../../games/marvel-champions/rules/abilities/about-it.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { AbilityGiven } from '../../../games/marvel-champions/vocabulary/effects.ts'
import { withIds } from '../pieces.ts'
import type { Names } from '../problem.ts'
import type { PlacedCharacter } from './character-options.ts'
import { canOpen, IS_POWER_KNOWN, isOfPlayer, type Setting } from './printed-moments.ts'

/** The way of a reminder in which the enemy gets one more boost card. */
export const ONE_MORE = 'boostCard'

/** A printed trigger, or one that a constant ability makes. */
type Waits = PrintedTrigger & { readonly isConstant?: true }

/**
 * The reminders of these characters, in their order; each has the name of its card. It leaves out triggers that cannot
 * open in this attack, or for which the engine has no moment. @param known the names of a table that is there already
 */
export const reminded = (
  characters: readonly (PlacedCharacter & { readonly attached?: string })[],
  setting: Setting,
  known?: Names,
) =>
  withIds(
    characters.flatMap(({ card, piece, name, attached }) =>
      remindersOf(card, piece, setting, attached).map(reminder => ({ reminder, name })),
    ),
    known,
  )

/** What waits on a card. @param attached the id of a card that is attached to the character */
export const remindersOf = (
  card: MarvelCard | null,
  piece: Pick<CharacterGiven, 'id' | 'kind' | 'player'>,
  setting: Setting,
  attached?: string,
) =>
  triggersOf(card)
    .flatMap(trigger => reminderOf(trigger, piece, setting) ?? [])
    .map(reminder => (attached === undefined ? reminder : { ...reminder, card: attached }))

/** The triggers of a card, and the moments at which its players have to look at its constant abilities. */
const triggersOf = (card: MarvelCard | null): readonly Waits[] => [
  ...(card?.type === 'attachment' ? printedOn(card) : []).map(effects => constantly({ effects })),
  ...(card?.constants ?? []).map(constantly),
  ...(card?.triggers ?? []),
  ...(card?.bearsOn?.includes('damage-taken') ? [looks('wouldTake')] : []),
  ...(card?.bearsOn?.includes('defeat') ? [looks('wouldBeDefeated')] : []),
]

/** What its character takes more or less does not depend on who attacks. */
const constantly = (said: NonNullable<MarvelCard['constants']>[number]): Waits => ({
  ...said,
  ...{ on: 'constant', forced: true },
  ...(said.effects.every(one => one.kind === 'increase' && one.of) ? {} : { who: 'this' }),
})

/** What an attachment adds by the numbers and keywords printed on it. */
function printedOn({ atk, sch, attackKeywords = [] }: MarvelCard): NonNullable<Waits['effects']>[] {
  return [
    ...(typeof atk === 'number' && atk > 0 ? [[{ kind: 'atk' as const, amount: atk }]] : []),
    ...(typeof sch === 'number' && sch > 0 ? [[{ kind: 'sch' as const, amount: sch }]] : []),
    ...attackKeywords.map(({ keyword }) => [{ kind: 'keyword' as const, keyword }]),
  ]
}

/** It is always asked about: a constant ability works without anybody using it. */
const looks = (on: Waits['on']): Waits => ({ on, who: 'this', forced: true, isConstant: true })

/** The reminder of a printed trigger; null if the engine has no such moment, or if it cannot come in this attack. */
export function reminderOf(
  printed: Waits,
  { id, kind, player }: Pick<CharacterGiven, 'id' | 'kind' | 'player'>,
  setting: Setting,
): Omit<AbilityGiven, 'id'> | null {
  const place = { ...setting, id, kind }
  const opens = inSetting(printed, setting)
  if (!canOpen(opens, place)) return null
  const { on, who, of, and, undefended, effects, asks, basic, limit } = opens
  const { if: condition = asks?.includes('hero form') ? HERO : undefined } = opens
  // Where only the players can judge a condition, the reminder is optional.
  const forced = printed.forced && !asks && !(basic && !IS_POWER_KNOWN[setting.by])
  if (!forced && !isOfPlayer(place) && hasNoBearing(opens)) return null
  const options = effects ? undefined : (opens.options ?? likely(opens, forced && !isOfPlayer(place)))
  const trigger = { on, who, of, and, undefended }
  return aboutIt({ owner: player, source: id, trigger, if: condition, forced, effects, options, limit }, id)
}

/** A “Hero Response” opens in this form alone, as far as the table knows the form. */
const HERO = { form: 'hero' } as const

/** Nobody is asked whether an enemy’s ability that changes nothing here has come. */
const hasNoBearing = ({ effects }: Waits): boolean =>
  effects?.every(({ kind }) => kind === 'noBearing') ?? false

/** What opens when an enemy activates, opens when it schemes as well. */
function inSetting(printed: Waits, { by }: Setting): Waits {
  const on = printed.activates && by === 'enemyScheme' ? AS_IT_SCHEMES[printed.on] : undefined
  return on ? { ...printed, on } : printed
}

const AS_IT_SCHEMES: Partial<Record<Waits['on'], Waits['on']>> = {
  attacks: 'schemes',
  wouldAttack: 'wouldScheme',
}

/**
 * What an ability of this moment often does, beside “done”, for which its player says what it does: one more boost card
 * when an enemy activates, no attack or scheme when it would do that, no damage where a constant ability bears on damage.
 */
function likely({ on, isConstant }: Waits, isForcedOfEnemy: boolean): AbilityGiven['options'] {
  const done = { name: 'done' }
  if (isForcedOfEnemy && (on === 'attacks' || on === 'schemes'))
    return [done, { name: ONE_MORE, effects: [{ kind: 'boostCard' }] }]
  if (isForcedOfEnemy && on === 'wouldAttack')
    return [done, { name: 'noAttack', effects: [{ kind: 'replaceAttack' }] }]
  if (isForcedOfEnemy && on === 'wouldScheme')
    return [done, { name: 'noScheme', effects: [{ kind: 'replaceScheme' }] }]
  if (on !== 'wouldTake' || !isConstant) return undefined
  return [done, { name: 'noDamage', effects: [{ kind: 'prevent', amount: 'all', of: { piece: 'this' } }] }]
}
