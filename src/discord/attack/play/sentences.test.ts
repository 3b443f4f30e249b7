// Tests that every refusal code of the engine, the games and the forms has a sentence.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resourcesOf } from '../../../words/resources.ts'

const root = join(import.meta.dirname, '../../../..')

/** The source of the programs under a folder, without tests. */
const sources = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/\.test\.ts$/.test(file))
    .map(file => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n')

/** Patterns of refusal codes in the source. */
const CODES = [
  /\b(?:problem|refuse|wrong|formProblem|malformed)\(\s*'(\w+)'/g,
  /\b(?:wrong|formProblem)\([^'()]*(?:'\w*' )?\? '(\w+)' : '(\w+)'/g,
  /\bcode: (?:[^'{},]*(?:\?|\?\?) )?'(\w+)'/g,
  /\bcode: [^'{},]*\? '\w+' : '(\w+)'/g,
  /\bcode(?:: string)? = [^'{},\n]*'(\w+)'/g,
  /\bunfit: '(\w+)'/g,
]
/** Patterns of results that are a code or null. */
const OR_NULL = [/\? '(\w+)' : null/g, /\? null : '(\w+)'/g]
const RESULTS = [...OR_NULL, /return '(\w+)'/g, / : '(\w+)'$/gm]

function codesIn(code: string, patterns: readonly RegExp[]): string[] {
  const found = patterns.flatMap(pattern => [...code.matchAll(pattern)])
  return found.flatMap(match => match.slice(1).filter(one => one !== undefined))
}

const file = (path: string): string => readFileSync(join(root, 'src', path), 'utf8')

function allCodes(): string[] {
  const folders = [
    'src/engine',
    'src/games',
    'src/discord/attack/forms',
    'src/discord/attack/face',
    'src/discord/attack/faces',
  ]
  const code = folders.map(sources).join('\n')
  const results = [
    'games/marvel-champions/rules/joining.ts',
    'games/marvel-champions/rules/targeting.ts',
  ].map(file)
  return [
    ...codesIn(code, CODES),
    ...codesIn(results.join('\n'), RESULTS),
    ...codesIn(file('discord/attack/forms/effect-fields.ts'), OR_NULL),
  ]
}

test('there is a sentence for every code in the code, and for no other', () => {
  const sentences = Object.keys(resourcesOf('en').walkthroughs?.refused ?? {}).map(key => key.split('_')[0])
  expect([...new Set([...allCodes(), 'other'])].sort()).toEqual([...new Set(sentences)].sort())
})
