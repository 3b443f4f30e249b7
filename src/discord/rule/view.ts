// A rule as a message: the page of the entry, and the buttons that hold where the reader is.
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10'
import type { Clause, Entry, Glossary } from '../../glossary/glossary.ts'
import { pageOfClause, pagesOf } from '../../glossary/page.ts'
import { type Translate, wordsIn } from '../../i18n/words.ts'
import { type Language, otherLanguage } from '../../language.ts'
import { clip } from '../clip.ts'
import { encode, goBack, type RuleState } from './state.ts'
import { ruleWords, titleOf } from './text.ts'

const SELECT_LIMIT = 25

export type RuleViewOptions = {
  /** Only a private answer can be shared. */
  readonly isPrivate: boolean
  /** The user who shared it, on a public copy. */
  readonly sharedBy: string | null
}

/** The message of a state. @throws Error if the glossary does not have its entry: look first */
export function ruleView(
  glossary: Glossary,
  state: RuleState,
  { isPrivate, sharedBy }: RuleViewOptions,
): APIMessageTopLevelComponent[] {
  const entry = glossary.byCode.get(state.code)
  const game = entry && glossary.games.get(entry.game)
  if (!entry || !game) throw new Error(`the glossary has no entry with the code ${state.code}`)
  const t = wordsIn(state.language)
  const pages = pagesOf(entry, state.language)
  const number = Math.min(state.page, pages.length - 1)
  const page = pages[number] ?? pages[0]
  const words = ruleWords({ entry, game, page, number, pages: pages.length, language: state.language }, t)
  const shared = sharedBy ? `-# ${t('rule:sharedBy', { user: `<@${sharedBy}>` })}` : null
  const here = { ...state, page: number }
  return [
    {
      type: ComponentType.Container,
      components: [
        text([shared, words.head].filter(Boolean).join('\n')),
        { type: ComponentType.Separator },
        text(words.body),
        ...(words.foot ? [{ type: ComponentType.Separator } as const, text(words.foot)] : []),
      ],
    },
    row(buttons(here, translate(here, entry, page[0]?.clause), pages.length, isPrivate, t)),
    ...(entry.seeAlso.length > 0 ? [row([seeAlso(entry, here, t)])] : []),
  ]
}

const text = (content: string) => ({ type: ComponentType.TextDisplay, content }) as const

const row = (
  components: APIComponentInMessageActionRow[],
): APIActionRowComponent<APIComponentInMessageActionRow> => ({
  type: ComponentType.ActionRow,
  components,
})

function buttons(
  state: RuleState,
  translated: RuleState,
  pages: number,
  isPrivate: boolean,
  t: Translate,
): APIButtonComponentWithCustomId[] {
  const before = goBack(state)
  const previous = { ...state, page: state.page - 1 }
  const next = { ...state, page: state.page + 1 }
  return [
    ...(before ? [button(encode('back', before), t('rule:back'))] : []),
    ...(state.page > 0
      ? [button(encode('page', previous), t('rule:previousPage', { page: state.page }))]
      : []),
    ...(next.page < pages ? [button(encode('page', next), t('rule:nextPage', { page: next.page + 1 }))] : []),
    button(encode('language', translated), wordsIn(translated.language)('rule:inLanguage')),
    ...(isPrivate ? [button(encode('share', state), t('rule:share'))] : []),
  ]
}

/** The same clause in the other language, where it may stand on another page. */
function translate(state: RuleState, entry: Entry, first: Clause | undefined): RuleState {
  const language = otherLanguage(state.language)
  return { ...state, language, page: first ? pageOfClause(entry, language, first.id) : 0 }
}

function button(custom_id: string, label: string): APIButtonComponentWithCustomId {
  return { type: ComponentType.Button, style: ButtonStyle.Secondary, custom_id, label: clip(label, 80) }
}

function seeAlso(entry: Entry, state: RuleState, t: Translate): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: encode('choose', state),
    placeholder: t('rule:seeAlso'),
    options: entry.seeAlso.slice(0, SELECT_LIMIT).map(other => ({
      value: other.code,
      label: clip(titleOf(other, state.language), 100),
      ...(other.title.en === other.title.de
        ? {}
        : { description: clip(other.title[otherLanguage(state.language)], 100) }),
    })),
  }
}

/** What to say if nothing certain was found: the nearest entries, each a press away. */
export function guessView(
  sentence: string,
  guesses: readonly Entry[],
  language: Language,
): APIMessageTopLevelComponent[] {
  const open = guesses
    .slice(0, 3)
    .map(entry =>
      button(encode('open', { language, code: entry.code, page: 0, trail: [] }), titleOf(entry, language)),
    )
  return [text(sentence), ...(open.length > 0 ? [row(open)] : [])]
}
