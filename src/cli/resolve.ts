// npm run resolve: plays a script of an attack and prints its story, every line with its clause.
import '../node-24.js'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Shown } from '../games/game.ts'
import { LANGUAGES, type Language } from '../language.ts'
import { playedGames } from '../played-games.ts'
import { operatorLanguage } from '../words/reader-language.ts'
import { story } from '../words/story.ts'
import { type Translate, wordsIn } from '../words/words.ts'
import { type Fault, readScript, type Script, scriptSchema } from './script.ts'
import { sideBySide } from './side-by-side.ts'

const own = operatorLanguage(process.env)
const { flows } = playedGames()
/** The word for every edition in place of one. */
const EACH = 'all'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lang: { type: 'string' },
      json: { type: 'boolean', default: false },
      schema: { type: 'boolean', default: false },
      chart: { type: 'string' },
      edition: { type: 'string' },
    },
  })
  const language = LANGUAGES.find(one => one === (values.lang ?? own))
  if (!language) throw new Error(`--lang ${JSON.stringify(values.lang)}`)
  if (values.schema) console.log(JSON.stringify(scriptSchema(flows), null, 2))
  else if (values.chart !== undefined) showChart(values.chart, language)
  else playFile(positionals, wordsIn(language), values)
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

type How = { readonly json: boolean; readonly edition?: string | undefined }

function playFile(files: readonly string[], t: Translate, { json, edition }: How): void {
  const [file] = files
  if (file === undefined || files.length > 1) throw new Error(files.join(' '))
  const text = readFileSync(file === '-' ? 0 : file, 'utf8')
  const read = readScript(text, flows, edition === EACH ? undefined : edition)
  if ('fault' in read) fail(faultText(read.fault, t))
  else if (edition === EACH) playEach(read.script, t, json)
  else playScript(read.script, t, json)
}

/** Plays a script under each edition. It fails if no edition comes to an end. */
function playEach({ flow, setUp, answers }: Script, t: Translate, asJson: boolean): void {
  const plays = flow.editions.map(edition => {
    const end = flow.endUnder(edition, setUp, answers)
    const played = flow.play({ ...setUp, edition }, answers)
    const isOver = end !== null || played.outcome !== null
    return { edition, end: end ?? played.now ?? {}, stops: isOver ? null : played }
  })
  const ends = plays.map(({ edition, end, stops }) => [edition, stops ? null : end])
  console.log(asJson ? JSON.stringify(Object.fromEntries(ends), null, 2) : sideBySide(plays, t))
  if (plays.every(({ stops }) => stops)) process.exitCode = 1
}

/** A play in the form that is printed as JSON. */
function withoutState({ now: _, ...printed }: Shown): object {
  return printed
}

function faultText(fault: Fault, t: Translate): string {
  return 'aliasIn' in fault ? t('story:alias', { line: fault.aliasIn }) : t('story:expected', fault)
}

function playScript({ flow, setUp, answers }: Script, t: Translate, asJson: boolean): void {
  const played = flow.play(setUp, answers)
  console.log(asJson ? JSON.stringify(withoutState(played), null, 2) : story(played, t))
  if (!played.refused) return
  const { code, clause } = played.refused
  const path = played.events.length === 0 ? 'setUp' : `answers.${played.accepted.length}`
  fail(`${(clause ?? '').padEnd(15)} ${t('story:refused', { path, code })}`)
}
