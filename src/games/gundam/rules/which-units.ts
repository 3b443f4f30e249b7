// Which Units an effect is about or may choose: what it says of their state, Lv., HP, AP, trait, color and keywords.
import type { Context } from '../../../engine/types.ts'
import { GUNDAM_KEYWORDS, NUMBERED_KEYWORDS } from '../vocabulary/pieces.ts'
import type { IsOfUnit, UnitFilters, UnitNow } from '../vocabulary/references.ts'
import { hasTrait, inPlay, isLinked, type Piece, remainingHp } from './pieces.ts'
import { pieceNamed, type State } from './state.ts'
import { apOf, breachOf, hasKeyword, repairOf } from './values.ts'

type Known = boolean | null

export function unitNow(state: State, unit: Piece): UnitNow {
  const { id, player, code, rested, damage, token, traits, color, pilot } = unit
  const has = (keyword: NonNullable<UnitFilters['keyword']>): boolean => {
    if (keyword === 'Breach') return breachOf(state, unit) > 0
    return keyword === 'Repair' ? repairOf(state, unit) > 0 : hasKeyword(state, unit, keyword)
  }
  return {
    ...{ id, player, code, rested, damage, token, traits, color },
    level: token ? 0 : unit.level,
    ap: apOf(state, unit),
    left: remainingHp(unit),
    hasPilot: pilot !== null,
    isLinked: isLinked(unit),
    keywords: [...GUNDAM_KEYWORDS, ...NUMBERED_KEYWORDS].filter(has),
  }
}

/** The Units that are in play. */
export const unitsNow = (state: State): UnitNow[] =>
  state.pieces.filter(one => one.kind === 'unit' && inPlay(one)).map(one => unitNow(state, one))

const upTo = (now: number | null, most: number | null): Known =>
  now === null || most === null ? null : now <= most

/** A Unit without a Pilot on the table may have one that nobody has named. */
const IS: Readonly<Record<IsOfUnit, (unit: UnitNow) => Known>> = {
  active: ({ rested }) => !rested,
  rested: ({ rested }) => rested,
  damaged: ({ damage }) => damage > 0,
  undamaged: ({ damage }) => damage === 0,
  paired: ({ hasPilot }) => (hasPilot ? true : null),
  unpaired: ({ hasPilot }) => !hasPilot,
  linked: unit => unit.isLinked || (unit.hasPilot ? false : null),
  token: ({ token }) => token,
}

/** Whether its Lv., HP and AP are within those of an effect, on a card of this Lv. */
function fitsNumbers({ level, ap, left }: UnitNow, filters: UnitFilters, own: number | null): Known[] {
  const { levelFrom = 0, levelUpTo, hpUpTo, apFrom, apUpTo } = filters
  const most = levelUpTo === 'its own' ? own : levelUpTo
  return [
    levelFrom === 0 || (level === null ? null : level >= levelFrom),
    most === undefined || upTo(level, most),
    hpUpTo === undefined || upTo(left, hpUpTo),
    apFrom === undefined || upTo(apFrom, ap),
    apUpTo === undefined || upTo(ap, apUpTo),
  ]
}

/**
 * Whether a Unit is as an effect says; null: nobody knows what decides it.
 * @param own the Lv. of the Unit on which the effect stands
 */
export function unitFits(unit: UnitNow, filters: UnitFilters, own: number | null): Known {
  const { is, trait, color, keyword } = filters
  const all: Known[] = [
    ...fitsNumbers(unit, filters, own),
    ...[is ?? []].flat().map(one => IS[one](unit)),
    trait === undefined || (unit.traits && hasTrait(unit, trait)),
    color === undefined || (unit.color && unit.color === color),
    keyword === undefined || unit.keywords.includes(keyword) || (unit.code === null ? null : false),
  ]
  if (all.includes(false)) return false
  return all.includes(null) ? null : true
}

/** The same for a piece. @param source the id of the Unit on which the effect stands */
export const fitsFilters = (
  state: State,
  unit: Piece,
  filters: UnitFilters,
  source: Context['source'],
): Known => unitFits(unitNow(state, unit), filters, pieceNamed(state, source)?.level ?? null)
