// npm run resolve: plays a script of an attack, or a line that says what happens, and prints its story, every line with its
// clause, and the outcome in a sentence. Exit code 1: a fault in the script or the line; 2: wrong use.
import '../node-24.js'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCards, type Cards, loadCardsOnce } from '../cards/cards.ts'
import { noticeLines } from '../discord/attack/board/notices.ts'
import { boardNames } from '../discord/attack/face/names.ts'
import type { AnyFlow, Shown } from '../games/game.ts'
import { inOneRecord } from '../games/outcome.ts'
import type { Language } from '../language.ts'
import { playedGames } from '../played-games.ts'
import { rulesName } from '../words/edition-name.ts'
import { type Translate, wordsIn } from '../words/words.ts'
import { askedAsYaml } from './ask.ts'
import { lineFaultText, unfilledText } from './line/fault-words.ts'
import { readWholeLine } from './line/line.ts'
import { readOptions } from './options.ts'
import { readScript, refusedPath, type Script, type ScriptFault, scriptSchema } from './script.ts'
import { refusalOf } from './story/refused.ts'
import { inEdition, sideBySide } from './story/side-by-side.ts'
import { storyLines } from './story/story.ts'
import { type ReadScript, type ScriptNames, UNNAMED } from './story/telling.ts'
import { underEdition } from './story/under-edition.ts'
import { terminalFor } from './terminals.ts'
import { writtenScript } from './written-script.ts'

const { flows, faces, cardGames } = playedGames()
/** The word for every edition in place of one. */
const EACH = 'all'

const given = readOptions(process.argv.slice(2), {
  json: { type: 'boolean', default: false },
  schema: { type: 'boolean', default: false },
  ask: { type: 'boolean', default: false },
  script: { type: 'boolean', default: false },
  chart: { type: 'string' },
  edition: { type: 'string' },
})
if ('wrong' in given) fail(given.t('story:usage', { reason: given.wrong }), 2)
else resolve(given)

function fail(line: string, code: 1 | 2): void {
  console.error(line)
  process.exitCode = code
}

type Given = Exclude<typeof given, { wrong: string }>

function resolve({ values, positionals, language, t }: Given): void {
  const what = positionals.join(' ')
  if (values.help) console.log(t('resolve:help', { flows: [...flows.keys()].join(', ') }))
  else if (values.schema) console.log(JSON.stringify(scriptSchema(flows, reveals), null, 2))
  else if (values.chart !== undefined) showChart(values.chart, t)
  else if (what.trim() === '') fail(t('story:usage', { reason: t('resolve:nothing') }), 2)
  else {
    const read =
      what === '-' || existsSync(what)
        ? readFile(what, values, language, t)
        : readWords(what, values, language, t)
    if (read) print(read, values, language)
  }
}

function showChart(id: string, t: Translate): void {
  const flow = flows.get(id)
  if (flow) console.log(flow.chart())
  else fail(t('story:flows', { flows: [...flows.keys()].join(', ') }), 2)
}

/** A script with the names of its ids, and what is to be said before its story. */
type Read = { readonly script: Script; readonly named: ScriptNames; readonly notes: readonly string[] }
type Values = Given['values']

function cards(): Cards {
  return buildCards(loadCardsOnce(join(import.meta.dirname, '../../data'), cardGames), cardGames)
}

/** Whether an answer of the flow may name a card that it reveals. */
function reveals(flow: AnyFlow): boolean {
  return terminalFor(flow.id).revealed !== null
}

function readFile(file: string, { edition }: Values, language: Language, t: Translate): Read | null {
  const read = readScript(readFileSync(file === '-' ? 0 : file, 'utf8'), flows, {
    instead: edition === EACH ? undefined : edition,
    fill: (flow, setUp, deploys) => {
      const { fromCards } = terminalFor(flow.id)
      const namesCards = JSON.stringify(setUp.pieces ?? []).includes('"card"')
      return fromCards && namesCards ? fromCards({ cards: cards(), language, setUp, deploys }) : { setUp }
    },
    reveal: flow => {
      const { revealed } = terminalFor(flow.id)
      return revealed
        ? (setUp, named, activates) => revealed({ cards: cards(), language, setUp }, named, activates)
        : null
    },
  })
  if ('fault' in read) {
    fail(faultText(read.fault, language, t), 1)
    return null
  }
  const { script, written } = read
  const played = edition === undefined || edition === EACH ? script : underNamed(script, edition, written)
  const isLeftOut = played.answers !== script.answers
  const rules = isLeftOut ? [t('resolve:asTaken', { rules: rulesName(String(edition), t) })] : []
  return { script: played, named: UNNAMED, notes: rules }
}

