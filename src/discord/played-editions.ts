// Which of the editions that the glossary knows attacks are played by.
import type { AnyFlow, Flows } from '../games/game.ts'
import type { Edition, Game, Glossary } from '../glossary/glossary.ts'

/** Those of one flow, in the order of the glossary; none if the glossary has nothing of its game. */
export const editionsOf = ({ games }: Glossary, { game, editions }: AnyFlow): readonly Edition[] =>
  games
    .values()
    .filter(({ id }) => id === game)
    .flatMap(known => known.editions.filter(({ id }) => editions.includes(id)))
    .toArray()

/** Those of all flows of a game. */
export function playedEditions({ id: game, editions }: Game, flows: Flows): readonly Edition[] {
  const played = new Set(
    [...flows.values()].filter(flow => flow.game === game).flatMap(flow => flow.editions),
  )
  return editions.filter(({ id }) => played.has(id))
}

/** Those that somebody has to choose from: of games that are played by more than one. */
export const editionsToChoose = ({ games }: Glossary, flows: Flows): readonly Edition[] =>
  [...games.values()].map(game => playedEditions(game, flows)).flatMap(some => (some.length > 1 ? some : []))
