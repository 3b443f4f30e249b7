// Official answers of the rules FAQ about Breach.
import { expect } from 'vitest'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  burst,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  keyword,
  left,
  note,
  on,
  quietly,
  report,
  resolve,
  rested,
  use,
} from '../../../../test/support/games/gundam/unit-attack.ts'

const breaching = (shields: number, ...area: Parameters<typeof attack>[0]) =>
  resolve(attack([falcon({ breach: 2 }), drake(rested), ...area], 'Drake', { shields }), ...quietly)

official('GCG-FAQ-012', () => {
  expect(left(breaching(2, fort()), 'Fort')).toEqual([3])
  expect(breaching(2).told('shield_destroyed')).toHaveLength(1)
})

official('GCG-FAQ-013', () => {
  const story = breaching(0)
  expect([story.opened, story.told('effect_damage'), story.told('player_defeated')]).toEqual([[], [], []])
})

official('GCG-FAQ-014', () => {
  const setUp = attack([falcon({ hp: 3, breach: 2 }), drake(rested), fort()], 'Drake')
  const story = resolve(setUp, ...quietly, finish)
  expect([story.result.destroyed, dealt(story, 'effect')]).toEqual([['Falcon', 'Drake'], { Fort: 2 }])
})

official('GCG-FAQ-015', () => {
  const setUp = attack([falcon({ breach: 2 }), drake(rested), fort()], 'Drake', {
    abilities: [on('D', 'Rio', { on: 'destroyed', who: 'Drake' }, [note('Drake falls')], 'Drake')],
  })
  expect(resolve(setUp, ...quietly, finish).opened).toEqual(['Breach:Falcon', 'D'])
})

official('GCG-FAQ-016', () => {
  const setUp = attack([falcon({ breach: 2 }), drake(rested), fort()], 'Drake')
  const gains = report('attack', keyword('Falcon', 'Breach', { amount: 1 }))
  expect(dealt(resolve(setUp, gains, ...quietly, finish), 'effect')).toEqual({ Fort: 3 })
})

official('GCG-FAQ-017', () => {
  const setUp = attack([falcon({ breach: 1 }), drake(rested)], 'Drake', {
    abilities: [on('W', 'Kei', { on: 'destroys', who: 'Falcon' }, [note('waits')], 'Falcon')],
  })
  const answers = [...quietly, use('Breach:Falcon'), burst(1, 'activate', note('Burst')), finish]
  expect(resolve(setUp, ...answers).result.notes).toEqual(['Burst', 'waits'])
})
