// The text of an entry's first view in Discord's markdown: no ids, no rulings, no history.
import { type FirstView, firstViewOf } from '../../glossary/first-view.ts'
import type { Clause, Edition, Entry, Glossary, GlossaryGame } from '../../glossary/glossary.ts'
import { inLanguage, type Language } from '../../language.ts'
import type { Translate } from '../../words/words.ts'
import { answerText, type FirstText } from './official.ts'
import { clauseToday, numbers, otherTitles, titleOf } from './text.ts'

type Asked = {
  readonly entry: Entry
  readonly game: GlossaryGame
  readonly language: Language
  /** The clauses that answer a question, best first. */
  readonly answers: readonly Clause[]
  /** The edition that the reader plays by. */
  readonly played: Edition
}

export function firstText(glossary: Glossary, asked: Asked, t: Translate): FirstText {
  const { entry, game, language } = asked
  const { official } = entry
  if (official) return answerText(glossary, { ...asked, official }, t)
  const facts = [...otherTitles(entry, language), ...numbers(entry, game, t), inLanguage(game.name, language)]
  const view = firstViewOf(glossary, entry, asked)
  return {
    head: `### ${titleOf(entry, language)}\n-# ${facts.join(' · ')}`,
    body: body(view, glossary, entry, language, t),
    foot: foot(view, game, language, t),
  }
}

function body(
  { answer, short, clauses, example }: FirstView,
  glossary: Glossary,
  entry: Entry,
  language: Language,
  t: Translate,
): string {
  const told = (clause: Clause) => clauseToday(glossary, entry, clause, language)
  return [
    answer && `> ${told(answer)}`,
    short && `**${t('rule:inShort')}** ${inLanguage(short, language)}`,
    entry.kind === 'term' && t('rule:termOnly', { count: entry.clauses.length }),
    ...clauses.map(clause => `- ${told(clause)}`),
    example?.example && `*${t('rule:example', { text: inLanguage(example.example, language) })}*`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** By which edition this is told, and what the reader's edition says instead. */
function foot(
  { otherwise }: FirstView,
  { editions: [newest] }: GlossaryGame,
  language: Language,
  t: Translate,
): string {
  const others = otherwise.map(({ edition, clause }) =>
    t('rule:otherwise', {
      edition: inLanguage(edition.name, language),
      text: inLanguage(clause.text, language),
    }),
  )
  return `-# ${[t('rule:toldBy', { edition: inLanguage(newest.name, language) }), ...others].join(' ')}`
}
