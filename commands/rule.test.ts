import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, localesOf } from '../src/language.ts'
import { shippedLibrary } from '../test/support/card-games.ts'
import { findShipped, shippedGlossary as glossary } from '../test/support/shipped-rules.ts'
import { ruleCommand } from './rule.ts'

const library = shippedLibrary()
const rule = ruleCommand({ glossary, library, find: findShipped, fallback: 'en', former: {} })
const options = 'options' in rule.definition ? (rule.definition.options ?? []) : []

const LOCALES = LANGUAGES.flatMap(localesOf).sort()

describe('the definition of /rule', () => {
  it('is /regel in German, with an option for everything that may be chosen', () => {
    expect(rule.definition.name).toBe('rule')
    const names = { 'en-US': 'rule', 'en-GB': 'rule', de: 'regel' }
    expect(rule.definition.name_localizations).toMatchObject(names)
    expect(Object.keys(rule.definition.name_localizations ?? {}).sort()).toEqual(LOCALES)
    expect(options.map(({ name, name_localizations }) => [name, name_localizations?.de])).toEqual([
      ['query', 'suche'],
      ['game', 'spiel'],
      ['language', 'sprache'],
      ['private', 'privat'],
    ])
  })

  it('has every description in American English, British English, German and any other language', () => {
    for (const part of [rule.definition, ...options]) {
      expect(Object.keys(part?.description_localizations ?? {}).sort()).toEqual(LOCALES)
    }
  })

  it('may be installed by servers and by users, and used everywhere', () => {
    expect(rule.definition.integration_types).toEqual([
      ApplicationIntegrationType.GuildInstall,
      ApplicationIntegrationType.UserInstall,
    ])
    expect(rule.definition.contexts).toEqual([
      InteractionContextType.Guild,
      InteractionContextType.BotDM,
      InteractionContextType.PrivateChannel,
    ])
  })
})
