// Official answers on attacks of heroes and allies of the Core Set.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
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
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-core-05', () => {
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
})

official('MC-FAQ-core-06', () => {
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
    expect(story.outcome?.summary.characters[1]).toMatchObject({ stunned: 1 })
  }
})

official('MC-FAQ-core-07', () => {
  const table = [hero('Captain Marvel'), villain('Rhino', { tough: 1 })]
  const story = heroAttacks(table, { ability: { attacks: [hits(6)] } }, target('Rhino'), deal, finish)
  expect(story.outcome?.summary.characters[1]).toMatchObject({ tough: 0, damage: 0 })
})

official('MC-FAQ-core-08', () => {
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
})

official('MC-FAQ-core-19', () => {
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
})

official('MC-FAQ-core-16', () => {
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
})
