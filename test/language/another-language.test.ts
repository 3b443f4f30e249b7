// A language is a folder of words, data, and a line in the list. A made-up one is added to a copy of the program, of which
// next to nothing is said: what it lacks is shown in English, marked.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'riposte-language-'))
afterAll(() => rmSync(copy, { recursive: true }))

const GERMAN = "  { id: 'de', locales: ['de'], isComplete: true },\n"
const ANOTHER = "  { id: 'sv', locales: ['sv-SE'], isComplete: false },\n"
const RETALIATE = 'data/marvel-champions/entries/retaliate-x.yaml'

/** All that the language is made of. */
const PARTS: Readonly<Record<string, (before: string) => string>> = {
  'src/language.ts': before => before.replace(GERMAN, `${GERMAN}${ANOTHER}`),
  'locales/sv/rule.json': () => JSON.stringify({ inLanguage: 'Mål', share: 'Dela ut' }),
  'locales/sv/attack.json': () => JSON.stringify({ inLanguage: 'Mål', ask: { defend: 'Vem försvarar?' } }),
  [RETALIATE]: before =>
    before.replace('en: After a character', 'sv: Den som slår får slag.\n    en: After a character'),
}

/** Runs a script of the copy. */
function run(...script: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, script, { cwd: copy, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${script.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

const before = (path: string): string => {
  try {
    return readFileSync(join(copy, path), 'utf8')
  } catch {
    return ''
  }
}

/** Generous, for a machine that has much else to do. */
const LONG = 300_000

beforeAll(() => {
  const filter = (path: string) => !/\.test\.ts$|__snapshots__/.test(path)
  for (const part of ['src', 'commands', 'data', 'locales', 'test/language', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'locales/sv'))
  for (const [path, change] of Object.entries(PARTS)) writeFileSync(join(copy, path), change(before(path)))
}, LONG)

describe('a language of which next to nothing is said', () => {
  it('is a folder, data and one line', () => {
    const outside = Object.keys(PARTS).filter(path => !/^(locales\/sv|data)\//.test(path))
    expect(outside).toEqual(['src/language.ts'])
    const design = readFileSync(join(root, 'docs/design.md'), 'utf8')
    for (const part of ['`locales/<id>/`', '`data/`', '`src/language.ts`']) expect(design).toContain(part)
  })

  it('compiles, and its data pass the linter', { timeout: LONG }, () => {
    const config = {
      extends: './tsconfig.json',
      include: ['src/main.ts', 'test/language/said-in.ts', 'src/**/*.d.ts'],
    }
    writeFileSync(join(copy, 'tsconfig.other.json'), JSON.stringify(config))
    run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.other.json')
    run('src/cli/lint-data.ts')
  })

  it('is shown in rule, board, refusal and command, and what it lacks in English with a mark', {
    timeout: LONG,
  }, () => {
    const said = run('test/language/said-in.ts', 'sv')
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
    expect(texts.board).toContain('(EN) The attacker gets a facedown boost card; 1 is facedown now.')
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
