// Official answers on the Black Widow hero pack.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  enemyAttacks,
  faq,
  finish,
  hero,
  heroAttacks,
  hits,
  nobody,
  official,
  target,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const dance = { attacks: [hits(1), hits(2), hits(3)] }

official(
  {
    id: 'MC-FAQ-bkw-01',
    question: 'Dance of Death has no (attack) label. Is each of its three hits an attack?',
    answer: 'Yes. Its text says so: three attacks, made one after another.',
    ...faq('Dance of Death (#4)'),
    editions: ALL,
    clauses: ['MC-PA-12', 'MC-PA-13'],
    cards: ['Dance of Death'],
  },
  () => {
    const story = heroAttacks(
      [hero('Black Widow'), villain('Rhino', { tough: 1, retaliate: 1 })],
      { ability: dance },
      target('Rhino'),
      deal,
      target('Rhino', 'target#2'),
      deal,
      target('Rhino', 'target#3'),
      deal,
      finish,
    )
    expect(story.result.attacksMade).toBe(3)
    // Each attack is met by retaliate, and only the first one by the tough card.
    expect(['Black Widow', 'Rhino'].map(story.hp)).toEqual([7, 15])
  },
)

official(
  {
    id: 'MC-FAQ-bkw-02',
    question: 'Black Widow is stunned and plays Dance of Death. Are all three attacks lost?',
    answer: 'No. The stunned card stops only the first one; the second and the third are made.',
    ...faq('Dance of Death (#4)'),
    editions: ALL,
    clauses: ['MC-STUN-08', 'MC-ATTACKFAQ-08'],
    cards: ['Dance of Death'],
  },
  () => {
    const story = heroAttacks(
      [hero('Black Widow', { stunned: 1 }), villain('Rhino')],
      { ability: dance },
      target('Rhino', 'target#2'),
      deal,
      target('Rhino', 'target#3'),
      deal,
      finish,
    )
    expect(story.hp('Rhino')).toBe(15)
    expect(story.result.attacksMade).toBe(2)
  },
)

official(
  {
    id: 'MC-FAQ-bkw-03',
    question: 'Clash of Titans has an enemy attack my ally, and nobody defends. Who takes the damage?',
    answer: 'The ally takes all of it, not the identity.',
    ...faq('Clash of Titans (#28)'),
    editions: ALL,
    clauses: ['MC-EA-07', 'MC-EA-42', 'MC-ALLYATTACK-04'],
    cards: ['Clash of Titans'],
  },
  () => {
    const story = enemyAttacks(
      [hero('Black Widow'), ally('Hercules', { hitPoints: 4 }), villain('Titania', { atk: 5 })],
      { target: { player: 'Ana', character: 'Hercules' } },
      nobody,
      boost(0),
      deal,
      finish,
    )
    expect(['Black Widow', 'Hercules'].map(story.hp)).toEqual([10, 0])
    expect(story.result.undefended).toBe(true)
  },
)
