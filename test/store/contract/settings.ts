// Tests the settings of users and servers.
import { expect, it } from 'vitest'
import { ANA, BEN, type Opened } from './samples.ts'

const GUILD = '400000000000000004'
const UNSET = { language: null, game: null, edition: null, isPrivate: null, starters: null }

export function settingsContract(opened: Opened): void {
  it('say nothing until somebody sets them', async () => {
    expect(await opened().userSettings(ANA)).toEqual({ language: null, isPrivate: null })
    expect(await opened().guildSettings(GUILD)).toEqual(UNSET)
  })

  it('are changed one by one, and unset again', async () => {
    await opened().setUserSettings(ANA, { language: 'de' })
    await opened().setUserSettings(ANA, { isPrivate: false })
    expect(await opened().userSettings(ANA)).toEqual({ language: 'de', isPrivate: false })
    await opened().setUserSettings(ANA, { language: null, isPrivate: true })
    expect(await opened().userSettings(ANA)).toEqual({ language: null, isPrivate: true })
  })

  it('of a server are changed one by one too', async () => {
    const all = {
      language: 'en',
      game: 'gundam',
      edition: '1.6-de',
      isPrivate: true,
      starters: 'role',
    } as const
    await opened().setGuildSettings(GUILD, all)
    expect(await opened().guildSettings(GUILD)).toEqual(all)
    await opened().setGuildSettings(GUILD, { game: null, isPrivate: false })
    expect(await opened().guildSettings(GUILD)).toEqual({ ...all, game: null, isPrivate: false })
  })

  it('belong to one user or one server alone', async () => {
    await opened().setUserSettings(ANA, { language: 'de' })
    await opened().setGuildSettings(GUILD, { language: 'de' })
    expect(await opened().userSettings(BEN)).toEqual({ language: null, isPrivate: null })
    expect(await opened().guildSettings(ANA)).toEqual(UNSET)
  })
}
