// Checks how lines fill in a form: each kind of field, what a line may say, and what is wrong with one.
import { ComponentType as Type } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import type { Component } from '../../loopback/interaction/components.ts'
import type { SeenModal } from '../../loopback/persona/modal.ts'
import { wordsIn } from '../../words/words.ts'
import { askText, fillIn, type OpenForm, openForm } from './form.ts'

const t = wordsIn('en')
const USERS = [
  { value: '1', label: 'Ana' },
  { value: '2', label: 'Ben' },
]
const OPTIONS = [
  { value: 'd', label: 'Is dealt damage', description: 'whom · how much' },
  { value: 'h', label: 'Is healed', default: true },
  { value: 's', label: 'Stunned, then confused' },
]

const field = (label: string, component: Component, description?: string): Component => ({
  type: Type.Label,
  label,
  component: { custom_id: label, ...component },
  ...(description && { description }),
})

const formWith = (...components: Component[]): OpenForm => {
  const modal: SeenModal = { title: 'A', customId: 'a', fields: [], texts: [], openedBy: '1', components }
  return openForm(modal, USERS)
}

const TEXT = { type: Type.TextInput, max_length: 5 }
const SELECT = { type: Type.StringSelect, options: OPTIONS }

/** The value that a line gives to the only field, or what is wrong with the line. */
function reads(line: string, component: Component, language: 'en' | 'de' = 'en') {
  const filled = fillIn(formWith(field('Name', component)), line, wordsIn(language))
  return 'problem' in filled ? filled.problem : { at: filled.at, value: filled.values.Name }
}

describe('a line for a text', () => {
  it.each([
    ['Rhino', TEXT, { at: 1, value: 'Rhino' }],
    ['  a ', TEXT, { at: 1, value: 'a' }],
    ['', { ...TEXT, required: false }, { at: 1, value: undefined }],
    ['', { ...TEXT, value: 'Klaw' }, { at: 1, value: undefined }],
    ['-', { ...TEXT, value: 'Klaw', required: false }, { at: 1, value: '' }],
    ['-2', TEXT, { at: 1, value: '-2' }],
    ['', TEXT, 'This is required.'],
    ['-', { ...TEXT, value: 'Klaw' }, 'This is required.'],
    ['Rhino II', TEXT, '“Name” is too long. Shorten it.'],
    ['a', { ...TEXT, min_length: 2 }, '“Name” needs more text.'],
  ])('%j', (line, component, result) => {
    expect(reads(line, component)).toEqual(result)
  })
})

describe('a line for a choice', () => {
  const several = { ...SELECT, max_values: 2 }
  const empty = { ...SELECT, options: OPTIONS.slice(0, 1) }
  it.each([
    ['Is dealt damage', SELECT, { at: 1, value: ['d'] }],
    ['is dealt', SELECT, { at: 1, value: ['d'] }],
    ['damage', SELECT, { at: 1, value: ['d'] }],
    ['', SELECT, { at: 1, value: undefined }],
    ['', empty, 'This is required.'],
    ['-', SELECT, 'This is required.'],
    ['-', { ...SELECT, required: false, min_values: 0 }, { at: 1, value: [] }],
    ['Ben', { type: Type.UserSelect }, { at: 1, value: ['2'] }],
    [
      'Is',
      SELECT,
      '“Is” could be any of these. Type more of the one you mean:\n  [Is dealt damage]\n  [Is healed]',
    ],
    ['Rhino', SELECT, 'None of these is called “Rhino”.'],
    ['damage, healed', SELECT, 'None of these is called “damage, healed”.'],
    ['damage, healed', several, { at: 1, value: ['d', 'h'] }],
    ['Stunned, then confused', several, { at: 1, value: ['s'] }],
    ['damage, Rhino', several, 'None of these is called “Rhino”.'],
    ['is dealt, is healed, then', several, '“Name” does not take this choice.'],
  ])('%j', (line, component, result) => {
    expect(reads(line, component)).toEqual(result)
  })

  it('is told in German too', () => {
    expect(reads('Rhino', SELECT, 'de')).toBe('Keins davon heißt „Rhino“.')
    expect(reads('', empty, 'de')).toBe('Das fehlt noch.')
  })
})

describe('a form', () => {
  const form = formWith(
    field('What', SELECT, 'Only one.'),
    field('Whom', { type: Type.UserSelect, default_values: [{ id: '2', type: 'user' }] }),
    field('Note', { ...TEXT, value: 'Klaw', required: false }),
    field('States', { ...SELECT, max_values: 2, required: false }),
  )

  it('asks for one field after another, with its hint, what is in it and what it offers', () => {
    const asked: string[] = []
    let at = form
    for (const line of ['dealt', '', '-', 'healed, dealt']) {
      asked.push(askText(at, t))
      const next = fillIn(at, line, t)
      if ('problem' in next) throw new Error(next.problem)
      at = next
    }
    const options = '  - Is dealt damage: whom · how much\n  - Is healed ✓\n  - Stunned, then confused'
    expect(asked).toEqual([
      `What\n    Only one.\n${options}`,
      'Whom\n  - Ana\n  - Ben ✓',
      'Note (optional)\n    So far: Klaw',
      `States (optional)\n    You can choose several, with commas between them.\n${options}`,
    ])
    expect([at.at, at.values]).toEqual([4, { What: ['d'], Note: '', States: ['h', 'd'] }])
    expect(askText(at, t)).toBe('')
  })

  it('stays at a field whose line is wrong', () => {
    expect(fillIn(form, 'Rhino', t)).toEqual({ problem: 'None of these is called “Rhino”.' })
    expect([form.at, form.values]).toEqual([0, {}])
  })
})
