// "Why?": the clause behind a line, on its page of the glossary, in the language of whoever asks.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { Glossary } from '../../glossary/glossary.ts'
import { pageOfClause } from '../../glossary/page.ts'
import { wordsIn } from '../../i18n/words.ts'
import type { Language } from '../../language.ts'
import { escaped } from '../escape.ts'
import { ruleView } from '../rule/view.ts'
import { sentenceView } from '../sentence.ts'

/** The page of the clause's entry, as /rule shows it privately; a sentence if the glossary does not have it. */
export function whyView(
  glossary: Glossary,
  clause: string,
  language: Language,
): APIMessageTopLevelComponent[] {
  const entry = glossary.homeOf.get(clause)
  // A clause that is not there may be anything: the select's value comes from outside.
  if (!entry)
    return sentenceView(wordsIn(language)('attack:noEntry', { clause: escaped(clause.slice(0, 40)) }))
  const state = { language, code: entry.code, page: pageOfClause(entry, clause), trail: [] }
  return ruleView(glossary, state, { isPrivate: true, sharedBy: null })
}
