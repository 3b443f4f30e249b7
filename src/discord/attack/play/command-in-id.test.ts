import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import type { Asked, OptionValue } from '../../interaction/command.ts'
import { LONGEST_ID } from '../../message/components.ts'
import { decodeAttackId } from '../face/ids.ts'
import { optionsIn, selectId } from './command-in-id.ts'

const idFor = (options: readonly [string, OptionValue][], users: Asked['users'] = new Map()): string | null =>
  selectId({ subcommand: 'enemy', options: new Map(options), users }, 'enemy', 'a1b2c3d4e5', 0)

function readFrom(id: string) {
  const read = decodeAttackId(id)
  if (typeof read === 'string') throw new Error(read)
  return optionsIn(read.rest.slice(2))
}

describe('the command behind a select of cards', () => {
  test('stands in its id', () => {
    const id = idFor([
      ['enemy', 'Rhino'],
      ['hero', 'Spider-Man'],
      ['atk', 3],
      ['tough', true],
    ])
    expect([...(readFrom(id ?? '') ?? [])]).toEqual([
      ['hero', 'Spider-Man'],
      ['atk', 3],
      ['tough', true],
    ])
  })

  test('has no id if it is too long, names a user, or holds what separates ids', () => {
    const ana = { id: '1', name: 'Ana', isBot: false }
    expect(idFor([['hero', 'Spider-Man'.repeat(9)]])).toBeNull()
    expect(idFor([['player', '1']], new Map([['player', ana]]))).toBeNull()
    expect(idFor([['hero', 'a|b']])).toBeNull()
  })

  test('that 2.0.0 has left out of the id is not there', () => {
    expect(readFrom('atk1|which|a1b2c3d4e5|0|enemy|enemy|~')).toBeNull()
  })

  test('never makes an id that is too long, and what is read is what was sent', () => {
    const value = fc.oneof(fc.string({ maxLength: 30 }), fc.integer({ min: 0, max: 999 }), fc.boolean())
    const options = fc.uniqueArray(
      fc.tuple(fc.constantFrom('hero', 'boost', 'atk', 'defender', 'tough'), value),
      {
        selector: ([name]) => name,
      },
    )
    fc.assert(
      fc.property(options, given => {
        const id = idFor(given)
        if (id === null) return
        expect(id.length).toBeLessThanOrEqual(LONGEST_ID)
        expect([...(readFrom(id) ?? [])]).toEqual(given)
      }),
      { numRuns: runs(2) },
    )
  })
})
