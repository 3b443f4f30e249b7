// Plays the drawn attacks 11 to 20 of enemies: each outcome was worked out by hand from the printed cards.
import { expect } from 'vitest'
import { choose, deal, done, enemyAttack, finish } from './marvel-champions.ts'

const hero = { piece: 'hero-2' }

enemyAttack(
  11,
  'Kang (Rama-Tut) is asked for his ATK, which obligations raise; Marrow defends and is defeated',
  attack => {
    expect(attack.boosted().now).toEqual(['flipped (pass)', 'atk (atk)'])
    const { end, story } = attack.boosted(choose('atk', 'atk', 5), deal, finish)
    expect(story).toContain('Calculated: 9 damage to Marrow.')
    expect(end).toBe('Marrow takes 2 damage and is defeated.')
  },
)

enemyAttack(
  12,
  'Blockbuster gets a tough card, or +2 ATK and overkill; Hercules as boost card stuns Falcon',
  attack => {
    const { boosted, defends, flips } = attack
    expect(boosted().now).toEqual(['resolve:Blockbuster B (It becomes tough, +2 ATK and overkill)'])
    const tough = choose('resolve:ability-1', 'tough')
    const strong = choose('resolve:ability-1', 'atk2Overkill')
    expect(boosted(tough, defends, flips).now).toEqual(['flipped (pass)', 'resolve:boost card 1 (done)'])
    const stunned = done('boost#1', { kind: 'status', to: hero, status: 'stunned' })
    const after = [defends, flips, stunned, deal, finish]
    expect(boosted(tough, ...after).end).toBe('Spider-Man takes 3 damage and is defeated.')
    expect(boosted(strong, ...after).end).toBe(
      'Spider-Man takes 3 damage and is defeated. Falcon takes 2 damage: 8 of 10 HP left.',
    )
  },
)

enemyAttack(
  13,
  'White Tiger defends for Black Widow against Loki I and is defeated; no ability opens',
  attack => {
    expect(attack.boosted().end).toBe('White Tiger takes 3 damage and is defeated.')
    expect(attack.boosted().notes).toEqual([])
  },
)

enemyAttack(
  14,
  'Stryfe III is asked for his ATK; Major Victory, whom he defeats, may ready a Guardian',
  attack => {
    const told = [choose('atk', 'atk', 4)]
    expect(attack.boosted().now).toEqual(['flipped (pass)', 'atk (atk)'])
    expect(attack.boosted(...told, deal).now).toContain('isDefeated:Player 1 (Major Victory, pass)')
    const readies = choose('isDefeated:p1', 'ability-2')
    const guardian = choose('choose:friendly character', 'hero-2')
    const { end, story } = attack.boosted(...told, deal, readies, guardian, finish)
    expect(end).toBe('Major Victory takes 2 damage and is defeated.')
    expect(story).toContain('Groot readies.')
  },
)

enemyAttack(
  15,
  'Star-Lord defends against Electro, who then deals him damage for discarded boost icons',
  attack => {
    expect(attack.alone().now).toEqual(['damageDealt (pass)', 'count:boostIconsOfDiscarded (count)'])
    const sparks = choose('count:boostIconsOfDiscarded', 'count', 2)
    expect(attack.alone(sparks, finish).end).toBe('Star-Lord takes 3 damage: 7 of 10 HP left.')
    // Nobody controls a Morlock, so the star ability of Back in Action does nothing.
    const boosted = attack.boostedBefore(done('boost#1'), deal, sparks, finish)
    expect(boosted.end).toBe('Star-Lord takes 4 damage: 6 of 10 HP left.')
  },
)

enemyAttack(
  16,
  'Machine Man defends for Nebula against Yotat and is defeated; he spends nothing, as he does not attack',
  attack => {
    expect(attack.alone().end).toBe('Machine Man takes 3 damage and is defeated.')
    expect(attack.boostedBefore().end).toBe('Machine Man takes 3 damage and is defeated.')
    expect(attack.boostedBefore().story).toContain('3 excess damage is lost.')
  },
)

enemyAttack(
  17,
  'the ATK of the Adaptoid is asked for, since environments change it; Nightcrawler defends',
  attack => {
    expect(attack.alone().now).toEqual(['atk (atk)'])
    const atk = choose('atk', 'atk', 2)
    expect(attack.alone(atk, deal, finish).end).toBe('Nightcrawler takes no damage: 9 of 9 HP left.')
    expect(attack.boostedBefore(atk, deal, finish).end).toBe('Nightcrawler takes 1 damage: 8 of 9 HP left.')
  },
)

enemyAttack(
  18,
  'Titania, the ally, defends for Hawkeye against Zola I and survives; her overkill is for her own attacks',
  attack => {
    expect(attack.boosted().end).toBe('Titania takes 4 damage: 1 of 5 HP left.')
  },
)

enemyAttack(
  19,
  'Archangel defends against Speed, whose quickstrike is over when the attack begins',
  attack => {
    expect(attack.alone().end).toBe('Archangel takes no damage: 12 of 12 HP left.')
    expect(attack.boostedBefore().end).toBe('Archangel takes 2 damage: 10 of 12 HP left.')
  },
)

enemyAttack(
  20,
  'nobody defends against Mister Hyde; Uncanny Resilience as boost card confuses Spectrum',
  attack => {
    expect(attack.alone().end).toBe('Spectrum takes 3 damage: 8 of 11 HP left.')
    const { end, story } = attack.boostedBefore()
    expect(end).toBe('Spectrum takes 3 damage: 8 of 11 HP left.')
    expect(story).toContain('Spectrum gets a confused status card.')
  },
)
