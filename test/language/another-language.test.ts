// A language is a folder of words, data, and a line in the list. The test adds a made-up one with very few
// words to a copy of the program; the missing words appear in English, marked.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copiedTree } from '../support/program-copy.ts'
import { addLanguage, PATHS } from './another-language.ts'

const tree = copiedTree()
afterAll(() => tree.remove())

beforeAll(() => addLanguage(tree))

describe('a language of which next to nothing is said', () => {
  it('is a folder, data and one line', () => {
    const outside = PATHS.filter(path => !/^(locales\/sv|data)\//.test(path))
    expect(outside).toEqual(['src/language.ts'])
    const design = readFileSync(join(import.meta.dirname, '../../docs/design.md'), 'utf8')
    for (const part of ['`locales/<id>/`', '`data/`', '`src/language.ts`']) expect(design).toContain(part)
  })

  it('compiles, and its data pass the linter', () => {
    expect(tree.compiled('src/main.ts', 'test/language/print-in-language.ts')).toBe('')
    tree.run('src/cli/lint-data.ts')
  })

  it('is shown in rule, board, refusal and command, and what it lacks in English with a mark', () => {
    const said = tree.run('test/language/print-in-language.ts', 'sv')
    const { rule, board, english, refusal, command } = JSON.parse(said)
    const texts = {
      rule: JSON.stringify(rule),
      board: JSON.stringify(board),
      english: JSON.stringify(english),
    }
    expect(texts.rule).toContain('### (EN) Retaliate X')
    expect(texts.rule).toContain('Den som slår får slag.')
    expect(texts.rule).toContain('(EN) If a character has retaliate several times')
    expect(texts.rule).toContain('"label":"Dela ut"')
    expect(texts.rule).toContain('"label":"English"')
    expect(texts.rule).toContain('"label":"Deutsch"')
    expect(texts.board).toContain('Vem försvarar?')
    expect(texts.board).toContain('(EN) Villain')
    expect(texts.board).toContain('(EN) Something happens first…')
    expect(texts.english).toMatch(
      /"Deutsch","value":"[^"]*\|language\|[^"|]*\|\d+".*"Mål","value":"[^"]*\|sv"/,
    )
    expect(refusal).toMatch(/^\(EN\) /)
    expect(command.name_localizations).toEqual({
      'en-US': 'rule',
      'en-GB': 'rule',
      de: 'regel',
      'sv-SE': 'rule',
    })
    expect(said).not.toContain('undefined')
  })
})
