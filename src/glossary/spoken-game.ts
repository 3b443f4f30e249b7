// Reads from a query which game it names: "deck size marvel champions", "gcg hand limit".
import { LANGUAGES } from '../language.ts'
import type { Glossary, GlossaryGame } from './glossary.ts'
import type { GameId } from './schema.ts'

/** The game that a query names, and the query without its name; null if it names none, several, or nothing else. */
export type SpokenGame = (query: string) => { readonly game: GameId; readonly rest: string } | null

export function spokenGame({ games }: Pick<Glossary, 'games'>): SpokenGame {
  const spoken = [...games.values()].map(game => ({ id: game.id, name: namesOf(game) }))
  return query => {
    const named = spoken.filter(({ name }) => query.search(name) >= 0)
    const [only] = named
    if (!only || named.length > 1) return null
    const rest = query.replaceAll(only.name, ' ').replaceAll(/\s+/g, ' ').trim()
    return rest === '' ? null : { game: only.id, rest }
  }
}

/** Finds the whole name of a game, its first word, and the initials of its clauses. */
function namesOf({ name, initials }: GlossaryGame): RegExp {
  const whole = LANGUAGES.flatMap(language => name[language] ?? [])
  const first = whole.map(text => text.split(' ', 1)[0] ?? text)
  const names = [...new Set([...whole, ...first, initials])].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\d-])(?:${names.join('|')})(?![\\p{L}\\d-])`, 'giu')
}
