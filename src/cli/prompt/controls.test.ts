// Checks which button or option a typed label means.
import { describe, expect, it } from 'vitest'
import type { SeenMessage } from '../../loopback/persona/visible-messages.ts'
import { isLabelled, labelsOn, meantBy } from './controls.ts'

const list = (...labels: string[]) => labels.map(label => ({ label, name: label }))
const found = (typed: string, ...lists: string[][]) =>
  meantBy(
    lists.map(labels => list(...labels)),
    typed,
  ).map(({ label }) => label)

const BOARD = ['She-Hulk (basic, DEF 2)', 'An ally…', 'Another player…', 'Nobody', 'Deal 2 damage']

describe('a typed label', () => {
  it.each([
    ['Nobody', ['Nobody']],
    ['nobody', ['Nobody']],
    ['"Nobody"', ['Nobody']],
    ['deal 2', ['Deal 2 damage']],
    ['An ally', ['An ally…']],
    ['an ally ...', ['An ally…']],
    ['DEF 2', ['She-Hulk (basic, DEF 2)']],
    ['an', ['An ally…']],
    ['dance', []],
    ['', []],
    ['…', []],
  ])('%j', (typed, labels) => {
    expect(found(typed, BOARD)).toEqual(labels)
  })

  it('means all that it fits equally well', () => {
    expect(found('another', ['Another hero', 'Another ally', 'Not another'])).toEqual([
      'Another hero',
      'Another ally',
    ])
  })

  it('means the whole label before one that begins with it, and that before one that has it inside', () => {
    expect(found('2', ['12', '2 icons', '2'])).toEqual(['2'])
    expect(found('2', ['12', '20', '2 icons'])).toEqual(['2 icons'])
    expect(found('2', ['12', '20'])).toEqual(['20'])
    expect(found('2', ['12', '1'])).toEqual(['12'])
  })

  it('is read without regard to Roman numerals of one sign and the shape of quotes', () => {
    expect(found("char's zaku II", ['Char’s Zaku Ⅱ · AP 3', 'Zaku Ⅰ'])).toEqual(['Char’s Zaku Ⅱ · AP 3'])
    expect(found('nur der name "zaku"', ['Nur der Name „Zaku“, ohne Karte'])).toHaveLength(1)
  })

  it('goes to the first list that has what fits as well', () => {
    expect(found('Undo', ['Undo'], ['Undo'])).toHaveLength(1)
    expect(found('Undo', ['Undo all'], ['Undo'])).toEqual(['Undo'])
  })

  it('may be what stands on a select, which is never taken for a part of a button', () => {
    const row = (...components: object[]) => ({ type: 1, components })
    const message = {
      components: [
        row({ type: 2, label: 'One more boost card' }, { type: 2, label: 'Bring more' }),
        row({ type: 3, placeholder: 'More…', options: [{ label: 'Preview', value: 'preview' }] }),
      ],
    } as unknown as SeenMessage
    const meant = (typed: string) => meantBy([labelsOn(message)], typed).map(({ label }) => label)
    expect(meant('more…')).toEqual(['More…'])
    expect(meant('preview')).toEqual(['Preview'])
    expect(meant('e mor')).toEqual(['One more boost card'])
    expect(meant('mor')).toEqual(['More…'])
    expect(meant('ore')).toEqual(['One more boost card', 'Bring more', 'More…'])
  })

  it('is told from a label that only begins with it', () => {
    expect([isLabelled('Karte nennen …', 'karte nennen'), isLabelled('Karte nennen …', 'karte')]).toEqual([
      true,
      false,
    ])
  })
})
