// Tests with random names and numbers that a start gives a set-up that the flow takes, or a well-formed problem.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { allCards, ana, cards, played } from '../../../test/support/walkthroughs/set-up-table.ts'
import type { Facts } from '../../engine/game.ts'
import type { Begun } from './first-answers.ts'
import { prepareEffectBattle } from './gundam/effect-battle.ts'
import { prepareUnitAttack } from './gundam/unit.ts'
import { prepareEnemyAttack } from './marvel-champions/enemy.ts'
import { prepareHeroAttack } from './marvel-champions/hero.ts'

const name = (...types: string[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        ...allCards.filter(({ type }) => types.includes(type)).map(({ code }) => code),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom('Bob', 'Rhino', 'card:99999', 'pass', 'nobody', '**x**', '<@1>'),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
  )
const number = fc.oneof(
  { weight: 50, arbitrary: fc.integer({ min: 0, max: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 99, 100, 1e9, 0.5, Number.NaN, Number.POSITIVE_INFINITY) },
)
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const yes = some(fc.boolean())

const character = (...types: string[]) =>
  fc.record({
    name: name(...types),
    atk: some(number),
    def: some(number),
    hitPoints: some(number),
    damage: some(number),
    left: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined, freq: 2 }),
    tough: some(number),
    exhausted: yes,
    stunned: yes,
    keywords: some(fc.subarray(['villainous', 'guard', 'steady', 'overkill', 'ranged'] as const)),
  })
const person = fc.constantFrom(ana, null)
const marvel = {
  language: fc.constantFrom('en', 'de'),
  player: person,
  players: some(fc.integer({ min: 0, max: 5 })),
  enemy: character('villain', 'leader', 'minion'),
  minion: yes,
} as const

const unit = fc.record({
  name: name('unit'),
  pilot: some(name('pilot')),
  ap: some(number),
  hp: some(number),
  damage: some(number),
  rested: fc.constantFrom(undefined, undefined, true, false),
  keywords: some(fc.subarray(['Blocker', 'First Strike', 'High-Maneuver', 'Suppression'] as const)),
})

/** Checks that the flow takes a start's stored form, with edition and names, or that its problem is well formed. */
function expectWhole(begun: Begun): void {
  if ('problem' in begun) {
    expect(begun.problem.code).not.toMatch(/^malformed/)
    return
  }
  const { setUp, names } = begun.prepared
  expect(played(begun).refused).toBeNull()
  expect(played(begun).now?.summary.edition).toBe(setUp.edition)
  const all = [...(setUp.pieces as readonly Facts[]), ...(setUp.abilities as readonly Facts[])]
  expect(all.filter(({ id }) => !names[String(id)])).toEqual([])
  for (const { en, de } of Object.values(names)) expect(`${en}${de}`).not.toMatch(/[\p{Cc}\p{Cf}]/u)
}

describe('whatever the command says', () => {
  it('an enemy attack begins, or it is told why not', () => {
    const ally = fc.record({ ally: character('ally'), player: some(number) })
    const defender = some(fc.oneof(fc.constantFrom('hero', 'nobody'), ally))
    const boost = some(
      fc.array(fc.record({ name: some(name('treachery')), icons: some(number), star: yes }), {
        maxLength: 3,
      }),
    )
    const options = fc.record({
      ...marvel,
      hero: character('hero', 'alter-ego'),
      alterEgo: yes,
      defender,
      boost,
      boostCards: some(number),
    })
    fc.assert(
      fc.property(options, one => expectWhole(prepareEnemyAttack(cards, one))),
      { numRuns: runs() },
    )
  })

  it('a player’s attack begins, or it is told why not', () => {
    const keywords = some(fc.subarray(['overkill', 'piercing', 'ranged'] as const))
    const ability = some(
      fc.record({ damage: number, name: some(fc.string({ maxLength: 90 })), exhausts: yes, keywords }),
    )
    const options = fc.record({
      ...marvel,
      attacker: character('hero', 'ally', 'alter-ego'),
      ally: yes,
      ability,
      atOnce: yes,
    })
    fc.assert(
      fc.property(options, one => expectWhole(prepareHeroAttack(cards, one))),
      { numRuns: runs() },
    )
  })

  const base = some(
    fc.oneof(fc.constant('none' as const), fc.record({ name: name('base'), hp: some(number) })),
  )
  const choice = fc.constantFrom('noBurst', 'decline')
  const bursts = some(fc.array(fc.record({ choice, card: some(name('unit', 'command')) }), { maxLength: 2 }))

  it('a battle that an effect begins, or it is told why not', () => {
    const options = fc.record({
      language: fc.constantFrom('en', 'de'),
      player: person,
      opponent: person,
      attacker: unit,
      target: unit,
      base,
      shields: some(number),
      atOnce: yes,
      bursts,
    } as const)
    fc.assert(
      fc.property(options, one => expectWhole(prepareEffectBattle(cards, one))),
      { numRuns: runs() },
    )
  })

  it('a Unit attack begins, or it is told why not', () => {
    const options = fc.record({
      language: fc.constantFrom('en', 'de'),
      player: person,
      opponent: person,
      attacker: unit,
      target: some(fc.oneof(fc.constant('player' as const), unit)),
      base,
      shields: some(number),
      block: some(fc.oneof(fc.constant('nobody' as const), unit)),
      noActions: yes,
      bursts,
    } as const)
    fc.assert(
      fc.property(options, one => expectWhole(prepareUnitAttack(cards, one))),
      { numRuns: runs() },
    )
  })
})
