// The answer to /rule: the found entry, or privately the nearest entries.
import type { Finding } from '../../glossary/find.ts'
import type { Glossary } from '../../glossary/glossary.ts'
import { pageOfClause } from '../../glossary/page.ts'
import { readNumber } from '../../glossary/rule-numbers.ts'
import type { GameId } from '../../glossary/schema.ts'
import type { Language } from '../../language.ts'
import { languageFor } from '../../words/reader-language.ts'
import { wordsIn } from '../../words/words.ts'
import type { Answer, Asked } from '../interaction/command.ts'
import { numberingOf } from './numbering.ts'
import { gameOption, languageOption, preferring, privateOption, type RuleParts, starters } from './parts.ts'
import type { RuleState } from './state.ts'
import { guessView, ruleView } from './view.ts'

export function ask({ glossary, find, fallback, repository }: RuleParts, asked: Asked): Answer {
  const wantsPrivate = privateOption(asked) ?? asked.prefersPrivate ?? false
  const reader = { ...asked.reader, option: languageOption(asked) }
  const query = String(asked.options.get('query') ?? '')
  const game = gameOption(asked)
  const searchIn = languageFor('private', reader, fallback)
  const findings = preferring(find({ query, language: searchIn, game }), asked.game)
  const [best] = findings
  if (!best?.isConfident) return guess(glossary, query, findings, game, searchIn)
  const language = wantsPrivate ? searchIn : languageFor('public', reader, fallback)
  const state: RuleState = { language, code: best.entry.code, page: pageOf(best), trail: [] }
  return {
    as: 'message',
    isPrivate: wantsPrivate,
    components: ruleView(glossary, state, {
      isPrivate: wantsPrivate,
      sharedBy: null,
      repository,
      numbering: numberingOf(query, findings, language, wordsIn(language)),
    }),
    outcome: 'answered',
    facts: { tier: best.tier, entry: best.entry.id, language },
  }
}

const pageOf = ({ entry, clause }: Finding): number => (clause ? pageOfClause(entry, clause.id) : 0)

function guess(
  glossary: Glossary,
  query: string,
  findings: readonly Finding[],
  game: GameId | null,
  language: Language,
): Answer {
  const t = wordsIn(language)
  const nearest = findings.map(finding => finding.entry)
  const sentence = readNumber(query) ? t('rule:noSuchNumber') : t('rule:nothing')
  const components =
    nearest.length > 0
      ? guessView(t('rule:unsure'), nearest, language)
      : guessView(sentence, starters(glossary, game), language)
  const facts = { tier: findings[0]?.tier ?? null, entry: nearest[0]?.id ?? null, language }
  return {
    as: 'message',
    isPrivate: true,
    components,
    outcome: nearest.length > 0 ? 'unsure' : 'nothing',
    facts,
  }
}
