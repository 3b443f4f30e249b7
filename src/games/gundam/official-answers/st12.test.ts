// Official answers about cards of ST12.
import { expect } from 'vitest'
import { battle, blows, fight, unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  again,
  ap,
  attack,
  attempt,
  bothPass,
  burst,
  command,
  dealt,
  drake,
  falcon,
  finish,
  hurt,
  keyword,
  left,
  mole,
  noBlock,
  note,
  on,
  order,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  titan,
  use,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-058', () => {
  const epyon = unit('Gundam Epyon', 'Kei', 5, 5)
  const shoots = on('K', 'Kei', { on: 'whenAttacking' }, [hurt(piece('Drake'), 3)], 'Gundam Epyon')
  const waits = (how?: 'damage') =>
    on(
      'W',
      'Kei',
      { on: 'destroys', who: 'Gundam Epyon', ...(how && { with: how }) },
      [note('2 damage to all')],
      'Gundam Epyon',
    )
  const notes = (how?: 'damage') =>
    resolve(
      attack([epyon, drake(), mole({ ...rested, hp: 9 })], 'Mole', { abilities: [shoots, waits(how)] }),
      ...quietly,
      finish,
    ).result.notes
  expect([notes('damage'), notes()]).toEqual([['2 damage to all'], []])
  const atShield = on(
    'S',
    'Kei',
    { on: 'destroysInShieldArea', who: 'Gundam Epyon', with: 'damage' },
    [note('S')],
    'Gundam Epyon',
  )
  const breach = attack([{ ...epyon, breach: 1 }, drake(rested)], 'Drake', { abilities: [atShield] })
  expect(resolve(breach, ...quietly, burst(1, 'noBurst'), finish).result.notes).toEqual(['S'])
})

const ways = {
  ...on('Two Unicorns', 'Kei', { on: 'activateAction' }, []),
  effects: undefined,
  options: [
    {
      name: 'destroy',
      chooses: [{ units: 'enemy' as const, levelUpTo: 2 }],
      effects: [{ kind: 'leaves' as const, who: piece('Mole'), how: 'destroyed' as const }],
    },
    {
      name: 'damage',
      chooses: [{ units: 'own' as const }, { units: 'enemy' as const, levelFrom: 5 }],
      effects: [hurt(piece('Mole'), 2) as { kind: 'damage'; to: { piece: string }; amount: number }],
    },
  ],
}

official('GCG-FAQ-074', () => {
  const against = (level: number) =>
    attack([falcon(), mole({ ...rested, level })], 'Mole', { abilities: [ways] })
  const plays = (level: number, way?: string) =>
    attempt(against(level), noBlock, pass, use('Two Unicorns'), ...(way ? [use(way)] : []))
  expect(plays(2).offered('resolve:Two Unicorns')).toEqual(['destroy'])
  expect(plays(5).offered('resolve:Two Unicorns')).toEqual(['damage'])
  expect(plays(5, 'destroy').refused?.code).toBe('noTarget')
  expect(plays(4).refused?.code).toBe('noTarget')
})

official('GCG-FAQ-077', () => {
  const banshee = titan({ id: 'Banshee', keywords: ['Suppression', 'First Strike'] })
  const gains = (what: 'Suppression' | 'First Strike') => command('Kei', 'A', keyword('Banshee', what))
  const onPlayer = attack([banshee], undefined, { shields: 5 })
  const answers = [
    noBlock,
    pass,
    gains('Suppression'),
    pass,
    pass,
    burst(1, 'noBurst'),
    burst(2, 'noBurst'),
    finish,
  ]
  expect(resolve(onPlayer, ...answers).result.shields).toBe(3)
  const onUnit = attack([banshee, drake({ ...rested, hp: 5 })], 'Drake')
  const strikes = resolve(onUnit, noBlock, pass, gains('First Strike'), pass, pass, finish)
  expect(dealt(strikes, 'battle')).toEqual({ Drake: 4, Banshee: 3 })
})

official('GCG-FAQ-079', () => {
  const table = [unit('Tallgeese', 'Kei', 3, 6), unit('Leo', 'Rio', 2, 3), mole(rested)]
  const gains = on('T', 'Kei', { on: 'destroys', who: 'Tallgeese' }, [ap('Tallgeese', 2)], 'Tallgeese')
  const story = fight(battle(table, { abilities: [gains] }), finish)
  expect(blows(story)).toEqual([
    ['Leo', 3],
    ['Tallgeese', 2],
  ])
  const told = ['battle_effect_gained', 'battle_step_entered', 'battle_effect_lost', 'returned_to_main_phase']
  expect(order(story, ...told)).toEqual(['battle_step_entered', ...told])
  // What lasted for that battle does not count in the next one.
  const next = resolve({ ...again(story, 'Tallgeese', 'Mole'), edition: '1.9.0' }, noBlock, bothPass, finish)
  expect(left(next, 'Mole')).toEqual([2])
})
