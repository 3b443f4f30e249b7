// One gate for the names of commands, lines and scripts: what cannot stand there is refused, and cards alike are one card.
import { describe, expect, it } from 'vitest'
import { FACES } from '../../../test/support/attack/played-faces.ts'
import { allShipped } from '../../../test/support/card-games.ts'
import { readScript } from '../../../test/support/cli/read-script.ts'
import { FLOWS } from '../../../test/support/walkthroughs/flows.ts'
import {
  allCards,
  ana,
  cards,
  preparedBy,
  problemOf,
} from '../../../test/support/walkthroughs/set-up-table.ts'
import { MARVEL_KINDS } from '../../cards/marvel-champions/kinds.ts'
import type { MarvelCard } from '../../cards/marvel-champions/schema.ts'
import { readLine } from '../../cli/line/line.ts'
import { readBoosts } from '../../discord/attack/faces/marvel-champions/attack-options.ts'
import { prepareUnitAttack } from './gundam/unit.ts'
import { type EnemyOptions, prepareEnemyAttack } from './marvel-champions/enemy.ts'
import { enemyFromCards } from './marvel-champions/from-cards.ts'
import { type HeroOptions, prepareHeroAttack } from './marvel-champions/hero.ts'

const RHINO = { name: 'card:01094' }
const CAP = { name: 'card:03001a' }
const common = { language: 'en', player: ana, players: 1 } as const
const hero = (options: Partial<HeroOptions>) =>
  prepareHeroAttack(cards, { ...common, attacker: CAP, enemy: RHINO, ...options })
const enemy = (options: Partial<EnemyOptions>) =>
  prepareEnemyAttack(cards, { ...common, enemy: RHINO, hero: CAP, ...options })
const ally = (name: string) => enemy({ defender: { ally: { name } } })

/** What stands in the way of a name in each role; undefined: nothing does. */
const refusedIn = (name: string) => ({
  attacker: 'problem' in hero({ attacker: { name } }) && problemOf(hero({ attacker: { name } })).code,
  target: 'problem' in hero({ enemy: { name } }) && problemOf(hero({ enemy: { name } })).code,
  enemy: 'problem' in enemy({ enemy: { name } }) && problemOf(enemy({ enemy: { name } })).code,
  hero: 'problem' in enemy({ hero: { name } }) && problemOf(enemy({ hero: { name } })).code,
  defender: 'problem' in ally(name) && problemOf(ally(name)).code,
})

const all = (code: string) => ({ attacker: code, target: code, enemy: code, hero: code, defender: code })

describe('a card of another kind', () => {
  it.each(['Get Behind Me!', 'Hard to Keep Down', 'Breakin’ & Takin’', 'card:01092', '01092'])(
    'is no character: %s',
    name => {
      expect(refusedIn(name)).toEqual(all('wrongKind'))
    },
  )

  it('may attack if it is an event that does, once somebody plays it', () => {
    expect(refusedIn('Kinnhaken')).toEqual({ ...all('wrongKind'), attacker: 'whoPlays' })
  })

  it('is refused with what it is and where it belongs', () => {
    expect(problemOf(enemy({ enemy: { name: 'Hard to Keep Down' } }))).toMatchObject({
      details: { name: { en: 'Hard to Keep Down' }, type: 'treachery', belongs: 'other' },
    })
    expect(problemOf(hero({ enemy: { name: 'Ms. Marvel' } }))).toMatchObject({
      code: 'wrongKind',
      details: { type: 'hero', belongs: 'hero' },
    })
  })

  it('is refused in the other game, too, whichever game it is of', () => {
    const unit = (name: string, pilot?: string) =>
      problemOf(
        prepareUnitAttack(cards, { ...common, opponent: null, attacker: { name, pilot }, target: 'player' }),
      ).details
    expect(unit('Full Frontal')).toMatchObject({ type: 'pilot', belongs: 'pilot' })
    expect(unit('Rhino II')).toMatchObject({ type: 'villain', belongs: 'enemy' })
    expect(unit('ST03-001', 'ST03-006')).toMatchObject({ type: 'unit', belongs: 'unit' })
  })

  it('is never a character: every event, treachery, upgrade, support and scheme of the data', () => {
    const others = allShipped().filter(
      ({ game, type, reprintOf }) =>
        game === 'marvel-champions' &&
        reprintOf === undefined &&
        ['event', 'treachery', 'upgrade', 'support', 'side-scheme', 'main-scheme'].includes(type),
    )
    const FIGHTERS = [MARVEL_KINDS.enemy, MARVEL_KINDS.hero, MARVEL_KINDS.alterEgo, MARVEL_KINDS.ally]
    const through = others.filter(({ name }) => {
      if (cards.cardsNamed(name.en, FIGHTERS).length > 0) return false
      return !('problem' in ally(name.en)) || !('problem' in enemy({ enemy: { name: name.en } }))
    })
    expect(others.length).toBeGreaterThan(2000)
    expect(through).toEqual([])
  })
})

