// Fills a command in, key by key.
import { describe, expect, it } from 'vitest'
import { commands, enemy, list, rule } from '../../../../test/support/page-commands.ts'
import {
  back,
  beginCommand,
  type CommandDraft,
  draftValues,
  giveValue,
  inOneLine,
  matching,
  missing,
  openOptions,
  retypeOption,
  typedInCommand,
  typedText,
} from './draft.ts'

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

  it('takes what follows the name as the first option, as pasted', () => {
    expect(begun('/Regel  Vergeltung X')).toMatchObject({ at: { name: 'query' }, text: 'Vergeltung X' })
    expect(begun('/angriff gegner rhino')).toMatchObject({ command: enemy, text: 'rhino' })
    expect(typedText('/angriff g', commands)).toEqual({ command: null, text: '/angriff g' })
    expect(begun('/angriff x')).toMatchObject({ command: list, at: null, text: 'x' })
  })

  it('begins an option at the colon after its name, in either language', () => {
    const draft = beginCommand(rule)
    expect(typedInCommand(draft, 'suche')).toEqual({ ...draft, text: 'suche' })
    expect(typedInCommand(draft, 'Suche: X')).toEqual({ ...draft, text: 'X' })
    expect(typedInCommand(draft, 'a: b')).toEqual({ ...draft, text: 'a: b' })
    const flag = typedInCommand(draft, 'private:')
    expect(flag).toMatchObject({ at: { name: 'private' }, text: '' })
    const given = giveValue(flag, { value: true, shown: 'Ja' })
    expect(given.at?.name).toBe('query')
    expect(typedInCommand(given, 'private: no')).toEqual({ ...given, text: 'private: no' })
  })

  it('asks for one required option after another, then for none', () => {
    const first = beginCommand(enemy)
    expect(first.at?.name).toBe('enemy')
    const second = giveValue(first, { value: 'rhino', shown: 'Rhino' })
    expect(second.at?.name).toBe('hero')
    const done = giveValue(second, { value: 'spidey', shown: 'Spider-Man' })
    expect([done.at, missing(done)]).toEqual([null, []])
    expect(draftValues(done)).toEqual({ enemy: 'rhino', hero: 'spidey' })
    expect(inOneLine(done)).toBe('/angriff gegner gegner: Rhino held: Spider-Man')
  })

  it('offers the optional ones that are not given yet', () => {
    const draft = giveValue(beginCommand(rule), { value: 'x', shown: 'x' })
    expect(openOptions(draft).map(({ name }) => name)).toEqual(['private'])
    const [flag] = openOptions(draft)
    const given = flag && giveValue(retypeOption(draft, flag), { value: true, shown: 'Ja' })
    expect(given && openOptions(given)).toEqual([])
  })
})

describe('going back', () => {
  it('takes an option that was given into the line again', () => {
    const draft = giveValue(giveValue(beginCommand(enemy), { value: 'rhino', shown: 'Rhino' }), {
      value: 's',
      shown: 'Spider-Man',
    })
    const again = back(draft)
    expect(again).toMatchObject({ text: 'Spider-Man', at: { name: 'hero' } })
    expect(again.command && missing(again).map(({ name }) => name)).toEqual(['hero'])
  })

  it('leaves an optional option without giving it', () => {
    const draft = giveValue(beginCommand(rule), { value: 'x', shown: 'x' })
    const [flag] = openOptions(draft)
    expect(flag && back(retypeOption(draft, flag))).toEqual(draft)
  })

  it('leaves an optional option for a required one that is missing', () => {
    expect(back(typedInCommand(beginCommand(rule), 'private:'))).toEqual(beginCommand(rule))
  })

  it('ends in the bare text of the command', () => {
    expect(back(beginCommand(rule))).toEqual({ command: null, text: '/regel' })
  })
})
