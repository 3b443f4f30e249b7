// Finds the parts of an ability's attacks that could hit nobody: a script that has one is refused with its place.
import type { AttackPart } from '../vocabulary/effects.ts'
import { playerSetUpSchema } from './set-up.ts'

type Fault = { readonly path: readonly (string | number)[]; readonly message: string }

/** What zod calls a fault of a rule of one's own. */
const OF_OURS = 'custom'

/**
 * The set-up as a script may write it: no part of the damage is without an enemy, whatever the players choose (MC18-PA-32).
 * An attack that was stored with such a part stays readable.
 */
export const playerScriptSchema = playerSetUpSchema.superRefine(({ ability }, context) => {
  const attacks = ability?.attacks ?? []
  for (const { path, message } of attacks.flatMap((part, at) => faultsOf(attacks, part, at)))
    context.addIssue({ code: OF_OURS, path: ['ability', 'attacks', ...path], message })
})

function faultsOf(attacks: readonly AttackPart[], part: AttackPart, at: number): readonly Fault[] {
  const most = chosenIn(attacks, at)
  if (part.targets === 'same' && at === 0)
    return [{ path: [at, 'targets'], message: 'the first attack has no enemies of an attack before it' }]
  if (part.sentences && most === null)
    return [{ path: [at, 'sentences'], message: 'only enemies that are chosen have sentences of their own' }]
  return part.instances.flatMap(({ to }, place) => {
    const message = toFault(part, to, most)
    return message === null ? [] : [{ path: [at, 'instances', place, 'to'], message }]
  })
}

/** How many enemies are chosen for an attack; null: it is against each enemy of a kind. */
function chosenIn(attacks: readonly AttackPart[], at: number): number | null {
  const own = attacks.slice(0, at + 1).findLast(({ targets }) => targets !== 'same')
  return typeof own?.targets === 'number' ? own.targets : null
}

/** Why this part of the damage hits nobody; null: it can hit somebody. */
function toFault({ sentences }: AttackPart, to: number | 'others' | undefined, most: number | null) {
  if (sentences && typeof to !== 'number') return 'beside sentences, the number of the enemy that it is for'
  if (to === 'others') return most === null ? 'beside each enemy there is no other' : null
  return most !== null && (to ?? 1) > most ? `at most ${most}, the number of chosen enemies` : null
}
