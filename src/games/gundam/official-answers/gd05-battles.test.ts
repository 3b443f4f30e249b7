// Official answers about cards of GD05: the shield area, and battles that effects begin.
import { expect } from 'vitest'
import { battle, blows, fight, unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  bothPass,
  burst,
  command,
  falcon,
  finish,
  fort,
  leaves,
  left,
  mole,
  noBlock,
  note,
  on,
  quietly,
  report,
  resolve,
  rested,
  use,
  wall,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'

const none = (n: number) => burst(n, 'noBurst')

official('GCG-FAQ-066', () => {
  const wing = unit('Wing Gundam Zero', 'Kei', 5, 4, {
    constants: [{ while: [{ units: 'enemy', from: 1 }], keyword: 'Suppression' }],
  })
  const setUp = attack([wing, mole(rested)], undefined, { shields: 3 })
  expect(resolve(setUp, ...quietly, none(1), none(2), finish).result.shields).toBe(1)
  const leavesPlay = command('Rio', 'A', leaves('Mole'))
  expect(resolve(setUp, noBlock, leavesPlay, bothPass, none(1), finish).result.shields).toBe(2)
})

official('GCG-FAQ-067', () => {
  const blessings = report('attack', { kind: 'destroyFirst', count: 2 })
  const withBase = resolve(
    attack([falcon(), mole(rested), fort()], 'Mole'),
    blessings,
    none(1),
    ...quietly,
    finish,
  )
  expect([withBase.result.destroyed, withBase.result.shields]).toEqual([['Fort'], 1])
  const setUp = attack([falcon(), mole(rested)], 'Mole', { shields: 3 })
  const both = [burst(1, 'activate', note('first')), burst(2, 'activate', note('second'))]
  const asked = resolve(setUp, blessings, ...both)
  expect([asked.told('shield_destroyed').length, asked.offered('order:burst')]).toEqual([
    2,
    ['burst#1', 'burst#2'],
  ])
  const story = resolve(
    setUp,
    blessings,
    ...both,
    { question: 'order:burst', choice: 'burst#2' },
    ...quietly,
    finish,
  )
  expect([story.result.notes, story.result.shields]).toEqual([['second', 'first'], 1])
})

official('GCG-FAQ-068', () => {
  const master = whenAttacking('Master Gundam', 'Falcon', [{ kind: 'damage', to: 'shieldArea', amount: 5 }])
  const hits = (...area: Parameters<typeof attack>[0]) =>
    resolve(attack([falcon(), mole(rested), ...area], 'Mole', { abilities: [master] }))
  expect([left(hits(fort()), 'Fort'), hits(fort()).told('shield_destroyed')]).toEqual([[0], []])
  expect(hits().told('shield_destroyed')).toMatchObject([{ shieldsLeft: 1 }])
})

const nova = unit('Nu Gundam', 'Kei', 5, 5)
const enemy = unit('Drake', 'Rio', 3, 4)

official('GCG-FAQ-078', () => {
  const story = fight(battle([nova, enemy, wall()]), finish)
  expect([story.steps, left(story, 'Nu Gundam', 'Drake', 'Wall')]).toEqual([
    ['damage', 'battle end'],
    [2, 0, 4],
  ])
  expect(story.accepted.map(({ question }) => question)).toEqual(['finish'])
  expect(story.events.at(-1)).toMatchObject({ type: 'returned_to_main_phase', player: 'Kei' })
})

official('GCG-FAQ-082', () => {
  const destroys = on(
    'W',
    'Kei',
    { on: 'destroys', who: 'Nu Gundam' },
    [note('with battle damage')],
    'Nu Gundam',
  )
  const setUp = battle([{ ...nova, breach: 2 }, enemy, fort()], { abilities: [destroys] })
  const story = fight(setUp, use('W'), finish)
  expect(blows(story)).toContainEqual(['Drake', 5])
  expect([story.result.notes, left(story, 'Fort')]).toEqual([['with battle damage'], [3]])
})
