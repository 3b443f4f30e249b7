// Names a place in lists and above the conversation.
import type { PagePlace } from '../../protocol.ts'
import type { PageWords } from '../words.ts'

/** @returns "#rules" for a channel, the bare name for a thread, fixed words for the direct message */
export function placeName({ kind, name }: PagePlace, words: PageWords): string {
  if (kind === 'direct') return words('page:places.direct')
  return kind === 'channel' ? `#${name}` : name
}
