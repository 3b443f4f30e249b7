// The custom ids of boards and their modals: the walkthrough, the board's revision, and the action of the press. Names
// that are too long for them are replaced by short keys, which never change.
import { hash } from 'node:crypto'
import { LONGEST_ID } from '../../message/components.ts'

export const ATTACK_PREFIX = 'atk'
const VERSION = `${ATTACK_PREFIX}1`

/**
 * answer: rest = question, choice and, if the choice has one, number: the press is the whole answer.
 * last: the same; and if then nothing else waits, the press finishes the attack, too.
 * ask: rest = question, choice: opens a modal for what the choice needs (a number, a card, a piece that joins).
 * mend: rest = question, choice: puts right what the table remembers, and gives the answer.
 * play: rest = a card of a player with its way, and who plays it: the press plays it; without them, it opens a form for the name;
 * with OFFERED it shows those that fit.
 * happens opens the modal of a report. Both may end with the code of a part of the kinds of effects.
 * form: the custom id of a modal; rest = its kind and its subject.
 * whyOf: asks for the line that why explains. why, choose and more are selects; the options of the last two are custom ids. current: brings the board here.
 * stepFirst: tells a step that was missed before the attack, which begins again after it; rest = the step.
 * change: reports one of the commonest changes at a table, or opens the form for it; rest = the change and, if it is known, whose.
 * next: begins the next attack on the walkthrough; rest = the attacker and, unless the board is to ask for it, the target.
 * comesBack: asks which piece that the table believes gone is there; with rest = that, it comes.
 * settings: shows the settings of its table. set: changes one; rest = language, edition or seat, and the value.
 * table: shows how the table of the walkthrough stands. endTable: ends the table of the walkthrough. newTable: asks; with rest = now,
 * it begins a new table as this one stands, and ends this one.
 * back: asks whether the table goes back to before a chapter; with rest = the tip that was seen then, it goes. forward: goes
 * forward again from the walkthrough.
 * endFirst: asks whether an open attack ends so that another one begins; endNow does it; rest = a subcommand of /attack with its
 * options, or NEXT with the rest of next, or REPORT with that of an answer.
 * begin: rest = a subcommand of /attack, and the code of a card: opens a form for its options; the form has the same id.
 * with: opens a form for what an attack by a card needs; the form has the same id; rest = subcommand, options.
 * alone: the names of a command that no card has are meant so; rest = subcommand, options; the token stands as for which.
 * mended: the same command on the table of the walkthrough, with what the table remembers wrongly put right.
 * which: a select of the cards that a name in a command may mean; rest = subcommand, option, other options; the
 * walkthrough's place has the token of the command.
 * stop: asks; with rest = now, it stops. goOn: opens a stopped walkthrough again.
 * take, refuse: rest = the players whose seats the board offers, and LEAD.
 * open: makes the thread of an attack that was over at once, with its board.
 * look: shows a walkthrough of a list. retry: opens a refused modal again. try: rest = the code of a glossary entry.
 */
const ACTIONS = [
  'answer',
  'last',
  'ask',
  'choose',
  'happens',
  'play',
  'mend',
  'form',
  'retry',
  'preview',
  'undo',
  'stop',
  'goOn',
  'open',
  'why',
  'whyOf',
  'more',
  'earlier',
  'language',
  'down',
  'correct',
  'handOver',
  'take',
  'refuse',
  'transcript',
  'again',
  'next',
  'change',
  'stepFirst',
  'endTable',
  'newTable',
  'table',
  'settings',
  'comesBack',
  'set',
  'back',
  'forward',
  'endFirst',
  'endNow',
  'current',
  'look',
  'try',
  'begin',
  'which',
  'alone',
  'mended',
  'with',
] as const

/** Stands in place of a subcommand for what a press on Next has asked for: the attacker and perhaps the target follow. */
export const NEXT = 'next'

/** Stands in place of a card for all cards that fit. */
export const OFFERED = 'offered'

/** Stands there for a report on an older board: question and choice follow where these are the whole of it. */
export const REPORT = 'report'

/** Replaces the walkthrough's id in custom ids that concern no existing walkthrough. */
export const NO_WALKTHROUGH = '0'.repeat(10)

export type Action = (typeof ACTIONS)[number]

export type AttackId = {
  readonly action: Action
  readonly walkthrough: string
  readonly revision: number
  /** Names from the engine (questions, choices, pieces), long ones as short keys; no name contains a vertical bar. */
  readonly rest: readonly string[]
}

/** At most LONGEST_ID characters. @throws Error if the id is longer; a test over all prompts rules this out */
export function encodeAttackId({ action, walkthrough, revision, rest }: AttackId): string {
  const id = [VERSION, action, walkthrough, revision, ...rest].join('|')
  if (id.length > LONGEST_ID) throw new Error(`the custom id ${id} is too long`)
  return id
}

/** Reads a custom id; 'outdated': an id of another version; 'foreign': an unreadable id. */
export function decodeAttackId(customId: string): AttackId | 'outdated' | 'foreign' {
  const [version = '', action, walkthrough = '', revision = '', ...rest] = customId.split('|')
  if (!version.startsWith(ATTACK_PREFIX)) return 'foreign'
  if (version !== VERSION) return 'outdated'
  const known = ACTIONS.find(one => one === action)
  if (!known || !/^[a-z0-9]{10}$/.test(walkthrough) || !/^\d{1,6}$/.test(revision)) return 'foreign'
  return { action: known, walkthrough, revision: Number(revision), rest }
}

/** The custom id of the button that opens a form for an attack, with the code of the attacking card if there is one, and of that form. */
export const beginId = (subcommand: string, ...card: readonly string[]): string =>
  encodeAttackId({ action: 'begin', walkthrough: NO_WALKTHROUGH, revision: 0, rest: [subcommand, ...card] })

/** The custom id of the button that starts the example of a glossary entry. */
export const tryId = (code: string): string =>
  encodeAttackId({ action: 'try', walkthrough: NO_WALKTHROUGH, revision: 0, rest: [code] })

/** The longest name that stays as it is: an id with two such names is still short. */
const LONGEST = 14
/** The first character of every key. */
export const MARK = '~'

/** The key of a name: MARK and the beginning of its hash. */
export const keyOf = (name: string): string => MARK + hash('sha256', name, 'base64url').slice(0, 8)
const KEY_LENGTH = 9

/** The name itself if it is short and has no character that separates ids; else its key. */
export function shortName(name: string, longest = LONGEST): string {
  const fits = name.length <= longest && !/[|‖]/.test(name) && !name.startsWith(MARK)
  return fits ? name : keyOf(name)
}

/** The room of an id for names: beside them stand the version, the action, the walkthrough and its revision. */
const ROOM_FOR_NAMES = LONGEST_ID - `${VERSION}|retry|${NO_WALKTHROUGH}|999999|`.length

/** The names of the form in an id: where they have no room, each that is longer than a key is replaced by its key. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(name => shortName(name))
  return short.join('|').length <= ROOM_FOR_NAMES ? short : names.map(name => shortName(name, KEY_LENGTH))
}
