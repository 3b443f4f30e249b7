// A rule as a message: its first view, all of it, its rulings or what editions changed, and buttons between these.
import {
  type APIButtonComponentWithCustomId,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10'
import { editionOfReader } from '../../glossary/edition-of.ts'
import type { Clause, Entry, Glossary } from '../../glossary/glossary.ts'
import { cutTexts, pagesOf } from '../../glossary/page.ts'
import { wordsIn } from '../../words/words.ts'
import { chunks, ROW_LENGTH, row, separated } from '../message/components.ts'
import { buttons, type ShownRule, selects } from './controls.ts'
import { firstText } from './first-text.ts'
import { linkRow } from './links.ts'
import { rulingTexts } from './official.ts'
import { answerKey, type RuleState } from './state.ts'
import { changeTexts, ruleWords, titleOf } from './text.ts'

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
  const shown = { glossary, entry, game, state, t }
  const { texts, page, pages } = textsOf(shown, options)
  const [head = '', ...rest] = texts
  const shared = sharedBy ? `-# ${t('rule:sharedBy', { user: `<@${sharedBy}>` })}` : null
  const top = [shared, head, numbering?.line].filter(Boolean).join('\n')
  const isFirst = state.part.view === 'first'
  const here = isFirst ? shown : { ...shown, state: { ...state, part: { ...state.part, page } } }
  return [
    { type: ComponentType.Container, components: separated([top, ...rest]) },
    ...chunks(buttons(here, pages, isPrivate), ROW_LENGTH).map(row),
    ...(numbering && numbering.others.length > 0 ? [row([...numbering.others])] : []),
    ...selects(here, pages),
    ...(repository && (!isFirst || entry.official) ? [linkRow(repository, entry, game, state.language)] : []),
  ]
}

/** The clause of an entry with this key; none without a key. */
const keyed = ({ clauses, onlyCited }: Entry, key: string | null): readonly Clause[] =>
  key === null ? [] : [...clauses, ...onlyCited].filter(({ id }) => answerKey(id) === key).slice(0, 1)

function textsOf({ glossary, entry, game, state, t }: ShownRule, options: RuleViewOptions): Paged {
  const { language, part } = state
  if (part.view === 'first') {
    const answers = options.answers ?? keyed(entry, part.answer)
    const played = editionOfReader(game, language, options.editions?.[game.id])
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
  const listed = isRulings ? rulingTexts(glossary, entry, language, t) : changeTexts(entry, language, t)
  const cut = cutTexts(listed)
  const page = Math.min(part.page, cut.length - 1)
  const foot = cut.length > 1 ? `-# ${t('rule:page', { page: page + 1, pages: cut.length })}` : ''
  return { texts: [`### ${titleOf(entry, language)}`, cut[page] ?? '', foot], page, pages: cut.length }
}
