// The stored data of a person as files that can each be read alone, one after the other: no more than one is in memory.
import type { OwnShare, PersonalData } from '../../store/persons.ts'
import type { TextFile } from '../request/posts.ts'

/** Less than the 10 MiB that Discord allows a bot for one file. */
const MOST_BYTES = 8 * 1024 * 1024

/**
 * Takes the shares of a person one by one, and gives a file as soon as it is full, the last one at the end. The next file
 * continues an attack that is too large for one.
 * @throws what reading the shares throws
 */
export async function* dataFiles(
  user: string,
  { settings, offers }: Pick<PersonalData, 'settings' | 'offers'>,
  shares: AsyncIterable<OwnShare>,
): AsyncGenerator<TextFile> {
  const [own, offered] = [JSON.stringify(settings), JSON.stringify(offers)]
  const head = `{"user":${JSON.stringify(user)},"settings":${own},"offers":${offered},"walkthroughs":[`
  const tail = ']}'
  const room = MOST_BYTES - bytesOf(head + tail)
  let [texts, free, number] = [[] as string[], room, 0]
  const file = (name: string): TextFile => ({ name, content: `${head}${texts.join(',')}${tail}` })
  for await (const share of shares)
    for (const piece of piecesOf(share, room)) {
      const bytes = bytesOf(piece) + 1
      if (bytes > free && texts.length > 0) {
        yield file(`riposte-data-${++number}.json`)
        ;[texts, free] = [[], room]
      }
      texts.push(piece)
      free -= bytes
    }
  yield file(number === 0 ? 'riposte-data.json' : `riposte-data-${number + 1}.json`)
}

/** A share as JSON: in one piece if it fits, else in pieces that each hold the head and some of the rows. */
function piecesOf({ head, rows }: OwnShare, room: number): string[] {
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
