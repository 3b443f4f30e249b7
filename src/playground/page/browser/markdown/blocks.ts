// Reads a text line by line: headings, small lines, quotes, lists, blocks of code, paragraphs.
import { readInline } from './inline.ts'
import type { Block } from './tree.ts'

const FENCE = /^([\s\S]*?)```(?:[\w+-]*\n)?([\s\S]+?)\n?```(?:\n|$)/
const ITEM = /^(\s*)(?:[-*]|(\d{1,9})\.) +(.*)$/

/** @returns the text in blocks; line breaks within a paragraph are kept */
export function readBlocks(text: string): readonly Block[] {
  const fence = FENCE.exec(text)
  if (!fence) return readLines(text.split('\n'))
  const [whole, before = '', code = ''] = fence
  return [
    ...(before === '' ? [] : readLines(before.replace(/\n$/, '').split('\n'))),
    { is: 'codeBlock', text: code },
    ...(whole.length < text.length ? readBlocks(text.slice(whole.length)) : []),
  ]
}

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
  const [, marks = '', text = ''] = /^(#{1,3}|-#) +(.*\S.*)$/.exec(lines[at] ?? '') ?? []
  if (marks === '') return null
  const inside = readInline(text)
  if (marks === '-#') return { block: { is: 'small', inside }, lines: 1 }
  return { block: { is: 'heading', level: marks.length as 1 | 2 | 3, inside }, lines: 1 }
}

/** `>>>` quotes all that follows, `>` its own line; a quote holds no other quote. */
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

/** Items of one list stand in a row; what is indented further belongs to the item before. */
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
