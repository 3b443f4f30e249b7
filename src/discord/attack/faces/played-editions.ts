// Which of the editions that the glossary knows attacks are played by.
import type { AnyFlow, Flows } from '../../../games/game.ts'
import type { Edition, Game, Glossary } from '../../../glossary/glossary.ts'

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

/** The games that are played by more than one edition, with those that somebody has to choose from. */
export const gamesToChoose = (
  { games }: Glossary,
  flows: Flows,
): readonly (Pick<Game, 'name'> & { readonly editions: readonly Edition[] })[] =>
  [...games.values()]
    .map(game => ({ name: game.name, editions: playedEditions(game, flows) }))
    .filter(({ editions }) => editions.length > 1)

/** All of these together. */
export const editionsToChoose = (glossary: Glossary, flows: Flows): readonly Edition[] =>
  gamesToChoose(glossary, flows).flatMap(({ editions }) => editions)
