// The button that leads to what the other game says to the same words, where they do not say which game is meant.
import type { APIButtonComponent } from 'discord-api-types/v10'
import type { Finder, Finding, RuleQuestion, Tier } from '../../glossary/find.ts'
import type { Glossary } from '../../glossary/glossary.ts'
import { inLanguage, type Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { button } from '../message/components.ts'
import { answerKey, openId } from './state.ts'
import { titleOf } from './text.ts'

/** How a name has to be found in the other game to be meant there as well. */
const NAMED: readonly Tier[] = ['exact', 'stem']

type Parts = { readonly glossary: Glossary; readonly find: Finder }

/**
 * None if the other game says nothing that is as certain.
 * @param findings what the question finds in all games
 */
export function otherGameOffer(
  { glossary, find }: Parts,
  question: RuleQuestion,
  findings: readonly Finding[],
  language: Language,
): APIButtonComponent[] {
  const [best] = findings
  const other = findings.find(({ entry }) => entry.game !== best?.entry.game)?.entry.game
  const game = other && glossary.games.get(other)
  if (!best?.isConfident || !game || question.game !== null) return []
  const [theirs] = find({ ...question, game: game.id })
  if (!theirs?.isConfident) return []
  if (!NAMED.includes(theirs.tier) && (theirs.tier !== 'word' || best.tier !== 'word')) return []
  const [answer] = theirs.answers
  const id = openId(theirs.entry.code, language, {
    view: 'first',
    answer: answer ? answerKey(answer.id) : null,
  })
  const names = { game: inLanguage(game.name, language), title: titleOf(theirs.entry, language) }
  return [button(id, wordsIn(language)('rule:inGame', names))]
}
