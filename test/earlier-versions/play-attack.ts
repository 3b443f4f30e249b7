// Plays an attack by random but repeatable presses on its board, and leaves it in the wanted state.
import type { Wanted } from './attacks.ts'
import type { Person } from './callers.ts'
import { type Control, pressesIn } from './controls.ts'
import type { Shown, Table } from './table.ts'

/** Makes random numbers, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** Reads the action of a press from its own id or that of the chosen option. */
const actionOf = ({ customId, values: [value] }: Pick<Control, 'customId' | 'values'>): string => {
  const [, action = ''] = customId.split('|')
  return ['choose', 'more'].includes(action) ? (value?.split('|')[1] ?? '') : action
}

const BOARD = ['answer', 'undo', 'again']
const FORMS = ['ask', 'happens', 'correct', 'handOver', 'retry']
const READ = ['preview', 'why', 'earlier', 'language', 'transcript', 'down', 'look', 'current']

const controlsOn = ({ components, ...shown }: Shown, by: Person): Control[] =>
  pressesIn(components).map(press => ({ ...shown, by, ...press }))

const isBoard = (shown: Shown): boolean =>
  controlsOn(shown, 'ana').some(control => BOARD.includes(actionOf(control)))

type Draw = (below: number) => number

/** Begins and plays the attack, leaves it in the wanted state, and opens all that its board has to read. */
export async function playAttack(table: Table, wanted: Wanted, pick: Draw): Promise<void> {
  const { press, asks } = await begin(table, wanted, pick)
  const steps = wanted.ending === 'finished' ? 80 : 2 + pick(7)
  for (let step = 0; step < steps && asks(); step++) {
    await press(step < 40 ? drawn(pick) : ['answer'], pick(9) === 0 ? 'ben' : 'ana')
    if (step === 2 && wanted.options.language === 'de') await press(['undo'])
  }
  if (wanted.ending === 'undone') for (const _ of [1, 2]) await press(['undo'])
  if (wanted.ending === 'stopped') await press(['stop'])
  for (const action of READ) await press([action])
}

/** Begins an attack. `press` presses a control with one of these actions; `asks`: it has an open question. */
async function begin(table: Table, wanted: Wanted, pick: Draw) {
  const begun = await table.ask(wanted.by, wanted.at, 'attack', wanted.subcommand, wanted.options)
  const first = begun.findLast(isBoard)
  if (!first) throw new Error(`no attack began: ${JSON.stringify([wanted, begun])}`)
  let board = first
  return {
    press: async (actions: readonly string[], by: Person = 'ana'): Promise<void> => {
      const choices = controlsOn(board, by).filter(one => actions.includes(actionOf(one)))
      const chosen = choices[pick(choices.length)]
      if (chosen) board = (await table.press(chosen)).findLast(isBoard) ?? board
    },
    asks: () => controlsOn(board, 'ana').some(one => actionOf(one) === 'answer'),
  }
}

/** Draws mostly answers, and now and then a form or an undo. */
function drawn(pick: Draw): readonly string[] {
  const roll = pick(20)
  if (roll < 13) return ['answer']
  if (roll < 18) return FORMS
  return roll === 18 ? ['undo'] : READ
}
