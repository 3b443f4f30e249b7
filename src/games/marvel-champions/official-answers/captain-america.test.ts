// Official answers on the Captain America hero pack.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  enemyTries,
  finish,
  gives,
  hero,
  heroAttacks,
  heroTries,
  hits,
  minion,
  official,
  option,
  order,
  plays,
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-cap-01', () => {
  const toss = { attacks: [{ ...hits(4), targets: 2 }] }
  const bulwark = minion('Mercenary', { keywords: ['guard'], engagedWith: 'Ana' })
  const table = [hero('Captain America'), bulwark, minion('Shocker'), villain('Rhino')]
  const after = heroTries(table, { ability: toss }, target('Mercenary'), target('Rhino', 'target:2'))
  expect(after.refused).toMatchObject({ code: 'guarded', clause: 'MC-PA-17' })
  const story = heroAttacks(
    table,
    { ability: toss },
    target('Mercenary'),
    target('Shocker', 'target:2'),
    deal,
    finish,
  )
  expect(['Mercenary', 'Shocker', 'Rhino'].map(story.hp)).toEqual([0, 0, 20])
})

official('MC-FAQ-cap-02', () => {
  const expert = option(
    'Expert Defense',
    { on: 'defends', who: 'Captain America' },
    [{ kind: 'def', amount: 3 }],
    {
      label: 'defense',
    },
  )
  const table = [hero('Captain America'), ally('Falcon'), villain('Rhino')]
  const given = { abilities: [expert] }
  const story = enemyAttacks(
    table,
    given,
    defend('Captain America'),
    use('Expert Defense'),
    boost(2),
    deal,
    finish,
  )
  expect(story.hp('Captain America')).toBe(10)
  expect(order(story, 'def_changed', 'boost_flipped')).toEqual(['def_changed', 'boost_flipped'])
  const late = enemyTries(table, given, defend('Captain America'), boost(2), use('Expert Defense'))
  expect(late.refused).not.toBeNull()
  expect(enemyTries(table, given, defend('Falcon'), use('Expert Defense')).refused).not.toBeNull()
})

official('MC-FAQ-cap-03', () => {
  const table = [hero('Captain America'), villain('Ultron', { cannotTakeDamage: true })]
  const stuns = plays('Heroic Strike', 'damageDealt', [gives('Ultron', 'stunned')])
  const story = heroAttacks(
    table,
    { ability: { attacks: [{ ...hits(6), alsoDoes: true }] } },
    target('Ultron'),
    deal,
    stuns,
    finish,
  )
  expect(story.outcome?.summary.characters[1]).toMatchObject({ piece: 'Ultron', stunned: 1, damage: 0 })
  const plain = heroTries(table, { ability: { attacks: [hits(6)] } }, target('Ultron'))
  expect(plain.refused?.code).toBe('cannotTakeDamage')
})
