// The shipped cards are right, the linter finds each kind of fault on its line, and editors get the same schema.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allShipped, CARD_GAMES, shippedCards } from '../../test/support/card-games.ts'
import { jsonSchemas } from '../glossary/json-schema.ts'
import { type CardGame, isOneOf } from './card.ts'
import { cardFile } from './cards.ts'
import { gundamCards } from './gundam/kinds.ts'
import { cardSchemas } from './json-schema.ts'
import { lintCards } from './lint.ts'
import { MARVEL_KINDS, marvelCards } from './marvel-champions/kinds.ts'
import { toldPage } from './told-page.ts'

const data = join(import.meta.dirname, '../../data')
const file = (game: CardGame) => readFileSync(join(data, cardFile(game)), 'utf8')

const lineOf = (card: object) => JSON.stringify(card)
const fileOf = (...lines: string[]) => `{"cards":[\n${lines.join(',\n')}\n]}\n`
const villain = {
  code: '01095',
  type: 'villain',
  name: { en: 'Rhino' },
  stage: 'II',
  pack: 'Core Set',
  atk: 3,
  hp: 15,
}
const faultsIn = (...cards: object[]) =>
  lintCards(marvelCards, fileOf(...cards.map(lineOf))).map(({ line, rule }) => `${line} ${rule}`)

