// Tests how an ally, another player, an enemy, a Unit or a Base joins the table with an answer.
import { describe, expect, test } from 'vitest'
import { fieldsOf, filled, type Point, sceneAfter } from '../../../../test/support/attack/forms.ts'
import * as gundam from '../../../../test/support/games/gundam/unit-attack.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as marvel from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { basic } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { mainWith, thwartOf } from '../../../../test/support/games/marvel-champions/thwart.ts'
import type { FoundCard } from '../face/result.ts'
import { JOIN } from '../face/table.ts'
import { askForm, readForm } from './forms.ts'

const { lumen, sparrow, grinder, rustling, vesper } = cast
const { falcon, mole, rested } = gundam

const WASP: FoundCard = {
  value: 'card:7',
  name: { en: 'Wasp', de: 'Wespe' },
  label: 'Wasp · ATK 1 · Core Set',
  printed: { id: 'x', kind: 'ally', player: 'x', atk: 1, hitPoints: 4, keywords: ['ranged'] },
}
const GM: FoundCard = {
  value: 'card:9',
  name: { en: 'GM', de: 'GM' },
  label: 'GM · AP 2 · HP 2',
  printed: { id: 'x', kind: 'unit', player: 'x', ap: 2, hp: 2 },
}
const cardsOf = (query: string) => {
  if (query === 'GM') return [GM]
  if (query === 'Two') return [WASP, { ...WASP, value: 'card:8' }]
  return query === 'Wasp' ? [WASP] : []
}
const find = (query: string) => ({ cards: cardsOf(query), areAlone: true })

/** Returns the joining piece with its name and the new seats, and checks that the engine accepts the answer. */
function joined(at: Point, question: string, role: string, said: Record<string, string>) {
  const read = readForm(['join', question, role], filled(said), at, find)
  if (!('given' in read)) return read
  const { answer, names, seats } = read.given
  expect(at.tries(answer)).toBeNull()
  return {
    choice: answer.choice,
    ...(answer.joins?.[0] as object),
    names,
    seats: seats.map(seat => seat.player),
  }
}

describe('what comes in the middle', () => {
  const attack = () => sceneAfter('enemy', marvel.attack([lumen(), grinder()]))
  const thwart = () => sceneAfter('thwart', thwartOf([lumen({ thw: 2 })], [mainWith(3)]))

  test.each([
    ['an attack', attack, 'defend'],
    ['a thwart', thwart, 'removal'],
  ] as const)(
    'MC-SIDESCHEME-01 of %s is a side scheme with its threat, or a card with icons',
    (_, at, question) => {
      expect(joined(at(), question, 'sideScheme', { name: 'Crowd Control', threat: '2' })).toMatchObject({
        ...{ id: 'side-1', kind: 'side', threat: 2 },
        names: { 'side-1': { en: 'Crowd Control' } },
      })
      expect(joined(at(), question, 'otherCard', { name: 'Trap', crisis: '1' })).toMatchObject({
        ...{ kind: 'otherCard', crisis: 1 },
      })
    },
  )
})

