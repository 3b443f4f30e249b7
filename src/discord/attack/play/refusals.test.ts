// Tests that every refusal has a complete sentence: for junk at every prompt, for set-ups, and for special tables.
import { expect, test } from 'vitest'
import { everyPoint } from '../../../../test/support/attack/forms.ts'
import { junkFor } from '../../../../test/support/attack/illegal-answers.ts'
import {
  card,
  ENEMY,
  enemy,
  falconAttacks,
  PLAYER,
  type Refused,
  refusal,
  shown,
  UNIT,
} from '../../../../test/support/attack/refusals.ts'
import * as gundam from '../../../../test/support/games/gundam/unit-attack.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as marvel from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { basic, labelled, warden } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { Game } from '../../../engine/game.ts'
import type { RefusedAnswer } from '../../../engine/types.ts'
import { LANGUAGES } from '../../../language.ts'
import { problemKey, problemText } from './problem-text.ts'

const { lumen, nora, granite, grinder, rustling } = cast
const { falcon, fort } = gundam

/** Checks that a sentence has no empty slot and belongs to the code. */
function saysAll(refused: Refused): void {
  expect(problemKey(refused)).toBe(`walkthroughs:refused.${refused.code}`)
  for (const language of LANGUAGES) {
    const text = problemText(refused, language, shown)
    expect([refused, text]).toEqual([refused, expect.not.stringMatching(/\{\{|undefined|\[object|NaN|<>/)])
  }
}

test('whatever is tried at any prompt, the sentence says all it has to', () => {
  const met = new Set<string>()
  everyPoint(({ scene, tries }, picks) => {
    const junk = junkFor(scene)
    for (const pick of picks) {
      const refused = tries(junk[pick % junk.length] ?? {})
      if (!refused) continue
      met.add(refused.code)
      saysAll(refused)
    }
  })
  expect(met.size).toBeGreaterThan(25)
})

const forced = { id: 'A1', trigger: { on: 'attacks' }, forced: true }
const carriedOut = (...effects: object[]) => ({ choice: 'done', card: { effects } })

/** The refusals of set-ups, and those that need a special table. */
const CASES: [code: string, refused: () => RefusedAnswer<Game>][] = [
  ['malformedSetUp', () => refusal(ENEMY, marvel.attack([lumen({ atk: 1000 }), grinder()]))],
  ['malformedSetUp', () => refusal(ENEMY, {})],
  ['noSuchAttacker', () => refusal(ENEMY, enemy({ attacker: 'Lumen' }))],
  ['noSuchTarget', () => refusal(ENEMY, enemy({ target: { player: 'Bo' } }))],
  ['nameTaken', () => refusal(ENEMY, marvel.attack([lumen(), lumen(), grinder()]))],
  ['constantOnlyAtk', () => refusal(ENEMY, enemy({ abilities: [constant('threat')] }))],
  ['cannotAttack', () => refusal(PLAYER, basic([nora(), grinder()]))],
  ['exhausted', () => refusal(PLAYER, basic([lumen({ ready: false }), grinder()]))],
  [
    'noAttackableEnemy',
    () =>
      refusal(
        PLAYER,
        basic([lumen(), rustling({ cannotBeAttacked: true }), grinder({ cannotBeAttacked: true })]),
      ),
  ],
  ['guarded', () => refusal(PLAYER, basic([lumen(), grinder(), warden()], { targets: ['Grinder'] }))],
  [
    'cannotBeAttacked',
    () =>
      refusal(
        PLAYER,
        basic([lumen(), rustling(), grinder({ cannotBeAttacked: true })], { targets: ['Grinder'] }),
      ),
  ],
  ['onlyInEnemyAttack', () => refusal(PLAYER, playerAbility(), ...carried({ kind: 'def', amount: 1 }))],
  ['noBoostCard', () => refusal(ENEMY, enemyAbility(), carriedOut({ kind: 'boostIcons', amount: 1 }))],
  ['attackOver', () => refusal(ENEMY, enemy(), card({ kind: 'endAttack' }, { kind: 'endAttack' }))],
  [
    'tooMany',
    () => refusal(ENEMY, enemy({ boostCards: 20 }), card(...boostCards(10)), card(...boostCards(1))),
  ],
  ['tooManyAnswers', () => refusal(ENEMY, enemy(), ...Array.from({ length: 401 }, () => note))],
  ['otherPlayerDefends', () => refusal(ENEMY, twoHeroes(), marvel.defend('Lumen'), marvel.defend('Granite'))],
  ['alreadyDefended', () => refusal(ENEMY, enemy(), marvel.defend('Lumen'), marvel.defend('Sparrow'))],
  ['notMainPhase', () => refusal(UNIT, falconAttacks({ phase: 'other' }))],
  ['samePlayer', () => refusal(UNIT, falconAttacks({ standbyPlayer: 'Kei' }))],
  ['oneUnitOnly', () => refusal(UNIT, falconAttacks({ attacker: ['Falcon', 'Heron'] }))],
  ['attackerMissing', () => refusal(UNIT, { ...gundam.attack([]), target: { player: true } })],
  ['notAUnit', () => refusal(UNIT, gundam.attack([fort({ id: 'Own', player: 'Kei' })]))],
  ['deployedThisTurn', () => refusal(UNIT, gundam.attack([falcon({ deployedThisTurn: true })]))],
  ['rested', () => refusal(UNIT, gundam.attack([falcon({ rested: true })]))],
  ['noSuchTarget', () => refusal(UNIT, gundam.attack([falcon()], 'Nobody'))],
  ['tooMany', () => refusal(UNIT, falconAttacks({ shields: 40 }), shields(20))],
  [
    'noEffectsHere',
    () =>
      refusal(UNIT, ...untilBurst, { choice: 'noBurst', card: { effects: [{ kind: 'note', text: 'x' }] } }),
  ],
  ['alreadyMoved', () => refusal(UNIT, ...untilBurst, { choice: 'activate', ...card(toHand, toHand) })],
  ['noCardRevealed', () => refusal(UNIT, unitAbility(), carriedOut(toHand))],
]

const note = card({ kind: 'note', text: 'Again' })
const toHand = { kind: 'movesCard', to: 'hand' }
const shields = (change: number) => card({ kind: 'shields', change })
const boostCards = (count: number) => Array.from({ length: count }, () => ({ kind: 'boostCard' }))
const constant = (kind: string) => ({
  id: 'Armour',
  trigger: { on: 'constant' },
  effects: [{ kind, amount: 1 }],
})
const twoHeroes = () => marvel.attack([lumen(), granite(), grinder()])
const enemyAbility = () => enemy({ abilities: [forced] })
const playerAbility = () => ({
  ...labelled([lumen(), grinder()], [{ instances: [{ amount: 1 }] }], { targets: ['Grinder'] }),
  abilities: [{ ...forced, trigger: { on: 'makesAttack' } }],
})
const carried = (...effects: object[]) => [carriedOut(...effects)]
const unitAbility = () =>
  falconAttacks({
    abilities: [{ id: 'A1', owner: 'Kei', source: 'Falcon', trigger: { on: 'whenAttacking' } }],
  })
const untilBurst = [falconAttacks(), ...gundam.quietly] as const

test.each(CASES)('%s is said with all it needs', (code, refused) => {
  const one = refused()
  expect(one.code).toBe(code)
  saysAll(one)
})
