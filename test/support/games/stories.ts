// Writes a play as a readable story: each step, its events, the questions and answers, and the outcome.
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Flow, InEdition, SetUp } from '../../../src/engine/flow.ts'
import type { Game } from '../../../src/engine/game.ts'
import {
  type Concluded,
  goOn,
  openPlay,
  playedTo,
  promptAt,
  type Standing,
  wayTo,
} from '../../../src/engine/play.ts'
import { editionNamed } from '../../../src/engine/rows.ts'
import type { Answer, Event, Prompt, RefusedAnswer } from '../../../src/engine/types.ts'
import type { AnyOutcome } from '../../../src/games/outcome.ts'
import { facts, value } from './story-facts.ts'

/** A story: the set-up, the answers, and the codes of the answers that are refused. */
type Told = {
  readonly setUp: object
  readonly answers: readonly Answer[]
  readonly refuses?: readonly string[]
}

/** The stories of a flow by the names of their files, each with a title sentence. */
type Stories = { readonly [file: string]: readonly [title: string, story: Told] }

/** Compares each story with its file. The folder has no other files; `vitest -u` rewrites the files. */
export function testStories<G extends Game, S extends SetUp, O extends AnyOutcome>(
  flow: Flow<G, S, O>,
  folder: string,
  stories: Stories,
): void {
  for (const [file, [title, story]] of Object.entries(stories))
    test(title, async () => {
      await expect(storyOf(flow, title, story)).toMatchFileSnapshot(`${folder}/${file}.txt`)
    })
  test('no file is left of a story that nobody tells any more', () => {
    const files = Object.keys(stories).map(file => `${file}.txt`)
    expect(globSync('*', { cwd: folder }).filter(file => !files.includes(file))).toEqual([])
  })
}

function storyOf<G extends Game, S extends SetUp, O extends AnyOutcome>(
  flow: Flow<G, S, O>,
  title: string,
  { setUp, answers, refuses = [] }: Told,
): string {
  const { standing, refused } = played(flow, setUp, answers)
  expect(refused.map(one => one.code)).toEqual(refuses)
  const { outcome } = playedTo(flow, setUp, standing, standing)
  if (!outcome) throw new Error('the attack is not over')
  return `${[
    title,
    `${flow.id}, edition ${standing.position.memory.state.edition.id}`,
    '',
    ...tableOf(setUp),
    '',
    ...wayTo(standing).flatMap(one => [
      ...answered(flow, one),
      ...refused.filter(({ after }) => after === one).map(refusal),
    ]),
    '',
    'The end',
    ...ended(outcome),
  ].join('\n')}\n`
}

type Refused<G extends Game> = RefusedAnswer<G> & { readonly after: Standing<G> }

/** Plays all answers and collects those that are refused. @throws Error if the set-up is refused */
function played<G extends Game, S extends SetUp, O extends AnyOutcome>(
  flow: Flow<G, S, O>,
  setUp: object,
  answers: readonly Answer[],
): { standing: Standing<G>; refused: Refused<G>[] } {
  const opened = openPlay(flow, setUp)
  if ('refused' in opened) throw new Error(`refused set-up: ${JSON.stringify(opened.refused)}`)
  const refused: Refused<G>[] = []
  let standing = opened
  for (const answer of answers) {
    const reached = goOn(flow, standing, [answer])
    if ('refused' in reached) refused.push({ ...reached.refused, after: standing })
    else standing = reached
  }
  return { standing, refused }
}

function tableOf({ pieces = [], ...more }: { pieces?: readonly object[] }): string[] {
  const abilities = 'abilities' in more && Array.isArray(more.abilities) ? more.abilities : []
  const rest = Object.fromEntries(
    Object.entries(more).filter(([name]) => name !== 'abilities' && name !== 'edition'),
  )
  return [...pieces.map(facts), ...abilities.map(one => `reminder: ${facts(one)}`), facts(rest)]
}

/** Lists the windows that the answer passes with their events, then the question, the answer, and its events. */
function answered<G extends Game, S extends SetUp, O extends AnyOutcome>(
  flow: Flow<G, S, O>,
  { answer, before, events, position }: Standing<G>,
): string[] {
  const edition = editionNamed(flow, position.memory.state.edition.id)
  const lines = events.map(event => told(edition, event))
  const windows = (before && promptAt(flow, before.position)?.windows) ?? []
  const at = windows.findIndex(one => one.name === answer?.question)
  if (!answer || at < 0) return lines
  const { question: _, ...given } = answer
  const passed = windows.slice(0, at).flatMap(one => [question(one), ...lines.splice(0, one.causes.length)])
  return [
    ...passed,
    ...windows.slice(at, at + 1).map(one => `${question(one)}  -> ${facts(given)}`),
    ...lines,
  ]
}

function question<G extends Game>({ name, choices, barred = [] }: Prompt<G>['windows'][number]): string {
  const not = barred.map(one => `not ${one.name}: ${one.code}, ${one.clause}`)
  return `  ? ${name}  ${value([...choices.map(one => one.name), ...not])}`
}

/** Writes an event; a step has a line of its own with its number in the rulebook. */
function told<G extends Game>(
  { rows }: InEdition<G>,
  { type, clause, step, ruling, ...about }: Event<G> & { readonly ruling?: string },
): string {
  if (type !== 'step_entered')
    return `  ${[type, facts(about), [clause, ruling].filter(Boolean).join(' ')].filter(Boolean).join('  ')}`
  const row = rows.find(one => one.name === step)
  return `${[row?.number, row?.title].filter(Boolean).join(' ')}  (${step})  ${clause}`
}

/** Writes a refused answer, its reason, and those details that the answer does not repeat. */
function refusal({ code, clause, details = {}, answer }: RefusedAnswer<Game>): string {
  const given: { readonly [name: string]: unknown } = { ...(answer as Answer) }
  const more = Object.entries(details).filter(([name, one]) => one !== given[name])
  const about = [code, facts(Object.fromEntries(more)), clause].filter(Boolean)
  return `  ! ${facts(given)}  -> refused: ${about.join('  ')}`
}

/** Writes the outcome, and the results of other editions if they differ. */
function ended<G extends Game, O extends AnyOutcome>(outcome: Concluded<G, O>): string[] {
  const { occurred, opened, editions, summary } = outcome
  const moments = occurred.map(one => [one.on, ...('who' in one ? [one.who].flat() : [])].join(' '))
  return [
    // The table repeats the values of the characters.
    ...Object.entries(summary)
      .filter(([name]) => name !== 'edition')
      .flatMap(([name, one]) =>
        Array.isArray(one) ? one.map(each => inShort(name, each)) : inShort(name, one),
      ),
    `moments ${value(moments)}`,
    ...opened.map(one => `opened ${value(one)}`),
    ...editions
      .filter(({ result }) => result !== 'same')
      .map(
        ({ edition, result, differences }) =>
          `by ${edition}: ${result} ${value(differences.map(one => one.field))}`,
      ),
  ]
    .filter(line => line !== '')
    .map(line => `  ${line}`)
}

/** Writes a fact of the outcome without its zeros. */
function inShort(name: string, about: unknown): string {
  if (typeof about !== 'object' || about === null) return about === 0 ? '' : facts({ [name]: about })
  return `${name}: ${facts(Object.fromEntries(Object.entries(about).filter(([, one]) => one !== 0)))}`
}
