import { describe, expect, it } from 'vitest'
import { languageFor, languageOfLocale, type Reader } from './reader-language.ts'

const nobody: Reader = {
  option: null,
  userSetting: null,
  userLocale: null,
  guildSetting: null,
  guildLocale: null,
}

describe('the language of an answer', () => {
  it('is the one asked for, whatever else is known', () => {
    const reader: Reader = {
      option: 'de',
      userSetting: 'en',
      userLocale: 'en-US',
      guildSetting: 'en',
      guildLocale: 'en-GB',
    }
    expect(languageFor('private', reader, 'en')).toBe('de')
    expect(languageFor('public', reader, 'en')).toBe('de')
  })

  it('is the setting of the one who asks before any locale', () => {
    const reader: Reader = { ...nobody, userSetting: 'de', userLocale: 'en-US', guildSetting: 'en' }
    expect(languageFor('private', reader, 'en')).toBe('de')
    expect(languageFor('public', reader, 'en')).toBe('de')
  })

  it('follows the reader in private and the server in public', () => {
    const german: Reader = { ...nobody, userLocale: 'de', guildSetting: 'en' }
    expect(languageFor('private', german, 'en')).toBe('de')
    expect(languageFor('public', german, 'de')).toBe('en')
  })

  it('in public is the starter’s before the server’s locale', () => {
    expect(languageFor('public', { ...nobody, userLocale: 'de', guildLocale: 'en-US' }, 'en')).toBe('de')
    expect(languageFor('public', { ...nobody, userLocale: 'fr', guildLocale: 'de' }, 'en')).toBe('de')
  })

  it('in private never follows the server’s locale', () => {
    expect(languageFor('private', { ...nobody, userLocale: 'fr', guildLocale: 'de' }, 'en')).toBe('en')
    expect(languageFor('private', { ...nobody, userLocale: 'fr', guildSetting: 'de' }, 'en')).toBe('de')
  })

  it('is the default where nothing is known', () => {
    expect(languageFor('private', nobody, 'de')).toBe('de')
    expect(languageFor('public', nobody, 'en')).toBe('en')
  })

  it('knows both kinds of English and no language that we do not speak', () => {
    expect(['en-US', 'en-GB', 'de', 'fr', 'pt-BR', null].map(languageOfLocale)).toEqual([
      'en',
      'en',
      'de',
      null,
      null,
      null,
    ])
  })
})
