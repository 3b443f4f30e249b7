// Checks the transcript of a whole table: every attack as a text, and scripts of those that count, each of which plays alone.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { readScripts } from '../../../src/cli/script.ts'
import { tellScripts } from '../../../src/cli/story/tell-scripts.ts'
import { UNNAMED } from '../../../src/cli/story/telling.ts'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { playedGames } from '../../../src/played-games.ts'
import { DEFEND, inNewChannel, startRhino } from './channel.ts'
import { openTable, pressAll, type Table } from './table.ts'

const { flows, faces, tables } = playedGames()

let table: Table
let ana: Actor
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana } = inNewChannel(table))
})
afterEach(() => expect(table.refusals()).toEqual([]))

const RHINO_AGAIN = 'Rhino II attacks Ana'

async function filesOf(board: SeenMessage): Promise<{ said: string; files: Map<string, string> }> {
  const answer = messageOf(await ana.press(board, 'Transcript'))
  const files = answer.attachments.map(async ({ filename, url }) => {
    const text = await fetch(url).then(one => one.text())
    return [filename, text] as const
  })
  return { said: plainTextOf(answer), files: new Map(await Promise.all(files)) }
}

it('the transcript of a later attack has the whole table, whose scripts go on from one another', async () => {
  const first = await pressAll(ana, await startRhino(table, ana), DEFEND, '2', 'Deal 2 damage', 'Finish')
  expect([...(await filesOf(first)).files.keys()]).toEqual(['attack.txt', 'attack.json'])
  const second = messageOf(await ana.press(first, RHINO_AGAIN))
  const over = await pressAll(ana, second, 'Nobody', '1', 'Deal 4 damage', 'Finish')
  const { said, files } = await filesOf(over)
  expect(said).toMatch(/^This attack and the whole table, each as a text and as a script/)
  expect([...files.keys()]).toEqual(['attack.txt', 'attack.json', 'table.txt', 'table.json'])
  const told = files.get('table.txt') ?? ''
  expect(told.match(/takes \d damage: \d HP left/g)).toEqual([
    'takes 2 damage: 8 HP left',
    'takes 4 damage: 4 HP left',
  ])
  const read = readScripts(files.get('table.json') ?? '', flows)
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  const scripts = read.scripts.map(({ script }) => ({
    ...{ script, named: UNNAMED, notes: [], faces, language: 'en' as const },
  }))
  const { text, faults, isPlayed } = tellScripts(scripts, { as: 'story', isJson: false, tables })
  expect([faults, isPlayed]).toEqual([[], true])
  expect(text).toMatch(/^1\/2 · [^\n]*\n(?!Not as)/)
  expect(text).toMatch(/\n2\/2 · [^\n]*\n(?!Not as)/)
})
