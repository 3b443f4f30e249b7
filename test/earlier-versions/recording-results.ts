// Judges what an earlier version has left: the state of its attacks, and the presses on its messages.

import type { InteractionAnswer } from '../../src/discord/interaction/command.ts'
import { inOneRecord } from '../../src/games/one-record.ts'
import type { Store } from '../../src/store/store.ts'
import type { Head } from '../../src/store/walkthroughs.ts'
import { sceneOf } from '../../src/walkthroughs/log/replay.ts'
import type { Retelling } from '../../src/walkthroughs/scene.ts'
import { FLOWS } from '../support/walkthroughs/flows.ts'
import { botOn } from './bot.ts'
import { BEGINNING, callerOf } from './callers.ts'
import { type Control, filledBefore } from './controls.ts'
import { pressedOf, submittedOf } from './table.ts'

/** The state of an attack: its next questions, or its end. */
export type Standing = {
  readonly id: string
  readonly flow: string
  readonly isPrivate: boolean
  readonly closed: boolean
  readonly rows: number
  readonly takenBack: number
  /** The windows of its prompt; empty when it is over. */
  readonly asks: readonly string[]
  readonly outcome: unknown
  readonly dropped: number
  /** Recorded since versions store how an attack ended. */
  readonly retelling?: Retelling
  /** Recorded since 2.0.0, as are the people. */
  readonly edition?: string
  readonly people?: Pick<Head, 'starter' | 'beginner' | 'seats'>
}

/** @throws Error if there is no such attack, or if it cannot be played any more */
export async function standingOf(store: Store, id: string): Promise<Standing> {
  const walkthrough = await store.read(id)
  const scene = walkthrough && sceneOf(FLOWS, walkthrough)
  if (!scene || 'unplayable' in scene) throw new Error(`${id} is ${scene ? scene.unplayable : 'gone'}`)
  const { flow, isPrivate, closed, rows, starter, beginner, seats } = scene.walkthrough
  const { prompt, outcome } = scene.played
  return {
    id,
    flow,
    isPrivate,
    closed,
    rows: rows.length,
    takenBack: rows.filter(row => 'takesBack' in row).length,
    asks: prompt?.windows.map(({ name }) => name) ?? [],
    outcome: outcome && inOneRecord(outcome),
    dropped: scene.dropped,
    retelling: scene.retelling,
    edition: String(scene.played.now?.summary.edition),
    people: { starter, beginner, seats },
  }
}

/** A day after the recording began. */
const LATER = BEGINNING + 24 * 3_600_000
let presses = 0

/**
 * Gives the result of each press in few words: the kind of answer, and the outcome as the log names it.
 * @param fresh opens a new copy of the recorded store: no two presses on one attack share one
 */
export async function pressesOn(
  fresh: () => Promise<Store>,
  controls: readonly Control[],
): Promise<string[]> {
  const seen: string[] = []
  for (const round of roundsOf(controls)) {
    const store = await fresh()
    const bot = botOn(store, () => String(++presses).padStart(10, 'n'))
    for (const index of round) {
      const control = controls[index]
      if (!control) throw new Error('a round holds what there is')
      const interaction = `7${String(++presses).padStart(17, '0')}`
      const who = callerOf(control.by, control.at, interaction, LATER)
      const answer = control.fields
        ? await bot.submit(submittedOf(control, who))
        : await bot.press(pressedOf(control, who))
      seen[index] = inWords(answer)
    }
    await store.close()
  }
  return seen
}

/** Groups the controls: each round presses at most once on each attack and deletes no other's data. */
function roundsOf(controls: readonly Control[]): number[][] {
  const rounds: number[][] = []
  const alone: number[][] = []
  const counts = new Map<string, number>()
  for (const [index, control] of controls.entries()) {
    if (control.customId.startsWith('set1|')) {
      alone.push([index])
      continue
    }
    const about = attackOf(control) ?? 'no attack'
    const round = counts.get(about) ?? 0
    if (about !== 'no attack') counts.set(about, round + 1)
    rounds[round] = [...(rounds[round] ?? []), index]
  }
  return [...rounds, ...alone]
}

/** Gives the attack of a press, or null. */
export function attackOf({ customId, values: [value] }: Control): string | null {
  const ids = [value, customId].map(id => /^atk\d\|\w+\|([a-z0-9]{10})\|/.exec(id ?? '')?.[1])
  return ids.find(id => id !== undefined && id !== '0'.repeat(10)) ?? null
}

function inWords(answer: InteractionAnswer | null): string {
  if (!answer) return 'nothing'
  if (answer.as === 'modal')
    return [`modal ${answer.outcome}`, ...filledBefore(answer.modal.components)].join('; ')
  return [answer.as, ...(answer.isPrivate ? ['privately'] : []), answer.outcome].join(' ')
}
