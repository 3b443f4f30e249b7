// A card as a message: what is known of it, its keywords in short, and the way to its rules, answers and attacks.
import {
  type APIButtonComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  ComponentType,
} from 'discord-api-types/v10'
import type { Card } from '../../cards/card.ts'
import { cardName, subname } from '../../cards/names.ts'
import type { Entry } from '../../glossary/glossary.ts'
import { cutTexts } from '../../glossary/page.ts'
import { inLanguage, otherLanguages } from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { attackWithId } from '../attack/play/attack-with.ts'
import { selectRows } from '../message/choices.ts'
import { clip } from '../message/clip.ts'
import { button, chunks, link, ROW_LENGTH, row, separated } from '../message/components.ts'
import { officialText } from '../rule/official.ts'
import { showId } from '../rule/state.ts'
import { titleOf } from '../rule/text.ts'
import { keywordLines, MOST_KEYWORDS, type ShownKeyword, shownKeywords } from './keywords.ts'
import { answersAbout, type CardParts, gameOf, namesOfCard } from './parts.ts'
import { reportCardUrl } from './report.ts'
import { type CardState, encodeCardId } from './state.ts'

type Options = {
  /** Only a private answer can be shared. */
  readonly isPrivate: boolean
  /** The user who shared it, on a public copy. */
  readonly sharedBy: string | null
}

const MOST_PACKS = 3

/** The message of a state. @throws Error if there is no such card: callers check that first */
export function cardView(
  parts: CardParts,
  state: CardState,
  options: Options,
): APIMessageTopLevelComponent[] {
  const card = parts.library.byCode(state.code)
  if (!card) throw new Error(`there is no card ${state.code}`)
  const t = wordsIn(state.language)
  const answers = answersAbout(parts.glossary, card)
  const keywords = shownKeywords(parts, card, state.language)
  const { texts, pages } =
    state.part === 'facts'
      ? { texts: factTexts(parts, card, keywords, state, t), pages: 1 }
      : answerTexts(card, answers, state.part, state, t)
  const shared = options.sharedBy ? `-# ${t('rule:sharedBy', { user: `<@${options.sharedBy}>` })}` : null
  const [head = '', ...rest] = texts
  return [
    {
      type: ComponentType.Container,
      components: separated([[shared, head].filter(Boolean).join('\n'), ...rest.filter(Boolean)]),
    },
    ...chunks(buttons(parts, card, { answers, keywords, pages }, state, options, t), ROW_LENGTH).map(row),
    ...others(parts, card, state, t),
  ]
}

/** So many characters of what is played stand beside all else on a phone's screen. */
const MOST_TOLD = 190

/** What is played of a card, or only that it is, where that takes too long: the board tells each thing at its moment. */
const shortened = (played: string, t: Translate): string =>
  played.length > MOST_TOLD ? t('card:playedAtBoard') : played

function factTexts(
  { library, glossary }: CardParts,
  card: Card,
  keywords: readonly ShownKeyword[],
  { language }: CardState,
  t: Translate,
): string[] {
  const facts = library.factsOf(card, language)
  const game = gameOf(card)
  const where = [...facts.origin, ...(game ? [inLanguage(nameOfGame(glossary, game), language)] : [])]
  const [name = '', ...otherNames] = namesOfCard(card, language)
  const under = subname(card)?.[language]
  const also = library.alsoIn(card).slice(0, MOST_PACKS)
  return [
    [
      `### ${under ? `${name} (${under})` : name}`,
      `-# ${[...otherNames, facts.type].join(' · ')}`,
      `-# ${where.join(' · ')}${also.length > 0 ? `. ${t('card:alsoIn', { list: also.join(', ') })}` : ''}`,
    ].join('\n'),
    [
      ...facts.lines,
      ...(facts.played ? [shortened(facts.played, t)] : []),
      ...keywordLines(keywords, language, t),
    ].join('\n'),
    `-# ${t('card:noText')}`,
  ]
}

function nameOfGame({ games }: CardParts['glossary'], id: Entry['game']) {
  const game = games.get(id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game.name
}

function answerTexts(
  card: Card,
  answers: readonly Entry[],
  page: number,
  { language }: CardState,
  t: Translate,
): { texts: string[]; pages: number } {
  const cut = cutTexts(answers.map(answer => officialText(answer, language, t)))
  const number = Math.min(page, cut.length - 1)
  const head = `### ${t('card:answersTo', { name: cardName(card)[language] })}`
  const foot = cut.length > 1 ? `-# ${t('rule:page', { page: number + 1, pages: cut.length })}` : ''
  return { texts: [head, cut[number] ?? '', foot], pages: cut.length }
}

type Linked = {
  readonly answers: readonly Entry[]
  readonly keywords: readonly ShownKeyword[]
  readonly pages: number
}

function buttons(
  parts: CardParts,
  card: Card,
  { answers, keywords, pages }: Linked,
  state: CardState,
  { isPrivate }: Options,
  t: Translate,
): APIButtonComponent[] {
  const attack = attackWithId(parts.faces, card)
  const { address, played } = parts.library.factsOf(card, state.language)
  const turn = (part: CardState['part'], label: string) =>
    button(encodeCardId('open', { ...state, part }), label)
  const entries = [...new Set(keywords.flatMap(({ entry }) => entry ?? []))].slice(0, MOST_KEYWORDS)
  const further =
    state.part === 'facts'
      ? [
          ...(answers.length > 0 ? [turn(0, t('card:answers', { number: answers.length }))] : []),
          ...(attack ? [button(attack, t('card:attackWith'))] : []),
          ...entries.map(entry => button(showId(entry.code, state.language), titleOf(entry, state.language))),
        ]
      : [
          turn('facts', t('card:back')),
          ...(state.part > 0 ? [turn(state.part - 1, t('rule:previousPage', { page: state.part }))] : []),
          ...(state.part + 1 < pages
            ? [turn(state.part + 1, t('rule:nextPage', { page: state.part + 2 }))]
            : []),
        ]
  return [
    ...further,
    ...otherLanguages(state.language).map(language =>
      button(encodeCardId('language', { ...state, language }), wordsIn(language)('rule:inLanguage')),
    ),
    ...(isPrivate ? [button(encodeCardId('share', state), t('rule:share'))] : []),
    ...(played && parts.repository
      ? [link(reportCardUrl(parts.repository, card, state.language), t('rule:report.label'))]
      : []),
    link(address, t('card:database')),
  ]
}

/** The other cards of this name, each with what tells it from the others. */
function others(
  { library }: CardParts,
  card: Card,
  state: CardState,
  t: Translate,
): APIMessageTopLevelComponent[] {
  const [, ...rest] = library.titledLike(card).cards
  if (rest.length === 0) return []
  const options = rest.map((other): APISelectMenuOption => {
    const { type, origin, lines } = library.factsOf(other, state.language)
    const under = subname(other)?.[state.language]
    const name = cardName(other)[state.language]
    return {
      value: other.code,
      label: clip([under ? `${name} (${under})` : name, type].join(' · '), 100),
      description: clip([...origin, lines[0] ?? ''].join(' · '), 100),
    }
  })
  const id = (page: number) => encodeCardId('choose', state) + (page === 0 ? '' : `:${page}`)
  return selectRows({ kind: 'cards of a name', id, placeholder: t('card:others'), options, isLong: true }, t)
}
