// The controls for what happens between attacks: the steps and changes that a table offers, and a report of anything else.
import type { ChangeOffered, NextAtTable } from '../../../games/next.ts'
import type { Translate } from '../../../words/words.ts'
import type { BetweenFace, ChangeFace } from './between-face.ts'
import type { NextControl, Telling } from './board-of-any-flow.ts'
import { groupsLabel, partsOf } from './effect-parts.ts'
import type { FlowFace } from './face.ts'
import { OFFERED } from './ids.ts'

type Told = Pick<Telling, 'names' | 't'>

/** With more pieces than this, one control asks whose change it is; so it does where a form asks for more anyway. */
const MOST_OF_ONE = 2

/** The changes against which the table believes something come late. None if nothing is told between the attacks of this game. */
export function betweenControls(next: NextAtTable, face: FlowFace, told: Told): NextControl[] {
  const { flow, between } = face
  const question = flow.restsAt
  if (!between || question === null) return []
  const { usual, doubted } = changeControls(next, between, told)
  return [
    ...usual,
    ...playControl(face, told.t),
    ...reportControls(face, told.t),
    ...stepControls(next, between, question, told),
    ...joinControls(face, question, told.t),
    ...doubted,
  ]
}

const stepControls = (
  { offers }: NextAtTable,
  between: BetweenFace,
  question: string,
  { names, t }: Told,
): NextControl[] =>
  offers.flatMap((offered): NextControl[] => {
    if (offered.offer !== 'step') return []
    const { offer, step, of, isDue, numbers, takesNumber } = offered
    const label = between.step(step, of === null ? null : names.plain(of), t, numbers)
    const [rest, other] = [[question, step], between.stepWithNumber]
    if (takesNumber === 'asked for') return [{ offer, label, action: 'ask', rest, isDue }]
    const usual: NextControl = { offer, label, action: 'answer', rest, isDue }
    if (!takesNumber || !other) return [usual]
    return [usual, { offer: 'change', label: other(step, t), action: 'ask', rest, isDue: false }]
  })

/** Each kind of change; those are doubted against which the table believes something. */
function changeControls({ offers }: NextAtTable, { changes }: BetweenFace, told: Told) {
  const offered = offers.filter(one => one.offer === 'change')
  const kinds = [...Map.groupBy(offered, ({ change }) => change)]
  const all = kinds.flatMap(([name, some]) => {
    const face = changes[name]
    return face ? controlsOfKind(some, face, told) : []
  })
  const those = (doubted: boolean): NextControl[] =>
    all.flatMap(({ control, isDoubted }) => (isDoubted === doubted ? [control] : []))
  return { usual: those(false), doubted: those(true) }
}

function controlsOfKind(offered: readonly ChangeOffered[], face: ChangeFace, { names, t }: Told) {
  const isEach = offered.length === 1 || (face.answer !== undefined && offered.length <= MOST_OF_ONE)
  const shown = isEach ? offered : offered.slice(0, 1).map(one => ({ ...one, piece: null, player: null }))
  return shown.map(({ offer, change, piece, player, told }) => {
    const id = piece ?? player
    const label = face.label(id === null ? null : names.plain(id), id === null ? [] : told, t)
    const rest = [change, ...(id === null ? [] : [id])]
    const control: NextControl = { offer, label, action: 'change', rest, isDue: false }
    return { control, isDoubted: id !== null && told.length > 0 }
  })
}

/** The pieces that come, other than by a change that has a control. */
const joinControls = ({ board }: FlowFace, question: string, t: Translate): NextControl[] =>
  board.question({ name: question, hard: true }).joins.map(([role, label]) => ({
    offer: 'change',
    label: label(t),
    action: 'ask',
    rest: [question, role],
    isDue: false,
  }))

/** The cards that players play now, once the cards are at hand. */
const playControl = ({ between, cardsPlayed }: FlowFace, t: Translate): NextControl[] =>
  between?.plays && cardsPlayed
    ? [{ offer: 'change', label: between.plays(t), action: 'play', rest: [OFFERED], isDue: false }]
    : []

/** What can be reported has a button for each of its parts. */
function reportControls({ forms }: FlowFace, t: Translate): NextControl[] {
  const report = { offer: 'report', action: 'happens', isDue: false } as const
  const [, ...further] = partsOf(forms.reports)
  return [
    { ...report, label: t('attack:happens.changed'), rest: [] },
    ...further.map(part => ({ ...report, label: groupsLabel(part, t), rest: [part.mark] })),
  ]
}
