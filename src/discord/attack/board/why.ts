// “Why?”: shows the clause of a line in the reader's language, with a button to its rule.
import type { Entry, Glossary } from '../../../glossary/glossary.ts'
import { pageOfClause } from '../../../glossary/page.ts'
import type { Language } from '../../../language.ts'
import { wordsIn } from '../../../words/words.ts'
import { button, container, row, type View } from '../../message/components.ts'
import { escaped } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { encode } from '../../rule/state.ts'
import { clauseText, rulingText, titleOf } from '../../rule/text.ts'

/** Only the clause, to keep it short during an attack; the button opens the whole page, as /rule shows it. */
export function whyView(glossary: Glossary, id: string, language: Language): View {
  const entry = glossary.homeOf.get(id)
  const clause = glossary.clauses.get(id)
  const t = wordsIn(language)
  // The clause comes from the select's value, which a client can change to any text.
  if (!entry || !clause) return sentenceView(t('attack:noEntry', { clause: escaped(id.slice(0, 40)) }))
  const texts = [
    `### ${titleOf(entry, language)}`,
    clauseText(clause, language, t),
    clause.rulings.map(ruling => rulingText(ruling, language, t)).join('\n'),
  ]
  return [container(texts), row([button(pageId(entry, id, language), t('attack:whole'))])]
}

const pageId = (entry: Entry, clause: string, language: Language): string =>
  encode('open', { language, code: entry.code, page: pageOfClause(entry, clause), trail: [] })
