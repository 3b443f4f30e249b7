// Checks how the page reads Discord's markdown.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { processorTime } from '../../../../test/support/hostile-texts.ts'
import { readBlocks } from './blocks.ts'
import { readInline } from './inline.ts'
import { type Inline, wordsOfBlocks } from './tree.ts'

const ID = '123456789012345678'

describe('marks within a line', () => {
  it.each<[string, readonly Inline[]]>([
    ['**bold**', [{ is: 'strong', inside: ['bold'] }]],
    ['*a* and _b_', [{ is: 'em', inside: ['a'] }, ' and ', { is: 'em', inside: ['b'] }]],
    ['***both***', [{ is: 'strong', inside: [{ is: 'em', inside: ['both'] }] }]],
    ['__under__ ~~gone~~', [{ is: 'underline', inside: ['under'] }, ' ', { is: 'strike', inside: ['gone'] }]],
    ['||hidden||', [{ is: 'spoiler', inside: ['hidden'] }]],
    ['`a *b*` ``c`d``', [{ is: 'code', text: 'a *b*' }, ' ', { is: 'code', text: 'c`d' }]],
    ['**a *b* c**', [{ is: 'strong', inside: ['a ', { is: 'em', inside: ['b'] }, ' c'] }]],
    [`<@${ID}> <@!${ID}>`, [{ is: 'user', id: ID }, ' ', { is: 'user', id: ID }]],
    [`<#${ID}> <@&${ID}>`, [{ is: 'channel', id: ID }, ' ', { is: 'role', id: ID }]],
    [`</attack enemy:${ID}>`, [{ is: 'command', name: 'attack enemy' }]],
    [`<:boost:${ID}>`, [{ is: 'emoji', name: 'boost' }]],
    [
      '<t:1700000000:R> <t:5>',
      [{ is: 'time', seconds: 1_700_000_000, style: 'R' }, ' ', { is: 'time', seconds: 5, style: 'f' }],
    ],
    ['[rules](https://a.example/x_(y))', [{ is: 'link', url: 'https://a.example/x_(y)', inside: ['rules'] }]],
    [
      'see https://a.example/b.',
      ['see ', { is: 'link', url: 'https://a.example/b', inside: ['https://a.example/b'] }, '.'],
    ],
    ['<https://a.example/>', [{ is: 'link', url: 'https://a.example/', inside: ['https://a.example/'] }]],
  ])('%s', (text, tree) => {
    expect(readInline(text)).toEqual(tree)
  })

  it.each([
    'a * b * c',
    'snake_case_name',
    '2 ** 3',
    '**open',
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '<script>alert(1)</script>',
    '<@12>',
    '<t:x:R>',
    'https:/ /a',
  ])('%s stays text', text => {
    expect(readInline(text)).toEqual([text])
  })

  it('a mark that is escaped is its letter', () => {
    expect(readInline('\\*a\\* \\<@1\\> \\# 1\\. https:\\//a.example \\\\')).toEqual([
      '*a* <@1> # 1. https://a.example \\',
    ])
  })
})

describe('blocks', () => {
  it('are headings, small lines, paragraphs with their line breaks', () => {
    expect(readBlocks('### Vergeltung X\n-# Retaliate X\neins\nzwei')).toEqual([
      { is: 'heading', level: 3, inside: ['Vergeltung X'] },
      { is: 'small', inside: ['Retaliate X'] },
      { is: 'paragraph', inside: ['eins\nzwei'] },
    ])
  })

  it('are lists, within lists too, that count from where they begin', () => {
    const item = (text: string) => ({ is: 'paragraph', inside: [text] })
    expect(readBlocks('- a\n  - b\n- c\n3. d\n4. e')).toEqual([
      {
        is: 'list',
        start: null,
        items: [[item('a'), { is: 'list', start: null, items: [[item('b')]] }], [item('c')]],
      },
      { is: 'list', start: 3, items: [[item('d')], [item('e')]] },
    ])
  })

  it('are quotes of a line and of all that follows', () => {
    expect(readBlocks('> a\n> b\nc\n>>> d\n- e')).toEqual([
      { is: 'quote', blocks: [{ is: 'paragraph', inside: ['a\nb'] }] },
      { is: 'paragraph', inside: ['c'] },
      {
        is: 'quote',
        blocks: [
          { is: 'paragraph', inside: ['d'] },
          { is: 'list', start: null, items: [[{ is: 'paragraph', inside: ['e'] }]] },
        ],
      },
    ])
  })

  it('are code, in which nothing else is read', () => {
    expect(readBlocks('a\n```ts\n# b\n**c**\n```\nd')).toEqual([
      { is: 'paragraph', inside: ['a'] },
      { is: 'codeBlock', text: '# b\n**c**' },
      { is: 'paragraph', inside: ['d'] },
    ])
  })

  it.each(['#no heading', '# ', '-#small', '-no item', '####  four'])('%s is none of them', text => {
    expect(readBlocks(text)).toEqual([{ is: 'paragraph', inside: [text] }])
  })
})

/** Finds blocks of code by one plain, slow expression, to compare `readBlocks` with. */
const FENCED = /^([\s\S]*?)```(?:[\w+-]*\n)?([\s\S]+?)\n?```(?:\n|$)/

describe('any text at all', () => {
  it('has a block of code exactly where one is written', () => {
    const piece = fc.constantFrom('```', '`', '``', '\n', 'ts', 'a b', '-', '```\n', '```js\n')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), pieces => {
        const text = pieces.join('')
        const code = readBlocks(text).find(({ is }) => is === 'codeBlock')
        expect(code).toEqual(
          FENCED.test(text) ? { is: 'codeBlock', text: FENCED.exec(text)?.[2] } : undefined,
        )
      }),
      { numRuns: runs(25) },
    )
  })

  const noise = fc.array(
    fc.constantFrom(
      '*',
      '**',
      '_',
      '__',
      '~~',
      '||',
      '`',
      '```',
      '\n',
      '- ',
      '1. ',
      '> ',
      '>>> ',
      '# ',
      '\\',
      '<@1>',
      '[',
      '](',
      ')',
      'https://a',
      'x',
      ' ',
    ),
    { maxLength: 60 },
  )

  it('is read without loss of a plain word, and without an end to it', () => {
    fc.assert(
      fc.property(noise, noise, (before, after) => {
        const text = `${before.join('')} word ${after.join('')}`
        expect(wordsOfBlocks(readBlocks(text))).toContain('word')
      }),
      { numRuns: runs(2) },
    )
  })

  it('with every mark escaped reads as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), text => {
        const escaped = text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
        expect(readInline(escaped).join('')).toBe(text)
      }),
      { numRuns: runs(2) },
    )
  })

  it('is read in time, however many marks are left open', () => {
    for (const mark of ['*', '**', '_', '||', '`', '[', '[a](', '~~', '<', '> ', '\\'])
      expect(processorTime(() => readBlocks(mark.repeat(4000)))).toBeLessThan(2000)
  })
})
