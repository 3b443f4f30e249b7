// The controls for what happens between attacks: the steps that a table offers, and a report of anything else.
import type { NextAtTable } from '../../../games/next.ts'
import type { NextControl, Telling } from './board-of-any-flow.ts'
import { groupsLabel, partsOf } from './effect-parts.ts'
import type { FlowFace } from './face.ts'

/** What can be reported has a button for each of its parts. None if nothing is told between the attacks of this game. */
export function betweenControls(
  { offers }: NextAtTable,
  { flow, forms, between }: FlowFace,
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
  const report = { offer: 'report', action: 'happens', isDue: false } as const
  const [, ...further] = partsOf(forms.reports)
  return [
    ...steps,
    { ...report, label: t('attack:happens.changed'), rest: [] },
    ...further.map(part => ({ ...report, label: groupsLabel(part, t), rest: [part.mark] })),
  ]
}
