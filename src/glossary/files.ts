// Reads the data files from the disk, and tells the kind of each one by its path.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dump, load } from 'js-yaml'
import type { Entry } from './glossary.ts'
import { type DATA_SCHEMAS, GAMES, type GameId } from './schema.ts'

/** One data file: its path below `data/`, with forward slashes, and its text. */
export type DataFile = { readonly path: string; readonly text: string }

export type FileKind = keyof typeof DATA_SCHEMAS

/** The kinds of file of which each game has one, named after its kind. */
const SINGLE = ['game', 'terms', 'sections', 'rulings', 'synonyms'] as const

/** The kinds of which each game has many, by the folder that holds their files. */
const FOLDERS: Readonly<Record<string, FileKind>> = { entries: 'entry', faq: 'faq' }

/** The kind of the file at this path, or null if no data file belongs there. */
export function dataFileAt(path: string): { game: GameId; kind: FileKind; slug: string } | null {
  const [folder, ...rest] = path.replace(/\.yaml$/, '').split('/')
  const game = GAMES.find(id => id === folder)
  if (!game || !path.endsWith('.yaml')) return null
  const [first = '', second] = rest
  const folderOf = FOLDERS[first]
  if (folderOf && second && rest.length === 2) return { game, kind: folderOf, slug: second }
  const kind = rest.length === 1 ? SINGLE.find(one => one === first) : undefined
  return kind ? { game, kind, slug: first } : null
}

/** The file below `data/` that an entry is written in. */
export function pathOf({ id, game, kind, official }: Entry): string {
  if (official) return `${game}/faq/${official.file}.yaml`
  if (kind === 'rule') return `${game}/entries/${id.slice(game.length + 1)}.yaml`
  return `${game}/${kind}s.yaml`
}

/** Reads every YAML file below `directory`, in the order of their paths. */
export function readDataFiles(directory: string): DataFile[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.yaml'))
    .sort()
    .map(path => ({ path, text: readFileSync(join(directory, path), 'utf8') }))
}

/**
 * The value of a YAML text. Aliases are refused: a few of them can blow a small text up beyond measure.
 * @throws YAMLException, with the line in its `mark`, if the text is not YAML
 */
export const readYaml = (text: string): unknown => load(text, { maxAliases: 0 })

/** A value as YAML, the objects in its lists on one line each. */
export const writeYaml = (value: object): string => dump(value, { flowLevel: 3, lineWidth: 110 })
