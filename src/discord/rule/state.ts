// The state of a rule message as a custom id: only its buttons hold the state.
import { hash } from 'node:crypto'
import { isLanguage, type Language } from '../../language.ts'
import { isPage } from '../message/choices.ts'
import { LONGEST_ID } from '../message/components.ts'

/**
 * What of an entry is shown. first: its first view; `answer` is the key of the clause that answers a question, null without
 * one. all, rulings and changes: a page (from 0) of all clauses, of the rulings, of what editions changed; `answer` is that
 * of the first view that the reader came from.
 */
export type Part =
  | { readonly view: 'first'; readonly answer: string | null }
  | {
      readonly view: 'all' | 'rulings' | 'changes'
      readonly page: number
      readonly answer?: string | null
    }

/** An entry by its code, and the part of it that is shown. */
export type TrailStop = { readonly code: string; readonly part: Part }

export type RuleState = TrailStop & {
  readonly language: Language
  /** The entries that the reader came from, oldest first: at most five. */
  readonly trail: readonly TrailStop[]
}

/**
 * The actions of a press. `state` is what the press shows; of the selects jump and choose, what the message shows
 * before it. show: opens the entry in a private message of its own, so that the pressed message stays.
 */
export const ACTIONS = ['page', 'language', 'back', 'open', 'show', 'share', 'jump', 'choose'] as const
type Action = (typeof ACTIONS)[number]

export const RULE_PREFIX = 'rule'
const VERSION = `${RULE_PREFIX}2`
/** The version whose ids name a page of version 1.0.0. */
const FORMER = `${RULE_PREFIX}1`
const TRAIL_LIMIT = 5

export const FIRST_VIEW: Part = { view: 'first', answer: null }

/** The key of an answering clause in a custom id: too short for a name, long enough within an entry. */
export const answerKey = (clause: string): string =>
  Number.parseInt(hash('sha256', clause, 'hex').slice(0, 8), 16)
    .toString(36)
    .padStart(4, '0')
    .slice(-4)

/** The mark before a page. No code has one of these marks, so they end a code in the trail as well. */
const MARKS = { all: '-', rulings: 'R', changes: 'C' } as const

const partText = (part: Part): string =>
  `${part.view === 'first' ? 'V' : `${MARKS[part.view]}${part.page}`}${part.answer ?? ''}`

function readPart(text: string): Part | null {
  const [, mark, rest = ''] = /^([VRC-])([a-z0-9]*)$/.exec(text) ?? []
  if (mark === 'V') return /^([a-z0-9]{4})?$/.test(rest) ? { view: 'first', answer: rest || null } : null
  const [isPage, page, answer] = /^(\d{1,2})([a-z0-9]{4})?$/.exec(rest) ?? []
  if (isPage === undefined) return null
  const view = mark === 'R' ? 'rulings' : mark === 'C' ? 'changes' : 'all'
  return { view, page: Number(page), ...(answer ? { answer } : {}) }
}

/** After a long way the answer is left out where there is no room for it beside a page. */
export function encodeRuleId(action: Action, state: RuleState): string {
  const { language, code, part, trail } = state
  const stops = trail.slice(-TRAIL_LIMIT).map(stop => stop.code + partText(withoutAnswer(stop.part)))
  const id = [VERSION, action, language, partText(part), code, stops.join('.')].join(':')
  if (id.length <= LONGEST_ID) return id
  if (part.view === 'first' || !part.answer) throw new Error(`the custom id ${id} is too long`)
  return encodeRuleId(action, { ...state, part: withoutAnswer(part) })
}

/** A way back has no room for the key of an answer. */
const withoutAnswer = (part: Part): Part =>
  part.view === 'first' ? FIRST_VIEW : { view: part.view, page: part.page }

/** The custom id of a button that opens an entry in the pressed message. */
export const openId = (code: string, language: Language, part: Part = FIRST_VIEW): string =>
  encodeRuleId('open', { language, code, part, trail: [] })

/** The custom id of a button that shows an entry in a further message. */
export const showId = (code: string, language: Language): string =>
  encodeRuleId('show', { language, code, part: FIRST_VIEW, trail: [] })

/** isFormer: the pages are those of version 1.0.0. */
export type RuleButton = { readonly action: Action; readonly state: RuleState; readonly isFormer: boolean }

/** 'outdated': a rule button of another version; 'foreign': no id that the bot ever wrote. */
export function decodeRuleId(customId: string): RuleButton | 'outdated' | 'foreign' {
  const [version, actionText, language, part = '', code = '', stops, ...rest] = customId.split(':')
  const isFormer = version === FORMER
  if (version !== VERSION && !isFormer) return /^rule\d+$/.test(version ?? '') ? 'outdated' : 'foreign'
  const action = ACTIONS.find(known => known === actionText)
  const trail = (stops ?? '').split('.').filter(Boolean).map(readStop)
  const stop = readStop(isFormer ? `${code}-${part}` : code + part)
  const isWhole =
    stops !== undefined && isPage(rest) && trail.length <= TRAIL_LIMIT && trail.every(one => one !== null)
  if (!action || !isLanguage(language) || !stop || !isWhole) return 'foreign'
  return { action, state: { ...stop, language, trail }, isFormer }
}

function readStop(text: string): TrailStop | null {
  const [, code, rest = ''] = /^([a-z0-9]{2,6})(.+)$/.exec(text) ?? []
  const part = readPart(rest)
  return code && part ? { code, part } : null
}

/** The state after the reader has opened another entry from here. */
export const follow = (from: RuleState, code: string): RuleState => ({
  language: from.language,
  code,
  part: FIRST_VIEW,
  trail: [...from.trail, { code: from.code, part: withoutAnswer(from.part) }].slice(-TRAIL_LIMIT),
})

/** The state before the last step; null: the trail is empty. */
export function goBack({ language, trail }: RuleState): RuleState | null {
  const last = trail.at(-1)
  return last ? { ...last, language, trail: trail.slice(0, -1) } : null
}
