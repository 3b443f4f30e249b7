// Whether a row of a player’s card fits a window of a prompt, as far as the table knows.
import type { Card } from '../../../cards/card.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { Moment } from '../../../games/marvel-champions/rules/abilities/moments.ts'
import { hasCome } from '../../../games/marvel-champions/rules/abilities/triggers.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { WholePlay } from '../../../games/marvel-champions/vocabulary/player-plays.ts'
import type { Condition } from '../../../games/marvel-champions/vocabulary/single-effects.ts'
import type { Spent } from '../../../games/marvel-champions/vocabulary/table-facts.ts'
import type { PromptNow, WindowNow } from './play-moments.ts'

/** Whether a kind of piece is an identity; of a piece that is not there it is none. */
export const isIdentityKind = (kind: string): boolean => kind === 'hero' || kind === 'alter-ego'

/** The card as a character in play. */
export const thisPiece = (
  { code }: Pick<MarvelCard, 'code'>,
  { pieces }: PromptNow,
  owner: string,
): CharacterGiven | undefined => pieces.find(piece => piece.code === code && piece.player === owner)

export type Fit = {
  readonly card: Card & MarvelCard
  readonly play: WholePlay
  readonly owner: string
  readonly prompt: PromptNow
}

/** Whether the row opens in this window, as far as the table knows. */
export function fitsIn({ moments }: WindowNow, fit: Fit): boolean {
  const { card, play, owner, prompt } = fit
  const identity = prompt.pieces.find(({ kind, player }) => player === owner && isIdentityKind(kind))
  if (play.form && identity && identity.kind !== play.form) return false
  if (play.cost?.some(cost => 'exhaust' in cost && isSpent(cost.exhaust, fit, identity))) return false
  if (FIGHTERS.includes(card.type) && !thisPiece(card, prompt, owner) && !isSame(card, identity)) return false
  if (!mayHold(play.if, prompt, identity)) return false
  if (play.at === 'ability') return prompt.actions !== undefined
  return moments.some(moment => meets(moment, fit, identity))
}

const FIGHTERS: readonly string[] = ['hero', 'alter-ego', 'ally']

const isSame = ({ code }: Pick<MarvelCard, 'code'>, piece: CharacterGiven | undefined): boolean =>
  piece?.code === code

const isSpent = (
  exhausts: string,
  { card, prompt, owner }: Fit,
  identity: CharacterGiven | undefined,
): boolean => {
  const piece = exhausts === 'this' ? thisPiece(card, prompt, owner) : identity
  return exhausts !== 'choose' && piece?.ready === false
}

/** What keeps the card from being used again, as far as the table knows; one that is not unique may be there twice. */
export function spentOf({ card, play: { cost = [], limit }, owner, prompt }: Fit): Spent | null {
  const used = prompt.played.filter(
    one => one.card === card.code && (card.unique === true || one.player === owner),
  )
  const count = (what: Spent) => used.filter(({ spent }) => spent === what).length
  const exhausts = cost.some(one => 'exhaust' in one && one.exhaust === 'this')
  if (exhausts && count('exhausted') > 0) return 'exhausted'
  return limit && count(limit.per) >= limit.uses ? limit.per : null
}

/** False only if the table knows that it does not hold. */
function mayHold(
  condition: Condition | undefined,
  { activation, isUndefended, pieces, acts }: PromptNow,
  identity: CharacterGiven | undefined,
): boolean {
  if (!condition) return true
  if ('attack' in condition) return (condition.attack === 'undefended') === isUndefended
  if ('activation' in condition) return ['any', activation].includes(condition.activation)
  if (!('is' in condition) || !('the' in condition.who)) return true
  const { the } = condition.who
  const actor = the === 'attacker' ? pieces.find(({ id }) => id === acts) : undefined
  const is = stateOf(the === 'your identity' ? identity : actor, condition.is)
  return is === null || is !== (condition.not ?? false)
}

/** Whether a character is so now; null: the table does not know. */
function stateOf(piece: CharacterGiven | undefined, is: string): boolean | null {
  if (!piece) return null
  if (is === 'ready') return piece.ready !== false
  if (is === 'tough') return piece.tough === undefined && piece.toughness ? null : (piece.tough ?? 0) > 0
  if (is === 'stunned' || is === 'confused') return (piece[is] ?? 0) > 0
  return null
}

function meets(
  moment: Moment,
  { play: { at }, card, owner, prompt }: Fit,
  identity?: CharacterGiven,
): boolean {
  if (typeof at === 'string' || at.on !== moment.on) return false
  const own = identity?.id ?? owner
  const isAbout = { you: own, this: thisPiece(card, prompt, owner)?.id ?? null }
  if (at.who && moment.who !== isAbout[at.who]) return false
  if (!hasCome(at, moment)) return false
  return isActing(at, prompt) && isOfWhom(moment, at, { owner, own, prompt })
}

/** Whether who acts is of the kind that the row says, and uses a basic power if it says so. */
function isActing({ by, basic, on }: At, { pieces, acts, isBasic }: PromptNow): boolean {
  const kind = pieces.find(({ id }) => id === acts)?.kind ?? ''
  const isMeant = by === undefined || (by === 'identity' ? isIdentityKind(kind) : kind === by)
  return isMeant && (!basic || isBasic || on === 'afterBasicPower')
}

/** Moments about one character, of whom “you” is the identity alone. */
const ABOUT_ONE: readonly Moment['on'][] = [
  ...(['wouldDeal', 'wouldTake', 'afterTakesDamage', 'afterDealsDamage', 'afterDefeated'] as const),
]

/** What no character is hit by. */
const NOT_HIT: readonly At['and'][] = [undefined, 'removesLast', 'other']

type At = Exclude<WholePlay['at'], string>
type You = { readonly owner: string; readonly own: string; readonly prompt: PromptNow }

function isOfWhom(moment: Moment, { of = 'any', and, on }: At, { owner, own, prompt }: You): boolean {
  const hit = and === 'damages' ? moment.damaged : NOT_HIT.includes(and) ? null : moment.defeated
  if (hit === null && of === 'any') return true
  if (hit === null && of === 'you' && !ABOUT_ONE.includes(on)) return moment.player === owner
  return (hit ?? moment.against).some(id => {
    const kind = prompt.pieces.find(piece => piece.id === id)?.kind
    if (of === 'you') return id === own
    if (of === 'enemy') return kind === 'villain' || kind === 'minion' || kind === undefined
    if (of === 'friendly') return kind !== undefined && (isIdentityKind(kind) || kind === 'ally')
    return of === 'any' || kind === of || (of === 'minion' && kind === undefined)
  })
}
