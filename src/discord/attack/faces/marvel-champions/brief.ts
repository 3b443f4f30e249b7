// How a board of Marvel Champions tells its story: one blow in one line, and nothing that its heading or summary says.
import { type BriefRule, brief, is, runOf, type ShownEvent } from '../../face/brief.ts'

/** The heading names who attacks whom; the table shows the one boost card that the rules give. */
const inTheHeading: BriefRule = ([first]) => {
  const isByEnemy =
    (is(first, 'attack_initiated') && first.targets === undefined) || is(first, 'scheme_initiated')
  const isUsual = is(first, 'boost_given') && first.facedown === 1
  return isByEnemy || isUsual ? { tells: [], takes: 1 } : null
}

/** “Spider-Man exhausts and attacks Rhino II.” */
const attacks: BriefRule = ([first, second]) =>
  is(first, 'character_exhausted') && is(second, 'attack_initiated') && second.attacker === first.piece
    ? { tells: [brief('attacks', second, { piece: first.piece, targets: second.targets })], takes: 2 }
    : null

/** “Spider-Man exhausts and thwarts the main scheme.” */
const thwarts: BriefRule = ([first, second]) =>
  is(first, 'character_exhausted') && is(second, 'thwart_initiated') && second.thwarter === first.piece
    ? { tells: [brief('thwarts', second, { piece: first.piece, schemes: second.schemes })], takes: 2 }
    : null

/** “Mockingbird exhausts and defends.” The target is told only if another player is attacked now. */
const defends: BriefRule = ([first, second, third]) => {
  if (!is(first, 'character_exhausted') || !is(second, 'defender_set') || second.piece !== first.piece)
    return null
  const tells = [brief('defends', second, { piece: first.piece })]
  return is(third, 'target_changed') && third.to === first.piece && !isOtherPlayer(third)
    ? { tells, takes: 3 }
    : { tells, takes: 2 }
}

/** Whether another player is attacked now, by the clauses that say so. */
const isOtherPlayer = ({ clause }: ShownEvent): boolean => clause === 'MC-EA-10' || clause === 'MC-DF-28'

const attackedNow: BriefRule = ([first]) =>
  is(first, 'target_changed') && isOtherPlayer(first)
    ? { tells: [brief('attackedNow', first, { player: first.player, to: first.to })], takes: 1 }
    : null

/** “Boost card: 2 icons, ATK 5.” */
const boost: BriefRule = ([first, second]) => {
  const isScheme = is(second, 'sch_changed')
  if (!is(first, 'boost_flipped') || !(isScheme || is(second, 'atk_changed')) || second.to === null)
    return null
  const { card, icons } = first
  const isNamed = card !== null && card !== undefined
  const facts = { ...(isNamed && { card }), icons, to: second.to }
  const told = isNamed ? 'boostNamed' : 'boost'
  return { tells: [brief(isScheme ? `${told}Sch` : told, first, facts)], takes: 2 }
}

/** Events that lead to damage: the damage itself has their numbers. */
const LEADS = ['retaliate', 'consequential_damage', 'damage_calculated', 'damage_reduced']

/** “Retaliate: Spider-Man takes 1 damage from Whiplash, 8 of 10 HP left.” */
const blow: BriefRule = (rest, known) => {
  const from = rest.findIndex(event => !LEADS.includes(event.type))
  const dealt = rest[from]
  if (!is(dealt, 'damage_dealt') || Number(dealt.amount) === 0) return null
  const after = rest.slice(from + 1)
  const lead = rest
    .slice(0, from)
    .findLast(({ type }) => type === 'retaliate' || type === 'consequential_damage')
  const kind = lead?.type === 'retaliate' ? 'retaliate' : lead ? 'consequential' : 'damage'
  const { piece, amount, placed, remaining } = dealt
  const defeat = defeatIn(after, piece)
  const most = known.most(piece)
  const how = defeat > 0 ? 'Defeats' : leftBy(remaining, most)
  const facts = { piece, from: lead?.from, amount: defeat > 0 ? amount : placed, remaining, most }
  return { tells: [brief(`${kind}${how}`, dealt, facts)], takes: from + 1 + defeat }
}

/** What is known of the hit points that are left. */
function leftBy(remaining: ShownEvent[string], most: number | null): 'Of' | 'Left' | 'Alone' {
  if (typeof remaining !== 'number') return 'Alone'
  return most === null ? 'Left' : 'Of'
}

/** How many of the next events say that the character is defeated, and what of the damage is lost; 0: it is not. */
function defeatIn(after: readonly ShownEvent[], piece: ShownEvent[string]): number {
  const isDefeat = (event: ShownEvent) => is(event, 'character_defeated') && event.piece === piece
  const run = runOf(after, event => isDefeat(event) || is(event, 'excess_lost'))
  return run.some(isDefeat) ? run.length : 0
}

/** The question tells the sum itself. */
const asked: BriefRule = rest =>
  is(rest[0], 'damage_calculated') && rest.length === 1 ? { tells: [], takes: 1 } : null

/** The summary says who was attacked and who has defended; a line says that nobody defends once. */
const SUMMED_UP = ['considered_attacked', 'considered_defended', 'attack_undefended']
const summedUp: BriefRule = ([first]) =>
  first && SUMMED_UP.includes(first.type) ? { tells: [], takes: 1 } : null

/** “The players’ phase is over: all ready.” */
const phaseOver: BriefRule = ([first, ...rest]) => {
  const readied = runOf(rest, event => is(event, 'character_readied'))
  return is(first, 'players_phase_over') && readied.length > 0
    ? { tells: [brief('playersPhaseOver', first, {})], takes: 1 + readied.length }
    : null
}

/** “She-Hulk heals 3 damage: 14 of 15 HP left.” */
const healed: BriefRule = ([first], known) => {
  if (!is(first, 'healed') || typeof first.remaining !== 'number') return null
  const { piece, amount, remaining } = first
  const most = known.most(piece)
  if (most === null) return null
  return { tells: [brief('healedOf', first, { piece, amount, remaining, most })], takes: 1 }
}

/** “Backflip prevents all of the damage.” Of whoever becomes the defender by it: “Spider-Man defends: Backflip …” */
const cardPrevents: BriefRule = ([first, ...rest]) => {
  const isNamed = is(first, 'card_reported') && typeof first.card === 'string' && first.corrects === undefined
  const at = rest.findIndex(({ type }) => !DEFENDS_BY_CARD.includes(type))
  const prevention = rest[at]
  const isSaid = rest.slice(0, at).some(one => is(one, 'target_changed') && isOtherPlayer(one))
  if (!isNamed || isSaid || !is(prevention, 'prevention_ready')) return null
  const { card } = first
  const { amount } = prevention
  const defender = rest.slice(0, at).find(({ type }) => type === 'defender_set')
  const told = defender
    ? brief('cardDefends', prevention, { piece: defender.piece, card, amount })
    : brief('cardPrevents', prevention, { card, amount })
  return { tells: [told], takes: at + 2 }
}

/** What a card labelled (defense) brings with it. */
const DEFENDS_BY_CARD = ['defense_used', 'defender_set', 'target_changed']

export const MARVEL_BRIEF: readonly BriefRule[] = [
  inTheHeading,
  attacks,
  thwarts,
  defends,
  attackedNow,
  boost,
  blow,
  asked,
  summedUp,
  phaseOver,
  healed,
  cardPrevents,
]
