// A modal accepts and refuses values as Discord's client does.
import { describe, expect, it } from 'vitest'
import { ComponentKind, type PageComponent } from '../parts/component-types.ts'
import { fieldFault, fieldsOf, presetFields } from './fields.ts'

const text = (more: Partial<PageComponent> = {}): PageComponent => ({
  type: ComponentKind.TextInput,
  custom_id: 'a',
  ...more,
})
const select = (more: Partial<PageComponent> = {}): PageComponent => ({
  type: ComponentKind.StringSelect,
  custom_id: 'a',
  options: [
    { label: 'One', value: '1' },
    { label: 'Two', value: '2', default: true },
  ],
  ...more,
})
const filled = (value: string | readonly string[] | boolean) => new Map([['a', value]])

describe('the fields of a modal', () => {
  it('stand in labels, or in rows as they once did', () => {
    const components: PageComponent[] = [
      { type: ComponentKind.TextDisplay, content: 'Tell us' },
      { type: ComponentKind.Label, component: text() },
      { type: ComponentKind.ActionRow, components: [text({ custom_id: 'b' })] },
    ]
    expect(fieldsOf(components).map(({ custom_id }) => custom_id)).toEqual(['a', 'b'])
  })

  it('begin with what the bot has put into them', () => {
    const fields = [
      text({ value: 'x' }),
      select({ custom_id: 'b' }),
      {
        type: ComponentKind.UserSelect,
        custom_id: 'c',
        default_values: [{ id: '7', type: 'user' }],
      } satisfies PageComponent,
      { type: ComponentKind.Checkbox, custom_id: 'd', default: true },
    ]
    const components = fields.map((component): PageComponent => ({ type: ComponentKind.Label, component }))
    expect([...presetFields(components)]).toEqual([
      ['a', 'x'],
      ['b', ['2']],
      ['c', ['7']],
      ['d', true],
    ])
  })
})

describe('what is wrong with a field', () => {
  it.each<[string, PageComponent, string | readonly string[] | boolean, unknown]>([
    ['a required text left empty', text(), '', { key: 'page:modal.required', slots: {} }],
    ['an optional text left empty', text({ required: false, min_length: 5 }), '', null],
    ['a text too short', text({ min_length: 3 }), 'ab', { key: 'page:modal.tooShort', slots: { count: 3 } }],
    ['a text too long', text({ max_length: 1 }), 'ab', { key: 'page:modal.tooLong', slots: { count: 1 } }],
    ['nothing chosen', select(), [], { key: 'page:modal.chooseOne', slots: { least: 1 } }],
    [
      'too few chosen',
      select({ min_values: 2, max_values: 2 }),
      ['1'],
      { key: 'page:modal.chooseMore', slots: { least: 2 } },
    ],
    ['nothing chosen where nothing need be', select({ required: false }), [], null],
    ['a box not ticked', { type: ComponentKind.Checkbox, custom_id: 'a' }, false, null],
  ])('%s', (_, field, value, fault) => {
    expect(fieldFault(field, filled(value))).toEqual(fault)
  })
})
