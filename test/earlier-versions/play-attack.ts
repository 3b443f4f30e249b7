// Plays an attack by random but repeatable presses on its board, and leaves it in the wanted state.
import type { Wanted } from './attacks.ts'
import type { Person } from './callers.ts'
import { type Control, pressesIn } from './controls.ts'
import type { FormEnd, Shown, Table } from './table.ts'

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
export const actionPressed = ({
  customId,
  values: [value],
}: Pick<Control, 'customId' | 'values'>): string => {
  const [, action = ''] = customId.split('|')
  return ['choose', 'more'].includes(action) ? (value?.split('|')[1] ?? '') : action
}

const ANSWERS = ['answer', 'last']
const BOARD = [...ANSWERS, 'undo', 'again', 'goOn', 'open']
const FORMS = ['ask', 'happens', 'correct', 'handOver']
const READ = ['preview', 'whyOf', 'earlier', 'language', 'transcript', 'down']

export const controlsOn = ({ components, ...shown }: Shown, by: Person = shown.by): Control[] =>
  pressesIn(components).map(press => ({ ...shown, by, ...press }))

const offers = (shown: Shown, actions: readonly string[]): boolean =>
  controlsOn(shown).some(control => actions.includes(actionPressed(control)))

type Draw = (below: number) => number

const STEPS: Partial<Record<Wanted['ending'], number>> = { finished: 80, untouched: 0 }

/** Begins and plays the attack, leaves it in the wanted state, and opens all that its board has to read. */
export async function playAttack(table: Table, wanted: Wanted, pick: Draw): Promise<void> {
  const { press, fillIn, asks } = await begin(table, wanted, pick)
  const steps = STEPS[wanted.ending] ?? 2 + pick(7)
  for (let step = 0; step < steps && asks(); step++) {
    await press(step < 40 ? drawn(pick) : ANSWERS, pick(9) === 0 ? 'ben' : wanted.by)
    if (step === 1 && wanted.options.language === 'de') await press(['undo'])
  }
  await bringTo(wanted.ending, press, pick)
  for (const action of READ) await press([action])
  // What has been refused at the revision where the attack stays can be opened again, and what is still open be sent.
  const form = pick(2) === 0 ? 'mistyped' : 'left open'
  for (const action of FORMS) await fillIn([action], form)
}

type Press = (actions: readonly string[], by?: Person) => Promise<void>

async function bringTo(ending: Wanted['ending'], press: Press, pick: Draw): Promise<void> {
  if (ending === 'opened') await press(['open'])
  if (ending === 'undone') for (const _ of [1, 2]) await press(['undo'])
  if (ending === 'stopped') await press(['stop'])
  if (ending === 'stopped' && pick(3) === 0) await press(['goOn'])
}

/** Begins an attack. `press` presses a control with one of these actions; `asks`: it has an open question. */
async function begin(table: Table, wanted: Wanted, pick: Draw) {
  let begun = await table.ask(wanted.by, wanted.at, 'attack', wanted.subcommand, wanted.options)
  // A name that several cards have: the first is meant.
  for (let which = whichIn(begun); which; which = whichIn(begun)) begun = await table.press(which)
  const first = begun.findLast(shown => offers(shown, BOARD))
  if (!first) throw new Error(`no attack began: ${JSON.stringify([wanted, begun])}`)
  let board = first
  const pressOn = async (
    on: Shown,
    actions: readonly string[],
    by: Person,
    form: FormEnd = 'sent',
  ): Promise<Shown[]> => {
    const choices = controlsOn(on, by).filter(one => actions.includes(actionPressed(one)))
    const chosen = choices[pick(choices.length)]
    const shown = chosen ? await table.press(chosen, form) : []
    board = shown.findLast(one => offers(one, BOARD)) ?? board
    return shown
  }
  return {
    /** What a private message asks then, such as whether to stop, is confirmed. */
    press: async (actions: readonly string[], by = wanted.by): Promise<void> => {
      const [aside] = (await pressOn(board, actions, by)).filter(shown => !offers(shown, BOARD))
      if (aside && offers(aside, CONFIRMED)) await pressOn(aside, CONFIRMED, by)
    },
    fillIn: (actions: readonly string[], form: FormEnd) => pressOn(board, actions, wanted.by, form),
    asks: () => offers(board, ANSWERS),
  }
}

const whichIn = (shown: readonly Shown[]): Control | undefined =>
  shown.flatMap(one => controlsOn(one)).find(control => actionPressed(control) === 'which')

/** The actions of private messages beside a board that are pressed at once. */
const CONFIRMED = ['stop', 'why', 'retry', 'form']

/** Draws mostly answers, and now and then a form or an undo. */
function drawn(pick: Draw): readonly string[] {
  const roll = pick(20)
  if (roll < 13) return ANSWERS
  if (roll < 18) return FORMS
  return roll === 18 ? ['undo'] : READ
}
