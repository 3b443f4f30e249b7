// The moments after a player's attack: one for the whole, and, of several enemies, one for each that abilities speak of.
import type { Reminder, State } from '../state.ts'
import { type Moment, moment } from './moments.ts'

type Trigger = Reminder['trigger']

/** Whether a trigger names an enemy: then it comes once for each of several attacked ones, else once for the attack. */
export const namesEnemy = ({ of, and }: Trigger): boolean =>
  (and !== undefined && and !== 'other') || of === 'enemy' || of === 'minion' || of === 'villain'

type Facts = Pick<Moment, 'player' | 'damaged' | 'defeated' | 'exactly' | 'against'> & {
  readonly inner?: true
}

/** After an attack on several enemies, a trigger that names an enemy comes for each of them (FAQ Thor 19). */
export function afterAttack({ abilities }: State, who: string, facts: Facts): Moment[] {
  const { against, damaged, defeated } = facts
  const all = [...new Set([...against, ...damaged, ...defeated])]
  const isAwaited = abilities.some(({ trigger }) => trigger.on === 'afterAttacks' && namesEnemy(trigger))
  if (all.length < 2 || !isAwaited) return [moment('afterAttacks', { ...facts, who })]
  const of = (ids: readonly string[], id: string) => ids.filter(one => one === id)
  return [
    moment('afterAttacks', { ...facts, who, damaged: [], defeated: [], exactly: [], isWhole: true }),
    ...all.map(id =>
      moment('afterAttacks', {
        ...facts,
        who,
        isHit: true,
        against: of(against, id),
        damaged: of(damaged, id),
        defeated: of(defeated, id),
        exactly: of(facts.exactly, id),
      }),
    ),
  ]
}
