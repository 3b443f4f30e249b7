// Official answers on attacks of heroes and allies of the Core Set.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  defend,
  designers,
  enemyAttacks,
  faq,
  finish,
  gives,
  heals,
  hero,
  heroAttacks,
  hits,
  hurts,
  minion,
  must,
  official,
  option,
  order,
  piece,
  says,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-core-05',
    question: 'Tigra defeats a minion. Does she heal before or after her consequential damage?',
    answer: 'Before. What follows from her attack comes first, consequential damage last.',
    ...faq('Tigra (#51)'),
    editions: ALL,
    clauses: ['MC-PA-26', 'MC-PA-27'],
    cards: ['Tigra'],
  },
  () => {
    const heal = option('Tigra', { on: 'afterAttacks', who: 'Tigra', of: 'minion', and: 'defeats' }, [
      heals('Tigra', 1),
    ])
    const play = (damage: number) =>
      heroAttacks(
        [ally('Tigra', { damage }), minion('Shocker', { hitPoints: 2 })],
        { abilities: [heal] },
        target('Shocker'),
        deal,
        use('Tigra'),
        finish,
      )
    expect(order(play(2), 'healed', 'consequential_damage')).toEqual(['healed', 'consequential_damage'])
    // With her last hit point she survives; without damage there is nothing to heal yet.
    expect(play(2).hp('Tigra')).toBe(1)
    expect(play(0).hp('Tigra')).toBe(2)
  },
)

official(
  {
    id: 'MC-FAQ-core-06',
    question:
      'Does She-Hulk discard Superhuman Strength only after a basic attack, or after an attack event too?',
    answer: 'After an attack event too. Playing an event labeled (attack) is an attack of the hero.',
    ...designers('Superhuman Strength (#28)'),
    editions: ALL,
    clauses: ['MC-PA-07', 'MC-PA-24'],
    cards: ['Superhuman Strength'],
  },
  () => {
    const strength = must(
      'Superhuman Strength',
      { on: 'afterAttacks', who: 'She-Hulk' },
      [gives('Rhino', 'stunned')],
      {
        owner: 'Ana',
        uses: 1,
      },
    )
    const table = [hero('She-Hulk'), villain('Rhino')]
    for (const ability of [undefined, { attacks: [hits(6)] }]) {
      const story = heroAttacks(
        table,
        { abilities: [strength], ...(ability && { ability }) },
        target('Rhino'),
        deal,
        finish,
      )
      expect(story.opened).toEqual(['Superhuman Strength'])
      expect(story.outcome?.characters[1]).toMatchObject({ stunned: 1 })
    }
  },
)

official(
  {
    id: 'MC-FAQ-core-07',
    question: 'Does Energy Channel deal its damage counter by counter?',
    answer: 'No. It is all dealt at once, so one tough card stops all of it.',
    ...designers('Energy Channel (#18)'),
    editions: ALL,
    clauses: ['MC-TOUGH-01', 'MC-PA-09'],
    cards: ['Energy Channel'],
  },
  () => {
    const table = [hero('Captain Marvel'), villain('Rhino', { tough: 1 })]
    const story = heroAttacks(table, { ability: { attacks: [hits(6)] } }, target('Rhino'), deal, finish)
    expect(story.outcome?.characters[1]).toMatchObject({ tough: 0, damage: 0 })
  },
)

official(
  {
    id: 'MC-FAQ-core-08',
    question: 'My hero’s attack defeats a stage of the villain. Can I play Chase Them Down?',
    answer: 'Yes. Who defeats a stage of the villain has defeated an enemy.',
    ...designers('Chase Them Down (#52)'),
    editions: ALL,
    clauses: ['MC-PA-26', 'MC-DEFEAT-03'],
    cards: ['Chase Them Down'],
  },
  () => {
    const chase = option('Chase', { on: 'afterAttacks', who: 'Spider-Man', of: 'enemy', and: 'defeats' }, [
      says('remove 2 threat'),
    ])
    const play = (damage: number) =>
      heroAttacks(
        [hero('Spider-Man'), villain('Rhino', { damage })],
        { abilities: [chase] },
        target('Rhino'),
        deal,
        ...(damage === 18 ? [use('sameTitle', 'nextStage:Rhino'), use('Chase')] : []),
        finish,
      )
    expect(play(18).opened).toEqual(['Chase'])
    expect(play(17).opened).toEqual([])
  },
)

official(
  {
    id: 'MC-FAQ-core-19',
    question: 'She-Hulk attacks an enemy that is stunned already. Is Superhuman Strength discarded?',
    answer: 'No. It cannot stun that enemy, so its forced ability does not resolve and the card stays.',
    ...faq('Superhuman Strength (#28)'),
    editions: ALL,
    clauses: ['MC-FORCED-04'],
    cards: ['Superhuman Strength'],
  },
  () => {
    const strength = must(
      'Superhuman Strength',
      { on: 'afterAttacks', who: 'She-Hulk' },
      [gives('Rhino', 'stunned')],
      {
        owner: 'Ana',
        uses: 1,
        if: { is: 'stunned', who: piece('Rhino'), not: true },
      },
    )
    const play = (stunned: number) =>
      heroAttacks(
        [hero('She-Hulk'), villain('Rhino', { stunned })],
        { abilities: [strength] },
        target('Rhino'),
        deal,
        finish,
      )
    expect([play(1).opened, play(1).outcome?.table.abilities]).toMatchObject([
      [],
      [{ id: 'Superhuman Strength', uses: 1 }],
    ])
    expect(play(0).opened).toEqual(['Superhuman Strength'])
    expect(play(0).outcome?.table.abilities).toEqual([])
  },
)

official(
  {
    id: 'MC-FAQ-core-16',
    question: 'A minion with guard is engaged with me. Can I answer the villain’s attack with Counter-Punch?',
    answer: 'No. Counter-Punch is an attack, and guard keeps you from attacking the villain.',
    ...designers('Counter-Punch (#77)'),
    editions: ALL,
    clauses: ['MC-GUARD-01', 'MC-PA-17'],
    cards: ['Counter-Punch'],
  },
  () => {
    const punch = option('Counter-Punch', { on: 'afterDefends', who: 'Spider-Man' }, [hurts('Rhino', 2)], {
      label: 'attack',
    })
    const play = (guarded: boolean) =>
      enemyAttacks(
        [
          hero('Spider-Man'),
          minion('Mercenary', { keywords: guarded ? ['guard'] : [], engagedWith: 'Ana' }),
          villain('Rhino'),
        ],
        { abilities: [punch] },
        defend('Spider-Man'),
        boost(0),
        deal,
      )
    expect(play(false).offered('optional:Ana')).toContain('Counter-Punch')
    expect(play(true).offered('optional:Ana')).not.toContain('Counter-Punch')
  },
)
