// Both languages have the same words with the same slots, and the code uses all of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMPLETE_LANGUAGES } from '../language.ts'
import { resourcesOf } from './resources.ts'
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

const slots = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map(([, name = '']) => name))].sort()

const PLURAL = /_(zero|one|two|few|many|other)$/

/** The texts by their keys, with all plural forms of one key together. */
const byKey = (words: Map<string, string>): Map<string, string[]> =>
  Map.groupBy([...words], ([key]) => key.replace(PLURAL, ''))
    .entries()
    .reduce(
      (all, [key, forms]) =>
        all.set(
          key,
          forms.map(([, text]) => text),
        ),
      new Map<string, string[]>(),
    )

function sources(): string {
  return ['src', 'commands']
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
    )
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

/** Finds keys that the code assembles: `commands:attack.${name}.description` uses one for each name. */
function patternsIn(code: string): RegExp[] {
  const templates = [...code.matchAll(/`([a-z]+:[\w.]*\$\{[^`]*)`/g)].map(match => match[1] ?? '')
  return templates.map(template => {
    const parts = template.split(/\$\{[^}]*\}/).map(part => part.replaceAll('.', '\\.'))
    return new RegExp(`^${parts.join('[^.]+')}$`)
  })
}

describe('the words of the bot', () => {
  const en = flat(resourcesOf('en'))
  const inEnglish = byKey(en)
  const keys = [...inEnglish.keys()]

  it('are the same keys in every complete language', () => {
    for (const language of COMPLETE_LANGUAGES)
      expect([...byKey(flat(resourcesOf(language))).keys()].sort()).toEqual(keys.toSorted())
  })

  it('have every plural form that a complete language needs, and no other', () => {
    const counted = keys.filter(key => !en.has(key)).sort()
    for (const language of COMPLETE_LANGUAGES) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.map(form => `_${form}`)
      const words = [...flat(resourcesOf(language)).keys()].filter(key => PLURAL.test(key))
      expect(words.sort()).toEqual(counted.flatMap(key => forms.map(form => `${key}${form}`)).sort())
    }
  })

  it('have the same slots in every complete language and in every plural form, and a number where they count', () => {
    for (const language of COMPLETE_LANGUAGES) {
      for (const [key, forms] of byKey(flat(resourcesOf(language)))) {
        const all = forms.map(slots)
        const own = slots(inEnglish.get(key)?.at(-1) ?? '')
        expect({ key, all }).toEqual({ key, all: forms.map(() => own) })
      }
    }
  })

  it('are none of them empty', () => {
    for (const language of COMPLETE_LANGUAGES)
      for (const [key, text] of flat(resourcesOf(language))) expect(text.trim(), key).not.toBe('')
  })

  it('call the commands as their readers type them', () => {
    const naming = (language: 'en' | 'de', commands: RegExp) =>
      [...flat(resourcesOf(language))].filter(([, text]) => commands.test(text)).map(([key]) => key)
    expect(naming('en', /\/(angriff|regel|einstellungen)\b/)).toEqual([])
    expect(naming('de', /\/(attack|rule|settings)\b/)).toEqual([])
  })

  it('are all used somewhere: a key is, or one of which it is a form', () => {
    const code = sources()
    const quoted = new Set([...code.matchAll(/'([a-zA-Z]+:[^']+)'/g)].map(([, key]) => key))
    const patterns = patternsIn(code)
    const isDescribed = (key: string) =>
      /\.(name|description)$/.test(key) && code.includes(`described('${key.slice(0, key.lastIndexOf('.'))}')`)
    const isUsed = (key: string) =>
      quoted.has(key) || isDescribed(key) || patterns.some(pattern => pattern.test(key))
    const isForm = (key: string) => keys.some(base => key.startsWith(`${base}_`) && isUsed(base))
    expect(keys.filter(key => !isUsed(key) && !isForm(key))).toEqual([])
  })

  it('fill their slots as they are, without escaping', () => {
    expect(wordsIn('de')('rule:sharedBy', { user: '<@1>' })).toBe('Geteilt von <@1>')
    expect(wordsIn('en')('rule:sharedBy', { user: '$& {{user}} $t(rule:share)' })).toBe(
      'Shared by $& {{user}} $t(rule:share)',
    )
  })
})
