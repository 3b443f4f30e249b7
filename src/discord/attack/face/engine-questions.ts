// The words for the questions that the engine itself asks in every game, and the words that the questions of every game
// share: which ability it is, who decides, what to do at the end.
import type { EngineQuestions } from '../../../engine/game.ts'
import { type Choice, kindIn } from '../../../engine/types.ts'
import { upcomingIsEmpty } from '../story/story.ts'
import { type QuestionFace, USUAL } from './board-face.ts'
import type { QuestionText, Telling } from './board-of-any-flow.ts'
import { listed } from './names.ts'
import type { Window } from './window.ts'

type Choices = { readonly choices: readonly Choice[] }

export const only = (question: string): QuestionText => ({ question, more: null })

/** The only player who decides; empty if several may. */
export function deciderOf({ choices }: Choices): string {
  const players = new Set(choices.flatMap(({ by }) => ('any' in by ? by.any : [])))
  return players.size === 1 ? ([...players][0] ?? '') : ''
}

/** "Ana decides.", if there are several players and only this one decides. */
export function decides(window: Choices, { scene, names, t }: Telling): string | null {
  const player = deciderOf(window)
  return player === '' || scene.walkthrough.seats.length < 2
    ? null
    : t('attack:ask.decides', { player: names.shown(player) })
}

/** A question, and who decides. */
export const decidedIn = (question: string, window: Choices, tells: Telling): QuestionText => ({
  question,
  more: decides(window, tells),
})

/** The last question of every flow. `waits` is the addition if no line of the story follows by itself. */
export function finishAsked(
  { window }: { readonly window: string | null },
  tells: Telling,
  waits: string,
): QuestionText {
  const { t } = tells
  // Players can report nothing once the game is over.
  if (window === null) return only(t('attack:ask.gameOver'))
  return upcomingIsEmpty(tells)
    ? { question: t('attack:ask.afterwards'), more: waits }
    : only(t('attack:ask.finish'))
}

/** An ability with the moment of its reminder, for a message. */
function abilityWords(id: string, { table, names, t, face }: Telling): string {
  const reminder = table.abilities.find(one => one.id === id)
  const name = t('attack:ability', { name: names.shown(id) })
  if (!reminder) return name
  const facts = [reminder.forced ? t('attack:forced') : null, face.moment(reminder.on, t)].filter(Boolean)
  return facts.length > 0 ? `${name} (${facts.join(', ')})` : name
}

export type EngineQuestion = keyof EngineQuestions

type Asks = QuestionFace<Window, Telling>

export const orderQuestion = {
  ...USUAL,
  ask: (window: Pick<Window, 'choices'>, tells: Telling) =>
    decidedIn(tells.t('attack:ask.order'), window, tells),
}

/** Asks whether an endless chain of forced abilities goes on. */
const againQuestion: Asks = {
  ...USUAL,
  ask: ({ about }, { t, names }) => {
    const opened = Array.isArray(about?.opened) ? about.opened : []
    const abilities = listed(
      opened.map(id => t('attack:ability', { name: names.shown(String(id)) })),
      t,
    )
    return only(t('attack:ask.again', { abilities }))
  },
  choices: { goOn: t => t('attack:choice.goOn'), stop: t => t('attack:choice.stop') },
}

/** An ability that the players carry out themselves, or whose effects they choose. */
export const resolveWords = {
  ...USUAL,
  choices: {
    done: (t: Telling['t']) => t('attack:choice.done'),
    use: (t: Telling['t']) => t('attack:choice.use'),
    pass: (t: Telling['t']) => t('attack:choice.decline'),
  },
}

const resolveQuestion: Asks = {
  ...resolveWords,
  ask: ({ about = {}, hard }, tells) =>
    resolveAsked(`★ ${abilityWords(String(about.ability), tells)}`, { hard, you: about.you }, tells),
}

/** The question to carry out an ability, and how. `you` is the player whom the card calls “you”. */
export function resolveAsked(
  question: string,
  { hard, you }: { readonly hard: boolean; readonly you: unknown },
  { t, names }: Telling,
) {
  const player = typeof you === 'string' ? t('attack:ask.you', { player: names.shown(you) }) : null
  const readCard = hard ? t('attack:ask.readCard') : t('attack:ask.may')
  return { question, more: [readCard, player].filter(Boolean).join(' ') }
}

/** Offers the abilities that one player may use. */
const optionalQuestion: Asks = {
  ...USUAL,
  ask: ({ choices, about }, tells) => {
    const { t, names } = tells
    const uses = choices.filter(choice => !choice.passes)
    const abilities = listed(
      uses.map(({ name }) => abilityWords(name, tells)),
      t,
    )
    return only(t('attack:ask.optional', { player: names.shown(String(about?.you)), abilities }))
  },
}

/** Asks only whether players report a card. */
const reportQuestion: Asks = { ...USUAL, ask: (_, { t }) => only(t('attack:ask.report')) }

export const ENGINE_QUESTIONS: Readonly<Record<EngineQuestion, Asks>> = {
  order: orderQuestion,
  again: againQuestion,
  resolve: resolveQuestion,
  optional: optionalQuestion,
  report: reportQuestion,
}

/** The kind of an engine question; used if the game has no question of this name. */
export function engineQuestion({ name, about }: Pick<Window, 'name' | 'about'>): EngineQuestion {
  const kind = kindIn(name)
  if (kind === 'order' || kind === 'again' || kind === 'resolve') return kind
  return about?.you === undefined ? 'report' : 'optional'
}
