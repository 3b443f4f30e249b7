// Pieces of scripts that name cards: what the cards give, what the script says itself, and names that are not clear.
import { describe, expect, it } from 'vitest'
import { namedCards as cards, shippedCards } from '../../../test/support/card-games.ts'
import { effectBattle, unitAttack } from '../../games/gundam/flows.ts'
import { enemyAttack, playerAttack } from '../../games/marvel-champions/flows.ts'
import type { Filled, FromCards, LooseSetUp } from './from-cards.ts'
import { battleFromCards, unitFromCards } from './gundam/from-cards.ts'
import { enemyFromCards, heroFromCards } from './marvel-champions/from-cards.ts'

const filling = (fill: FromCards, setUp: LooseSetUp): Filled => fill({ cards, language: 'en', setUp })

function filled(fill: FromCards, setUp: LooseSetUp): LooseSetUp & { readonly pieces: readonly object[] } {
  const made = filling(fill, setUp)
  if ('unfilled' in made) throw new Error(made.unfilled.path)
  return made.setUp as LooseSetUp & { pieces: object[] }
}

const spider = { card: '01001a', id: 'Spider-Man', player: 'Ana' }
const onAna = { attacker: 'Rhino II', target: { player: 'Ana' } }

describe('a character of a script', () => {
  it('has the numbers and keywords of its card, and those reminders that can open', () => {
    const setUp = filled(enemyFromCards, { ...onAna, pieces: [spider, { card: 'Rhino II' }] })
    expect(setUp.pieces).toEqual([
      {
        id: 'Spider-Man',
        kind: 'hero',
        code: '01001a',
        player: 'Ana',
        atk: 2,
        def: 3,
        thw: 1,
        hitPoints: 10,
      },
      { id: 'Rhino II', kind: 'villain', code: '01095', stage: 2, atk: 3, sch: 1 },
    ])
    expect(setUp.abilities).toMatchObject([{ id: 'Spider-Man (1)', source: 'Spider-Man', owner: 'Ana' }])
    expect(enemyAttack.play(setUp, []).refused).toBeNull()
  })

  it('has hit points for each player once the players are named', () => {
    const players = { ...onAna, players: ['Ana', 'Ben'], pieces: [spider, { card: 'Rhino II' }] }
    expect(filled(enemyFromCards, players).pieces).toContainEqual(expect.objectContaining({ hitPoints: 30 }))
  })

  it('is what the script says of it where that differs', () => {
    const own = { ...spider, def: 1, hitPoints: 12, damage: 4, keywords: [], ready: false }
    const abilities = [{ id: 'Sense', source: 'Spider-Man', trigger: { on: 'attacks' } }]
    const setUp = filled(enemyFromCards, {
      ...onAna,
      abilities,
      pieces: [own, { card: '27128', id: 'Rhino' }],
    })
    expect(setUp.pieces).toMatchObject([
      { atk: 2, def: 1, hitPoints: 12, damage: 4, keywords: [], ready: false },
      // A number with a star that gives keywords holds as it is printed.
      { kind: 'minion', atk: 3, hitPoints: 8, keywords: ['steady', 'overkill', 'piercing'] },
    ])
    expect(setUp.abilities).toEqual(abilities)
  })

  it('attacks with the keywords of its basic attack only where it uses that', () => {
    const pieces = [{ card: 'Mockingbird', player: 'Ana', kind: 'ally' }, { card: 'Whiplash' }]
    expect(filling(heroFromCards, { attacker: 'Mockingbird', pieces })).toMatchObject({
      unfilled: { path: 'setUp.pieces.0.card', unclear: { isNamed: true } },
    })
    const [bird, ...others] = pieces
    const clear = {
      attacker: 'Mockingbird',
      pieces: [{ ...bird, card: '01083', id: 'Mockingbird' }, ...others],
    }
    const setUp = filled(heroFromCards, clear)
    expect(setUp.pieces[0]).toMatchObject({ kind: 'ally', atk: 1, hitPoints: 3, consequential: 1 })
    expect(playerAttack.play(setUp, []).refused).toBeNull()
  })

  it('whose name several cards have is refused with them; its kind leaves fewer', () => {
    const named = (piece: object) => {
      const made = filling(enemyFromCards, { ...onAna, pieces: [{ card: 'Rhino II' }, piece] })
      if (!('unfilled' in made) || !('unclear' in made.unfilled)) throw new Error('it is clear')
      const { path, unclear } = made.unfilled
      return [path, unclear.isNamed, unclear.like.map(({ code }) => code)]
    }
    expect(named({ card: 'Spider-Man', kind: 'hero' })).toEqual([
      'setUp.pieces.1.card',
      true,
      ['01001a', '27030a'],
    ])
    expect(named({ card: 'Rhino', kind: 'villain' })[2]).toEqual(['01094', '01095', '01096'])
    const [path, isNamed, nearest] = named({ card: 'Mockingbrid' })
    expect([path, isNamed]).toEqual(['setUp.pieces.1.card', false])
    expect(nearest).toContain('01083')
    expect(named({ card: 'ST03-001' })).toEqual(['setUp.pieces.1.card', false, expect.any(Array)])
  })

  it('without a card stays as it is, and so does a set-up that is none', () => {
    const setUp = { ...onAna, pieces: [{ id: 'X', kind: 'hero', player: 'Ana' }, 5, null] }
    expect(filled(enemyFromCards, setUp)).toEqual(setUp)
    expect(filled(enemyFromCards, { pieces: 'none' })).toEqual({ pieces: 'none' })
  })
})

