// Tests that a refusal has an exact sentence in both languages, with the clause and the possible choices.
import { describe, expect, test } from 'vitest'
import {
  card,
  ENEMY,
  enemy,
  falconAttacks,
  type Refused,
  refusal,
  shown,
  UNIT,
} from '../../../../test/support/attack/refusals.ts'
import * as gundam from '../../../../test/support/games/gundam/unit-attack.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as marvel from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { inEachOf } from '../../../../test/support/in-each.ts'
import type { Answer } from '../../../engine/types.ts'
import { COMPLETE_LANGUAGES, LANGUAGES } from '../../../language.ts'
import { problemText } from './problem-text.ts'

const { lumen, sparrow, grinder } = cast
const { falcon, heron, wall } = gundam

describe('a refusal says', () => {
  const inEach = (refused: Refused) => LANGUAGES.map(language => problemText(refused, language, shown))

  test('what is not possible, the clause, and what is', () => {
    const table = marvel.attack([lumen({ ready: false }), sparrow(), grinder()])
    expect(inEach(refusal(ENEMY, table, marvel.defend('Lumen')))).toEqual(
      inEachOf({
        en: '<Lumen> is exhausted and cannot defend. MC-DF-05\nPossible: Sparrow, nobody.',
        de: '<Lumen> ist erschöpft und kann nicht verteidigen. MC-DF-05\nMöglich: Sparrow, nobody.',
      }),
    )
    expect(
      inEach(refusal(UNIT, gundam.attack([falcon(), wall({ rested: true })]), gundam.block('Wall'))),
    ).toEqual(
      inEachOf({
        en: '<Wall> is rested and cannot block. GCG-7-4-1a\nPossible: decline.',
        de: '<Wall> ruht und kann nicht blocken. GCG-7-4-1a\nMöglich: decline.',
      }),
    )
  })

  test('who decides, and who decides together', () => {
    const others = { ...marvel.nobody, by: ['Bo'] }
    expect(inEach(refusal(ENEMY, enemy(), others))).toEqual(
      inEachOf({
        en: 'Something is still open before this, and only <Ana> may pass it. MC-EA-53',
        de: 'Davor ist noch etwas offen, und nur <Ana> darf darauf verzichten. MC-EA-53',
      }),
    )
    expect(inEach(refusal(ENEMY, enemy(), { question: 'initiation', choice: 'pass' }, others))).toEqual(
      inEachOf({
        en: 'Only <Ana> may decide this. MC-DF-01',
        de: 'Das darf nur <Ana> entscheiden. MC-DF-01',
      }),
    )
    const both: Answer = { choice: 'bothPass', by: ['Kei'] }
    const together = refusal(UNIT, falconAttacks(), gundam.noBlock, both)
    // A list has the “and” of its language, also in a sentence that stands in place of a missing one.
    expect(COMPLETE_LANGUAGES.map(language => problemText(together, language, shown))).toEqual([
      '<Rio> and <Kei> decide this together; alone you can answer only for yourself. GCG-7-5-1b',
      'Das entscheiden <Rio> und <Kei> gemeinsam; allein kannst du nur für dich antworten. GCG-7-5-1b',
    ])
  })

  test('from where to where a number goes, and what it counts', () => {
    expect(inEach(refusal(ENEMY, enemy(), marvel.nobody, { choice: 'flip', number: 21 }))).toEqual(
      inEachOf({
        en: 'Boost icons: only a number from 0 to 20 is possible. MC-EA-24',
        de: 'Boost-Symbole: Möglich ist nur eine Zahl von 0 bis 20. MC-EA-24',
      }),
    )
  })

  test('that all of it may stand in place of a missing number', () => {
    const limits = { asks: 'number', min: 1, max: 99 }
    const missing = (details: object) => inEach({ code: 'numberMissing', clause: null, details } as never)
    expect(missing({ ...limits, orAll: true })).toEqual(
      inEachOf({
        en: 'How much: a number from 1 to 99 or “all” is missing.',
        de: 'Wie viel: Es fehlt eine Zahl von 1 bis 99 oder „alles“.',
      }),
    )
    expect(missing(limits)).toEqual(
      inEachOf({
        en: 'How much: a number from 1 to 99 is missing.',
        de: 'Wie viel: Es fehlt eine Zahl von 1 bis 99.',
      }),
    )
  })

  test('on whom the one effect of a card was, and what an effect is called', () => {
    const late = refusal(
      UNIT,
      gundam.attack([falcon(), heron()]),
      card({ kind: 'target', to: gundam.piece('Heron') }),
    )
    expect(problemText(late, 'en', shown)).toBe('<Heron> is not a Unit of the standby player. GCG-7-1c')
    const icons = refusal(ENEMY, enemy(), {
      question: 'defend',
      ...card({ kind: 'cancelBoost', what: 'icons' }),
    })
    expect(inEach(icons)).toEqual(
      inEachOf({
        en: 'Not possible at this moment: canceling the boost card. MC-DF-01',
        de: 'In diesem Moment nicht möglich: die Boost-Karte aufheben. MC-DF-01',
      }),
    )
  })

  test('which clause it is about, where that makes a difference', () => {
    const defended = [marvel.defend('Lumen'), marvel.boost(0)]
    const moved = { question: 'damage', ...card({ kind: 'target', to: marvel.piece('Sparrow') }) }
    expect(problemText(refusal(ENEMY, enemy(), ...defended, moved), 'en', shown)).toBe(
      'Someone already defends, so the target stays as it is. MC-EA-09',
    )
    const other = { choice: 'x', joins: [{ id: 'Wasp', kind: 'ally' }] }
    expect(problemText(refusal(ENEMY, enemy(), other), 'en', shown)).toBe(
      '<Wasp> needs a player who controls it.',
    )
    const mine = { question: 'defend', card: { label: 'defense', effects: [] } }
    expect(problemText(refusal(ENEMY, enemy(), mine), 'en', shown)).toBe(
      'Choose the character of the player whose (defense) ability it is. MC-DF-14',
    )
  })

  test('at most eight choices, and what was typed harmlessly', () => {
    const allies = Array.from({ length: 12 }, (_, i) => sparrow({ id: `Bird ${i}` }))
    const text = problemText(
      refusal(ENEMY, marvel.attack([lumen(), ...allies, grinder()]), marvel.defend('Nobody')),
      'en',
      shown,
    )
    expect(text.split('\n')[1]).toMatch(/^Possible: (Lumen|Bird \d+)(, Bird \d+){7}, …\.$/)
    const typed = { code: 'noSuchCard', clause: null, details: { typed: '**x**' } }
    expect(problemText(typed, 'en', shown)).toContain('“\\*\\*x\\*\\*”')
  })

  test('something even for a code that nobody has thought of', () => {
    expect(problemText({ code: 'toString', clause: null }, 'en', shown)).toBe('This is not possible now.')
  })
})
