// The answer to /rule: the found entry, or privately the nearest entries; and the choices offered while a user types.

import type { Titled } from '../../cards/shelf.ts'
import { codeQuery, type Finding } from '../../glossary/find.ts'
import type { Entry, Glossary } from '../../glossary/glossary.ts'
import { readRuleNumber } from '../../glossary/rule-numbers.ts'
import { GAMES, type GameId } from '../../glossary/schema.ts'
import { inLanguage, isLanguage, type Language } from '../../language.ts'
import { remember } from '../../search/remember.ts'
import { languageFor } from '../../words/reader-language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { cardOffer, cardsCalled } from '../card/offer.ts'
import { answersAbout } from '../card/parts.ts'
import type {
  Asked,
  AutocompleteChoice,
  InteractionAnswer,
  MessageAnswer,
  Typing,
} from '../interaction/command.ts'
import { privateAnswer } from '../interaction/private-answer.ts'
import { clip } from '../message/clip.ts'
import { button, MOST_OPTIONS, row } from '../message/components.ts'
import { guessView, withoutAnswers } from './guesses.ts'
import { otherGameOffer } from './other-game.ts'
import { type RuleParts, starters } from './parts.ts'
import { answerKey, openId, type Part, type RuleState } from './state.ts'
import { firstSentence, otherTitles, titleOf } from './text.ts'
import { type Numbering, ruleView } from './view.ts'

export function askForRule(parts: RuleParts, asked: Asked): InteractionAnswer {
  const { glossary, fallback, repository } = parts
  const option = asked.options.get('private')
  const isPrivate = typeof option === 'boolean' ? option : (asked.prefersPrivate ?? false)
  const query = String(asked.options.get('query') ?? '')
  const { reader, scope } = scopeOf(parts, asked)
  const { game, language: searchIn } = scope
  const findings = found(parts, scope, query)
  const [best] = findings
  const question = { ...scope, query }
  const called = cardsCalled(parts.library, query, game)
  const offers = (language: Language) => {
    const others = otherGameOffer(parts, question, findings, language)
    const buttons = [...others, ...cardOffer(called, language)]
    return buttons.length > 0 ? [row(buttons)] : []
  }
  if (!best?.isConfident && called.length > 0) return onlyCard(glossary, called, findings, searchIn)
  if (!best?.isConfident) return guess(glossary, query, findings, game, searchIn)
  const language = isPrivate ? searchIn : languageFor('public', reader, fallback)
  const answers = best.clause ? [best.clause] : best.answers
  const [answer] = answers
  const part: Part = { view: 'first', answer: answer ? answerKey(answer.id) : null }
  const state: RuleState = { language, code: best.entry.code, part, trail: [] }
  const numbering = numberingOf(query, findings, language, wordsIn(language))
  return {
    as: 'message',
    isPrivate,
    components: [
      ...ruleView(glossary, state, {
        ...{ isPrivate, sharedBy: null, repository, numbering, answers, editions: asked.editions },
      }),
      ...offers(language),
    ],
    outcome: 'answered',
    facts: { tier: best.tier, entry: best.entry.id, language },
  }
}

/** What a user is offered while typing. */
export function ruleChoices(parts: RuleParts): (typing: Typing) => readonly AutocompleteChoice[] {
  const { glossary } = parts
  const choices = remember((scope: Scope, query: string): readonly AutocompleteChoice[] => {
    const { language, game } = scope
    const entries = query.trim()
      ? found(parts, scope, query).map(({ entry }) => entry)
      : starters(glossary, game)
    return entries.slice(0, MOST_OPTIONS).map(entry => ({
      name: choiceName(glossary, entry, language, game),
      value: codeQuery(entry),
    }))
  })
  return typing => choices(scopeOf(parts, typing).scope, String(typing.options.get(typing.focused) ?? ''))
}

/** A language of the reader; the only game that is searched, null: all; and the game that is likely meant. */
type Scope = {
  readonly language: Language
  readonly game: GameId | null
  readonly likely: GameId | null
}

