// The custom ids of boards and their modals: which walkthrough, drawn at which revision, and what the press does.
import { LONGEST_ID } from '../../message/components.ts'

export const ATTACK_PREFIX = 'atk'
const VERSION = `${ATTACK_PREFIX}1`

/**
 * answer: rest = question, choice and, if it has one, number: the press is the whole answer.
 * ask: rest = question, choice: opens a modal for what the choice needs (a number, a card, somebody who joins).
 * form: the custom id of a modal; rest = its kind and what it is about.
 * why, choose and more are selects; the options of the last two are custom ids. current: brings the board here.
 * begin: rest = a subcommand of /attack: opens a form for what it needs; the form has the same id.
 * look: a walkthrough out of a list. retry: opens a refused modal again. try: rest = the code of a glossary entry.
 */
export const ACTIONS = [
  'answer',
  'ask',
  'choose',
  'happens',
  'form',
  'retry',
  'preview',
  'undo',
  'stop',
  'why',
  'more',
  'earlier',
  'language',
  'down',
  'correct',
  'handOver',
  'transcript',
  'again',
  'current',
  'look',
  'try',
  'begin',
] as const
/** Stands where a press is about no walkthrough that there is. */
export const NO_WALKTHROUGH = '0'.repeat(10)

export type Action = (typeof ACTIONS)[number]

export type AttackId = {
  readonly action: Action
  readonly walkthrough: string
  readonly revision: number
  /** Names from the engine (questions, choices, pieces), long ones as short keys; none of them holds a vertical bar. */
  readonly rest: readonly string[]
}

/** At most LONGEST_ID characters. @throws Error if it gets longer, which a test over all prompts rules out */
export function encode({ action, walkthrough, revision, rest }: AttackId): string {
  const id = [VERSION, action, walkthrough, revision, ...rest].join('|')
  if (id.length > LONGEST_ID) throw new Error(`the custom id ${id} is too long`)
  return id
}

/** What a custom id says; 'outdated' for another version of ours, 'foreign' for what cannot be read. */
export function decode(customId: string): AttackId | 'outdated' | 'foreign' {
  const [version = '', action, walkthrough = '', revision = '', ...rest] = customId.split('|')
  if (!version.startsWith(ATTACK_PREFIX)) return 'foreign'
  if (version !== VERSION) return 'outdated'
  const known = ACTIONS.find(one => one === action)
  if (!known || !/^[a-z0-9]{10}$/.test(walkthrough) || !/^\d{1,6}$/.test(revision)) return 'foreign'
  return { action: known, walkthrough, revision: Number(revision), rest }
}

/** The button that asks for what an attack needs, and the form that it opens. */
export const beginId = (subcommand: string): string =>
  encode({ action: 'begin', walkthrough: NO_WALKTHROUGH, revision: 0, rest: [subcommand] })

/** The button that begins the example of a glossary entry. */
export const tryId = (code: string): string =>
  encode({ action: 'try', walkthrough: NO_WALKTHROUGH, revision: 0, rest: [code] })
