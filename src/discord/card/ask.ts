// The answer to /card: the card, or privately what may be meant; and the names offered while a user types.

import { cardValue } from '../../cards/cards.ts'
import type { CardHit } from '../../cards/library.ts'
import { cardName, subname } from '../../cards/names.ts'
import { GAMES } from '../../glossary/schema.ts'
import { namedOf } from '../../glossary/search-texts.ts'
import { isLanguage, type Language } from '../../language.ts'
import type { Named } from '../../search/names.ts'
import { remember } from '../../search/remember.ts'
import { compact, fold } from '../../search/words/fold.ts'
import { languageFor } from '../../words/reader-language.ts'
import { wordsIn } from '../../words/words.ts'
import type { Asked, AutocompleteChoice, MessageAnswer, Typing } from '../interaction/command.ts'
import { privateAnswer } from '../interaction/private-answer.ts'

import { clip } from '../message/clip.ts'
import { button, MOST_OPTIONS, ROW_LENGTH, row, text, type View } from '../message/components.ts'
import { showId } from '../rule/state.ts'
import { titleOf } from '../rule/text.ts'
import { type CardParts, namesOfCard } from './parts.ts'
import { showCardId } from './state.ts'
import { cardView } from './view.ts'

export function askForCard(parts: CardParts, asked: Asked): MessageAnswer {
  const option = asked.options.get('private')
  const isPrivate = typeof option === 'boolean' ? option : (asked.prefersPrivate ?? false)
  const query = String(asked.options.get('card') ?? '')
  const { reader, scope } = scopeOf(parts, asked)
  const { language: searchIn } = scope
  const hits = found(parts, scope, query, ROW_LENGTH)
  const [best] = hits
  if (!best?.isConfident) return guess(parts, query, hits, searchIn)
  const language = isPrivate ? searchIn : languageFor('public', reader, parts.fallback)
  const [card] = best.cards
  const view = cardView(parts, { language, code: card.code, part: 'facts' }, { isPrivate, sharedBy: null })
  return {
    as: 'message',
    isPrivate,
    components: [...view, ...ruleOffer(parts, query, language, view)],
    outcome: 'answered',
    facts: { card: card.code, language },
  }
}

/** What a user is offered while typing. */
export function cardNameChoices(parts: CardParts): (typing: Typing) => readonly AutocompleteChoice[] {
  const choices = remember((scope: Scope, query) =>
    query.trim() === ''
      ? []
      : found(parts, scope, query, MOST_OPTIONS).map(({ cards: [card, ...others] }) => ({
          name: clip(choiceName(parts, card, others.length, scope.language), 100),
          value: cardValue(card),
        })),
  )
  return typing => choices(scopeOf(parts, typing).scope, String(typing.options.get(typing.focused) ?? ''))
}

/** The button that leads to the rule with exactly the typed name, if there is one. */
function ruleOffer({ glossary, find }: CardParts, query: string, language: Language, view: View): View {
  // Asked first, because a name that no rule has would be searched like a question.
  const typed = compact(fold(query))
  const isName = ({ names }: Named<unknown>) => names.some(({ text }) => compact(fold(text)) === typed)
  if (!glossary.entries.some(entry => isName(namedOf(entry)))) return []
  const [best] = find({ query, language, game: null })
  if (best?.tier !== 'exact') return []
  const id = showId(best.entry.code, language)
  // A keyword of the card has its button there already, and Discord wants each id once.
  const isThere = JSON.stringify(view).includes(JSON.stringify(id))
  if (isThere) return []
  const label = wordsIn(language)('card:offerRule', { title: titleOf(best.entry, language) })
  return [row([button(id, label)])]
}

/** The language; the only game that is searched, null: all; and the game whose cards come first. */
type Scope = { readonly language: Language; readonly game: string | null; readonly likely: string | null }

function scopeOf({ fallback }: CardParts, asked: Asked) {
  const option = asked.options.get('language')
  const reader = { ...asked.reader, option: isLanguage(option) ? option : null }
  const scope: Scope = {
    language: languageFor('private', reader, fallback),
    game: GAMES.find(id => id === asked.options.get('game')) ?? null,
    likely: asked.game,
  }
  return { reader, scope }
}

/** So much of what is found, in the likely game before the other. */
function found(
  { library }: CardParts,
  { likely, ...scope }: Scope,
  query: string,
  limit: number,
): readonly CardHit[] {
  if (likely === null) return library.find({ query, ...scope, limit })
  const hits = library.find({ query, ...scope })
  const isPreferred = (hit: CardHit) => hit.game === likely
  const isSame = (hit: CardHit) => hit.isConfident === hits[0]?.isConfident
  const sorted = hits.toSorted(
    (one, other) =>
      Number(isSame(other)) * Number(isPreferred(other)) - Number(isSame(one)) * Number(isPreferred(one)),
  )
  return sorted.slice(0, limit)
}

type Card = CardHit['cards'][0]

/** Both names, what the card is, and how many others are called so. */
function choiceName({ library }: CardParts, card: Card, others: number, language: Language): string {
  const { type, origin } = library.factsOf(card, language)
  const under = subname(card)?.[language]
  const [name = '', ...rest] = namesOfCard(card, language)
  const called = [under && others === 0 ? `${name} (${under})` : name, ...rest]
  const which = others > 0 ? `+${others}` : [type, origin[0]].join(' · ')
  return [...called, which].join(' · ')
}

/** Privately: the cards that may be meant, and the rule that is called so. */
function guess(parts: CardParts, query: string, hits: readonly CardHit[], language: Language): MessageAnswer {
  const t = wordsIn(language)
  const cards = hits.map(({ cards: [card] }) => card)
  const [rule] = parts.find({ query, language, game: null }).filter(({ isConfident }) => isConfident)
  const buttons = [
    ...cards.map(card => button(showCardId(card.code, language), cardName(card)[language])),
    ...(rule
      ? [
          button(
            showId(rule.entry.code, language),
            t('card:offerRule', { title: titleOf(rule.entry, language) }),
          ),
        ]
      : []),
  ]
  const sentence = cards.length > 0 ? t('card:unsure') : rule ? t('card:onlyRule') : t('card:nothing')
  const view = [text(sentence), ...(buttons.length > 0 ? [row(buttons.slice(0, ROW_LENGTH))] : [])]
  const facts = { card: cards[0]?.code ?? null, entry: rule?.entry.id ?? null, language }
  return privateAnswer(view, cards.length > 0 || rule ? 'unsure' : 'nothing', facts)
}
