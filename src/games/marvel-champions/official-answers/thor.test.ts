// Official answers on the Thor hero pack.
import { expect } from 'vitest'
import {
  deal,
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
} from '../../../../test/support/games/marvel-champions/official.ts'

const jarnbjorn = option('Jarnbjorn', { on: 'afterAttacks', who: 'Thor', of: 'enemy' }, [hurts('Rhino', 2)])

official('MC-FAQ-thor-01', () => {
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
})

official('MC-FAQ-thor-02', () => {
  const hit = (id: string) => must(`${id} was attacked`, { on: 'afterAttacked', who: id }, [says('attacked')])
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
})

official('MC-FAQ-thor-03', () => {
  const loki = must('Loki’s luck', { on: 'wouldBeDefeated', who: 'Loki' }, [heals('Loki', 99)], {
    source: 'Loki',
  })
  const table = [hero('Thor', { atk: 6 }), minion('Loki', { damage: 1 })]
  const story = heroAttacks(table, { abilities: [loki] }, target('Loki'), deal, finish)
  expect(story.hp('Loki')).toBe(4)
  expect(story.told('character_defeated')).toEqual([])
  const asked = heroTries(table, { abilities: [loki] }, target('Loki'), deal)
  expect(asked.opened).toEqual(['Loki’s luck'])
})
