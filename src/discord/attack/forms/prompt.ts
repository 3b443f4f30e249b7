// What is asked now: its questions and choices, and the moments at which a card can be reported. The board that was
// pressed may be older.
import type { Choice } from '../../../engine/types.ts'
import type { KeyIn, Translate } from '../../../i18n/words.ts'
import type { NameOf } from '../../../story/story.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'

export type Open = NonNullable<Scene['played']['prompt']>['windows'][number]

/** What a form is about: a question, and one of its choices or the role in which somebody joins. */
export type About = { readonly question: string; readonly choice: string }

const windowIn = ({ played }: Scene, question: string): Open | undefined =>
  played.prompt?.windows.find(({ name }) => name === question)

/** The choice, with the window in which it is open; null if it is not open now. */
export function choiceIn(
  scene: Scene,
  question: string,
  name: string,
): { readonly window: Open; readonly choice: Choice } | null {
  const window = windowIn(scene, question)
  const choice = window?.choices.find(one => one.name === name)
  return window && choice ? { window, choice } : null
}

/** The name of a question without what it is about: boost of boost#2, identity of identity:p1. */
export const baseOf = (question: string): string => question.split(/[#:]/)[0] ?? ''

export type Moment = {
  /** Its name in the field of the form. */
  readonly value: string
  readonly question: string
  readonly effects: readonly string[]
  readonly words: KeyIn<'forms'>
  /** Which boost card, if the moment is about one. */
  readonly number: number | null
  /** Gundam: whose turn to act a card takes. */
  readonly turn: string | null
  readonly label: 'triggered' | null
}

const WORDS: Readonly<Record<string, KeyIn<'forms'>>> = {
  initiation: 'forms:moment.initiation',
  defend: 'forms:moment.defend',
  boost: 'forms:moment.boost',
  flipped: 'forms:moment.flipped',
  damage: 'forms:moment.damage',
  damageDealt: 'forms:moment.damageDealt',
  finish: 'forms:moment.finish',
  attack: 'forms:moment.attack',
  block: 'forms:moment.block',
  blocked: 'forms:moment.blocked',
  action: 'forms:moment.action',
}

/** In the one game the window comes before the damage, in the other after it; and so on. */
const GUNDAM_WORDS: Readonly<Record<string, KeyIn<'forms'>>> = {
  damage: 'forms:moment.damageDealt',
  finish: 'forms:moment.battleEnd',
}

/** From the first to the last. In Gundam's action step a triggered effect is a moment of its own: it takes no turn. */
export function momentsOf({ walkthrough, played }: Scene): Moment[] {
  const own = walkthrough.flow.startsWith('gundam/') ? GUNDAM_WORDS : {}
  const windows = played.prompt?.windows.filter(({ window }) => window !== null) ?? []
  return windows.flatMap(window => {
    const { name: question, effects } = window
    const base = baseOf(question)
    const words = own[base] ?? WORDS[base]
    if (!words) throw new Error(`the moment ${question} has no words`)
    const turn = window.window === 'action' ? turnOf(window) : null
    const moment: Moment = {
      value: question,
      question,
      effects,
      words,
      number: numberOf(window),
      turn,
      label: null,
    }
    return turn === null ? [moment] : [moment, triggered(moment)]
  })
}

const triggered = (moment: Moment): Moment => ({
  ...moment,
  value: `${moment.question} triggered`,
  words: 'forms:moment.triggered',
  turn: null,
  label: 'triggered',
})

function numberOf({ about }: Open): number | null {
  return typeof about?.number === 'number' ? about.number : null
}

/** Whose turn it is to act is whoever may pass. */
function turnOf({ choices }: Open): string | null {
  const by = choices.find(choice => choice.name === 'pass')?.by
  return by && 'any' in by ? (by.any[0] ?? null) : null
}

/** The moment in words. */
export function momentText({ words, number, turn }: Moment, nameOf: NameOf, t: Translate): string {
  return t(words, { number: number ?? '', player: turn === null ? '' : nameOf(turn) })
}
