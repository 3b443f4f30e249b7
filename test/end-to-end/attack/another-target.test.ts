// “Another target…” through Discord: it joins the attack that is under way, is taken back, and the script plays it again.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  type SeenMessage,
  text,
} from '../../../src/loopback/start-loopback.ts'
import { freshDatabase } from '../fresh-database.ts'
import { begin, openTable, pressAll, type Table } from './table.ts'

let table: Table
let ana: Actor
beforeAll(async () => {
  table = await openTable()
  ana = table.ana
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

const fill = async (board: SeenMessage, label: string, values: Record<string, string>) =>
  messageOf(await ana.submit(modalOf(await ana.press(board, label)), values))

it('is dealt its own damage in order, is taken back by Undo, and the script of the transcript has it', async () => {
  const attack = { attacker: 'card:03001a', target: 'card:01110', 'ability-damage': 3 }
  const board = await begin(table, ana, 'attack hero', { ...attack, players: 1 })
  const joined = await fill(board, 'Another target…', {
    name: 'Rhino I',
    amount: '2',
    order: 'After the others, in a sentence of its own',
  })
  expect(text(joined)).toContain('After that, Captain America attacks Rhino I.')
  const back = await pressAll(ana, joined, 'Undo')
  expect(text(back)).toMatch(/~~.*After that, Captain America attacks Rhino I/)
  const again = await fill(back, 'Another target…', { name: 'Rhino I', amount: '2' })
  expect(text(again)).toMatch(/3 damage to Hydra Bomber.*2 damage to Rhino I/)
  const over = await pressAll(ana, again, 'Deal 5 damage', '1', 'Finish')
  expect(text(over)).toContain(
    'Captain America attacked Hydra Bomber, Rhino I: 5 damage, Hydra Bomber defeated',
  )
  expect(text(over)).toContain('**Rhino I** · ATK 2 · 12 of 14 HP')
  const transcript = messageOf(await ana.press(over, 'Transcript'))
  const [, script] = await Promise.all(
    transcript.attachments.map(({ url }) => fetch(url).then(one => one.text())),
  )
  const file = freshDatabase().replace('riposte.sqlite', 'attack.json')
  writeFileSync(file, script ?? '')
  const resolve = ['--import', './src/node-24.js', 'src/cli/resolve.ts', file, '--json']
  const { stdout } = spawnSync(process.execPath, resolve, {
    cwd: join(import.meta.dirname, '../../..'),
    encoding: 'utf8',
  })
  const { prompt, outcome } = JSON.parse(stdout)
  expect([prompt, outcome.attacked, outcome.damage.placed]).toEqual([
    null,
    ['enemy', 'enemy-2'],
    [
      { piece: 'enemy', amount: 2 },
      { piece: 'enemy-2', amount: 2 },
    ],
  ])
})
