// Reads the Dockerfile, and copies into a folder what would go into the image.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob, relative } from 'node:path'
import { root } from './running-guide.ts'

const linesOf = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))

/** The instructions of the Dockerfile in their order: what follows each of these words. */
export const instructions = (word: string): string[] =>
  linesOf('Dockerfile').flatMap(line => (line.startsWith(`${word} `) ? line.slice(word.length + 1) : []))

/** The words of a command in the form of a list. @throws SyntaxError if it is in another form */
export const listed = (text: string): [string, ...string[]] => JSON.parse(text.slice(text.indexOf('[')))

/** Whether a path is in the image: the last line of .dockerignore decides that fits it or a folder that it is in. */
function isCopied(path: string): boolean {
  const parts = path.split('/')
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  // To Docker a * means hidden files too.
  const fits = (line: string) => line === '*' || paths.some(one => matchesGlob(one, line.replace(/^!/, '')))
  return linesOf('.dockerignore').findLast(fits)?.startsWith('!') ?? true
}

/** Makes the folder of the program as the image has it. The caller removes it. */
export function imageFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'riposte-image-'))
  const filter = (source: string) => source === root || isCopied(relative(root, source))
  cpSync(root, path, { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'))
  return { path, remove: () => rmSync(path, { recursive: true }) }
}
