// Official answers on defending in the Civil War expansion.
import { expect } from 'vitest'
import {
  ALL,
  boost,
  deal,
  enemyAttacks,
  finish,
  gives,
  hero,
  hurts,
  minion,
  official,
  option,
  piece,
  plays,
  ruling,
  says,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-cw-01',
    question: 'Armored Defense defeats the minion that attacks. Does Hulkling still get his tough card?',
    answer: 'Yes. The second sentence resolves after the attack, although the attack has ended early.',
    ...ruling('2026-01-11', '1'),
    editions: ALL,
    clauses: ['MC-ATTACKFAQ-04', 'MC-DF-37'],
    cards: ['Armored Defense'],
  },
  () => {
    const armored = plays('Armored Defense', 'initiation', [hurts('Shocker', 3)], { label: 'defense' })
    const tough = plays('Armored Defense', 'finish', [gives('Hulkling', 'tough')])
    const story = enemyAttacks(
      [hero('Hulkling', { def: 3 }), minion('Shocker', { hitPoints: 3 })],
      {},
      armored,
      tough,
      finish,
    )
    expect(story.told('attack_ended_early')).toHaveLength(1)
    expect(story.outcome?.characters[0]).toMatchObject({ piece: 'Hulkling', tough: 1, damage: 0 })
  },
)

official(
  {
    id: 'MC-FAQ-cw-05',
    question:
      'The villain attacks another player and I step in with “I Can Do This All Day”. Does Spider-Sense trigger?',
    answer:
      'No. The attack was not initiated against Spider-Man, and taking it over changes nothing about that.',
    ...ruling('2026-07-09', '1'),
    editions: ['1.8'],
    clauses: ['MC-DF-30', 'MC-YOU-05'],
    cards: ['“I Can Do This All Day”', 'Powerful Punch', 'Spider-Man'],
  },
  () => {
    const sense = option('Spider-Sense', { on: 'attacks', who: 'Rhino', of: 'you' }, [says('draw 1 card')])
    const steps = plays('All Day', 'initiation', [{ kind: 'defender', who: piece('Spider-Man') }], {
      label: 'defense',
    })
    const table = [hero('Spider-Man'), hero('She-Hulk', { player: 'Bo' }), villain('Rhino')]
    const story = enemyAttacks(
      table,
      { abilities: [sense], target: { player: 'Bo' } },
      steps,
      boost(0),
      deal,
      finish,
    )
    expect(story.result.target).toEqual({ player: 'Ana', character: 'Spider-Man' })
    expect(story.opened).toEqual([])
  },
)
