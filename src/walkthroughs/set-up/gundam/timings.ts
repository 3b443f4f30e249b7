// The reminders that stand on cards of the GUNDAM CARD GAME: their timing keywords as triggers of the engine.
import type { AbilityGiven } from '../../../games/gundam/effects/schemas.ts'
import type { Trigger } from '../../../games/gundam/rules/moments.ts'
import type { Said } from '../../../language.ts'
import type { Names } from '../problem.ts'
import type { Unit } from './units.ts'

/** The timings that come up in a battle. The others belong to other parts of the turn, Burst to its Shield. */
const OPENS: Readonly<Record<string, Trigger['on']>> = {
  Attack: 'whenAttacking',
  Destroyed: 'destroyed',
  'Activate・Action': 'activateAction',
}

/** Under which conditions only the players can judge: then the effect waits to be used or passed. */
const CONDITIONS: readonly string[] = ['During Link', 'During Pair', 'Once per Turn']

/** The reminders of these Units and Bases and their Pilots, numbered from `first`, each called like its card. */
export function remindedOf(
  units: readonly Unit[],
  attacker: string,
  first = 1,
): { abilities: AbilityGiven[]; names: Names } {
  const all = units.flatMap(unit => remindersOf(unit, attacker))
  const numbered = all.map((one, i) => ({ ...one, id: `ability-${first + i}` }))
  return {
    abilities: numbered.map(({ id, reminder }) => ({ id, ...reminder })),
    names: Object.fromEntries(numbered.map(({ id, name }) => [id, name])),
  }
}

type Reminder = { readonly reminder: Omit<AbilityGiven, 'id'>; readonly name: Said }

/** What stands on a Pilot is an effect of its Unit. */
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
