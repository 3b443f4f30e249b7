// The texts of official answers, and of our own readings, in Discord's markdown: readers always see which of the two it is.
import { concernsShown } from '../../glossary/first-view.ts'
import type { Clause, Edition, Entry, Glossary, GlossaryGame, Official } from '../../glossary/glossary.ts'
import { rulingsOf } from '../../glossary/page.ts'
import type { Ruling } from '../../glossary/schema.ts'
import { once } from '../../kept.ts'
import { inEachLanguage, inLanguage, type Language, localesOf } from '../../language.ts'
import type { Translate } from '../../words/words.ts'
import { clip } from '../message/clip.ts'
import { clauseToday, editionNames } from './text.ts'

export type FirstText = { readonly head: string; readonly body: string; readonly foot: string }

type Shown = { readonly entry: Entry; readonly game: GlossaryGame; readonly language: Language }
/** `played` is the edition that the reader plays by. */
type Answer = Shown & { readonly official: Official; readonly played: Edition }

/** The first view of an official answer: the question, the answer, the clauses that it concerns, where it was given. */
export function answerText(
  glossary: Glossary,
  { entry, game, language, official, played }: Answer,
  t: Translate,
): FirstText {
  const concerns = concernsShown(entry, official, language)
  const isOther = !official.editions.includes(played)
  const notes = [
    official.replacedBy && t('rule:official.replaced', { id: official.replacedBy }),
    isOther && t('rule:official.otherEdition', { editions: editionNames(official.editions, language) }),
  ]
  return {
    head: `### ${inLanguage(entry.title, language)}\n-# ${[...cardsShown(official), inLanguage(game.name, language)].join(' · ')}`,
    body: [
      ...entry.clauses.map(({ text }) => `> ${inLanguage(text, language)}`),
      ...(concerns.length > 0 ? [`**${t('rule:official.concerns')}**`] : []),
      ...concerns.map(clause => `- ${clauseToday(glossary, entry, clause, language)}`),
    ].join('\n'),
    foot: `-# ${[givenIn(official, language, t), ...notes].filter(Boolean).join(' ')}`,
  }
}

const MOST_CARDS = 4
const LONGEST_PLACE = 60

/** The first cards of an answer, and a mark for those that are left out. */
const cardsShown = ({ cards }: Official): string[] => [
  ...cards.slice(0, MOST_CARDS),
  ...(cards.length > MOST_CARDS ? ['…'] : []),
]

/** The official answers on the clauses of an entry, and after them our readings of what is open. */
export function rulingTexts(glossary: Glossary, entry: Entry, language: Language, t: Translate): string[] {
  return [
    ...answersOn(glossary, entry.clauses).map(answer => officialText(answer, language, t)),
    ...rulingsOf(entry).map(ruling => rulingText(ruling, language, t)),
  ]
}

/** The official answers on these clauses, each once. */
export const answersOn = ({ answersOn: all }: Glossary, clauses: readonly Clause[]): Entry[] => [
  ...new Set(clauses.flatMap(({ id }) => all.get(id) ?? [])),
]

/** An official answer among others: question and answer, and in small print where it was given. */
export function officialText({ title, clauses, official }: Entry, language: Language, t: Translate): string {
  return [
    `**${inLanguage(title, language)}**`,
    ...clauses.map(({ text }) => inLanguage(text, language)),
    official && `-# ${givenIn(official, language, t)} \`${clauses[0]?.id}\``,
  ]
    .filter(Boolean)
    .join('\n')
}

export const rulingText = (
  { id, question, ruling, reason }: Ruling,
  language: Language,
  t: Translate,
): string =>
  [
    `**${inLanguage(question, language)}**`,
    t('rule:openPoint', { ruling: inLanguage(ruling, language) }),
    `-# ${inLanguage(reason, language)} \`${id}\``,
  ].join('\n')

/** “Official, 17 January 2026: …”, and whether we only read what others noted of it. */
function givenIn({ document, place, date }: Official, language: Language, t: Translate): string {
  const where = `${inLanguage(document.name, language)}, ${clip(place, LONGEST_PLACE)}`
  const given = date
    ? t('rule:official.givenOn', { date: dateIn(date, language), where })
    : t('rule:official.given', { where })
  return document.isSecondHand ? `${given} ${t('rule:official.secondHand')}` : given
}

const SHAPES = [{ year: 'numeric' }, { month: 'long' }, { day: 'numeric' }] as const

/** One format for each number of known parts: year; year and month; year, month and day. */
const DATES = inEachLanguage(language =>
  once(() =>
    SHAPES.map(
      (_, known) =>
        new Intl.DateTimeFormat(localesOf(language).at(-1), {
          ...Object.assign({}, ...SHAPES.slice(0, known + 1)),
          timeZone: 'UTC',
        }),
    ),
  ),
)

/** A date of year, month and day, as far as they are known. */
function dateIn(date: string, language: Language): string {
  const parts = date.split('-').length
  return DATES[language]()[parts - 1]?.format(new Date(date)) ?? date
}
