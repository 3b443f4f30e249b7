// Every part of the benchmarks runs, with tiny counts, so that the numbers in its tables mean nothing.
import { describe, expect, it } from 'vitest'
import { PART_NAMES, runPart } from './part.ts'
import { goal, markdown } from './table.ts'

describe('the benchmarks', () => {
  it.each(PART_NAMES)('measure %s, and every row has numbers', async name => {
    const tables = await runPart(name, 'light')
    expect(tables.length).toBeGreaterThan(0)
    for (const { title, rows } of tables)
      for (const row of rows)
        expect(
          // A busy machine counts no processor time for work as tiny as this.
          Object.values(row).filter(cell => Number.isFinite(cell)).length,
          title,
        ).toBeGreaterThan(1)
  })

  it('print tables whose rows may leave columns out', () => {
    const rows = [{ '': 'ours', 'p50, ms': 0.12345, ...goal(2.5, 'most', 2) }, { '': 'floor' }]
    expect(markdown({ title: 'Title', about: 'About.', rows }).split('\n').slice(4)).toEqual([
      '|  | p50, ms | goal | reached |',
      '| --- | ---: | --- | --- |',
      '| ours | 0.123 | ≤ 2 | **no** |',
      '| floor |  |  |  |',
      '',
    ])
  })
})
