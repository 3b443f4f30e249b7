// Reads the settings of a user and a server. If the store fails, a look-up goes on as if both had set nothing.
import { type GuildSettings, type Store, StoreFault, type UserSettings } from '../../store/store.ts'
import { inTime } from '../request/time-limit.ts'

export type KnownSettings = { readonly user: UserSettings; readonly guild: GuildSettings }

const NO_GUILD: GuildSettings = {
  language: null,
  game: null,
  edition: null,
  isPrivate: null,
  starters: null,
}
const NOTHING: KnownSettings = { user: { language: null, isPrivate: null }, guild: NO_GUILD }

/** The time limit of the store, in milliseconds: a slow store must not prevent the answer. */
const WITHIN = 500

/** Reads both settings. If the store fails or exceeds WITHIN, it calls `note` and returns NOTHING. */
export async function knownSettings(
  store: Store,
  { user, guildId }: { readonly user: { readonly id: string }; readonly guildId: string | null },
  note: (fault: StoreFault) => void,
): Promise<KnownSettings> {
  try {
    const both = Promise.all([
      store.userSettings(user.id),
      guildId === null ? NO_GUILD : store.guildSettings(guildId),
    ])
    const [ofUser, ofGuild] = await inTime(both, WITHIN, () => new StoreFault('busy', null))
    return { user: ofUser, guild: ofGuild }
  } catch (error) {
    note(error instanceof StoreFault ? error : new StoreFault('unavailable', error))
    return NOTHING
  }
}
