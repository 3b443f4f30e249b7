// The names that players know the rules by, from both rulebooks: each leads to its entry.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LANGUAGES } from '../language.ts'
import { buildFinder } from './find.ts'
import { loadGlossary } from './load.ts'
import { GAMES } from './schema.ts'

/** Titles, other names and abbreviations of each entry, by its file name. */
const headwordsSchema = z.record(
  z.enum(GAMES),
  z.record(z.string(), z.strictObject({ en: z.array(z.string()), de: z.array(z.string()) })),
)

const path = join(import.meta.dirname, 'headwords.json')
const headwords = headwordsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
const find = buildFinder(loadGlossary(join(import.meta.dirname, '../../data')))

const wanted = GAMES.flatMap(game =>
  Object.entries(headwords[game]).flatMap(([slug, names]) =>
    LANGUAGES.flatMap(language =>
      names[language].map(query => ({ id: `${game}/${slug}`, query, language, game })),
    ),
  ),
)

describe('the headwords', () => {
  it('are those of both games, in both languages', () => {
    expect(wanted.length).toBeGreaterThan(600)
  })

  it('each find their entry first, or among those that have exactly the same name', () => {
    const missed = wanted.filter(({ id, query, language, game }) => {
      const [first, ...others] = find({ query, language, game })
      const equal = others.filter(({ tier }) => tier === 'exact' && first?.tier === 'exact')
      return ![first, ...equal].some(finding => finding?.entry.id === id)
    })
    expect(missed).toEqual([])
  })
})
