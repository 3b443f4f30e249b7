// npm run resolve: plays a script of an attack, or a line that says what happens, and prints its story, every line with its
// clause, and the outcome in a sentence. Exit code 1: a fault in the script or the line; 2: wrong use.
import '../node-24.js'
import { existsSync, readFileSync } from 'node:fs'
import type { AnyFlow } from '../games/game.ts'
import type { Language } from '../language.ts'
import { playedGames } from '../played-games.ts'
import { readCards } from '../program-data.ts'
import { rulesName } from '../words/edition-name.ts'
import type { Translate } from '../words/words.ts'
import { lineFaultText, unfilledText } from './line/fault-words.ts'
import { readWholeLine } from './line/line.ts'
import { readOptions } from './options.ts'
import { readScripts, type Script, type ScriptFault, type ScriptRead, scriptSchema } from './script.ts'
import { type ToTell, tellScripts } from './story/tell-scripts.ts'
import { UNNAMED } from './story/telling.ts'
import { underEdition } from './story/under-edition.ts'
import { terminalFor } from './terminals.ts'
import { writtenScripts } from './written-script.ts'

const { flows, faces, cardGames, tables } = playedGames()
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
    const isFile = what === '-' || existsSync(what)
    const read = isFile ? readFile(what, values, language, t) : readWords(what, values, language, t)
    if (!read) return
    if (values.script) console.log(writtenScripts(read.map(({ script }) => script)))
    else print(read, values, language)
  }
}

function showChart(id: string, t: Translate): void {
  const flow = flows.get(id)
  if (flow) console.log(flow.chart())
  else fail(t('story:flows', { flows: [...flows.keys()].join(', ') }), 2)
}

type Values = Given['values']
/** A script as it was read, with what is to be said before its story. */
type Read = Omit<ToTell, 'faces' | 'language'>

/** Whether an answer of the flow may name a card that it reveals. */
function reveals(flow: AnyFlow): boolean {
  return terminalFor(flow.id).revealed !== null
}

function readFile(file: string, { edition }: Values, language: Language, t: Translate): Read[] | null {
  const read = readScripts(readFileSync(file === '-' ? 0 : file, 'utf8'), flows, {
    instead: edition === EACH ? undefined : edition,
    fill: (flow, setUp, deploys) => {
      const { fromCards } = terminalFor(flow.id)
      const namesCards = JSON.stringify(setUp.pieces ?? []).includes('"card"')
      return fromCards && namesCards
        ? fromCards({ cards: readCards(cardGames), language, setUp, deploys })
        : { setUp }
    },
    reveal: flow => {
      const { revealed } = terminalFor(flow.id)
      return revealed
        ? (setUp, named, activates) =>
            revealed({ cards: readCards(cardGames), language, setUp }, named, activates)
        : null
    },
  })
  if ('fault' in read) {
    fail(faultText(read.fault, language, t), 1)
    return null
  }
  return read.scripts.map(one => toTell(one, edition, t))
}

function toTell({ script, written }: ScriptRead, edition: string | undefined, t: Translate): Read {
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

function readWords(line: string, { edition }: Values, language: Language, t: Translate): Read[] | null {
  const chosen = edition === EACH ? undefined : edition
  const read = readWholeLine(line, { faces, cards: readCards(cardGames), language, edition: chosen })
  if ('read' in read) return [read.read]
  const isFile = /\.(ya?ml|json)$/.test(line) || (line.includes('/') && !line.includes(' '))
  fail(
    isFile ? t('resolve:noFile', { file: line }) : lineFaultText(read.fault, { faces, language }),
    isFile ? 2 : 1,
  )
  return null
}

function print(read: readonly Read[], { edition, json, ask }: Values, language: Language): void {
  const asked = ask ? 'asked' : 'story'
  const { text, faults, isPlayed } = tellScripts(
    read.map(one => ({ ...one, faces, language })),
    { as: edition === EACH ? 'each' : asked, isJson: json, tables },
  )
  console.log(text)
  for (const fault of faults) console.error(fault)
  if (!isPlayed) process.exitCode = 1
}
