// The controls for what happens between attacks: the steps that a table offers, and a report of anything else.
import type { NextAtTable } from '../../../games/next.ts'
import type { NextControl, Telling } from './board-of-any-flow.ts'
import type { FlowFace } from './face.ts'

/** None if nothing is told between the attacks of this game. */
export function betweenControls(
  { offers }: NextAtTable,
  { flow, between }: FlowFace,
  { names, t }: Pick<Telling, 'names' | 't'>,
): NextControl[] {
  const question = flow.restsAt
  if (!between || question === null) return []
  const steps = offers.flatMap((offered): NextControl[] => {
    if (offered.offer !== 'step') return []
    const { offer, step, of, isDue } = offered
    const label = between.step(step, of === null ? null : names.plain(of), t)
    return [{ offer, label, action: 'answer', rest: [question, step], isDue }]
  })
  const anything = t('attack:happens.changed')
  return [...steps, { offer: 'report', label: anything, action: 'happens', rest: [], isDue: false }]
}
