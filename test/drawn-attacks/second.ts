// The sixty attacks of the second list: what is typed and pressed for each, and what must be left at the end.
import type { Card } from '../../src/cards/card.ts'
import type { Language } from '../../src/language.ts'
import { runs } from '../runs.ts'
import { allShipped } from '../support/card-games.ts'
import expected from './second-expected.json' with { type: 'json' }
import list from './second-list.json' with { type: 'json' }
import plays from './second-plays.json' with { type: 'json' }

type Options = Readonly<Record<string, string | number | boolean>>
/** A button, a form with its fields, or a choice out of a list. */
export type Move =
  | string
  | readonly ['form', string, Readonly<Record<string, string>>]
  | readonly ['select', string, string]
/** What is left of each card: its hit points, `gone`, or the number of Shields. */
export type Left = Readonly<Record<string, number | string>>

export type SecondPlay = {
  readonly name: string
  readonly language: Language
  readonly edition: string
  /** The printed names of the drawn cards, by their roles. */
  readonly called: Readonly<Record<string, string>>
  readonly left: Left
  readonly leftOnTheBoard: Left
  /** What is said of cards that are to be read. */
  readonly notices: readonly (readonly string[])[]
  /** `asks`: what is asked instead of an end; `saysLater`: the ability of a card that is to be read opens after that. */
  readonly command: {
    readonly words: string
    readonly options: Options
    readonly asks?: string
    readonly saysLater?: true
  }
  /** `says`: what stands at the end besides what is left. */
  readonly line: { readonly words: string; readonly asks?: string; readonly says?: string }
  readonly board: { readonly options: Options; readonly presses: readonly Move[]; readonly says?: string }
}

type Drawn = Readonly<Record<string, string | number>>
type Listed<Entry> = Entry & { readonly flow: string; readonly number: number }
const cards = new Map(allShipped().map(card => [card.code, card]))

const found = <Entry>(of: readonly Listed<Entry>[], { flow, number }: Listed<unknown>): Entry => {
  const entry = of.find(one => one.flow === flow && one.number === number)
  if (!entry) throw new Error(`nothing is listed of ${flow} ${number}`)
  return entry
}

type Expected = {
  readonly left?: Left
  readonly onTheBoard?: { readonly left: Left }
  readonly readCard?: readonly string[]
}

/** What may be said of a card that is to be read, a Unit's Pilot if it is his; or its own ability asks for it. */
function toRead(role: string, drawn: Listed<Drawn>, called: SecondPlay['called']): readonly string[] {
  const pilot = cards.get(String(drawn.pilot)) as { readonly readCard?: true } | undefined
  const name = called[role] ?? ''
  const ofPilot = role === 'unit' && pilot?.readCard
  return [
    ofPilot ? `Read the card of the Pilot of ${name}` : `Read the card of ${name}`,
    ofPilot ? `Lies die Karte des Piloten von ${name}` : `Lies die Karte von ${name}`,
    `ability of ${name}`,
    `${name}’s ability`,
  ]
}

const nameOf = ({ name }: Card, language: Language): string => name[language] ?? name.en

/** Every one of them, in the order of the list. */
const secondPlays: readonly SecondPlay[] = (list.attacks as unknown as readonly Listed<Drawn>[]).map(
  drawn => {
    const language = drawn.language as Language
    const { left = {}, onTheBoard, readCard = [] } = found(expected as Listed<Expected>[], drawn)
    const called = Object.entries(drawn).flatMap(([role, code]) => {
      const card = cards.get(String(code))
      return card ? [[role, nameOf(card, language)]] : []
    })
    return {
      ...found(plays as unknown as Listed<Pick<SecondPlay, 'command' | 'line' | 'board'>>[], drawn),
      name: `${drawn.flow} ${drawn.number}`,
      language,
      edition: String(drawn.edition),
      called: Object.fromEntries(called),
      left,
      leftOnTheBoard: onTheBoard?.left ?? left,
      notices: readCard.map(role => toRead(role, drawn, Object.fromEntries(called))),
    }
  },
)

const A_DAY = 86_400_000

/** Those that are played now: all in a long run, else about as many as `runs` says, of every kind, others on each day. */
export function sampledPlays(times: number): readonly SecondPlay[] {
  const step = Math.max(1, Math.floor(secondPlays.length / runs(times)))
  const first = Math.floor(Date.now() / A_DAY) % step
  return secondPlays.filter((_, place) => place % step === first)
}

/** The one of this name, else the one with more behind it, as the stage of a villain. */
export const ofCard = <One>(
  all: readonly One[],
  card: string,
  nameOf: (one: One) => string,
): One | undefined =>
  all.find(one => nameOf(one) === card) ?? all.find(one => nameOf(one).startsWith(`${card} `))

const ROW = /^\*\*(.+?)\*\*(.*)$/
const POINTS = /(\d+) (?:of|von) \d+ (?:HP|LP|TP)/
const GONE = /destroyed|defeated|no longer there|zerstört|besiegt|nicht mehr da/
const SHIELDS = /(?:Shields|Schilde): (\d+)/

/** What a board shows of the cards with these roles. */
export function leftOn(board: string, { called, left }: Pick<SecondPlay, 'called' | 'left'>): Left {
  const rows = board.split('\n').flatMap(line => {
    const [, name, rest] = ROW.exec(line) ?? []
    return name === undefined || rest === undefined ? [] : [{ name, rest }]
  })
  const shown = Object.keys(left).map(role => {
    if (role === 'shields') return [role, Number(SHIELDS.exec(board)?.[1])]
    const row = called[role] === undefined ? undefined : ofCard(rows, called[role], ({ name }) => name)
    if (!row) return [role, 'not on the board']
    return [role, GONE.test(row.rest) ? 'gone' : Number(POINTS.exec(row.rest)?.[1])]
  })
  return Object.fromEntries(shown)
}
