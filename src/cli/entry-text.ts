// Writes an entry for a terminal: in one piece, without Discord's markup.
import { ruleWords } from '../discord/rule/text.ts'
import type { Entry, Glossary } from '../glossary/glossary.ts'
import { pageWith } from '../glossary/page.ts'
import type { Language } from '../language.ts'
import { wordsIn } from '../words/words.ts'

export function entryText(glossary: Glossary, entry: Entry, language: Language): string {
  const game = glossary.games.get(entry.game)
  if (!game) throw new Error(`there is no game ${entry.game}`)
  const page = pageWith(entry.clauses)
  const words = ruleWords({ entry, game, page, number: 0, pages: 1, language }, wordsIn(language))
  return plain(Object.values(words).filter(Boolean).join('\n'))
}

/** Removes the marks of the Markdown that Discord renders. */
export const plain = (markdown: string): string =>
  markdown
    .replaceAll(/^### /gm, '')
    .replaceAll(/^(> )?-# /gm, '$1    ')
    .replaceAll(/^> /gm, '  | ')
    .replaceAll(/\*\*(.+?)\*\*/g, '$1')
    .replaceAll(/^\*(.+)\*$/gm, '  $1')
