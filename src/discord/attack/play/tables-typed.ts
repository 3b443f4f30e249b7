// The table of a place while somebody types a command there: it is read once for all the letters of a command.

import { memoryOf } from '../../../kept.ts'
import { StoreFault } from '../../../store/store.ts'
import type { Typing } from '../../interaction/command.ts'
import { inTime } from '../../request/clock.ts'
import type { AnyFace } from '../face/face.ts'
import { givenIn } from '../face/options.ts'
import { type Here, hereAt } from './meant-here.ts'
import type { AttackParts } from './parts.ts'
import { type TipScene, tableOf, tipHere } from './table-here.ts'
import { tableMeant } from './which-table.ts'

/** After so many milliseconds without a letter, somebody types another command. */
const PAUSE = 20_000
/** Nobody types one command for longer, in milliseconds. */
const LONGEST = 120_000
/** What the store has not said by then is not waited for, in milliseconds. */
const WITHIN = 200
/** The most places and commands at a time. */
const MOST = 500

type Read = { readonly begun: number; readonly table: Promise<Here | null>; letter: number }

export type TablesTyped = {
  /** null: the place has no table on which the command would go on, or the store has not said so in time. */
  readonly at: (typing: Typing, face: AnyFace) => Promise<Here | null>
  /** A command has been sent in this channel: what is typed next is another one. */
  readonly sentIn: (channel: string) => void
}

export function tablesTyped(parts: AttackParts): TablesTyped {
  const memory = memoryOf<Read>(MOST)
  const sent = memoryOf<number>(MOST)
  return {
    at: async (typing, face) => {
      const { place, at, subcommand } = typing
      const said = givenIn(typing).text('table') ?? ''
      const key = `${place.channel} ${subcommand} ${sent.get(place.channel) ?? 0} ${said}`
      const known = memory.get(key)
      const isSame = known && at - known.letter < PAUSE && at - known.begun < LONGEST
      const read = isSame
        ? known
        : memory.put(key, { begun: at, letter: at, table: here(parts, typing, face) })
      read.letter = at
      try {
        return await inTime(read.table, WITHIN, () => new StoreFault('busy', null))
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error
        // A fault is not kept; what is only late may have come by the next letter.
        void read.table.catch(() => memory.put(key, { ...read, letter: Number.NEGATIVE_INFINITY }))
        return null
      }
    },
    sentIn: channel => void sent.put(channel, (sent.get(channel) ?? 0) + 1),
  }
}

async function here(parts: AttackParts, typing: Typing, face: AnyFace): Promise<Here | null> {
  const isSaid = givenIn(typing).text('table') !== undefined
  const scene = isSaid ? await tipSaid(parts, typing, face) : await tipHere(parts, typing, face, true)
  const table = scene && tableOf(parts, scene)
  return table && hereAt(parts, table, scene)
}

async function tipSaid(parts: AttackParts, typing: Typing, face: AnyFace): Promise<TipScene | null> {
  const meant = await tableMeant(parts, typing, face)
  return meant !== 'unknown' && 'tip' in meant ? meant.tip : null
}
