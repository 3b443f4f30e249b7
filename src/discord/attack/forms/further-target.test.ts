// “Another target…” of a player's attack: by a card or a name, on the table or not, at once or in order.
import { describe, expect, it } from 'vitest'
import { labelsOn } from '../../../../test/support/attack/board-buttons.ts'
import { fieldsOf, filled, type Point, sceneAfter } from '../../../../test/support/attack/forms.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as enemies from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  hits,
  labelled,
  target,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { boardView } from '../board/board.ts'
import type { FoundCard } from '../face/result.ts'
import { JOIN } from '../face/table.ts'
import { askForm, readForm } from './forms.ts'

const { lumen, rustling, grinder } = cast

const THUG: FoundCard = {
  value: 'card:7',
  name: { en: 'Thug', de: 'Schläger' },
  label: 'Thug',
  printed: { id: 'x', kind: 'minion', atk: 1, hitPoints: 4 },
}
const find = (query: string) => ({
  cards: query === 'Thug' || query === 'Schläger' ? [THUG] : [],
  areAlone: true,
})

const plain = () => sceneAfter('player', basic([lumen(), rustling()]), target('Rustling'))
const ability = (...more: Parameters<typeof labelled>[0]) =>
  sceneAfter('player', labelled([lumen(), rustling(), ...more], [hits(3)]), target('Rustling'))

/** The answer that the form gives, which the rules take. */
function answered(at: Point, said: Record<string, string>) {
  const read = readForm(['join', 'damage', 'target'], filled(said), at, find)
  if (!('given' in read)) return read
  expect(at.tries(read.given.answer)).toBeNull()
  return read.given
}

describe('another target', () => {
  it('has a button beside the damage of a player’s attack, in both languages, and none in an enemy’s attack', () => {
    const labels = (at: Point, language: 'en' | 'de') =>
      labelsOn(boardView(FACES, at.scene, { language })).slice(0, 3)
    expect(labels(plain(), 'en')).toEqual(['Deal 2 damage', 'Another target…', 'Prevent or change…'])
    expect(labels(plain(), 'de')).toEqual([
      '2 Schaden zufügen',
      'Weiteres Ziel …',
      'Verhindern oder ändern …',
    ])
    const attacked = sceneAfter(
      'enemy',
      enemies.attack([lumen(), grinder()]),
      enemies.nobody,
      enemies.boost(0),
    )
    expect(labels(attacked, 'en')).not.toContain('Another target…')
  })

  it('of a basic attack is asked for what is unknown of it, of an ability also for its damage and its turn', () => {
    const fields = (at: Point) => {
      const form = askForm(at, 'en', 'damage', `${JOIN}target`)
      return form && [...fieldsOf(form).keys()]
    }
    expect(fields(plain())).toEqual(['name', 'kind', 'hitPoints', 'damage', 'retaliate'])
    expect(fields(ability())).toEqual(['name', 'kind', 'hitPoints', 'amount', 'order'])
  })

  it('joins with the effect that attacks it, as a card or as a name of one’s own', () => {
    expect(answered(plain(), { name: 'Thug' })).toMatchObject({
      answer: {
        question: 'damage',
        card: { effects: [{ kind: 'furtherTarget', to: { piece: 'minion-1' } }] },
        joins: [{ id: 'minion-1', kind: 'minion', hitPoints: 4 }],
      },
      names: { 'minion-1': THUG.name },
    })
    expect(
      answered(ability(), { name: 'Ruffian', kind: 'villain', amount: '2', order: 'later' }),
    ).toMatchObject({
      answer: {
        card: { effects: [{ kind: 'furtherTarget', to: { piece: 'villain-1' }, amount: 2, later: true }] },
        joins: [{ id: 'villain-1', kind: 'villain' }],
      },
    })
  })

  it('is the enemy of that name on the table, if one is not attacked yet', () => {
    const at = ability({ ...grinder(), id: 'enemy-9' })
    const names = { 'enemy-9': THUG.name }
    const named = { ...at, scene: { ...at.scene, walkthrough: { ...at.scene.walkthrough, names } } }
    for (const name of ['thug', 'Schläger']) {
      const { answer } = answered(named, { name, amount: '1' }) as { answer: object }
      expect(answer).toEqual({
        question: 'damage',
        card: { effects: [{ kind: 'furtherTarget', to: { piece: 'enemy-9' }, amount: 1 }] },
      })
    }
    // A second one of the name of a target is somebody new.
    expect(answered(ability(), { name: 'Rustling' })).toMatchObject({
      answer: { joins: [{ id: 'minion-1' }] },
    })
  })

  it('says what is wrong with its fields, and the rules say whom they forbid', () => {
    const code = (said: Record<string, string>) => {
      const read = readForm(['join', 'damage', 'target'], filled(said), ability(), find)
      return 'problem' in read ? read.problem.code : null
    }
    expect(code({ name: '' })).toBe('nameMissing')
    expect(code({ name: 'Thug', amount: 'x' })).toBe('numberUnreadable')
    expect(code({ name: 'Thug', amount: 'all' })).toBe('allNotHere')
    expect(code({ name: 'Thug', amount: '100' })).toBe('numberOutOfRange')
  })
})
