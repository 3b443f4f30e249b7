// Tests of an ATK that an ability of the card changes: it is asked for with the printed number.
import { expect, it } from 'vitest'
import {
  allCards,
  ana,
  cards,
  played,
  preparedBy,
} from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Card } from '../../../cards/card.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import { prepareEnemyAttack } from './enemy.ts'

const marvel = allCards.filter(({ game }) => game === 'marvel-champions') as (Card & MarvelCard)[]

const attack = (name: string, atk?: number, boost?: { icons: number }[]) =>
  prepareEnemyAttack(cards, {
    ...{ language: 'en', player: ana, players: 1, defender: 'nobody' },
    ...{ enemy: { name, atk }, hero: { name: 'card:03001a' }, boost },
  })
const asked = (name: string, atk?: number) =>
  played(attack(name, atk, [{ icons: 1 }])).prompt?.windows.find(window => window.name === 'atk')

it('the question has the printed ATK of Wrecker A, and none where the card or the command says the number', () => {
  expect(asked('card:07002')?.about).toEqual({ piece: 'villain-1', printed: 2 })
  expect(asked('card:07002', 4)).toBeUndefined()
  expect(asked('Somebody')?.about).toBeUndefined()
})

it('every enemy whose ability changes its printed ATK is asked for with it', () => {
  const all = marvel.filter(
    ({ type, bearsOn, atk }) =>
      (type === 'villain' || type === 'minion') && bearsOn?.includes('atk') && typeof atk === 'number',
  )
  expect(all.length).toBeGreaterThan(20)
  for (const { code, atk } of all) {
    const { setUp } = preparedBy(attack(`card:${code}`))
    const [enemy] = setUp.pieces as CharacterGiven[]
    expect(enemy).toMatchObject({ printedAtk: atk })
    expect(enemy?.atk).toBeUndefined()
  }
})
