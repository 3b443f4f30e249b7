// Both languages have the same words with the same slots, and none is left over.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { resources } from './resources.ts'
import { wordsIn } from './words.ts'

const root = join(import.meta.dirname, '../..')

/** Every key of a language as `namespace:a.b`, with its text. */
function flat(tree: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] => {
      const key = path === '' ? `${name}:` : path.endsWith(':') ? `${path}${name}` : `${path}.${name}`
      return typeof value === 'string' ? [[key, value]] : [...flat(value, key)]
    }),
  )
}

const slots = (text: string | undefined): string[] => (text?.match(/\{\{\w+\}\}/g) ?? []).sort()

function sources(): string {
  return ['src', 'commands']
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
    )
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

/** Keys that are put together: `commands:attack.${name}.description` uses one for each name. */
function patternsIn(code: string): RegExp[] {
  const templates = [...code.matchAll(/`([a-z]+:[\w.]*\$\{[^`]*)`/g)].map(match => match[1] ?? '')
  return templates.map(template => {
    const parts = template.split(/\$\{[^}]*\}/).map(part => part.replaceAll('.', '\\.'))
    return new RegExp(`^${parts.join('[^.]+')}$`)
  })
}

describe('the words of the bot', () => {
  const en = flat(resources.en)
  const de = flat(resources.de)

  it('are the same keys in both languages', () => {
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort())
  })

  it('have the same slots in both languages', () => {
    for (const [key, text] of en)
      expect({ key, slots: slots(de.get(key)) }).toEqual({ key, slots: slots(text) })
  })

  it('have no plurals and no contexts, which nobody would look for', () => {
    expect([...en.keys()].filter(key => key.includes('_'))).toEqual([])
  })

  it('are none of them empty', () => {
    for (const words of [en, de]) for (const [key, text] of words) expect(text.trim(), key).not.toBe('')
  })

  it('call the commands as their readers type them', () => {
    const naming = (words: Map<string, string>, commands: RegExp) =>
      [...words].filter(([, text]) => commands.test(text)).map(([key]) => key)
    expect(naming(en, /\/(angriff|regel|einstellungen)\b/)).toEqual([])
    expect(naming(de, /\/(attack|rule|settings)\b/)).toEqual([])
  })

  it('are all used somewhere', () => {
    const code = sources()
    const patterns = patternsIn(code)
    const isUsed = (key: string) => code.includes(`'${key}'`) || patterns.some(pattern => pattern.test(key))
    expect([...en.keys()].filter(key => !isUsed(key))).toEqual([])
  })

  it('lie in files that are all read', () => {
    for (const language of LANGUAGES) {
      const files = readdirSync(join(root, 'locales', language)).map(file => file.replace('.json', ''))
      expect(files.sort()).toEqual(Object.keys(resources[language]).sort())
    }
  })

  it('fill their slots as they are, without escaping', () => {
    expect(wordsIn('de')('rule:sharedBy', { user: '<@1>' })).toBe('Geteilt von <@1>')
    expect(wordsIn('en')('rule:sharedBy', { user: '$& {{user}} $t(rule:share)' })).toBe(
      'Shared by $& {{user}} $t(rule:share)',
    )
  })
})
