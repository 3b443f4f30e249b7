// Tests that the options of /attack enemy and the cards become a set-up that the flow takes.
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
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import { inEachLanguage } from '../../../language.ts'
import { type EnemyOptions, prepareEnemyAttack } from './enemy.ts'

const RHINO_2 = 'card:01095'
const SPIDER_MAN = 'card:01001a'

type Some = Partial<EnemyOptions>
const attack = (options: Some = {}) =>
  prepareEnemyAttack(cards, {
    language: 'en',
    player: ana,
    enemy: { name: RHINO_2 },
    hero: { name: SPIDER_MAN },
    ...options,
  })
const AT = { enemy: 0, hero: 1 } as const
const piece = (options: Some, who: keyof typeof AT): CharacterGiven => {
  const pieces = preparedBy(attack(options)).setUp.pieces as CharacterGiven[]
  const found = pieces[AT[who]]
  if (!found) throw new Error(`no ${who}`)
  return found
}

describe('an enemy attack from the command', () => {
  it('takes the numbers of both cards, and leaves to the players what the cards cannot know', () => {
    const { flow, setUp, names, seats, answers } = preparedBy(attack())
    expect(flow).toBe('marvel-champions/enemy-attack')
    expect(setUp.pieces).toEqual([
      { id: 'villain-1', kind: 'villain', code: '01095', stage: 2, atk: 3, sch: 1, hitPointsPerPlayer: 15 },
      { id: 'hero-2', kind: 'hero', code: '01001a', player: 'p1', atk: 2, def: 3, thw: 1, hitPoints: 10 },
    ])
    expect(names).toMatchObject({
      'villain-1': inEachLanguage(() => 'Rhino II'),
      'hero-2': { en: 'Spider-Man' },
    })
    expect(seats).toEqual([{ player: 'p1', user: '1', name: 'Ana' }])
    expect(answers).toEqual([])
    expect(asked(attack())).toBe('defend')
  })

  it('counts hit points for each player once the number of players is known', () => {
    expect(piece({}, 'enemy').hitPoints).toBeUndefined()
    expect(piece({ players: 3 }, 'enemy').hitPoints).toBe(45)
    expect(preparedBy(attack({ players: 3 })).seats.map(({ player, user }) => [player, user])).toEqual([
      ['p1', '1'],
      ['p2', null],
      ['p3', null],
    ])
  })

  it('asks for an X, and for a number that an ability changes; a star that only triggers changes none', () => {
    expect(piece({ enemy: { name: 'Titania' } }, 'enemy').atk).toBeUndefined()
    expect(piece({ enemy: { name: 'Red Skull II' } }, 'enemy').atk).toBeUndefined()
    expect(piece({ enemy: { name: 'Ultron I' } }, 'enemy').atk).toBe(2)
    // Stryfe III has a trigger beside the star that raises his ATK; Sindr's star says that her damage is indirect.
    expect(piece({ enemy: { name: 'card:40165' } }, 'enemy').atk).toBeUndefined()
    expect(piece({ enemy: { name: 'card:55019' } }, 'enemy').atk).toBe(4)
    expect(piece({ enemy: { name: 'card:27122' } }, 'enemy').hitPoints).toBeUndefined()
    expect(asked(attack({ enemy: { name: 'Titania' }, defender: 'nobody' }))).toBe('atk')
  })

  it('lets what is said take the place of what is printed', () => {
    const enemy = {
      name: RHINO_2,
      atk: 5,
      hitPoints: 20,
      damage: 4,
      tough: 1,
      stunned: false,
      confused: true,
    }
    expect(piece({ enemy: { ...enemy, keywords: ['overkill', 'ranged'] } }, 'enemy')).toEqual({
      id: 'villain-1',
      kind: 'villain',
      code: '01095',
      stage: 2,
      atk: 5,
      sch: 1,
      hitPoints: 20,
      damage: 4,
      tough: 1,
      confused: 1,
      keywords: ['overkill', 'ranged'],
    })
    expect(piece({ hero: { name: SPIDER_MAN, def: 5, exhausted: true } }, 'hero')).toMatchObject({
      def: 5,
      ready: false,
    })
  })

  it('takes the hit points that are left instead of the damage', () => {
    expect(piece({ hero: { name: SPIDER_MAN, left: 4 } }, 'hero')).toMatchObject({ hitPoints: 10, damage: 6 })
    expect(piece({ hero: { name: 'Somebody', left: 4 } }, 'hero')).toMatchObject({ hitPoints: 4 })
  })

  it('takes keywords and retaliate from the cards', () => {
    expect(piece({ enemy: { name: 'card:27128' } }, 'enemy')).toMatchObject({
      kind: 'minion',
      keywords: ['steady', 'overkill', 'piercing'],
      engagedWith: 'p1',
    })
    expect(piece({ enemy: { name: 'card:27122' } }, 'enemy').retaliate).toBe(1)
  })

  it('gives a villainous minion a boost card, another none', () => {
    expect(asked(attack({ enemy: { name: 'card:50156' }, defender: 'nobody' }))).toBe('boost#1')
    expect(played(attack({ enemy: { name: 'card:01101' }, defender: 'nobody' })).outcome).not.toBeNull()
  })

  it('takes a name that nobody knows, and asks for the numbers', () => {
    const begun = attack({ enemy: { name: 'Goblin King' }, hero: { name: 'Me' }, defender: 'hero' })
    expect(preparedBy(begun).setUp.pieces).toEqual([
      { id: 'villain-1', kind: 'villain' },
      { id: 'hero-2', kind: 'hero', player: 'p1' },
    ])
    expect(asked(begun)).toBe('defend')
    expect(piece({ enemy: { name: 'Goblin King' }, minion: true }, 'enemy').kind).toBe('minion')
    expect(piece({ enemy: { name: 'Goblin King', keywords: ['villainous'] } }, 'enemy').kind).toBe('minion')
  })

  it('knows a card by its number or its exact name, but guesses no stage', () => {
    expect(preparedBy(attack({ enemy: { name: 'rhino 2' } })).names['villain-1']?.en).toBe('Rhino II')
    expect(preparedBy(attack({ enemy: { name: '01095' } })).names['villain-1']?.en).toBe('Rhino II')
    expect(preparedBy(attack({ enemy: { name: 'klaw' } })).setUp.pieces).toMatchObject([
      { id: 'villain-1', kind: 'villain' },
      {},
    ])
    expect(piece({ enemy: { name: 'klaw' } }, 'enemy').atk).toBeUndefined()
  })

  it('attacks the alter-ego by the other side of the card', () => {
    const begun = preparedBy(attack({ alterEgo: true }))
    expect(begun.names['hero-2']).toEqual(inEachLanguage(() => 'Peter Parker'))
    expect(begun.setUp.pieces).toMatchObject([{}, { kind: 'alter-ego', hitPoints: 10 }])
    expect(piece({ hero: { name: 'Somebody' }, alterEgo: true }, 'hero').kind).toBe('alter-ego')
  })

  it('plays the newest edition of the language, unless another is said', () => {
    expect(preparedBy(attack()).setUp.edition).toBe('1.8')
    expect(preparedBy(attack({ language: 'de' })).setUp.edition).toBe('1.6-de')
    expect(preparedBy(attack({ language: 'de', edition: '1.7' })).setUp.edition).toBe('1.7')
  })
})

