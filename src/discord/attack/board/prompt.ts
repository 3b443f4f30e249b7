// A prompt: the text of its question, and for each choice a control that is the whole answer or asks for the rest.
import { type Choice, kindIn } from '../../../engine/types.ts'
import type { LocaleWords } from '../../../words/resources.ts'
import type { Translate } from '../../../words/words.ts'
import type { Control, LoggedChoice, LoggedQuestion, Telling } from '../face/board-of-any-flow.ts'
import { groupsLabel, groupsText, type KindPart } from '../face/effect-parts.ts'
import type { Window } from '../face/window.ts'

/** The most windows whose abilities the text names; the controls offer all of them. */
const MOST_OFFERS = 3

/** The text of a prompt: the abilities that may be used first in small print, then the question to decide. */
export function promptText(windows: readonly Window[], telling: Telling): string {
  const last = windows.at(-1)
  if (!last) return ''
  const offers = windows.slice(0, -1).filter(window => window.choices.some(choice => !choice.passes))
  const { question, more } = telling.face.ask(last, telling)
  return [
    ...offers.slice(-MOST_OFFERS).map(window => `-# ${softText(window, telling)}`),
    [`**${question}**`, more].filter(Boolean).join(' '),
  ].join('\n')
}

/** The text of an earlier window. */
function softText(window: Window, telling: Telling): string {
  const { question, more } = telling.face.ask(window, telling)
  return [question, more].filter(Boolean).join(' ')
}

/** Numbers up to this many have buttons; users type higher ones. */
const NUMBERS = 9

/** The controls of a prompt: those of the abilities that may be used first, and those of the question to decide. */
type Controls = { readonly abilities: readonly Control[]; readonly question: readonly Control[] }

/**
 * All controls of a prompt: the abilities that may be used in the earlier windows, and every choice of the last window.
 * If a piece may join with the answer, a control for it has the joining piece with a + in place of the choice.
 */
export function controlsOf(windows: readonly Window[], telling: Telling): Controls {
  const last = windows.at(-1)
  if (!last) return { abilities: [], question: [] }
  const abilities = windows
    .slice(0, -1)
    .flatMap(window => [...choiceControls(window, telling, false), ...joinControls(window, telling)])
  const own = choiceControls(last, telling, true)
  const declines = ({ action, rest: [, choice = ''] }: Control) =>
    action === 'answer' ? comesLast(choice, telling) : telling.face.declines(choice)
  const [refusing, doing] = [own.filter(declines), own.filter(control => !declines(control))]
  return {
    abilities,
    question: [...doing, ...mendControls(last, telling), ...joinControls(last, telling), ...refusing],
  }
}

/** More of what the table remembers is put right by the form. */
const MOST_MENDS = 3

/** “Spider-Man is ready: defends”, where the table remembers otherwise. */
const mendControls = ({ name }: Window, { mends, names, t }: Telling): Control[] =>
  mends()
    .filter(({ question }) => question === name)
    .slice(0, MOST_MENDS)
    .map(({ question, choice, right: { words, piece, player = '' } }) => {
      const kind = piece === choice ? kindIn(question) : 'begins'
      const does = t(`attack:mended.${kind as keyof LocaleWords['attack']['mended']}`)
      const label = t(`attack:mend.${words}`, { name: names.plain(piece), player: names.plain(player), does })
      return { label, action: 'mend', rest: [question, choice, ...(player === '' ? [] : [player])] }
    })

/** Choices that decline stand at the end, and that an ability changes nothing. */
export const comesLast = (choice: string, { face }: Telling): boolean =>
  choice === 'done' || face.declines(choice)

function choiceControls(window: Window, telling: Telling, isLast: boolean): Control[] {
  return window.choices
    .filter(choice => isLast || !choice.passes || isWaitedFor(window, telling))
    .flatMap(choice => controlsFor(window, choice, telling))
    .flatMap(control => inParts(control, telling))
}

/** A control for each part of the kinds of effects that its form offers; the first one is the control as it is. */
function inParts(control: Control, telling: Telling): Control[] {
  const { t } = telling
  const further = telling.parts(control).slice(1)
  return [
    control,
    ...further.map(part => ({
      ...control,
      label: continuedLabel(control.label, part, t),
      rest: [...control.rest, part.mark],
    })),
  ]
}

/** The label of the button for a further part: what the first one says, and the groups of the part. */
export const continuedLabel = (label: string, part: KindPart, t: Translate): string =>
  t('attack:choice.continued', { label: label.replace(/ ?…$/, ''), groups: groupsText(part, t) })

/** The controls of “something happens” with this label: a button for each part of what can be reported. */
export function happensControls(label: string, telling: Telling): Control[] {
  const { t } = telling
  const first: Control = { label, action: 'happens', rest: [] }
  const further = telling.parts(first).slice(1)
  return [
    first,
    ...further.map(part => ({
      ...first,
      label: groupsLabel(part, t),
      rest: [part.mark],
    })),
  ]
}

/** Whether an earlier window offers to pass: with several seats, an optional window may belong to another player. */
const isWaitedFor = (window: Window, { scene, face }: Telling): boolean =>
  face.question(window).kind === 'optional' && scene.walkthrough.seats.length > 1

function controlsFor(window: Window, choice: Choice, telling: Telling): readonly Control[] {
  const { t, face } = telling
  const rest = [window.name, choice.name]
  const label = choiceLabel(window, choice, telling)
  const ask: Control = { label, action: 'ask', rest }
  const answer: Control = { label, action: 'answer', rest }
  const own = face.controls({ choice, answer, ask }, window, telling)
  if (own) return own
  const { number, withNumber } = face.question(window)
  if (number) return numberControls(rest, choice, telling)
  if (choice.name === 'done') return [{ ...ask, label: t('attack:choice.doesSomething') }, answer]
  const andMore = t('attack:choice.andMore', { label })
  if (choice.number?.optional) return [answer, { ...ask, label: withNumber?.(t) ?? andMore }]
  return choice.number || choice.card === true ? [{ ...ask, label: andMore }] : [answer]
}

function numberControls(rest: readonly string[], { number }: Choice, { t }: Telling): Control[] {
  const { min = 0, max = 0 } = number ?? {}
  const near = Array.from({ length: Math.min(NUMBERS, max - min + 1) }, (_, step) => String(min + step))
  return [
    ...near.map((label): Control => ({ label, action: 'answer', rest: [...rest, label] })),
    { label: t('attack:choice.number'), action: 'ask', rest },
  ]
}

/** The controls for pieces that may join with an answer. */
function joinControls(window: Window, { face, t }: Telling): Control[] {
  if (!window.joins) return []
  const { joins } = face.question(window)
  return joins.map(([what, label]) => ({ label: label(t), action: 'ask', rest: [window.name, what] }))
}

/** The label of a choice: the rules' term in the reader's words if the choice has one, else the name of its piece. */
export function choiceLabel(question: LoggedQuestion, choice: LoggedChoice, telling: Telling): string {
  const { t, names, face, table } = telling
  const { kind, number, label, others } = face.question(question)
  const own = label(choice, question, telling)
  if (own !== null) return own
  if (choice.name === 'pass' && kind === 'optional')
    return t('attack:choice.noAbility', { name: names.plain(String(question.about?.you ?? '')) })
  if (choice.name === 'pass') return t('attack:choice.passWindow')
  // An ability shall not be taken for the card on which it stands.
  if (table.abilities.some(({ id }) => id === choice.name))
    return t('attack:choice.ability', { name: names.plain(choice.name) })
  return number ? t('attack:choice.number') : others(choice, telling)
}
