// Tests the forms “Correct the table” and “Hand over”.

import { describe, expect, test } from 'vitest'
import { fieldsOf, filled, type Point, sceneAfter } from '../../../../test/support/attack/forms.ts'
import * as gundam from '../../../../test/support/games/gundam/unit-attack.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as marvel from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { correctForm, handOverForm, readCorrect, readHandOver } from './more-forms.ts'

const { lumen, sparrow, grinder } = cast
const { falcon, mole } = gundam

describe('a correction', () => {
  const enemy = () =>
    sceneAfter(
      'enemy',
      marvel.attack([lumen({ tough: 1 }), sparrow({ ready: false }), grinder()]),
      marvel.nobody,
    )

  function corrected(at: Point, said: Record<string, string>, status: string[] = []): unknown {
    const read = readCorrect(new Map([...filled(said), ['status', status]]), at)
    if (!('given' in read)) return read
    expect(at.tries(read.given.answer)).toBeNull()
    return read.given.answer
  }

  test('is offered for every card in play', () => {
    const form = correctForm(enemy(), 'de')
    expect(form && fieldsOf(form).get('whom')).toEqual(['Lumen', 'Grinder', 'Sparrow'])
    expect(form && fieldsOf(form).get('atk/def')).toEqual(['ANG / VER / WID'])
    const unit = correctForm(sceneAfter('unit', gundam.attack([falcon()])), 'de')
    expect(unit && [...fieldsOf(unit).keys()]).toEqual(['whom', 'damage', 'hp', 'ap', 'status'])
  })

  test('sets numbers and changes them, and makes a card what it is', () => {
    const said = { whom: 'Lumen', damage: '+2', hitPoints: '11', 'atk/def': '/+1/3' }
    expect(corrected(enemy(), said, ['no tough', 'exhausted', 'stunned'])).toEqual({
      question: 'boost#1',
      card: {
        effects: [
          { kind: 'known', who: { piece: 'Lumen' }, damage: 2, hitPoints: 11, def: 3, thw: 3 },
          { kind: 'exhaust', who: { piece: 'Lumen' } },
          { kind: 'status', to: { piece: 'Lumen' }, status: 'tough', remove: true },
          { kind: 'status', to: { piece: 'Lumen' }, status: 'stunned' },
        ],
      },
    })
  })

  test('takes nobody’s turn in the action step, and passes nothing that is open', () => {
    const point = sceneAfter('unit', gundam.attack([falcon(), mole()]), gundam.noBlock)
    expect(corrected(point, { whom: 'Mole', ap: '+2' }, ['rested'])).toEqual({
      question: 'action:Rio',
      card: {
        label: 'triggered',
        effects: [
          { kind: 'known', who: { piece: 'Mole' }, ap: 4 },
          { kind: 'rest', who: { piece: 'Mole' } },
        ],
      },
    })
    expect(corrected(point, { whom: 'Mole' }, ['new', 'not new'])).toMatchObject({
      card: { effects: [{ kind: 'known', who: { piece: 'Mole' }, deployedThisTurn: true }] },
    })
    const begins = sceneAfter('enemy', marvel.attack([lumen(), grinder()]))
    expect(corrected(begins, { whom: 'Lumen', damage: '1' })).toMatchObject({ question: 'initiation' })
  })

  test('is a problem if it says nothing, or what cannot be', () => {
    expect(corrected(enemy(), { whom: 'Lumen' }, ['tough'])).toMatchObject({
      problem: { code: 'nothingCorrected' },
    })
    expect(corrected(enemy(), { whom: 'Nobody', damage: '1' })).toMatchObject({
      problem: { code: 'cardGone' },
    })
    expect(corrected(enemy(), { whom: 'Sparrow', 'atk/def': '1/+1' })).toMatchObject({
      problem: { code: 'changeOfUnknown', details: { asks: 'DEF' } },
    })
    expect(corrected(enemy(), { whom: 'Lumen', 'atk/def': '1/2/3/4' })).toMatchObject({
      problem: { code: 'numberUnreadable' },
    })
    expect(corrected(enemy(), { whom: 'Lumen', 'atk/def': '-9' })).toMatchObject({
      problem: { code: 'numberOutOfRange' },
    })
  })
})

describe('handing over', () => {
  const at = sceneAfter('enemy', marvel.attack([lumen(), grinder()]))

  test('is of the lead, or of a side', () => {
    expect(fieldsOf(handOverForm(at, 'de')).get('side')).toEqual([
      'Die Leitung dieses Angriffs',
      'Der Platz von Ana',
      'Der Platz von Bo',
    ])
    const user = '123456789012345678'
    expect(readHandOver(filled({ side: 'Bo', user }), at)).toEqual({ handedOver: { user, player: 'Bo' } })
    expect(readHandOver(filled({ side: 'the lead', user }), at)).toEqual({
      handedOver: { user, player: 'the lead' },
    })
  })

  test('needs somebody to whom, and something that there is', () => {
    expect(readHandOver(filled({ side: 'Bo' }), at)).toMatchObject({ problem: { code: 'userMissing' } })
    expect(readHandOver(filled({ side: 'Cyd', user: '1' }), at)).toMatchObject({
      problem: { code: 'sideMissing' },
    })
  })
})
