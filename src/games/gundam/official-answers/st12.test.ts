// Official answers about cards of ST12.
import { expect } from 'vitest'
import { battle, blows, fight, unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
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
} from '../../../../test/games/gundam/unit-attack.ts'

const BOTH = ['1.9.0', '1.0'] as const

official(
  {
    id: 'R-058',
    question:
      'Gundam Epyon waits until it “destroys an enemy Unit with damage”. Is its effect damage meant as well?',
    answer: 'Yes.',
    source: 'Card rulings Q437, Q439; for cards of the shield area Q361',
    date: '2026-07-10',
    editions: BOTH,
    clauses: ['GCG-QA-98'],
    cards: ['ST12-001', 'ST12-003', 'GD05-035'],
  },
  () => {
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
  },
)

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

official(
  {
    id: 'R-074',
    question: 'A Command lets me pick one of several effects. May I pick one whose target is not there?',
    answer: 'No. The card cannot be played with it.',
    source: 'Card rulings Q401, Q402, Q404, Q450, Q451, Q468, Q469',
    date: '2026-07-10',
    editions: BOTH,
    clauses: ['GCG-QA-401'],
    cards: ['ST12-015', 'GD05-102', 'GD05-106', 'ST14-013'],
  },
  () => {
    const against = (level: number) =>
      attack([falcon(), mole({ ...rested, level })], 'Mole', { abilities: [ways] })
    const plays = (level: number, way?: string) =>
      attempt(against(level), noBlock, pass, use('Two Unicorns'), ...(way ? [use(way)] : []))
    expect(plays(2).offered('resolve:Two Unicorns')).toEqual(['destroy'])
    expect(plays(5).offered('resolve:Two Unicorns')).toEqual(['damage'])
    expect(plays(5, 'destroy').refused?.code).toBe('noTarget')
    expect(plays(4).refused?.code).toBe('noTarget')
  },
)

official(
  {
    id: 'R-077',
    question:
      'My Unit has ⟨First Strike⟩ or ⟨Suppression⟩. May I use an effect that gives it the same again?',
    answer: 'Yes, but nothing is added.',
    source: 'Card rulings Q440, Q441',
    date: '2026-09-11',
    editions: ['1.9.0'],
    clauses: ['GCG-QA-440', 'GCG19-13-1-7-2'],
    cards: ['ST12-006'],
  },
  () => {
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
  },
)

official(
  {
    id: 'R-079',
    question:
      'I choose a Unit, my opponent chooses one, and they battle with the damage step alone. What follows?',
    answer: 'After all that is triggered the battle end step is held, and then it is the main phase again.',
    source: 'Card rulings Q446, Q454',
    date: '2026-09-11',
    editions: ['1.9.0'],
    clauses: ['GCG19-5-22-4', 'GCG19-5-22-R1'],
    cards: ['ST12-013', 'ST13-001'],
  },
  () => {
    const table = [unit('Tallgeese', 'Kei', 3, 6), unit('Leo', 'Rio', 2, 3), mole(rested)]
    const gains = on('T', 'Kei', { on: 'destroys', who: 'Tallgeese' }, [ap('Tallgeese', 2)], 'Tallgeese')
    const story = fight(battle(table, { abilities: [gains] }), finish)
    expect(blows(story)).toEqual([
      ['Leo', 3],
      ['Tallgeese', 2],
    ])
    const told = [
      'battle_effect_gained',
      'battle_step_entered',
      'battle_effect_lost',
      'returned_to_main_phase',
    ]
    expect(order(story, ...told)).toEqual(['battle_step_entered', ...told])
    // What lasted for that battle does not count in the next one.
    const next = resolve(
      { ...again(story, 'Tallgeese', 'Mole'), edition: '1.9.0' },
      noBlock,
      bothPass,
      finish,
    )
    expect(left(next, 'Mole')).toEqual([2])
  },
)
