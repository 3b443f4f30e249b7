// The state of a rule message as a custom id: only its buttons hold the state.
import { isLanguage, type Language } from '../../language.ts'
import { LONGEST_ID } from '../message/components.ts'

/** An entry by its code, opened at a page (from 0). */
export type Stop = { readonly code: string; readonly page: number }

export type RuleState = Stop & {
  readonly language: Language
  /** The entries that the reader came from, oldest first: at most five. */
  readonly trail: readonly Stop[]
}

/**
 * The actions of a press. `state` is what the press shows; of the selects jump and choose, what the message shows
 * before it. show: opens the entry in a private message of its own, so that the pressed message stays.
 */
export const ACTIONS = ['page', 'language', 'back', 'open', 'show', 'share', 'jump', 'choose'] as const
export type Action = (typeof ACTIONS)[number]

export const RULE_PREFIX = 'rule'
const VERSION = `${RULE_PREFIX}1`
const TRAIL_LIMIT = 5

export function encode(action: Action, { language, code, page, trail }: RuleState): string {
  const stops = trail.slice(-TRAIL_LIMIT).map(stop => `${stop.code}-${stop.page}`)
  const id = [VERSION, action, language, page, code, stops.join('.')].join(':')
  if (id.length > LONGEST_ID) throw new Error(`the custom id ${id} is too long`)
  return id
}

/** The custom id of a button that opens an entry in the pressed message. */
export const openId = (code: string, language: Language): string =>
  encode('open', { language, code, page: 0, trail: [] })

/** The custom id of a button that shows an entry in a further message. */
export const showId = (code: string, language: Language): string =>
  encode('show', { language, code, page: 0, trail: [] })

/** 'outdated': a rule button of another version; 'foreign': no id that the bot ever wrote. */
export function decode(customId: string): { action: Action; state: RuleState } | 'outdated' | 'foreign' {
  const [version, actionText, language, page = '', code = '', stops, ...rest] = customId.split(':')
  if (version !== VERSION) return /^rule\d+$/.test(version ?? '') ? 'outdated' : 'foreign'
  const action = ACTIONS.find(known => known === actionText)
  const trail = (stops ?? '').split('.').filter(Boolean).map(readStop)
  const stop = readStop(`${code}-${page}`)
  const isWhole =
    stops !== undefined &&
    rest.length === 0 &&
    trail.length <= TRAIL_LIMIT &&
    trail.every(one => one !== null)
  if (!action || !isLanguage(language) || !stop || !isWhole) return 'foreign'
  return { action, state: { ...stop, language, trail } }
}

function readStop(text: string): Stop | null {
  const parts = /^([a-z0-9]{2,6})-(\d{1,2})$/.exec(text)
  return parts?.[1] ? { code: parts[1], page: Number(parts[2]) } : null
}

/** The state after the reader has opened another entry from here. */
export const follow = (from: RuleState, code: string): RuleState => ({
  language: from.language,
  code,
  page: 0,
  trail: [...from.trail, { code: from.code, page: from.page }].slice(-TRAIL_LIMIT),
})

/** The state before the last step; null: the trail is empty. */
export function goBack({ language, trail }: RuleState): RuleState | null {
  const last = trail.at(-1)
  return last ? { ...last, language, trail: trail.slice(0, -1) } : null
}
