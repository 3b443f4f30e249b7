// The search keeps its gates on labelled queries; `npm run bench:search` prints what it misses.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findShipped, shippedGlossary as glossary } from '../support/shipped-rules.ts'
import { judge, qualities, readLabelled } from './relevance.ts'
import { isKept, qualityGates } from './relevance-gates.ts'

const labelled = readLabelled(join(import.meta.dirname, 'relevance.json'))
const judged = judge(labelled, glossary, findShipped)

describe('the labelled queries', () => {
  it('are at least 400, none twice, and each names an entry that there is', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(400)
    const asked = labelled.map(({ query, uiLanguage, game }) => `${query} ${uiLanguage} ${game}`)
    expect(new Set(asked).size).toBe(asked.length)
    expect(judged.filter(({ isMoot }) => isMoot).map(({ labelled }) => labelled.query)).toEqual([])
  })

  it('find what they should', () => {
    const gates = qualityGates(judged, qualities(judged))
    expect(gates.length).toBeGreaterThan(15)
    expect(gates.filter(gate => !isKept(gate))).toEqual([])
  })
})
