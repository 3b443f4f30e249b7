// Writes an entry for a terminal: its first view, or everything in one piece, without Discord's markup.
import { firstText } from '../discord/rule/first-text.ts'
import { rulingTexts } from '../discord/rule/official.ts'
import { changeTexts, ruleWords } from '../discord/rule/text.ts'
import { editionOfReader } from '../glossary/edition-of.ts'
import type { Finding } from '../glossary/find.ts'
import type { Entry, Glossary, GlossaryGame } from '../glossary/glossary.ts'
import type { Language } from '../language.ts'
import { wordsIn } from '../words/words.ts'
import { NO_MENTIONS, readable } from './readable.ts'

/** The first view of a finding, without ids. */
export function firstViewText(glossary: Glossary, finding: Finding, language: Language): string {
  const { entry, clause } = finding
  const game = gameOf(glossary, entry)
  const answers = clause ? [clause] : finding.answers
  const played = editionOfReader(game, language, undefined)
  const { head, body, foot } = firstText(
    glossary,
    { entry, game, language, answers, played },
    wordsIn(language),
  )
  return readable([head, body, foot].filter(Boolean).join('\n'), NO_MENTIONS)
}

/** All clauses with their ids, what editions changed, and the rulings. */
export function entryText(glossary: Glossary, entry: Entry, language: Language): string {
  const t = wordsIn(language)
  const page = { clauses: entry.clauses }
  const shown = { entry, game: gameOf(glossary, entry), page, number: 0, pages: 1, language }
  const { head, clauses, foot } = ruleWords(shown, t)
  const rulings = rulingTexts(glossary, entry, language, t)
  const texts = [head, clauses, ...changeTexts(entry, language, t), ...rulings, foot]
  return readable(texts.filter(Boolean).join('\n'), NO_MENTIONS)
}

function gameOf({ games }: Glossary, entry: Entry): GlossaryGame {
  const game = games.get(entry.game)
  if (!game) throw new Error(`there is no game ${entry.game}`)
  return game
}
