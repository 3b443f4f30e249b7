// Whether a printed trigger of Marvel Champions can open in this attack.
import type { PrintedTrigger } from '../../../cards/marvel-champions/schema.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { TriggerName } from '../../../games/marvel-champions/vocabulary/triggers.ts'

/** The facts about the attack that are known before it begins. */
export type Setting =
  | { readonly by: 'enemy'; readonly enemy: 'villain' | 'minion' }
  | { readonly by: 'player'; readonly basic: boolean; readonly attacker: 'identity' | 'ally' }

export type TriggerPlace = Setting & { readonly id: string; readonly kind: CharacterGiven['kind'] }

/** Whether the trigger stands on a character of a player. */
export const isOfPlayer = ({ kind }: TriggerPlace): boolean => kind !== 'villain' && kind !== 'minion'

/** Moments that only the attacks of one side have. */
const ONLY_BY: Readonly<Partial<Record<TriggerName, Setting['by']>>> = {
  wouldAttack: 'enemy',
  attacks: 'enemy',
  defends: 'enemy',
  boostFlipped: 'enemy',
  afterActivates: 'enemy',
  afterDefends: 'enemy',
  makesAttack: 'player',
}

/** Whether the engine has the moment, and what is known allows it: who attacks, and with which power. */
export function canOpen<T extends PrintedTrigger>(
  trigger: T,
  place: TriggerPlace,
): trigger is T & { readonly on: TriggerName } {
  const { on, who } = trigger
  // On an ally, “when your identity uses a basic power” concerns another character.
  if (on === 'afterBoostResolved' || who === 'you') return false
  return (attackingSide(on, who, place) ?? place.by) === place.by && canBeMet(trigger, place)
}

/** The side that attacks when this moment comes; undefined: either. */
function attackingSide(
  on: TriggerName,
  who: PrintedTrigger['who'],
  place: TriggerPlace,
): Setting['by'] | undefined {
  const [own, other] = isOfPlayer(place) ? (['player', 'enemy'] as const) : (['enemy', 'player'] as const)
  if (on === 'afterAttacks') return who ? own : other
  return on === 'afterAttacked' ? other : ONLY_BY[on]
}

function canBeMet({ on, by, basic, undefended }: PrintedTrigger, place: TriggerPlace): boolean {
  const isBasic = basic || on === 'afterBasicPower'
  if (place.by === 'player') return !(isBasic && !place.basic) && (!by || by === place.attacker)
  // When the attack begins, it is still open whether a character defends.
  if (on === 'attacks' && undefended) return false
  // Only a hero can defend with a basic power.
  return !(isBasic && place.kind !== 'hero') && (!by || by === place.enemy)
}
