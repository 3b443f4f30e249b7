// The message where nothing is certain: what may answer the question, each with its entry a press away.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { MOST_ANSWERING_CLAUSES, MOST_GUESSES } from '../../glossary/first-view.ts'
import type { Clause, Entry, Glossary } from '../../glossary/glossary.ts'
import type { Language } from '../../language.ts'
import { button, row, text } from '../message/components.ts'
import { answerKey, openId } from './state.ts'
import { clauseToday, titleOf } from './text.ts'

/** An entry that may be meant, and its clauses that may answer, best first. */
export type Guess = { readonly entry: Entry; readonly answers: readonly Clause[] }

/** Entries that are offered without any question. */
export const withoutAnswers = (entries: readonly Entry[]): Guess[] =>
  entries.map(entry => ({ entry, answers: [] }))

/** The clauses that may answer, and below them a button for each entry; without clauses the buttons alone. */
export function guessView(
  glossary: Glossary,
  sentence: string,
  guesses: readonly Guess[],
  language: Language,
): APIMessageTopLevelComponent[] {
  const nearest = guesses.slice(0, MOST_GUESSES)
  const lines = nearest
    .filter(({ answers }) => answers.length > 0)
    .flatMap(({ entry, answers }) => [
      `**${titleOf(entry, language)}**`,
      ...answers
        .slice(0, MOST_ANSWERING_CLAUSES)
        .map(clause => `- ${clauseToday(glossary, entry, clause, language)}`),
    ])
  const open = nearest.map(({ entry, answers: [best] }) =>
    button(
      openId(entry.code, language, { view: 'first', answer: best ? answerKey(best.id) : null }),
      titleOf(entry, language),
    ),
  )
  return [text([sentence, ...lines].join('\n')), ...(open.length > 0 ? [row(open)] : [])]
}
