// npm run rule: looks rules up as /rule does, for one question or for a file of them.
import '../node-24.js'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { buildFinder, type Finder } from '../glossary/find.ts'
import { loadGlossary } from '../glossary/load.ts'
import { GAMES, type GameId } from '../glossary/schema.ts'
import { inLanguage, LANGUAGES, type Language } from '../language.ts'
import { operatorLanguage } from '../words/reader-language.ts'
import { wordsIn } from '../words/words.ts'
import { answerLine, entryJson } from './batch.ts'
import { entryText } from './entry-text.ts'

const glossary = loadGlossary(join(import.meta.dirname, '../../data'))
const find = buildFinder(glossary)
const own = operatorLanguage(process.env)

type Options = {
  readonly query: string
  readonly language: Language
  readonly game: GameId | null
  readonly asJson: boolean
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lang: { type: 'string' },
      game: { type: 'string' },
      json: { type: 'boolean', default: false },
      batch: { type: 'boolean', default: false },
    },
  })
  if (values.batch) {
    for await (const line of createInterface({ input: process.stdin })) console.log(answerLine(line, find))
  } else {
    const language = oneOf('--lang', values.lang, LANGUAGES) ?? own
    const game = oneOf('--game', values.game, GAMES)
    answerOne({ query: positionals.join(' '), language, game, asJson: values.json }, find)
  }
} catch (error) {
  console.error(wordsIn(own)('terminal:badOption', { reason: (error as Error).message.split('\n')[0] }))
  process.exitCode = 1
}

function oneOf<T extends string>(option: string, value: string | undefined, allowed: readonly T[]): T | null {
  if (value === undefined) return null
  const found = allowed.find(one => one === value)
  if (!found) throw new Error(`${option} ${JSON.stringify(value)}`)
  return found
}

function answerOne({ query, language, game, asJson }: Options, find: Finder): void {
  const t = wordsIn(language)
  if (query.trim() === '') {
    console.error(t('terminal:noQuery'))
    process.exitCode = 1
    return
  }
  if (asJson) {
    console.log(entryJson({ query, language, game }, find))
    return
  }
  const findings = find({ query, language, game })
  const [best] = findings
  if (best?.isConfident) {
    console.log(entryText(glossary, best.entry, language))
  } else if (best) {
    const titles = findings
      .slice(0, 3)
      .map(({ entry }) => `  ${inLanguage(entry.title, language)} (${entry.id})`)
    console.log([t('terminal:unsure'), ...titles].join('\n'))
  } else {
    console.log(t('terminal:nothing'))
  }
}
