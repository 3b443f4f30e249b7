// Adds a made-up third game as a contributor does: its files, its words, a line in two lists.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CopiedTree } from '../support/program-copy.ts'

const FILES = join(import.meta.dirname, 'files')
const WORDS = /^locales\/(\w+)\/words\.json$/

type Tree = { readonly [name: string]: string | Tree }

/** The whole files of the game, by path. */
const added: ReadonlyMap<string, string> = new Map(
  globSync('**/*.*', { cwd: FILES })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !WORDS.test(path))
    .toSorted()
    .map(path => [path, readFileSync(join(FILES, path), 'utf8')]),
)

/** The changed lines of existing files. */
const LINES: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  'src/glossary/schema.ts': [["'gundam'] as const", "'gundam', 'toll'] as const"]],
  'src/cli/terminals.ts': [
    [
      'import { type AnyTerminalFace',
      "import { gate } from '../games/toll/gate.ts'\nimport { terminal } from '../discord/attack/faces/toll/terminal.ts'\nimport { type AnyTerminalFace",
    ],
    ['battleTerminal)],', 'battleTerminal)],\n  [gate.id, terminalOf(gate, terminal)],'],
  ],
  'src/played-games.ts': [
    ['import { flowsOf', "import { gate } from './discord/attack/faces/toll/gate.ts'\nimport { flowsOf"],
    ['unitAttackFace, effectBattleFace]', 'unitAttackFace, effectBattleFace, gate]'],
  ],
}

/** Adds the game. @returns the paths of all written files */
export function addGame(tree: CopiedTree): string[] {
  for (const [path, text] of added) tree.write(path, text)
  for (const [path, changes] of Object.entries(LINES)) changeLines(tree, path, changes)
  return [...added.keys(), ...Object.keys(LINES), ...addWords(tree)]
}

/** @throws Error if the file lacks a line to change */
export function changeLines(
  tree: CopiedTree,
  path: string,
  changes: readonly (readonly [before: string, after: string])[],
): void {
  const changed = changes.reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`${path} has no ${before}`)
    return text.replace(before, after)
  }, tree.read(path))
  tree.write(path, changed)
}

function addWords(tree: CopiedTree): string[] {
  return globSync('locales/*/words.json', { cwd: FILES }).flatMap(file => {
    const folder = file.replace('/words.json', '')
    const words: Readonly<Record<string, Tree>> = JSON.parse(readFileSync(join(FILES, file), 'utf8'))
    return Object.entries(words).map(([namespace, more]) => {
      const path = `${folder}/${namespace}.json`
      tree.write(path, JSON.stringify(merged(JSON.parse(tree.read(path)), more), null, 2))
      return path
    })
  })
}

/** @throws Error if a word exists already: a game changes no other game's words */
function merged(words: Tree, more: Tree): Tree {
  const added = Object.entries(more).map(([name, value]) => {
    const before = words[name]
    if (before === undefined) return [name, value]
    if (typeof before === 'string' || typeof value === 'string') throw new Error(`there is a word ${name}`)
    return [name, merged(before, value)]
  })
  return { ...words, ...Object.fromEntries(added) }
}

/** Adds an edition to the game: another price, a heading before the toll. @returns the written paths */
export function addEdition(tree: CopiedTree): string[] {
  const lines: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
    'src/games/toll/editions.ts': [
      ["['2', '1'] as const", "['2', '1', '3'] as const"],
      ["  '1': { id: '1'", "  '3': { id: '3', price: 4, loot: 5 },\n  '1': { id: '1'"],
    ],
    'src/games/toll/rows.ts': [
      [
        "  '2': {},",
        "  '2': {},\n  '3': { changed: { arrive: { heading: 'road' }, search: { heading: 'road' } } },",
      ],
    ],
    'data/toll/game.yaml': [
      [
        'starters:',
        "  - id: '3'\n    language: en\n    name: { en: Third Edition, de: Dritte Ausgabe }\nstarters:",
      ],
    ],
  }
  for (const [path, changes] of Object.entries(lines)) changeLines(tree, path, changes)
  return Object.keys(lines)
}
