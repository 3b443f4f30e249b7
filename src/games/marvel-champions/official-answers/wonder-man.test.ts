// Official answers on the Wonder Man hero pack.
import { expect } from 'vitest'
import {
  ALL,
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
  ruling,
  says,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const recycling = must(
  'Power Recycling',
  { on: 'afterAttacks', who: 'Wonder Man' },
  [says('discard the tucked cards')],
  {
    owner: 'Ana',
  },
)
const tucked = plays('Ionic Physiology', 'damage', [{ kind: 'atk', amount: 1 }])

official(
  {
    id: 'MC-FAQ-wonder-01',
    question:
      'Wonder Man plays Teamwork as he attacks and tucks it under Ionic Physiology. Does it count for this attack?',
    answer:
      'Yes. Both the ally’s ATK and the tucked card raise his ATK before the damage; the cards are discarded after it.',
    ...ruling('2026-06-19', '1'),
    editions: ALL,
    clauses: ['MC-PA-04', 'MC-PA-24'],
    cards: ['Teamwork', 'Ionic Physiology', 'Wonder Man'],
  },
  () => {
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
    expect(story.outcome?.characters[1]).toMatchObject({ piece: 'Beast', ready: false })
    expect(order(story, 'ability_used', 'atk_changed', 'damage_dealt')).toEqual([
      'ability_used',
      'atk_changed',
      'atk_changed',
      'damage_dealt',
      'ability_used',
    ])
  },
)

official(
  {
    id: 'MC-FAQ-wonder-02',
    question: 'Wonder Man attacks with Leading Blow. Does it ready him before his own Forced Response?',
    answer: 'Yes. It readies him right after the damage; what triggers on the attack comes after that.',
    ...ruling('2026-03-06', '4'),
    editions: ALL,
    clauses: ['MC-DELAYED-02', 'MC-PA-24'],
    cards: ['Leading Blow', 'Wonder Man'],
  },
  () => {
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
  },
)
