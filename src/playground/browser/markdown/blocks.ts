// Reads a text line by line into blocks: headings, small lines, quotes, lists, code, paragraphs.
import { readInline } from './inline.ts'
import type { Block } from './tree.ts'

const FENCE = '```'
const LANGUAGE = /[\w+-]*\n/y
const ITEM = /^(\s*)(?:[-*]|(\d{1,9})\.) +([\s\S]*)/

/** @returns the text in blocks; line breaks within a paragraph are kept */
export function readBlocks(text: string): readonly Block[] {
  const code = codeIn(text)
  if (!code) return readLines(text.split('\n'))
  const { before, inside, after } = code
  return [
    ...(before === '' ? [] : readLines(withoutBreak(before).split('\n'))),
    { is: 'codeBlock', text: inside },
    ...(after === '' ? [] : readBlocks(after)),
  ]
}

type Code = { readonly before: string; readonly inside: string; readonly after: string }

/** Finds the first block of code; its language is left out unless it is the only text inside. */
function codeIn(text: string): Code | null {
  const open = text.indexOf(FENCE)
  if (open < 0) return null
  LANGUAGE.lastIndex = open + FENCE.length
  const named = LANGUAGE.exec(text)?.[0].length ?? 0
  for (const from of new Set([open + FENCE.length + named, open + FENCE.length])) {
    const close = closingFence(text, from + 1)
    if (close < 0) continue
    const inside = text.slice(from, close)
    const after = text.slice(close + FENCE.length).replace(/^\n/, '')
    return { before: text.slice(0, open), inside: inside === '\n' ? inside : withoutBreak(inside), after }
  }
  return null
}

/** Finds a fence at the end of a line; -1 when there is none. */
function closingFence(text: string, from: number): number {
  for (let at = text.indexOf(FENCE, from); at >= 0; at = text.indexOf(FENCE, at + 1)) {
    const next = text[at + FENCE.length]
    if (next === undefined || next === '\n') return at
  }
  return -1
}

const withoutBreak = (text: string): string => (text.endsWith('\n') ? text.slice(0, -1) : text)

type Read = { readonly block: Block; readonly lines: number }

function readLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.some(line => line.trim() !== ''))
      blocks.push({ is: 'paragraph', inside: readInline(paragraph.join('\n')) })
    paragraph = []
  }
  for (let at = 0; at < lines.length; ) {
    const read = readHeading(lines, at) ?? readQuote(lines, at) ?? readList(lines, at)
    if (read) {
      endParagraph()
      blocks.push(read.block)
    } else paragraph.push(lines[at] ?? '')
    at += read?.lines ?? 1
  }
  endParagraph()
  return blocks
}

function readHeading(lines: readonly string[], at: number): Read | null {
  const [, marks = '', text = ''] = /^(#{1,3}|-#) +(\S[\s\S]*)/.exec(lines[at] ?? '') ?? []
  if (marks === '') return null
  const inside = readInline(text)
  if (marks === '-#') return { block: { is: 'small', inside }, lines: 1 }
  return { block: { is: 'heading', level: marks.length as 1 | 2 | 3, inside }, lines: 1 }
}

/** Reads a quote: `>>>` quotes the whole rest, `>` its own line; quotes do not nest. */
function readQuote(lines: readonly string[], at: number): Read | null {
  const line = lines[at] ?? ''
  if (line.startsWith('>>> ')) {
    const rest = [line.slice(4), ...lines.slice(at + 1)]
    return { block: { is: 'quote', blocks: readLines(rest.map(unquoted)) }, lines: rest.length }
  }
  const own = run(lines, at, one => /^> /.test(one))
  if (own.length === 0) return null
  return {
    block: { is: 'quote', blocks: readLines(own.map(one => unquoted(one.slice(2)))) },
    lines: own.length,
  }
}

const unquoted = (line: string): string => line.replace(/^(?:>>?>? )+/, '')

/** Reads a list: items of one level stand side by side; further indented lines belong to the item before. */
function readList(lines: readonly string[], at: number): Read | null {
  const [, indent = '', number] = ITEM.exec(lines[at] ?? '') ?? []
  if (!ITEM.test(lines[at] ?? '')) return null
  const own = run(lines, at, line => {
    const item = ITEM.exec(line)
    return item !== null && (deeper(item[1], indent) || (item[2] === undefined) === (number === undefined))
  })
  const groups = own.reduce<string[][]>((all, line) => {
    if (deeper(ITEM.exec(line)?.[1], indent) && all.length > 0) all.at(-1)?.push(line)
    else all.push([line])
    return all
  }, [])
  const items = groups.map(([first = '', ...inner]) => [
    { is: 'paragraph' as const, inside: readInline(ITEM.exec(first)?.[3] ?? '') },
    ...readLines(inner),
  ])
  return {
    block: { is: 'list', start: number === undefined ? null : Number(number), items },
    lines: own.length,
  }
}

const deeper = (indent: string | undefined, than: string): boolean => (indent?.length ?? 0) > than.length

function run(lines: readonly string[], from: number, belongs: (line: string) => boolean): readonly string[] {
  const end = lines.findIndex((line, index) => index >= from && !belongs(line))
  return lines.slice(from, end < 0 ? undefined : end)
}