describe('somebody who joins', () => {
  const enemy = () => sceneAfter('enemy', marvel.attack([lumen(), grinder()]))

  test('is an ally with what its card says and what was typed, of a player who is there or comes with it', () => {
    const form = askForm(enemy(), 'de', 'defend', `${JOIN}ally`)
    expect(form?.title).toBe('Ein Verbündeter verteidigt')
    expect(form && fieldsOf(form).get('player')).toEqual(['Ana', 'Bo', 'Spieler 3'])
    expect(joined(enemy(), 'defend', 'ally', { name: 'Wasp', player: 'Ana', damage: '1' })).toEqual({
      choice: 'ally-1',
      id: 'ally-1',
      kind: 'ally',
      player: 'Ana',
      atk: 1,
      hitPoints: 4,
      damage: 1,
      keywords: ['ranged'],
      names: { 'ally-1': { en: 'Wasp', de: 'Wespe' } },
      seats: [],
    })
  })

  test('brings a seat for a player who has none', () => {
    const read = joined(enemy(), 'defend', 'player', { name: 'Vesper', player: 'p3', def: '4' })
    expect(read).toMatchObject({ choice: 'hero-1', kind: 'hero', player: 'p3', def: 4, seats: ['p3'] })
  })

  test('may have a name that no card has', () => {
    const read = joined(enemy(), 'defend', 'ally', { name: ' My **own** ally ', player: 'Ana' })
    expect(read).toMatchObject({ names: { 'ally-1': { en: 'My **own** ally', de: 'My **own** ally' } } })
  })

  test('has an id that nothing had before, even if that was taken back', () => {
    const at = enemy()
    const { scene } = at
    const names = { 'ally-1': { en: 'Moth', de: 'Motte' } }
    const now = { ...at, scene: { ...scene, walkthrough: { ...scene.walkthrough, names } } }
    expect(joined(now, 'defend', 'ally', { name: 'Wasp', player: 'Ana' })).toMatchObject({ id: 'ally-2' })
  })

  test('is picked if several cards have the name, and is a problem without one', () => {
    expect(joined(enemy(), 'defend', 'ally', { name: 'Two', player: 'Ana' })).toHaveProperty('candidates')
    expect(joined(enemy(), 'defend', 'ally', { player: 'Ana' })).toMatchObject({
      problem: { code: 'nameMissing' },
    })
    expect(joined(enemy(), 'defend', 'ally', { name: 'x'.repeat(61), player: 'Ana' })).toMatchObject({
      problem: { code: 'nameTooLong', details: { given: 61, max: 60 } },
    })
    expect(joined(enemy(), 'defend', 'ally', { name: 'Wasp' })).toMatchObject({
      problem: { code: 'playerNotChosen' },
    })
    expect(joined(enemy(), 'defend', 'ally', { name: 'Wasp', player: 'Ana', damage: 'x' })).toMatchObject({
      problem: { code: 'numberUnreadable' },
    })
    expect(joined(enemy(), 'defend', 'base', { name: 'Fort' })).toMatchObject({
      problem: { code: 'notAskedNow' },
    })
  })

  test('is another hero only for players without an identity at the table', () => {
    const three = sceneAfter('enemy', marvel.attack([lumen(), vesper(), grinder()]))
    const form = askForm(three, 'en', 'defend', `${JOIN}player`)
    expect(form && fieldsOf(form).get('player')).toEqual(['Bo', 'Player 4'])
  })

  test('is an enemy of the kind that its card or the form says', () => {
    const point = sceneAfter('player', basic([lumen(), rustling()]))
    const form = askForm(point, 'en', 'target', `${JOIN}enemy`)
    expect(form && fieldsOf(form).get('kind')).toEqual(['Minion', 'Villain'])
    const said = { name: 'Electro', kind: 'villain', hitPoints: '9', retaliate: '1' }
    expect(joined(point, 'target', 'enemy', said)).toMatchObject({
      choice: 'villain-1',
      kind: 'villain',
      hitPoints: 9,
      retaliate: 1,
      seats: [],
    })
  })

  test('is a Blocker, a rested Unit, an attacker or a Base of the right player', () => {
    const table = gundam.attack([falcon(), mole(rested)])
    const { attacker: _attacker, target: _target, ...open } = table
    expect(joined(sceneAfter('unit', table), 'block', 'blocker', { name: 'Wall', ap: '1' })).toMatchObject({
      choice: 'unit-1',
      player: 'Rio',
      ap: 1,
      keywords: ['Blocker'],
    })
    const { target: _, ...untargeted } = table
    expect(joined(sceneAfter('unit', untargeted), 'target', 'unit', { name: 'Zaku' })).toMatchObject({
      player: 'Rio',
      rested: true,
    })
    expect(joined(sceneAfter('unit', open), 'attacker', 'unit', { name: 'Zaku' })).toMatchObject({
      player: 'Kei',
    })
    const { shields: _shields, ...unknown } = table
    const area = sceneAfter('unit', { ...unknown, target: { player: true } }, gundam.noBlock, gundam.bothPass)
    expect(joined(area, 'shieldArea', 'base', { name: 'Fort', hp: '5' })).toMatchObject({
      choice: 'base',
      id: 'base-1',
      hp: 5,
    })
  })

  test('is no Blocker if its card is none: only a name of one’s own says that it has Blocker', () => {
    const at = sceneAfter('unit', gundam.attack([falcon(), mole(rested)]))
    const read = readForm(['join', 'block', 'blocker'], filled({ name: 'GM' }), at, find)
    const answer = 'given' in read ? read.given.answer : {}
    expect(answer.joins).toEqual([{ id: 'unit-1', kind: 'unit', player: 'Rio', ap: 2, hp: 2 }])
    expect(at.tries(answer)?.code).toBe('noBlocker')
  })

  test('can be the identity that is asked for', () => {
    const table = marvel.attack([sparrow(), grinder()], { target: { player: 'Ana', character: 'Sparrow' } })
    const ability = { id: 'Trap', trigger: { on: 'attacks' }, forced: true }
    const hurt = {
      choice: 'done',
      card: { effects: [{ kind: 'damage', to: { the: 'your identity' }, amount: 1 }] },
    }
    const asked = sceneAfter('enemy', { ...table, abilities: [ability] }, hurt)
    const read = joined(asked, 'identity:Ana', 'identity', { name: 'Wasp', hitPoints: '10' })
    expect(read).toMatchObject({ choice: 'hero', kind: 'hero', id: 'hero-1', player: 'Ana', hitPoints: 10 })
  })
})
