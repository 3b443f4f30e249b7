// The villain that nobody has named: the board asks who it is, and a report can concern it.
import { expect, it } from 'vitest'
import { labelsOn, read } from '../../../../test/support/attack/board-buttons.ts'
import { fieldsOf, filled, type Point, sceneAfter } from '../../../../test/support/attack/forms.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { basic, deal, target } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { boardView } from '../board/board.ts'
import type { FoundCard } from '../face/result.ts'
import { JOIN } from '../face/table.ts'
import { askForm, readForm } from './forms.ts'

const KLAW: FoundCard = {
  value: 'card:7',
  name: { en: 'Klaw I', de: 'Klaw I' },
  label: 'Klaw I',
  printed: { id: 'x', kind: 'villain', atk: 0, hitPointsPerPlayer: 12 },
}
const find = (query: string) => ({ cards: query === 'Klaw I' ? [KLAW] : [], areAlone: true })
const strong = lumen({ atk: 6, keywords: ['overkill'] })
const over = () => sceneAfter('player', basic([strong, rustling()]), target('Rustling'), deal)
const before = () => sceneAfter('player', basic([strong, rustling()]), target('Rustling'))

function given(at: Point, rest: readonly string[], said: Record<string, string>) {
  const form = readForm(rest, filled(said), at, find)
  if (!('given' in form)) throw new Error(JSON.stringify(form))
  expect(at.tries(form.given.answer)).toBeNull()
  return form.given.answer
}

it('is asked for on the board, with a form and a way to go on without a name', () => {
  const board = (language: 'en' | 'de') => boardView(FACES, over().scene, { language })
  expect(read(board('en'))).toContain('Nobody has named the villain. Who is it?')
  expect(read(board('de'))).toContain('Niemand hat den Schurken genannt. Wer ist es?')
  expect(labelsOn(board('en')).slice(0, 2)).toEqual(['The villain, without a name', 'Name the villain…'])
  expect(labelsOn(board('de')).slice(0, 2)).toEqual(['Der Schurke, ohne Namen', 'Schurken nennen …'])
})

it('joins as the card that is named, or as a name of one’s own with what is typed', () => {
  const form = askForm(over(), 'en', 'villain', `${JOIN}villain`)
  expect(form && [...fieldsOf(form).keys()]).toEqual(['name', 'hitPoints', 'damage'])
  const rest = ['join', 'villain', 'villain']
  const joined = { id: 'villain-1', kind: 'villain', atk: 0, hitPointsPerPlayer: 12 }
  expect(given(over(), rest, { name: 'Klaw I' })).toEqual({
    question: 'villain',
    choice: 'villain',
    joins: [joined],
  })
  expect(given(over(), rest, { name: 'Boss', hitPoints: '20', damage: '3' })).toMatchObject({
    joins: [{ kind: 'villain', hitPoints: 20, damage: 3 }],
  })
})

it('can be concerned by every kind of effect that is on a character', () => {
  const effect = (what: string, more: Record<string, string> = {}) =>
    given(before(), ['happens'], { what, whom: 'theVillain', ...more }).card
  const to = { the: 'villain' }
  expect(effect('damage', { number: '2' })).toEqual({ effects: [{ kind: 'damage', to, amount: 2 }] })
  expect(effect('heal', { number: '2' })).toEqual({ effects: [{ kind: 'heal', to, amount: 2 }] })
  expect(effect('stunned')).toEqual({ effects: [{ kind: 'status', to, status: 'stunned' }] })
  expect(effect('defeated')).toEqual({ effects: [{ kind: 'leaves', who: to, how: 'defeated' }] })
  expect(effect('furtherTarget')).toEqual({ effects: [{ kind: 'furtherTarget', to }] })
})
