// Turns the timing keywords on cards of the GUNDAM CARD GAME into reminders, which the engine opens at their moments.
import type { AbilityGiven } from '../../../games/gundam/effects/schemas.ts'
import type { Trigger } from '../../../games/gundam/rules/moments.ts'
import type { Said } from '../../../language.ts'
import { withIds } from '../pieces.ts'
import type { Unit } from './units.ts'

/** The timings that can come in a battle. The others belong to other parts of the turn, Burst to its Shield. */
const OPENS: Readonly<Record<string, Trigger['on']>> = {
  Attack: 'whenAttacking',
  Destroyed: 'destroyed',
  'Activate・Action': 'activateAction',
}

/** Conditions that only the players can judge: with one of them the effect waits to be used or passed. */
const CONDITIONS: readonly string[] = ['During Link', 'During Pair', 'Once per Turn']

/** The reminders of these Units and Bases and their Pilots, each with the name of its card. */
export const remindedOf = (units: readonly Unit[], attacker: string) =>
  withIds(units.flatMap(unit => remindersOf(unit, attacker)))

type Reminder = { readonly reminder: Omit<AbilityGiven, 'id'>; readonly name: Said }

/** The reminders of a Unit and its Pilot; a Pilot's text is an effect of its Unit. */
function remindersOf({ piece, name, card, pilot }: Unit, attacker: string): Reminder[] {
  const texts = [
    { name, timings: card?.timings ?? [] },
    ...(pilot ? [{ name: pilot.name, timings: pilot.card?.timings ?? [] }] : []),
  ]
  return texts.flatMap(text =>
    text.timings.flatMap(timing => {
      const on = OPENS[timing]
      if (!on || (on === 'whenAttacking' && piece.id !== attacker)) return []
      const trigger = on === 'destroyed' ? { on, who: piece.id } : { on }
      const may = on !== 'activateAction' && text.timings.some(one => CONDITIONS.includes(one))
      return [
        { name: text.name, reminder: { source: piece.id, trigger, ...(may && { may: true as const }) } },
      ]
    }),
  )
}
