// The answer to “Find rules”: up to five entries that the message mentions, else the nearest ones.
import type { Entry } from '../../glossary/glossary.ts'
import type { MentionFinder } from '../../glossary/mentions.ts'
import { GAMES, type GameId } from '../../glossary/schema.ts'
import type { Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import type { Asked, MessageAnswer } from '../interaction/command.ts'
import { ownLanguage } from '../interaction/private-language.ts'
import { privateSentence } from '../message/sentence.ts'
import type { RuleParts } from '../rule/parts.ts'
import { guessView } from '../rule/view.ts'
import { foundView } from './found-view.ts'

export type FindParts = RuleParts & { readonly mentioned: MentionFinder }

const MOST = 5

/** A message of at most this length may be a single mistyped name, so notFound searches for similar names. */
const SHORT = 60

/** The answer is always private and in the reader's own language, not in the writer's. */
export function askAbout(parts: FindParts, asked: Asked): MessageAnswer {
  const language = ownLanguage(parts, asked)
  const game = GAMES.find(id => id === asked.game) ?? null
  const text = asked.about?.trim() ?? ''
  const entries = parts.mentioned(text, { language, game }).slice(0, MOST)
  if (entries.length === 0) return notFound(parts, text, language, game)
  const components = foundView(parts.glossary, entries, language)
  return answer('answered', components, entries, language)
}

function notFound({ find }: FindParts, text: string, language: Language, game: GameId | null): MessageAnswer {
  const t = wordsIn(language)
  if (text === '') return privateSentence(t('find:noText'), 'no text')
  const near = text.length > SHORT ? [] : find({ query: text, language, game }).map(({ entry }) => entry)
  if (near.length === 0) return privateSentence(t('find:nothing'), 'nothing')
  return answer('unsure', guessView(t('rule:unsure'), near, language), near.slice(0, 1), language)
}

const answer = (
  outcome: string,
  components: MessageAnswer['components'],
  entries: readonly Entry[],
  language: Language,
): MessageAnswer => ({
  as: 'message',
  isPrivate: true,
  components,
  outcome,
  facts: { entries: entries.map(({ id }) => id).join(' '), language },
})