/** The script under a named edition, which it was not written for. */
function underNamed(script: Script, edition: string, written: string | undefined): Script {
  const { edition: _, ...setUp } = script.setUp
  return underEdition(
    { ...script, setUp: { ...setUp, ...(written !== undefined && { edition: written }) } },
    edition,
  )
}

function faultText(fault: ScriptFault, language: Language, t: Translate): string {
  if ('unfilled' in fault) return unfilledText(fault.unfilled, faces, language)
  return 'aliasIn' in fault ? t('story:alias', { line: fault.aliasIn }) : t('story:expected', fault)
}

function readWords(line: string, { edition }: Values, language: Language, t: Translate): Read | null {
  const chosen = edition === EACH ? undefined : edition
  const read = readWholeLine(line, { faces, cards: cards(), language, edition: chosen })
  if ('read' in read) return read.read
  const isFile = /\.(ya?ml|json)$/.test(line) || (line.includes('/') && !line.includes(' '))
  fail(
    isFile ? t('resolve:noFile', { file: line }) : lineFaultText(read.fault, { faces, language }),
    isFile ? 2 : 1,
  )
  return null
}

function print(
  { script, named, notes }: Read,
  { edition, json, ask, script: asScript }: Values,
  language: Language,
) {
  const reading: ReadScript = { script, named, faces, language }
  if (asScript) console.log(writtenScript(script))
  else if (edition === EACH) playEach(reading, notes, json)
  else playScript(reading, notes, { json, ask })
}

/** Plays a script under each edition. It fails if no edition comes to an end. */
function playEach(reading: ReadScript, notes: readonly string[], asJson: boolean): void {
  const plays = reading.script.flow.editions.map(edition => inEdition(reading, edition))
  const ends = plays.map(({ edition, end, notices }) => [
    edition,
    end && { ...inOneRecord(end), editions: undefined, notices },
  ])
  const noticed = new Set(plays.flatMap(({ notices }) => noticedIn(reading, notices)))
  if (asJson) console.log(JSON.stringify(Object.fromEntries(ends), null, 2))
  else console.log([...noticed, ...notes, ...sideBySide(plays, wordsIn(reading.language))].join('\n'))
  if (plays.every(({ end }) => end === null)) process.exitCode = 1
}

function noticedIn(
  { script, named, language }: ReadScript,
  notices: ReturnType<AnyFlow['notices']>,
): string[] {
  const t = wordsIn(language)
  const ownName = faces.get(script.flow.id)?.board.ownName
  return [...noticeLines(notices, boardNames(named, language, t, ownName).plain, t)]
}

/** A play in the form that is printed as JSON: without its state, with its notices. */
function printed(
  { events, prompt, outcome, accepted, refused }: Shown,
  notices: ReturnType<AnyFlow['notices']>,
): object {
  return { events, prompt, outcome: outcome && inOneRecord(outcome), accepted, refused, notices }
}

type How = { readonly json: boolean; readonly ask: boolean }

function playScript(reading: ReadScript, notes: readonly string[], { json, ask }: How): void {
  const { flow, setUp, answers } = reading.script
  const played = flow.play(setUp, answers)
  const notices = flow.notices(played)
  const noticed = noticedIn(reading, notices)
  const t = wordsIn(reading.language)
  if (json) console.log(JSON.stringify(printed(played, notices), null, 2))
  else if (ask) console.log([...noticed.map(line => `  # ${line}`), askedAsYaml(played, t)].join('\n'))
  else console.log([...noticed, ...notes, ...storyLines(reading, played)].join('\n'))
  const why = refusalOf(reading, played)
  if (why !== null) fail(`${refusedPath(reading.script, played)}: ${why}`, 1)
}
