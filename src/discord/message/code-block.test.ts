import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { cleaned } from '../attack/face/typed-text.ts'
import { codeBlock } from './code-block.ts'

test('a text ends its block nowhere, and is the same when it is pasted into a form', () => {
  const piece = fc.constantFrom('`', '``', '```', 'a', ' b', '@everyone', '<@1>', '\\')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), pieces => {
      const typed = pieces.join('')
      const inside = /^```\n(.*)\n```$/s.exec(codeBlock(typed))?.[1] ?? 'none'
      expect(inside).not.toContain('```')
      expect(cleaned(inside, 1_000)).toBe(cleaned(typed, 1_000))
    }),
    { numRuns: runs(2) },
  )
})
