// Reads a line that says what happens, “Rhino II attacks Spider-Man, Spider-Man defends, boost 2”, as a script. A line is
// the options of /attack in words, so it means what they mean.
import type { Cards } from '../../cards/cards.ts'
import { cardName } from '../../cards/names.ts'
import type { AnyFace, Faces } from '../../discord/attack/face/face.ts'
import { boardNames } from '../../discord/attack/face/names.ts'
import { givenIn, nameOf as sentName } from '../../discord/attack/face/options.ts'
import { meantOptions } from '../../discord/attack/play/attack-card.ts'
import { prepared } from '../../discord/attack/play/begin.ts'
import { LANGUAGES, type Language } from '../../language.ts'
import type { Prepared } from '../../walkthroughs/start.ts'
import type { NameOf } from '../../words/story.ts'
import { wordsIn } from '../../words/words.ts'
import { type CardToPlay, cardToPlay, type PlayingCards } from '../cards-played.ts'
import type { Script } from '../script.ts'
import type { ScriptNames } from '../story/telling.ts'
import { type LineOptions, readClauses } from './clauses.ts'
import { playedByText, takenText } from './fault-words.ts'
import type { LineFault } from './misread.ts'
import { playedOn } from './play-on.ts'

type ReadScript = {
  readonly faces: Faces
  readonly cards: Cards
  /** The reader's language; the words of every other one are understood as well. */
  readonly language: Language
  readonly edition?: string | undefined
}

/** A line as a script, with the names of its ids and what is to be said before the story. */
export type LineRead = {
  readonly script: Script
  readonly named: ScriptNames
  readonly nameOf: NameOf
  readonly notes: readonly string[]
  /** The cards that players play in it. */
  readonly plays: readonly CardToPlay[]
}

/** Reads a line in the reader's language, else in another one. The fault is that of the language that understood more. */
export function readLine(line: string, reading: ReadScript): { read: LineRead } | { fault: LineFault } {
  const { language } = reading
  const tried = [language, ...LANGUAGES.filter(one => one !== language)].map(one =>
    readClauses(line, { ...reading, written: one }),
  )
  const read = tried.find(one => 'clauses' in one)
  if (read && 'clauses' in read) return begun(read.clauses, reading)
  const faults = tried.flatMap(one => ('fault' in one ? [one.fault] : []))
  const [first] = faults.toSorted((a, b) => b.understood - a.understood)
  if (!first) throw new Error('there is no language')
  return { fault: first }
}

/**
 * Reads a line and plays it on to its end, or to a question that only players decide. A reminder that it says nothing about
 * does nothing, and its answer says so.
 */
export function readWholeLine(line: string, reading: ReadScript): { read: LineRead } | { fault: LineFault } {
  const begun = readLine(line, reading)
  if ('fault' in begun) return begun
  const { script, plays } = begun.read
  const { waiting: _, ...setUp } = script.setUp
  const { answers, left, isOver } = playedOn(script, plays, playingIn(script.flow.id, reading))
  const [first] = left
  if (first && (isOver || first.ways.length > 0)) return { fault: { notPlayed: first } }
  const t = wordsIn(reading.language)
  const later = left.map(({ card }) => t('resolve:line.notYet', { name: cardName(card)[reading.language] }))
  const notes = [...begun.read.notes, ...later]
  return { read: { ...begun.read, notes, script: { ...script, setUp, answers } } }
}

const playingIn = (flow: string, { faces, cards, language }: ReadScript): PlayingCards => ({
  ...{ cards, language, cardsPlayed: faces.get(flow)?.cardsPlayed },
})

/** “Ensnared (2)”: the second of its ways. */
const WAY = /\((\d)\)$/

/** The cards that these texts mean, or why one of them is played in no attack. */
function cardsToPlay(
  typed: readonly string[],
  playing: PlayingCards,
): { readonly plays: readonly CardToPlay[] } | { readonly fault: LineFault } {
  const plays: CardToPlay[] = []
  for (const text of typed) {
    const [said = '', way] = WAY.exec(text) ?? []
    const found = cardToPlay(text.slice(0, text.length - said.length).trim(), playing)
    if (!('card' in found)) return { fault: { notPlayed: found } }
    plays.push({ card: found.card, way: way === undefined ? undefined : Number(way) })
  }
  return { plays }
}

function begun(
  { face, options, taken, plays: typed }: LineOptions,
  reading: ReadScript,
): { read: LineRead } | { fault: LineFault } {
  const { cards, language, edition } = reading
  if (edition !== undefined && !face.flow.editions.includes(edition))
    return { fault: { editions: face.flow.editions } }
  const toPlay = cardsToPlay(typed, playingIn(face.flow.id, reading))
  if ('fault' in toPlay) return toPlay
  const t = wordsIn(language)
  const lacks = face.lacks?.(cards, givenIn({ options, users: new Map() })) ?? null
  if (lacks && lacks.asks.length > 0) return { fault: { lacks, face } }
  const meant = lacks ? meantOptions({ options }, lacks) : options
  const by = { userId: '1', userName: t('attack:side', { number: 1 }), users: new Map() }
  const started = prepared(
    cards,
    face,
    { ...by, options: toTheEnd(face, meant), isWhole: true },
    language,
    edition ?? null,
  )
  if ('problem' in started) return { fault: { problem: started.problem } }
  const notes = [
    ...taken.map(one => takenText(one, language)),
    ...(lacks ? [playedByText(lacks, cards, language)] : []),
  ]
  return { read: { ...scriptOf(face, started.prepared, language), notes, plays: toPlay.plays } }
}

/** A line says all that happens, so it is played to its end where the command has an option for that. */
function toTheEnd(face: AnyFace, options: LineOptions['options']): LineOptions['options'] {
  const isThere = face.options.some(({ key }) => key === 'atOnce')
  return isThere ? new Map(options).set(sentName('atOnce'), true) : options
}

function scriptOf(
  { flow, board }: AnyFace,
  { setUp, names, seats, answers }: Prepared,
  language: Language,
): Pick<LineRead, 'script' | 'named' | 'nameOf'> {
  const t = wordsIn(language)
  return {
    script: { flow, setUp, answers },
    named: { names, seats },
    nameOf: boardNames({ names, seats }, language, t, board.ownName).plain,
  }
}
