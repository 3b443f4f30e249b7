// A query may say which game it is about.

import { describe, expect, it } from 'vitest'
import { findShipped as find, shippedGlossary as glossary } from '../../test/support/shipped-rules.ts'
import { spokenGame } from './spoken-game.ts'

const spoken = spokenGame(glossary)

describe('the game that a query names', () => {
  it.each([
    ['deck size marvel champions', 'marvel-champions', 'deck size'],
    ['Marvel: how many allies', 'marvel-champions', ': how many allies'],
    ['mc hand size', 'marvel-champions', 'hand size'],
    ['GCG hand limit', 'gundam', 'hand limit'],
    ['handlimit im gundam card game', 'gundam', 'handlimit im'],
  ])('is read from: %s', (query, game, rest) => {
    expect(spoken(query)).toEqual({ game, rest })
  })

  it.each(['MC-EA-31', 'gcg19-8-2-2c', 'marvel or gundam', 'gundams', 'Marvel Champions'])(
    'is none in: %s',
    query => {
      expect(spoken(query)).toBeNull()
    },
  )

  it('is the only one that is searched, unless another one was chosen', () => {
    const games = (query: string, game: 'gundam' | null) =>
      new Set(find({ query, language: 'en', game }).map(({ entry }) => entry.game))
    expect(games('how big is the deck in marvel champions', null)).toEqual(new Set(['marvel-champions']))
    expect(games('how big is the deck in marvel champions', 'gundam')).toEqual(new Set(['gundam']))
  })

  it('changes nothing about ids of clauses that begin with it', () => {
    expect(find({ query: 'mc ea 31', language: 'en', game: null })[0]?.clause?.id).toBe('MC-EA-31')
    expect(find({ query: 'gcg 7-4-2', language: 'en', game: null })[0]?.clause?.id).toBe('GCG-7-4-2')
  })
})
