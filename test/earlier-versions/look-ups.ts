// Looks rules and cards up, and presses on what is shown.
import { showCardId } from '../../src/discord/card/state.ts'
import { showId } from '../../src/discord/rule/state.ts'
import type { Bot } from './bot.ts'
import { CHANNEL } from './callers.ts'
import { controlsOn } from './play-attack.ts'
import type { Shown, Table } from './table.ts'

const RULES = [
  'retaliate',
  'vergeltung',
  'atk',
  '7-6-2-4',
  'defnd',
  'qqqxyz pizza',
  'who defends',
  'can an exhausted hero defend?',
  'what does tough do',
  'attack',
  'Rhino',
]
const CARDS = [
  'Rhino',
  'card:01001a',
  'Spider-Man',
  'Gundam',
  'Zakku',
  'Toughness',
  'qqqxyz',
  'Ultron',
  'Base',
]

/** One of so many entries is followed into its parts. */
const FOLLOWED = 64

/** Offers every entry of the glossary, in the languages by turns, opens some, asks some questions, and shows some cards. */
export async function lookUp(table: Table, { glossary }: Bot): Promise<void> {
  for (const [index, { code }] of [...glossary.byCode.values()].entries()) {
    const customId = showId(code, index % 2 === 0 ? 'en' : 'de')
    const shows = { ...SHOWS, customId }
    table.controls.push(shows)
    if (index % FOLLOWED === 0) await follow(table, await table.press(shows), 2)
  }
  for (const query of RULES) {
    for (const by of ['ana', 'ben'] as const)
      await follow(table, await table.ask(by, CHANNEL, 'rule', null, { query, private: by === 'ana' }), 1)
    await table.about('ben', `What about ${query}? Does Tough help, or a Blocker?`)
  }
  for (const card of CARDS)
    for (const by of ['ana', 'ben'] as const)
      await follow(table, await table.ask(by, CHANNEL, 'card', null, { card, private: by === 'ana' }), 1)
  for (const code of ['01001a', 'ST01-001'])
    await follow(table, await table.press({ ...SHOWS, customId: showCardId(code, 'de') }), 2)
}

const SHOWS = { by: 'ana', at: CHANNEL, message: '1', isPrivate: false, values: [] } as const

/** Presses everything on these messages, and on those that it leads to, to a depth; on public ones others press as well. */
async function follow(table: Table, messages: readonly Shown[], depth: number): Promise<void> {
  if (depth === 0) return
  for (const message of messages)
    for (const control of controlsOn(message)) {
      if (!message.isPrivate) table.controls.push({ ...control, by: 'chris', isForOthers: true })
      await follow(table, await table.press(control), depth - 1)
    }
}
