// The parts of a board that the faces of several games share.
import { keywordIn } from '../../../words/event-values.ts'
import type { LocaleWords } from '../../../words/resources.ts'
import type { Translate } from '../../../words/words.ts'
import { type QuestionFace, USUAL } from './board-face.ts'
import type { BoardWords, Telling, WhoInWords, Words } from './board-of-any-flow.ts'
import { decidedIn, type decides, finishAsked, only } from './engine-questions.ts'
import type { ReminderNow } from './table-now.ts'

/** The words of each of these names. */
export const wordsOfEach = <N extends string>(
  names: readonly N[],
  words: (name: N, t: Translate) => string,
): Readonly<Record<N, Words>> =>
  Object.fromEntries(names.map(name => [name, (t: Translate) => words(name, t)])) as Record<N, Words>

/** The heading of an attack, for example: Rhino II attacks Spider-Man */
export const attackHead: BoardWords['head'] = ({ attacker, target }, t) =>
  target === null
    ? t('attack:head.attacks', { attacker })
    : t('attack:head.attacksTarget', { attacker, target })

type HitPoints = { readonly remaining: number | null; readonly most: number | null; readonly damage: number }

/** The hit points that are left, or the damage while they are unknown. */
export const hitPointWords = (
  name: 'hp' | 'hitPoints',
  { remaining: left, most, damage }: HitPoints,
  { t }: Telling,
): readonly string[] => [
  ...(left === null || most === null ? [] : [t(`attack:figure.${name}`, { left, most })]),
  ...(left === null && damage > 0 ? [t('attack:figure.damage', { damage })] : []),
]

/** The keywords of a piece, last the one that has a number; 0: the piece lacks that one. */
export const keywordWords = (all: readonly string[], numbered: string, number: number, { t }: Telling) => [
  ...all.map(one => String(keywordIn(one, t))),
  ...(number > 0 ? [`${keywordIn(numbered, t)} ${number}`] : []),
]

/** The heading above a result, for example: Rhino II attacked Spider-Man: 2 damage */
export const attackResult = ({ attacker, target }: WhoInWords, result: string, t: Translate): string =>
  target === null
    ? t('attack:result.attacked', { attacker, result })
    : t('attack:result.attackedTarget', { attacker, target, result })

type Choices = Parameters<typeof decides>[0]

/**
 * A question for an unknown number; controlsOf adds buttons for the smallest numbers and one for any other.
 * @param of the id of the piece whose number it is
 */
export const numberQuestion = <W extends Choices, O extends Telling>(
  number: keyof LocaleWords['attack']['number'],
  of: (window: W, own: O) => string,
): QuestionFace<W, O> => ({
  ...USUAL,
  number: t => t(`attack:number.${number}`),
  ask: (window, own) =>
    decidedIn(own.t(`attack:ask.${number}`, { name: own.names.shown(of(window, own)) }), window, own),
})

/** Asks whether a piece of unknown strength survives this damage. `fallen` is the choice that it does not. */
export const survivesQuestion = (
  fallen: 'defeated' | 'destroyed',
): QuestionFace<{ readonly about: { readonly piece: string; readonly damage: number } }, Telling> => ({
  ...USUAL,
  ask: ({ about: { piece, damage } }, { t, names }) =>
    only(t('attack:ask.survives', { name: names.shown(piece), damage })),
  choices: { [fallen]: (t, name) => t(`attack:choice.${fallen}`, { name }) },
})

/** The last question of an attack. `waits` is the addition if no line of the story follows by itself. */
export const finishQuestion = (waits: Words): QuestionFace<{ readonly window: string | null }, Telling> => ({
  ...USUAL,
  ask: (window, own) => finishAsked(window, own, waits(own.t)),
  choices: { finish: t => t('attack:choice.finish') },
  likely: 'finish',
  happens: t => t('attack:happens.finish'),
})

type Ability = {
  readonly id: string
  readonly forced?: boolean | undefined
  readonly trigger: { readonly on: string }
}

/** The reminders of a table: the abilities that can still be used, then those of the set-up. */
export const remindersIn = (left: readonly Ability[], given: readonly Ability[]): readonly ReminderNow[] =>
  [...left, ...given].map(({ id, forced = false, trigger }) => ({ id, forced, on: trigger.on }))
