// Reads the bot's log messages from its sources; a test checks that the running guide explains all of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './running-guide.ts'

/** Reads the sources that run on Discord: no tests, no playground, no terminal commands. */
export function sources(): string[] {
  const files = ['src', 'commands'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
  )
  return files
    .filter(file => file.endsWith('.ts') && !/\.test\.|^src\/(loopback|playground|cli)\//.test(file))
    .map(file => readFileSync(join(root, file), 'utf8'))
}

/** Gives the message or else the outcome of each log call. @throws Error if a call has neither */
export const saidIn = (source: string): string[] => {
  const calls = source.matchAll(/\blog\.(?:trace|debug|info|warn|error|fatal)\(/g)
  return [...calls].map(({ 0: call, index }) => saidBy(inBrackets(source.slice(index + call.length))))
}

function inBrackets(rest: string): string {
  let depth = 1
  let end = 0
  while (depth > 0 && end < rest.length) {
    if (rest[end] === '(') depth += 1
    if (rest[end] === ')') depth -= 1
    end += 1
  }
  return rest.slice(0, end - 1)
}

function saidBy(call: string): string {
  const said = /(?:^|, )'([^']+)',?\s*$/.exec(call)?.[1] ?? /outcome: '([^']+)'/.exec(call)?.[1]
  if (!said) throw new Error(`a call logs something without words: ${call}`)
  return said
}
