// “Find rules” („Regeln finden“) in the menu of a message: shows the reader alone which entries and cards the message mentions.
import { type APIMessageTopLevelComponent, ApplicationCommandType } from 'discord-api-types/v10'
import type { Library } from '../src/cards/library.ts'
import { type CardMentions, cardMentions } from '../src/cards/mentions.ts'
import { cardName } from '../src/cards/names.ts'
import type { Titled } from '../src/cards/shelf.ts'
import { showCardId } from '../src/discord/card/state.ts'
import { EVERYWHERE, localisedName } from '../src/discord/definition/definition.ts'
import type { Asked, Command, MessageAnswer } from '../src/discord/interaction/command.ts'
import { privateAnswer, privateSentence } from '../src/discord/interaction/private-answer.ts'
import { ownLanguage } from '../src/discord/interaction/private-language.ts'
import { clip } from '../src/discord/message/clip.ts'
import { button, row, text } from '../src/discord/message/components.ts'
import { guessView } from '../src/discord/rule/guesses.ts'
import type { RuleParts } from '../src/discord/rule/parts.ts'
import { showId } from '../src/discord/rule/state.ts'
import { firstSentence, titleOf } from '../src/discord/rule/text.ts'
import type { Finding } from '../src/glossary/find.ts'
import type { Entry, Glossary } from '../src/glossary/glossary.ts'
import type { MentionFinder } from '../src/glossary/mentions.ts'
import { GAMES, type GameId } from '../src/glossary/schema.ts'
import { inLanguage, type Language } from '../src/language.ts'
import { tellingInAny } from '../src/search/words/words.ts'
import { wordsIn } from '../src/words/words.ts'

export type FindParts = RuleParts & { readonly mentioned: MentionFinder }

export function findRulesCommand(parts: FindParts): Command {
  const cardsIn = cardMentions(parts.library)
  return {
    definition: {
      type: ApplicationCommandType.Message,
      ...localisedName(t => t('commands:findRules.name')),
      ...EVERYWHERE,
    },
    ask: asked => askAbout(parts, cardsIn, asked),
  }
}

/** The most entries to show: a row of buttons has no more. */
const MOST = 5

/** A message of at most this length may be a single mistyped name, so notFound searches for similar names. */
const SHORT = 60
/** So many words say what a message is about, so that clauses may answer it. */
const SEVERAL = 3

/** The answer is always private and in the reader's own language, not in the writer's. */
function askAbout(parts: FindParts, cardsIn: CardMentions, asked: Asked): MessageAnswer {
  const language = ownLanguage(parts, asked)
  const game = GAMES.find(id => id === asked.game) ?? null
  const message = asked.about?.trim() ?? ''
  const entries = parts.mentioned(message, { language, game }).slice(0, MOST)
  const cards = cardsIn(message).slice(0, MOST)
  if (entries.length + cards.length === 0) return notFound(parts, message, language, game)
  const components = [
    ...(entries.length > 0 ? foundView(parts.glossary, entries, language) : []),
    ...(cards.length > 0 ? cardsView(parts.library, cards, language) : []),
  ]
  return answer('answered', components, entries, language)
}

function notFound(
  { find, glossary }: FindParts,
  text: string,
  language: Language,
  game: GameId | null,
): MessageAnswer {
  const t = wordsIn(language)
  if (text === '') return privateSentence(t('find:noText'), 'no text')
  const near = text.length > SHORT ? [] : guesses(find({ query: text, language, game }), text)
  const [best] = near
  if (!best) return privateSentence(t('find:nothing'), 'nothing')
  return answer('unsure', guessView(glossary, t('rule:unsure'), near, language), [best.entry], language)
}

/**
 * Names like the text; the clauses that answer it only if they certainly do and several words say what it is about, since a
 * message need not be a question on the rules.
 */
function guesses(findings: readonly Finding[], text: string): readonly Finding[] {
  const saysMuch = tellingInAny(text).length >= SEVERAL
  return findings.filter(({ tier, isConfident }) => tier !== 'word' || (isConfident && saysMuch))
}

const answer = (
  outcome: string,
  components: MessageAnswer['components'],
  entries: readonly Entry[],
  language: Language,
): MessageAnswer =>
  privateAnswer(components, outcome, { entries: entries.map(({ id }) => id).join(' '), language })

/** Characters of an entry's first sentence. */
const SENTENCE = 240

/** The entries, each with its title and its first sentence, and a button that opens it. */
function foundView(
  glossary: Glossary,
  entries: readonly Entry[],
  language: Language,
): APIMessageTopLevelComponent[] {
  const isMixed = new Set(entries.map(({ game }) => game)).size > 1
  const lines = entries.map(entry => {
    const game = isMixed ? glossary.games.get(entry.game) : undefined
    const ofGame = game ? ` · ${inLanguage(game.name, language)}` : ''
    return `**${titleOf(entry, language)}**${ofGame}\n${inShort(entry, language)}`
  })
  const heading = wordsIn(language)('find:title')
  return [
    text([heading, ...lines].join('\n')),
    row(entries.map(entry => button(showId(entry.code, language), titleOf(entry, language)))),
  ]
}

/** The cards, each with what it is and its numbers, and a button that shows it. */
function cardsView(
  library: Library,
  titled: readonly Titled[],
  language: Language,
): APIMessageTopLevelComponent[] {
  const lines = titled.map(({ cards: [card] }) => {
    const { type, lines } = library.factsOf(card, language)
    return `**${cardName(card)[language]}** · ${type}\n${clip(lines[0] ?? '', SENTENCE)}`
  })
  return [
    text([wordsIn(language)('find:cards'), ...lines].join('\n')),
    row(titled.map(({ cards: [card] }) => button(showCardId(card.code, language), cardName(card)[language]))),
  ]
}

/** What an entry does; where nobody has written that, the titles of the rules that it leads to. */
function inShort(entry: Entry, language: Language): string {
  const others = entry.seeAlso.map(other => titleOf(other, language)).join(' · ')
  return clip(firstSentence(entry, language) ?? others, SENTENCE)
}
