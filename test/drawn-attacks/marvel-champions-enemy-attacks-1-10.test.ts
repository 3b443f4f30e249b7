// Plays the drawn attacks 1 to 10 of enemies: each outcome was worked out by hand from the printed cards.
import { expect } from 'vitest'
import { choose, deal, done, enemyAttack, finish } from './marvel-champions.ts'

enemyAttack(
  1,
  'Spectrum defends against Unuscione, whose toughness does nothing in her own attack',
  attack => {
    expect(attack.alone().end).toBe('Spectrum takes 1 damage: 10 of 11 HP left.')
    expect(attack.boostedBefore().end).toBe('Spectrum takes 3 damage: 8 of 11 HP left.')
  },
)

enemyAttack(
  2,
  'Nightcrawler defends against Master Mold II, who does something else only when he schemes',
  attack => {
    const { end, notes } = attack.boosted()
    expect(end).toBe('Nightcrawler takes 3 damage: 6 of 9 HP left.')
    expect(notes).toEqual([])
  },
)

enemyAttack(
  3,
  'Tempus defends for Hawkeye against Hraesvelgr and is defeated; her ability is about schemes',
  attack => {
    expect(attack.alone().end).toBe('Tempus takes 2 damage and is defeated.')
    expect(attack.boostedBefore().end).toBe('Tempus takes 2 damage and is defeated.')
    expect(attack.boostedBefore().story).toContain('1 excess damage is lost.')
  },
)

enemyAttack(
  4,
  'Captain Marvel defends for Nightcrawler and is defeated; then Drang III charges the Badoon Ship',
  attack => {
    const begun = attack.boosted()
    expect(begun.now).toEqual(['damageDealt (pass)', 'resolve:Drang III (done)'])
    expect(begun.story).toContain('3 excess damage is lost.')
    expect(attack.boosted(done('ability-1'), finish).end).toBe(
      'Captain Marvel takes 3 damage and is defeated.',
    )
  },
)

enemyAttack(
  5,
  'Arclight confuses Spider-Woman or gets +2 ATK, as her player chooses',
  ({ boosted, defends, flips }) => {
    expect(boosted().now).toEqual(['resolve:Arclight B (Confuse a character, +2 ATK)'])
    const confused = { question: 'resolve:ability-1', choice: 'confuse' }
    const highest = { question: 'choose:character of you', choice: 'hero-2' }
    const stronger = { question: 'resolve:ability-1', choice: 'atk2' }
    const after = [defends, flips, deal, finish]
    expect(boosted(confused, highest, ...after).end).toBe('Spider-Woman takes 3 damage: 8 of 11 HP left.')
    expect(boosted(stronger, ...after).end).toBe('Spider-Woman takes 5 damage: 6 of 11 HP left.')
  },
)

enemyAttack(
  6,
  'Wolfsbane defends for Cyclops and is defeated; then Spiral III gets a teleport counter',
  attack => {
    const { now, end, story } = attack.boosted()
    expect(now).toEqual([])
    expect(end).toBe('Wolfsbane takes 3 damage and is defeated.')
    expect(story).toContain('The ability of Spiral III is used.')
  },
)

enemyAttack(
  7,
  'U.S. Agent defends for Ant-Man against Machete and retaliates; her attack is piercing',
  attack => {
    const { end, notes, story } = attack.alone()
    expect(end).toBe('U.S. Agent takes 2 damage: 3 of 5 HP left. Machete takes 1 damage: 2 of 3 HP left.')
    expect(story).toContain('Retaliate: U.S. Agent deals 1 damage to Machete.')
    // She is vulnerable, which no rule of the engine plays.
    expect(notes).toEqual([expect.stringContaining('Read the card of Machete')])
    // The Trickster gives a boost card and a tough status card to Loki, who is not at the table.
    expect(attack.boostedBefore().now).toEqual(['flipped (pass)', 'villain (Villain, pass)', 'damage (deal)'])
    expect(attack.boostedBefore(deal, finish).end).toBe(end)
  },
)

enemyAttack(
  8,
  'Angel defends against Ulik, who attacks because of damage to Enchantress and reacts to nothing here',
  attack => {
    expect(attack.alone().end).toBe('Angel takes 1 damage: 11 of 12 HP left.')
    // Staggering Strength is revealed after the activation.
    expect(attack.boostedBefore().now).toEqual(['flipped (pass)', 'resolve:boost card 1 (done)'])
    expect(attack.boostedBefore(done('boost#1'), deal, finish).end).toBe(
      'Angel takes 1 damage: 11 of 12 HP left.',
    )
  },
)

enemyAttack(9, 'Chimera gets +2 ATK against Star-Lord, unless his player spends a resource', attack => {
  const { alone, boostedBefore, defends, flips } = attack
  expect(alone().now).toEqual(['resolve:Chimera (done, +2 ATK)'])
  const stronger = choose('resolve:ability-1', 'atk2')
  const spent = choose('resolve:ability-1', 'done')
  expect(alone(spent, defends, deal, finish).end).toBe('Star-Lord takes no damage: 10 of 10 HP left.')
  expect(alone(stronger, defends, deal, finish).end).toBe('Star-Lord takes 2 damage: 8 of 10 HP left.')
  expect(boostedBefore(stronger, defends, flips, deal, finish).end).toBe(
    'Star-Lord takes 5 damage: 5 of 10 HP left.',
  )
})

enemyAttack(
  10,
  'Star-Lord defends against Kang (Iron Lad), whose retaliate and toughness wait for an attack on him',
  attack => {
    const { end, now } = attack.boosted()
    expect(end).toBe('Star-Lord takes 3 damage: 7 of 10 HP left.')
    expect(now).toEqual([])
  },
)
