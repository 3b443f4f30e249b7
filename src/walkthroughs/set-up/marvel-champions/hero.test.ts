// Tests that the options of /attack hero and the cards become a set-up that the flow takes.
import { describe, expect, it } from 'vitest'
import {
  allCards,
  ana,
  asked,
  cards,
  played,
  preparedBy,
  problemOf,
  waiting,
} from '../../../../test/support/walkthroughs/set-up-table.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import { inEachLanguage } from '../../../language.ts'
import { type HeroOptions, prepareHeroAttack } from './hero.ts'

const WHIPLASH = 'card:01102'
const SPIDER_MAN = 'card:01001a'

type Some = Partial<HeroOptions>
const attack = (options: Some = {}) =>
  prepareHeroAttack(cards, {
    language: 'en',
    player: ana,
    attacker: { name: SPIDER_MAN },
    enemy: { name: 'card:01094' },
    ...options,
  })
const pieces = (options: Some) => preparedBy(attack(options)).setUp.pieces as CharacterGiven[]

describe('a player’s attack from the command', () => {
  it('takes the numbers of both cards and names the target', () => {
    const { flow, setUp, seats, names } = preparedBy(attack({ players: 2 }))
    expect(flow).toBe('marvel-champions/player-attack')
    expect(setUp).toMatchObject({ attacker: 'hero-1', targets: ['villain-2'], players: ['p1', 'p2'] })
    expect(setUp.pieces).toEqual([
      { id: 'hero-1', kind: 'hero', code: '01001a', player: 'p1', atk: 2, def: 3, thw: 1, hitPoints: 10 },
      { id: 'villain-2', kind: 'villain', code: '01094', stage: 1, atk: 2, sch: 1, hitPoints: 28 },
    ])
    expect(seats[0]).toEqual({ player: 'p1', user: '1', name: 'Ana' })
    expect(names).toMatchObject({
      'hero-1': { en: 'Spider-Man' },
      'villain-2': { en: 'Rhino I' },
    })
  })

  it('takes two presses, or none if nothing else happens', () => {
    expect(asked(attack())).toBe('damage')
    const begun = attack({ atOnce: true, players: 1 })
    expect(preparedBy(begun).answers.map(({ question }) => question)).toEqual(['damage', 'finish'])
    expect(played(begun).outcome?.summary).toMatchObject({ damage: { value: 2 } })
  })

  it('asks how many play if hit points depend on it, unless the options say all', () => {
    expect(asked(attack({ atOnce: true }))).toBe('players')
    expect(asked(attack({ atOnce: true, isWhole: true }))).toBeNull()
  })

  it('gives an ally its consequential damage', () => {
    const hellcat = attack({ attacker: { name: 'Hellcat' }, players: 2, atOnce: true })
    expect(preparedBy(hellcat).setUp.attacker).toBe('ally-1')
    expect(played(hellcat).outcome?.summary).toMatchObject({
      characters: [
        { piece: 'ally-1', damage: 1 },
        { piece: 'villain-2', damage: 1 },
      ],
    })
  })

  it('lets the enemy retaliate, and its tough card take the damage', () => {
    const begun = attack({ enemy: { name: 'Whiplash', tough: 1, retaliate: 2 }, atOnce: true })
    expect(played(begun).outcome?.summary).toMatchObject({
      damage: { value: 2, tough: 2 },
      characters: [{ piece: 'hero-1', damage: 2 }, {}],
    })
  })

  it('attacks with an ability: its damage, its keywords, its name', () => {
    const ability = { damage: 8, name: ' Swinging\nWeb Kick ', keywords: ['overkill'] } as const
    const { setUp } = preparedBy(attack({ ability }))
    expect(setUp.ability).toEqual({
      name: 'Swinging Web Kick',
      attacks: [{ instances: [{ amount: 8 }] }],
      keywords: ['overkill'],
    })
    const exhausted = attack({
      ability,
      attacker: { name: SPIDER_MAN, exhausted: true },
      players: 2,
      atOnce: true,
    })
    expect(played(exhausted).outcome?.summary).toMatchObject({ damage: { value: 8 } })
  })

  it('takes keywords that only basic attacks gain from basic attacks alone', () => {
    const basicOnly = allCards.filter(
      card => MARVEL_KINDS.ally.is(card) && card.attackKeywords?.some(one => one.basicOnly),
    )
    expect(basicOnly.length).toBeGreaterThan(0)
    for (const { code } of basicOnly) {
      const attacker = { name: code }
      expect(pieces({ attacker })[0]?.keywords).toHaveLength(1)
      expect(pieces({ attacker, ability: { damage: 1 } })[0]?.keywords).toBeUndefined()
    }
  })

  it('takes a name that nobody knows, and asks for the numbers', () => {
    const begun = attack({
      attacker: { name: 'Pal' },
      ally: true,
      enemy: { name: 'Thug' },
      minion: true,
      atOnce: true,
    })
    expect(preparedBy(begun).setUp.pieces).toEqual([
      { id: 'ally-1', kind: 'ally', player: 'p1' },
      { id: 'minion-2', kind: 'minion', engagedWith: 'p1' },
    ])
    expect(asked(begun)).toBe('atk')
    const known = attack({
      attacker: { name: 'Pal', atk: 2 },
      enemy: { name: 'Thug' },
      minion: true,
      atOnce: true,
    })
    expect(waiting(known)).toEqual(['defeated'])
  })

  it('leaves the hit points open of an enemy with more damage, whose card may keep it from being defeated', () => {
    const enemy = { name: 'card:21093', damage: 20 }
    const { setUp } = preparedBy(attack({ attacker: { name: SPIDER_MAN }, enemy, players: 1 }))
    const [, proxima] = (setUp as { readonly pieces: readonly object[] }).pieces
    expect(proxima).toMatchObject({ id: 'villain-2', damage: 20 })
    expect(proxima).not.toHaveProperty('hitPoints')
    const less = preparedBy(
      attack({ attacker: { name: SPIDER_MAN }, enemy: { ...enemy, damage: 11 }, players: 1 }),
    )
    expect(less.setUp).toMatchObject({ pieces: [{}, { damage: 11, hitPoints: 12 }] })
  })

  it('reminds of the attacker’s and the enemy’s triggers that can open, and of no others', () => {
    const { setUp, names } = preparedBy(
      attack({ attacker: { name: 'card:01050' }, enemy: { name: 'card:01134' } }),
    )
    const opens = { owner: 'p1', source: 'ally-1', trigger: { on: 'afterAttacks', who: 'ally-1' } }
    expect(setUp.abilities).toMatchObject([{ id: 'ability-1', forced: true, ...opens }])
    expect(names['ability-1']).toEqual(inEachLanguage(() => 'Hulk'))
  })
})

