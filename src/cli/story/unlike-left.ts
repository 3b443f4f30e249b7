// Compares the set-up of a script with the table that the script before it has left.
import { isDeepStrictEqual } from 'node:util'
import type { Facts } from '../../engine/game.ts'
import type { Shown } from '../../games/game.ts'
import type { AnyTable } from '../../games/next.ts'
import type { Script } from '../script.ts'

/** What a set-up says of its own attack, not of the table. */
const OF_THE_ATTACK: readonly string[] = ['edition', 'attacker', 'target', 'targets', 'activation']

/**
 * The paths in a set-up that are not as the play before left the table, all of `setUp` where that table does not allow it; a
 * piece, an ability or a player that has come since is no difference. None also if that play is not over, or if no table follows from it.
 */
export function unlikeLeft(before: Shown, { flow, setUp }: Script, tables: readonly AnyTable[]): string[] {
  const table = tables.find(({ game }) => game === flow.game)?.read(before.outcome?.table)
  if (!before.outcome || !table) return []
  const attack = { attacker: String(setUp.attacker ?? ''), targets: [] }
  const next = Object.entries(table.attack(before.outcome.summary.edition, attack).setUp)
  const left = Object.fromEntries(
    next
      .filter(([field]) => !OF_THE_ATTACK.includes(field))
      .map(([field, was]) => [field, withNew(field, was, setUp[field])]),
  )
  // Played to the first question, so that what is left out and what is said are the same.
  const [is, was] = [setUp, { ...setUp, ...left }].map(one => flow.play({ ...one, given: [] }, []).now?.table)
  if (!is) return []
  return was
    ? Object.keys(was).flatMap(field => unlikeIn(`setUp.${field}`, is[field], was[field]))
    : ['setUp']
}

/** A list that was left with what has come since: pieces, abilities, schemes and players that it does not have. */
function withNew(field: string, was: unknown, is: unknown): unknown {
  if (!Array.isArray(was) || !Array.isArray(is)) return was
  const named = (one: unknown) => (field === 'players' ? one : (one as { readonly id?: unknown }).id)
  const known = was.map(named)
  return [...was, ...is.filter(one => named(one) !== undefined && !known.includes(named(one)))]
}

function unlikeIn(path: string, is: unknown, was: unknown): string[] {
  if (isDeepStrictEqual(is, was)) return []
  if (!isPieces(is) || !isPieces(was)) return [path]
  return was.flatMap(piece => {
    const at = is.findIndex(({ id }) => id === piece.id)
    const own = is[at]
    if (!own) return [`${path} (${piece.id})`]
    const fields = [...new Set([...Object.keys(piece), ...Object.keys(own)])]
    return fields
      .filter(field => !isDeepStrictEqual(own[field], piece[field]))
      .map(field => `${path}.${at}.${field} (${piece.id})`)
  })
}

const isPieces = (value: unknown): value is (Facts & { readonly id: string })[] =>
  Array.isArray(value) && value.length > 0 && value.every(one => typeof one?.id === 'string')
