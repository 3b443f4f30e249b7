// Splits the running guide for its tests: sections, blocks of code, tables.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** The guide's file in each language. */
export const GUIDES = { en: 'docs/running.md', de: 'docs/de/betrieb.md' } as const
export type GuideLanguage = keyof typeof GUIDES

export const guide = (language: GuideLanguage): string => readFileSync(join(root, GUIDES[language]), 'utf8')

/** Gives the sections in their order, each from its heading to the next. */
export const sectionsOf = (text: string): string[] => text.split(/^(?=## )/m).slice(1)

/** Gives all fenced blocks with their fences and kinds. */
export const blocksOf = (text: string): string[] => text.match(/^```\w+\n[\s\S]*?^```$/gm) ?? []

/** Gives the lines of all blocks of shell commands. */
export const commandsOf = (text: string): string[] =>
  blocksOf(text)
    .filter(block => block.startsWith('```sh\n'))
    .flatMap(block => block.split('\n').slice(1, -1))

/** Gives the cells of each row of the tables, without the line below the head. */
export const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\|(?! ---)(.*)\|$/gm)].map(([, row = '']) => row.split('|').map(cell => cell.trim()))

/** Gives the texts between single backticks, in their order. */
export const codesOf = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
