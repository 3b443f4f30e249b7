// npm run resolve: plays a script of an attack and prints its story, every line with its clause.
import '../node-24.js'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '../language.ts'
import { playedGames } from '../played-games.ts'
import { operatorLanguage } from '../words/reader-language.ts'
import { story } from '../words/story.ts'
import { type Translate, wordsIn } from '../words/words.ts'
import { type Fault, readScript, type Script, scriptSchema } from './script.ts'

const own = operatorLanguage(process.env)
const { flows } = playedGames()

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lang: { type: 'string' },
      json: { type: 'boolean', default: false },
      schema: { type: 'boolean', default: false },
      chart: { type: 'string' },
    },
  })
  const language = LANGUAGES.find(one => one === (values.lang ?? own))
  if (!language) throw new Error(`--lang ${JSON.stringify(values.lang)}`)
  if (values.schema) console.log(JSON.stringify(scriptSchema(flows), null, 2))
  else if (values.chart !== undefined) showChart(values.chart, language)
  else playFile(positionals, language, values.json)
} catch (error) {
  fail(wordsIn(own)('story:usage', { reason: (error as Error).message.split('\n')[0] }))
}

function fail(line: string): void {
  console.error(line)
  process.exitCode = 1
}

function showChart(id: string, language: Language): void {
  const flow = flows.get(id)
  if (flow) console.log(flow.chart())
  else fail(wordsIn(language)('story:flows', { flows: [...flows.keys()].join(', ') }))
}

function playFile(files: readonly string[], language: Language, asJson: boolean): void {
  const t = wordsIn(language)
  const [file] = files
  if (file === undefined || files.length > 1) throw new Error(files.join(' '))
  const read = readScript(readFileSync(file === '-' ? 0 : file, 'utf8'), flows)
  if ('fault' in read) fail(faultText(read.fault, t))
  else playScript(read.script, t, asJson)
}

function faultText(fault: Fault, t: Translate): string {
  return 'aliasIn' in fault ? t('story:alias', { line: fault.aliasIn }) : t('story:expected', fault)
}

function playScript({ flow, setUp, answers }: Script, t: Translate, asJson: boolean): void {
  const played = flow.play(setUp, answers)
  const { now: _now, ...printed } = played
  console.log(asJson ? JSON.stringify(printed, null, 2) : story(played, t))
  if (!played.refused) return
  const { code, clause } = played.refused
  const path = played.events.length === 0 ? 'setUp' : `answers.${played.accepted.length}`
  fail(`${(clause ?? '').padEnd(15)} ${t('story:refused', { path, code })}`)
}
