// Lists to choose from. Discord allows 25 options in a select: a longer list goes on in further selects, never cut in silence.
import type { APISelectMenuOption } from 'discord-api-types/v10'
import type { Translate } from '../../words/words.ts'
import { chunks, MOST_OPTIONS, row, select, type View } from './components.ts'

/** Takes note of a list that is longer than its maker thought possible. Tests fail by it. */
let tellOverlong = (kind: string, length: number): void => {
  throw new Error(`the list ${kind} has ${length} options`)
}

/** For the running bot: it tells of such a list and shows all of it, so that nobody loses a press. */
export function onOverlong(tell: (kind: string, length: number) => void): void {
  tellOverlong = tell
}

/** Tells of a list with more options than a select. */
export function notLong(kind: string, options: readonly unknown[]): void {
  if (options.length > MOST_OPTIONS) tellOverlong(kind, options.length)
}

type List = {
  /** What is chosen, for the log. */
  readonly kind: string
  /** The custom id of a page, the first of which is 0. */
  readonly id: (page: number) => string
  readonly placeholder: string
  readonly options: readonly APISelectMenuOption[]
  /** The list may have more than 25 options. */
  readonly isLong?: true
}

/** A row with a select for each 25 options; the further ones are called “More…” with the places of their options. */
export function selectRows({ kind, id, placeholder, options, isLong }: List, t: Translate): View {
  if (!isLong) notLong(kind, options)
  return chunks(options, MOST_OPTIONS).map((some, page) => {
    const from = page * MOST_OPTIONS
    const places = `${from + 1}–${from + some.length}`
    return row([select(id(page), page === 0 ? placeholder : `${t('attack:moreActions')} ${places}`, some)])
  })
}

/** Behind the id of a select that goes on stands the number of its page. */
export const isPage = ([page = '0', ...more]: readonly string[]): boolean =>
  /^\d$/.test(page) && more.length === 0
