// Official answers on the Wonder Man hero pack.
import { expect } from 'vitest'
import {
  ally,
  deal,
  finish,
  hero,
  heroAttacks,
  must,
  official,
  option,
  order,
  piece,
  plays,
  says,
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

const recycling = must(
  'Power Recycling',
  { on: 'afterAttacks', who: 'Wonder Man' },
  [says('discard the tucked cards')],
  {
    owner: 'Ana',
  },
)
const tucked = plays('Ionic Physiology', 'damage', [{ kind: 'atk', amount: 1 }])

official('MC-FAQ-wonder-01', () => {
  const teamwork = option('Teamwork', { on: 'makesAttack', who: 'Wonder Man' }, [
    { kind: 'exhaust', who: piece('Beast') },
    { kind: 'atk', amount: 2 },
  ])
  const story = heroAttacks(
    [hero('Wonder Man', { atk: 1 }), ally('Beast'), villain('Rhino')],
    { abilities: [teamwork, recycling] },
    target('Rhino'),
    use('Teamwork'),
    tucked,
    deal,
    finish,
  )
  expect(story.hp('Rhino')).toBe(16)
  expect(story.outcome?.summary.characters[1]).toMatchObject({ piece: 'Beast', ready: false })
  expect(order(story, 'ability_used', 'atk_changed', 'damage_dealt')).toEqual([
    'ability_used',
    'atk_changed',
    'atk_changed',
    'damage_dealt',
    'ability_used',
  ])
})

official('MC-FAQ-wonder-02', () => {
  const blow = plays('Leading Blow', 'damage', [{ kind: 'atk', amount: -1 }])
  const readies = plays('Leading Blow', 'damageDealt', [{ kind: 'ready', who: piece('Wonder Man') }])
  const story = heroAttacks(
    [hero('Wonder Man'), villain('Rhino')],
    { abilities: [recycling] },
    target('Rhino'),
    blow,
    deal,
    readies,
    finish,
  )
  expect(story.hp('Rhino')).toBe(19)
  expect(order(story, 'damage_dealt', 'character_readied', 'ability_used')).toEqual([
    'damage_dealt',
    'character_readied',
    'ability_used',
  ])
})
