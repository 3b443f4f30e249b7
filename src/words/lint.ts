// Checks the bot's own words as an editor would, and names file and line of every fault.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPLETE_LANGUAGES, type Language } from '../language.ts'
import { LOCALES, type Tree } from './resources.ts'
import { WORD_RULES, type WordRule } from './word-rules.ts'

/** A file of words: `locales/en/attack.json`. */
export type WordFile = { readonly language: Language; readonly namespace: string; readonly json: string }

type Fault = { readonly file: string; readonly line: number; readonly rule: string; readonly message: string }

/** The words of all complete languages, as they are written. */
export function wordFiles(): WordFile[] {
  return COMPLETE_LANGUAGES.flatMap(language =>
    readdirSync(join(LOCALES, language)).map(file => ({
      language,
      namespace: file.slice(0, -'.json'.length),
      json: readFileSync(join(LOCALES, language, file), 'utf8'),
    })),
  )
}

/** All faults of these files, in the order of their lines; none if the words hold to the rules. */
export function lintWords(files: readonly WordFile[]): Fault[] {
  return files.flatMap(({ language, namespace, json }) => {
    const lines = json.split('\n')
    const faults = texts(JSON.parse(json), `${namespace}:`).flatMap(([key, text]) =>
      WORD_RULES.flatMap(rule => {
        const found = findIn(rule, language, key, text)
        if (found === null) return []
        const line = lines.findIndex(one => one.includes(`: ${JSON.stringify(text)}`)) + 1
        const message = `${key}: not “${found}”: ${rule.instead}`
        return [{ file: `locales/${language}/${namespace}.json`, line, rule: rule.name, message }]
      }),
    )
    return faults.sort((a, b) => a.line - b.line)
  })
}

/** Every text with its key, `namespace:a.b`. */
function texts(tree: Tree, path: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const key = path.endsWith(':') ? `${path}${name}` : `${path}.${name}`
    return typeof value === 'string' ? [[key, value]] : texts(value, key)
  })
}

function findIn({ language, keys, finds }: WordRule, own: Language, key: string, text: string) {
  if ((language && language !== own) || (keys && !keys.test(key))) return null
  return finds.exec(text)?.[0] ?? null
}
