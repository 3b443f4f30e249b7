// The buttons and selects of a rule message: parts and pages of the entry, other entries, languages, sharing.
import type { APIButtonComponentWithCustomId, APISelectMenuOption } from 'discord-api-types/v10'
import type { Entry, Glossary, GlossaryGame } from '../../glossary/glossary.ts'
import { headingsOf, rulingsOf } from '../../glossary/page.ts'
import { inLanguage, type Language, otherLanguages } from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { tryId } from '../attack/face/ids.ts'
import { selectRows } from '../message/choices.ts'
import { clip } from '../message/clip.ts'
import { button, type View } from '../message/components.ts'
import { answersOn } from './official.ts'
import { encodeRuleId, goBack, type Part, type RuleState } from './state.ts'
import { firstSentence, otherTitles, titleOf } from './text.ts'

/** What a message shows: a part of an entry, in a language. */
export type ShownRule = {
  readonly glossary: Glossary
  readonly entry: Entry
  readonly game: GlossaryGame
  readonly state: RuleState
  readonly t: Translate
}

/** The buttons of a message, in order. */
export function buttons(
  shown: ShownRule,
  pages: number,
  isPrivate: boolean,
): APIButtonComponentWithCustomId[] {
  const { entry, state, t } = shown
  const before = goBack(state)
  const translated = otherLanguages(state.language).map(language => ({ ...state, language }))
  return [
    ...(before ? [button(encodeRuleId('back', before), t('rule:back'))] : []),
    ...(state.part.view === 'first' ? furtherButtons(shown) : pageButtons(state, state.part.page, pages, t)),
    ...translated.map(other =>
      button(encodeRuleId('language', other), wordsIn(other.language)('rule:inLanguage')),
    ),
    ...(isPrivate ? [button(encodeRuleId('share', state), t('rule:share'))] : []),
    ...(entry.tryIt ? [button(tryId(entry.code), t('board:try'))] : []),
  ]
}

/** What is shown page by page. */
type Paging = Exclude<Part['view'], 'first'>

/** From the first view to all clauses, the rulings and what editions changed. */
function furtherButtons({ glossary, entry, state, t }: ShownRule): APIButtonComponentWithCustomId[] {
  if (entry.official) return []
  const { answer = null } = state.part
  const open = (view: Paging, label: string) =>
    button(encodeRuleId('page', { ...state, part: { view, page: 0, answer } }), label)
  const rulings = rulingsOf(entry).length + answersOn(glossary, entry.clauses).length
  const changed = newestChange(entry)
  return [
    ...(entry.clauses.length > 0 ? [open('all', t('rule:all'))] : []),
    ...(rulings > 0 ? [open('rulings', t('rule:rulings', { number: rulings }))] : []),
    ...(changed ? [open('changes', t('rule:changedIn', { edition: changed }))] : []),
  ]
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** The newest edition that changed anything of an entry; undefined: none did. */
const newestChange = ({ changed, clauses }: Entry): string | undefined =>
  [...changed, ...clauses.flatMap(clause => clause.changed)]
    .map(({ edition }) => edition.id)
    .toSorted((one, other) => byNumber.compare(other, one))[0]

/** Back to the first view, and to the pages beside this one. */
function pageButtons(
  state: RuleState,
  page: number,
  pages: number,
  t: Translate,
): APIButtonComponentWithCustomId[] {
  const { part } = state
  if (part.view === 'first') return []
  const turned = (to: number) => encodeRuleId('page', { ...state, part: { ...part, page: to } })
  const first: Part = { view: 'first', answer: part.answer ?? null }
  return [
    button(encodeRuleId('open', { ...state, part: first }), t('rule:first')),
    ...(page > 0 ? [button(turned(page - 1), t('rule:previousPage', { page }))] : []),
    ...(page + 1 < pages ? [button(turned(page + 1), t('rule:nextPage', { page: page + 2 }))] : []),
  ]
}

/** The selects: places of the entry, and other entries. */
export function selects({ entry, state, t }: ShownRule, pages: number): View {
  const places = pages > 1 && state.part.view === 'all' ? placesOf(entry, state.language, t) : []
  const ids = (action: 'jump' | 'choose') => (page: number) =>
    encodeRuleId(action, state) + (page === 0 ? '' : `:${page}`)
  const others = entry.seeAlso.map(other => optionFor(other, state.language))
  return [
    ...(places.length > 1
      ? selectRows({ kind: 'places', id: ids('jump'), placeholder: t('rule:jump'), options: places }, t)
      : []),
    ...selectRows(
      { kind: 'see also', id: ids('choose'), placeholder: t('rule:seeAlso'), options: others },
      t,
    ),
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
