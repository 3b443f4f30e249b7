// What is not possible is said in exact sentences, in both languages, with the clause and what is possible instead.
import { describe, expect, test } from 'vitest'
import type { Answer, Game, Refusal } from '../../../engine/types.ts'
import { flowNamed } from '../../../games/flows.ts'
import * as gundam from '../../../games/gundam/unit-attack.play.ts'
import * as marvel from '../../../games/marvel-champions/enemy-attack.play.ts'
import { basic, labelled, warden } from '../../../games/marvel-champions/player-attack.play.ts'
import { LANGUAGES } from '../../../language.ts'
import { everyPoint, LONG } from '../forms/forms.play.ts'
import { PROBLEM_KEYS } from './problem-keys.ts'
import { problemText, type Shown } from './problem-text.ts'
import { junkFor } from './refusals.play.ts'

const shown: Shown = {
  nameOf: id => `<${id}>`,
  labelOf: (_, choice) => choice.name,
  typed: text => text.replaceAll('*', '\\*'),
}

type Refused = Parameters<typeof problemText>[0]

/** Nothing is left open in a sentence, and it is one of those that belong to the code. */
function saysAll(refused: Refused): void {
  expect(PROBLEM_KEYS).toHaveProperty(refused.code)
  for (const language of LANGUAGES) {
    const text = problemText(refused, language, shown)
    expect([refused, text]).toEqual([refused, expect.not.stringMatching(/\{\{|undefined|\[object|NaN|<>/)])
  }
}

test('whatever is tried at any prompt, the sentence says all it has to', { timeout: LONG }, () => {
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

const ENEMY = 'marvel-champions/enemy-attack'
const PLAYER = 'marvel-champions/player-attack'
const UNIT = 'gundam/unit-attack'

function refusal(flow: string, setUp: object, ...answers: unknown[]): Refusal<Game> {
  const refused = flowNamed(flow)?.play(setUp, answers).refused
  if (!refused) throw new Error(`not refused: ${JSON.stringify([setUp, answers])}`)
  return refused
}

const { lumen, nora, sparrow, granite, grinder, rustling } = marvel
const { falcon, heron, fort, wall } = gundam
const enemy = (more: object = {}) => marvel.attack([lumen(), sparrow(), grinder()], more)
const forced = { id: 'A1', trigger: { on: 'attacks' }, forced: true }
const carriedOut = (...effects: object[]) => ({ choice: 'done', card: { effects } })
const card = (...effects: object[]) => ({ card: { effects } })

/** Refusals of set-ups, and those that need a table of their own. */
const CASES: [code: string, refused: () => Refusal<Game>][] = [
  ['malformedSetUp', () => refusal(ENEMY, marvel.attack([lumen({ atk: 1000 }), grinder()]))],
  ['malformedSetUp', () => refusal(ENEMY, {})],
  ['noSuchAttacker', () => refusal(ENEMY, enemy({ attacker: 'Lumen' }))],
  ['noSuchTarget', () => refusal(ENEMY, enemy({ target: { player: 'Bo' } }))],
  ['nameTaken', () => refusal(ENEMY, marvel.attack([lumen(), lumen(), grinder()]))],
  ['constantOnlyAtk', () => refusal(ENEMY, enemy({ abilities: [constant('def')] }))],
  ['cannotAttack', () => refusal(PLAYER, basic([nora(), grinder()]))],
  ['exhausted', () => refusal(PLAYER, basic([lumen({ ready: false }), grinder()]))],
  ['noAttackableEnemy', () => refusal(PLAYER, basic([lumen(), grinder({ cannotBeAttacked: true })]))],
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
  ['notMainPhase', () => refusal(UNIT, gundam.attack([falcon()], undefined, { phase: 'other' }))],
  ['samePlayer', () => refusal(UNIT, gundam.attack([falcon()], undefined, { standbyPlayer: 'Kei' }))],
  [
    'oneUnitOnly',
    () => refusal(UNIT, gundam.attack([falcon()], undefined, { attacker: ['Falcon', 'Heron'] })),
  ],
  ['attackerMissing', () => refusal(UNIT, { ...gundam.attack([]), target: { player: true } })],
  ['notAUnit', () => refusal(UNIT, gundam.attack([fort({ id: 'Own', player: 'Kei' })]))],
  ['deployedThisTurn', () => refusal(UNIT, gundam.attack([falcon({ deployedThisTurn: true })]))],
  ['rested', () => refusal(UNIT, gundam.attack([falcon({ rested: true })]))],
  ['noSuchTarget', () => refusal(UNIT, gundam.attack([falcon()], 'Nobody'))],
  ['tooMany', () => refusal(UNIT, gundam.attack([falcon()], undefined, { shields: 40 }), shields(20))],
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
  gundam.attack([falcon()], undefined, {
    abilities: [{ id: 'A1', owner: 'Kei', source: 'Falcon', trigger: { on: 'whenAttacking' } }],
  })
const untilBurst = [gundam.attack([falcon()]), ...gundam.quietly] as const

test.each(CASES)('%s is said with all it needs', (code, refused) => {
  const one = refused()
  expect(one.code).toBe(code)
  saysAll(one)
})

describe('a refusal says', () => {
  const inBoth = (refused: Refused) => LANGUAGES.map(language => problemText(refused, language, shown))

  test('what is not possible, the clause, and what is', () => {
    const table = marvel.attack([lumen({ ready: false }), sparrow(), grinder()])
    expect(inBoth(refusal(ENEMY, table, marvel.defend('Lumen')))).toEqual([
      '<Lumen> is exhausted and cannot defend. MC-DF-05\nPossible: Sparrow, nobody.',
      '<Lumen> ist erschöpft und kann nicht verteidigen. MC-DF-05\nMöglich: Sparrow, nobody.',
    ])
    expect(
      inBoth(refusal(UNIT, gundam.attack([falcon(), wall({ rested: true })]), gundam.block('Wall'))),
    ).toEqual([
      '<Wall> is rested and cannot block. GCG-7-4-1a\nPossible: decline.',
      '<Wall> ruht und kann nicht blocken. GCG-7-4-1a\nMöglich: decline.',
    ])
  })

  test('who decides, and who decides together', () => {
    const others = { ...marvel.nobody, by: ['Bo'] }
    expect(inBoth(refusal(ENEMY, enemy(), others))).toEqual([
      'Something is still open before this, and only <Ana> may pass it. MC-EA-53',
      'Davor ist noch etwas offen, und nur <Ana> darf darauf verzichten. MC-EA-53',
    ])
    expect(inBoth(refusal(ENEMY, enemy(), { question: 'initiation', choice: 'pass' }, others))).toEqual([
      'Only <Ana> may decide this. MC-DF-01',
      'Das darf nur <Ana> entscheiden. MC-DF-01',
    ])
    const both: Answer = { choice: 'bothPass', by: ['Kei'] }
    expect(inBoth(refusal(UNIT, gundam.attack([falcon()]), gundam.noBlock, both))).toEqual([
      'Only <Rio> and <Kei> together may decide this; each can do it alone for themselves. GCG-7-5-1b',
      'Das dürfen nur <Rio> und <Kei> zusammen entscheiden; jeder für sich kann es allein tun. GCG-7-5-1b',
    ])
  })

  test('from where to where a number goes, and what it counts', () => {
    expect(inBoth(refusal(ENEMY, enemy(), marvel.nobody, { choice: 'flip', number: 21 }))).toEqual([
      'Boost icons: only a number from 0 to 20 is possible. MC-EA-24',
      'Boost-Symbole: Möglich ist nur eine Zahl von 0 bis 20. MC-EA-24',
    ])
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
    expect(inBoth(icons)).toEqual([
      'Not possible at this moment: cancelling the boost card. MC-DF-01',
      'In diesem Moment nicht möglich: die Boost-Karte aufheben. MC-DF-01',
    ])
  })

  test('which clause it is about, where that makes a difference', () => {
    const defended = [marvel.defend('Lumen'), marvel.boost(0)]
    const moved = { question: 'damage', ...card({ kind: 'target', to: marvel.piece('Sparrow') }) }
    expect(problemText(refusal(ENEMY, enemy(), ...defended, moved), 'en', shown)).toBe(
      'Somebody defends already, so the target stays as it is. MC-EA-09',
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
