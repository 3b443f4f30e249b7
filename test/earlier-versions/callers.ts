// Defines the people, places and times of the recordings, which are the same in every version.
import type { Caller, Place } from '../../src/discord/interaction/command.ts'

export type Person = 'ana' | 'ben' | 'chris'

/** A place: a channel of a server, a thread of it, or a direct message. */
export type Spot = {
  readonly kind: 'channel' | 'thread' | 'direct'
  readonly channel: string
  /** Default: GUILD. */
  readonly guild?: string
  /** The channel of a thread, where it is known. */
  readonly parent?: string
  /** The bot is no member of the server: whoever asks has installed it for themselves. */
  readonly botIsAway?: boolean
}

export const USERS: Readonly<Record<Person, { readonly id: string; readonly name: string }>> = {
  ana: { id: '100000000000000001', name: 'Ana' },
  ben: { id: '200000000000000002', name: 'Ben' },
  chris: { id: '250000000000000002', name: 'Chris' },
}
const LOCALES = { ana: 'en-US', ben: 'de', chris: 'en-US' } as const

export const CHANNEL: Spot = { kind: 'channel', channel: '300000000000000003' }
export const DIRECT: Spot = { kind: 'direct', channel: '500000000000000005' }
export const GUILD = '400000000000000004'
export const THREAD: Spot = { kind: 'thread', channel: '310000000000000003' }
/** A channel of a server whose attacks a manager closes. */
export const CLOSING: Spot = { kind: 'channel', channel: '320000000000000003', guild: '410000000000000004' }
export const AWAY: Spot = {
  kind: 'channel',
  channel: '330000000000000003',
  guild: '420000000000000004',
  botIsAway: true,
}

/** When the recording begins, in milliseconds since 1970. */
export const BEGINNING = Date.UTC(2026, 10, 21, 12)

/**
 * @param interaction an id that no other interaction has
 * @param threads the threads of the channel
 */
export const callerOf = (
  person: Person,
  spot: Spot,
  interaction: string,
  at: number,
  threads: readonly string[] = [],
): Caller => ({
  interaction,
  userId: USERS[person].id,
  userName: USERS[person].name,
  place: { ...placeOf(spot), threads, managesGuild: person === 'ana' },
  at,
  reader: { userSetting: null, userLocale: LOCALES[person], guildSetting: null, guildLocale: 'en-US' },
  prefersPrivate: null,
  game: null,
  editions: {},
})

const placeOf = ({
  kind,
  channel,
  guild = GUILD,
  parent,
  botIsAway = false,
}: Spot): Omit<Place, 'managesGuild'> => ({
  guild: kind === 'direct' ? null : guild,
  channel,
  kind,
  parent: parent ?? null,
  threads: [],
  botIsHere: !botIsAway,
  mayStartThreads: kind === 'channel' && !botIsAway,
  lacks: [],
  roles: [],
})
