// Plays what random presses on the boards of single attacks do not reach.
import { optionsNamed } from './attacks.ts'
import { CHANNEL, CLOSING, DIRECT, type Spot, USERS } from './callers.ts'
import type { Control } from './controls.ts'
import { actionPressed, controlsOn, playAttack } from './play-attack.ts'
import type { Shown, Table } from './table.ts'

type Draw = (below: number) => number

export async function playRareScenes(table: Table, pick: Draw): Promise<void> {
  await chooseCards(table)
  await beginFromForms(table)
  await closeForAll(table, pick)
  await forgetChris(table, pick)
  await comeTooLate(table)
  await fillTheLog(table)
}

const UNCLEAR = [
  { subcommand: 'enemy', options: { enemy: 'Hydra Mercenary', hero: 'card:01001a' } },
  // Too long for the id of the select.
  {
    subcommand: 'enemy',
    options: {
      enemy: 'Hydra Mercenary',
      hero: 'Captain Marvel',
      boost: '2, Assault, 1*',
      player: USERS.ben.id,
    },
  },
  { subcommand: 'hero', options: { attacker: 'card:01001a', target: 'Wiplash', private: true } },
  { subcommand: 'unit', options: { unit: 'Gundamm', against: 'player' } },
  { subcommand: 'battle', options: { unit: 'Gundam', battled: 'Zakku', ap: 3 } },
] as const

/** Leaves the question which card is meant open, and answers it. */
async function chooseCards(table: Table): Promise<void> {
  for (const { subcommand, options } of UNCLEAR)
    for (const answers of [false, true]) {
      const [question] = await table.ask('ana', CHANNEL, 'attack', subcommand, optionsNamed(options))
      if (!question) throw new Error(`/attack ${subcommand} gave no answer`)
      if (answers) await pressAll(table, question, 'which', 1)
    }
}

/** Presses controls with this action. @returns what they show */
async function pressAll(
  table: Table,
  shown: Shown,
  action: string,
  most = Number.POSITIVE_INFINITY,
): Promise<Shown[]> {
  const wanted = (control: Control) => actionPressed(control) === action
  const all: Shown[] = []
  for (const control of controlsOn(shown).filter(wanted).slice(0, most))
    all.push(...(await table.press(control)))
  if (all.length === 0) throw new Error(`nothing to press: ${action}`)
  return all
}

async function beginFromForms(table: Table): Promise<void> {
  for (const at of [CHANNEL, CHANNEL, DIRECT])
    for (const help of await table.ask('ana', at, 'help', null, {})) await pressAll(table, help, 'begin')
}

/** A manager closes the attacks of a server that have been idle for an hour, and later all of them. */
async function closeForAll(table: Table, pick: Draw): Promise<void> {
  const begin = async () => {
    for (const { subcommand, options } of CLOSED)
      await playAttack(
        table,
        { by: 'ana', at: CLOSING, subcommand, options: optionsNamed(options), ending: 'untouched' },
        pick,
      )
  }
  const close = async (what: 'idle' | 'all') => {
    const [settings] = await table.ask('ana', CLOSING, 'settings', 'server', {})
    const ask = settings && controlsOn(settings).find(({ customId }) => customId === `set1|ask|${what}`)
    if (!ask) throw new Error(`no ${what} attacks to close`)
    const [confirms] = await table.press(ask)
    if (confirms) await pressAll(table, confirms, 'close')
  }
  await begin()
  table.waits()
  await begin()
  await close('idle')
  await close('all')
  await begin()
  table.waits()
  await table.ask('ana', CLOSING, 'settings', 'server', {})
}

const CLOSED = [
  { subcommand: 'enemy', options: { enemy: 'Rhino II', hero: 'card:01001a', private: false } },
  { subcommand: 'hero', options: { attacker: 'card:01001a', target: 'Whiplash', private: true } },
  { subcommand: 'battle', options: { unit: 'Gundam', battled: 'Zaku Ⅱ', private: false } },
] as const

/** Somebody who leads attacks, and has a side in that of another, has all their data deleted. */
async function forgetChris(table: Table, pick: Draw): Promise<void> {
  const chris = { by: 'chris', ending: 'untouched' } as const
  const player = { enemy: 'Rhino II', hero: 'card:01001a' }
  const attacks = [
    { ...chris, at: CHANNEL, subcommand: 'enemy', options: { ...player, player: USERS.ana.id } },
    { ...chris, at: CHANNEL, subcommand: 'unit', options: { unit: 'Gundam', against: 'player' } },
    { ...chris, at: DIRECT, subcommand: 'hero', options: { attacker: 'She-Hulk', target: 'Whiplash' } },
    { ...chris, by: 'ana', at: CHANNEL, subcommand: 'enemy', options: { ...player, player: USERS.chris.id } },
  ] as const
  for (const wanted of attacks)
    await playAttack(table, { ...wanted, options: optionsNamed(wanted.options) }, pick)
  const [asked] = await table.ask('chris', CHANNEL, 'settings', 'data delete', {})
  if (asked) await pressAll(table, asked, 'delete')
}

/** A private question whether to stop is out of date once somebody has answered. */
async function comeTooLate(table: Table): Promise<void> {
  const options = { attacker: 'card:01001a', target: 'Whiplash', private: false }
  for (const _ of [1, 2]) {
    const board = (await table.ask('ana', CHANNEL, 'attack', 'hero', options)).find(isBoard)
    const [stop, answer] = ['stop', 'answer'].map(
      action => board && controlsOn(board).find(control => actionPressed(control) === action),
    )
    const [asks] = stop ? await table.press(stop) : []
    if (!asks || !answer) throw new Error('the attack cannot be stopped')
    await table.press(answer)
    await pressAll(table, asks, 'stop')
  }
}

const isBoard = (shown: Shown): boolean => controlsOn(shown).some(isAnswer)

/** Answers and takes back until the log has no more room. */
async function fillTheLog(table: Table): Promise<void> {
  const options = { enemy: 'Rhino II', hero: 'card:01001a', private: false }
  let board = (await table.ask('ana', CHANNEL, 'attack', 'enemy', optionsNamed(options))).find(isBoard)
  for (let turn = 0; board && turn < MANY; turn++) {
    const action = turn % 2 === 0 ? 'answer' : 'undo'
    const control = controlsOn(board).find(one => actionPressed(one) === action)
    const next = control && (await table.press(control)).find(isBoard)
    if (!next) break
    board = next
  }
  if (!board) throw new Error('the attack has no board')
  for (const story of await pressAll(table, board, 'earlier')) await pressAll(table, story, 'earlier')
}

/** More answers than a log has room for. */
const MANY = 1100

const isAnswer = (control: Control): boolean => actionPressed(control) === 'answer'

const PLACES: readonly Spot[] = [CHANNEL, CLOSING, DIRECT]

/** Lists the attacks, opens those that the lists offer, and takes up what is open. */
export async function openLists(table: Table): Promise<void> {
  for (const at of PLACES)
    for (const by of ['ana', 'ben'] as const) {
      const [list] = await table.ask(by, at, 'attack', 'list', {})
      if (list && controlsOn(list).length > 0) await pressAll(table, list, 'look')
      await table.ask(by, at, 'attack', 'resume', {})
    }
}
