// Three people press, choose and type at random: each time a sensible answer comes, and no error.
import { ComponentType } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyComponent } from '../../../src/loopback/interaction/components.ts'
import {
  type Actor,
  type Outcome,
  plainTextOf,
  type SeenMessage,
  type SeenModal,
} from '../../../src/loopback/start-loopback.ts'
import { runs } from '../../runs.ts'
import { begin, boardsIn, hasControls, openTable, SPIDER_MAN, type Table } from './table.ts'

const PRESSES = runs(5)

let table: Table
let people: readonly Actor[]
/** The latest messages to press on, with the people who see them: private ones are for one person. */
let open: { readonly message: SeenMessage; readonly by: readonly Actor[] }[] = []
const MOST_OPEN = 5

/** The last moves, for the message of a failed test. */
const trace: string[] = []

beforeAll(async () => {
  table = await openTable()
  people = [table.ana, table.ben, table.discord.user('Chris')]
})
afterAll(() => table.close())

const WORDS = [
  '',
  '2',
  '-1',
  '+3',
  'all',
  '99999',
  '3/2',
  'Mockingbird',
  'White Base',
  'Assault',
  '@everyone **x**',
  '\u202e',
]
const STARTS = [
  ['attack enemy', { enemy: 'card:01134', hero: SPIDER_MAN, players: 3, 'boost-cards': 1 }],
  ['attack enemy', { enemy: 'Somebody', hero: 'Somebody else' }],
  ['attack hero', { attacker: SPIDER_MAN, target: 'Rhino II', players: 1, 'enemy-damage': 12 }],
  ['attack unit', { unit: 'card:ST01-001', target: 'The player', shields: 2, base: 'none' }],
  ['attack unit', { unit: 'card:GD01-001' }],
] as const

const any = <T>(all: readonly T[]): T => {
  const one = all[Math.floor(Math.random() * all.length)]
  if (one === undefined) throw new Error('there is nothing to choose from')
  return one
}

/** Presses or chooses something random on a message. */
async function touch(actor: Actor, message: SeenMessage): Promise<Outcome> {
  const all = everyComponent(message.components).map(({ component }) => component)
  const { custom_id = '', type, options = [] } = any(all.filter(one => one.custom_id !== undefined))
  const values = type === ComponentType.StringSelect ? [any(options).value] : undefined
  trace.push(`${actor.name}: ${custom_id} ${values ?? ''}`)
  return actor.pressRaw(message, custom_id, values && { componentType: type, values })
}

/** Fills every field at random; null if a client would not send the form. */
async function fillIn(actor: Actor, modal: SeenModal): Promise<Outcome | null> {
  const values = Object.fromEntries(modal.fields.map(field => [field.customId, valueFor(field)]))
  trace.push(`${actor.name}: ${modal.customId} ${JSON.stringify(values)}`)
  return actor.submit(modal, values).catch(() => null)
}

function valueFor({ type, options = [], required }: SeenModal['fields'][number]): string | string[] {
  if (type === ComponentType.UserSelect) return any(people).id
  if (type !== ComponentType.StringSelect) return any(WORDS)
  return required || Math.random() < 0.5 ? [any(options).value] : []
}

/** Checks the answer, and keeps the message with its controls for later presses. */
function look({ status, why, message }: Outcome, actor: Actor): void {
  const before = trace.slice(-4).join('\n')
  expect(status, `${why}:\n${before}`).not.toBe('failed')
  if (!message) return
  expect(plainTextOf(message), before).not.toMatch(/undefined|NaN|\{\{|\[object|went wrong|schiefgegangen/)
  open = open.filter(one => one.message.id !== message.id)
  const shown = hasControls(message) ? message : boardsIn(actor, { id: message.channel_id }).at(-1)
  if (shown) open.push({ message: shown, by: shown.ephemeral ? [actor] : people })
}

async function act(press: number): Promise<void> {
  // The question that comes before an attack leaves nothing to press once it is answered.
  if (press % 50 === 0 || open.length === 0) {
    const [words, options] = any(STARTS)
    const starter = any(people)
    const message = await begin(table, starter, words, options)
    open.push({ message, by: message.ephemeral ? [starter] : people })
  }
  open = open.slice(-MOST_OPEN)
  const { message, by } = any(open)
  const actor = any(by)
  const outcome = await touch(actor, message)
  const answer = outcome.modal ? await fillIn(actor, outcome.modal) : outcome
  if (answer) look(answer, actor)
}

it(`whatever is pressed, chosen or typed, ${PRESSES} times over, is answered`, async () => {
  for (let press = 0; press < PRESSES; press += 1) await act(press)
  const errors = table
    .bot()
    .log()
    .filter(({ level }) => level === 'error')
  expect(errors).toEqual([])
  expect(table.refusals()).toEqual([])
})
