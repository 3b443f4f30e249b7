// What the command has said already, as the first answers: as far as it is asked, and no further.
import type { Answer } from '../../engine/types.ts'
import type { AnyFlow, Shown } from '../../games/game.ts'
import type { Prepared } from '../prepared.ts'
import type { Names, Wrong } from './problem.ts'

/** A flow, and which of its answers mean little. */
export type Playing = {
  readonly flow: AnyFlow
  /** Questions with the only choice they have, which decides nothing: answered if the command has said everything else. */
  readonly finishing: Readonly<Record<string, string>>
  /** Choices by which nobody does something: saying so is never wrong where nobody could. */
  readonly nothing: readonly string[]
}

/** "This is not asked now": because something else is in between, or because the attack is over. */
const NOT_ASKED: readonly string[] = ['notNow', 'noSuchQuestion', 'over']

type Table = Omit<Prepared, 'answers' | 'flow'>
type Window = NonNullable<Shown['prompt']>['windows'][number]
export type Begun = { readonly prepared: Prepared } | Wrong

/**
 * Completes a start: plays the set-up and what was `said`, in the order of the flow. Where something else is asked
 * in between, the rest waits for the players. `finishing`: deals the damage and finishes too, unless an ability waits.
 * A set-up or an answer that the rules do not allow is the engine's refusal.
 */
export const begun = (playing: Playing, table: Table, said: readonly Answer[], finishing: boolean): Begun =>
  goOn(playing, table, [], said, finishing)

function goOn(
  playing: Playing,
  table: Table,
  answers: readonly Answer[],
  left: readonly Answer[],
  finishing: boolean,
): Begun {
  const { flow } = playing
  const played = play(flow, table, answers)
  if (played.refused) return refusedBy(played, table.names)
  const hard = played.prompt?.windows.find(window => window.hard)
  const next = left.findIndex(({ question }) => question === hard?.name)
  const [skipped, rest] = next < 0 ? [left, left] : [left.slice(0, next), left.slice(next + 1)]
  const barred = barredNow(playing, table, answers, skipped)
  if (barred) return barred
  const said = left[next]
  const answer = said
    ? hard && isWhole(said, hard)
      ? said
      : null
    : finishing
      ? finishingAnswer(playing, played)
      : null
  return answer
    ? goOn(playing, table, [...answers, answer], rest, finishing)
    : { prepared: { ...table, flow: flow.id, answers } }
}

/** A choice that needs a number nobody has said, for instance an unknown DEF, is left to the players. */
const isWhole = ({ choice, number }: Answer, { choices }: Window): boolean =>
  number !== undefined || choices.every(one => one.name !== choice || !one.number || one.number.optional)

function play(flow: AnyFlow, { setUp }: Table, answers: readonly Answer[]): Shown {
  const played = flow.play(setUp, answers)
  if (played.refused?.code.startsWith('malformed'))
    throw new Error(`no set-up for ${flow.id}: ${JSON.stringify(played?.refused?.details ?? null)}`)
  return played
}

function refusedBy({ refused }: Shown, names: Names): Wrong {
  if (!refused) throw new Error('nothing was refused')
  const { code, clause, details = {} } = refused
  return { problem: { code, clause, details, names } }
}

/** The first of these answers that the rules forbid, other than by asking something else now. */
function barredNow(
  { flow, nothing }: Playing,
  table: Table,
  answers: readonly Answer[],
  skipped: readonly Answer[],
): Wrong | null {
  for (const answer of skipped.filter(({ choice }) => choice === undefined || !nothing.includes(choice))) {
    const played = play(flow, table, [...answers, answer])
    if (played.refused && !NOT_ASKED.includes(played.refused.code)) return refusedBy(played, table.names)
  }
  return null
}

/** Only while nothing waits that a player could use, or would have to say. */
function finishingAnswer({ finishing }: Playing, { prompt }: Shown): Answer | null {
  const windows = prompt?.windows ?? []
  const waits = windows.some(({ hard, choices }) => !hard && choices.some(({ passes }) => !passes))
  const question = windows.find(({ hard }) => hard)?.name ?? ''
  const choice = finishing[question]
  return choice && !waits ? { question, choice } : null
}
