// Plays everything that a recording holds on one store.
import type { Store } from '../../src/store/store.ts'
import { attacks } from './attacks.ts'
import { botOn } from './bot.ts'
import { CHANNEL } from './callers.ts'
import type { Control } from './controls.ts'
import { lookUp } from './look-ups.ts'
import { playAttack, randomFrom } from './play-attack.ts'
import { randomAttacks } from './random-attacks.ts'
import { openLists, playRareScenes } from './rare-scenes.ts'
import { type Table, tableAt } from './table.ts'

const LONG_NAME = 'Somebody whose name is longer than a board can show it, by far'
const LONG_NOTE = 'A note that goes on and on until it is longer than a board has room for. '.repeat(3)

/** What is typed into the fields of forms, by the field's name; other fields take numbers. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  name: ['Mockingbird', 'Nick Fury', 'Hydra Mercenary', 'Zaku Ⅱ', 'Somebody else', 'Advance'],
  text: ['A note', 'A note of somebody who wants to be sure that nobody forgets it'],
  enemy: ['Rhino II', 'Hydra Mercenary', 'Nobody at all'],
  hero: ['card:01001a', 'Captain Marvel', 'Mockingbrid'],
  attacker: ['card:01001a', 'She-Hulk'],
  target: ['Whiplash', 'Hydra Mercenary'],
  unit: ['Gundam', "Char's Zaku Ⅱ"],
  against: ['Zaku Ⅱ', 'player'],
  battled: ['Zaku Ⅱ', 'Zakku'],
}
const NUMBERS = ['0', '1', '2', '3', '4', '99']
const MISTYPED: typeof TYPED = { name: [LONG_NAME, 'Hydra Mercenary', 'Zaku Ⅱ'], text: [LONG_NOTE] }
const NO_NUMBERS = ['x', '-']

type Played = {
  readonly controls: readonly Control[]
  /** The ids of the attacks. */
  readonly ids: readonly string[]
}

export async function playAll(store: Store): Promise<Played> {
  let count = 0
  const ids: string[] = []
  const newId = () => {
    const id = String(++count).padStart(10, 'past000000')
    ids.push(id)
    return id
  }
  const pick = randomFrom(1)
  const one = (some: readonly string[]) => some[pick(some.length)] ?? ''
  const bot = botOn(store, newId)
  const typed = (name: string, isMistyped: boolean) =>
    one(isMistyped ? (MISTYPED[name] ?? NO_NUMBERS) : (TYPED[name] ?? NUMBERS))
  const table = tableAt(bot, { pick, typed })
  await settings(table)
  for (const wanted of attacks()) await playAttack(table, wanted, pick)
  for (const id of await randomAttacks(store, newId))
    await table.ask('ana', CHANNEL, 'attack', 'resume', { walkthrough: `attack:${id}` })
  await playRareScenes(table, pick)
  await lookUp(table, bot)
  // The lists come last, when every attack exists.
  await openLists(table)
  // Some ids stand for commands that wait for the choice of a card.
  const stored = await Promise.all(ids.map(id => store.read(id)))
  return { controls: table.controls, ids: ids.filter((_, index) => stored[index]) }
}

async function settings(table: Table): Promise<void> {
  await table.ask('ana', CHANNEL, 'settings', 'me', { language: 'de', edition: '1.7', private: 'yes' })
  await table.ask('ben', CHANNEL, 'settings', 'me', { language: 'en', edition: '1.0' })
  const server = { game: 'gundam', edition: '1.6-de', language: 'de' }
  await table.ask('ana', CHANNEL, 'settings', 'server', server)
  await table.ask('ana', CHANNEL, 'settings', 'server', { edition: '1.9.0' })
  for (const by of ['ana', 'ben'] as const) {
    await table.ask(by, CHANNEL, 'settings', 'data export', {})
    await table.ask(by, CHANNEL, 'settings', 'data delete', {})
    await table.ask(by, CHANNEL, 'help', null, {})
    await table.ask(by, CHANNEL, 'about', null, {})
  }
}
