// The choice of the schemes that are thwarted.
import { tell } from '../../../engine/table.ts'
import type { Barred, Given, Question } from '../../../engine/types.ts'
import type { Thwart } from '../rules/activations/activation.ts'
import { schemesIn } from '../rules/schemes.ts'
import { type Marvel, type MarvelTable, type State, thwartIn } from '../rules/state.ts'
import { barredSchemes, notThwartable, thwartable } from '../rules/thwarting.ts'
import type { SchemeInPlay } from '../vocabulary/table-facts.ts'

/** Takes the schemes that the set-up names, or, of an ability for each scheme, all that can be thwarted (MC18-TH-21). */
export function takeNamed(table: MarvelTable): void {
  const { state } = table.memory
  const thwart = thwartIn(state)
  const able = thwartable(state, thwart.player)
  const each = eachOf(state, thwart)
  if (each) {
    thwart.schemes = each.filter(one => able.includes(one)).map(({ id }) => id)
    for (const one of each) tellsBarred(table, one)
    return
  }
  const named = [...new Set(thwart.named)].filter(id => able.some(one => one.id === id))
  thwart.schemes = named.slice(0, mostOf(thwart))
  const only = able.length === 1 ? able[0] : undefined
  // Nothing is left to choose.
  if (only && thwart.schemes.length === 0) thwart.schemes = [only.id]
}

/** The schemes of a kind that an ability is about; null: its schemes are chosen. */
function eachOf(state: State, { part: { schemes } }: Thwart): readonly SchemeInPlay[] | null {
  if (typeof schemes === 'number') return null
  return schemesIn(state).filter(({ kind }) => schemes === 'each scheme' || kind !== 'main')
}

function tellsBarred(table: MarvelTable, scheme: SchemeInPlay): void {
  const { state } = table.memory
  const why = notThwartable(state, thwartIn(state).player, scheme)
  if (why?.code !== 'crisis' && why?.code !== 'patrol') return
  tell(table, { type: 'removal_barred', clause: 'MC18-TH-21', scheme: scheme.id, why: why.code })
}

const mostOf = ({ part: { schemes } }: Thwart): number =>
  typeof schemes === 'number' ? schemes : Number.POSITIVE_INFINITY

/** Asks for the scheme: any with threat that no card protects (MC18-TH-04, MC-CRISIS-01, MC-PATROL-01). */
export function choosesScheme(state: State): Question<Marvel> | null {
  const thwart = thwartIn(state)
  const { schemes, player, attacker: piece } = thwart
  const free = thwartable(state, player).filter(({ id }) => !schemes.includes(id))
  const isDone = thwart.isChosen || typeof thwart.part.schemes !== 'number'
  if (isDone || schemes.length >= mostOf(thwart) || free.length === 0) return null
  const by = { any: [player] }
  const choices = free.map(({ id: name }) => ({ name, by }))
  const taken = schemes.map(
    (name): Barred<Marvel> => ({ name, code: 'alreadyChosen', clause: 'MC-THWART-03' }),
  )
  const others = barredSchemes(state, player).filter(({ name }) => !schemes.includes(name))
  return {
    name: schemes.length === 0 ? 'thwart' : `thwart:${schemes.length + 1}`,
    hard: true,
    clause: 'MC-THWART-01',
    window: null,
    choices: schemes.length > 0 ? [...choices, { name: 'none', by }] : choices,
    barred: [...taken, ...others],
    about: { piece },
  }
}

export function takeScheme(table: MarvelTable, { choice }: Given<Marvel>): 'again' {
  const thwart = thwartIn(table.memory.state)
  if (choice === 'none') thwart.isChosen = true
  else thwart.schemes.push(choice)
  return 'again'
}
