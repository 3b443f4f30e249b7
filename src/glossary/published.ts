// Recognises sentences of published texts by hashes of nine words in a row. The texts themselves are nowhere in the project.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const IN_A_ROW = 9
/** 42 bits: among 200,000 of our runs and as many published ones, one in a hundred checks hits by chance. */
const LONGEST_HASH = 7

/** The file with the hashes below `data/`, one to a line, in order. */
export const PUBLISHED = 'published.txt'

export const loadPublished = (directory: string): ReadonlySet<string> =>
  new Set(readFileSync(join(directory, PUBLISHED), 'utf8').split('\n').filter(Boolean))

/** Nine words in a row, in lower case and without marks, each with its hash; none in a shorter text. */
export function runsOf(text: string): { readonly run: string; readonly hash: string }[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(0, Math.max(0, words.length - IN_A_ROW + 1)).map((_, from) => {
    const run = words.slice(from, from + IN_A_ROW).join(' ')
    return { run, hash: hash('sha256', run, 'base64url').slice(0, LONGEST_HASH) }
  })
}
