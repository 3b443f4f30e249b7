// Tests that the files of any amount of stored data fit Discord's limit and together hold all of it once.
import { describe, expect, it } from 'vitest'
import { fresh } from '../../../test/support/store/contract/samples.ts'
import type { OwnShare } from '../../store/persons.ts'
import type { TextFile } from '../request/posts.ts'
import { dataFiles } from './data-files.ts'

const MOST = 10 * 1024 * 1024
const settings = { language: 'de', editions: {}, isPrivate: null } as const
const offers = [{ table: 'attack 9', player: 'p2', at: 5 }]
const { rows: _, ...head } = fresh()

const attack = (number: number, rows: number, note: string): OwnShare => ({
  head: { ...head, id: `attack ${number}`, listed: null },
  rows: Array.from({ length: rows }, (_, index) => ({
    ...{ number: index + 1, by: '1', at: 5 },
    answer: { card: { note } },
  })),
})

async function* given(shares: readonly OwnShare[]): AsyncGenerator<OwnShare> {
  yield* shares
}

async function filesOf(shares: readonly OwnShare[], own: typeof settings | null = settings) {
  const files: TextFile[] = []
  for await (const file of dataFiles('1', { settings: own, offers }, given(shares))) files.push(file)
  return files
}

/** Puts the contents of all files together again. */
function whole(files: readonly TextFile[]) {
  const read = files.map(({ content }) => JSON.parse(content))
  const heads = new Map<string, OwnShare>()
  for (const { head: one, rows } of read.flatMap(({ walkthroughs }) => walkthroughs))
    heads.set(one.id, { head: one, rows: [...(heads.get(one.id)?.rows ?? []), ...rows] })
  return { settings: read[0].settings, offers: read[0].offers, walkthroughs: [...heads.values()] }
}

describe('what is stored about somebody', () => {
  it.each<[string, number, readonly OwnShare[]]>([
    ['nothing but settings', 1, []],
    ['three attacks', 1, [attack(1, 2, 'x'), attack(2, 0, ''), attack(3, 1, 'ß')]],
    [
      '10,040 attacks',
      2,
      Array.from({ length: 10_040 }, (_, number) => attack(number, 3, 'Spider-Man defends')),
    ],
    ['an attack of 40,000 rows', 2, [attack(1, 40_000, 'ä'.repeat(150))]],
    [
      'attacks large and small',
      3,
      [attack(1, 1, 'x'), attack(2, 60, 'ü'.repeat(200_000)), attack(3, 1, 'x')],
    ],
  ])('is given whole: %s', async (_, count, walkthroughs) => {
    const files = await filesOf(walkthroughs)
    expect(files).toHaveLength(count)
    expect(whole(files)).toEqual({ settings, offers, walkthroughs })
    for (const { content } of files) expect(Buffer.byteLength(content)).toBeLessThan(MOST)
    expect(new Set(files.map(({ name }) => name)).size).toBe(count)
  })

  it('is written without blanks, and says whose it is in each file', async () => {
    const files = await filesOf([attack(1, 60, 'y'.repeat(200_000))])
    expect(files.map(({ name }) => name)).toEqual(['riposte-data-1.json', 'riposte-data-2.json'])
    for (const { content } of files) {
      expect(JSON.parse(content)).toMatchObject({
        user: '1',
        settings,
        walkthroughs: [{ head: { flow: head.flow } }],
      })
      expect(content).not.toMatch(/\n/)
    }
    expect(await filesOf([attack(1, 1, 'x')], null)).toHaveLength(1)
  })

  it('is read no further than the file that is sent, so that memory does not grow with it', async () => {
    let read = 0
    async function* counted(): AsyncGenerator<OwnShare> {
      for (const share of Array.from({ length: 40 }, (_, number) =>
        attack(number, 10, 'z'.repeat(100_000)),
      )) {
        read += 1
        yield share
      }
    }
    const files = dataFiles('1', { settings, offers }, counted())
    await files.next()
    expect(read).toBeLessThan(12)
  })
})
