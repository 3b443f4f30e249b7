// Lists the editions that attacks are played by, as the glossary knows them.
import type { AnyFlow, Flows } from '../../../games/game.ts'
import type { Edition, Glossary, GlossaryGame } from '../../../glossary/glossary.ts'

/** The editions of one flow, in the order of the glossary; none if the glossary lacks its game. */
export const editionsOf = ({ games }: Glossary, { game, editions }: AnyFlow): readonly Edition[] =>
  games
    .values()
    .filter(({ id }) => id === game)
    .flatMap(known => known.editions.filter(({ id }) => editions.includes(id)))
    .toArray()

/** The editions of all flows of a game. */
export function playedEditions({ id: game, editions }: GlossaryGame, flows: Flows): readonly Edition[] {
  const played = new Set(
    [...flows.values()].filter(flow => flow.game === game).flatMap(flow => flow.editions),
  )
  return editions.filter(({ id }) => played.has(id))
}

/** The games with more than one played edition, each with these editions. */
export const gamesToChoose = (
  { games }: Glossary,
  flows: Flows,
): readonly (Pick<GlossaryGame, 'id' | 'name'> & { readonly editions: readonly Edition[] })[] =>
  [...games.values()]
    .map(game => ({ id: game.id, name: game.name, editions: playedEditions(game, flows) }))
    .filter(({ editions }) => editions.length > 1)
