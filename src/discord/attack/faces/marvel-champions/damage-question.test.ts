// The question and the button of the damage say what comes after everything that has been reported.
import { describe, expect, test } from 'vitest'
import { labelsOn, read } from '../../../../../test/support/attack/board-buttons.ts'
import { FACES } from '../../../../../test/support/attack/played-faces.ts'
import { sceneOf } from '../../../../../test/support/attack/scenes.ts'
import { grinder, lumen, rustling, sparrow } from '../../../../../test/support/games/marvel-champions/cast.ts'
import * as enemy from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { basic, labelled, warden } from '../../../../../test/support/games/marvel-champions/player-attack.ts'
import type { Answer } from '../../../../engine/types.ts'
import type { Effect } from '../../../../games/marvel-champions/vocabulary/effects.ts'
import type { Language } from '../../../../language.ts'
import { boardView } from '../../board/board.ts'

const { report } = enemy
const ENEMY = 'marvel-champions/enemy-attack'
const PLAYER = 'marvel-champions/player-attack'

/** The last line of the board, which is the question, and its first button. */
function asked(flow: string, setUp: object, log: readonly Answer[], language: Language = 'en') {
  const view = boardView(FACES, sceneOf({ flow, setUp: setUp as never }, log), { language })
  const question = read(view)
    .split('\n')
    .filter(line => line.startsWith('**'))
    .at(-1)
  return [question?.replaceAll('**', ''), labelsOn(view)[0]]
}

/** Grinder attacks Lumen, undefended, with ATK 2 and these icons; then these effects are reported. */
const undefended = (effects: Effect[], { more = {}, icons = 0, language = 'en' as Language } = {}) =>
  asked(
    ENEMY,
    enemy.attack([lumen(more), sparrow(), grinder({ atk: 2 })]),
    [enemy.nobody, enemy.boost(icons), ...(effects.length > 0 ? [report('damage', effects)] : [])],
    language,
  )

const prevent = (amount: number | 'all', of?: string): Effect => ({
  kind: 'prevent',
  amount,
  ...(of && { of: { piece: of } }),
})
const piercing: Effect = { kind: 'keyword', keyword: 'piercing' }

describe('the damage of an enemy’s attack', () => {
  test('that is prevented wholly is none, and the button says so', () => {
    for (const of of [undefined, 'Lumen']) {
      expect(undefended([prevent('all', of)])).toEqual([
        '2 damage to Lumen, undefended. All prevented: 0 damage.',
        'Go on',
      ])
      expect(undefended([prevent('all', of)], { language: 'de' })).toEqual([
        '2 Schaden an Lumen, unverteidigt. Alles verhindert: 0 Schaden.',
        'Weiter',
      ])
    }
  })

  test('that is prevented in part is what is left', () => {
    expect(undefended([prevent(1)], { icons: 2 })).toEqual([
      '4 damage to Lumen, undefended. 1 prevented: 3 damage.',
      'Deal 3 damage',
    ])
    const both = [prevent(1), { kind: 'increase', amount: 2, of: { piece: 'Lumen' } }] as const
    expect(undefended([...both])).toEqual([
      '2 damage to Lumen, undefended. 2 more taken, 1 prevented: 3 damage.',
      'Deal 3 damage',
    ])
    expect(undefended([{ kind: 'increase', amount: 1, of: { piece: 'Lumen' } }])).toEqual([
      '2 damage to Lumen, undefended. 1 more taken: 3 damage.',
      'Deal 3 damage',
    ])
  })

  test('that tough stops is worded anew once the attack pierces, or once nothing is left to stop', () => {
    const tough = { more: { tough: 1 } }
    expect(undefended([], tough)).toEqual(['2 damage to Lumen, undefended. Tough stops it.', 'Deal 2 damage'])
    expect(undefended([piercing], tough)).toEqual([
      '2 damage to Lumen, undefended. Piercing discards tough first.',
      'Deal 2 damage',
    ])
    expect(undefended([prevent('all')], tough)).toEqual([
      '2 damage to Lumen, undefended. All prevented: 0 damage.',
      'Go on',
    ])
    expect(undefended([prevent(1)], tough)).toEqual([
      '2 damage to Lumen, undefended. 1 prevented: 1 damage. Tough stops it.',
      'Deal 1 damage',
    ])
  })

  test('that a constant ability lowers to 0 never reaches the tough card', () => {
    const lowered = (atk: number) =>
      asked(
        ENEMY,
        enemy.attack([lumen({ tough: 1 }), grinder({ atk })], {
          abilities: [
            {
              id: 'Plating',
              source: 'Lumen',
              owner: 'Ana',
              trigger: { on: 'constant' },
              effects: [{ kind: 'increase', amount: -2, of: { piece: 'Lumen' } }],
            },
          ],
        }),
        [enemy.nobody, enemy.boost(0)],
      )
    expect(lowered(2)).toEqual(['2 damage to Lumen, undefended. 2 less taken: 0 damage.', 'Go on'])
    expect(lowered(3)).toEqual([
      '3 damage to Lumen, undefended. 2 less taken: 1 damage. Tough stops it.',
      'Deal 1 damage',
    ])
  })

  test('of a printed piercing attack reads the same', () => {
    const setUp = enemy.attack([lumen({ tough: 1 }), grinder({ atk: 2, keywords: ['piercing'] })])
    expect(asked(ENEMY, setUp, [enemy.nobody, enemy.boost(0)])).toEqual([
      '2 damage to Lumen, undefended. Piercing discards tough first.',
      'Deal 2 damage',
    ])
  })

  test('that is 0 from the start, or cannot be taken, needs no dealing', () => {
    expect(undefended([{ kind: 'atk', amount: -2 }])).toEqual([
      '0 damage to Lumen, undefended.',
      'No damage, go on',
    ])
    expect(undefended([], { more: { cannotTakeDamage: true } })).toEqual([
      '2 damage to Lumen, undefended. Lumen cannot take damage.',
      'Go on',
    ])
    const defended = [enemy.defend('Lumen'), enemy.boost(0), report('damage', [{ kind: 'def', amount: 5 }])]
    expect(asked(ENEMY, enemy.attack([lumen(), grinder({ atk: 2 })]), defended)).toEqual([
      'DEF stops all 2 damage to Lumen.',
      'No damage, go on',
    ])
  })

  test('that is divided can be prevented as well', () => {
    const effects: Effect[] = [{ kind: 'indirect' }, prevent('all')]
    expect(undefended(effects)).toEqual([
      '2 indirect damage, divided among characters by Ana. All prevented: 0 damage.',
      'Go on',
    ])
  })
})

