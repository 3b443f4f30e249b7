// The schemes of the table: which of them is meant, what they count with the icons elsewhere, and what changes one.
import type { SchemeInPlay, TableFacts } from '../vocabulary/table-facts.ts'
import { type InPlay, iconsBeside } from './icons.ts'
import type { MarvelTableState } from './state.ts'

type Here = Pick<MarvelTableState, 'facts'>

export const schemesIn = ({ facts }: Here): readonly SchemeInPlay[] => facts.schemes ?? []

export const mainSchemes = (state: Here): readonly SchemeInPlay[] =>
  schemesIn(state).filter(({ kind }) => kind === 'main')

/** What a scheme of this kind is called beside the pieces of its table: the type of its card. */
export const schemeWord = (kind: SchemeInPlay['kind']): string => `${kind.replace(' ', '-')}-scheme`

/** The scheme of this id; null: the main scheme, if it is the only one that somebody has named. */
export function schemeMeant(state: Here, id: string | null): SchemeInPlay | undefined {
  const [main, ...others] = mainSchemes(state)
  if (id === null) return others.length === 0 ? main : undefined
  return schemesIn(state).find(one => one.id === id)
}

/** Whether a crisis icon is in play, as far as the table knows. */
export const isCrisis = (state: InPlay): boolean =>
  schemesIn(state).some(({ crisis }) => crisis) || iconsBeside(state, 'crisis') > 0

/** How many boost icons each boost card has more by the amplify icons in play, as far as the table knows them. */
export const amplifyIcons = (state: InPlay): number => iconsInPlay(state, 'amplify')

/** How many encounter cards more are dealt by the hazard icons in play, as far as the table knows them. */
export const hazardIcons = (state: InPlay): number => iconsInPlay(state, 'hazard')

const iconsInPlay = (state: InPlay, icon: 'amplify' | 'hazard'): number =>
  schemesIn(state).reduce((sum, { [icon]: more = 0 }) => sum + more, iconsBeside(state, icon))

/** Puts what is known of a scheme now in its place; null: it leaves the table. */
export function replaceScheme(state: MarvelTableState, id: string, now: SchemeInPlay | null): void {
  const schemes = schemesIn(state).flatMap(one => (one.id === id ? (now ?? []) : one))
  state.facts = { ...state.facts, schemes }
}

/** The scheme with what somebody has said of it; one whose threat or target threat is known has not just advanced. */
export function schemeAsSaid(
  { completed, ...scheme }: SchemeInPlay,
  said: Partial<Omit<SchemeInPlay, 'id' | 'kind'>>,
): SchemeInPlay {
  const isNext = said.threat !== undefined || said.threshold !== undefined
  return { ...scheme, ...(completed && !isNext && { completed }), ...said }
}

/** How much threat is on a scheme, once somebody has said it. */
export function threatIs(state: MarvelTableState, id: string, threat: number): void {
  const scheme = schemeMeant(state, id)
  if (scheme) replaceScheme(state, id, schemeAsSaid(scheme, { threat }))
}

const NUMBERS = ['threat', 'threshold', 'acceleration'] as const

/** The scheme with the numbers that depend on the players who started (MC-PERPLAYER-02); one that somebody has said stays. */
export function countedScheme(
  { byPlayers, ...scheme }: SchemeInPlay,
  started: number | undefined,
): SchemeInPlay {
  if (!byPlayers) return scheme
  if (started === undefined) return { ...scheme, byPlayers }
  const counted = NUMBERS.flatMap(name => {
    const { each, plus = 0 } = byPlayers[name] ?? {}
    return each === undefined || scheme[name] !== undefined ? [] : [[name, each * started + plus] as const]
  })
  return { ...scheme, ...Object.fromEntries(counted) }
}

/** The same for all schemes of a table, once somebody has said how many players started. */
export const countedSchemes = ({ schemes, started }: TableFacts): Pick<TableFacts, 'schemes'> =>
  schemes ? { schemes: schemes.map(one => countedScheme(one, started)) } : {}

/** What step 1 of the villain phase places on a main scheme; null: nobody has said which scheme, or how much. */
export type StepThreat = { readonly scheme: SchemeInPlay | null; readonly amount: number | null }

/**
 * For each main scheme its own number and its tokens, and beside them the icons and the tokens elsewhere in play (MC-VILPHASE-02).
 * Which of several main schemes those concern, nobody has said. None: nobody has spoken of any scheme.
 */
export function stepThreat(state: InPlay): readonly StepThreat[] {
  const mains = mainSchemes(state)
  if (mains.length === 0) return schemesIn(state).length === 0 ? [] : [{ scheme: null, amount: null }]
  const elsewhere = accelerationElsewhere(state)
  const isClear = elsewhere !== null && (mains.length === 1 || elsewhere === 0)
  return mains.map(scheme => {
    const { acceleration, tokens = 0 } = scheme
    const isKnown = isClear && acceleration !== undefined
    return { scheme, amount: isKnown ? acceleration + tokens + elsewhere : null }
  })
}

/** The acceleration icons and tokens on all cards in play but the main schemes; null: of one nobody has said its icons. */
export const accelerationElsewhere = (state: InPlay): number | null =>
  schemesIn(state)
    .filter(({ kind }) => kind !== 'main')
    .reduce<number | null>(
      (sum, { acceleration, tokens = 0 }) =>
        sum === null || acceleration === undefined ? null : sum + acceleration + tokens,
      iconsBeside(state, 'acceleration'),
    )
