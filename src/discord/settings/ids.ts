// The custom ids of /settings: the action of the press, and the user or thing that it concerns.
export const SETTINGS_PREFIX = 'set'
const VERSION = `${SETTINGS_PREFIX}1`

const SHOWN = ['me', 'server'] as const
/** The subcommands that show settings. */
export type ShownSettings = (typeof SHOWN)[number]

const CLOSING = ['ask', 'close'] as const
const TO_CLOSE = ['idle', 'all'] as const
/** The open attacks of a server to close: 'idle' those not touched for an hour, or 'all'. */
export type ToClose = (typeof TO_CLOSE)[number]

type Read =
  | { readonly action: 'delete'; readonly user: string }
  | { readonly action: 'show'; readonly what: ShownSettings }
  | { readonly action: (typeof CLOSING)[number]; readonly what: ToClose }

/** The id of the button that deletes everything about this user. */
export const deletionId = (user: string): string => `${VERSION}|delete|${user}`

/** The id of the button that shows settings. */
export const showSettingsId = (what: ShownSettings): string => `${VERSION}|show|${what}`

/** The id of the button that asks whether to close attacks, or that closes them. */
export const closingId = (action: (typeof CLOSING)[number], what: ToClose): string =>
  `${VERSION}|${action}|${what}`

/** The action of a custom id; 'outdated': an id of another version; 'foreign': an unreadable id. */
export function decodeSettingsId(customId: string): Read | 'outdated' | 'foreign' {
  const [version, action, about = '', ...rest] = customId.split('|')
  if (version !== VERSION) return /^set\d+$/.test(version ?? '') ? 'outdated' : 'foreign'
  if (rest.length > 0) return 'foreign'
  if (action === 'delete' && /^\d{17,20}$/.test(about)) return { action, user: about }
  const shown = SHOWN.find(known => known === about)
  if (action === 'show') return shown ? { action, what: shown } : 'foreign'
  const closing = CLOSING.find(known => known === action)
  const what = TO_CLOSE.find(known => known === about)
  return closing && what ? { action: closing, what } : 'foreign'
}
