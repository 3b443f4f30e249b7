// Checks that Discord's markdown becomes plain text: no mark is left, and no word is lost.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/runs.ts'
import { readable, type TextReader } from './readable.ts'

const ID = '123456789012345678'
const names: Readonly<Record<string, string>> = { [ID]: 'Ana', '123456789012345679': '@everyone' }
const ana: TextReader = { nameOf: id => names[id], locale: 'en-US', now: 10_000_000 }

describe('a text in markdown', () => {
  it.each([
    [
      '## Rhino II attacks Ana\n-# rules 1.8\n**Rhino II** · ATK 3 · *attacker*',
      'Rhino II attacks Ana\n    rules 1.8\nRhino II · ATK 3 · attacker',
    ],
    ['Clause. `MC-EA-01 · AMB-02`', 'Clause.  [MC-EA-01 · AMB-02]'],
    ['Type `/rule` or `/card` first', 'Type /rule or /card first'],
    ['Before.\n*Example: A **hero** attacks.*\nAfter.', 'Before.\n  Example: A hero attacks.\nAfter.'],
    ['> Told.\n> -# small\nOn.', '  | Told.\n  |     small\nOn.'],
    ['- one\n- *two*\n  - deeper\n1. first\n2. second', '- one\n-   two\n  - deeper\n1. first\n2. second'],
    ['- ~~Boost card 1.~~ taken back', '- (Boost card 1.) taken back'],
    ['```\nIcons  0  1\nHulk   3  4\n```', '    Icons  0  1\n    Hulk   3  4'],
    ['[rules](https://a.example/r) <https://a.example/>', 'rules (https://a.example/r) https://a.example/'],
    [
      `<@${ID}> in <#${ID}>, <@&123456789012345679>, <@999999999999999999>`,
      '@Ana in #Ana, @everyone, @999999999999999999',
    ],
    [`</attack enemy:${ID}> <:boost:${ID}> ||hidden|| __under__`, '/attack enemy :boost: hidden under'],
    ['<t:3600:R> <t:99999999999999>', '2 hours ago <t:99999999999999>'],
    ['\\*no mark\\* 2 \\* 3 a_b', '*no mark* 2 * 3 a_b'],
    ['', ''],
  ])('%j', (markdown, plain) => {
    expect(readable(markdown, ana)).toBe(plain)
  })

  it('writes times in the reader’s locale', () => {
    const ben = { ...ana, locale: 'de' }
    expect(readable('<t:3600:R> <t:0:D>', ben)).toMatch(/^vor 2 Stunden \d+\. \p{L}+ 19\d\d$/u)
  })

  it('keeps the words of any text whose marks are put around whole words', () => {
    const word = fc.stringMatching(/^[a-zäß0-9]{1,8}$/)
    const mark = fc.constantFrom('', '*', '**', '__', '~~', '||', '`', '## ', '-# ', '> ', '- ')
    const line = fc.tuple(mark, fc.array(word, { minLength: 1, maxLength: 4 }))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), lines => {
        const markdown = lines.map(
          ([around, words]) => `${around}${words.join(' ')}${around.endsWith(' ') ? '' : around}`,
        )
        const shown = readable(markdown.join('\n'), ana)
        expect(shown.match(/[a-zäß0-9]+/g)).toEqual(lines.flatMap(([, words]) => words))
        expect(shown).not.toMatch(/[*`#~_]|\|\|/)
      }),
      { numRuns: runs() },
    )
  })
})
