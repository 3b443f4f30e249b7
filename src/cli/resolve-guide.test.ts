// Checks the guide of scripts, docs/resolve.md: its names of windows, questions, places and events are those of the code.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { attackFaces } from '../discord/attack/face/face.ts'
import { nameOf } from '../discord/attack/face/options.ts'
import { gundamQuestions } from '../discord/attack/faces/gundam/questions.ts'
import { marvelQuestions } from '../discord/attack/faces/marvel-champions/questions.ts'
import { answerSchema } from '../engine/read-answer.ts'
import { effectBattleFlow } from '../games/gundam/effect-battle/flow.ts'
import { unitEnded } from '../games/gundam/stored-outcomes.ts'
import { unitAttackFlow } from '../games/gundam/unit-attack/flow.ts'
import { enemyAttackFlow } from '../games/marvel-champions/enemy-attack/flow.ts'
import { enemySchemeFlow } from '../games/marvel-champions/enemy-scheme/flow.ts'
import { playerAttackFlow } from '../games/marvel-champions/player-attack/flow.ts'
import { enemyEnded, playerEnded } from '../games/marvel-champions/stored-outcomes.ts'
import { thwartFlow } from '../games/marvel-champions/thwart/flow.ts'
import { playedGames } from '../played-games.ts'
import { scriptSchema } from './script.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const EXAMPLE = /^```.*?^```$/gms
const guide = read('docs/resolve.md').replaceAll(EXAMPLE, '')
const examples = read('docs/resolve.md').match(EXAMPLE) ?? []

/** The rows of the table whose head begins with this cell. */
function tableOf(head: string): string[][] {
  const [, rest = ''] = guide.split(`| ${head} |`)
  const [table = ''] = rest.split('\n\n')
  const cells = (line: string) => line.split(/(?<!\\)\|/).slice(1, -1)
  return table.split('\n').slice(2).filter(Boolean).map(cells)
}

const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted()
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The sources of a game, without its tests. */
const sources = (game: string): string[] =>
  globSync(`src/games/${game}/**/*.ts`, { cwd: root })
    .filter(file => !file.endsWith('.test.ts'))
    .map(read)

type Schema = {
  readonly properties?: Record<string, Schema>
  readonly const?: unknown
  readonly $ref?: string
}

/** The names of all fields in a JSON Schema, and the kinds of effects: the only values of its fields `kind`. */
function namesIn(schema: unknown, defs: Readonly<Record<string, Schema>>): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as Schema
  const { kind } = properties
  const only = defs[kind?.$ref?.split('/').at(-1) ?? ''] ?? kind
  // A field that is itself called properties would be no schema; there is none.
  return sorted([
    ...Object.keys(properties),
    ...(typeof only?.const === 'string' ? [only.const] : []),
    ...Object.values(schema).flatMap(inside => namesIn(inside, defs)),
  ])
}

type Rows = readonly {
  readonly name: string
  readonly moments?: unknown
  readonly batch?: unknown
  readonly window?: unknown
}[]
type Flow = { readonly editions: readonly { readonly rows: Rows }[] }

