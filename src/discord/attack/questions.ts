// What a prompt asks, in words: whom it is for, with the numbers that matter already worked out.
import type { Facts } from '../../engine/types.ts'
import { damageQuestion } from './damage-question.ts'
import { isNumber, type Kind, kindOf, type NumberKind, restOf, type Window } from './kinds.ts'
import { listed } from './names.ts'
import { upcomingIsEmpty } from './story-lines.ts'
import { flowName, type Telling } from './telling.ts'
import { abilityWords } from './when-words.ts'

/** A question, and what is said beside it. */
export type Asked = { readonly question: string; readonly more: string | null }

/** What may be done first is told of so many windows; all of it can be pressed. */
const MOST_OFFERS = 3

const only = (question: string): Asked => ({ question, more: null })

/** The whole text of a prompt: what may be done first in small, then the question that somebody has to decide. */
export function promptText(windows: readonly Window[], telling: Telling): string {
  const last = windows.at(-1)
  if (!last) return ''
  const offers = windows.slice(0, -1).filter(window => window.choices.some(choice => !choice.passes))
  const { question, more } = askedIn(last, telling)
  return [
    ...offers.slice(-MOST_OFFERS).map(window => `-# ${softText(window, telling)}`),
    [`**${question}**`, more].filter(Boolean).join(' '),
  ].join('\n')
}

/** What may be used in a window that is passed otherwise. */
function softText(window: Window, telling: Telling): string {
  const { question, more } = askedIn(window, telling)
  return [question, more].filter(Boolean).join(' ')
}

/** The words of one question. */
function askedIn(window: Window, telling: Telling): Asked {
  const kind = kindOf(window)
  if (isNumber(kind)) return numberQuestion(kind, window, telling)
  return { ...QUESTIONS[kind](window, telling) }
}

type Words = (window: Window, telling: Telling) => Asked

const QUESTIONS: Readonly<Record<Exclude<Kind, NumberKind>, Words>> = {
  defend: (window, telling) => defendQuestion(window, telling),
  boost: ({ about = {} }, { t }) => {
    const number = Number(about.number)
    return only(t('attack:ask.boost', { number, of: number + Number(about.facedown) - 1 }))
  },
  damage: (window, telling) => ({
    question: damageQuestion(window, telling),
    more: decides(window, telling),
  }),
  resolve: (window, telling) => resolveQuestion(window, telling),
  order: (window, telling) => ({ question: telling.t('attack:ask.order'), more: decides(window, telling) }),
  optional: (window, telling) => {
    const { t, names } = telling
    const uses = window.choices.filter(choice => !choice.passes)
    const abilities = listed(
      uses.map(({ name }) => abilityWords(name, telling)),
      t,
    )
    return only(t('attack:ask.optional', { player: names.shown(String(window.about?.you)), abilities }))
  },
  identity: ({ about }, { t, names }) =>
    only(t('attack:ask.identity', { player: names.shown(String(about?.player)) })),
  nextStage: ({ about }, { t, names }) =>
    only(t('attack:ask.nextStage', { name: names.shown(String(about?.piece)) })),
  survives: ({ about }, { t, names }) =>
    only(
      t('attack:ask.survives', {
        name: names.shown(String(about?.piece)),
        damage: String(about?.damage),
      }),
    ),
  again: ({ about }, { t, names }) => {
    const opened = Array.isArray(about?.opened) ? about.opened : []
    const abilities = listed(
      opened.map(id => names.shown(String(id))),
      t,
    )
    return only(t('attack:ask.again', { abilities }))
  },
  finish: (window, telling) => finishQuestion(window, telling),
  target: (window, telling) => ({ question: targetWords(window, telling), more: decides(window, telling) }),
  attacker: (window, telling) => ({
    question: telling.t('attack:ask.attacker'),
    more: decides(window, telling),
  }),
  block: (window, telling) => ({ question: telling.t('attack:ask.block'), more: decides(window, telling) }),
  action: (window, { t, names }) => ({
    question: t('attack:ask.action', { player: names.shown(restOf(window.name)) }),
    more: t('attack:ask.bothPass'),
  }),
  shieldArea: (window, telling) => ({
    question: telling.t('attack:ask.shieldArea', { player: telling.names.shown(deciderOf(window)) }),
    more: null,
  }),
  burst: (window, telling) => ({
    question: telling.t('attack:ask.burst', { number: restOf(window.name) }),
    more: decides(window, telling),
  }),
  report: (_window, { t }) => only(t('attack:ask.report')),
}

