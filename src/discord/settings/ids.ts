// The custom ids of /settings: what the press does, and for whom alone.
export const SETTINGS_PREFIX = 'set'
const VERSION = `${SETTINGS_PREFIX}1`

/** The id of the button that deletes everything about this user. */
export const deletionId = (user: string): string => `${VERSION}|delete|${user}`

/** The user whose data the press deletes; 'outdated' for another version of ours, 'foreign' for what cannot be read. */
export function decode(customId: string): { readonly user: string } | 'outdated' | 'foreign' {
  const [version, action, user = '', ...rest] = customId.split('|')
  if (version !== VERSION) return /^set\d+$/.test(version ?? '') ? 'outdated' : 'foreign'
  return action === 'delete' && rest.length === 0 && /^\d{17,20}$/.test(user) ? { user } : 'foreign'
}
