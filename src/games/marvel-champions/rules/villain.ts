// The villain: the one with the active counter, or the only one, asked for where nobody has named it.
import type { Inquiry } from '../../../engine/flow.ts'
import type { MarvelInquiries } from '../questions.ts'
import { type Character, characterFrom, inPlay } from './characters.ts'
import type { Marvel, State } from './state.ts'

type Asks<I extends keyof MarvelInquiries> = Inquiry<Marvel, MarvelInquiries[I]>
type Here = Pick<State, 'pieces'>

const villainsIn = ({ pieces }: Here): Character[] =>
  pieces.filter(one => one.kind === 'villain' && inPlay(one))

/** Whether nobody has named the villain, which is always in play. No villain joins under a name that is taken. */
export const villainUnknown = ({ pieces }: Here): boolean =>
  !pieces.some(one => one.kind === 'villain' || one.id === 'villain')

/** Whether several villains are in play and nobody has said which has the active counter (MC18-OP-04). */
export const activeUnknown = (state: Here): boolean =>
  villainsIn(state).length > 1 && !villainsIn(state).some(one => one.active)

/** The villain with the active counter, else the first one in play, else the first that has left play. */
export const knownVillain = (state: Here): Character | undefined =>
  villainsIn(state).find(one => one.active) ??
  villainsIn(state)[0] ??
  state.pieces.find(one => one.kind === 'villain')

/** The villain is always in play. If nobody has named it, it joins here with unknown hit points. */
export function villainOf(state: State): Character | undefined {
  if (villainUnknown(state)) state.pieces.push(characterFrom({ id: 'villain', kind: 'villain' }))
  const known = knownVillain(state)
  return known && inPlay(known) ? known : undefined
}

/** Asks who the villain is, which joins with the answer; if it does not, it has no name and no numbers. */
export const villain: Asks<'villain'> = {
  asks: (state, { clause }) => {
    if (!villainUnknown(state)) return null
    const by = { any: state.players }
    const choices = [
      { name: 'villain', by },
      { name: 'pass', by, passes: true as const },
    ]
    return { name: 'villain', hard: false, clause, window: null, joins: true, choices }
  },
  answered: ({ memory }) => {
    villainOf(memory.state)
  },
}

/** Asks which of several villains has the active counter; unless somebody says so, it is the first one. */
export const activeVillain: Asks<'activeVillain'> = {
  asks: (state, { clause }) => {
    const [first, ...others] = villainsIn(state)
    if (!first || !activeUnknown(state)) return null
    const by = { any: state.players }
    const choices = [
      ...others.map(({ id: name }) => ({ name, by })),
      { name: 'pass', by, passes: true as const },
    ]
    return { name: 'activeVillain', hard: false, clause, window: null, choices, about: { piece: first.id } }
  },
  answered: (table, _facts, { choice }) => {
    const [first, ...others] = villainsIn(table.memory.state)
    const active = others.find(one => one.id === choice) ?? first
    if (active) active.active = true
  },
}
