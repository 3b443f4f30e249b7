// The attack that an event makes by the facts of its card.
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { PlayerSetUp } from '../../../games/marvel-champions/player-attack/set-up.ts'
import type { AskedFact } from '../../../games/marvel-champions/vocabulary/asked-facts.ts'
import { bearing, paidFor } from './begins-of-play.ts'

type Ability = NonNullable<PlayerSetUp['ability']>
type Play = NonNullable<MarvelCard['plays']>[number]
type Instead = NonNullable<WholePlay['instead']>[number]
type Paid = Extract<Instead['if'], { paid: unknown }>['paid']
type Said = Exclude<Instead['if'], { paid: unknown }>['asks']

/** What its player is asked. */
const PAID: Readonly<Record<Paid, AskedFact>> = {
  energy: 'paidWithEnergy',
  mental: 'paidWithMental',
  physical: 'paidWithPhysical',
  wild: 'paidWithWild',
}
const SAID: Readonly<Record<Said, AskedFact>> = {
  aerial: 'youAreAerial',
  giant: 'youAreGiant',
  tiny: 'youAreTiny',
  card: 'cardCondition',
}

type WholePlay = Exclude<Extract<Play, { from: unknown }>, { needs: unknown }>

/** What the card says of the attack; null: nothing, or its damage depends on what only its players know. */
export function attackOfCard({ plays = [] }: Pick<MarvelCard, 'plays'>): Omit<Ability, 'name'> | null {
  const [play] = plays.filter(
    (one): one is WholePlay => one.at === 'ability' && !('needs' in one) && one.attacks !== undefined,
  )
  const ways = (play?.instead ?? []).map(insteadOf)
  const [instead, ...others] = ways.filter(changesIt)
  if (!play?.attacks || play.thwarts || others.length > 0) return null
  const { attacks, keywords, effects } = play
  const besides = bearing(effects)
  return {
    attacks,
    ...(keywords && { keywords }),
    ...paidFor(play),
    ...(besides.length > 0 && { effects: besides }),
    ...(instead && { instead }),
  }
}

const insteadOf = ({ if: when, attacks, keywords, effects }: Instead): NonNullable<Ability['instead']> => ({
  asks: 'paid' in when ? PAID[when.paid] : SAID[when.asks],
  ...(attacks && { attacks }),
  ...(keywords && { keywords }),
  ...(bearing(effects).length > 0 && { effects: bearing(effects) }),
})

/** Whether the condition bears on the attack. */
const changesIt = ({ attacks, keywords, effects }: NonNullable<Ability['instead']>): boolean =>
  [attacks, keywords, effects].some(Boolean)
