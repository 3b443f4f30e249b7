// Tests the settings of users and servers.
import { expect, it } from 'vitest'
import { toldAbout } from '../told-about.ts'
import { ANA, BEN, type Opened } from './samples.ts'

const GUILD = '400000000000000004'
const UNSET = { language: null, game: null, editions: {}, isPrivate: null, starters: null }

export function settingsContract(opened: Opened): void {
  it('say nothing until somebody sets them', async () => {
    expect(await opened().userSettings(ANA)).toEqual({ language: null, editions: {}, isPrivate: null })
    expect(await opened().guildSettings(GUILD)).toEqual(UNSET)
  })

  it('are changed one by one, and unset again', async () => {
    await opened().setUserSettings(ANA, { language: 'de' })
    await opened().setUserSettings(ANA, { isPrivate: false })
    expect(await opened().userSettings(ANA)).toEqual({ language: 'de', editions: {}, isPrivate: false })
    await opened().setUserSettings(ANA, { language: null, isPrivate: true })
    expect(await opened().userSettings(ANA)).toEqual({ language: null, editions: {}, isPrivate: true })
  })

  it('of a server are changed one by one too', async () => {
    const all = {
      language: 'en',
      game: 'gundam',
      editions: { 'marvel-champions': '1.6-de' },
      isPrivate: true,
      starters: 'role',
    } as const
    await opened().setGuildSettings(GUILD, all)
    expect(await opened().guildSettings(GUILD)).toEqual(all)
    await opened().setGuildSettings(GUILD, { game: null, isPrivate: false })
    expect(await opened().guildSettings(GUILD)).toEqual({ ...all, game: null, isPrivate: false })
  })

  it('keep the edition of each game when that of another one is set or unset', async () => {
    const editions = async () => (await opened().guildSettings(GUILD)).editions
    await opened().setGuildSettings(GUILD, { editions: { gundam: null } })
    expect(await editions()).toEqual({})
    await opened().setGuildSettings(GUILD, { editions: { 'marvel-champions': '1.7' } })
    await opened().setGuildSettings(GUILD, { language: 'de', editions: { gundam: '1.0' } })
    expect(await editions()).toEqual({ 'marvel-champions': '1.7', gundam: '1.0' })
    await opened().setGuildSettings(GUILD, { editions: { 'marvel-champions': null } })
    await opened().setGuildSettings(GUILD, { game: 'gundam' })
    expect(await opened().guildSettings(GUILD)).toEqual({
      ...UNSET,
      language: 'de',
      game: 'gundam',
      editions: { gundam: '1.0' },
    })
  })

  it('of a user keep the edition of each game as well', async () => {
    await opened().setUserSettings(ANA, { editions: { gundam: '1.0' } })
    await opened().setUserSettings(ANA, { language: 'de', editions: { 'marvel-champions': '1.7' } })
    const both = { gundam: '1.0', 'marvel-champions': '1.7' }
    expect(await opened().userSettings(ANA)).toEqual({ language: 'de', editions: both, isPrivate: null })
    await opened().setUserSettings(ANA, { editions: { gundam: null } })
    expect((await opened().userSettings(ANA)).editions).toEqual({ 'marvel-champions': '1.7' })
    expect((await toldAbout(opened(), ANA)).settings?.editions).toEqual({ 'marvel-champions': '1.7' })
  })

  it('of many games may be set at once', async () => {
    const games = Array.from({ length: 20 }, (_, number) => [`game ${number}`, 'new'])
    await Promise.all(
      games.map(one => opened().setGuildSettings(GUILD, { editions: Object.fromEntries([one]) })),
    )
    expect((await opened().guildSettings(GUILD)).editions).toEqual(Object.fromEntries(games))
  })

  it('belong to one user or one server alone', async () => {
    await opened().setUserSettings(ANA, { language: 'de' })
    await opened().setGuildSettings(GUILD, { language: 'de' })
    expect(await opened().userSettings(BEN)).toEqual({ language: null, editions: {}, isPrivate: null })
    expect(await opened().guildSettings(ANA)).toEqual(UNSET)
  })

  it('of a user and a server are read at once, for many who ask together as for one', async () => {
    await opened().setUserSettings(ANA, { language: 'de' })
    await opened().setGuildSettings(GUILD, { language: 'en', game: 'gundam' })
    const [own, none] = [await opened().userSettings(ANA), await opened().userSettings(BEN)]
    const there = await opened().guildSettings(GUILD)
    const asked: [string, string | null][] = [
      [ANA, GUILD],
      [BEN, GUILD],
      [BEN, null],
      [ANA, 'another'],
      [ANA, GUILD],
    ]
    expect(await Promise.all(asked.map(one => opened().settings(...one)))).toEqual([
      { user: own, guild: there },
      { user: none, guild: there },
      { user: none, guild: UNSET },
      { user: own, guild: UNSET },
      { user: own, guild: there },
    ])
  })

  it('go with what a server is told once: the first attack tells it, whenever it asks, and no other', async () => {
    const tell = (teller: string, guild = GUILD) => opened().tellsOnce(guild, '1.8 is played', teller)
    expect([await tell('first'), await tell('second'), await tell('first')]).toEqual([true, false, true])
    expect(await tell('second', 'elsewhere')).toBe(true)
    expect(await opened().tellsOnce(GUILD, '1.9 is played', 'second')).toBe(true)
  })

  it('go with what a server is told by one alone of many that begin at once', async () => {
    const tellers = Array.from({ length: 20 }, (_, number) => `attack ${number}`)
    const told = await Promise.all(tellers.map(teller => opened().tellsOnce(GUILD, '1.8 is played', teller)))
    expect(told.filter(Boolean)).toHaveLength(1)
    const again = await Promise.all(tellers.map(teller => opened().tellsOnce(GUILD, '1.8 is played', teller)))
    expect(again).toEqual(told)
  })
}
