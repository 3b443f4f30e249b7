// What each earlier version could leave, and what later versions do otherwise on purpose.
import type { Recorded } from './recorded.ts'

type Left = {
  readonly flows: number
  readonly editions: readonly string[]
  /** All that its presses can do: the prefix of the custom id, its action, and that of the chosen option. */
  readonly actions: readonly string[]
  /** Moments that the version did not tell yet. */
  readonly untold: readonly string[]
  /** Whether it has stored the edition and the end of each attack as later versions tell them. */
  readonly isToldAlike: boolean
  /** Whether a press that does something else now was changed on purpose. */
  readonly isMeant: (press: Recorded, is: string) => boolean
}

const each = (kind: string, actions: string): string[] =>
  actions.split(' ').map(action => `${kind} ${action.replaceAll('>', ' ')}`)

/**
 * Since 2.0.0 what is handed over to somebody else is offered, in an open attack and if they have it not already; the lead only
 * to who has a side. Nobody takes back the end of an attack in which they have no seat. A long text is not remembered for a form that opens again: it begins as the button holds it.
 */
const isMeantSince2 = (press: Recorded, is: string): boolean =>
  isMeantSince21(press, is) || isMeantIn2(press, is)

/**
 * Since 2.1.0 a name in a form or a command is refused if it is a card of another kind, or several names, and asked about if no
 * card has it; a card of the encounter deck whose boost area the data do not know is one, and its icons are asked for. The
 * form of a hero's attack has two fields more. In the place of a table a command goes on at it, or leads to what is open there; in
 * a channel whoever sits at a table of it is asked where the attack is played. Who has a seat may end what nobody has touched for
 * ten minutes. An attack that was stopped leaves its table: the next one begins there, and what is reported is between attacks.
 */
const isMeantSince21 = ({ customId, fields, seen }: Recorded, is: string): boolean =>
  (fields !== undefined && / (refused (wrongKind|severalNames)|no card|several)$/.test(is)) ||
  (/\|boost\|/.test(customId) && / several$/.test(seen) && / refused number\w+$/.test(is)) ||
  (/^atk1\|which\|/.test(customId) && / (refused (wrongKind|severalNames)|no card)$/.test(is)) ||
  (/^atk1\|(which|begin|with|alone)\|/.test(customId) && / (overtaken|next)$/.test(is)) ||
  (/^atk1\|(which|begin|with|alone)\|/.test(customId) && / which card$/.test(is)) ||
  (/^atk1\|(more|stop)\|/.test(customId) && / not theirs$/.test(seen) && / asked$/.test(is)) ||
  (/^atk1\|again\|/.test(customId) && / notOver$/.test(seen) && / (here|in a thread|next)$/.test(is)) ||
  (/^atk1\|begin\|\d+\|0\|hero/.test(customId) && seen.startsWith('modal form') && is.startsWith(seen))

const isMeantIn2 = ({ seen }: Recorded, is: string): boolean =>
  (/ handed over$/.test(seen) && / (offered|taken|hasIt|hasNoSeat|closed)$/.test(is)) ||
  (/^update( privately)? taken back$/.test(seen) && /^(message|update) privately may not open$/.test(is)) ||
  is === seen.replace('takesNoPart', 'hasNoSeat') ||
  isShortened(seen, is)

/** Whether a form holds the same as before, or the beginnings of it: “name Some…” for “name Somebody”. */
function isShortened(seen: string, is: string): boolean {
  const [before, now] = [seen.split('; '), is.split('; ')]
  const begins = (part: string, index: number) =>
    part === before[index] || (part.endsWith('…') && before[index]?.startsWith(part.slice(0, -1)))
  return seen.startsWith('modal form; ') && now.length === before.length && now.every(begins)
}

export const LEFT: Readonly<Record<string, Left>> = {
  '1.0.0': {
    flows: 3,
    editions: ['1.7', '1.6-de'],
    actions: [
      ...each('atk1', 'again answer ask begin choose>answer choose>ask choose>look form form>filled happens'),
      ...each(
        'atk1',
        'more>correct more>down more>earlier more>handOver more>language more>stop preview retry',
      ),
      ...each('atk1', 'transcript try undo why'),
      ...each('rule1', 'back choose jump language open page share show'),
      ...each('set1', 'delete show'),
    ],
    untold: ['destroysInShieldArea'],
    isToldAlike: false,
    // “Stop” asks first, a private message turns into the answer, and a late form says first that it is late.
    isMeant: (press, is) =>
      isMeantSince2(press, is) ||
      (/^update( privately)? stopped$/.test(press.seen) &&
        /^(message privately asked|update( privately)? behind)$/.test(is)) ||
      (press.isPrivate && is === press.seen.replace(/^message (privately )?/, 'update privately ')) ||
      (press.seen.startsWith('message privately refused ') && /^update( privately)? behind$/.test(is)) ||
      // What a form holds when it opens was not recorded.
      (press.seen === 'modal form' && is.startsWith('modal form; ')),
  },
  '2.0.0': {
    flows: 4,
    editions: ['1.8', '1.7', '1.6-de', '1.9.0', '1.0'],
    actions: [
      ...each(
        'atk1',
        'again answer ask begin begin>filled choose>answer choose>ask choose>look current earlier',
      ),
      ...each('atk1', 'form form>filled goOn happens last look more>correct more>down more>earlier'),
      ...each('atk1', 'more>handOver more>language more>preview more>stop more>whyOf open retry stop'),
      ...each('atk1', 'transcript try undo which why'),
      ...each('card1', 'choose language open share show'),
      ...each('rule2', 'back choose jump language open page share show'),
      ...each('set1', 'ask close delete show'),
    ],
    untold: [],
    isToldAlike: true,
    isMeant: isMeantSince2,
  },
}

/** The action of a press as `actions` lists it. */
export function pressKind({ customId, values: [value = ''], fields }: Recorded): string {
  const [kind, action = ''] = customId.split(/[|:]/)
  const chosen = kind === 'atk1' && ['choose', 'more'].includes(action) ? value.split('|')[1] : undefined
  return [kind, action, chosen, fields && 'filled'].filter(Boolean).join(' ')
}

/** Since 2.1.0 what is reported on the board of a stopped attack is between attacks, where nothing of the attack is asked. */
export const isMeantOnceStopped = ({ fields }: Recorded, is: string): boolean =>
  fields !== undefined && / refused (notPossibleNow|notAskedNow|momentGone)$/.test(is)
