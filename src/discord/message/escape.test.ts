import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { escaped, plain } from './escape.ts'

/** The text that Discord shows if every mark is escaped: without the backslashes. */
const shown = (text: string): string => text.replace(/\\([^0-9A-Za-z\s])/g, '$1')

describe('a name that somebody typed', () => {
  it('loses its markdown, its mentions and its links', () => {
    const harmful: readonly [string, string][] = [
      [
        '**bold** _it_ ~~no~~ `code` ||spoiler||',
        '\\*\\*bold\\*\\* \\_it\\_ \\~\\~no\\~\\~ \\`code\\` \\|\\|spoiler\\|\\|',
      ],
      ['@everyone <@1> <#2> <t:3> <:smile:4>', '\\@everyone \\<\\@1\\> \\<#2\\> \\<t:3\\> \\<:smile:4\\>'],
      ['[free](https://bad.example)', '\\[free\\](https:\\//bad.example)'],
      ['# Title', '\\# Title'],
      ['-# small', '\\-# small'],
      ['- item', '\\- item'],
      ['+ item', '\\+ item'],
      ['1. first', '1\\. first'],
      ['> quote', '\\> quote'],
      ['back\\slash', 'back\\\\slash'],
    ]
    for (const [typed, written] of harmful) expect(escaped(typed)).toBe(written)
  })

  it('is left as it is where it holds no mark', () => {
    for (const name of [
      'Spider-Man',
      'Rhino II',
      'Ms. Marvel',
      'Zäh (1)',
      'MS-06 Zaku',
      '👨‍👩‍👧',
      'Gundam #1',
    ])
      expect(escaped(name)).toBe(name)
  })

  it('keeps to its line and its direction', () => {
    expect(plain('a\nb\r\tc\u2028d\u0000e')).toBe('a b c d e')
    expect(plain('\u202Eevil\u2066 \u200Fname\uFEFF')).toBe('evil name')
    expect(plain(' \u200B\n ')).toBe('?')
    expect(plain('\uD800x')).toBe('\uFFFDx')
  })

  it('shows as it was, whatever it was, and never twice as long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), typed => {
        expect(shown(escaped(typed))).toBe(plain(typed))
        expect(escaped(typed).length).toBeLessThanOrEqual(2 * plain(typed).length)
        expect(escaped(typed)).not.toMatch(/(^|[^\\])(\\\\)*[*_~`|<>@[\]]/)
      }),
      { numRuns: runs(2) },
    )
  })
})
