// The state of a card's message as a custom id: only its buttons hold the state.
import { isLanguage, type Language } from '../../language.ts'
import { isPage } from '../message/choices.ts'

/** What of a card is shown: its facts, or a page (from 0) of its official answers. */
export type CardPart = 'facts' | number

export type CardState = { readonly language: Language; readonly code: string; readonly part: CardPart }

/**
 * open, language: shows the state in the pressed message. show: in a further one. share: in public. choose: a select of other cards, whose
 * value is a code.
 */
const ACTIONS = ['open', 'language', 'show', 'share', 'choose'] as const
export type CardAction = (typeof ACTIONS)[number]

export const CARD_PREFIX = 'card'
const VERSION = `${CARD_PREFIX}1`

export const encodeCardId = (action: CardAction, { language, code, part }: CardState): string =>
  [VERSION, action, language, code, part === 'facts' ? 'F' : `A${part}`].join(':')

/** The custom id of a button that shows a card in a further message. */
export const showCardId = (code: string, language: Language): string =>
  encodeCardId('show', { language, code, part: 'facts' })

/** 'outdated': a button of another version; 'foreign': no id that the bot ever wrote. */
export function decodeCardId(
  customId: string,
): { readonly action: CardAction; readonly state: CardState } | 'outdated' | 'foreign' {
  const [version = '', actionText, language, code = '', partText = '', ...rest] = customId.split(':')
  if (version !== VERSION) return /^card\d+$/.test(version) ? 'outdated' : 'foreign'
  const action = ACTIONS.find(one => one === actionText)
  const part = readPart(partText)
  if (!action || !isLanguage(language) || !/^[\w-]{1,12}$/.test(code) || part === null || !isPage(rest))
    return 'foreign'
  return { action, state: { language, code, part } }
}

function readPart(text: string): CardPart | null {
  if (text === 'F') return 'facts'
  const [, page] = /^A(\d{1,2})$/.exec(text) ?? []
  return page === undefined ? null : Number(page)
}
