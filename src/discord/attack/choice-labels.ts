// What each choice of a prompt is called on its button, and in a transcript.
import type { Choice } from '../../engine/types.ts'
import { isNumber, kindOf, restOf, type Window } from './kinds.ts'
import type { Telling } from './telling.ts'

/** As much of a choice as a log keeps of it; in a prompt there is more. */
export type Chosen = Pick<Choice, 'name'> & Partial<Choice>

/** The choices that the engine names itself, by the kind of their question. */
const OWN = {
  boost: { flip: 'attack:choice.flip', flipStar: 'attack:choice.flipStar' },
  damage: { deal: 'attack:choice.deal' },
  resolve: { done: 'attack:choice.done', use: 'attack:choice.use', pass: 'attack:choice.decline' },
  identity: { hero: 'attack:choice.hero', 'alter-ego': 'attack:choice.alterEgo' },
  nextStage: {
    sameTitle: 'attack:choice.sameTitle',
    otherTitle: 'attack:choice.otherTitle',
    none: 'attack:choice.noStage',
  },
  again: { goOn: 'attack:choice.goOn', stop: 'attack:choice.stop' },
  finish: { finish: 'attack:choice.finish' },
  target: { none: 'attack:choice.noMore', player: 'attack:choice.player' },
  attacker: { noAttack: 'attack:choice.noAttack' },
  defend: { nobody: 'attack:choice.nobody' },
  block: { decline: 'attack:choice.nobody' },
  action: { pass: 'attack:choice.pass', bothPass: 'attack:choice.bothPass' },
  shieldArea: {
    base: 'attack:choice.base',
    shields: 'attack:choice.shields',
    empty: 'attack:choice.empty',
  },
  burst: {
    noBurst: 'attack:choice.noBurst',
    activate: 'attack:choice.activate',
    decline: 'attack:choice.declineBurst',
  },
  survives: { defeated: 'attack:choice.defeated', destroyed: 'attack:choice.destroyed' },
} as const

type OwnKey = { [K in keyof typeof OWN]: (typeof OWN)[K][keyof (typeof OWN)[K]] }[keyof typeof OWN]

/** The question that is answered, as far as its words need it. */
export type Question = Pick<Window, 'name' | 'hard'> & Pick<Partial<Window>, 'about'>

/** The label of a choice: the engine's own words translated, anything else by its name. */
export function choiceLabel(question: Question, choice: Chosen, telling: Telling): string {
  const { t, names } = telling
  const kind = kindOf(question)
  const { name } = choice
  const own = (OWN as { readonly [kind: string]: { readonly [name: string]: OwnKey } })[kind]?.[name]
  if (own) return t(own, { name: names.plain(whomFor(question, name, telling)) })
  if (name === 'pass') return t('attack:choice.passWindow')
  if (isNumber(kind)) return t('attack:choice.number')
  if (kind === 'defend') return defendLabel(choice, telling)
  return kind === 'optional' || kind === 'action' ? `★ ${names.plain(name)}` : names.plain(name)
}

/** Whom an answer is about stands in the name of its question; the player attacked, in the set-up. */
function whomFor(question: Question, choice: string, { scene }: Telling): string {
  if (choice === 'player') return String(scene.walkthrough.setUp.standbyPlayer)
  return restOf(question.name).replace(/#\d+$/, '')
}

/** A hero defends with its basic power and DEF; an ally takes the damage, so its hit points count. */
function defendLabel({ name, about }: Chosen, { names, table, t }: Telling): string {
  const figure = table.figures.find(({ id }) => id === name)
  const kind = about?.kind ?? figure?.kind
  const slots = { name: names.plain(name), def: String(about?.def ?? figure?.def ?? '') }
  if (kind === 'hero')
    return slots.def ? t('attack:choice.heroDefends', slots) : t('attack:choice.heroWithoutDef', slots)
  const left = figure?.remaining ?? null
  return left === null ? slots.name : t('attack:choice.allyDefends', { ...slots, left })
}