describe('a printed toughness of which nobody has said anything', () => {
  const hard = rustling({ hitPoints: 5, toughness: 'printed' })
  const labels = (setUp: object, log: readonly Answer[], language: Language) => {
    const view = boardView(FACES, sceneOf({ flow: PLAYER, setUp: setUp as never }, log), { language })
    return labelsOn(view).slice(0, 3)
  }

  test('stops the damage unless the button beside it says that its card is gone', () => {
    const setUp = basic([lumen(), hard])
    const log = [{ question: 'target', choice: 'Rustling' }]
    expect(asked(PLAYER, setUp, log)).toEqual(['2 damage to Rustling. Tough stops it.', 'Deal 2 damage'])
    expect(labels(setUp, log, 'en')).toContain('No tough status card any more')
    expect(labels(setUp, log, 'de')).toContain('Keine Zäh-Statuskarte mehr')
    const gone = [...log, { question: 'damage', choice: 'notTough:Rustling' }]
    expect(asked(PLAYER, setUp, gone)).toEqual(['2 damage to Rustling.', 'Deal 2 damage'])
  })

  test('of several targets each has a button with its name', () => {
    const each = { ability: { attacks: [{ targets: 'each enemy' as const, instances: [{ amount: 2 }] }] } }
    const setUp = basic([lumen(), hard, { ...hard, id: 'Other' }], each)
    expect(labels(setUp, [], 'en')).toEqual([
      'Deal 4 damage',
      'Rustling: no tough status card any more',
      'Other: no tough status card any more',
    ])
  })

  test('is asked about before the damage of retaliate', () => {
    const setUp = enemy.attack([lumen({ retaliate: 1 }), grinder({ atk: 2, toughness: 'printed' })])
    const log = [enemy.nobody, enemy.boost(0), enemy.deal]
    expect(asked(ENEMY, setUp, log)).toEqual([
      'Grinder takes damage and entered play with a tough status card. Is that card still there?',
      'Tough stops it',
    ])
  })
})

describe('the damage of a player’s attack', () => {
  const hit = (effects: Effect[], more = {}) =>
    asked(PLAYER, basic([lumen(), rustling(more)]), [
      { question: 'target', choice: 'Rustling' },
      ...(effects.length > 0 ? [report('damage', effects)] : []),
    ])

  test('knows what was prevented, tough and pierced', () => {
    expect(hit([prevent('all')])).toEqual(['2 damage to Rustling. All prevented: 0 damage.', 'Go on'])
    expect(hit([prevent(1, 'Rustling')])).toEqual([
      '2 damage to Rustling. 1 prevented: 1 damage.',
      'Deal 1 damage',
    ])
    expect(hit([], { tough: 1 })).toEqual(['2 damage to Rustling. Tough stops it.', 'Deal 2 damage'])
    expect(hit([piercing], { tough: 1 })).toEqual([
      '2 damage to Rustling. Piercing discards tough first.',
      'Deal 2 damage',
    ])
    expect(hit([{ kind: 'atk', amount: -5 }])).toEqual(['0 damage to Rustling.', 'No damage, go on'])
  })

  test('names nothing of a sentence that depends on who falls in the one before it', () => {
    const named = (hitPoints: number, language?: Language) => {
      const pieces = [lumen(), warden({ id: 'Gate', hitPoints }), grinder()]
      const instances = [
        { amount: 5, to: 1 },
        { amount: 2, to: 'others' as const },
      ]
      const log = [{ question: 'target', choice: 'Gate' }]
      return asked(PLAYER, labelled(pieces, [{ targets: 1, instances }]), log, language)
    }
    expect(named(6)).toEqual(['5 damage to Gate.', 'Deal 5 damage'])
    expect(named(5)).toEqual([
      '5 damage to Gate. What comes after depends on what this does.',
      'Deal 5 damage first',
    ])
    expect(named(5, 'de')).toEqual([
      '5 Schaden an Gate. Was danach kommt, hängt davon ab.',
      'Zuerst 5 Schaden zufügen',
    ])
  })

  test('says what is dealt: the same as the board says a press later', () => {
    const setUp = basic([lumen({ atk: 3 }), rustling()])
    const log = [{ question: 'target', choice: 'Rustling' }, report('damage', [prevent(1)])]
    const { played } = sceneOf({ flow: PLAYER, setUp: setUp as never }, [...log, enemy.deal])
    expect(asked(PLAYER, setUp, log)[1]).toBe('Deal 2 damage')
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'damage_dealt', amount: 2 }))
  })
})
