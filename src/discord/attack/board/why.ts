// “Why?”: shows the clause of a line in the reader's language, what other editions say instead, and how Riposte reads an
// open point, with a button to the rule.
import type { Clause, Entry, Glossary } from '../../../glossary/glossary.ts'
import { pageOfClause } from '../../../glossary/page.ts'
import { otherReadings } from '../../../glossary/readings.ts'
import { inLanguage, type Language } from '../../../language.ts'
import type { Citation } from '../../../words/story.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import { button, container, row, type View } from '../../message/components.ts'
import { escaped } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { officialText, rulingText } from '../../rule/official.ts'
import { openId } from '../../rule/state.ts'
import { clauseText, editionNames, titleOf } from '../../rule/text.ts'

/** So many official answers stand beside a clause; its entry has them all. */
const MOST_ANSWERS = 2

/**
 * Only the clause, to keep it short during an attack; the button opens the page of all of it that has the clause.
 * @param cites the id of a clause in the rules of this attack
 */
export function whyView(
  glossary: Glossary,
  { clause: id, ruling }: Citation,
  language: Language,
  cites: (clause: string) => string = clause => clause,
): View {
  const entry = glossary.homeOf.get(id)
  const clause = glossary.clauses.get(id)
  const t = wordsIn(language)
  // The clause comes from the select's value, which a client can change to any text.
  if (!entry || !clause) return sentenceView(t('attack:noEntry', { clause: escaped(id.slice(0, 40)) }))
  const others = otherReadings(glossary, clause)
  // What the other editions say themselves needs no note on what they said.
  const rule = {
    ...clause,
    id: cites(id),
    today: null,
    varies: null,
    changed: others.length > 0 ? [] : clause.changed,
  }
  const settled = ruling === null ? undefined : answerCalled(glossary, ruling)
  const decided = ruling === null ? undefined : glossary.rulings.get(ruling)
  const open = settled ? [] : decided ? [decided] : clause.rulings
  const answers = settled
    ? [settled]
    : decided
      ? []
      : (glossary.answersOn.get(id) ?? []).slice(0, MOST_ANSWERS)
  const texts = [
    `### ${titleOf(entry, language)}`,
    clauseText(rule, language, t),
    others.map(other => readingText(other, language, t)).join('\n'),
    [
      ...answers.map(one => officialText(one, language, t)),
      ...open.map(one => rulingText(one, language, t)),
    ].join('\n'),
  ]
  return [container(texts), row([button(pageId(entry, id, language), t('attack:whole'))])]
}

/** The official answer with this id, or that settled our reading with this id; undefined: neither is one. */
function answerCalled({ settled, homeOf }: Glossary, id: string): Entry | undefined {
  const home = homeOf.get(id)
  return home?.official ? home : settled.get(id)
}

/** What other editions say, without an example: “In Rules Reference 1.7: …” */
function readingText({ id, editions, text }: Clause, language: Language, t: Translate): string {
  const said = { editions: editionNames(editions ?? [], language), text: inLanguage(text, language) }
  return `${t('attack:otherEditions', said)}\n-# ${id}`
}

const pageId = (entry: Entry, clause: string, language: Language): string =>
  openId(entry.code, language, { view: 'all', page: pageOfClause(entry, clause) })