describe('what the command of an enemy attack says beforehand', () => {
  it('plays a whole attack in one line', () => {
    const begun = attack({ defender: 'hero', boost: [{ icons: 2 }], hero: { name: SPIDER_MAN, damage: 1 } })
    const { outcome, prompt } = played(begun)
    expect(prompt).toBeNull()
    expect(outcome?.summary).toMatchObject({ damage: { value: 5, reduced: 3 }, defended: ['hero-2'] })
    expect(preparedBy(begun).answers.map(({ question }) => question)).toEqual([
      'defend',
      'boost#1',
      'damage',
      'finish',
    ])
  })

  it('lets an ally of another player defend, and names a boost card', () => {
    const begun = attack({
      players: 2,
      defender: { ally: { name: 'Black Cat' }, player: 2 },
      boost: [{ name: 'Hydra-Söldner' }],
    })
    expect(preparedBy(begun).setUp.pieces).toContainEqual({
      id: 'ally-3',
      kind: 'ally',
      code: '01002',
      player: 'p2',
      atk: 1,
      thw: 1,
      consequential: 0,
      consequentialThw: 1,
      hitPoints: 2,
    })
    expect(preparedBy(begun).answers[1]).toEqual({
      question: 'boost#1',
      choice: 'flip',
      number: 1,
      card: { name: 'Hydra Mercenary' },
    })
    expect(played(begun).outcome?.summary).toMatchObject({
      damage: { value: 4 },
      target: { player: 'p2', character: 'ally-3' },
    })
  })

  it('plays the star of a named boost card whose data say what it does, and asks nothing', () => {
    const begun = attack({ defender: 'nobody', boost: [{ name: 'Tiger Shark' }] })
    expect(asked(begun)).toBeNull()
    expect(preparedBy(begun).answers[1]).toMatchObject({
      choice: 'flipStar',
      card: { effects: [{ kind: 'status' }] },
    })
    const tough = played(begun).events.filter(({ type }) => type === 'status_given')
    expect(tough).toMatchObject([{ status: 'tough', clause: expect.stringMatching(/^MC/) }])
    expect(asked(attack({ defender: 'nobody', boost: [{ name: 'Citywide Crisis' }] }))).toBe(
      'resolve:boost#1',
    )
    const counted = attack({ defender: 'nobody', boost: [{ name: 'Tiger Shark', star: false }] })
    expect(played(counted).events.map(({ type }) => type)).not.toContain('status_given')
  })

  it('MC-ENGAGED-07 a boost card that is a minion engages the attacked player, and stays at the table', () => {
    const begun = attack({ defender: 'nobody', boost: [{ name: 'Weapons Runner' }] })
    expect(asked(begun)).toBeNull()
    const { events, now } = played(begun)
    const comes = { piece: 'minion-3', kind: 'minion', engagedWith: 'p1', clause: 'MC-ENGAGED-07' }
    expect(events.filter(({ type }) => type === 'joined')).toMatchObject([comes])
    expect(preparedBy(begun).names['minion-3']).toMatchObject({ de: 'Waffenschmuggler' })
    expect(now).toMatchObject({
      table: { pieces: [{}, {}, { id: 'minion-3', code: '01121', hitPoints: 2 }] },
    })
    const scheme = played(attack({ defender: 'nobody', boost: [{ name: 'Goblin Nation' }] })).now
    expect(scheme).toMatchObject({ table: { schemes: [{ id: 'side-3', card: '02027' }] } })
  })

  it('MC-ATTACHMENT-01 a boost card that its Boost ability attaches to the villain stays there, with what it gives', () => {
    const begun = attack({ defender: 'nobody', boost: [{ name: 'Learning A.I.' }] })
    expect(asked(begun)).toBeNull()
    const attached = [{ id: 'attachment-3', code: '32095', retaliate: 1 }]
    const raises = { card: 'attachment-3', source: 'villain-1', effects: [{ kind: 'sch', amount: 1 }] }
    expect(played(begun).now).toMatchObject({
      table: { pieces: [{ id: 'villain-1', retaliate: 1, attached }, {}], abilities: [{}, raises] },
    })
    expect(preparedBy(begun).names).toMatchObject({
      'attachment-3': { en: 'Learning A.I.' },
      'attachment-3-1': { en: 'Learning A.I.' },
    })
  })

  it('stops where the players have to decide: a star, a missing boost card, an ability of the card', () => {
    expect(asked(attack({ defender: 'nobody' }))).toBe('boost#1')
    expect(asked(attack({ defender: 'nobody', boost: [{ icons: 1, star: true }] }))).toBe('resolve:boost#1')
    const ultron = { enemy: { name: 'Ultron I' }, defender: 'nobody', boost: [{ icons: 0 }] } as const
    expect(asked(attack(ultron))).toBe('resolve:ability-1')
    expect(asked(attack({ ...ultron, enemy: { name: 'Ultron II' } }))).toBe('count:dronesWithTheNewOne')
  })

  it('does not pass an ability that could be used after the damage, nor whether somebody has survived', () => {
    const said = { defender: 'nobody', boost: [{ icons: 1 }] } as const
    expect(waiting(attack({ ...said, hero: { name: 'Somebody' } }))).toEqual(['defeated'])
    const watchful = allCards.find(
      card =>
        card.type === 'hero' &&
        JSON.stringify(card).includes('"on":"afterTakesDamage"') &&
        JSON.stringify(card).includes('"ready"'),
    )
    const begun = attack({ ...said, hero: { name: `card:${watchful?.code}` } })
    expect(preparedBy(begun).answers.at(-1)).toEqual({ question: 'damage', choice: 'deal' })
    expect(waiting(begun)).toEqual(['ability-1'])
  })

  it('says with an attack of a stunned enemy no more than that it does not happen', () => {
    const begun = attack({ enemy: { name: RHINO_2, stunned: true }, defender: 'hero', boost: [{ icons: 2 }] })
    expect(preparedBy(begun).answers).toEqual([])
    expect(played(begun).outcome).not.toBeNull()
  })

  it('flips boost cards from before as well', () => {
    const boost = [{ icons: 1 }, { icons: 2 }]
    expect(played(attack({ boostCards: 1, defender: 'nobody', boost })).outcome?.summary).toMatchObject({
      damage: { value: 6 },
    })
  })
})

