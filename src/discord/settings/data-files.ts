// Writes the stored data of a user into files that Discord takes: one, or several that can each be read alone.
import type { PersonalData } from '../../store/store.ts'
import type { TextFile } from '../interaction/posts.ts'

/** Less than the 10 MiB that Discord allows a bot for one file. */
const MOST_BYTES = 8 * 1024 * 1024

/** The files in order; the next file continues an attack that is too large for one. */
export function dataFiles(user: string, { settings, walkthroughs }: PersonalData): readonly TextFile[] {
  const head = `{"user":${JSON.stringify(user)},"settings":${JSON.stringify(settings)},"walkthroughs":[`
  const tail = ']}'
  const room = MOST_BYTES - bytesOf(head + tail)
  const pieces = walkthroughs.flatMap(walkthrough => piecesOf(walkthrough, room))
  const contents = packed(pieces, room).map(texts => `${head}${texts.join(',')}${tail}`)
  return contents.map((content, index) => ({ name: nameOf(index, contents.length), content }))
}

const nameOf = (index: number, count: number): string =>
  count === 1 ? 'riposte-data.json' : `riposte-data-${index + 1}-of-${count}.json`

/** A walkthrough as JSON: in one piece if it fits, else in pieces that each hold the head and some of the rows. */
function piecesOf({ head, rows }: PersonalData['walkthroughs'][number], room: number): string[] {
  const start = `{"head":${JSON.stringify(head)},"rows":[`
  const end = ']}'
  const texts = rows.map(row => JSON.stringify(row))
  return packed(texts, room - bytesOf(start + end)).map(some => `${start}${some.join(',')}${end}`)
}

/** Distributes the texts into lists that fit into `room`, commas included; at least one list, which may be empty. */
function packed(texts: readonly string[], room: number): string[][] {
  const lists: string[][] = [[]]
  let free = room
  for (const text of texts) {
    const bytes = bytesOf(text) + 1
    if (bytes > free && lists.at(-1)?.length) {
      lists.push([])
      free = room
    }
    lists.at(-1)?.push(text)
    free -= bytes
  }
  return lists
}

const bytesOf = (text: string): number => Buffer.byteLength(text)
