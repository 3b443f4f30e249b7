// Measures the texts that are hardest to read, at every place where a text can be typed, pasted or forged.
import { testBot } from '../../test/support/commands/bot.ts'
import { hostileReaders, type Reader } from '../../test/support/commands/hostile-bot.ts'
import { hostileTexts } from '../../test/support/hostile-texts.ts'
import { worked } from '../rounds.ts'
import { goal, type Row, type Table } from '../table.ts'

/**
 * Each run measures every n-th of the hundreds of texts for each reader. So many of the hardest are read again at the end: a
 * collection of garbage on other threads outlasts three readings.
 */
const SIZES = { full: { every: 5, again: 100 }, light: { every: 400, again: 1 } }
const WORST = 10
/** The goal, in milliseconds of processor time. */
const GOAL = 20

type Measured = { readonly reader: Reader; readonly name: string; readonly text: string; readonly ms: number }

export async function reading(scale: keyof typeof SIZES): Promise<Table[]> {
  const { every, again } = SIZES[scale]
  const bot = await testBot()
  const readers = await hostileReaders(bot)
  const measured: Measured[] = []
  for (const [index, reader] of readers.entries()) {
    const texts = hostileTexts(reader.longest)
    const some = texts.filter((_, at) => at === texts.length - 2 || (at + index) % every === 0)
    for (const { name, text } of some)
      measured.push({ reader, name, text, ms: await leastTime(reader, text) })
  }
  const hardest: Measured[] = []
  for (const one of slowestFirst(measured).slice(0, again))
    hardest.push({ ...one, ms: Math.min(one.ms, await leastTime(one.reader, one.text)) })
  const worst = slowestFirst(hardest).slice(0, WORST)
  const about = `${readers.length} places where somebody types, pastes or forges a text, ${measured.length} texts as long as Discord lets through: runs of one thing or of two in turn. Processor time of the whole process, the least of three readings, and for the hardest ${again} of three more at the end; the worst ten.`
  return [{ title: 'Reading: the texts that are hardest to read', about, rows: worst.map(rowOf) }]
}

const slowestFirst = (all: readonly Measured[]): readonly Measured[] => all.toSorted((a, b) => b.ms - a.ms)

const rowOf = ({ reader, name, ms }: Measured): Row => ({
  '': `\`${reader.name.replaceAll('|', '¦')}\``,
  text: `\`${name.replaceAll('|', '¦').replaceAll('`', '´')}\``,
  characters: reader.longest,
  'processor, ms': ms,
  ...goal(ms, 'most', GOAL),
})

async function leastTime({ reads }: Reader, text: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3; round++) least = Math.min(least, await worked(() => reads(text)))
  return least
}
