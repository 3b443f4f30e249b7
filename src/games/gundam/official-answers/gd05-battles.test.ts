// Official answers about cards of GD05: the shield area, and battles that effects begin.
import { expect } from 'vitest'
import { battle, blows, fight, unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
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
} from '../../../../test/games/gundam/unit-attack.ts'

const BOTH = ['1.9.0', '1.0'] as const
const NEW = ['1.9.0'] as const
const rules = { date: '2026-07-10' }
const none = (n: number) => burst(n, 'noBurst')

official(
  {
    id: 'R-066',
    question:
      'My Unit has ⟨Suppression⟩ while a rested enemy Unit is in play; that Unit leaves in the action step. Is it lost?',
    answer: 'Yes.',
    source: 'Card ruling Q375',
    editions: NEW,
    clauses: ['GCG-QA-375'],
    cards: ['GD05-067'],
    ...rules,
  },
  () => {
    const wing = unit('Wing Gundam Zero', 'Kei', 5, 4, {
      constants: [{ while: [{ units: 'enemy', from: 1 }], keyword: 'Suppression' }],
    })
    const setUp = attack([wing, mole(rested)], undefined, { shields: 3 })
    expect(resolve(setUp, ...quietly, none(1), none(2), finish).result.shields).toBe(1)
    const leavesPlay = command('Rio', 'A', leaves('Mole'))
    expect(resolve(setUp, noBlock, leavesPlay, bothPass, none(1), finish).result.shields).toBe(2)
  },
)

official(
  {
    id: 'R-067',
    question:
      'An effect destroys the first two cards of my shield area. Is my Base one of them? What about the 【Burst】 of two Shields?',
    answer:
      'Yes, the Base is the first one. Two Shields are revealed together, and their owner orders the 【Burst】 effects.',
    source: 'Card rulings Q405, Q406, Q407',
    editions: BOTH,
    clauses: ['GCG-QA-405'],
    cards: ['GD05-107'],
    ...rules,
  },
  () => {
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
  },
)

official(
  {
    id: 'R-068',
    question: 'An effect deals 5 damage to the first card of a shield area. Which card is that?',
    answer: 'The Base, or else one Shield, the first.',
    source: 'Card ruling Q356',
    editions: BOTH,
    clauses: ['GCG-QA-405', 'GCG-7-6-2-1'],
    cards: ['GD05-033'],
    ...rules,
  },
  () => {
    const master = whenAttacking('Master Gundam', 'Falcon', [{ kind: 'damage', to: 'shieldArea', amount: 5 }])
    const hits = (...area: Parameters<typeof attack>[0]) =>
      resolve(attack([falcon(), mole(rested), ...area], 'Mole', { abilities: [master] }))
    expect([left(hits(fort()), 'Fort'), hits(fort()).told('shield_destroyed')]).toEqual([[0], []])
    expect(hits().told('shield_destroyed')).toMatchObject([{ shieldsLeft: 1 }])
  },
)

const nova = unit('Nu Gundam', 'Kei', 5, 5)
const enemy = unit('Drake', 'Rio', 3, 4)

official(
  {
    id: 'R-078',
    question:
      'An effect begins a battle with the damage step alone. Is there a block step or an action step?',
    answer: 'No. Both Units deal their damage at once, and after all that is triggered the battle is over.',
    source: 'Card ruling Q345',
    editions: NEW,
    clauses: ['GCG19-5-22-3a'],
    cards: ['GD05-017'],
    ...rules,
  },
  () => {
    const story = fight(battle([nova, enemy, wall()]), finish)
    expect([story.steps, left(story, 'Nu Gundam', 'Drake', 'Wall')]).toEqual([
      ['damage', 'battle end'],
      [2, 0, 4],
    ])
    expect(story.accepted.map(({ question }) => question)).toEqual(['finish'])
    expect(story.events.at(-1)).toMatchObject({ type: 'returned_to_main_phase', player: 'Kei' })
  },
)

official(
  {
    id: 'R-082',
    question:
      'My Unit destroys the enemy Unit in a battle that an effect began. Was that with battle damage?',
    answer: 'Yes, so ⟨Breach⟩ and the like come.',
    source: 'Card rulings Q347, Q448, Q456',
    editions: NEW,
    clauses: ['GCG19-13-1-2-1'],
    cards: ['GD05-017', 'ST12-013', 'ST13-001'],
    ...rules,
  },
  () => {
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
  },
)
