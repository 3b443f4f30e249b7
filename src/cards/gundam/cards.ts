// The cards of the GUNDAM CARD GAME: the order of their types, their faces, their faults.
import { cardGame } from '../card.ts'
import { GAME, isToken } from './kinds.ts'
import { type GundamCard, gundamCard } from './schema.ts'

const WITH_HP: readonly GundamCard['type'][] = ['unit', 'base']

export const gundamCards = cardGame<GundamCard>({
  game: GAME,
  schema: gundamCard,
  order: ['unit', 'pilot'],
  face: card => ({ ...card, code: isToken(card), set: undefined }),
  alsoCalled: ({ pilotName }) => (pilotName ? [pilotName] : []),
  faults: ({ code, type, hp, apModifier, hpModifier }) => [
    ...(WITH_HP.includes(type) && hp === undefined ? [`${code} has no hp`] : []),
    ...(type === 'pilot' && (apModifier === undefined || hpModifier === undefined)
      ? [`${code} adds no AP and HP`]
      : []),
  ],
})
