// Fills a command in, key by key.
import { describe, expect, it } from 'vitest'
import type { PageCommand, PageOption } from '../../protocol.ts'
import {
  back,
  begin,
  type CommandDraft,
  give,
  inOneLine,
  matching,
  missing,
  openOptions,
  reopen,
  typedText,
  valuesOf,
} from './draft.ts'
import { readValue } from './read-value.ts'

const option = (name: string, shown: string, more: Partial<PageOption> = {}): PageOption => ({
  name,
  shown,
  description: `What ${name} is`,
  type: 'text',
  required: false,
  autocomplete: false,
  choices: [],
  min: null,
  max: null,
  ...more,
})

const rule: PageCommand = {
  name: 'rule',
  shown: 'regel',
  description: 'Schlägt eine Regel nach',
  options: [option('query', 'suche', { required: true }), option('private', 'privat', { type: 'flag' })],
}
const enemy: PageCommand = {
  name: 'attack enemy',
  shown: 'angriff gegner',
  description: 'Ein Gegner greift an',
  options: [option('enemy', 'gegner', { required: true }), option('hero', 'held', { required: true })],
}
const list: PageCommand = { name: 'attack', shown: 'angriff', description: 'Alle Angriffe', options: [] }
const commands = [rule, enemy, list]

const begun = (text: string): CommandDraft => {
  const draft = typedText(text, commands)
  if (!draft.command) throw new Error(`${text} begins no command`)
  return draft
}

describe('the list of commands', () => {
  it.each([
    ['', ['rule', 'attack enemy', 'attack']],
    ['re', ['rule', 'attack enemy']],
    ['RULE', ['rule']],
    ['gegner', ['attack enemy']],
    ['angriff', ['attack enemy', 'attack']],
    ['alle', ['attack']],
    ['xyz', []],
  ])('after /%s', (typed, names) => {
    expect(matching(commands, typed).map(({ name }) => name)).toEqual(names)
  })
})

describe('typing a command', () => {
  it('begins it at the space after its name, in either language', () => {
    expect(begun('/regel ').at?.name).toBe('query')
    expect(begun('/rule ').command).toBe(rule)
    expect(begun('/angriff gegner ').command).toBe(enemy)
  })

  it('waits while the name could go on, and where there is no such command', () => {
    for (const text of ['/regel', '/angriff ', '/nichts ', 'regel ', ' /regel '])
      expect(typedText(text, commands)).toEqual({ command: null, text })
  })

  it('asks for one required option after another, then for none', () => {
    const first = begin(enemy)
    expect(first.at?.name).toBe('enemy')
    const second = give(first, { value: 'rhino', shown: 'Rhino' })
    expect(second.at?.name).toBe('hero')
    const done = give(second, { value: 'spidey', shown: 'Spider-Man' })
    expect([done.at, missing(done)]).toEqual([null, []])
    expect(valuesOf(done)).toEqual({ enemy: 'rhino', hero: 'spidey' })
    expect(inOneLine(done)).toBe('/angriff gegner gegner: Rhino held: Spider-Man')
  })

  it('offers the optional ones that are not given yet', () => {
    const draft = give(begin(rule), { value: 'x', shown: 'x' })
    expect(openOptions(draft).map(({ name }) => name)).toEqual(['private'])
    const [flag] = openOptions(draft)
    const given = flag && give(reopen(draft, flag), { value: true, shown: 'Ja' })
    expect(given && openOptions(given)).toEqual([])
  })
})

describe('going back', () => {
  it('takes an option that was given into the line again', () => {
    const draft = give(give(begin(enemy), { value: 'rhino', shown: 'Rhino' }), {
      value: 's',
      shown: 'Spider-Man',
    })
    const again = back(draft)
    expect(again).toMatchObject({ text: 'Spider-Man', at: { name: 'hero' } })
    expect(again.command && missing(again).map(({ name }) => name)).toEqual(['hero'])
  })

  it('leaves an optional option without giving it', () => {
    const draft = give(begin(rule), { value: 'x', shown: 'x' })
    const [flag] = openOptions(draft)
    expect(flag && back(reopen(draft, flag))).toEqual(draft)
  })

  it('ends in the bare text of the command', () => {
    expect(back(begin(rule))).toEqual({ command: null, text: '/regel' })
  })
})

describe('reading a value', () => {
  const number = option('atk', 'ang', { type: 'integer', min: 0, max: 99 })

  it.each<[PageOption, string, unknown]>([
    [number, '5', { value: 5, shown: '5' }],
    [number, '100', { key: 'page:composer.between', slots: { option: 'ang', min: 0, max: 99 } }],
    [number, '1,5', { key: 'page:composer.between', slots: { option: 'ang', min: 0, max: 99 } }],
    [
      { ...number, max: null },
      '-1',
      { key: 'page:composer.atLeast', slots: { option: 'ang', min: 0, max: '' } },
    ],
    [
      { ...number, min: null },
      '100',
      { key: 'page:composer.atMost', slots: { option: 'ang', min: '', max: 99 } },
    ],
    [
      { ...number, min: null, max: null },
      'x',
      { key: 'page:composer.whole', slots: { option: 'ang', min: '', max: '' } },
    ],
    [{ ...number, type: 'number' }, '1,5', { value: 1.5, shown: '1,5' }],
    [number, ' ', { key: 'page:composer.empty', slots: { option: 'ang' } }],
    [option('query', 'suche'), ' atk ', { value: 'atk', shown: 'atk' }],
    [
      option('query', 'suche', { max: 2 }),
      'atk',
      { key: 'page:composer.tooLong', slots: { option: 'suche', count: 2 } },
    ],
    [
      option('query', 'suche', { min: 4 }),
      'atk',
      { key: 'page:composer.tooShort', slots: { option: 'suche', count: 4 } },
    ],
    [
      option('player', 'spieler', { type: 'user' }),
      'Zoe',
      { key: 'page:composer.noChoice', slots: { text: 'Zoe', option: 'spieler' } },
    ],
  ])('%o with “%s”', (asked, text, read) => {
    expect(readValue(asked, text, [])).toEqual(read)
  })

  it('takes a choice that is typed out in full, whatever its capitals', () => {
    const choices = [{ value: true, shown: 'Ja' }]
    expect(readValue(option('private', 'privat', { type: 'flag' }), 'ja', choices)).toEqual({
      value: true,
      shown: 'Ja',
    })
  })
})
