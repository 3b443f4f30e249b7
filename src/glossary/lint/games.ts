// Checks that each game has its file, and that the entries named there exist.
import { GAMES } from '../schema.ts'
import type { Fault, Sheets } from './sheets.ts'

export function* games(sheets: Sheets): Generator<Fault> {
  for (const id of GAMES) {
    const [game] = sheets.of('game', id)
    if (!game) {
      const [anything] = [...sheets.of('entry', id), ...sheets.of('terms', id)]
      if (anything) yield anything.fault('game', [], `data/${id}/game.yaml is missing or faulty`)
      continue
    }
    const slugs = new Set(sheets.of('entry', id).map(entry => entry.slug))
    for (const [i, slug] of game.content.starters.entries()) {
      if (!slugs.has(slug)) yield game.fault('game', ['starters', i], `there is no entry ${slug}`)
    }
  }
}
