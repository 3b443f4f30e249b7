// Official answers on the Captain America hero pack.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  defend,
  designers,
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
  ruling,
  SINCE_1_7,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-cap-01',
    question:
      'A guard minion is engaged with me. Can Shield Toss hit it and the villain, if it defeats the minion?',
    answer:
      'No. The damage is dealt to all of them at once, and the villain is no legal target when they are chosen.',
    ...designers('Shield Toss (#6)'),
    editions: ALL,
    clauses: ['MC-PA-17', 'MC18-PA-33'],
    cards: ['Shield Toss'],
  },
  () => {
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
  },
)

official(
  {
    id: 'MC-FAQ-cap-02',
    question: 'When do I have to play Expert Defense?',
    answer: 'As soon as your hero defends, before any boost card is turned over.',
    ...designers('Expert Defense (#33)'),
    editions: ALL,
    clauses: ['MC-DF-17', 'MC-EA-20'],
    cards: ['Expert Defense'],
  },
  () => {
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
  },
)

official(
  {
    id: 'MC-FAQ-cap-03',
    question: 'The villain cannot take damage. Can I still play Heroic Strike on it, just to stun it?',
    answer: 'Yes. Such a target is invalid only if dealing damage is all that the card does to it.',
    ...ruling('2026-04-30', '1'),
    editions: SINCE_1_7,
    clauses: ['MC17-C-16', 'MC18-PA-27'],
    cards: ['Heroic Strike'],
  },
  () => {
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
    expect(story.outcome?.characters[1]).toMatchObject({ piece: 'Ultron', stunned: 1, damage: 0 })
    const plain = heroTries(table, { ability: { attacks: [hits(6)] } }, target('Ultron'))
    expect(plain.refused?.code).toBe('cannotTakeDamage')
  },
)
