// The running guide as its tests read it: its headings, its blocks of code, its tables.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** The same guide in each language. */
export const GUIDES = { en: 'docs/running.md', de: 'docs/de/betrieb.md' } as const
export type GuideLanguage = keyof typeof GUIDES

export const guide = (language: GuideLanguage): string => readFileSync(join(root, GUIDES[language]), 'utf8')

/** The sections in their order, each from its heading to the next. */
export const sectionsOf = (text: string): string[] => text.split(/^(?=## )/m).slice(1)

/** All that stands between fences of three backticks, with the kind behind the first of them. */
export const blocksOf = (text: string): string[] => text.match(/^```\w+\n[\s\S]*?^```$/gm) ?? []

/** The lines of all blocks of commands. */
export const commandsOf = (text: string): string[] =>
  blocksOf(text)
    .filter(block => block.startsWith('```sh\n'))
    .flatMap(block => block.split('\n').slice(1, -1))

/** Of each row of a table its cells. The line below the head is left out. */
export const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\|(?! ---)(.*)\|$/gm)].map(([, row = '']) => row.split('|').map(cell => cell.trim()))

/** What stands between single backticks, in its order. */
export const codesOf = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
