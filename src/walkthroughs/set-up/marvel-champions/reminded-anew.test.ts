// Tests that a table's cards are reminded of in each chapter in which they can open, whatever chapter they came with.
import { expect, it } from 'vitest'
import { flowNamed } from '../../../../test/support/walkthroughs/flows.ts'
import { ana, cards, preparedBy } from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Answer } from '../../../engine/types.ts'
import { marvelTableInSetUp } from '../../../games/marvel-champions/table.ts'
import { readAnew } from '../read-anew.ts'
import { prepareEnemyAttack } from './enemy.ts'
import { prepareHeroAttack } from './hero.ts'
import { marvelPrinted } from './printed.ts'
import { marvelReminders } from './reminded-anew.ts'
import { prepareEnemyScheme } from './scheme.ts'

const common = { language: 'en', player: ana, players: 1 } as const
const SHE_HULK = 'card:01019a'
const scheme = (enemy: string, said: Partial<Parameters<typeof prepareEnemyScheme>[1]> = {}) =>
  preparedBy(
    prepareEnemyScheme(cards, { ...common, enemy: { name: enemy }, hero: { name: SHE_HULK }, ...said }),
  )
const byHero = (target: string) =>
  preparedBy(prepareHeroAttack(cards, { ...common, attacker: { name: SHE_HULK }, enemy: { name: target } }))

const triggers = (setUp: unknown) =>
  marvelTableInSetUp.parse(setUp).abilities.map(({ trigger: { on } }) => on)

/** The next chapter on the same table, as it begins. */
function next(before: ReturnType<typeof scheme>, by: Parameters<typeof marvelReminders>[0]) {
  const prepared = { ...before, on: before } as never
  return readAnew(cards, { printed: marvelPrinted, reminders: marvelReminders(by) }, prepared)
}

it('an ability that waits for an attack is there when its enemy attacks after it has schemed', () => {
  const first = scheme('Klaw I')
  expect(triggers(first.setUp)).toEqual([])
  const second = next(first, 'enemyAttack')
  expect(triggers(second.setUp)).toEqual(['attacks'])
  const [ability] = marvelTableInSetUp.parse(second.setUp).abilities
  expect(second.names[ability?.id ?? '']).toEqual(second.names[ability?.source ?? ''])
})

it('an ability comes once, and a chapter that cannot open it does without', () => {
  const table = next(byHero('Klaw I'), 'enemyAttack')
  expect(triggers(table.setUp).filter(on => on === 'attacks')).toEqual(['attacks'])
  expect(triggers(next(table, 'enemyAttack').setUp)).toEqual(triggers(table.setUp))
  expect(triggers(next(table, 'thwart').setUp)).toEqual(triggers(table.setUp))
  expect(triggers(next(scheme('Klaw I'), 'enemyScheme').setUp)).toEqual([])
})

it('the first chapter has the reminders with which it was prepared', () => {
  const first = preparedBy(
    prepareEnemyAttack(cards, { ...common, enemy: { name: 'Klaw I' }, hero: { name: SHE_HULK } }),
  )
  const read = readAnew(cards, { printed: marvelPrinted, reminders: marvelReminders('enemyAttack') }, first)
  expect(triggers(read.setUp)).toEqual(triggers(first.setUp))
})

it('an ability for when its enemy activates opens in its scheme, where a boost card more can stand for it', () => {
  const nebula = scheme('Nebula I', {
    threat: 3,
    enemy: { name: 'Nebula I', sch: 1 },
    boost: [{ icons: 1 }, { icons: 2 }],
  })
  expect(triggers(nebula.setUp)).toEqual(['schemes'])
  const begun = flowNamed(nebula.flow)?.play(nebula.setUp, nebula.answers)
  expect([begun?.refused, begun?.outcome?.summary]).toMatchObject([null, { placed: 4 }])
})

it('who would do something else instead of activating may do so instead of scheming', () => {
  const citizen = scheme('card:50129a')
  expect(triggers(citizen.setUp)).toContain('wouldScheme')
  const answer: Answer = {
    question: 'fact:inStepTwoWithThunderboltMinionEngagedWithYou',
    choice: 'holds',
  }
  const begun = flowNamed(citizen.flow)?.play(citizen.setUp, [answer])
  expect([begun?.refused, begun?.outcome?.summary]).toMatchObject([null, { replaced: true, placed: 0 }])
})
