// Keeps what a play told, line by line, in the snapshots beside the tests: whatever an event, a prompt, a
// refusal or an outcome says differently shows up as a change that somebody has to read.
import { expect } from 'vitest'
import type { Game } from '../../src/engine/game.ts'
import type { Concluded, Played } from '../../src/engine/play.ts'
import type { Open } from '../../src/engine/types.ts'

/** Compares the play with what was recorded for this test. */
export function record<G extends Game, O extends object>(played: Played<G, O>): void {
  expect(`\n${storyLines(played).join('\n')}\n`).toMatchSnapshot()
}

function storyLines<G extends Game, O extends object>({
  events,
  prompt,
  refused,
  outcome,
}: Played<G, O>): string[] {
  const told = events.filter(event => event.type !== 'step_entered')
  return [
    ...told.map(({ clause, step, type, ...facts }) => `${clause} ${step} ${type}${line(facts)}`),
    ...(prompt?.windows ?? []).map(window => `?${line(withoutStory(window))}`),
    ...(refused ? [`! ${refused.code} ${refused.clause}${line(refused.details ?? {})}`] : []),
    ...(outcome ? [`=${line(inShort(outcome))}`] : []),
  ]
}

/** What passing a window would cause is told by the plays that pass it. */
const withoutStory = <G extends Game>({ causes, ...window }: Open<G>): object => ({
  ...window,
  causes: causes.map(({ type }) => type),
})

/** The editions that the recordings are compared with: a newer one changes nothing of what was recorded. */
const COMPARED: readonly string[] = ['1.7', '1.6-de', '1.0']

/** The table as it stands at the end says again what the characters say; its own tests look at it. */
const inShort = <G extends Game, O extends object>(outcome: Concluded<G, O>): object => {
  const editions = outcome.editions.filter(({ edition }) => COMPARED.includes(edition))
  return Object.fromEntries(Object.entries({ ...outcome, editions }).filter(([name]) => name !== 'table'))
}

const line = (facts: object): string =>
  Object.entries(facts)
    .filter(([, value]) => says(value))
    .map(
      ([name, value]) => ` ${name}=${JSON.stringify(value, (_, inner) => (says(inner) ? inner : undefined))}`,
    )
    .join('')

/** Nothing, none and no are left out, so that what is there stands out. */
function says(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0 || value === '') return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}
