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
  hero,
  heroAttacks,
  heroTries,
  hits,
  minion,
  official,
  option,
  order,
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
