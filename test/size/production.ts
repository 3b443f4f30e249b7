// How much production code there is: what the program loads, by rooms.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What only the trial without a token loads: the stand-in for Discord, the page, and what starts them in a terminal. */
const TRIAL = /^src\/(loopback|playground)\/|^src\/cli\/((page|playground|prompt)[^/]*$|prompt\/|readable)/

const IMPORTED = /(?:\bfrom|\bimport\(?)\s*'(\.[^']+\.[jt]s)'/g

export type Room = { readonly room: string; readonly files: number; readonly lines: number }

/**
 * Production is everything that `src/main.ts` of this tree imports, types too, itself or through what it imports, without
 * what only the trial needs. Data, words, tests and commands of a terminal of their own do not count.
 * @returns the rooms in the order of the alphabet
 */
export function productionIn(root: string): Room[] {
  const rooms = new Map<string, Room>()
  for (const file of filesFrom(root, 'src/main.ts')) {
    const room = roomOf(file)
    const { files, lines } = rooms.get(room) ?? { files: 0, lines: 0 }
    rooms.set(room, { room, files: files + 1, lines: lines + linesIn(root, file) })
  }
  return [...rooms.values()].sort((a, b) => (a.room < b.room ? -1 : 1))
}

/** The rooms as Markdown, with what they are in all. */
export function sizeTable(rooms: readonly Room[]): string {
  const sum = (of: 'files' | 'lines') => rooms.reduce((so, room) => so + room[of], 0)
  const all = [...rooms, { room: '**all**', files: sum('files'), lines: sum('lines') }]
  const body = all.map(({ room, files, lines }) => `| ${room} | ${files} | ${lines} |`)
  return ['| room | files | lines |', '| --- | ---: | ---: |', ...body].join('\n')
}

function filesFrom(root: string, first: string): ReadonlySet<string> {
  const files = new Set([first])
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8')
    for (const [, path = ''] of code.matchAll(IMPORTED)) {
      const imported = join(file, '..', path)
      if (!TRIAL.test(imported) && existsSync(join(root, imported))) files.add(imported)
    }
  }
  return files
}

/** The first folder in `src`, in `src/discord` with the one below; what lies loose belongs to the folder it lies in. */
function roomOf(file: string): string {
  const folders = file.split('/').slice(0, -1)
  const deep = folders[0] === 'src' ? (folders[1] === 'discord' ? 3 : 2) : 1
  return folders.slice(0, deep).join('/')
}

const linesIn = (root: string, file: string): number =>
  readFileSync(join(root, file), 'utf8').split('\n').length - 1
