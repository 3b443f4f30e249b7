import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import type { Asked } from '../src/discord/interaction/command.ts'
import type { AnyFlow } from '../src/games/game.ts'
import { shippedGlossary as glossary } from '../test/support/shipped-rules.ts'
import { FLOWS } from '../test/support/walkthroughs/flows.ts'
import { openTestStore } from '../test/support/walkthroughs/store.ts'
import { settingsCommand } from './settings.ts'

const store = await openTestStore()
const command = settingsCommand({ glossary, flows: FLOWS, store, fallback: 'en' })
const { definition } = command

type Part = {
  readonly name: string
  readonly type?: number
  readonly name_localizations?: Readonly<Record<string, string>> | null
  readonly description_localizations?: object | null
  readonly options?: readonly Part[]
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[]
}
const german = ({ name, name_localizations }: Part) => [name, name_localizations?.de]
const optionsOf = (part: Part): readonly Part[] => part.options ?? []
const [me, server, data] = optionsOf(definition as Part)
const hasSeveral = ({ editions }: AnyFlow): boolean => editions.length > 1

/** A user who may manage the server sends /settings server with these options. */
const serverSettings = (guild: string, options: Record<string, string>): Asked => ({
  interaction: '900000000000000001',
  userId: '100000000000000001',
  userName: 'Ana',
  place: {
    guild,
    channel: '300000000000000003',
    kind: 'channel',
    parent: null,
    threads: [],
    botIsHere: true,
    mayStartThreads: true,
    lacks: [],
    managesGuild: true,
    roles: [],
  },
  at: 0,
  reader: { userSetting: null, userLocale: 'en-US', guildSetting: null, guildLocale: null },
  prefersPrivate: null,
  game: null,
  editions: {},
  subcommand: 'server',
  options: new Map(Object.entries(options)),
  users: new Map(),
})

describe('/settings server', () => {
  const GUILD = '400000000000000004'
  const ask = (options: Record<string, string>) => command.ask(serverSettings(GUILD, options))

  it('keeps what is offered', async () => {
    await ask({ game: 'gundam', edition: '1.7', 'who-starts': '900000000000000009' })
    const kept = { game: 'gundam', editions: { 'marvel-champions': '1.7' }, starters: '900000000000000009' }
    expect(await store.guildSettings(GUILD)).toMatchObject(kept)
  })

  it('keeps nothing that nobody has offered', async () => {
    await ask({ game: 'chess', edition: '0.1', language: 'fr', private: 'perhaps', 'who-starts': '@here' })
    expect(await store.guildSettings(GUILD)).toMatchObject({
      game: 'gundam',
      editions: { 'marvel-champions': '1.7' },
      language: null,
      isPrivate: null,
      starters: '900000000000000009',
    })
  })
})

describe('the definition of /settings', () => {
  it('is /einstellungen in German, for oneself, for the server and for one’s data', () => {
    expect(german(definition as Part)).toEqual(['settings', 'einstellungen'])
    expect([me, server, data].map(part => part && german(part))).toEqual([
      ['me', 'ich'],
      ['server', 'server'],
      ['data', 'daten'],
    ])
    expect(optionsOf(data as Part).map(german)).toEqual([
      ['export', 'exportieren'],
      ['delete', 'löschen'],
    ])
  })

  it('lets everybody set language, edition and private answers, and a server two things more', () => {
    expect(optionsOf(me as Part).map(german)).toEqual([
      ['language', 'sprache'],
      ['edition', 'ausgabe'],
      ['private', 'privat'],
    ])
    expect(optionsOf(server as Part).map(german)).toEqual([
      ['language', 'sprache'],
      ['game', 'spiel'],
      ['edition', 'ausgabe'],
      ['private', 'privat'],
      ['who-starts', 'wer-beginnt'],
    ])
  })

  it('can put back whatever is chosen from a list', () => {
    const lists = [me, server]
      .flatMap(part => optionsOf(part as Part))
      .filter(({ type }) => type === Type.String)
    expect(lists).toHaveLength(7)
    for (const { choices = [] } of lists)
      expect(choices.at(-1)).toMatchObject({ name: 'Not set', value: 'unset' })
  })

  it('offers the editions that the attacks are played by, each under the name of its game', () => {
    const played = [...new Set([...FLOWS.values()].filter(hasSeveral).flatMap(flow => flow.editions))]
    for (const part of [me, server]) {
      const { choices = [] } = optionsOf(part as Part).find(({ name }) => name === 'edition') ?? {}
      const offered = choices.map(({ value }) => value).filter(value => value !== 'unset')
      expect(offered.toSorted()).toEqual(played.toSorted())
      expect(choices.map(({ name }) => name)).toContain('Marvel Champions: Rules 1.6 (German)')
    }
  })

  it('never offers one edition for two games, since the choice names no game', () => {
    const byGame = Object.values(Object.groupBy(FLOWS.values(), ({ game }) => game))
    const editions = byGame.flatMap(flows => [...new Set(flows?.flatMap(flow => flow.editions))])
    expect(new Set(editions).size).toBe(editions.length)
  })

  it('has every description in American English, British English and German', () => {
    const all = function parts(part: Part): Part[] {
      return [part, ...optionsOf(part).flatMap(parts)]
    }
    for (const { description_localizations } of all(definition as Part))
      expect(Object.keys(description_localizations ?? {}).sort()).toEqual(['de', 'en-GB', 'en-US'])
  })
})