/** What the options and the settings narrow the search to. */
function scopeOf({ fallback }: RuleParts, { options, reader: known, game: preferred }: Asked) {
  const option = options.get('language')
  const reader = { ...known, option: isLanguage(option) ? option : null }
  const scope: Scope = {
    language: languageFor('private', reader, fallback),
    game: GAMES.find(id => id === options.get('game')) ?? null,
    likely: GAMES.find(id => id === preferred) ?? null,
  }
  return { reader, scope }
}

const found = ({ find }: RuleParts, scope: Scope, query: string): readonly Finding[] =>
  preferring(find({ ...scope, query }), scope.likely)

/** If a name or number exists in both games, the entry of the server's game comes first. */
function preferring(findings: readonly Finding[], game: GameId | null): readonly Finding[] {
  const isEqual = ({ tier }: Finding) => tier === 'exact' || tier === 'number'
  const rank = (finding: Finding) => (!isEqual(finding) ? 2 : finding.entry.game === game ? 0 : 1)
  return findings.toSorted((one, other) => rank(one) - rank(other))
}

/** null if the number did not lead to the best finding. */
function numberingOf(
  query: string,
  [best, ...rest]: readonly Finding[],
  language: Language,
  t: Translate,
): Numbering | null {
  const number = readRuleNumber(query)?.number
  if (!best?.numbering || !number) return null
  const others = rest.filter(({ numbering }) => numbering !== null && numbering !== best.numbering)
  return {
    line: `-# ${t('rule:numbering', { number, edition: inLanguage(best.numbering.name, language) })}`,
    others: others.slice(0, 5).map(({ entry, numbering }) => {
      const edition = numbering ? inLanguage(numbering.name, language) : ''
      const label = t('rule:otherNumbering', { edition, title: titleOf(entry, language) })
      return button(openId(entry.code, language), label)
    }),
  }
}

function guess(
  glossary: Glossary,
  query: string,
  findings: readonly Finding[],
  game: GameId | null,
  language: Language,
): InteractionAnswer {
  const t = wordsIn(language)
  const nothing = readRuleNumber(query) ? t('rule:noSuchNumber') : t('rule:nothing')
  const components =
    findings.length > 0
      ? guessView(glossary, t('rule:unsure'), findings, language)
      : guessView(glossary, nothing, withoutAnswers(starters(glossary, game)), language)
  return guessed(components, findings, language)
}

/** No rule is called so, but a card: that card, and the official answers about it that were found. */
function onlyCard(
  glossary: Glossary,
  called: readonly Titled[],
  findings: readonly Finding[],
  language: Language,
): InteractionAnswer {
  const about = new Set(called.flatMap(({ cards }) => cards.flatMap(card => answersAbout(glossary, card))))
  const nearest = findings.filter(({ entry }) => about.has(entry))
  const view = guessView(glossary, wordsIn(language)('rule:onlyCard'), nearest, language)
  return guessed([...view, row(cardOffer(called, language))], nearest, language)
}

function guessed(
  components: MessageAnswer['components'],
  [best]: readonly Finding[],
  language: Language,
): InteractionAnswer {
  const facts = { tier: best?.tier ?? null, entry: best?.entry.id ?? null, language }
  return privateAnswer(components, best ? 'unsure' : 'nothing', facts)
}

/** The titles in all languages, and the game if both were searched; then what it does, where that fits, too. */
function choiceName(glossary: Glossary, entry: Entry, language: Language, searched: GameId | null): string {
  const game = searched ? null : glossary.games.get(entry.game)
  const titles = [titleOf(entry, language), ...otherTitles(entry, language)]
  const name = [...titles, ...(game ? [inLanguage(game.name, language)] : [])].join(' · ')
  const withShort = `${name}: ${firstSentence(entry, language)}`
  return entry.short && withShort.length <= MOST_CHOICE ? withShort : clip(name, MOST_CHOICE)
}

/** Discord's limit for the name of a choice. */
const MOST_CHOICE = 100