describe('a bad start of a player’s attack', () => {
  it.each<[string, Some, string, string | null]>([
    ['an exhausted attacker', { attacker: { name: SPIDER_MAN, exhausted: true } }, 'exhausted', 'MC-PA-03'],
    ['an alter-ego', { attacker: { name: 'Peter Parker' } }, 'cannotAttack', 'MC-PA-02'],
    ['a defeated enemy', { enemy: { name: WHIPLASH, damage: 900 } }, 'alreadyDefeated', null],
    ['an enemy that attacks', { attacker: { name: WHIPLASH } }, 'wrongKind', null],
    ['a hero as the target', { enemy: { name: SPIDER_MAN } }, 'wrongKind', null],
    [
      'somebody who attacks themselves',
      { attacker: { name: 'Bob' }, enemy: { name: 'BOB' } },
      'sameCharacter',
      null,
    ],
    ['a negative damage', { ability: { damage: -1 } }, 'outOfRange', null],
    ['a huge damage', { ability: { damage: 1000 } }, 'outOfRange', null],
    ['no players', { players: 0 }, 'outOfRange', null],
    ['not a number', { attacker: { name: SPIDER_MAN, atk: Number.NaN } }, 'outOfRange', null],
    ['no name', { attacker: { name: '\u200b' } }, 'nameMissing', null],
  ])('is %s', (_, options, code, clause) => {
    expect(problemOf(attack(options))).toMatchObject({ code, clause })
  })
})

describe('every hero, every ally, every enemy', () => {
  const of = (...types: string[]) => allCards.filter(({ type }) => types.includes(type))

  it('can attack', () => {
    const attackers = of('hero', 'ally')
    expect(attackers).toHaveLength(389)
    const bad = attackers.filter(({ code }) => played(attack({ attacker: { name: code } })).refused)
    expect(bad).toEqual([])
  })

  it('can be attacked', () => {
    const mayBe = of('villain', 'leader', 'minion').filter(one => !('cannotTakeDamage' in one))
    const bad = mayBe.filter(({ code }) => played(attack({ enemy: { name: code }, players: 1 })).refused)
    expect(bad).toEqual([])
  })
})
