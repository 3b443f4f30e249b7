import { describe, expect, it } from 'vitest'
import { readLine } from './prompt-line.ts'

const RULE = {
  name: 'rule',
  name_localizations: { de: 'regel' },
  options: [
    { name: 'query', name_localizations: { de: 'suche' }, type: 3 },
    { name: 'private', name_localizations: { de: 'privat' }, type: 5 },
  ],
}

const SETTINGS = {
  name: 'settings',
  name_localizations: { de: 'einstellungen' },
  options: [
    {
      name: 'me',
      name_localizations: { de: 'ich' },
      type: 1,
      options: [
        { name: 'language', name_localizations: { de: 'sprache' }, type: 3 },
        { name: 'who-starts', type: 8 },
        { name: 'days', type: 4 },
      ],
    },
    {
      name: 'data',
      name_localizations: { de: 'daten' },
      type: 2,
      options: [{ name: 'delete', name_localizations: { de: 'löschen' }, type: 1 }],
    },
  ],
}

describe('a line of the prompt', () => {
  it.each([
    ['/rule retaliate 2', { does: 'command', name: 'rule', options: { query: 'retaliate 2' } }],
    ['regel zäh', { does: 'command', name: 'rule', options: { query: 'zäh' } }],
    [
      '/regel privat:ja suche:zäh',
      { does: 'command', name: 'rule', options: { private: true, query: 'zäh' } },
    ],
    [
      '/rule private:no tough',
      { does: 'command', name: 'rule', options: { private: false, query: 'tough' } },
    ],
    [
      '/rule query:"counts as attacked"',
      { does: 'command', name: 'rule', options: { query: 'counts as attacked' } },
    ],
    ['/rule ratio 3:2', { does: 'command', name: 'rule', options: { query: 'ratio 3:2' } }],
    ['/rule colour:red', { does: 'command', name: 'rule', options: { query: 'colour:red' } }],
    ['/rule', { does: 'command', name: 'rule', options: {} }],
    [
      '/settings me language:de days:3 who-starts:5',
      {
        does: 'command',
        name: 'settings me',
        options: { language: 'de', days: 3, 'who-starts': '5' },
      },
    ],
    ['/einstellungen  ich en', { does: 'command', name: 'settings me', options: { language: 'en' } }],
    ['/einstellungen daten Löschen', { does: 'command', name: 'settings data delete', options: {} }],
    ['/settings you', { does: 'command', name: 'settings', options: {} }],
    ['press Page 2', { does: 'press', what: 'Page 2' }],
    ['choose Defend', { does: 'choose', what: 'Defend' }],
    ['language de', { does: 'language', language: 'de' }],
    ['language fr', { does: 'unknown' }],
    ['hilfe', { does: 'help' }],
    ['/quit', { does: 'quit' }],
    ['drück Seite 2', { does: 'press', what: 'Seite 2' }],
    ['wähl Verteidigen', { does: 'choose', what: 'Verteidigen' }],
    ['sprache en', { does: 'language', language: 'en' }],
    ['ende', { does: 'quit' }],
    ['constructor', { does: 'unknown' }],
    ['quit', { does: 'quit' }],
    ['   ', { does: 'nothing' }],
    ['/attack', { does: 'unknown' }],
  ])('%j is read', (line, read) => {
    expect(readLine(line, [RULE, SETTINGS])).toEqual(read)
  })

  it('is the bot’s command of that name if it begins with a slash, and else the prompt’s word', () => {
    const help = { name: 'help', name_localizations: { de: 'hilfe' } }
    const asked = { does: 'command', name: 'help', options: {} }
    expect(['/help', '/hilfe'].map(line => readLine(line, [help]))).toEqual([asked, asked])
    expect(['help', 'hilfe'].map(line => readLine(line, [help]))).toEqual([
      { does: 'help' },
      { does: 'help' },
    ])
  })
})
