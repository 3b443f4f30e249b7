// Official answers on the Doctor Strange hero pack.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  defend,
  designers,
  enemyAttacks,
  errata,
  faq,
  finish,
  gives,
  hero,
  heroAttacks,
  hurts,
  nobody,
  official,
  option,
  piece,
  says,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const unflappable = option('Unflappable', { on: 'afterDefends', who: 'Doctor Strange', noDamage: true }, [
  says('draw 1 card'),
])
const strange = hero('Doctor Strange', { def: 3 })

official(
  {
    id: 'MC-FAQ-drs-01',
    question:
      'My hero defends and takes damage from a boost ability, but none from the attack. Can I use Unflappable?',
    answer: 'Yes. It looks only at the damage that the attack itself deals in its damage step.',
    ...faq('Unflappable (#20)'),
    editions: ALL,
    clauses: ['MC18-EA-56', 'MC-EA-50'],
    cards: ['Unflappable', 'Concussive Blast'],
  },
  () => {
    const play = (atk: number) =>
      enemyAttacks(
        [strange, villain('Rhino', { atk })],
        { abilities: [unflappable] },
        defend('Doctor Strange'),
        boost(0, hurts('Doctor Strange', 1)),
        deal,
      )
    expect(play(3).offered('optional:Ana')).toEqual(['Unflappable', 'pass'])
    expect(play(4).offered('optional:Ana')).toEqual([])
  },
)

official(
  {
    id: 'MC-FAQ-drs-02',
    question: 'Can I defend with an ally, so that my hero takes no damage, and use Unflappable?',
    answer: 'No. Your own hero must defend and take no damage.',
    ...designers('Unflappable (#20)'),
    editions: ALL,
    clauses: ['MC-DF-36', 'MC-YOU-03'],
    cards: ['Unflappable'],
  },
  () => {
    const table = [strange, ally('Wong'), villain('Rhino', { atk: 0 })]
    const play = (who: string) =>
      enemyAttacks(table, { abilities: [unflappable] }, defend(who), boost(0), deal)
    expect(play('Wong').offered('optional:Ana')).toEqual([])
    expect(play('Doctor Strange').offered('optional:Ana')).toEqual(['Unflappable', 'pass'])
  },
)

official(
  {
    id: 'MC-FAQ-drs-03',
    question: 'When does Iron Fist use his mystic counter: before or after the damage of his attack?',
    answer: 'Before. It is an interrupt, so its 1 damage can take away a tough card before he deals his ATK.',
    ...errata('Iron Fist (#14)'),
    editions: ALL,
    clauses: ['MC-PA-15', 'MC-INTERRUPT-01'],
    cards: ['Iron Fist'],
  },
  () => {
    const chi = option('Mystic Counter', { on: 'makesAttack', who: 'Iron Fist' }, [
      gives('Rhino', 'stunned'),
      hurts('Rhino', 1),
    ])
    const table = [ally('Iron Fist'), villain('Rhino', { tough: 1 })]
    const story = heroAttacks(
      table,
      { abilities: [chi] },
      target('Rhino'),
      use('Mystic Counter'),
      deal,
      finish,
    )
    expect(story.outcome?.characters[1]).toMatchObject({ tough: 0, stunned: 1, damage: 2 })
  },
)

official(
  {
    id: 'MC-FAQ-drs-04',
    question: 'Does Warning make my hero the defender?',
    answer:
      'No. It has lost its (defense) label. It takes 1 off the damage of any hero, and the attack stays undefended.',
    ...errata('Warning (#21)'),
    editions: ALL,
    clauses: ['MC-EA-41', 'MC-DF-34'],
    cards: ['Warning'],
  },
  () => {
    const warning = option('Warning', { on: 'wouldTake' }, [
      { kind: 'prevent', amount: 1, of: piece('She-Hulk'), taken: true },
    ])
    const story = enemyAttacks(
      [strange, hero('She-Hulk', { player: 'Bo' }), villain('Rhino')],
      { target: { player: 'Bo' }, abilities: [warning] },
      { ...nobody, by: ['Bo'] },
      boost(0),
      deal,
      use('Warning'),
      finish,
    )
    expect(story.hp('She-Hulk')).toBe(8)
    expect(story.result).toMatchObject({ undefended: true, target: { player: 'Bo', character: 'She-Hulk' } })
  },
)
