// The attack that an event makes by the facts of its card.
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { PlayerSetUp } from '../../../games/marvel-champions/player-attack/set-up.ts'

type Ability = NonNullable<PlayerSetUp['ability']>
type Play = NonNullable<MarvelCard['plays']>[number]
type WholePlay = Exclude<Extract<Play, { from: unknown }>, { needs: unknown }>

/** What the card says of the attack; null: nothing, or its damage depends on what only its players know. */
export function attackOfCard({ plays = [] }: Pick<MarvelCard, 'plays'>): Omit<Ability, 'name'> | null {
  const [play] = plays.filter(
    (one): one is WholePlay => one.at === 'ability' && !('needs' in one) && one.attacks !== undefined,
  )
  if (!play?.attacks || play.thwarts || play.instead?.some(changesIt)) return null
  const { attacks, keywords, effects = [], cost = [] } = play
  const costs = cost.flatMap(
    (one): NonNullable<Ability['costs']> =>
      'damage' in one ? [{ kind: 'damage', to: { the: 'your identity' }, amount: one.damage }] : [],
  )
  const besides = effects.filter(({ kind }) => kind !== 'noBearing')
  const exhausts = cost.some(one => 'exhaust' in one && one.exhaust === 'your identity')
  return {
    attacks,
    ...(keywords && { keywords }),
    ...(costs.length > 0 && { costs }),
    ...(exhausts && { exhausts }),
    ...(besides.length > 0 && { effects: besides }),
  }
}

/** Whether the condition bears on the attack. */
const changesIt = ({ if: _, effects = [], ...others }: NonNullable<WholePlay['instead']>[number]): boolean =>
  Object.keys(others).length > 0 || effects.some(({ kind }) => kind !== 'noBearing')
