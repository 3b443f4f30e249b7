// Measures the texts that are hardest to read, at every place where a text can be typed, pasted or forged.
import { testBot } from '../../test/commands/bot.ts'
import { hostileReaders, type Reader } from '../../test/commands/hostile-bot.ts'
import { hostileTexts } from '../../test/hostile-texts.ts'
import { goal, type Row, type Table } from '../table.ts'

/** Each run measures every n-th of the hundreds of texts for each reader. */
const EVERY = { full: 5, light: 400 }
const WORST = 10
/** The goal, in milliseconds of processor time. */
const GOAL = 20

type Measured = { readonly reader: Reader; readonly text: string; readonly ms: number }

export async function reading(scale: keyof typeof EVERY): Promise<Table[]> {
  const bot = await testBot()
  const readers = await hostileReaders(bot)
  const measured: Measured[] = []
  for (const [index, reader] of readers.entries()) {
    const texts = hostileTexts(reader.longest)
    const some = texts.filter((_, at) => at === texts.length - 2 || (at + index) % EVERY[scale] === 0)
    for (const { name, text } of some)
      measured.push({ reader, text: name, ms: await leastTime(reader, text) })
  }
  const worst = measured.toSorted((a, b) => b.ms - a.ms).slice(0, WORST)
  const about = `${readers.length} places where somebody types, pastes or forges a text, ${measured.length} texts as long as Discord lets through: runs of one thing or of two in turn. Processor time, the least of three readings; the worst ten.`
  return [{ title: 'Reading: the texts that are hardest to read', about, rows: worst.map(rowOf) }]
}

const rowOf = ({ reader: { name, longest }, text, ms }: Measured): Row => ({
  '': `\`${name.replaceAll('|', '¦')}\``,
  text: `\`${text.replaceAll('|', '¦').replaceAll('`', '´')}\``,
  characters: longest,
  'processor, ms': ms,
  ...goal(ms, 'most', GOAL),
})

async function leastTime({ reads }: Reader, text: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3; round++) {
    const since = process.cpuUsage()
    await reads(text)
    const { user, system } = process.cpuUsage(since)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}