describe('a bad start of an enemy attack', () => {
  it.each<[string, Some, string, string | null]>([
    ['a negative number', { enemy: { name: RHINO_2, atk: -3 } }, 'outOfRange', null],
    ['a huge number', { hero: { name: SPIDER_MAN, def: 1e9 } }, 'outOfRange', null],
    ['half a hit point', { hero: { name: SPIDER_MAN, left: 0.5 } }, 'outOfRange', null],
    ['more hit points left than there are', { hero: { name: SPIDER_MAN, left: 11 } }, 'outOfRange', null],
    ['five players', { players: 5 }, 'outOfRange', null],
    [
      'a player who is not there',
      { players: 2, defender: { ally: { name: 'X' }, player: 3 } },
      'outOfRange',
      null,
    ],
    ['half a boost icon', { boost: [{ icons: 0.5 }] }, 'outOfRange', null],
    ['a boost card of unknown icons', { boost: [{ name: 'Some Card' }] }, 'iconsMissing', null],
    [
      'more boost cards than there are',
      { boost: [{ icons: 1 }, { icons: 1 }] },
      'tooManyBoostCards',
      'MC-EA-14',
    ],
    [
      'a boost card for a minion',
      { enemy: { name: '01101' }, boost: [{ icons: 1 }] },
      'tooManyBoostCards',
      'MC-EA-17',
    ],
    ['no name', { hero: { name: ' \u202e\n ' } }, 'nameMissing', null],
    ['a hero that attacks as an enemy', { enemy: { name: SPIDER_MAN } }, 'wrongKind', null],
    ['a card that does not exist', { enemy: { name: 'card:99999' } }, 'wrongCard', null],
    [
      'somebody who attacks themselves',
      { enemy: { name: 'Bob' }, hero: { name: 'bob' } },
      'sameCharacter',
      null,
    ],
    ['a hero with no hit points left', { hero: { name: SPIDER_MAN, damage: 10 } }, 'alreadyDefeated', null],
    [
      'an exhausted defender',
      { hero: { name: SPIDER_MAN, exhausted: true }, defender: 'hero' },
      'exhausted',
      'MC-DF-05',
    ],
    ['an alter-ego as defender', { alterEgo: true, defender: 'hero' }, 'alterEgoCannotDefend', 'MC-DF-04'],
  ])('is %s', (_, options, code, clause) => {
    expect(problemOf(attack(options))).toMatchObject({ code, clause })
  })

  it('says whose number it is, and which ones are possible', () => {
    expect(problemOf(attack({ enemy: { name: RHINO_2, atk: -3 } })).details).toEqual({
      number: 'atk',
      given: -3,
      min: 0,
      max: 99,
      whose: inEachLanguage(() => 'Rhino II'),
    })
  })

  it('is not a name of 60 characters with markdown, mentions and marks that turn the text round', () => {
    const name = `**@everyone** <@1> \u202eevil\u202c ${'x'.repeat(36)}`
    const { names } = preparedBy(attack({ enemy: { name } }))
    expect(names['villain-1']?.en).toBe(`**@everyone** <@1> evil ${'x'.repeat(36)}`)
  })

  it('is a name that is longer, since nothing of it may be lost', () => {
    expect(problemOf(attack({ enemy: { name: 'x'.repeat(61) } }))).toMatchObject({
      code: 'nameTooLong',
      details: { given: 61, most: 60 },
    })
  })

  it('is more boost cards than any attack has, all of them counted', () => {
    const boost = Array.from({ length: 25 }, () => ({ icons: 1 }))
    expect(problemOf(attack({ boost, boostCards: 20 })).details).toMatchObject({ given: 25, most: 21 })
  })
})

