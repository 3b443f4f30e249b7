// How a board of the GUNDAM CARD GAME tells its story: one blow in one line, and nothing that its heading says.
import type { Plain } from '../../../../engine/game.ts'
import { REPAIR } from '../../../../games/gundam/rules/abilities/reminders.ts'
import { type BriefRule, brief, is, runOf, type ShownEvent } from '../../face/brief.ts'

/** The heading names attacker and target, and the table shows that the attacker is rested. */
const inTheHeading: BriefRule = ([first]) => {
  const isRest = is(first, 'unit_rested') && first.clause === 'GCG-7-3-1a'
  return is(first, 'attacker_selected') || is(first, 'target_declared') || isRest
    ? { tells: [], takes: 1 }
    : null
}

/** “Zaku II blocks and is rested.” The heading names it as the target from now on. */
const blocks: BriefRule = ([first, second, third]) => {
  if (!is(first, 'blocker_activated') || !is(second, 'unit_rested') || second.unit !== first.unit) return null
  const takes = is(third, 'target_changed') && third.to === first.unit ? 3 : 2
  return { tells: [brief('blocks', first, { unit: first.unit })], takes }
}

const bothPass: BriefRule = ([first, second]) =>
  is(first, 'passed') && is(second, 'passed') && first.player !== second.player
    ? { tells: [brief('bothPass', second, {})], takes: 2 }
    : null

const STRIKES = ['battle_damage', 'first_strike_damage']

/** “Gundam deals 3 battle damage to Zaku II: 1 of 4 HP left.”, or “…, which is destroyed.” */
const blows: BriefRule = (rest, known) => {
  const strikes = runOf(rest, ({ type }) => STRIKES.includes(type))
  const set = countersAfter(rest.slice(strikes.length), strikes)
  if (strikes.length === 0 || set === null) return null
  const fallen = fallenIn(rest.slice(strikes.length + set.length), strikes)
  const tells = strikes.map(strike => {
    const now = set.find(({ card }) => card === strike.to)
    if (!now) return strike
    const kind = is(strike, 'battle_damage') ? 'battleDamage' : 'firstStrike'
    const { from, to, amount } = strike
    if (fallen.units.includes(to ?? null)) return brief(`${kind}Destroys`, strike, { from, to, amount })
    const most = known.most(to)
    const facts = { from, to, amount, remaining: now.remaining, most }
    return brief(most === null ? `${kind}Left` : `${kind}Of`, strike, facts)
  })
  return { tells, takes: strikes.length + set.length + fallen.takes }
}

/** The counters that these strikes put on Units of known HP; null if there is none, or another one between them. */
function countersAfter(
  rest: readonly ShownEvent[],
  strikes: readonly ShownEvent[],
): readonly ShownEvent[] | null {
  const set = runOf(rest, event => is(event, 'counters_set'))
  const isWhole = set.every(({ card, remaining }) => remaining !== null && tellsOf(strikes, card))
  return set.length > 0 && isWhole ? set : null
}

/** The Units that these strikes destroy at once, and how many events tell it and where their cards go. */
function fallenIn([first, ...rest]: readonly ShownEvent[], strikes: readonly ShownEvent[]) {
  const units: readonly Plain[] =
    is(first, 'units_destroyed') && Array.isArray(first.units) ? first.units : []
  if (units.length === 0 || !units.every(unit => tellsOf(strikes, unit))) return { units: [], takes: 0 }
  const gone = runOf(rest, event => is(event, 'moved_to_trash') && units.includes(event.card ?? null))
  return { units, takes: 1 + gone.length }
}

/** “Gundam deals 3 battle damage: a Shield is destroyed, 2 left.” */
const shield: BriefRule = rest => {
  const [checked] = rest
  const from = is(checked, 'shield_area_checked') && checked.result === 'shield' ? 1 : 0
  const [strike, destroyed] = rest.slice(from)
  if (!is(strike, 'battle_damage') || strike.to !== 'Shield' || !is(destroyed, 'shield_destroyed'))
    return null
  const facts = { from: strike.from, amount: strike.amount, left: destroyed.shieldsLeft }
  return { tells: [brief('shield', strike, facts)], takes: from + 2 }
}

/** A Shield that nobody has named goes to the trash; a named one is told as it is revealed. */
const revealed: BriefRule = ([first, second]) => {
  if (!is(first, 'card_revealed') || !is(second, 'moved_to_trash') || first.card !== second.card) return null
  return {
    tells: first.card === null ? [] : [brief('revealed', first, { player: first.player, card: first.card })],
    takes: 2,
  }
}

/** One effect that is triggered and takes its turn at once is told once. */
const triggered: BriefRule = ([first, second]) =>
  is(first, 'effects_triggered') &&
  is(second, 'ability_used') &&
  String(first.effects) === String(second.ability)
    ? { tells: [], takes: 1 }
    : null

/** “Gundam recovers 2 HP (Repair).”, also where its player has ordered that among other effects. */
const repairs: BriefRule = ([first, ...rest]) => {
  if (!is(first, 'ability_used') || !String(first.ability).startsWith(REPAIR)) return null
  const recovered = runOf(rest, event => is(event, 'recovered'))
  return { tells: recovered.map(one => ({ ...one, type: 'repaired' })), takes: 1 + recovered.length }
}

/** What follows tells which effect came first, so that only those which wait still are told. */
const ordered: BriefRule = ([first, second]) =>
  is(first, 'effects_triggered') && second ? { tells: [], takes: 1 } : null

const tellsOf = (strikes: readonly ShownEvent[], card: unknown): boolean =>
  strikes.some(({ to }) => to === card)

export const GUNDAM_BRIEF: readonly BriefRule[] = [
  inTheHeading,
  blocks,
  bothPass,
  shield,
  blows,
  revealed,
  triggered,
]

/** Between attacks. */
export const BETWEEN_BRIEF: readonly BriefRule[] = [repairs, ordered, ...GUNDAM_BRIEF]

/** A battle that an effect begins: the heading names it. */
const begun: BriefRule = ([first]) => (is(first, 'effect_battle_begun') ? { tells: [], takes: 1 } : null)
export const BATTLE_BRIEF: readonly BriefRule[] = [begun, ...GUNDAM_BRIEF]
