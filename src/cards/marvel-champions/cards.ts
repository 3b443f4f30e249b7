// The cards of Marvel Champions: the order of their types, their faces, their faults.
import { cardGame } from '../card.ts'
import { GAME } from './kinds.ts'
import { type MarvelCard, marvelCard } from './schema.ts'

const FIGHTERS: readonly MarvelCard['type'][] = ['hero', 'alter-ego', 'ally', 'villain', 'leader', 'minion']
const STAGED: readonly MarvelCard['type'][] = ['villain', 'leader']

export const marvelCards = cardGame<MarvelCard>({
  game: GAME,
  schema: marvelCard,
  order: FIGHTERS,
  face: card => ({ ...card, code: undefined, pack: undefined, set: undefined }),
  alsoCalled: () => [],
  faults: ({ code, type, hp, stage }) => [
    ...(FIGHTERS.includes(type) && hp === undefined ? [`${code} has no hp`] : []),
    ...(STAGED.includes(type) && stage === undefined ? [`${code} has no stage`] : []),
  ],
})