describe('several names where one stands', () => {
  it.each(['Rhino II, Klaw II', 'Rhino II and Klaw II', 'Rhino II; Marble', 'Nick Fury, Sr., Hulk'])(
    'are refused: %s',
    name => {
      expect(refusedIn(name)).toEqual(all('severalNames'))
    },
  )

  it('are one if a card has that name, or if no card has the parts', () => {
    expect(preparedBy(ally('Nick Fury, Sr.')).names['ally-3']).toMatchObject({ en: 'Nick Fury, Sr.' })
    expect(preparedBy(ally('Hugin und Munin')).names['ally-3']).toMatchObject({ en: 'Hugin & Munin' })
    expect(preparedBy(ally('Marble and Moss')).names['ally-3']).toMatchObject({ en: 'Marble and Moss' })
  })

  it('are boost cards in their own field, where a comma may belong to a name', () => {
    expect(readBoosts(cards, '1, Elementary, My Dear Mojo, Assault; 2*')).toEqual([
      { icons: 1, star: undefined },
      { name: 'Elementary, My Dear Mojo' },
      { name: 'Assault' },
      { icons: 2, star: true },
    ])
  })
})

describe('printings that are alike in all that counts', () => {
  it('are one card, however they differ as boost cards or in what only a look-up shows', () => {
    const groups = Map.groupBy(
      allCards.filter(
        ({ game, type }) => game === 'marvel-champions' && ['minion', 'ally', 'hero'].includes(type),
      ),
      ({ type, name }) => `${type} ${name.en}`,
    )
    const kinds = { minion: MARVEL_KINDS.enemy, ally: MARVEL_KINDS.ally, hero: MARVEL_KINDS.hero } as const
    const alike = [...groups.values()].filter(group => {
      const [first] = group
      const kind = kinds[(first?.type ?? 'ally') as keyof typeof kinds]
      const different = group.filter(({ reprintOf }) => reprintOf === undefined)
      return different.length > 1 && new Set(different.map(kind.alike)).size === 1
    })
    expect(alike.length).toBeGreaterThanOrEqual(17)
    for (const group of alike) {
      const [first] = group
      const kind = kinds[(first?.type ?? 'ally') as keyof typeof kinds]
      expect(
        cards.cardsNamed(first?.name.en ?? '', [kind]).filter(({ type }) => type === first?.type),
      ).toHaveLength(1)
    }
  })

  it('are found by a line without a question', () => {
    for (const name of ['Hydra Soldier', 'Armored Guard', 'Frost Giant']) {
      const read = readLine(`Thor attacks ${name}`, { faces: FACES, cards, language: 'en' })
      expect('read' in read).toBe(true)
    }
  })

  it('are one boost card; if they differ, it is that of the enemy’s set, then that of the Core Set', () => {
    const named = allCards.filter(
      card => 'boostIcons' in card && card.reprintOf === undefined,
    ) as unknown as MarvelCard[]
    const groups = [...Map.groupBy(named, ({ name }) => name.en).values()].filter(({ length }) => length > 1)
    const one = groups.filter(
      ([first]) => cards.cardsNamed(first?.name.en ?? '', [MARVEL_KINDS.boostCard]).length === 1,
    )
    expect([groups.length, one.length]).toEqual([70, 38])
    const icons = (name: string, of: string) => {
      const made = enemy({ enemy: { name: of }, defender: 'nobody', boost: [{ name }] })
      return preparedBy(made).answers.find(({ question }) => question === 'boost#1')?.number
    }
    expect(icons('Sandman', 'Rhino II')).toBe(2)
    expect(icons('Ball and Chain', 'Absorbing Man I')).toBe(0)
    expect(icons('Ball and Chain', 'Thunderball A')).toBe(3)
    expect(icons('Whirlwind', 'Rhino II')).toBe(0)
    expect(problemOf(enemy({ boost: [{ name: 'Jester' }] })).code).toBe('iconsMissing')
    expect(problemOf(enemy({ boost: [{ name: 'Hard to Keep Down' }] })).code).toBe('iconsMissing')
    expect(problemOf(enemy({ boost: [{ name: 'Get Behind Me!' }] })).code).toBe('wrongKind')
  })
})

describe('a script', () => {
  const script = (card: string) => `flow: marvel-champions/enemy-attack
setUp:
  pieces: [{ card: 01001a, id: Spidey, player: Ana }, { card: ${card} }]
  attacker: '${card.padStart(5, '0')}'
  target: { player: Ana }
`
  const fill = (_: unknown, setUp: object) =>
    enemyFromCards({ cards, language: 'en', setUp: setUp as Parameters<typeof enemyFromCards>[0]['setUp'] })

  it.each(['01095', '24024'])('takes the number %s of a card without quotation marks', card => {
    const read = readScript(script(card), FLOWS, { fill })
    expect(read).toMatchObject({
      script: { setUp: { pieces: [{}, { id: card, kind: expect.any(String) }] } },
    })
  })

  it('says what a card of another kind is', () => {
    const read = readScript(script('Hard to Keep Down'), FLOWS, { fill })
    expect(read).toMatchObject({
      fault: { unfilled: { path: 'setUp.pieces.1.card', unclear: { problem: { code: 'wrongKind' } } } },
    })
  })
})
