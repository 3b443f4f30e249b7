// A rule as a message: one page of the entry, and buttons that hold the reader's state.
import {
  type APIButtonComponentWithCustomId,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ComponentType,
} from 'discord-api-types/v10'
import { pathOf } from '../../glossary/files.ts'
import type { Entry, Game, Glossary } from '../../glossary/glossary.ts'
import { headingsOf, pagesOf } from '../../glossary/page.ts'
import { inLanguage, type Language, otherLanguages } from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { tryId } from '../attack/board/ids.ts'
import { clip } from '../message/clip.ts'
import { button, chunks, link, ROW_LENGTH, row, select, separated, text } from '../message/components.ts'
import { encode, goBack, openId, type RuleState } from './state.ts'
import { otherTitles, ruleWords, titleOf } from './text.ts'

/** A rule that was asked for by its number. */
export type Numbering = {
  /** Which edition numbers it so. */
  readonly line: string
  /** Buttons for the rules that have this number in other editions. */
  readonly others: readonly APIButtonComponentWithCustomId[]
}

type RuleViewOptions = {
  /** Only a private answer can be shared. */
  readonly isPrivate: boolean
  /** The user who shared it, on a public copy. */
  readonly sharedBy: string | null
  readonly numbering?: Numbering | null
  /** The address for the links of entries; undefined: no links. */
  readonly repository?: string | undefined
}

/** The message of a state. @throws Error if the glossary does not have the entry: callers check that first */
export function ruleView(
  glossary: Glossary,
  state: RuleState,
  { isPrivate, sharedBy, numbering = null, repository }: RuleViewOptions,
): APIMessageTopLevelComponent[] {
  const entry = glossary.byCode.get(state.code)
  const game = entry && glossary.games.get(entry.game)
  if (!entry || !game) throw new Error(`the glossary has no entry with the code ${state.code}`)
  const t = wordsIn(state.language)
  const pages = pagesOf(entry)
  const number = Math.min(state.page, pages.length - 1)
  const page = pages[number] ?? pages[0]
  const words = ruleWords({ entry, game, page, number, pages: pages.length, language: state.language }, t)
  const shared = sharedBy ? `-# ${t('rule:sharedBy', { user: `<@${sharedBy}>` })}` : null
  const here = { ...state, page: number }
  return [
    {
      type: ComponentType.Container,
      components: separated([
        [shared, words.head, numbering?.line].filter(Boolean).join('\n'),
        words.clauses,
        words.rulings,
        words.foot,
      ]),
    },
    ...chunks(buttons(here, pages.length, isPrivate, t), ROW_LENGTH).map(row),
    ...(numbering && numbering.others.length > 0 ? [row([...numbering.others])] : []),
    ...(entry.tryIt ? [row([button(tryId(entry.code), t('board:try'))])] : []),
    ...selects(entry, here, pages.length, t).map(select => row([select])),
    ...(repository ? [linkRow(repository, entry, game, state.language)] : []),
  ]
}

function buttons(
  state: RuleState,
  pages: number,
  isPrivate: boolean,
  t: Translate,
): APIButtonComponentWithCustomId[] {
  const before = goBack(state)
  const previous = { ...state, page: state.page - 1 }
  const next = { ...state, page: state.page + 1 }
  const translated = otherLanguages(state.language).map(language => ({ ...state, language }))
  return [
    ...(before ? [button(encode('back', before), t('rule:back'))] : []),
    ...(state.page > 0
      ? [button(encode('page', previous), t('rule:previousPage', { page: state.page }))]
      : []),
    ...(next.page < pages ? [button(encode('page', next), t('rule:nextPage', { page: next.page + 1 }))] : []),
    ...translated.map(other => button(encode('language', other), wordsIn(other.language)('rule:inLanguage'))),
    ...(isPrivate ? [button(encode('share', state), t('rule:share'))] : []),
  ]
}

function selects(entry: Entry, state: RuleState, pages: number, t: Translate): APIStringSelectComponent[] {
  const places = pages > 1 ? placesOf(entry, state.language, t) : []
  const others = entry.seeAlso.map(other => optionFor(other, state.language))
  return [
    ...(places.length > 1 ? [select(encode('jump', state), t('rule:jump'), places)] : []),
    ...(others.length > 0 ? [select(encode('choose', state), t('rule:seeAlso'), others)] : []),
  ]
}

/** The options of the select “jump”: one for each page with its headings, since Discord wants each value once. */
function placesOf(entry: Entry, language: Language, t: Translate): APISelectMenuOption[] {
  const byPage = Map.groupBy(headingsOf(entry), ({ page }) => page)
  return [...byPage].map(([page, headings]) => ({
    value: String(page),
    label: clip(headings.map(({ heading }) => inLanguage(heading, language)).join(' · '), 100),
    description: t('rule:jumpPage', { page: page + 1 }),
  }))
}

function optionFor(entry: Entry, language: Language): APISelectMenuOption {
  const others = otherTitles(entry, language).join(' · ')
  return {
    value: entry.code,
    label: clip(titleOf(entry, language), 100),
    ...(others ? { description: clip(others, 100) } : {}),
  }
}

/** The message for an uncertain finding: the sentence, and a button for each of the nearest entries. */
export function guessView(
  sentence: string,
  guesses: readonly Entry[],
  language: Language,
): APIMessageTopLevelComponent[] {
  const open = guesses
    .slice(0, 3)
    .map(entry => button(openId(entry.code, language), titleOf(entry, language)))
  return [text(sentence), ...(open.length > 0 ? [row(open)] : [])]
}

/** A non-English letter takes six characters in an address, which may have 512 in all. */
const TITLE = 50
const EDITIONS = 4

/**
 * The links of an entry into the repository: one reports a mistake, the other opens the file of the entry.
 * `repository` is an address on GitHub, or of a server with the same paths.
 */
export function linkRow(
  repository: string,
  entry: Entry,
  game: Game,
  language: Language,
): APIMessageTopLevelComponent {
  const t = wordsIn(language)
  return row([
    link(reportUrl(repository, entry, game, language), t('rule:report.label')),
    link(`${repository}/blob/HEAD/data/${pathOf(entry)}`, t('rule:sourceText')),
  ])
}

/** The address of a new issue that names the entry. */
function reportUrl(repository: string, { id, title, source }: Entry, game: Game, language: Language): string {
  const t = wordsIn(language)
  const editions = source.length > 0 ? source.map(({ edition }) => edition.id) : [game.editions[0].id]
  const filled = new URLSearchParams({
    title: t('rule:report.title', { title: clip(inLanguage(title, language), TITLE) }),
    body: t('rule:report.body', { entry: id, language, edition: editions.slice(0, EDITIONS).join(', ') }),
  })
  return `${repository}/issues/new?${filled}`
}
