import { join } from 'node:path'
import { expect, it } from 'vitest'
import { productionIn, sizeTable } from './production.ts'

const rooms = productionIn(join(import.meta.dirname, '../..'))

it('counts what the program loads, room by room, and what stands loose in src', () => {
  const names = rooms.map(({ room }) => room)
  expect(names).toEqual(
    expect.arrayContaining(['commands', 'src', 'src/discord/attack', 'src/engine', 'src/store']),
  )
  expect(names.filter(name => /loopback|playground|cli|^test|^bench/.test(name))).toEqual([])
  expect(rooms.every(({ files, lines }) => lines > files)).toBe(true)
})

it('tells the sum of all rooms last', () => {
  const rooms = [
    { room: 'commands', files: 2, lines: 30 },
    { room: 'src', files: 3, lines: 12 },
  ]
  expect(sizeTable(rooms)).toBe(
    [
      '| room | files | lines |',
      '| --- | ---: | ---: |',
      '| commands | 2 | 30 |',
      '| src | 3 | 12 |',
      '| **all** | 5 | 42 |',
    ].join('\n'),
  )
})
