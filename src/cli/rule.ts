// npm run rule: looks rules up as /rule does, for one question or for many. Exit code 1: nothing certain; 2: wrong use.
import '../node-24.js'
import { createInterface } from 'node:readline'
import { clauseToday } from '../discord/rule/text.ts'
import type { Finding } from '../glossary/find.ts'
import type { Glossary } from '../glossary/glossary.ts'
import { GAMES, type GameId } from '../glossary/schema.ts'
import { FALLBACK, inLanguage, type Language } from '../language.ts'
import { readShipped } from '../program-data.ts'
import { wordsIn } from '../words/words.ts'
import { answerLine, entryJson, type Known } from './batch.ts'
import { entryText, firstViewText } from './entry-text.ts'
import { readOptions } from './options.ts'

type Options = {
  readonly query: string
  readonly language: Language
  readonly game: GameId | null
  readonly asJson: boolean
  /** Everything of the entry, with ids, instead of its first view. */
  readonly isWhole: boolean
}

const given = readOptions(process.argv.slice(2), {
  game: { type: 'string' },
  json: { type: 'boolean', default: false },
  batch: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
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
  const known = readShipped()
  if (!values.batch) {
    const how = { asJson: values.json, isWhole: values.all }
    return answerOne({ query, language, game, ...how }, known)
  }
  // The answers to a file of questions do not depend on the language of the machine.
  const unsaid = { game, language: values.lang === undefined ? FALLBACK : language }
  for await (const line of createInterface({ input: process.stdin }))
    console.log(answerLine(line, unsaid, known))
}

/** Prints the answer to one question; nothing found, or nothing certain, is exit code 1. */
function answerOne({ query, language, game, asJson, isWhole }: Options, known: Known): void {
  const t = wordsIn(language)
  const { glossary, find } = known
  const findings = find({ query, language, game })
  const [best] = findings
  if (!best?.isConfident) process.exitCode = 1
  if (asJson) console.log(entryJson({ query, language, game }, known))
  else if (best?.isConfident && isWhole) console.log(entryText(glossary, best.entry, language))
  else if (best?.isConfident) console.log(firstViewText(glossary, best, language))
  else if (best)
    console.log(
      [t('terminal:unsure'), ...findings.slice(0, 3).map(one => guessText(glossary, one, language))].join(
        '\n',
      ),
    )
  else console.log(t('terminal:nothing'))
}

/** The title of an entry that may be meant, and what in it may answer. */
function guessText(glossary: Glossary, { entry, answers: [best] }: Finding, language: Language): string {
  const title = `  ${inLanguage(entry.title, language)} (${entry.id})`
  return best ? `${title}\n    ${clauseToday(glossary, entry, best, language)}` : title
}
