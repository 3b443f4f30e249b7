// Plays a script of an attack, or a line that says what happens: its story, every line with its clause, and the outcome in a
// sentence.
import { existsSync } from 'node:fs'
import { isOfAttack } from '../discord/attack/face/face.ts'
import type { AnyFlow } from '../games/game.ts'
import type { Language } from '../language.ts'
import { playedGames, withCardsPlayed } from '../played-games.ts'
import { readCards } from '../program-data.ts'
import { rulesName } from '../words/edition-name.ts'
import type { Translate } from '../words/words.ts'
import { lineFaultText, notPlayedText, unfilledText } from './line/fault-words.ts'
import { readWholeLine } from './line/line.ts'
import { readOptions } from './options.ts'
import {
  type NamedByAnswers,
  readScripts,
  type Script,
  type ScriptFault,
  type ScriptRead,
  scriptSchema,
} from './script.ts'
import { type ToTell, tellScripts } from './story/tell-scripts.ts'
import { UNNAMED } from './story/telling.ts'
import { underEdition } from './story/under-edition.ts'
import { terminalFor } from './terminals.ts'
import { writtenScripts } from './written-script.ts'

const { flows, faces, cardGames, tables } = playedGames()
/** The cards, and the faces that play those of players by name: read only where somebody names one. */
const known = () => {
  const cards = readCards(cardGames)
  return { cards, faces: withCardsPlayed(faces, cards) }
}
/** The word for every edition in place of one. */
const EACH = 'all'

const OPTIONS = {
  json: { type: 'boolean', default: false },
  schema: { type: 'boolean', default: false },
  ask: { type: 'boolean', default: false },
  script: { type: 'boolean', default: false },
  chart: { type: 'string' },
  edition: { type: 'string' },
} as const

/** What is printed, and the exit code: 1 for a fault in the script or the line, 2 for wrong use. */
type Printed = { readonly out: string; readonly errors: readonly string[]; readonly code: 0 | 1 | 2 }

const printed = (out: string): Printed => ({ out, errors: [], code: 0 })
const failed = (line: string, code: 1 | 2): { readonly failed: Printed } => ({
  failed: { out: '', errors: [line], code },
})

/** @param args those of the command @param text reads a file, or standard input where it is “-” */
export function resolveCommand(args: readonly string[], text: (file: string) => string): Printed {
  const given = readOptions(args, OPTIONS)
  if ('wrong' in given) return failed(given.t('story:usage', { reason: given.wrong }), 2).failed
  const { values, positionals, language, t } = given
  const what = positionals.join(' ')
  if (values.help) return printed(t('resolve:help', { flows: [...flows.keys()].join(', ') }))
  if (values.schema) return printed(JSON.stringify(scriptSchema(flows, namedIn), null, 2))
  if (values.chart !== undefined) return chart(values.chart, t)
  if (what.trim() === '') return failed(t('story:usage', { reason: t('resolve:nothing') }), 2).failed
  const isFile = what === '-' || existsSync(what)
  const read = isFile ? readFile(text(what), values, language, t) : readWords(what, values, language, t)
  if ('failed' in read) return read.failed
  if (values.script) return printed(writtenScripts(read.map(({ script }) => script)))
  return told(read, values, language)
}

type Given = Exclude<ReturnType<typeof readOptions<typeof OPTIONS>>, { wrong: string }>

function chart(id: string, t: Translate): Printed {
  const flow = flows.get(id)
  if (flow) return printed(flow.chart())
  return failed(t('story:flows', { flows: [...flows.keys()].join(', ') }), 2).failed
}

type Values = Given['values']
/** A script as it was read, with what is to be said before its story. */
type Read = Omit<ToTell, 'faces' | 'language'>
type Reading = readonly Read[] | ReturnType<typeof failed>

/** Which cards an answer of the flow may name. */
function namedIn({ id }: AnyFlow): NamedByAnswers {
  const face = known().faces.get(id)
  const plays = face !== undefined && isOfAttack(face) && face.cardsPlayed !== undefined
  return { reveals: terminalFor(id).revealed !== null, plays }
}

function readFile(text: string, { edition }: Values, language: Language, t: Translate): Reading {
  const read = readScripts(text, flows, {
    instead: edition === EACH ? undefined : edition,
    fill: (flow, setUp, deploys) => {
      const { fromCards } = terminalFor(flow.id)
      const namesCards = JSON.stringify(setUp.pieces ?? []).includes('"card"')
      return fromCards && namesCards
        ? fromCards({ cards: known().cards, language, setUp, deploys })
        : { setUp }
    },
    reveal: flow => {
      const { revealed } = terminalFor(flow.id)
      return revealed
        ? (setUp, named, activates) => revealed({ cards: known().cards, language, setUp }, named, activates)
        : null
    },
    playing: ({ id }) => {
      const { cards, faces } = known()
      return { cards, language, cardsPlayed: faces.get(id)?.cardsPlayed }
    },
  })
  if ('fault' in read) return failed(faultText(read.fault, language, t), 1)
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
  if ('notPlayed' in fault) return notPlayedText(fault.path, fault.notPlayed, { faces, language })
  return 'aliasIn' in fault ? t('story:alias', { line: fault.aliasIn }) : t('story:expected', fault)
}

function readWords(line: string, { edition }: Values, language: Language, t: Translate): Reading {
  const chosen = edition === EACH ? undefined : edition
  const read = readWholeLine(line, { ...known(), language, edition: chosen })
  if ('read' in read) return [read.read]
  const isFile = /\.(ya?ml|json)$/.test(line) || (line.includes('/') && !line.includes(' '))
  return isFile
    ? failed(t('resolve:noFile', { file: line }), 2)
    : failed(lineFaultText(read.fault, { faces, language }), 1)
}

function told(read: readonly Read[], { edition, json, ask }: Values, language: Language): Printed {
  const asked = ask ? 'asked' : 'story'
  const { text, faults, isPlayed } = tellScripts(
    read.map(one => ({ ...one, faces, language })),
    { as: edition === EACH ? 'each' : asked, isJson: json, tables },
  )
  return { out: text, errors: faults, code: isPlayed ? 0 : 1 }
}
