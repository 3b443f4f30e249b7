// When the trigger of a reminder is met, and who "you" is.
import type { Context } from '../../../../engine/types.ts'
import { BY_PLAYER, isReplaced } from '../activations/facts.ts'
import { type Character, isEnemy, isIdentity } from '../characters.ts'
import { defenseBarred, isDefense, perilous } from '../defending.ts'
import { conditionHolds } from '../find-referred.ts'
import { characterNamed, characterOf, identityUnknown, type Reminder, type State } from '../state.ts'
import { namesEnemy } from './after-attack.ts'
import type { Moment } from './moments.ts'

/** An ability opens if its trigger is met, its card is in play, its condition holds and its label allows it. */
export function fits(state: State, ability: Reminder, moment: Moment): boolean {
  return (
    ability.uses !== 0 &&
    triggered(state, ability, moment) &&
    isAttackedIn(ability, moment) &&
    sourceInPlay(state, ability) &&
    (ability.forced || perilous(state, ability.owner) === null) &&
    (!isDefense(ability.label) || defenseBarred(state, ability.owner) === null) &&
    mayHold(state, ability.if, contextOf(state, ability, moment))
  )
}

/** Whether the condition of an ability holds; a form that nobody knows yet may be the one that it needs. */
const mayHold = (state: State, condition: Reminder['if'], context: Context): boolean =>
  condition === null ||
  ('form' in condition && context.you !== null && identityUnknown(state, context.you)) ||
  conditionHolds(state, condition, context)

export const contextOf = (state: State, ability: Reminder, moment: Moment): Context => ({
  you: youOf(state, ability, moment),
  ability: ability.id,
  source: ability.source,
  label: null,
  window: null,
})

/** The abilities of a card that is no longer in play stay shut (AMB-20). */
export function sourceInPlay(state: State, ability: Reminder): boolean {
  const source = characterNamed(state, ability.source)
  return source === undefined || source.where === 'in play'
}

/** The moments before an activation, which come only as long as nothing replaces it. */
const WOULD_COME: readonly Moment['on'][] = ['wouldAttack', 'wouldScheme']

function triggered(state: State, ability: Reminder, moment: Moment): boolean {
  const { trigger } = ability
  if (trigger.on !== moment.on) return false
  // What something has replaced is nothing that would come.
  if (WOULD_COME.includes(moment.on) && isReplaced(state.activation)) return false
  if (trigger.who !== undefined && trigger.who !== moment.who) return false
  if (!hasCome(trigger, moment)) return false
  if (moment.inner && !speaksOfPlayers(trigger)) return false
  if (moment.isHit && !speaksOfOne(state, trigger, moment)) return false
  if (moment.isWhole && namesEnemy(trigger)) return false
  return ofWhom(state, ability, moment)
}

/** Whether what the trigger says of the activation is so. */
export const hasCome = (
  { undefended, noDamage, and }: Pick<Reminder['trigger'], 'undefended' | 'noDamage' | 'and'>,
  moment: Moment,
): boolean =>
  (!undefended || moment.undefended) &&
  (!noDamage || moment.noDamage) &&
  (and !== 'removesLast' || moment.removesLast === true)

/** Of a target that is added later only the abilities about being attacked itself open. */
const isAttackedIn = ({ if: when }: Reminder, { on, who, against }: Moment): boolean => {
  if (on !== 'makesAttack' || who !== null) return true
  if (when === null || !('is' in when) || when.is !== 'target') return false
  return 'piece' in when.who && against.includes(when.who.piece)
}

/** Whether a trigger comes for each character that an attack has hit: of an enemy's attack only if it says what happened. */
function speaksOfOne({ activation }: State, trigger: Reminder['trigger'], { inner }: Moment): boolean {
  const isByPlayer = BY_PLAYER[activation.kind] || inner === true
  return isByPlayer ? namesEnemy(trigger) : trigger.and !== undefined && trigger.and !== 'other'
}

/** In an enemy's attack a trigger that names neither the attacker nor an enemy as its target is about that attack. */
const speaksOfPlayers = ({ who, of }: Reminder['trigger']): boolean =>
  who !== undefined || of === 'enemy' || of === 'minion' || of === 'villain'

/**
 * An attack on any of your characters meets "attacks you". For damage or defeat "you" is the identity alone, and an
 * ally meets only a trigger that names allies (AMB-24).
 */
function ofWhom(state: State, ability: Reminder, moment: Moment): boolean {
  const { of = 'any', and } = ability.trigger
  const you = youOf(state, ability, moment)
  if (of === 'you' && ability.owner !== null && moment.player !== ability.owner) return false
  const about = hitBy(moment, and)
  const attacksYou = of === 'you' && !BY_PLAYER[state.activation.kind] && !ABOUT_ONE.includes(moment.on)
  if (about === null && (of === 'any' || attacksYou)) return true
  return (about ?? moment.against).some(id => isMeant(characterOf(state, id), of, you))
}

/** The characters that a trigger speaks of with "and damages", "and defeats" or "and exactly defeats". */
function hitBy(moment: Moment, and: Reminder['trigger']['and']): readonly string[] | null {
  if (and === 'damages') return moment.damaged
  if (and === 'defeats') return moment.defeated
  return and === 'exactlyDefeats' ? moment.exactly : null
}

/** Moments about the one character that is damaged or defeated. */
const ABOUT_ONE: readonly Moment['on'][] = [
  'wouldDeal',
  'wouldBeDealt',
  'wouldTake',
  'wouldBeDefeated',
  'isDefeated',
  'whenDefeated',
  'afterTakesDamage',
  'afterDealsDamage',
  'afterDefeated',
]

function isMeant(piece: Character, of: NonNullable<Reminder['trigger']['of']>, you: string | null): boolean {
  if (of === 'you') return isIdentity(piece) && piece.player === you
  if (of === 'enemy') return isEnemy(piece)
  if (of === 'friendly') return !isEnemy(piece)
  return of === 'any' || piece.kind === of
}

/** The player called "you": the owner of the card, or for an encounter card the attacked player (MC-DF-29). */
export function youOf(state: State, ability: { owner: string | null }, moment: Moment): string {
  return ability.owner ?? moment.player ?? state.activation.player
}
