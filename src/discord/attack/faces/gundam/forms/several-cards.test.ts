// Tests reports about several cards at one moment: those chosen one by one, and all Units of a player.
import { describe, expect, it } from 'vitest'
import { fieldsOf, sceneAfter } from '../../../../../../test/support/attack/forms.ts'
import { happensForm, readHappens } from '../../../forms/report-form.ts'

const unit = (id: string, player: string, more: object = {}) => ({
  id,
  kind: 'unit',
  player,
  ap: 2,
  hp: 3,
  ...more,
})
const table = {
  ...{ edition: '1.9.0', activePlayer: 'Kei', standbyPlayer: 'Rio', shields: 2, base: 'none' },
  pieces: [
    unit('Falcon', 'Kei'),
    unit('Mole', 'Rio', { rested: true }),
    unit('Drake', 'Rio'),
    unit('Heron', 'Rio'),
  ],
  ...{ attacker: 'Falcon', target: { unit: 'Mole' } },
}
const at = () => sceneAfter('unit', table)
function effectsOf(what: string, whom: readonly string[], number = '') {
  const point = at()
  const read = readHappens(
    new Map([
      ['what', [what]],
      ['whom', whom],
      ['number', [number]],
    ]),
    point,
  )
  if (!('given' in read)) return read
  expect(point.tries(read.given.answer)).toBeNull()
  return (read.given.answer.card as { readonly effects?: unknown } | undefined)?.effects
}
const pieces = (...ids: string[]) => ids.map(piece => ({ piece }))

describe('a report about several cards', () => {
  it('deals damage to all of them at one moment, or removes them', () => {
    expect(effectsOf('damage', ['Mole', 'Heron'], '1')).toEqual([
      { kind: 'damage', to: { piece: 'Mole' }, also: pieces('Heron'), amount: 1 },
    ])
    expect(effectsOf('removed', ['Drake', 'Mole'])).toEqual([
      { kind: 'leaves', who: { piece: 'Drake' }, also: pieces('Mole'), how: 'removed' },
    ])
  })

  it('means all Units of a player by one choice, each once', () => {
    const form = happensForm(at(), 'en')
    expect(form && fieldsOf(form).get('whom')).toContain('All Units of Rio')
    expect(effectsOf('damage', ['all Rio', 'Mole', 'Falcon'], '1')).toMatchObject([
      { to: { piece: 'Mole' }, also: pieces('Drake', 'Heron', 'Falcon') },
    ])
  })

  it('has an effect for each where their order does not matter', () => {
    expect(effectsOf('rest', ['Drake', 'Heron'])).toEqual(
      pieces('Drake', 'Heron').map(who => ({ kind: 'rest', who })),
    )
    expect(effectsOf('cannotBlock', ['all Rio'])).toMatchObject([{ kind: 'rule', rule: 'cannotBlock' }])
  })

  it('says what can concern one card alone, and that the shield area is no card beside others', () => {
    expect(effectsOf('prevent', ['Mole', 'Heron'], '1')).toMatchObject({ problem: { code: 'onlyOneCard' } })
    expect(effectsOf('target', ['all Rio'])).toMatchObject({ problem: { code: 'onlyOneCard' } })
    expect(effectsOf('damage', ['Mole', 'shieldArea'], '1')).toMatchObject({
      problem: { code: 'notTheShieldArea' },
    })
    const many = Array.from({ length: 13 }, (_, index) => `Unit ${index}`)
    expect(effectsOf('damage', many, '1')).toMatchObject({ problem: { code: 'tooManyCards' } })
    expect(effectsOf('damage', ['Mole', 'Nobody'], '1')).toMatchObject({ problem: { code: 'cardGone' } })
  })

  it('chooses as many targets as it names: the form and the engine refuse it where one of them has left', () => {
    const said = new Map([
      ['what', ['damage']],
      ['whom', ['Drake', 'Heron']],
      ['number', ['1']],
    ])
    const read = readHappens(said, at())
    if (!('given' in read)) throw new Error(JSON.stringify(read))
    const leaves = { kind: 'leaves', who: { piece: 'Heron' }, how: 'removed' }
    const later = sceneAfter('unit', table, {
      question: 'attack',
      card: { effects: [leaves] },
    })
    expect(readHappens(said, later)).toMatchObject({ problem: { code: 'cardGone' } })
    expect(later.tries(read.given.answer)?.code).toBe('notInPlay')
    expect(readHappens(new Map([...said, ['whom', ['Drake']]]), later)).toHaveProperty('given')
  })
})
