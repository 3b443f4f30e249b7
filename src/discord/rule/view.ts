// A rule as a message: its first view, all of it, its rulings or what editions changed, and buttons between these.
import {
  type APIButtonComponentWithCustomId,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ComponentType,
} from 'discord-api-types/v10'
import { editionOf } from '../../glossary/first-view.ts'
import type { Clause, Entry, Game, Glossary } from '../../glossary/glossary.ts'
import { cutTexts, headingsOf, pagesOf, rulingsOf } from '../../glossary/page.ts'
import { inLanguage, type Language, otherLanguages } from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { tryId } from '../attack/board/ids.ts'
import { clip } from '../message/clip.ts'
import { button, chunks, ROW_LENGTH, row, select, separated } from '../message/components.ts'
import { firstText } from './first-text.ts'
import { linkRow } from './links.ts'
import { answerKey, encode, FIRST_VIEW, goBack, type Part, type RuleState } from './state.ts'
import { changeTexts, firstSentence, otherTitles, ruleWords, rulingText, titleOf } from './text.ts'

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
  /** The clauses that answer a question, best first; without them, the one that the state names. */
  readonly answers?: readonly Clause[]
  /** The editions that the reader plays by, by game. */
  readonly editions?: Readonly<Record<string, string>>
  /** The address for the links of entries; undefined: no links. */
  readonly repository?: string | undefined
}

type Shown = { readonly entry: Entry; readonly game: Game; readonly state: RuleState; readonly t: Translate }

/** The texts of a part, and its place among the pages of its view. */
type Paged = { readonly texts: readonly string[]; readonly page: number; readonly pages: number }

/** The message of a state. @throws Error if the glossary does not have the entry: callers check that first */
export function ruleView(
  glossary: Glossary,
  state: RuleState,
  options: RuleViewOptions,
): APIMessageTopLevelComponent[] {
  const entry = glossary.byCode.get(state.code)
  const game = entry && glossary.games.get(entry.game)
  if (!entry || !game) throw new Error(`the glossary has no entry with the code ${state.code}`)
  const { isPrivate, sharedBy, numbering = null, repository } = options
  const t = wordsIn(state.language)
  const shown = { entry, game, state, t }
  const { texts, page, pages } = textsOf(glossary, shown, options)
  const [head = '', ...rest] = texts
  const shared = sharedBy ? `-# ${t('rule:sharedBy', { user: `<@${sharedBy}>` })}` : null
  const top = [shared, head, numbering?.line].filter(Boolean).join('\n')
  const isFirst = state.part.view === 'first'
  const here = isFirst ? shown : { ...shown, state: { ...state, part: { ...state.part, page } } }
  return [
    { type: ComponentType.Container, components: separated([top, ...rest]) },
    ...chunks(buttons(here, pages, isPrivate), ROW_LENGTH).map(row),
    ...(numbering && numbering.others.length > 0 ? [row([...numbering.others])] : []),
    ...selects(here, pages).map(select => row([select])),
    ...(repository && !isFirst ? [linkRow(repository, entry, game, state.language)] : []),
  ]
}

function textsOf(glossary: Glossary, { entry, game, state, t }: Shown, options: RuleViewOptions): Paged {
  const { language, part } = state
  if (part.view === 'first') {
    const keyed = [...entry.clauses, ...entry.onlyCited].filter(({ id }) => answerKey(id) === part.answer)
    const answers = options.answers ?? (part.answer === null ? [] : keyed.slice(0, 1))
    const played = editionOf(game, language, options.editions?.[game.id])
    const { head, body, foot } = firstText(glossary, { entry, game, language, answers, played }, t)
    return { texts: [head, body, foot], page: 0, pages: 1 }
  }
  if (part.view === 'all') {
    const all = pagesOf(entry)
    const number = Math.min(part.page, all.length - 1)
    const page = all[number] ?? all[0]
    const words = ruleWords({ entry, game, page, number, pages: all.length, language }, t)
    return { texts: [words.head, words.clauses, words.foot], page: number, pages: all.length }
  }
  const isRulings = part.view === 'rulings'
  const listed = isRulings
    ? rulingsOf(entry).map(ruling => rulingText(ruling, language, t))
    : changeTexts(entry, language, t)
  const cut = cutTexts(listed)
  const page = Math.min(part.page, cut.length - 1)
  const foot = cut.length > 1 ? `-# ${t('rule:page', { page: page + 1, pages: cut.length })}` : ''
  return { texts: [`### ${titleOf(entry, language)}`, cut[page] ?? '', foot], page, pages: cut.length }
}

function buttons(shown: Shown, pages: number, isPrivate: boolean): APIButtonComponentWithCustomId[] {
  const { entry, state, t } = shown
  const before = goBack(state)
  const translated = otherLanguages(state.language).map(language => ({ ...state, language }))
  return [
    ...(before ? [button(encode('back', before), t('rule:back'))] : []),
    ...(state.part.view === 'first' ? furtherButtons(shown) : pageButtons(state, state.part.page, pages, t)),
    ...translated.map(other => button(encode('language', other), wordsIn(other.language)('rule:inLanguage'))),
    ...(isPrivate ? [button(encode('share', state), t('rule:share'))] : []),
    ...(entry.tryIt ? [button(tryId(entry.code), t('board:try'))] : []),
  ]
}

/** From the first view to all clauses, the rulings and what editions changed. */
function furtherButtons({ entry, state, t }: Shown): APIButtonComponentWithCustomId[] {
  const open = (part: Part, label: string) => button(encode('page', { ...state, part }), label)
  const rulings = rulingsOf(entry).length
  const changed = newestChange(entry)
  return [
    ...(entry.clauses.length > 0 ? [open({ view: 'all', page: 0 }, t('rule:all'))] : []),
    ...(rulings > 0 ? [open({ view: 'rulings', page: 0 }, t('rule:rulings', { number: rulings }))] : []),
    ...(changed ? [open({ view: 'changes', page: 0 }, t('rule:changedIn', { edition: changed }))] : []),
  ]
}

/** The newest edition that changed anything of an entry; undefined: none did. */
const newestChange = ({ changed, clauses }: Entry): string | undefined =>
  [...changed, ...clauses.flatMap(clause => clause.changed)]
    .map(({ edition }) => edition.id)
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))[0]

/** Back to the first view, and to the pages beside this one. */
function pageButtons(
  state: RuleState,
  page: number,
  pages: number,
  t: Translate,
): APIButtonComponentWithCustomId[] {
  const { view } = state.part
  if (view === 'first') return []
  const turned = (to: number) => encode('page', { ...state, part: { view, page: to } })
  return [
    button(encode('open', { ...state, part: FIRST_VIEW }), t('rule:first')),
    ...(page > 0 ? [button(turned(page - 1), t('rule:previousPage', { page }))] : []),
    ...(page + 1 < pages ? [button(turned(page + 1), t('rule:nextPage', { page: page + 2 }))] : []),
  ]
}

function selects({ entry, state, t }: Shown, pages: number): APIStringSelectComponent[] {
  const places = pages > 1 && state.part.view === 'all' ? placesOf(entry, state.language, t) : []
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

/** Says of an entry what it does, or how it is called in other languages. */
function optionFor(entry: Entry, language: Language): APISelectMenuOption {
  const description = firstSentence(entry, language) ?? otherTitles(entry, language).join(' · ')
  return {
    value: entry.code,
    label: clip(titleOf(entry, language), 100),
    ...(description ? { description: clip(description, 100) } : {}),
  }
}
