// The Units that an effect chooses when its turn comes: its player says which, and the effects are carried out on them.
import { next, stateOf, tell } from '../../../engine/table.ts'
import type { Context, Given, Question } from '../../../engine/types.ts'
import type { GundamInquiries } from '../questions.ts'
import type { Effect, EffectOf } from '../vocabulary/effects.ts'
import type { UnitNow, UnitsToChoose } from '../vocabulary/references.ts'
import { inPlay, type Piece } from './pieces.ts'
import { type Gundam, type GundamTable, pieceNamed, type State } from './state.ts'
import { unitFits, unitNow } from './which-units.ts'

/** Whose effect chooses, on which card, and the Lv. of that. */
type Chooser = { readonly you: string | null; readonly source: string | null; readonly level: number | null }

/** Whether a Unit may be chosen; what nobody knows of it does not bar it. */
export function mayChoose(unit: UnitNow, { units, ...filters }: UnitsToChoose, by: Chooser): boolean {
  const isOwn = unit.player === by.you
  const isSide = units === 'any' || isOwn === (units !== 'enemy')
  const isOther = units !== 'other own' || unit.id !== by.source
  return isSide && isOther && unitFits(unit, filters, by.level) !== false
}

const isMeant = (state: State, unit: Piece, from: UnitsToChoose, { you, source }: Context): boolean =>
  mayChoose(unitNow(state, unit), from, { you, source, level: pieceNamed(state, source)?.level ?? null })

/** The players whose Units may be chosen. */
function playersOf({ active, standby }: State, { units }: UnitsToChoose, owner: string | null): string[] {
  if (units === 'any' || owner === null) return [active, standby]
  return [active, standby].filter(one => (one === owner) === (units !== 'enemy'))
}

/** Asks whose effect it is which Unit is chosen. A Unit that is not at the table yet may join with the answer. */
export const unitChoice = {
  asks: (state: State, { effect, context, chosen }: GundamInquiries['choice']): Question<Gundam> => {
    const { you } = context
    const by = { any: you === null ? [state.active, state.standby] : [you] }
    const units = state.pieces.filter(one => one.kind === 'unit' && inPlay(one) && !chosen.includes(one.id))
    const able = units.filter(one => isMeant(state, one, effect.from, context))
    return {
      name: `choose:${speakingCard(context.source, state)}`,
      hard: true,
      clause: 'GCG-9-3-3b',
      window: null,
      joins: true,
      choices: [
        ...able.map(({ id }) => ({ name: id, by })),
        { name: chosen.length === 0 ? 'noUnit' : 'noOther', by },
      ],
      barred: units
        .filter(one => !able.includes(one))
        .map(({ id }) => ({ name: id, code: 'notMeant' as const, clause: 'GCG-9-3-3b' as const })),
      about: {
        card: speakingCard(context.source, state),
        players: playersOf(state, effect.from, you),
        effect,
      },
    }
  },
  answered: (table: GundamTable, facts: GundamInquiries['choice'], given: Given<Gundam>): void => {
    const { effect, context, chosen } = facts
    const isUnit = given.choice !== 'noUnit' && given.choice !== 'noOther'
    const now = isUnit ? [...chosen, given.choice] : chosen
    if (now.length === 0) {
      const card = speakingCard(context.source, stateOf(table))
      tell(table, { type: 'no_unit_chosen', clause: 'GCG-9-3-3b', card })
    } else if (isUnit && now.length < (effect.upTo ?? 1))
      next(table, { task: 'inquiry', inquiry: 'choice', facts: { ...facts, chosen: now } })
    else {
      const effects = [...onChosen(effect, now), ...(effect.ifYouDo ?? [])]
      next(table, ...effects.map(one => ({ task: 'effect' as const, effect: one, context })))
    }
  },
}

/** The card of the effect: the one in play on which it stands, else the revealed Shield. */
export function speakingCard(source: string | null, { battle }: State): string {
  const revealed = battle.revealed.find(({ number }) => number === battle.bursting)
  return source ?? revealed?.card ?? 'Shield'
}

/** The effects with the chosen Units in them: at one moment where the effect can be about several, else one by one. */
function onChosen({ effects }: EffectOf<'choose'>, chosen: readonly string[]): Effect[] {
  const [first = '', ...others] = chosen
  return effects.flatMap(effect =>
    effect.kind === 'leaves' && others.length > 0
      ? [withChosen({ ...effect, also: others.map(piece => ({ piece })) }, first)]
      : chosen.map(id => withChosen(effect, id)),
  )
}

const CHOSEN = JSON.stringify({ the: 'chosen' })
const withChosen = (effect: Effect, piece: string): Effect =>
  JSON.parse(JSON.stringify(effect).replaceAll(CHOSEN, JSON.stringify({ piece })))
