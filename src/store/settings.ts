// The settings of users and servers.
import type { Language } from '../language.ts'

export type UserSettings = {
  readonly language: Language | null
  /** The edition that attacks of the user are played by where the server sets none, for each game that has one set. */
  readonly editions: Readonly<Record<string, string>>
  readonly isPrivate: boolean | null
}

export type GuildSettings = {
  readonly language: Language | null
  readonly game: string | null
  /** The edition of each game by the game's id; a game that is missing here has none set. */
  readonly editions: Readonly<Record<string, string>>
  readonly isPrivate: boolean | null
  /** Who may start walkthroughs: everyone, or users with this role; null: everyone. */
  readonly starters: string | null
}

export type Settings = { readonly user: UserSettings; readonly guild: GuildSettings }

export const NOTHING_SET: Settings = {
  user: { language: null, editions: {}, isPrivate: null },
  guild: { language: null, game: null, editions: {}, isPrivate: null, starters: null },
}

/** A null sets back what was set. Of the editions only those of the games named here change. */
export type Changes<Settings> = Partial<Omit<Settings, 'editions'>> & {
  readonly editions?: Readonly<Record<string, string | null>>
}

/** A part of the store. Every method may throw a StoreFault. */
export type SettingsStore = {
  /** Both, by one statement. null: of no user, or of no server. */
  readonly settings: (user: string | null, guild: string | null) => Promise<Settings>
  readonly userSettings: (user: string) => Promise<UserSettings>
  readonly setUserSettings: (user: string, changes: Changes<UserSettings>) => Promise<void>
  readonly guildSettings: (guild: string) => Promise<GuildSettings>
  readonly setGuildSettings: (guild: string, changes: Changes<GuildSettings>) => Promise<void>
}
