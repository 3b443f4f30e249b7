// Whether a printed trigger of Marvel Champions can open in this attack.
import type { PrintedTrigger } from '../../../cards/marvel-champions/schema.ts'
import type { ActivationKind } from '../../../games/marvel-champions/rules/activations/activation.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { TriggerName } from '../../../games/marvel-champions/vocabulary/triggers.ts'

/** The facts about the attack that are known before it begins. */
export type Setting =
  | { readonly by: 'enemyAttack'; readonly enemy: 'villain' | 'minion' }
  | { readonly by: 'playerAttack'; readonly basic: boolean; readonly attacker: 'identity' | 'ally' }
  | { readonly by: 'enemyScheme'; readonly enemy: 'villain' | 'minion' }
  | { readonly by: 'thwart'; readonly basic: boolean; readonly attacker: 'identity' | 'ally' }
  | { readonly by: 'changes' }

export type TriggerPlace = Setting & { readonly id: string; readonly kind: CharacterGiven['kind'] }

/** Whether the trigger stands on a character of a player. */
export const isOfPlayer = ({ kind }: TriggerPlace): boolean => kind !== 'villain' && kind !== 'minion'

/** Moments that only some kinds of activation have. */
const ONLY_BY: Readonly<Partial<Record<TriggerName, readonly ActivationKind[]>>> = {
  wouldAttack: ['enemyAttack'],
  attacks: ['enemyAttack'],
  defends: ['enemyAttack'],
  boostFlipped: ['enemyAttack', 'enemyScheme'],
  afterActivates: ['enemyAttack', 'enemyScheme'],
  afterDefends: ['enemyAttack'],
  makesAttack: ['playerAttack'],
  wouldScheme: ['enemyScheme'],
  schemes: ['enemyScheme'],
  wouldPlaceThreat: ['enemyScheme'],
  afterSchemes: ['enemyScheme'],
  afterThreatPlaced: ['enemyScheme'],
  thwarts: ['thwart'],
  afterThwarts: ['thwart'],
}

/** Whether the engine has the moment, and what is known allows it: who attacks, and with which power. */
export function canOpen<T extends PrintedTrigger>(
  trigger: T,
  place: TriggerPlace,
): trigger is T & { readonly on: TriggerName } {
  const { on, who } = trigger
  // On an ally, “when your identity uses a basic power” concerns another character.
  if (on === 'afterBoostResolved' || who === 'you') return false
  return (kindsOf(on, who, place) ?? [place.by]).includes(place.by) && canBeMet(trigger, place)
}

/** The kinds of activation that have this moment; undefined: each. */
function kindsOf(
  on: TriggerName,
  who: PrintedTrigger['who'],
  place: TriggerPlace,
): readonly ActivationKind[] | undefined {
  const [own, other] = isOfPlayer(place)
    ? (['playerAttack', 'enemyAttack'] as const)
    : (['enemyAttack', 'playerAttack'] as const)
  if (on === 'afterAttacks') return [who ? own : other]
  return on === 'afterAttacked' ? [other] : ONLY_BY[on]
}

/** Whether what is known of an activation of this kind allows the moment. */
const CAN_BE_MET: {
  readonly [K in ActivationKind]: (
    trigger: PrintedTrigger,
    place: Extract<TriggerPlace, { by: K }>,
    isBasic: boolean,
  ) => boolean
} = {
  // When an enemy's attack begins, it is still open whether a character defends. Only a hero can defend with a basic power.
  enemyAttack: ({ on, by, undefended }, { kind, enemy }, isBasic) =>
    !(on === 'attacks' && undefended) && !(isBasic && kind !== 'hero') && (!by || by === enemy),
  playerAttack: ({ by }, { basic, attacker }, isBasic) => !(isBasic && !basic) && (!by || by === attacker),
  // A scheme is no attack, and nobody uses a basic power.
  enemyScheme: ({ by }, { enemy }, isBasic) => !isBasic && (!by || by === enemy),
  thwart: ({ by }, { basic, attacker }, isBasic) => !(isBasic && !basic) && (!by || by === attacker),
  // Between attacks nobody attacks or uses a basic power.
  changes: ({ by }, _place, isBasic) => !isBasic && !by,
}

function canBeMet<K extends ActivationKind>(
  trigger: PrintedTrigger,
  place: Extract<TriggerPlace, { by: K }>,
): boolean {
  const met: (typeof CAN_BE_MET)[K] = CAN_BE_MET[place.by as K]
  return met(trigger, place, trigger.basic || trigger.on === 'afterBasicPower')
}

/** Whether the power of the attack is known before it begins; of a defense it is not. */
export const IS_POWER_KNOWN: Readonly<Record<ActivationKind, boolean>> = {
  enemyAttack: false,
  playerAttack: true,
  enemyScheme: true,
  thwart: true,
  changes: true,
}
