// Reads the marks within a line, such as bold and links; all other letters stay text.
import type { Inline } from './tree.ts'

type Rule = {
  readonly pattern: RegExp
  /** Null when the match is no mark after all. */
  readonly read: (match: RegExpExecArray) => Inline | null
}

const wrap =
  (is: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler') =>
  ([, inside = '']: RegExpExecArray): Inline => ({ is, inside: readInline(inside) })

/** Makes links for http and https only, since a browser must not open other addresses. */
function link(address: string, words: readonly Inline[]): Inline | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null
  return { is: 'link', url: url.href, inside: words }
}

/** The rules, tried in this order at every place where a mark can begin. */
const RULES: readonly Rule[] = [
  { pattern: /\\([!-/:-@[-`{-~])/y, read: ([, letter = '']) => letter },
  {
    pattern: /(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y,
    read: ([, , text = '']) => ({ is: 'code', text: text.trim() || text }),
  },
  { pattern: /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, read: wrap('strong') },
  { pattern: /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, read: wrap('underline') },
  { pattern: /\*(?=\S)((?:\*\*|\\[\s\S]|[^\\*])+?)(?<!\s)\*(?!\*)/y, read: wrap('em') },
  { pattern: /_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy, read: wrap('em') },
  { pattern: /~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/y, read: wrap('strike') },
  { pattern: /\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y, read: wrap('spoiler') },
  {
    pattern: /\[((?:\\[\s\S]|[^\\\]])+)\]\(<?((?:\\[\s\S]|[^\s<>()\\]|\([^\s()]*\))+)>?\)/y,
    read: ([, words = '', address = '']) => link(address.replace(/\\(.)/g, '$1'), readInline(words)),
  },
  { pattern: /<(https?:\/\/[^\s<>]+)>/y, read: ([, address = '']) => link(address, [address]) },
  { pattern: /https?:\/\/[^\s<>]*[^\s<>.,:;!?"'“”„)\]*_~|]/y, read: ([address]) => link(address, [address]) },
  { pattern: /<@!?(\d{17,20})>/y, read: ([, id = '']) => ({ is: 'user', id }) },
  { pattern: /<#(\d{17,20})>/y, read: ([, id = '']) => ({ is: 'channel', id }) },
  { pattern: /<@&(\d{17,20})>/y, read: ([, id = '']) => ({ is: 'role', id }) },
  { pattern: /<\/([^:<>\n]+):\d{17,20}>/y, read: ([, name = '']) => ({ is: 'command', name }) },
  { pattern: /<a?:(\w{2,32}):\d{17,20}>/y, read: ([, name = '']) => ({ is: 'emoji', name }) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    read: ([, seconds = '0', style = 'f']) => ({ is: 'time', seconds: Number(seconds), style }),
  },
]

/** The letters with which the rules begin. */
const CAN_BEGIN = /[\\`*_~|[<h]/g

/** @returns the text with its marks read; the letters that belong to no mark stay as they are */
export function readInline(text: string): readonly Inline[] {
  const found: Inline[] = []
  let plain = ''
  let at = 0
  while (at < text.length) {
    const next = nextMark(text, at)
    plain += text.slice(at, next?.at ?? text.length)
    if (!next) break
    if (typeof next.mark === 'string') plain += next.mark
    else {
      if (plain !== '') found.push(plain)
      found.push(next.mark)
      plain = ''
    }
    at = next.at + next.length
  }
  if (plain !== '') found.push(plain)
  return found
}

function nextMark(text: string, from: number): { mark: Inline; at: number; length: number } | null {
  CAN_BEGIN.lastIndex = from
  for (let begin = CAN_BEGIN.exec(text); begin; begin = CAN_BEGIN.exec(text)) {
    const at = begin.index
    const read = isInsideWord(text, at) ? null : markAt(text, at)
    if (read) return { ...read, at }
    CAN_BEGIN.lastIndex = at + 1
  }
  return null
}

/** An underscore within a word is no mark, and neither is an h that begins no address. */
function isInsideWord(text: string, at: number): boolean {
  const letter = text[at]
  return (letter === '_' || letter === 'h') && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')
}

function markAt(text: string, at: number): { mark: Inline; length: number } | null {
  for (const { pattern, read } of RULES) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    const mark = match && read(match)
    if (match && mark !== null) return { mark: mark as Inline, length: match[0].length }
  }
  return null
}
