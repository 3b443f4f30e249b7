// Official answers on the Thor hero pack.
import { expect } from 'vitest'
import {
  ALL,
  deal,
  errata,
  faq,
  finish,
  heals,
  hero,
  heroAttacks,
  heroTries,
  hits,
  hurts,
  minion,
  must,
  official,
  option,
  says,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const jarnbjorn = option('Jarnbjorn', { on: 'afterAttacks', who: 'Thor', of: 'enemy' }, [hurts('Rhino', 2)])

official(
  {
    id: 'MC-FAQ-thor-01',
    question: 'Can I use Jarnbjorn after an event labeled (attack)?',
    answer: 'Yes. A hero attacks with its basic power and with abilities labeled (attack).',
    ...faq('Jarnbjorn (#19)'),
    editions: ALL,
    clauses: ['MC-PA-07', 'MC-PA-26'],
    cards: ['Jarnbjorn'],
  },
  () => {
    const table = [hero('Thor'), villain('Rhino')]
    const story = heroAttacks(
      table,
      { ability: { attacks: [hits(4)] }, abilities: [jarnbjorn] },
      target('Rhino'),
      deal,
      use('Jarnbjorn'),
      finish,
    )
    expect(story.hp('Rhino')).toBe(14)
  },
)

official(
  {
    id: 'MC-FAQ-thor-02',
    question:
      'An attack event hits several enemies. Has my hero attacked each of them, so that Jarnbjorn can follow?',
    answer: 'Yes. Each enemy that the attack is aimed at has been attacked.',
    ...faq('Jarnbjorn (#19)'),
    editions: ALL,
    clauses: ['MC-PA-18', 'MC-PA-25'],
    cards: ['Jarnbjorn'],
  },
  () => {
    const hit = (id: string) =>
      must(`${id} was attacked`, { on: 'afterAttacked', who: id }, [says('attacked')])
    const table = [hero('Thor'), minion('Shocker'), villain('Rhino')]
    const story = heroAttacks(
      table,
      {
        ability: { attacks: [{ ...hits(1), targets: 'each enemy' }] },
        abilities: [hit('Shocker'), hit('Rhino'), jarnbjorn],
      },
      deal,
      use('Shocker was attacked', 'order:forced'),
      use('Jarnbjorn'),
      finish,
    )
    expect(story.result.attacked).toEqual(['Shocker', 'Rhino'])
    expect(story.opened).toEqual(['Shocker was attacked', 'Rhino was attacked', 'Jarnbjorn'])
  },
)

official(
  {
    id: 'MC-FAQ-thor-03',
    question: 'Loki would be defeated, and his ability finds a treachery. May the players skip it?',
    answer: 'No. It is a Forced Interrupt: all damage on him is healed and he is not defeated.',
    ...errata('Loki (#28)'),
    editions: ALL,
    clauses: ['MC-INTERRUPT-03', 'MC-DAMAGE-04'],
    cards: ['Loki'],
  },
  () => {
    const loki = must('Loki’s luck', { on: 'wouldBeDefeated', who: 'Loki' }, [heals('Loki', 99)], {
      source: 'Loki',
    })
    const table = [hero('Thor', { atk: 6 }), minion('Loki', { damage: 1 })]
    const story = heroAttacks(table, { abilities: [loki] }, target('Loki'), deal, finish)
    expect(story.hp('Loki')).toBe(4)
    expect(story.told('character_defeated')).toEqual([])
    const asked = heroTries(table, { abilities: [loki] }, target('Loki'), deal)
    expect(asked.opened).toEqual(['Loki’s luck'])
  },
)
