import { describe, expect, it } from 'vitest'
import { readPromptLine } from './read-line.ts'

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
        { name: 'language', name_localizations: { de: 'sprache' }, type: 3, choices: [{}] },
        { name: 'who-starts', name_localizations: { de: 'wer-beginnt' }, type: 8 },
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

const ATTACK = {
  name: 'attack',
  options: [
    {
      name: 'enemy',
      type: 1,
      options: [
        { name: 'enemy', type: 3 },
        { name: 'hero', type: 3 },
        { name: 'players', type: 4 },
        { name: 'private', type: 5 },
      ],
    },
  ],
}
const HELP = { name: 'help', name_localizations: { de: 'hilfe' } }
const ALL = [RULE, SETTINGS, ATTACK]

describe('a line of the prompt', () => {
  it.each([
    ['/rule retaliate 2', { does: 'command', name: 'rule', options: { query: 'retaliate 2' } }],
    ['regel zäh', { does: 'command', name: 'rule', options: { query: 'zäh' } }],
    [
      '/rule query: zäh private: yes',
      { does: 'command', name: 'rule', options: { query: 'zäh', private: true } },
    ],
    [
      '/rule Hero Action: exhaust',
      { does: 'command', name: 'rule', options: { query: 'Hero Action: exhaust' } },
    ],
    [
      '/rule Action: private:yes',
      { does: 'command', name: 'rule', options: { query: 'Action:', private: true } },
    ],
    [
      '/attack enemy enemy: Rhino II hero: "Spider-Man" players: 2',
      {
        does: 'command',
        name: 'attack enemy',
        options: { enemy: 'Rhino II', hero: 'Spider-Man', players: 2 },
      },
    ],
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
    ['/rule "colour:red"', { does: 'command', name: 'rule', options: { query: 'colour:red' } }],
    ['/rule https://a.example', { does: 'command', name: 'rule', options: { query: 'https://a.example' } }],
    ['/regel „zählt als“', { does: 'command', name: 'rule', options: { query: 'zählt als' } }],
    ['/rule private:falsch', { does: 'command', name: 'rule', options: { private: false } }],
    ['/rule private:maybe', { does: 'command', name: 'rule', options: { private: 'maybe' } }],
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
    ['press Page 2', { does: 'press', what: 'Page 2' }],
    ['press', { does: 'press', what: '' }],
    ['choose Defend', { does: 'press', what: 'Defend' }],
    ['Page 2', { does: 'press', what: 'Page 2' }],
    ['  Deal 2 damage ', { does: 'press', what: 'Deal 2 damage' }],
    ['spielstand', { does: 'board' }],
    ['board', { does: 'board' }],
    ['/cancel', { does: 'cancel' }],
    ['abbrechen', { does: 'cancel' }],
    ['language de', { does: 'language', language: 'de' }],
    ['language fr', { does: 'unknown' }],
    ['hilfe', { does: 'help' }],
    ['/quit', { does: 'quit' }],
    ['drück Seite 2', { does: 'press', what: 'Seite 2' }],
    ['wähl Verteidigen', { does: 'press', what: 'Verteidigen' }],
    ['sprache en', { does: 'language', language: 'en' }],
    ['ende', { does: 'quit' }],
    ['constructor', { does: 'press', what: 'constructor' }],
    ['quit', { does: 'quit' }],
    ['   ', { does: 'nothing' }],
    ['/dance', { does: 'unknown' }],
    ['/', { does: 'unknown' }],
  ])('%j is read', (line, read) => {
    expect(readPromptLine(line, ALL, 'en-US')).toEqual(read)
  })

  it.each([
    ['enemy:Rhino II hero:She-Hulk players:2', { enemy: 'Rhino II', hero: 'She-Hulk', players: 2 }],
    ['hero:She-Hulk Rhino II', { hero: 'She-Hulk', enemy: 'Rhino II' }],
    ['Rhino II hero:She-Hulk', { hero: 'She-Hulk', enemy: 'Rhino II' }],
    [
      'enemy:"Rhino II" private:yes hero:Black Panther',
      { enemy: 'Rhino II', private: true, hero: 'Black Panther' },
    ],
    ['enemy:Rhino players:2 II', { enemy: 'Rhino II', players: 2 }],
    ['enemy:"Rhino" hero:"She-Hulk" II', { enemy: 'Rhino II', hero: 'She-Hulk' }],
    ['players:two', { players: 'two' }],
  ])('the options of “%s” take the words that are theirs', (line, options) => {
    expect(readPromptLine(`/attack enemy ${line}`, ALL, 'en-US')).toEqual({
      does: 'command',
      name: 'attack enemy',
      options,
    })
  })

  it.each([
    [
      '/rule tough colour:red',
      'en-US',
      {
        wrong: 'option',
        given: 'colour',
        command: '/rule',
        known: ['query', 'private'],
        quoted: 'query:"colour:red"',
      },
    ],
    [
      '/regel farbe:rot',
      'de',
      {
        wrong: 'option',
        given: 'farbe',
        command: '/regel',
        known: ['suche', 'privat'],
        quoted: 'suche:"farbe:rot"',
      },
    ],
    [
      '/einstellungen ich farbe:rot',
      'de',
      {
        wrong: 'option',
        given: 'farbe',
        command: '/einstellungen ich',
        known: ['sprache', 'wer-beginnt', 'days'],
        quoted: null,
      },
    ],
    [
      '/attack enemy foe: Rhino',
      'en-US',
      {
        wrong: 'option',
        given: 'foe',
        command: '/attack enemy',
        known: ['enemy', 'hero', 'players', 'private'],
        quoted: null,
      },
    ],
    ['/help me', 'en-US', { wrong: 'option', given: 'me', command: '/help', known: [], quoted: null }],
    [
      '/settings you',
      'en-US',
      { wrong: 'subcommand', given: 'you', command: '/settings', known: ['me', 'data'], quoted: null },
    ],
    [
      '/einstellungen daten',
      'de',
      { wrong: 'subcommand', given: '', command: '/einstellungen daten', known: ['löschen'], quoted: null },
    ],
  ])('%j names what the command does not have, and what it has', (line, locale, misread) => {
    expect(readPromptLine(line, [...ALL, HELP], locale)).toEqual({ does: 'misread', ...misread })
  })

  it('is the bot’s command of that name if it begins with a slash, and else the prompt’s word', () => {
    const asked = { does: 'command', name: 'help', options: {} }
    expect(['/help', '/hilfe'].map(line => readPromptLine(line, [HELP], 'de'))).toEqual([asked, asked])
    expect(['help', 'hilfe'].map(line => readPromptLine(line, [HELP], 'de'))).toEqual([
      { does: 'help' },
      { does: 'help' },
    ])
  })
})
