// Takes what is typed: the values of options, and what is neither a value nor a command.
import { describe, expect, it } from 'vitest'
import { commands, option, rule } from '../../../../test/support/page-commands.ts'
import type { PageOption } from '../../protocol.ts'
import { beginCommand, giveValue, typedInCommand } from './draft.ts'
import { isMeant, readValue } from './read-value.ts'
import { settledDraft } from './settle.ts'

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

describe('a choice with other words', () => {
  const yes = { value: true, shown: 'Ja', also: ['Yes', 'Ja', 'True', 'Wahr'] }
  const no = { value: false, shown: 'Nein', also: ['No', 'Nein', 'False', 'Falsch'] }
  const flag = option('private', 'privat', { type: 'flag' })

  it.each([
    ['', [yes, no]],
    ['t', [yes]],
    ['WAHR', [yes]],
    ['y', [yes]],
    ['fal', [no]],
    ['n', [no]],
    ['nope', []],
  ])('is meant by the beginning of one: “%s”', (typed, meant) => {
    expect([yes, no].filter(choice => isMeant(choice, typed))).toEqual(meant)
  })

  it('is taken by each of them, and shown by its own', () => {
    for (const text of ['True', 'yes', 'wahr', ' ja '])
      expect(readValue(flag, text, [yes, no])).toEqual({ value: true, shown: 'Ja' })
    for (const text of ['false', 'NO', 'Falsch'])
      expect(readValue(flag, text, [yes, no])).toEqual({ value: false, shown: 'Nein' })
    expect(readValue(flag, 'tru', [yes])).toMatchObject({ key: 'page:composer.noChoice' })
  })
})

describe('what is typed to its end', () => {
  const given = giveValue(beginCommand(rule), { value: 'x', shown: 'x' })

  it('becomes a command, and is no text', () => {
    expect(settledDraft({ command: null, text: '/regel' }, [], commands)).toEqual(beginCommand(rule))
    for (const text of ['/priv', '/', '/regeln'])
      expect(settledDraft({ command: null, text }, [], commands)).toEqual({
        key: 'page:composer.noCommand',
        slots: { text },
      })
  })

  it('becomes the value of its option', () => {
    expect(settledDraft({ ...beginCommand(rule), text: ' x ' }, [], commands)).toEqual(given)
    expect(settledDraft(beginCommand(rule), [], commands)).toMatchObject({ key: 'page:composer.empty' })
  })

  it('is named when it is no option', () => {
    expect(settledDraft({ ...given, text: 'priv' }, [], commands)).toEqual({
      key: 'page:composer.noOption',
      slots: { text: 'priv', command: 'regel' },
    })
  })

  it('leaves an optional option that stays empty', () => {
    expect(settledDraft(typedInCommand(given, 'privat:'), [], commands)).toEqual(given)
  })
})
