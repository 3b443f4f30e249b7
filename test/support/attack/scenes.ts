// Builds scenes for tests from a walkthrough with its log, played answer by answer.
import { expect } from 'vitest'
import type { Facts } from '../../../src/engine/game.ts'
import type { Answer } from '../../../src/engine/types.ts'
import type { Flows } from '../../../src/games/game.ts'
import { inEachLanguage } from '../../../src/language.ts'
import { asFirst, type LogRow, type Walkthrough } from '../../../src/store/walkthroughs.ts'
import type { Chapter, Scene } from '../../../src/walkthroughs/scene.ts'
import { FLOWS } from '../walkthroughs/flows.ts'

export type Log = readonly (Answer | { readonly takesBack: number })[]

type Given = Pick<Walkthrough, 'flow' | 'setUp'> & Partial<Walkthrough>

/** The start of the tests' walkthroughs; each answer comes one second after the previous one. */
export const CREATED = Date.parse('2026-11-20T20:00:00Z')

/** Gives a walkthrough whose answers are all Ana's, one per second. */
export function walkthroughOf(given: Given, log: Log): Walkthrough {
  const rows = log.map((one, i): LogRow => {
    const about = { number: i + 1, by: 'user-ana', at: CREATED + i * 1000 }
    return 'takesBack' in one ? { ...about, takesBack: one.takesBack } : { ...about, answer: one }
  })
  return {
    ...asFirst('abcde12345'),
    id: 'abcde12345',
    language: 'en',
    guild: null,
    channel: '1',
    thread: null,
    board: null,
    boardPosted: null,
    isPrivate: false,
    starter: 'user-ana',
    beginner: 'user-ana',
    seats: [],
    offers: [],
    names: {},
    outcome: null,
    revision: rows.length,
    closed: false,
    ending: null,
    created: CREATED,
    touched: CREATED,
    ...given,
    rows,
  }
}

/** Gives the scene of a log, by the program's flows or by others. Every answer must be legal. */
export function sceneOf(given: Given, log: Log = [], flows: Flows = FLOWS): Scene {
  const walkthrough = walkthroughOf(given, log)
  const flow = flows.get(walkthrough.flow)
  if (!flow) throw new Error(`no flow ${walkthrough.flow}`)
  const play = (answers: readonly Answer[]) => flow.play(walkthrough.setUp, answers)
  const chapters: Chapter[] = [{ row: 0, by: null, answer: null, events: play([]).events, takenBack: null }]
  for (const row of walkthrough.rows) {
    if ('takesBack' in row) {
      const index = chapters.findIndex(one => one.row === row.takesBack)
      const chapter = chapters[index]
      if (chapter) chapters[index] = { ...chapter, takenBack: { by: row.by } }
      continue
    }
    const before = liveAnswers(chapters)
    const events = play([...before, row.answer]).events.slice(play(before).events.length)
    chapters.push({ row: row.number, by: row.by, answer: row.answer, events, takenBack: null })
  }
  const played = play(liveAnswers(chapters))
  expect(played.refused).toBeNull()
  const last = walkthrough.rows.at(-1)
  const undone = last && 'takesBack' in last ? chapters.find(({ row }) => row === last.takesBack) : undefined
  const counting = chapters.filter(({ takenBack }) => !takenBack)
  const story = { chapters, undone: undone ?? null }
  const asTold = { dropped: 0, firstDropped: null, retelling: 'asTold' } as const
  return { walkthrough, played, chapters: counting, story, ...asTold }
}

const liveAnswers = (chapters: readonly Chapter[]): Answer[] =>
  chapters.flatMap(({ answer, takenBack }) => (answer && !takenBack ? [answer] : []))

const inAll = (name: string) => inEachLanguage(() => name)

/** A made-up name that is another one in German, with this number. */
export const otherInGerman = (number: number) =>
  inEachLanguage(language => `${language === 'de' ? 'Zwirn' : 'Quorn'} ${number}`)

/** Ana sits at the table; the second side is open. */
export const SEATS = [
  { player: 'p1', user: 'user-ana', name: 'Ana' },
  { player: 'p2', user: null, name: null },
]

/** Rhino II attacks Ana. */
export const RHINO: Given = {
  flow: 'marvel-champions/enemy-attack',
  setUp: {
    players: ['p1', 'p2'],
    pieces: [
      { id: 'enemy', kind: 'villain', atk: 3 },
      { id: 'hero', kind: 'hero', player: 'p1', def: 3, hitPoints: 10 },
      { id: 'ally-1', kind: 'ally', player: 'p1', hitPoints: 3 },
    ],
    attacker: 'enemy',
    target: { player: 'p1' },
  } satisfies Facts,
  names: { enemy: inAll('Rhino II'), hero: inAll('Spider-Man'), 'ally-1': inAll('Mockingbird') },
  seats: SEATS,
}

/** Spider-Man attacks one of two enemies. */
export const SPIDER_MAN: Given = {
  flow: 'marvel-champions/player-attack',
  setUp: {
    players: ['p1', 'p2'],
    pieces: [
      { id: 'hero', kind: 'hero', player: 'p1', atk: 2, hitPoints: 10, damage: 1 },
      { id: 'minion-1', kind: 'minion', atk: 2, hitPoints: 5, retaliate: 1, engagedWith: 'p1' },
      { id: 'enemy', kind: 'villain', atk: 3, tough: 1 },
    ],
    attacker: 'hero',
  } satisfies Facts,
  names: { hero: inAll('Spider-Man'), 'minion-1': inAll('Whiplash'), enemy: inAll('Rhino II') },
  seats: SEATS,
}

/** An effect of Wing Gundam begins a battle with Zaku II, over which its Breach reaches the Shields. */
export const WING_GUNDAM: Given = {
  flow: 'gundam/effect-battle',
  setUp: {
    edition: '1.9.0',
    activePlayer: 'p1',
    standbyPlayer: 'p2',
    pieces: [
      { id: 'unit-1', kind: 'unit', player: 'p1', ap: 4, hp: 5, breach: 5 },
      { id: 'unit-2', kind: 'unit', player: 'p2', ap: 3, hp: 2 },
    ],
    shields: 2,
    attacker: 'unit-1',
    target: { unit: 'unit-2' },
  } satisfies Facts,
  names: { 'unit-1': inAll('Wing Gundam'), 'unit-2': inAll('Zaku II') },
  seats: SEATS,
}

/** A Gundam attacks the player, who has a Unit with Blocker and six Shields. */
export const GUNDAM: Given = {
  flow: 'gundam/unit-attack',
  setUp: {
    activePlayer: 'p1',
    standbyPlayer: 'p2',
    pieces: [
      { id: 'unit-1', kind: 'unit', player: 'p1', ap: 3, hp: 4, breach: 1 },
      { id: 'unit-2', kind: 'unit', player: 'p2', ap: 2, hp: 4, keywords: ['Blocker'] },
    ],
    shields: 6,
    attacker: 'unit-1',
    target: { player: true },
  } satisfies Facts,
  names: { 'unit-1': inAll('Gundam'), 'unit-2': inAll('Zaku II') },
  seats: SEATS,
}