const kei = { activePlayer: 'Kei', standbyPlayer: 'Rio' }

describe('a Unit of a script', () => {
  it('has what its card and that of its Pilot make of it', () => {
    const pieces = [
      { card: 'ST03-001', id: 'Sinanju', player: 'Kei', pilot: 'Full Frontal' },
      { card: 'ST09-004', player: 'Rio', damage: 1 },
    ]
    const setUp = filled(unitFromCards, { ...kei, pieces, attacker: 'Sinanju', target: { player: true } })
    expect(setUp.pieces).toMatchObject([
      {
        id: 'Sinanju',
        kind: 'unit',
        player: 'Kei',
        ap: 7,
        hp: 6,
        level: 6,
        pilot: { links: true, ap: 2, hp: 2 },
      },
      { id: 'ST09-004', ap: 4, hp: 5, damage: 1, keywords: ['Blocker'] },
    ])
    // Paired, it has High-Maneuver: nobody is asked to block.
    const windows = unitAttack.play(setUp, []).prompt?.windows.map(({ name }) => name)
    expect(windows).toEqual(['attack', 'action:Rio'])
  })

  it('keeps the AP that the script says, with what its card adds to it left out', () => {
    const setUp = { ...kei, pieces: [{ card: 'ST03-001', player: 'Kei', ap: 9, pilot: 'ST03-010' }] }
    expect(filled(unitFromCards, setUp).pieces).toMatchObject([{ ap: 9, hp: 6 }])
  })

  it('has the reminders that its card has for an attack, but none for a battle without one', () => {
    const attacks = shippedCards().filter(card => 'triggers' in card && card.game === 'gundam')
    const code = attacks.find(
      card => JSON.stringify(card).includes('"on":"whenAttacking"') && card.type === 'unit',
    )?.code
    const pieces = [
      { card: code, id: 'A', player: 'Kei' },
      { card: 'ST09-004', id: 'B', player: 'Rio' },
    ]
    const reminders = (setUp: LooseSetUp) => JSON.stringify(setUp.abilities ?? [])
    expect(reminders(filled(unitFromCards, { ...kei, pieces, attacker: 'A' }))).toContain('whenAttacking')
    expect(reminders(filled(unitFromCards, { ...kei, pieces }))).toContain('whenAttacking')
    const battle = filled(battleFromCards, { ...kei, pieces, attacker: 'A', target: { unit: 'B' } })
    expect(reminders(battle)).not.toContain('whenAttacking')
    expect(effectBattle.play(battle, []).refused).toBeNull()
  })

  it('and its Pilot are refused where a name is not clear', () => {
    const at = (piece: object) => filling(unitFromCards, { ...kei, pieces: [{ player: 'Kei', ...piece }] })
    expect(at({ card: 'ST01-001', pilot: 'Amuro Ray' })).toMatchObject({
      unfilled: { path: 'setUp.pieces.0.pilot', unclear: { isNamed: true } },
    })
    expect(at({ card: 'ST01-001', pilot: { links: true, ap: 1, hp: 1 } })).toMatchObject({
      unfilled: { path: 'setUp.pieces.0.pilot', unclear: { isNamed: false } },
    })
    expect(at({ card: 'Gundam' })).toMatchObject({ unfilled: { path: 'setUp.pieces.0.card' } })
    expect(at({ card: 'ST01-001', ap: 500 })).toMatchObject({
      unfilled: { path: 'setUp.pieces.0', problem: { code: 'outOfRange' } },
    })
  })
})
