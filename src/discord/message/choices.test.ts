// Lists to choose from are never cut in silence.
import { afterEach, expect, test } from 'vitest'
import { wordsIn } from '../../words/words.ts'
import { isTurned, NO_FIELDS, selectField } from '../attack/face/form.ts'
import { onOverlong, selectRows } from './choices.ts'
import { faultsOf } from './limits.ts'

const t = wordsIn('en')
const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ label: `Card ${i + 1}`, value: String(i + 1) }))
const list = (count: number) => ({
  kind: 'cards',
  id: (page: number) => `id${page}`,
  placeholder: 'Which one?',
  options: optionsOf(count),
})

/** What tests do by themselves. */
const fails = (kind: string, length: number) => {
  throw new Error(`the list ${kind} has ${length} options`)
}
afterEach(() => onOverlong(fails))

type Select = { readonly placeholder: string; readonly options: readonly { readonly value: string }[] }
const selectsIn = (count: number, more: object = {}): [string, number][] => {
  const rows = selectRows({ ...list(count), ...more }, t)
  expect(faultsOf(rows)).toEqual([])
  return (rows as never as { components: [Select] }[]).map(({ components: [one] }) => [
    one.placeholder,
    one.options.length,
  ])
}

test('a select of 26 fails in tests, and a long list stands in several', () => {
  expect(selectsIn(25)).toEqual([['Which one?', 25]])
  expect(() => selectRows(list(26), t)).toThrow('the list cards has 26 options')
  expect(selectsIn(60, { isLong: true })).toEqual([
    ['Which one?', 25],
    ['More… 26–50', 25],
    ['More… 51–60', 10],
  ])
})

test('in the running bot it is told with its kind, and all of it can be chosen', () => {
  const told: unknown[] = []
  onOverlong((kind, length) => told.push([kind, length]))
  expect(selectsIn(26)).toEqual([
    ['Which one?', 25],
    ['More… 26–26', 1],
  ])
  expect(told).toEqual([['cards', 26]])
})

test('a form turns its page by being opened again, and shows the page of what was chosen before', () => {
  const field = { name: 'whom', label: 'Whom', options: optionsOf(60), isLong: true } as const
  const shown = (chosen?: string) => {
    const filled = chosen === undefined ? NO_FIELDS : new Map([['whom', [chosen]]])
    const { component } = selectField(field, filled, t)
    const { options } = component as never as { options: { value: string; label: string }[] }
    return [options.length, options[0]?.value, options.at(-1)]
  }
  expect(shown()).toEqual([25, '1', { value: '…1', label: 'More…' }])
  expect(shown('…1')).toEqual([25, '25', { value: '…2', label: 'More…' }])
  expect(shown('60')).toEqual([13, '49', { value: '…0', label: 'More…' }])
  expect(isTurned(new Map([['whom', ['…1']]]))).toBe(true)
  expect(isTurned(new Map([['whom', ['1']]]))).toBe(false)
  const short = { name: 'what', label: 'What', options: optionsOf(26) }
  expect(() => selectField(short, NO_FIELDS, t)).toThrow('the list what has 26 options')
})
