// Defines the people, places and times of the recordings, which are the same in every version.
import type { Caller, Place } from '../../src/discord/interaction/command.ts'

export type Person = 'ana' | 'ben'

/** A place: the channel of the server, a thread of it, or a direct message. */
export type Spot = { readonly kind: 'channel' | 'thread' | 'direct'; readonly channel: string }

export const USERS: Readonly<Record<Person, { readonly id: string; readonly name: string }>> = {
  ana: { id: '100000000000000001', name: 'Ana' },
  ben: { id: '200000000000000002', name: 'Ben' },
}
const LOCALES = { ana: 'en-US', ben: 'de' } as const

export const CHANNEL: Spot = { kind: 'channel', channel: '300000000000000003' }
export const DIRECT: Spot = { kind: 'direct', channel: '500000000000000005' }
export const GUILD = '400000000000000004'

/** When the recording begins, in milliseconds since 1970. */
export const BEGINNING = Date.UTC(2026, 10, 21, 12)

/** @param interaction an id that no other interaction has */
export const callerOf = (person: Person, spot: Spot, interaction: string, at: number): Caller => ({
  interaction,
  userId: USERS[person].id,
  userName: USERS[person].name,
  place: placeOf(spot),
  at,
  reader: { userSetting: null, userLocale: LOCALES[person], guildSetting: null, guildLocale: 'en-US' },
  prefersPrivate: null,
  game: null,
  editions: {},
})

const placeOf = ({ kind, channel }: Spot): Place => ({
  guild: kind === 'direct' ? null : GUILD,
  channel,
  kind,
  parent: null,
  threads: [],
  isLocked: false,
  isArchived: false,
  botIsHere: true,
  mayStartThreads: kind === 'channel',
  lacks: [],
  maySend: true,
  managesGuild: true,
  roles: [],
})