describe('the cards that are shipped', () => {
  it('have no fault', () => {
    expect(CARD_GAMES.flatMap(game => lintCards(game, file(game)))).toEqual([])
  })

  it('are all there, and stay in the order of their files', () => {
    const cards = shippedCards()
    const { playedCard, ...atTable } = MARVEL_KINDS
    expect(cards.filter(card => isOneOf(card, Object.values(atTable)))).toHaveLength(2711)
    expect(cards.filter(card => playedCard.is(card)).length).toBeGreaterThan(900)
    expect(cards.filter(card => 'level' in card)).toHaveLength(1009)
    expect(cards.slice(0, 2).map(({ code }) => code)).toEqual(['01001a', '01001b'])
  })

  it('carry no text of the rules: no value is longer than a name', () => {
    const long = CARD_GAMES.flatMap(game => file(game).match(/"[^"]{81,}"/g) ?? [])
    expect(long).toEqual([])
  })

  it('have JSON Schemas for editors that are those of the program (else: npm run schema)', () => {
    for (const [name, text] of Object.entries(jsonSchemas(cardSchemas(CARD_GAMES))))
      expect(readFileSync(join(data, 'schema', `${name}.json`), 'utf8')).toBe(text)
  })
})

describe('the page of what cards do', () => {
  it('is that of the cards as they are (else: npm run cards)', () => {
    const page = readFileSync(join(data, '../docs/cards.md'), 'utf8')
    expect(page).toBe(toldPage(allShipped(), CARD_GAMES))
    expect(page).toContain('| all | 252 |')
  })
})

describe('the linter of the cards', () => {
  it('finds nothing in a good file', () => {
    expect(faultsIn(villain)).toEqual([])
  })

  it('names the line of a missing name, a number out of range, an unknown key', () => {
    expect(faultsIn(villain, { ...villain, name: { de: 'Rhino' } })).toEqual(['3 form'])
    expect(faultsIn({ ...villain, atk: -1 })).toEqual(['2 form'])
    expect(faultsIn({ ...villain, hp: 100 })).toEqual(['2 form'])
    expect(faultsIn({ ...villain, attack: 2 })).toEqual(['2 form'])
    expect(faultsIn({ ...villain, name: { en: ' ' } })).toEqual(['2 form'])
  })

  it('names the line of a code that is there twice', () => {
    expect(faultsIn(villain, villain)).toEqual(['3 codes'])
  })

  it('names the line of a character without hit points, a villain without stage, a star without its meaning, a Pilot that adds nothing', () => {
    const { hp: _hp, stage: _stage, ...bare } = villain
    expect(faultsIn(bare)).toEqual(['2 numbers', '2 numbers'])
    expect(faultsIn({ ...villain, atkStar: true })).toEqual(['2 numbers'])
    expect(faultsIn({ ...villain, atkStar: true, bearsOn: ['atk'] })).toEqual([])
    const pilot = {
      code: 'ST01-010',
      type: 'pilot',
      name: { en: 'Amuro Ray' },
      level: 4,
      cost: 1,
      traits: [],
    }
    const faults = lintCards(gundamCards, fileOf(lineOf(pilot)))
    expect(faults.map(({ message }) => message)).toEqual(['ST01-010 adds no AP and HP'])
  })

  describe('of what a card plays', () => {
    const base = {
      ...{ code: 'GD02-129', type: 'base', name: { en: 'Argama' }, level: 2, cost: 1, hp: 5, traits: [] },
      timings: ['Burst'],
    }
    const faultIn = (plays: readonly object[] | undefined, more: object = {}) =>
      lintCards(gundamCards, fileOf(lineOf({ ...base, ...more, ...(plays && { plays }) }))).map(
        ({ rule, message }) => (rule === 'form' ? rule : message),
      )
    const burst = (...effects: object[]) => ({ at: 'burst', effects })
    const rests = { kind: 'rest', who: { the: 'chosen' } }
    const chooses = (from: object) => ({ kind: 'choose', from, effects: [rests] })

    it('finds nothing in what the engine plays', () => {
      expect(faultIn([burst({ kind: 'deploySelf' })])).toEqual([])
      expect(faultIn([burst(chooses({ units: 'enemy', hpUpTo: 5 }))])).toEqual([])
      const main = { at: 'main/action', effects: [chooses({ units: 'own' })] }
      expect(faultIn([burst({ kind: 'activates', part: 'main' }), main])).toEqual([])
      const unsaid = { at: 'main', readCard: 'unitsToCome' }
      expect(faultIn([burst({ kind: 'activates', part: 'main' }), unsaid])).toEqual([])
    })

    it('refuses an unknown kind, time, filter or reason, and an effect without its number', () => {
      expect(faultIn([burst({ kind: 'deployItself' })])).toEqual(['form'])
      expect(faultIn([{ at: 'bursts', effects: [{ kind: 'deploySelf' }] }])).toEqual(['form'])
      expect(faultIn([burst(chooses({ units: 'enemy', hpAtMost: 5 }))])).toEqual(['form'])
      expect(faultIn([burst(chooses({ units: 'theirs' }))])).toEqual(['form'])
      expect(faultIn([burst({ kind: 'draw' })])).toEqual(['form'])
      expect(faultIn([{ at: 'burst', readCard: 'too long' }])).toEqual(['form'])
      expect(faultIn([burst()])).toEqual(['form'])
    })

    it('refuses at another time what only a Burst does with its card, and what no Burst does', () => {
      const rest = burst({ kind: 'deploySelf' })
      for (const at of ['main', 'action', 'main/action'])
        for (const effect of [{ kind: 'movesCard', to: 'hand' }, { kind: 'deploySelf' }])
          expect(faultIn([rest, { at, effects: [effect] }])).toEqual(['form'])
      expect(faultIn([burst({ kind: 'movesCard', to: 'deck' })])).toEqual(['form'])
      expect(faultIn([burst({ kind: 'target', to: 'player' })])).toEqual(['form'])
    })

    it('names a Burst without facts and facts without a Burst, a part that is not there, what cannot be deployed', () => {
      expect(faultIn(undefined)).toEqual(['GD02-129: 【Burst】 and `plays` at burst go together'])
      const without = { timings: ['Deploy'] }
      expect(faultIn([burst({ kind: 'deploySelf' })], without)).toHaveLength(1)
      expect(faultIn([burst({ kind: 'activates', part: 'action' })])).toEqual([
        'GD02-129 activates its action, of which `plays` says nothing',
      ])
      const pilot = { type: 'pilot', hp: undefined, apModifier: 1, hpModifier: 1 }
      expect(faultIn([burst({ kind: 'deploySelf' })], pilot)).toEqual(['GD02-129 cannot be deployed'])
      expect(faultIn([burst({ kind: 'exResource' }), burst({ kind: 'exResource' })])).toEqual([
        'GD02-129 plays twice at one time',
      ])
    })
  })

  it('names the line of a Boost ability that is none, that no attack or scheme can have, or of a card without one', () => {
    const card = { ...villain, code: '01131', type: 'treachery', boostIcons: 1, timings: ['boost'] }
    const boost = (...effects: object[]) => ({ ...card, plays: [{ at: 'boost', effects }] })
    const piercing = { kind: 'keyword', keyword: 'piercing' }
    const attack = { activation: 'attack' }
    expect(faultsIn(boost({ ...piercing, if: attack }, { kind: 'noBearing' }))).toEqual([])
    expect(faultsIn({ ...card, plays: [{ at: 'boost', needs: 'attaching' }] })).toEqual([])
    for (const bad of [
      boost(),
      boost(piercing),
      boost({ kind: 'indirect', if: { activation: 'any' } }),
      boost({ kind: 'damage', to: { piece: 'Rhino' }, amount: 1 }),
      boost({ kind: 'damage', to: { the: 'your identity' }, amount: 1, if: { activation: 'thwart' } }),
      boost({ kind: 'prevent', amount: 1 }),
      { ...card, plays: [{ at: 'boost', needs: 'more time' }] },
      { ...card, plays: [{ at: 'boost', effects: [{ kind: 'noBearing' }], needs: 'attaching' }] },
    ])
      expect(faultsIn(bad)).toEqual(['2 form'])
    const { timings: _, ...none } = boost({ kind: 'noBearing' })
    expect(faultsIn(none)).toEqual(['2 numbers'])
  })

  it('names the line of what no player’s card does, and of a card that is no player’s', () => {
    const event = { ...villain, code: '01005', type: 'event', aspect: 'hero', stage: undefined }
    const row = (more: object) => ({ ...event, plays: [{ at: 'ability', from: 'hand', ...more }] })
    const deals = (amount: number) => [{ instances: [{ amount }] }]
    const instead = [{ if: { paid: 'energy' }, attacks: deals(8) }]
    for (const good of [
      row({ label: 'attack', attacks: deals(5), instead }),
      row({ needs: 'another card' }),
      row({ at: { on: 'wouldTake', of: 'you' }, effects: [{ kind: 'noBearing' }] }),
      row({ from: 'play', effects: [{ kind: 'ready', who: { piece: 'this' } }] }),
      row({ from: 'play', at: { on: 'constant', who: 'you' }, effects: [{ kind: 'atk', amount: 1 }] }),
    ])
      expect(faultsIn(good)).toEqual([])
    for (const bad of [
      row({}),
      row({ needs: 'more time' }),
      row({ needs: 'another card', effects: [{ kind: 'noBearing' }] }),
      row({ at: { on: 'attacks' }, attacks: deals(5) }),
      row({ at: { on: 'tomorrow' }, effects: [{ kind: 'noBearing' }] }),
      row({ effects: [{ kind: 'ready', who: { piece: 'Rhino' } }] }),
      row({ attacks: deals(5), instead: [{ if: { asks: 'the weather' } }] }),
      row({ from: 'play', at: { on: 'constant' }, effects: [{ kind: 'atk', amount: 1 }] }),
    ])
      expect(faultsIn(bad)).toEqual(['2 form'])
    const inPlay = { ...row({ needs: 'another card' }), aspect: undefined }
    expect(faultsIn(inPlay)).toEqual([])
    expect(faultsIn({ ...inPlay, type: 'treachery' })).toEqual(['2 numbers'])
  })

  it('wants every card on a line of its own', () => {
    const text = fileOf(`${lineOf(villain)},${lineOf({ ...villain, code: '01096' })}`)
    expect(lintCards(marvelCards, text)).toMatchObject([{ line: 2, rule: 'line' }])
    const bare = JSON.stringify({ cards: [villain] })
    expect(lintCards(marvelCards, bare)).toMatchObject([{ line: 1, rule: 'line' }])
  })
})
