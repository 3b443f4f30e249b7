// Turns the printed triggers of a Marvel Champions card into reminders, which the engine opens at their moments.
import type { MarvelCard, PrintedTrigger } from '../../../cards/marvel-champions/schema.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { AbilityGiven } from '../../../games/marvel-champions/vocabulary/effects.ts'
import type { Trigger as Opens } from '../../../games/marvel-champions/vocabulary/triggers.ts'
import { withIds } from '../pieces.ts'
import type { PlacedCharacter } from './characters.ts'
import { isOfPlayer, opensAt, type Said, type Setting, type TriggerPlace } from './printed-moments.ts'

/** The way of a reminder in which the enemy gets one more boost card. */
export const ONE_MORE = 'boostCard'

/** A printed trigger, or one that a constant ability makes. */
type Waits = PrintedTrigger & { readonly isConstant?: true }

/**
 * The reminders of these characters, in their order; each has the name of its card. It leaves out triggers that cannot
 * open in this attack, or for which the engine has no moment.
 */
export const reminded = (characters: readonly PlacedCharacter[], setting: Setting) =>
  withIds(
    characters.flatMap(({ card, piece, name }) =>
      [
        ...triggersOf(card).flatMap(trigger => reminderOf(trigger, piece, setting) ?? []),
        ...indirect(card, piece, setting),
      ].map(reminder => ({ reminder, name })),
    ),
  )

/** “Its attacks deal indirect damage”, as a forced ability when it attacks. */
const indirect = (
  card: MarvelCard | null,
  { id }: CharacterGiven,
  { by }: Setting,
): Omit<AbilityGiven, 'id'>[] =>
  card?.indirect && by === 'enemy'
    ? [{ source: id, trigger: { on: 'attacks', who: id }, forced: true, effects: [{ kind: 'indirect' }] }]
    : []

/** The triggers of a card, and the moments at which its players have to look at its constant abilities. */
const triggersOf = (card: MarvelCard | null): readonly Waits[] => [
  ...(card?.triggers ?? []),
  ...(card?.bearsOn?.includes('damage-taken') ? [looks('would-take-damage')] : []),
  ...(card?.bearsOn?.includes('defeat') ? [looks('would-be-defeated')] : []),
]

/** It is always asked about: a constant ability works without anybody using it. */
const looks = (on: Waits['on']): Waits => ({ kind: 'interrupt', forced: true, on, isConstant: true })

/** The reminder of a printed trigger; null if the engine has no such moment, or if it cannot come in this attack. */
export function reminderOf(
  trigger: Waits,
  { id, kind, player }: Pick<CharacterGiven, 'id' | 'kind' | 'player'>,
  setting: Setting,
): Omit<AbilityGiven, 'id'> | null {
  const place = { ...setting, id, kind }
  const opens = opensAt(trigger, place)
  const forced = trigger.forced && !isUncertain(trigger, place)
  const options = opens && likely(trigger, opens.trigger.on, forced && !isOfPlayer(place), id)
  return (
    opens && {
      ...(player !== undefined && { owner: player }),
      ...{ source: id, ...opens, forced },
      ...(options && { options }),
    }
  )
}

/**
 * What an ability of this moment often does, beside “done”, for which its player says what it does: one more boost card
 * when an enemy attacks, no attack when it would attack, no damage where a constant ability bears on damage.
 */
function likely(
  { isConstant }: Waits,
  on: Opens['on'],
  isForcedOfEnemy: boolean,
  id: string,
): NonNullable<AbilityGiven['options']> | null {
  const done = { name: 'done' }
  if (isForcedOfEnemy && on === 'attacks') return [done, { name: ONE_MORE, effects: [{ kind: 'boostCard' }] }]
  if (isForcedOfEnemy && on === 'wouldAttack')
    return [done, { name: 'noAttack', effects: [{ kind: 'replaceAttack' }] }]
  if (on !== 'wouldTake' || !isConstant) return null
  return [done, { name: 'noDamage', effects: [{ kind: 'prevent', amount: 'all', of: { piece: id } }] }]
}

/** Whether only the players can judge a condition; then the reminder is optional instead of forced. */
function isUncertain({ on, only = [] }: PrintedTrigger, place: TriggerPlace): boolean {
  const judged: readonly Said[] = ['card-condition', 'hero-form', 'from-attack', 'identity']
  const late = only.includes('undefended') && on === 'boost-flipped'
  return late || only.some(said => judged.includes(said)) || (only.includes('basic') && place.by === 'enemy')
}
