// The moment at which a printed trigger of Marvel Champions opens, and whether it can come in this attack.
import type { PrintedTrigger } from '../../../cards/marvel-champions/schema.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { AbilityGiven } from '../../../games/marvel-champions/vocabulary/effects.ts'
import type { Trigger as Opens } from '../../../games/marvel-champions/vocabulary/triggers.ts'

/** The facts about the attack that are known before it begins. */
export type Setting =
  | { readonly by: 'enemy'; readonly enemy: 'villain' | 'minion' }
  | { readonly by: 'player'; readonly basic: boolean; readonly attacker: 'identity' | 'ally' }

export type TriggerPlace = Setting & { readonly id: string; readonly kind: CharacterGiven['kind'] }
export type Said = NonNullable<PrintedTrigger['only']>[number]

/** When the reminder of a printed trigger opens; null if no moment of this attack is meant. */
export function opensAt(
  trigger: PrintedTrigger,
  place: TriggerPlace,
): Pick<AbilityGiven, 'trigger' | 'if'> | null {
  const moment = momentOf(trigger, place)
  if (!moment || !canBeMet(trigger, place)) return null
  const only = new Set(trigger.only)
  const and = only.has('damages') ? 'damages' : only.has('defeats') ? 'defeats' : undefined
  const of = moment.of ?? attackedOf(only, place, and)
  const opens: Opens = {
    ...moment,
    ...(of && { of }),
    ...(and && { and }),
    ...(only.has('undefended') && moment.on === 'afterAttacks' && { undefended: true as const }),
  }
  // The moment says who attacks, not who is attacked; the condition `if` says that this character is the target.
  if (moment.on !== 'makesAttack' || isOfPlayer(place)) return { trigger: opens }
  return { trigger: opens, if: { is: 'target', who: { piece: place.id } } }
}

/** Whether the trigger stands on a character of a player. */
export const isOfPlayer = ({ kind }: TriggerPlace): boolean => kind !== 'villain' && kind !== 'minion'

function momentOf({ kind, on, only }: PrintedTrigger, place: TriggerPlace): Opens | null {
  const who = { who: place.id }
  const moments: { [printed: string]: Opens } = {
    'interrupt would-take-damage': { on: 'wouldTake', ...who },
    'interrupt takes-damage': { on: 'wouldTake', ...who },
    'interrupt would-be-defeated': { on: 'wouldBeDefeated', ...who },
    'interrupt is-defeated': { on: 'isDefeated', ...who },
    'interrupt when-defeated': { on: 'whenDefeated', ...who },
    'response takes-damage': { on: 'afterTakesDamage', ...who },
    ...(isOfPlayer(place) ? friendlyMoments(place) : enemyMoments(place)),
  }
  // On an ally, “when your identity uses a basic power” concerns another character.
  if (on === 'basic-power' && only?.includes('you')) return null
  return moments[`${kind} ${on}`] ?? null
}

/** The moments of an enemy; its activation and its attack begin at the same moment. */
function enemyMoments({ id, by }: TriggerPlace): { [printed: string]: Opens } {
  if (by === 'player')
    return {
      'interrupt is-attacked': { on: 'makesAttack' },
      'response is-attacked': { on: 'afterAttacked', who: id },
    }
  return {
    'interrupt would-attack': { on: 'wouldAttack', who: id },
    'interrupt would-activate': { on: 'wouldAttack', who: id },
    'interrupt attacks': { on: 'attacks', who: id },
    'interrupt activates': { on: 'attacks', who: id },
    'response attacks': { on: 'afterAttacks', who: id },
    'response activates': { on: 'afterActivates', who: id },
  }
}

function friendlyMoments(place: TriggerPlace): { [printed: string]: Opens } {
  const who = { who: place.id }
  if (place.by === 'player')
    return {
      'interrupt attacks': { on: 'makesAttack', ...who },
      'response attacks': { on: 'afterAttacks', ...who },
      ...(place.basic && {
        'interrupt basic-power': { on: 'makesAttack', ...who },
        'response basic-power': { on: 'afterBasicPower', ...who },
      }),
    }
  return {
    'interrupt enemy-would-attack': { on: 'wouldAttack', of: 'you' },
    'interrupt enemy-attacks': { on: 'attacks', of: 'you' },
    'response enemy-attacks': { on: 'afterAttacks', of: 'you' },
    'interrupt defends': { on: 'defends', ...who },
    'response defends': { on: 'afterDefends', ...who },
    'response is-attacked': { on: 'afterAttacked', ...who },
    'interrupt boost-flipped': { on: 'boostFlipped' },
    'response boost-flipped': { on: 'boostFlipped' },
    // Only a hero can defend with a basic power.
    ...(place.kind === 'hero' && {
      'interrupt basic-power': { on: 'defends', ...who },
      'response basic-power': { on: 'afterBasicPower', ...who },
    }),
  }
}

/** Whether the known facts allow a trigger: the kind of the enemy, its attacker, and the power used. */
function canBeMet({ on, only = [] }: PrintedTrigger, place: TriggerPlace): boolean {
  const has = (said: Said) => only.includes(said)
  if (place.by === 'player') {
    if (has('basic') && !place.basic) return false
    const byAlly = has('your-ally') || has('your-character') || !has('you')
    return on !== 'is-attacked' || place.attacker === 'identity' || byAlly
  }
  // When the attack begins, it is still open whether a character defends.
  if (on === 'enemy-attacks' && has('undefended')) return false
  if (!isOfPlayer(place)) return true
  return !(has('villain') && place.enemy !== 'villain') && !(has('minion') && place.enemy !== 'minion')
}

/** The character that the attack targets, damages or defeats; undefined: any character. */
function attackedOf(only: ReadonlySet<Said>, place: TriggerPlace, and: Opens['and']): Opens['of'] {
  if (place.by === 'enemy') return isOfPlayer(place) ? undefined : attackedFriend(only, and)
  if (!isOfPlayer(place)) return undefined
  return only.has('minion') ? 'minion' : only.has('villain') ? 'villain' : undefined
}

/** An attack on any of your characters attacks you; “you” are damaged or defeated only as your identity (AMB-24). */
function attackedFriend(only: ReadonlySet<Said>, and: Opens['and']): Opens['of'] {
  const you = only.has('you') || only.has('identity')
  const ally = only.has('ally') || only.has('your-ally')
  if (only.has('your-character') || (you && ally)) return and ? undefined : 'you'
  return you ? 'you' : ally ? 'ally' : undefined
}
