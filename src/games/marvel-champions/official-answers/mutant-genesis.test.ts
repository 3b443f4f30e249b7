// Official answers on the campaign box Mutant Genesis.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  faq,
  finish,
  hero,
  hurts,
  must,
  official,
  option,
  order,
  piece,
  plays,
  prevents,
  ruling,
  SINCE_1_7,
  says,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const protectors = (...effects: Parameters<typeof plays>[2]) =>
  plays('Mutant Protectors', 'initiation', effects, { owner: 'Bo', label: 'defense' })
const declared = { kind: 'defender' as const, who: piece('Colossus'), exhausts: true as const }
const cyclops = hero('Cyclops', { player: 'Bo' })
const colossus = ally('Colossus', { player: 'Bo' })

official(
  {
    id: 'MC-FAQ-mut-01',
    question:
      'I play Mutant Protectors while the villain attacks another player. Who is the target, and who defends?',
    answer: 'You become the target player, and the ally that you put into play is the defender.',
    ...faq('Mutant Protectors (#17)'),
    editions: ALL,
    clauses: ['MC-DF-28', 'MC-DF-13', 'MC-EA-09'],
    cards: ['Mutant Protectors'],
  },
  () => {
    const story = enemyAttacks(
      [hero('Storm'), cyclops, colossus, villain('Sabretooth')],
      {},
      protectors(declared),
      boost(0),
      deal,
      finish,
    )
    expect(story.result.target).toEqual({ player: 'Bo', character: 'Colossus' })
    expect(['Storm', 'Cyclops', 'Colossus'].map(story.hp)).toEqual([10, 10, 0])
  },
)

official(
  {
    id: 'MC-FAQ-mut-02',
    question: 'The ally of Mutant Protectors leaves play before the damage. Is the attack undefended?',
    answer:
      'No. Your hero is the defender then, though DEF does not count, and “after you defend” can trigger.',
    ...faq('Mutant Protectors (#17)'),
    editions: SINCE_1_7,
    clauses: ['MC18-DF-43'],
    cards: ['Mutant Protectors'],
  },
  () => {
    const after = must('after Cyclops defends', { on: 'afterDefends', who: 'Cyclops' }, [says('defended')])
    const story = enemyAttacks(
      [cyclops, colossus, villain('Sabretooth')],
      { abilities: [after] },
      protectors(declared),
      boost(0, hurts('Colossus', 3)),
      deal,
      finish,
    )
    expect(story.hp('Cyclops')).toBe(7)
    expect(story.result).toMatchObject({ undefended: false })
    expect(story.opened).toEqual(['after Cyclops defends'])
  },
)

official(
  {
    id: 'MC-FAQ-mut-03',
    question:
      'An enemy attack defeats my ally, but a card returns it to my hand. Does Operation Zero Tolerance trigger?',
    answer: 'Yes. The ally was defeated by the attack, wherever its card is now.',
    ...faq('Operation Zero Tolerance (#104)'),
    editions: ALL,
    clauses: ['MC-EA-48'],
    cards: ['Operation Zero Tolerance'],
  },
  () => {
    const zero = must('Zero Tolerance', { on: 'afterAttacks', of: 'ally', and: 'defeats' }, [
      { kind: 'threat', amount: 1 },
    ])
    const back = must('Back to hand', { on: 'afterDefeated', who: 'Colossus' }, [says('return it to hand')])
    const table = (hitPoints: number) => [cyclops, { ...colossus, hitPoints }, villain('Sentinel')]
    const play = (hitPoints: number) =>
      enemyAttacks(
        table(hitPoints),
        { abilities: [zero, back] },
        defend('Colossus', 'Bo'),
        boost(0),
        deal,
        finish,
      )
    expect(play(3).result.threat).toBe(1)
    expect(play(4).result.threat).toBe(0)
  },
)

official(
  {
    id: 'MC-FAQ-mut-04',
    question:
      'Spider-Man plays Powerful Punch against an attack on another player. Does Spider-Sense trigger?',
    answer: 'No. The attack was not initiated against him, although he is its target now.',
    ...ruling('2026-07-09', '1'),
    editions: ALL,
    clauses: ['MC-DF-30', 'MC-DF-28'],
    cards: ['Powerful Punch', 'Spider-Man'],
  },
  () => {
    const sense = option('Spider-Sense', { on: 'attacks', who: 'Sabretooth', of: 'you' }, [
      says('draw 1 card'),
    ])
    const punch = plays('Powerful Punch', 'initiation', [hurts('Sabretooth', 4)], { label: 'attack/defense' })
    const story = enemyAttacks(
      [hero('Spider-Man'), cyclops, villain('Sabretooth')],
      { abilities: [sense], target: { player: 'Bo' } },
      punch,
      defend('pass'),
      boost(0),
      deal,
      finish,
    )
    expect(story.result.target).toEqual({ player: 'Ana', character: 'Spider-Man' })
    expect(story.opened).toEqual([])
    expect(['Spider-Man', 'Sabretooth'].map(story.hp)).toEqual([7, 16])
  },
)

official(
  {
    id: 'MC-FAQ-mut-05',
    question: 'Shadowcat plays Powerful Punch as the villain attacks. When does she flip her mass form?',
    answer:
      'Twice: as soon as the damage of the punch is dealt, for she has attacked, and again after the villain’s attack.',
    ...faq('Powerful Punch (#14)'),
    editions: ALL,
    clauses: ['MC-LABELED-03', 'MC-DF-36'],
    cards: ['Powerful Punch', 'Shadowcat'],
  },
  () => {
    const solid = must('flips to Phased', { on: 'afterAttacks', who: 'Shadowcat' }, [prevents('all')])
    const phased = must('flips back', { on: 'afterDefends', who: 'Shadowcat' }, [says('flip')])
    const punch = plays('Powerful Punch', 'initiation', [hurts('Sabretooth', 4)], { label: 'attack/defense' })
    const story = enemyAttacks(
      [hero('Shadowcat'), villain('Sabretooth')],
      { abilities: [solid, phased] },
      punch,
      defend('pass'),
      boost(1),
      deal,
      finish,
    )
    expect(story.opened).toEqual(['flips to Phased', 'flips back'])
    expect(order(story, 'damage_dealt', 'ability_used', 'boost_given').slice(0, 3)).toEqual([
      'damage_dealt',
      'ability_used',
      'boost_given',
    ])
    expect(['Shadowcat', 'Sabretooth'].map(story.hp)).toEqual([10, 16])
  },
)