describe('every enemy, every hero, every ally', () => {
  const of = (...types: string[]) => allCards.filter(({ type }) => types.includes(type))
  const bad = (begun: ReturnType<typeof attack>, code: string) => (played(begun).refused ? [code] : [])

  it('can begin an enemy attack', () => {
    const enemies = of('villain', 'leader', 'minion')
    expect(enemies).toHaveLength(671)
    expect(
      enemies.flatMap(({ code }) => bad(attack({ enemy: { name: `card:${code}` }, players: 2 }), code)),
    ).toEqual([])
  })

  it('can be attacked', () => {
    const heroes = of('hero', 'alter-ego')
    expect(heroes).toHaveLength(137)
    expect(heroes.flatMap(({ code }) => bad(attack({ hero: { name: `card:${code}` } }), code))).toEqual([])
  })

  it('can defend', () => {
    const allies = of('ally')
    expect(allies).toHaveLength(319)
    const defended = (code: string) => attack({ defender: { ally: { name: `card:${code}` } } })
    const waiting = allies.filter(({ code }) => preparedBy(defended(code)).answers[0]?.choice !== 'ally-3')
    // The forced interrupt of the enemy opens before a character defends.
    expect(waiting.map(({ name }) => name.en)).toEqual(['Morlock'])
    expect(allies.flatMap(({ code }) => bad(defended(code), code))).toEqual([])
  })
})
