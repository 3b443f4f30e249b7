// Plays the drawn attacks 21 to 30 of enemies: each outcome was worked out by hand from the printed cards.
import { expect } from 'vitest'
import { choose, deal, done, enemyAttack, finish } from './marvel-champions.ts'

const hero = { piece: 'hero-2' }

enemyAttack(
  21,
  'nobody defends against Radioactive Man, who then deals 1 damage to each character of Spider-Man’s player',
  attack => {
    expect(attack.alone().now).toEqual([])
    expect(attack.alone().end).toBe('Spider-Man takes 2 damage: 7 of 9 HP left.')
    expect(attack.boostedBefore().end).toBe('Spider-Man takes 4 damage: 5 of 9 HP left.')
  },
)

enemyAttack(
  22,
  'Bulldozer’s attack gains overkill; Winter Soldier defends, and has defeated nobody',
  attack => {
    const { end, now, story } = attack.boosted()
    expect(story).toContain('The ability of Bulldozer B is used.')
    expect(end).toBe('Winter Soldier takes 4 damage: 7 of 11 HP left.')
    expect(now).toEqual([])
  },
)

enemyAttack(
  23,
  'the villainous minion Exodus gets a boost card of its own; Feral defends for Hulk and survives',
  attack => {
    const { end, story } = attack.boosted()
    expect(story).toContain('1 facedown boost card is dealt.')
    expect(end).toBe('Feral takes 2 damage: 1 of 3 HP left.')
  },
)

enemyAttack(
  24,
  'Quicksilver defends against an Adaptoid, whose ATK is asked for, and may ready himself after it',
  attack => {
    const atk = choose('atk', 'atk', 1)
    expect(attack.alone(atk, deal).now).toContain('optional:Player 1 (Quicksilver, pass)')
    expect(attack.alone(atk, deal, finish).end).toBe('Quicksilver takes no damage: 9 of 9 HP left.')
    const runs = choose('optional:p1', 'ability-2')
    const { end, story } = attack.boostedBefore(atk, deal, runs, finish)
    expect(end).toBe('Quicksilver takes 3 damage: 6 of 9 HP left.')
    expect(story).toContain('Quicksilver readies.')
  },
)

enemyAttack(
  25,
  'nobody defends Spider-Woman against The Lizard; Dark Arts as boost card places threat',
  attack => {
    expect(attack.alone().end).toBe('Spider-Woman takes 3 damage: 8 of 11 HP left.')
    expect(attack.boostedBefore().end).toBe(
      'Spider-Woman takes 3 damage: 8 of 11 HP left. 1 threat is placed on the main scheme.',
    )
  },
)

enemyAttack(
  26,
  'Captain Britain defends for Groot against Baron Zemo and is defeated; Groot loses no growth counter',
  attack => {
    const { end, now } = attack.alone()
    expect(end).toBe('Captain Britain takes 3 damage and is defeated.')
    expect(now).toEqual([])
    expect(attack.boostedBefore().end).toBe('Captain Britain takes 3 damage and is defeated.')
  },
)

enemyAttack(
  27,
  'Loki the Wretch gets +1 ATK against Ms. Marvel if a treachery is discarded; nobody defends',
  attack => {
    const { boosted, defends, flips } = attack
    expect(boosted().now).toEqual(['fact:discardedTreachery (holds, holdsNot)'])
    const after = [defends, flips, deal, finish]
    const treachery = choose('fact:discardedTreachery', 'holds')
    const another = choose('fact:discardedTreachery', 'holdsNot')
    expect(boosted(another, ...after).end).toBe('Ms. Marvel takes 2 damage: 8 of 10 HP left.')
    expect(boosted(treachery, ...after).end).toBe('Ms. Marvel takes 3 damage: 7 of 10 HP left.')
  },
)

enemyAttack(28, 'Abyss has no ATK printed, so it is asked for; Cable defends', attack => {
  expect(attack.alone().now).toEqual(['atk (atk)'])
  const none = choose('atk', 'atk', 0)
  expect(attack.alone(none, deal, finish).end).toBe('Cable takes no damage: 12 of 12 HP left.')
  expect(attack.boostedBefore(none, deal, finish).end).toBe('Cable takes no damage: 12 of 12 HP left.')
})

enemyAttack(
  29,
  'the damage of Sindr’s attack is indirect; nobody defends, and Black Widow is the only one to take it',
  attack => {
    const { end, story } = attack.alone()
    expect(story).toContain('The damage of this attack is indirect.')
    expect(end).toBe('Black Widow takes 4 damage: 5 of 9 HP left.')
    // Toad is no villain here, so the star ability of Hopping Mad gives no boost card.
    const boosted = attack.boostedBefore(choose('fact:villainIsToad', 'holdsNot'), deal, finish)
    expect(boosted.end).toBe('Black Widow takes 5 damage: 4 of 9 HP left.')
  },
)

enemyAttack(
  30,
  'Groot defends against the Pirate Commander and loses growth counters for what he would take',
  attack => {
    expect(attack.alone().end).toBe('Groot takes no damage: 10 of 10 HP left.')
    expect(attack.boostedBefore().now).toEqual(['resolve:Groot (done)'])
    const counter = done('ability-2', { kind: 'prevent', amount: 1, of: hero, taken: true })
    // Only an attack that has damaged him removes a card from his hand.
    const saved = attack.boostedBefore(counter, finish)
    expect(saved.end).toBe('Groot takes no damage: 10 of 10 HP left.')
    const hit = attack.boostedBefore(done('ability-2'))
    expect(hit.now).toEqual(['damageDealt (pass)', 'finish (finish)'])
    expect(attack.boostedBefore(done('ability-2'), finish).end).toBe('Groot takes 1 damage: 9 of 10 HP left.')
  },
)
