// Plays the drawn attacks 11 to 20 of players: each outcome was worked out by hand from the printed cards.
import { expect } from 'vitest'
import { choose, finish, playerAttack, uses } from './marvel-champions.ts'

playerAttack(
  11,
  'Black Panther (Shuri) attacks Apocalypse III and may use the Special ability of an upgrade after it',
  attack => {
    expect(attack().now).toContain('optional:Player 1 (Black Panther, pass)')
    expect(attack(finish).end).toBe('Apocalypse III takes 1 damage: 47 of 48 HP left.')
    const claws = uses('optional:p1', 'ability-1', { kind: 'damage', to: { piece: 'villain-2' }, amount: 2 })
    expect(attack(claws, finish).end).toBe('Apocalypse III takes 3 damage: 45 of 48 HP left.')
  },
)

playerAttack(
  12,
  'Venom attacks the Corrupt Prison Guard, whose guard protects the villain and not himself',
  attack => {
    expect(attack().end).toBe('Corrupt Prison Guard takes 2 damage: 1 of 3 HP left.')
    expect(attack().now).toEqual([])
  },
)

playerAttack(13, 'Hulkling attacks a Berserk Mutate, whose quickstrike is no reaction to it', attack => {
  expect(attack().end).toBe('Berserk Mutate takes 1 damage: 2 of 3 HP left.')
  expect(attack().now).toEqual([])
})

playerAttack(
  14,
  'Winter Soldier attacks the wounded Collector, who cannot be defeated, so no threat is removed',
  attack => {
    const { end, now } = attack()
    expect(end).toBe('Collector B2 takes 2 damage.')
    expect(now).toEqual([])
  },
)

playerAttack(15, 'Warlock attacks Pyro and takes 1 consequential damage', attack => {
  expect(attack().end).toBe('Pyro takes 1 damage: 3 of 4 HP left. Warlock takes 1 damage: 2 of 3 HP left.')
})

playerAttack(16, 'Ant-Man, who is tiny, attacks Greycrow, who retaliates', attack => {
  expect(attack().end).toBe(
    'Greycrow takes 2 damage: 2 of 4 HP left. Ant-Man takes 1 damage: 11 of 12 HP left.',
  )
})

playerAttack(
  17,
  'Black Panther attacks Whirlwind; his own retaliate waits until somebody attacks him',
  attack => {
    expect(attack().end).toBe('Whirlwind takes 2 damage: 4 of 6 HP left.')
    expect(attack().now).toEqual([])
  },
)

playerAttack(
  18,
  'Patriot attacks Loki I and takes 1 consequential damage; stalwart stops no damage',
  attack => {
    expect(attack().end).toBe(
      'Loki I takes 1 damage: 19 of 20 HP left. Patriot takes 1 damage: 3 of 4 HP left.',
    )
  },
)

playerAttack(19, 'Hulkling attacks Vanisher, who reacts only when he is revealed or boosts', attack => {
  expect(attack().end).toBe('Vanisher takes 1 damage: 2 of 3 HP left.')
  expect(attack().now).toEqual([])
})

playerAttack(
  20,
  'Boom Boom attacks Mystique, who may still be tough, and takes 1 consequential damage',
  attack => {
    const hurt = 'Boom Boom takes 1 damage: 1 of 2 HP left.'
    expect(attack().end).toBe(`Mystique takes no damage: 6 of 6 HP left. ${hurt}`)
    expect(attack(choose('damage', 'notTough:minion-2')).end).toBe(
      `Mystique takes 1 damage: 5 of 6 HP left. ${hurt}`,
    )
  },
)
