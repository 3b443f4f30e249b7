// What the store knows of somebody who asks and of where they ask. Without it a lookup goes on, as if nobody had said.
import { type GuildSettings, type Store, StoreFault, type UserSettings } from '../../store/store.ts'
import { inTime } from '../request/in-time.ts'

export type KnownSettings = { readonly user: UserSettings; readonly guild: GuildSettings }

const NO_GUILD: GuildSettings = {
  language: null,
  game: null,
  edition: null,
  isPrivate: null,
  starters: null,
}
const NOTHING: KnownSettings = { user: { language: null, isPrivate: null }, guild: NO_GUILD }

/** A store that is slower than this must not cost the answer. */
const WITHIN = 500

/** Reads both settings. A store that fails or takes too long is told of by `note`, and then nothing is known. */
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
