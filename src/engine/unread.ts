// Which clauses of a play nobody has read in the text of an edition: a comparison with it, and the play by it, say so.
import type { Rules } from './flow.ts'
import type { Game, Told } from './game.ts'
import { editionNamed } from './rows.ts'

/** The clauses that these events follow and that were not read in the text of the edition. */
export function unreadIn<G extends Game>(
  flow: Rules<G>,
  edition: string,
  events: readonly Pick<Told<string, G['clause']>, 'clause'>[],
): readonly G['clause'][] {
  const clauses = flow.unread?.(editionNamed(flow, edition).rules) ?? []
  return clauses.filter(clause => events.some(event => event.clause === clause))
}
