// npm run rule: looks rules up as /rule does, for one question or for many. Exit code 1: nothing certain; 2: wrong use.
import '../node-24.js'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildFinder, type Finder } from '../glossary/find.ts'
import type { Entry, Glossary } from '../glossary/glossary.ts'
import { loadGlossary } from '../glossary/load.ts'
import { GAMES, type GameId } from '../glossary/schema.ts'
import { FALLBACK, inLanguage, type Language } from '../language.ts'
import { wordsIn } from '../words/words.ts'
import { answerLine, entryJson } from './batch.ts'
import { entryText } from './entry-text.ts'
import { readOptions } from './options.ts'

type Options = {
  readonly query: string
  readonly language: Language
  readonly game: GameId | null
  readonly asJson: boolean
}

const given = readOptions(process.argv.slice(2), {
  game: { type: 'string' },
  json: { type: 'boolean', default: false },
  batch: { type: 'boolean', default: false },
})
if ('wrong' in given) wrong(given.t('terminal:badOption', { reason: given.wrong }))
else await answer(given)

function wrong(line: string): void {
  console.error(line)
  process.exitCode = 2
}

async function answer({
  values,
  positionals,
  language,
  t,
}: Exclude<typeof given, { wrong: string }>): Promise<void> {
  const game = GAMES.find(one => one === values.game) ?? null
  const query = positionals.join(' ')
  if (values.help) return console.log(t('terminal:ruleHelp'))
  if (values.game !== undefined && !game)
    return wrong(t('terminal:badOption', { reason: `--game ${JSON.stringify(values.game)}` }))
  if (!values.batch && query.trim() === '') return wrong(t('terminal:noQuery'))
  const glossary = loadGlossary(join(import.meta.dirname, '../../data'))
  const find = buildFinder(glossary)
  if (!values.batch) return answerOne({ query, language, game, asJson: values.json }, glossary, find)
  // The answers to a file of questions do not depend on the language of the machine.
  const unsaid = { game, language: values.lang === undefined ? FALLBACK : language }
  for await (const line of createInterface({ input: process.stdin }))
    console.log(answerLine(line, unsaid, find))
}

/** Prints the answer to one question; nothing found, or nothing certain, is exit code 1. */
function answerOne({ query, language, game, asJson }: Options, glossary: Glossary, find: Finder): void {
  const t = wordsIn(language)
  const findings = find({ query, language, game })
  const [best] = findings
  if (!best?.isConfident) process.exitCode = 1
  if (asJson) console.log(entryJson({ query, language, game }, find))
  else if (best?.isConfident) console.log(entryText(glossary, best.entry, language))
  else if (best)
    console.log([t('terminal:unsure'), ...findings.slice(0, 3).map(one => titleOf(one, language))].join('\n'))
  else console.log(t('terminal:nothing'))
}

function titleOf({ entry }: { readonly entry: Entry }, language: Language): string {
  return `  ${inLanguage(entry.title, language)} (${entry.id})`
}
