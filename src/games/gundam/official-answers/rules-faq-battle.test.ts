// Official answers of the rules FAQ about the course of a battle, and what becomes of cards that leave.
import { expect } from 'vitest'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  attempt,
  block,
  bothPass,
  burst,
  command,
  dealt,
  drake,
  falcon,
  finish,
  lancer,
  leaves,
  mole,
  noBlock,
  on,
  order,
  quietly,
  resolve,
  rested,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-006', () => {
  const goes = (who: string) =>
    attack([falcon(), wall()], undefined, {
      abilities: [on('R', 'Kei', { on: 'isBlocked' }, [leaves(who)], 'Falcon')],
    })
  for (const who of ['Wall', 'Falcon'])
    expect(resolve(goes(who), block('Wall'), finish).steps).toEqual(['attack', 'block', 'battle end'])
})

official('GCG-FAQ-007', () => {
  const plays = (label: string) =>
    attempt(attack([falcon(), mole(rested)], 'Mole'), noBlock, {
      question: 'action:Rio',
      card: { name: 'Peaceful Timbre', owner: 'Rio', label, effects: [] },
    }).refused?.code
  expect([plays('pilot'), plays('action')]).toEqual(['mainPhaseOnly', undefined])
})

official('GCG-FAQ-008', () => {
  const even = resolve(attack([falcon(), drake(rested)], 'Drake'), ...quietly, finish)
  expect(dealt(even, 'battle')).toEqual({ Drake: 3, Falcon: 3 })
  const first = resolve(attack([lancer(), drake(rested)], 'Drake'), ...quietly, finish)
  expect([dealt(first, 'battle'), first.result.destroyed]).toEqual([{ Drake: 3 }, ['Drake']])
})

official('GCG-FAQ-009', () => {
  const story = resolve(attack([falcon()]), ...quietly, burst(1, 'decline'), finish)
  const told = ['card_revealed', 'burst_offered', 'burst_declined', 'moved_to_trash']
  expect(order(story, ...told)).toEqual(told)
})

official('GCG-FAQ-010', () => {
  const pilot = { pilot: { links: false, ap: 0, hp: 0 } }
  const setUp = attack([falcon(), drake({ ...rested, ...pilot })], 'Drake')
  const falls = resolve(setUp, ...quietly, finish)
  const told = ['moved_to_trash', 'card_left', 'pilot_goes_along']
  expect(order(falls, ...told)).toEqual(['moved_to_trash', 'pilot_goes_along'])
  const returns = resolve(setUp, noBlock, command('Rio', 'A', leaves('Drake')), bothPass, finish)
  expect(order(returns, ...told)).toEqual(['card_left', 'pilot_goes_along'])
  expect(returns.told('pilot_goes_along')).toMatchObject([{ unit: 'Drake' }])
})
