// Tests over all cards that what bears on a battle is used, asked for, or left to the card, and never passed over.
import { expect, test } from 'vitest'
import { allCards, ana, cards, preparedBy } from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Card } from '../../../cards/card.ts'
import type { CardTrigger, GundamCard } from '../../../cards/gundam/schema.ts'
import type { AbilityGiven } from '../../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../../games/gundam/vocabulary/pieces.ts'
import type { Begun } from '../first-answers.ts'
import { prepareUnitAttack, type UnitOptions } from './unit.ts'
import { KEYWORD_OF } from './units.ts'

type Gundam = Card & GundamCard
type Seen = { readonly piece: PieceGiven; readonly abilities: readonly AbilityGiven[] }

const gundam = allCards.filter(({ game }) => game === 'gundam') as Gundam[]
const ZAKU = { name: 'card:ST03-008' }

const attack = (options: Partial<UnitOptions>) =>
  prepareUnitAttack(cards, {
    language: 'en',
    player: ana,
    opponent: { id: '2', name: 'Ben' },
    attacker: ZAKU,
    ...options,
  })

/** The attacks that a card can be in: not one that it forbids. A Pilot is that of a Unit without a card. */
function seenOf({ code, type }: Gundam): readonly Seen[] {
  const it = { name: `card:${code}` }
  const unit = type === 'unit' ? it : { name: 'Somebody', pilot: it.name }
  if (type === 'base') return seen(attack({ target: 'player', base: it }), 1)
  return [...seen(attack({ attacker: unit }), 0), ...seen(attack({ target: unit }), 1)]
}

function seen(begun: Begun, at: number): Seen[] {
  if ('problem' in begun) return []
  const { pieces, abilities = [] } = preparedBy(begun).setUp as {
    pieces: PieceGiven[]
    abilities?: AbilityGiven[]
  }
  const piece = pieces[at]
  if (!piece) throw new Error(`no piece ${at}`)
  return [{ piece, abilities: abilities.filter(({ source }) => source === piece.id) }]
}

const atTable = gundam
  .filter(({ type, pilotName }) => type !== 'command' || pilotName !== undefined)
  .map(card => ({ card, attacks: seenOf(card) }))

/** The cards that pass over something in one of their attacks, with their names. */
const silent = (isTold: (card: Gundam, one: Seen) => boolean) =>
  atTable
    .filter(({ card, attacks }) => !attacks.every(one => isTold(card, one)))
    .map(({ card: { code, name } }) => `${code} ${name.en}`)

const has = ({ timings = [] }: GundamCard, ...some: string[]) => some.some(one => timings.includes(one))
const opens = ({ triggers = [] }: GundamCard, on: CardTrigger['on']) => triggers.some(one => one.on === on)

test('every Unit, Base and Pilot of the GUNDAM CARD GAME is tried, as attacker or as attacked', () => {
  expect(atTable.length).toBeGreaterThan(900)
  expect(atTable.filter(({ attacks }) => attacks.length === 0)).toEqual([])
})

test('a keyword that bears on battles or on the end of a turn is one of the Unit', () => {
  const isTold = ({ keywords: printed = [] }: Gundam, { piece: { keywords = [], breach, repair } }: Seen) =>
    printed.every(({ keyword, value }) => {
      const known = KEYWORD_OF[keyword]
      if (keyword === 'repair') return repair === value
      return keyword === 'breach' ? breach === value : !known || keywords.includes(known)
    })
  expect(silent((card, one) => card.type === 'pilot' || isTold(card, one))).toEqual([])
})

test('a keyword under a condition is a constant effect, comes with one that opens, or its card is to be read', () => {
  const givenBy = { attack: 'whenAttacking', 'activate-action': 'activateAction' } as const
  // Support bears on no battle.
  const isTold = (card: Gundam, { piece }: Seen) =>
    (card.conditionalKeywords ?? [])
      .filter(({ keyword }) => keyword !== 'support')
      .every(
        ({ keyword, when }) =>
          card.constants?.some(
            one =>
              one.keyword === KEYWORD_OF[keyword] ||
              (keyword === 'breach' && one.breach) ||
              (keyword === 'repair' && one.repair),
          ) || Object.entries(givenBy).some(([one, on]) => when === one && opens(card, on)),
      ) || piece.readCard === true
  expect(silent(isTold)).toEqual([])
})

test('constant effects reach the piece, unless the Pilot or the Unit cannot meet their conditions', () => {
  const isTold = ({ constants = [], type }: Gundam, { piece }: Seen) =>
    type === 'base' || constants.length === 0 || (piece.constants ?? []).length > 0 || piece.hp !== undefined
  expect(silent(isTold)).toEqual([])
})

test('【Attack】, 【Destroyed】 and 【Activate・Action】 have an effect that opens, or the card is to be read', () => {
  const isTold = (card: Gundam) =>
    (!has(card, 'Attack') || opens(card, 'whenAttacking') || card.readCard === true) &&
    (!has(card, 'Activate・Action') || opens(card, 'activateAction') || card.readCard === true)
  expect(silent(isTold)).toEqual([])
})

test('an effect that opens in battles opens in one of them', () => {
  // The Base of an attack is the opponent's, so none opens that speaks of its player's own turn, and it is deployed already.
  const isBusy = ({ type, triggers = [] }: Gundam) =>
    triggers.some(
      ({ on, while: all = [] }) =>
        on !== 'deployed' && (type !== 'base' || !all.some(one => 'turn' in one && one.turn === 'own')),
    )
  const untold = atTable
    .filter(({ card, attacks }) => isBusy(card) && attacks.every(({ abilities }) => abilities.length === 0))
    .map(({ card: { code, name } }) => `${code} ${name.en}`)
  expect(untold).toEqual([])
})

test('whatever else a card says about battles, it is to be read: a Base and a Pilot too', () => {
  expect(
    silent(({ readCard }, { piece }) => !readCard || (piece.readCard ?? piece.pilot?.readCard) === true),
  ).toEqual([])
})
