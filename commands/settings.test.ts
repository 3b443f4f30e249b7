import { join } from 'node:path'
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { flowNamed } from '../src/games/flows.ts'
import { loadGlossary } from '../src/glossary/load.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { settingsCommand } from './settings.ts'

const glossary = loadGlossary(join(import.meta.dirname, '../data'))
const store = await openSqlite(':memory:')
const { definition } = settingsCommand({ glossary, store, fallback: 'en' })

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

  it('lets everybody set language and private answers, and a server three things more', () => {
    expect(optionsOf(me as Part).map(german)).toEqual([
      ['language', 'sprache'],
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
    expect(lists).toHaveLength(6)
    for (const { choices = [] } of lists)
      expect(choices.at(-1)).toMatchObject({ name: 'Not set', value: 'unset' })
  })

  it('offers the editions that the attacks are played by', () => {
    const edition = optionsOf(server as Part).find(({ name }) => name === 'edition')
    const offered = edition?.choices?.map(({ value }) => value).filter(value => value !== 'unset')
    expect(offered).toEqual(flowNamed('marvel-champions/enemy-attack')?.editions)
    expect(offered).toEqual(flowNamed('marvel-champions/player-attack')?.editions)
  })

  it('has every description in American English, British English and German', () => {
    const all = function parts(part: Part): Part[] {
      return [part, ...optionsOf(part).flatMap(parts)]
    }
    for (const { description_localizations } of all(definition as Part))
      expect(Object.keys(description_localizations ?? {}).sort()).toEqual(['de', 'en-GB', 'en-US'])
  })
})
