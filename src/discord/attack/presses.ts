// What can be pressed at a prompt: for each choice a button that is the whole answer, or one that asks for the rest.
import type { Choice } from '../../engine/types.ts'
import { choiceLabel } from './choice-labels.ts'
import { damageIn } from './damage-question.ts'
import type { Action } from './ids.ts'
import { isNumber, kindOf, type Window } from './kinds.ts'
import { flowName, type Telling } from './telling.ts'

/** A button before it has its custom id: the rest of that says what is answered or asked for. */
export type Press = {
  readonly label: string
  readonly action: Action
  readonly rest: readonly string[]
}

/** Numbers that are a press away; what is higher is typed. */
const BOOST_ICONS = 4
const NUMBERS = 9

/**
 * All presses of a prompt: the abilities that may be used in the windows before, and every choice of the last one.
 * A question in which somebody may join has presses for that: what joins stands in place of the choice, with a +.
 */
export function pressesOf(windows: readonly Window[], telling: Telling): Press[] {
  const last = windows.at(-1)
  if (!last) return []
  const before = windows.slice(0, -1).flatMap(window => choicePresses(window, telling, false))
  const own = choicePresses(last, telling, true)
  const [refusing, doing] = [own.filter(declines), own.filter(press => !declines(press))]
  return [...before, ...doing, ...joinPresses(last, telling), ...refusing]
}

/** That nobody does it stands at the end. */
const declines = ({ rest: [, choice = ''] }: Press): boolean =>
  ['nobody', 'decline', 'noAttack', 'none'].includes(choice)

function choicePresses(window: Window, telling: Telling, isLast: boolean): Press[] {
  return window.choices
    .filter(choice => isLast || !choice.passes)
    .flatMap(choice => pressesFor(window, choice, telling))
}

function pressesFor(window: Window, choice: Choice, telling: Telling): Press[] {
  const { t } = telling
  const kind = kindOf(window)
  const rest = [window.name, choice.name]
  const label = choiceLabel(window, choice, telling)
  const ask: Press = { label, action: 'ask', rest }
  const answer: Press = { label, action: 'answer', rest }
  if (kind === 'boost') return choice.name === 'flip' ? iconPresses(rest) : [ask, nameOfCard(window, t)]
  if (isNumber(kind)) return numberPresses(rest, choice, telling)
  if (kind === 'damage')
    return [{ ...answer, label: t('attack:choice.dealDamage', { amount: damageIn(window) }) }]
  if (kind === 'burst' && choice.name !== 'decline') return burstPresses(choice, ask, answer, t)
  if (choice.name === 'done') return [answer, { ...ask, label: t('attack:choice.doesSomething') }]
  if (choice.number?.optional) return [answer, { ...ask, label: withNumber(choice, t) }]
  return choice.number || choice.card === true
    ? [{ ...ask, label: t('attack:choice.andMore', { label }) }]
    : [answer]
}

const iconPresses = (rest: readonly string[]): Press[] =>
  Array.from({ length: BOOST_ICONS }, (_, icons) => ({
    label: String(icons),
    action: 'answer',
    rest: [...rest, String(icons)],
  }))

/** A boost card by its name: its icons are known then. */
const nameOfCard = ({ name }: Window, t: Telling['t']): Press => ({
  label: t('attack:choice.flip'),
  action: 'ask',
  rest: [name, 'flip'],
})

function numberPresses(rest: readonly string[], { number }: Choice, { t }: Telling): Press[] {
  const { min = 0, max = 0 } = number ?? {}
  const near = Array.from({ length: Math.min(NUMBERS, max - min + 1) }, (_, step) => String(min + step))
  return [
    ...near.map((label): Press => ({ label, action: 'answer', rest: [...rest, label] })),
    { label: t('attack:choice.number'), action: 'ask', rest },
  ]
}

function burstPresses({ name }: Choice, ask: Press, answer: Press, t: Telling['t']): Press[] {
  if (name === 'activate') return [ask]
  return [answer, { ...ask, label: t('attack:choice.nameCard') }]
}

const withNumber = ({ name }: Choice, t: Telling['t']): string =>
  name === 'shields' ? t('attack:choice.shieldsNumber') : t('attack:choice.sameTitleAtk')

/** Who may join with an answer to a question. */
function joinPresses(window: Window, { scene, t }: Telling): Press[] {
  if (!window.joins) return []
  const join = (what: string, label: string): Press => ({ label, action: 'ask', rest: [window.name, what] })
  const isGundam = flowName(scene) === 'unit-attack'
  switch (kindOf(window)) {
    case 'defend':
      return [join('+ally', t('attack:choice.anAlly')), join('+player', t('attack:choice.anotherPlayer'))]
    case 'target':
      return [
        isGundam
          ? join('+unit', t('attack:choice.anotherUnit'))
          : join('+enemy', t('attack:choice.anotherEnemy')),
      ]
    case 'attacker':
      return [join('+unit', t('attack:choice.anotherUnit'))]
    case 'block':
      return [join('+blocker', t('attack:choice.aBlocker'))]
    case 'identity':
      return [join('+identity', t('attack:choice.nameIdentity'))]
    case 'shieldArea':
      return [join('+base', t('attack:choice.aBase'))]
    default:
      return []
  }
}
