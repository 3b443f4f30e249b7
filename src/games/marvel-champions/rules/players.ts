// Asks for the number of players, on which the hit points of some characters depend.
import type { Inquiry } from '../../../engine/flow.ts'
import type { MarvelInquiries } from '../questions.ts'
import { hasItsHitPoints, isIdentity, wasDefeated } from './characters.ts'
import { countedSchemes } from './schemes.ts'
import { characterOf, type Marvel, type MarvelTableState, remembers } from './state.ts'

/** Marvel Champions is a game for at most four players. */
const MOST_PLAYERS = 4

/** Asks for the number of players, on which hit points depend. */
export const players: Inquiry<Marvel, MarvelInquiries['players']> = {
  asks: (state, { piece: id, clause }) => {
    const { damage, hitPointsPerPlayer } = characterOf(state, id)
    const hitPoints = hitPointsPerPlayer ?? 1
    const min = Math.min(MOST_PLAYERS, Math.floor(damage / hitPoints) + 1)
    const number = { asks: 'players', min, max: MOST_PLAYERS }
    return {
      name: 'players',
      hard: true,
      clause,
      window: null,
      choices: [{ name: 'players', by: { any: state.players }, number }],
      about: { piece: id, hitPoints },
    }
  },
  answered: ({ memory }, _facts, { number }) => {
    const started = number ?? 1
    for (const piece of memory.state.pieces) hasItsHitPoints(piece, started)
    remembers(memory.state, { started })
    memory.state.facts = { ...memory.state.facts, ...countedSchemes({ ...memory.state.facts, started }) }
  },
}

/** The players who are still in the game, in player order: the first of them is first player (MC-ELIMINATION-02). */
export const playersLeft = ({ players, facts }: Pick<MarvelTableState, 'players' | 'facts'>): string[] =>
  players.filter(player => !facts.eliminated?.includes(player))

/** The next player in player order who is still in the game, after one who is out; null: there is none. */
export function nextStillIn(
  state: Pick<MarvelTableState, 'players' | 'facts' | 'pieces'>,
  player: string,
): string | null {
  const { players, pieces } = state
  const at = players.indexOf(player)
  const isOut = (one: string) => {
    const own = pieces.filter(piece => isIdentity(piece) && piece.player === one)
    return own.length > 0 && own.every(wasDefeated)
  }
  const left = playersLeft(state)
  return [...players.slice(at + 1), ...players].find(one => left.includes(one) && !isOut(one)) ?? null
}
