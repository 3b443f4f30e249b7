// The words for the questions that the engine itself asks in every game: which ability comes first, whether to use one,
// whether to report a card.
import type { EngineQuestions } from '../../../engine/built-in.ts'
import { kindIn } from '../../../engine/questions.ts'
import { listed } from '../board/names.ts'
import { type QuestionFace, USUAL } from '../faces/board-face.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'
import { abilityWords } from './ability-words.ts'
import { decides, only } from './common.ts'
import type { Window } from './window.ts'

export type EngineQuestion = keyof EngineQuestions

type Asks = QuestionFace<Window, Telling>

export const orderQuestion = {
  ...USUAL,
  ask: (window: Pick<Window, 'choices'>, tells: Telling) => ({
    question: tells.t('attack:ask.order'),
    more: decides(window, tells),
  }),
}

/** Asks whether an endless chain of forced abilities goes on. */
const againQuestion: Asks = {
  ...USUAL,
  ask: ({ about }, { t, names }) => {
    const opened = Array.isArray(about?.opened) ? about.opened : []
    const abilities = listed(
      opened.map(id => names.shown(String(id))),
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
  others: ({ name }, { names }) => `★ ${names.plain(name)}`,
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
