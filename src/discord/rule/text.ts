// The text of a rule page in Discord's markdown: title, clauses with their ids in small print, source.
import { olderEditions } from '../../glossary/edition-of.ts'
import type {
  Clause,
  Edition,
  EditionChange,
  Entry,
  Glossary,
  GlossaryGame,
} from '../../glossary/glossary.ts'
import type { Page } from '../../glossary/page.ts'
import { currentNumbers } from '../../glossary/rule-numbers.ts'
import { once, onceFor } from '../../kept.ts'
import {
  FALLBACK,
  inEachLanguage,
  inLanguage,
  type Language,
  otherLanguages,
  type Said,
} from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'

type Shown = {
  readonly entry: Entry
  readonly game: GlossaryGame
  readonly page: Page
  readonly number: number
  readonly pages: number
  readonly language: Language
}

/** The title with the number that the rulebook gives it. */
export const titleOf = ({ number, title }: Entry, language: Language): string =>
  number ? `${number} ${inLanguage(title, language)}` : inLanguage(title, language)

/** The titles in other languages that differ from the title in this language. */
export function otherTitles({ title }: Entry, language: Language): string[] {
  const own = title[language] ?? title[FALLBACK]
  const others = otherLanguages(language).flatMap(other => title[other] ?? [])
  return [...new Set(others)].filter(other => other !== own)
}

/** The first sentence of what an entry does; null if nobody has written it. */
export function firstSentence({ short }: Entry, language: Language): string | null {
  if (!short) return null
  return FIRST_SENTENCE[language](short)
}

/** Finding the end of a sentence takes long. */
const FIRST_SENTENCE = inEachLanguage(language => {
  const segmenter = once(() => new Intl.Segmenter(language, { granularity: 'sentence' }))
  return onceFor((short: Said) => {
    const [first] = segmenter().segment(inLanguage(short, language))
    return first?.segment.trim() ?? ''
  })
})

/** The parts of a page from top to bottom; a part may be empty. */
export const ruleWords = (shown: Shown, t: Translate) => ({
  head: head(shown, t),
  clauses: clauses(shown, t),
  foot: foot(shown, t),
})

function head({ entry, game, language }: Shown, t: Translate): string {
  const editions = entry.source.map(({ edition }) => edition)
  const facts = [
    ...otherTitles(entry, language),
    ...numbers(entry, game, t),
    inLanguage(game.name, language),
    editionNames(editions, language),
  ]
  return [`### ${titleOf(entry, language)}`, `-# ${facts.filter(Boolean).join(' · ')}`].join('\n')
}

/** The numbers that do not stand before the title: that of today, for a rule with a name of its own, and the former one. */
export function numbers(entry: Entry, { editions }: GlossaryGame, t: Translate): string[] {
  const { number, formerly } = entry
  const [today] = currentNumbers(entry, editions)
  return [
    ...(today && !number ? [t('rule:number', { number: today })] : []),
    ...(formerly ? [t('rule:formerly', { version: formerly.edition.id, number: formerly.number })] : []),
  ]
}

const changes = (list: readonly EditionChange[], language: Language, t: Translate): string[] =>
  list.map(
    ({ edition, text }) =>
      `-# ${t('rule:changed', { edition: inLanguage(edition.name, language), text: inLanguage(text, language) })}`,
  )

function clauses({ entry, page, language }: Shown, t: Translate): string {
  const intro = entry.kind === 'term' ? [t('rule:termOnly', { count: entry.clauses.length })] : []
  return [...intro, ...page.clauses.map(clause => clauseLine(clause, language, t))].join('\n')
}

/** The text of a clause between others of today: one of older editions begins with their names. */
export function clauseToday(glossary: Glossary, entry: Entry, clause: Clause, language: Language): string {
  const text = inLanguage(clause.text, language)
  const older = olderEditions(glossary, entry, clause)
  if (older.length === 0) return text
  return wordsIn(language)('rule:older', { edition: editionNames(older, language), text })
}

/** A clause with its heading, its ids at the end of the line, and its example. */
function clauseLine(clause: Clause, language: Language, t: Translate): string {
  const ids = [clause.id, ...clause.rulings.map(({ id }) => id)].join(' · ')
  const small = editionFacts(clause, language, t).join(' · ')
  return [
    clause.heading && `**${inLanguage(clause.heading, language)}**`,
    `${inLanguage(clause.text, language)} \`${ids}\``,
    small && `-# ${small}`,
    clause.example && `*${t('rule:example', { text: inLanguage(clause.example, language) })}*`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** What a clause says about editions, beside what changed. */
const editionFacts = ({ editions, changed, varies }: Clause, language: Language, t: Translate): string[] => [
  // What changed says since when a clause holds; naming its editions, too, would say it twice.
  ...(editions && changed.length === 0
    ? [t('rule:onlyIn', { editions: editionNames(editions, language) })]
    : []),
  ...(varies ? [t('rule:compare', { clause: varies })] : []),
]

/** What editions changed of an entry and of its clauses, each with the clause as it is now. */
export const changeTexts = ({ changed, clauses }: Entry, language: Language, t: Translate): string[] => [
  ...(changed.length > 0 ? [changes(changed, language, t).join('\n')] : []),
  ...clauses
    .filter(clause => clause.changed.length > 0)
    .map(clause => [inLanguage(clause.text, language), ...changes(clause.changed, language, t)].join('\n')),
]

/** A clause with its heading, its id in small print, and its example. */
export function clauseText(clause: Clause, language: Language, t: Translate): string {
  const ids = [clause.today ?? [], clause.id].flat()
  const small = [...ids, ...editionFacts(clause, language, t), ...clause.rulings.map(({ id }) => id)]
  return [
    clause.heading && `**${inLanguage(clause.heading, language)}**`,
    inLanguage(clause.text, language),
    `-# ${small.join(' · ')}`,
    clause.example && `*${t('rule:example', { text: inLanguage(clause.example, language) })}*`,
    ...changes(clause.changed, language, t),
  ]
    .filter(Boolean)
    .join('\n')
}

function foot({ entry, game, number, pages, language }: Shown, t: Translate): string {
  const list = entry.source.map(({ edition, section }) =>
    t('rule:sourceItem', { edition: inLanguage(edition.name, language), section }),
  )
  const isOurs = !game.editions.some(edition => edition.language === language)
  const lines = [
    list.length > 0 ? t('rule:source', { list: list.join(' · ') }) : null,
    isOurs ? t('rule:ownTerms') : null,
    pages > 1 ? t('rule:page', { page: number + 1, pages }) : null,
  ]
  return lines
    .filter(Boolean)
    .map(line => `-# ${line}`)
    .join('\n')
}

export const editionNames = (editions: readonly Edition[], language: Language): string =>
  [...new Set(editions)].map(edition => inLanguage(edition.name, language)).join(' · ')
