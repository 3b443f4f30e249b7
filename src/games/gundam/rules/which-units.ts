// Which Units an effect is about or may choose: what it says of their state, Lv., HP, AP, trait, color and keywords.
import type { Context } from '../../../engine/types.ts'
import type { UnitFilters } from '../vocabulary/references.ts'
import { hasTrait, isLinked, type Piece, remainingHp } from './pieces.ts'
import { pieceNamed, type State } from './state.ts'
import { apOf, breachOf, hasKeyword, repairOf } from './values.ts'

type Known = boolean | null

const upTo = (now: number | null, most: number | null): Known =>
  now === null || most === null ? null : now <= most

/** A Unit without a Pilot on the table may have one that nobody has named. */
const IS: Readonly<Record<NonNullable<UnitFilters['is']>, (unit: Piece) => Known>> = {
  active: ({ rested }) => !rested,
  rested: ({ rested }) => rested,
  damaged: ({ damage }) => damage > 0,
  undamaged: ({ damage }) => damage === 0,
  paired: ({ pilot }) => (pilot ? true : null),
  unpaired: ({ pilot }) => !pilot,
  linked: unit => isLinked(unit) || (unit.pilot ? false : null),
  token: ({ token }) => token,
}

const has = (state: State, unit: Piece, keyword: NonNullable<UnitFilters['keyword']>): boolean => {
  if (keyword === 'Breach') return breachOf(state, unit) > 0
  return keyword === 'Repair' ? repairOf(state, unit) > 0 : hasKeyword(state, unit, keyword)
}

/** Whether its Lv., HP and AP are within those of an effect. */
function fitsNumbers(
  state: State,
  unit: Piece,
  { levelFrom = 0, levelUpTo, hpUpTo, apFrom, apUpTo }: UnitFilters,
  source: Context['source'],
): Known[] {
  const level = unit.token ? 0 : unit.level
  const most = levelUpTo === 'its own' ? (pieceNamed(state, source)?.level ?? null) : levelUpTo
  return [
    levelFrom === 0 || (level === null ? null : level >= levelFrom),
    most === undefined || upTo(level, most),
    hpUpTo === undefined || upTo(remainingHp(unit), hpUpTo),
    apFrom === undefined || upTo(apFrom, apOf(state, unit)),
    apUpTo === undefined || upTo(apOf(state, unit), apUpTo),
  ]
}

/**
 * Whether a Unit is as an effect says; null: nobody knows what decides it.
 * @param source the id of the Unit on which the effect stands
 */
export function fitsFilters(
  state: State,
  unit: Piece,
  filters: UnitFilters,
  source: Context['source'],
): Known {
  const { is, trait, color, keyword } = filters
  const all: Known[] = [
    ...fitsNumbers(state, unit, filters, source),
    is === undefined || IS[is](unit),
    trait === undefined || (unit.traits && hasTrait(unit, trait)),
    color === undefined || (unit.color && unit.color === color),
    keyword === undefined || has(state, unit, keyword) || (unit.code === null ? null : false),
  ]
  if (all.includes(false)) return false
  return all.includes(null) ? null : true
}
