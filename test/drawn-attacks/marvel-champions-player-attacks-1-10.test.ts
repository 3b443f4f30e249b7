// Plays the drawn attacks 1 to 10 of players: each outcome was worked out by hand from the printed cards.
import { expect } from 'vitest'
import { choose, deal, done, finish, playerAttack, uses } from './marvel-champions.ts'

/** Of a card with Toughness: its tough card is gone; without this it is as printed. */
const notTough = (target: string) => choose('damage', `notTough:${target}`)

playerAttack(
  1,
  'Bombshell, who divides her damage, attacks Ronan the Accuser I, who may still be tough',
  attack => {
    expect(attack().notes).toEqual([
      expect.stringContaining('Read the card of Bombshell'),
      'Assumed: Ronan the Accuser I still had its tough status card.',
    ])
    const hurt = 'Bombshell takes 1 damage: 2 of 3 HP left.'
    expect(attack().end).toBe(`Ronan the Accuser I takes no damage: 56 of 56 HP left. ${hurt}`)
    expect(attack(notTough('villain-2')).end).toBe(
      `Ronan the Accuser I takes 3 damage: 53 of 56 HP left. ${hurt}`,
    )
  },
)

playerAttack(
  2,
  'Deathlok attacks the Symbiotic Monstrosity, which retaliates; its hit points depend on the environment',
  attack => {
    const { end, story } = attack()
    expect(story).toContain('Retaliate: Symbiotic Monstrosity deals 1 damage to Deathlok.')
    expect(end).toBe('Symbiotic Monstrosity takes no damage. Deathlok takes 2 damage: 1 of 3 HP left.')
    expect(attack(notTough('minion-2')).end).toBe(
      'Symbiotic Monstrosity takes 2 damage. Deathlok takes 2 damage: 1 of 3 HP left.',
    )
  },
)

playerAttack(
  3,
  'Spider-Man (Miles Morales) attacks Psynapse, who reacts only to attacks of her own',
  attack => {
    expect(attack().end).toBe('Psynapse takes 2 damage: 1 of 3 HP left.')
    expect(attack().now).toEqual([])
  },
)

playerAttack(
  4,
  'Wonder Man is asked for his ATK, which tucked cards raise, and discards them after his basic attack',
  attack => {
    expect(attack().now).toEqual(['atk (atk)'])
    expect(attack(choose('atk', 'atk', 1), deal).now).toContain('resolve:Wonder Man (done)')
    expect(attack(choose('atk', 'atk', 1), deal, done('ability-1'), finish).end).toBe(
      'Outrider takes 1 damage: 1 of 2 HP left.',
    )
    expect(attack(choose('atk', 'atk', 3), deal, done('ability-1'), finish).end).toBe(
      'Outrider takes 2 damage and is defeated.',
    )
  },
)

playerAttack(
  5,
  'Husk may spend resources when she attacks Dreadpool; if he is defeated, his card says what follows',
  attack => {
    expect(attack().now).toEqual(['makeAttack:Player 1 (Husk, pass)', 'damage (deal)'])
    const hurt = 'Husk takes 1 damage: 2 of 3 HP left.'
    expect(attack(deal, finish).end).toBe(`Dreadpool takes 2 damage: 1 of 3 HP left. ${hurt}`)
    const spends = uses('makeAttack:p1', 'ability-1', { kind: 'increase', amount: 1 })
    expect(attack(spends, deal).now).not.toContain('resolve:Dreadpool (done)')
    expect(attack(spends, deal, finish).end).toBe(`Dreadpool takes 3 damage and is defeated. ${hurt}`)
  },
)

playerAttack(
  6,
  'Nick Fury breaks cover when he attacks Pyro, whose indirect damage is for his own attacks',
  attack => {
    expect(attack().story).toContain('The ability of Nick Fury is used.')
    expect(attack().end).toBe('Pyro takes 2 damage: 2 of 4 HP left.')
  },
)

playerAttack(
  7,
  'Jubilee attacks Unus I, who may still be tough, and whose card may give him retaliate',
  attack => {
    expect(attack().notes).toEqual([
      expect.stringContaining('Read the card of Unus I'),
      'Assumed: Unus I still had its tough status card.',
    ])
    expect(attack().end).toBe('Unus I takes no damage: 48 of 48 HP left.')
    expect(attack(notTough('villain-2')).end).toBe('Unus I takes 1 damage: 47 of 48 HP left.')
    const effects = [{ kind: 'keyword', keyword: 'retaliate', who: { piece: 'villain-2' }, amount: 1 }]
    const retaliates = { question: 'damage', card: { name: 'Unus', effects } }
    expect(attack(notTough('villain-2'), retaliates).end).toBe(
      'Unus I takes 1 damage: 47 of 48 HP left. Jubilee takes 1 damage: 8 of 9 HP left.',
    )
  },
)

playerAttack(8, 'Cable, the ally, attacks Pyro and takes 2 consequential damage', attack => {
  expect(attack().end).toBe('Pyro takes 3 damage: 1 of 4 HP left. Cable takes 2 damage: 1 of 3 HP left.')
  expect(attack().now).toEqual([])
})

playerAttack(
  9,
  'Storm attacks Corvus Glaive III, who is far from a defeat that Proxima Midnight could prevent',
  attack => {
    expect(attack().end).toBe('Corvus Glaive III takes 2 damage: 12 of 14 HP left.')
    expect(attack().now).toEqual([])
  },
)

playerAttack(
  10,
  'Gambit’s ATK X is asked for; She-Hulk II may not take damage in the phase in which she is revealed',
  attack => {
    expect(attack().notes).toEqual([expect.stringContaining('Read the card of She-Hulk II')])
    expect(attack().now).toEqual(['atk (atk)'])
    expect(attack(choose('atk', 'atk', 2), deal, finish).end).toBe(
      'She-Hulk II takes 2 damage: 78 of 80 HP left. Gambit takes 1 damage: 2 of 3 HP left.',
    )
  },
)