/** The windows that questions and rows name, and the rows that open abilities under their own name. */
function windowsOf(game: string, flows: readonly Flow[]): string[] {
  const named = sources(game).flatMap(text => [
    ...found(text, /\bwindow: (?:\(\) => )?'(\w+)'/g),
    ...found(text, /\bwindow: [^'\n]*\? '(\w+)' : null/g),
    ...found(text, /\bopens\(\s*table,\s*'(\w+)'/g),
  ])
  const rows = flows.flatMap(({ editions }) => editions.flatMap(one => one.rows))
  const ofAbilities = rows.filter(({ moments, batch, window }) => (moments || batch) && !window)
  return sorted([...named, ...ofAbilities.map(({ name }) => name)])
}

/** The event types of a file: Tells<'a' | 'b', …>, or Told<'a', …> for those of the engine. */
const eventsIn = (file: string): string[] =>
  [...read(file).matchAll(/\b(?:Tells|Told)<((?:\s*\|?\s*'\w+')+)/g)].flatMap(([, types = '']) =>
    found(types, /'(\w+)'/g),
  )

/** The values of the field `where` in a stored outcome. */
function placesIn(outcome: z.ZodType): string[] {
  const text = JSON.stringify(z.toJSONSchema(outcome, { unrepresentable: 'any' }))
  const [, places = '[]'] = /"where":\{"type":"string","enum":(\[[^\]]+\])/.exec(text) ?? []
  return JSON.parse(places)
}

describe.each([
  {
    game: 'marvel-champions',
    called: 'Marvel Champions',
    flows: [enemyAttackFlow, enemySchemeFlow, thwartFlow, playerAttackFlow],
    questions: marvelQuestions,
    outcomes: [enemyEnded, playerEnded],
  },
  {
    game: 'gundam',
    called: 'Gundam',
    flows: [unitAttackFlow, effectBattleFlow],
    questions: gundamQuestions,
    outcomes: [unitEnded],
  },
])('the guide of scripts on $called', ({ game, called, flows, questions, outcomes }) => {
  it('names every window, and no other', () => {
    const windows = tableOf(`window, ${called}`).flatMap(([cell = '']) => codesIn(cell))
    expect(windows.length).toBeGreaterThan(5)
    expect(sorted(windows)).toEqual(windowsOf(game, flows))
  })

  it('explains every question', () => {
    const codes = codesIn(guide).map(code => code.replace(/[#:].*/s, ''))
    expect(Object.keys(questions).filter(name => !codes.includes(name))).toEqual([])
  })

  it('names every event, and no other', () => {
    const events = tableOf(`events of ${called}`).flatMap(([, cell = '']) => codesIn(cell))
    expect(events.length).toBeGreaterThan(60)
    expect(events.toSorted()).toEqual(sorted(eventsIn(`src/games/${game}/events.ts`)))
  })

  it('names every place where a piece can be', () => {
    const places = outcomes.map(outcome => placesIn(outcome))
    const [, cell = ''] = tableOf('`where`').find(([name = '']) => name.trim() === called) ?? []
    expect(places.map(one => one.toSorted())).toEqual(places.map(() => codesIn(cell).toSorted()))
    expect(codesIn(cell)).toHaveLength(5)
  })

  it('names the questions at which pieces may join', () => {
    const [, cell = ''] = tableOf('game').find(([name = '']) => name.trim() === called) ?? []
    const joins = Object.entries(questions).filter(([, question]) => question.joins.length > 0)
    expect(codesIn(cell)).toEqual(expect.arrayContaining(joins.map(([name]) => name)))
    // A Burst has no button for it on a board, so the rules are counted.
    const rules = sources(game).flatMap(text => found(text, /(joins: true)/g))
    expect(codesIn(cell)).toHaveLength(rules.length)
  })
})

describe('the guide of scripts', () => {
  it('names the events of every game', () => {
    const events = tableOf('events of both games').flatMap(([, cell = '']) => codesIn(cell))
    expect(events.toSorted()).toEqual(sorted(eventsIn('src/engine/game.ts')))
  })

  it('has the fields of an answer', () => {
    const fields = tableOf('field').flatMap(([cell = '']) => codesIn(cell))
    const { properties = {} } = z.toJSONSchema(answerSchema)
    expect(fields.toSorted()).toEqual(Object.keys(properties).toSorted())
  })

  it('has every option of /attack, with the subcommand that has it, and no other', () => {
    const { faces } = playedGames()
    const told = tableOf('subcommand of `/attack`').map(([name = '', cell = '']) => [
      codesIn(name)[0],
      codesIn(cell),
    ])
    const inCode = attackFaces(faces).map(({ subcommand, options }) => [
      subcommand,
      options.map(({ key }) => nameOf(key)),
    ])
    expect(told).toEqual(inCode)
  })

  it('names every field and every effect of a script', () => {
    const schema = scriptSchema(playedGames().flows, () => ({ reveals: true, plays: true }))
    const code = [...codesIn(guide), ...examples].join(' ')
    const words = new Set([...code.matchAll(/[\w-]+/g)].map(([word]) => word))
    const names = namesIn(schema, (schema as { $defs: Record<string, Schema> }).$defs)
    expect(names.length).toBeGreaterThan(150)
    expect(names).toContain('furtherText')
    expect(names.filter(name => !words.has(name))).toEqual([])
  })

  it('has every option of the command, and so does its help', () => {
    const options = tableOf('option').flatMap(([cell = '']) => found(cell, /`(--\w+)/g))
    const inCode = [...found(read('src/cli/resolve-command.ts'), /^ {2}(\w+): \{ type: /gm), 'lang', 'help']
    expect(sorted(options)).toEqual(sorted(inCode.map(name => `--${name}`)))
    for (const language of ['en', 'de']) {
      const { help } = JSON.parse(read(`locales/${language}/resolve.json`))
      expect(inCode.filter(name => !help.includes(`--${name}`))).toEqual([])
    }
  })
})