/** Who alone decides; an empty text if several may. */
function deciderOf({ choices }: Window): string {
  const players = new Set(choices.flatMap(({ by }) => ('any' in by ? by.any : [])))
  return players.size === 1 ? ([...players][0] ?? '') : ''
}

/** "Ana decides.", where there is more than one at the table and it is hers alone. */
function decides(window: Window, { scene, names, t }: Telling): string | null {
  const player = deciderOf(window)
  return player === '' || scene.walkthrough.seats.length < 2
    ? null
    : t('attack:ask.decides', { player: names.shown(player) })
}

function defendQuestion({ hard, choices }: Window, { scene, names, t }: Telling): Asked {
  if (!hard) {
    const heroes = choices.filter(choice => !choice.passes).map(({ name }) => names.shown(name))
    return only(t('attack:ask.mayDefend', { names: listed(heroes, t), count: heroes.length }))
  }
  const nobody = choices.find(({ name }) => name === 'nobody')?.by
  const player = nobody && 'any' in nobody ? names.shown(nobody.any[0] ?? '') : ''
  const isAlone = scene.walkthrough.seats.length < 2
  return {
    question: t('attack:ask.defend'),
    more: isAlone ? null : t('attack:ask.anyPlayer', { player }),
  }
}

function finishQuestion({ window }: Window, { scene, t }: Telling): Asked {
  // Once a player is defeated, nothing can be reported any more.
  if (window === null) return only(t('attack:ask.gameOver'))
  if (!upcomingIsEmpty(scene, t)) return only(t('attack:ask.finish'))
  const isBattle = flowName(scene) === 'unit-attack'
  const more = isBattle ? t('attack:ask.battleEnd') : t('attack:ask.nothingWaits')
  return { question: t('attack:ask.afterwards'), more }
}

function resolveQuestion(window: Window, telling: Telling): Asked {
  const { t, names } = telling
  const about: Facts = window.about ?? {}
  const rest = restOf(window.name)
  const star = /^boost#(\d+)$/.exec(rest)?.[1]
  const question = star
    ? t('attack:ask.star', { number: star })
    : `★ ${abilityWords(String(about.ability), telling)}`
  const you = typeof about.you === 'string' ? t('attack:ask.you', { player: names.shown(about.you) }) : null
  const readCard = window.hard ? t('attack:ask.readCard') : t('attack:ask.may')
  return { question, more: [readCard, you].filter(Boolean).join(' ') }
}

function targetWords({ name }: Window, { scene, t }: Telling): string {
  if (flowName(scene) === 'unit-attack') return t('attack:ask.targetOfUnit')
  return name.includes(':') ? t('attack:ask.targetAsWell') : t('attack:ask.target')
}

/** A number that nobody gave: of the piece that the question is about, else of whom the attack says. */
function numberQuestion(kind: NumberKind, window: Window, telling: Telling): Asked {
  const { table, names, t } = telling
  const { about = {} } = window
  const named = about.piece ?? about.unit
  const id = named ?? (kind === 'def' ? table.defender : table.attacker)
  const slots = { name: names.shown(String(id)) }
  const question = {
    atk: t('attack:ask.atk', slots),
    def: t('attack:ask.def', slots),
    hitPoints: t('attack:ask.hitPoints', slots),
    ap: t('attack:ask.ap', slots),
    hp: t('attack:ask.hp', slots),
    consequential: t('attack:ask.consequential', slots),
  }[kind]
  return { question, more: decides(window, telling) }
}
