// Writes a text in Discord's markdown as plain text for a terminal: the marks go, the words stay.
import { readBlocks } from '../playground/browser/markdown/blocks.ts'
import { timeWords } from '../playground/browser/markdown/time-words.ts'
import type { Block, Inline } from '../playground/browser/markdown/tree.ts'

/** What the marks refer to, and how the reader writes times. */
export type TextReader = {
  /** The name of a user, channel or role; undefined: nobody knows it. */
  readonly nameOf: (id: string) => string | undefined
  /** One of Discord's. */
  readonly locale: string
  /** In milliseconds since 1970. */
  readonly now: number
}

/** Reads texts that mention nobody and name no time. */
export const NO_MENTIONS: TextReader = { nameOf: () => undefined, locale: 'en-US', now: 0 }

/** @returns the text in lines; small lines are indented, quotes have a bar, an address stands behind its words */
export const readable = (markdown: string, reader: TextReader): string =>
  linesOf(readBlocks(markdown), reader).join('\n')

const linesOf = (blocks: readonly Block[], reader: TextReader): string[] =>
  blocks.flatMap(block => blockLines(block, reader))

function blockLines(block: Block, reader: TextReader): string[] {
  switch (block.is) {
    case 'small':
      return [`    ${wordsOf(block.inside, reader)}`]
    case 'quote':
      return linesOf(block.blocks, reader).map(line => `  | ${line}`)
    case 'codeBlock':
      return block.text.split('\n').map(line => `    ${line}`)
    case 'list':
      return block.items.flatMap((item, index) =>
        itemLines(block.start === null ? '- ' : `${block.start + index}. `, linesOf(item, reader)),
      )
    default:
      return wordsOf(block.inside, reader).split('\n')
  }
}

const itemLines = (mark: string, [first = '', ...others]: readonly string[]): string[] => [
  mark + first,
  ...others.map(line => ' '.repeat(mark.length) + line),
]

const wordsOf = (inside: readonly Inline[], reader: TextReader): string =>
  inside
    .map((inline, at) => inlineWords(inline, reader, endsLine(inside, at), isWholeLine(inside, at)))
    .join('')

const endsLine = (inside: readonly Inline[], at: number): boolean =>
  [undefined, '\n'].includes(edge(inside[at + 1], 0))

const isWholeLine = (inside: readonly Inline[], at: number): boolean =>
  endsLine(inside, at) && [undefined, '\n'].includes(edge(inside[at - 1], -1))

/** The letter at that place of a neighbour; a mark counts as a letter. */
const edge = (inline: Inline | undefined, at: number): string | undefined =>
  inline === undefined ? undefined : typeof inline === 'string' ? inline.at(at) : 'mark'

/** Code that is last in a line is the id of a clause and stands in brackets; italics alone in a line are an example and are indented. */
function inlineWords(inline: Inline, reader: TextReader, isLast: boolean, isAlone: boolean): string {
  if (typeof inline === 'string') return inline
  switch (inline.is) {
    case 'code':
      return isLast && !isAlone ? ` [${inline.text}]` : inline.text
    case 'em':
      return `${isAlone ? '  ' : ''}${wordsOf(inline.inside, reader)}`
    case 'strike':
      return `(${wordsOf(inline.inside, reader)})`
    case 'link':
      return withAddress(wordsOf(inline.inside, reader), inline.url)
    case 'user':
    case 'role':
    case 'channel':
      return mention(inline.is === 'channel' ? '#' : '@', reader.nameOf(inline.id) ?? inline.id)
    case 'command':
      return `/${inline.name}`
    case 'emoji':
      return `:${inline.name}:`
    case 'time':
      return timeWords(inline.seconds, inline.style, reader.locale, reader.now)
    default:
      return wordsOf(inline.inside, reader)
  }
}

const mention = (mark: string, name: string): string => (name.startsWith(mark) ? name : mark + name)

const withAddress = (words: string, url: string): string =>
  url.replace(/\/$/, '') === words.replace(/\/$/, '') ? words : `${words} (${url})`
