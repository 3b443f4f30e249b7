import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import type { Asked, OptionValue } from '../../interaction/command.ts'
import { LONGEST_ID } from '../../message/components.ts'
import { decodeAttackId } from '../board/ids.ts'
import { keptFor, selectId } from './which-card.ts'

const TOKEN = 'a1b2c3d4e5'

const idFor = (options: readonly [string, OptionValue][], users: Asked['users'] = new Map()): string =>
  selectId({ subcommand: 'enemy', options: new Map(options), users }, 'enemy', TOKEN)

/** What a bot that has begun anew reads from the id. */
function readAnew(id: string) {
  const read = decodeAttackId(id)
  if (typeof read === 'string') throw new Error(read)
  return keptFor({ ...read, walkthrough: 'z9y8x7w6v5' })
}

describe('the command behind a select of cards', () => {
  test('is read from the id after a restart of the bot', () => {
    const id = idFor([
      ['enemy', 'Rhino'],
      ['hero', 'Spider-Man'],
      ['atk', 3],
      ['tough', true],
    ])
    expect([...(readAnew(id)?.options ?? [])]).toEqual([
      ['hero', 'Spider-Man'],
      ['atk', 3],
      ['tough', true],
    ])
  })

  test('is remembered if it is too long for an id or names a user, and forgotten after a restart', () => {
    const long: [string, OptionValue][] = [['hero', 'Spider-Man'.repeat(9)]]
    const ana = { id: '1', name: 'Ana', isBot: false }
    for (const id of [
      idFor(long),
      idFor([['player', '1']], new Map([['player', ana]])),
      idFor([['hero', 'a|b']]),
    ]) {
      expect(readAnew(id)).toBeNull()
      const kept = decodeAttackId(id)
      expect(typeof kept === 'object' && keptFor(kept)).toBeTruthy()
    }
  })

  test('never makes an id that is too long, and what is read is what was sent', () => {
    const value = fc.oneof(fc.string({ maxLength: 100 }), fc.integer({ min: 0, max: 999 }), fc.boolean())
    const options = fc.uniqueArray(
      fc.tuple(fc.constantFrom('hero', 'boost', 'atk', 'defender', 'tough'), value),
      {
        selector: ([name]) => name,
      },
    )
    fc.assert(
      fc.property(options, given => {
        const id = idFor(given)
        expect(id.length).toBeLessThanOrEqual(LONGEST_ID)
        const kept = readAnew(id)
        if (kept) expect([...kept.options]).toEqual(given)
      }),
      { numRuns: runs(2) },
    )
  })
})
