// Whether every page of every entry fits Discord's limits, in both languages and with the longest way back.
import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10'
import type { Entry, Glossary } from '../../glossary/glossary.ts'
import { pagesOf } from '../../glossary/page.ts'
import { LANGUAGES } from '../../language.ts'
import type { RuleState, Stop } from './state.ts'
import { ruleView } from './view.ts'

export type LimitFault = { readonly entry: Entry; readonly message: string }

/** From Discord's documentation of messages and components. */
const LIMITS = {
  components: 40,
  characters: 4000,
  customId: 100,
  label: 80,
  option: 100,
  options: 25,
} as const

const LONGEST_TRAIL: readonly Stop[] = Array.from({ length: 5 }, () => ({ code: 'zzzzzz', page: 99 }))
const LONGEST_USER = '9'.repeat(20)

/** Every page that Discord would refuse, with the reason; empty if there is none. */
export function limitFaults(glossary: Glossary): LimitFault[] {
  return glossary.entries.flatMap(entry =>
    statesOf(entry).flatMap(state => {
      const view = ruleView(glossary, state, { isPrivate: true, sharedBy: LONGEST_USER })
      const where = `${state.language}, page ${state.page + 1}`
      return faultsOf(view).map(message => ({ entry, message: `${where}: ${message}` }))
    }),
  )
}

function statesOf(entry: Entry): RuleState[] {
  return LANGUAGES.flatMap(language =>
    pagesOf(entry).map((_, page) => ({ language, code: entry.code, page, trail: LONGEST_TRAIL })),
  )
}

type Part = {
  readonly type: ComponentType
  readonly components?: readonly Part[]
  readonly content?: string
  readonly custom_id?: string
  readonly label?: string
  readonly options?: readonly {
    readonly label: string
    readonly value: string
    readonly description?: string
  }[]
}

function faultsOf(view: readonly APIMessageTopLevelComponent[]): string[] {
  const parts = (view as readonly Part[]).flatMap(flatten)
  const characters = parts.reduce((sum, part) => sum + (part.content?.length ?? 0), 0)
  const ids = parts.flatMap(part => part.custom_id ?? [])
  const checks: readonly (readonly [boolean, string])[] = [
    [parts.length <= LIMITS.components, `${parts.length} components, allowed are ${LIMITS.components}`],
    [characters <= LIMITS.characters, `${characters} characters, allowed are ${LIMITS.characters}`],
    [parts.every(({ content }) => content !== ''), 'an empty text'],
    [ids.every(id => id.length <= LIMITS.customId), 'a custom id is too long'],
    [new Set(ids).size === ids.length, 'two components have the same custom id'],
    [parts.every(({ label = '' }) => label.length <= LIMITS.label), 'a label is too long'],
    ...parts.flatMap(optionChecks),
  ]
  return checks.filter(([isRight]) => !isRight).map(([, message]) => message)
}

function optionChecks({ type, options = [] }: Part): (readonly [boolean, string])[] {
  if (type !== ComponentType.StringSelect) return []
  const texts = options.flatMap(({ label, value, description = ' ' }) => [label, value, description])
  return [
    [options.length >= 1 && options.length <= LIMITS.options, `${options.length} options in a select`],
    [new Set(options.map(({ value }) => value)).size === options.length, 'two options have the same value'],
    [texts.every(text => text.length >= 1 && text.length <= LIMITS.option), 'an option is too long or empty'],
  ]
}

const flatten = (part: Part): Part[] => [part, ...(part.components ?? []).flatMap(flatten)]
