// Tests of an enemy that would attack an alter-ego, against which it schemes unless a card says otherwise.
import { expect, test } from 'vitest'
import { grinder, lumen, nora, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  attack,
  boost,
  deal,
  finish,
  nobody,
  resolve,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

const asked = { activation: 'asked' as const }
const cardAttacks = { question: 'activation', choice: 'attacks' }
const schemes = { question: 'activation', choice: 'schemes' }

test('MC-VILPHASE-04 against an alter-ego the table is asked whether a card makes the villain attack', () => {
  const { prompt, types } = resolve(attack([nora(), grinder()], asked))
  expect(prompt?.windows).toMatchObject([
    {
      name: 'activation',
      hard: true,
      clause: 'MC-VILPHASE-04',
      choices: [{ name: 'attacks' }, { name: 'schemes' }],
      about: { piece: 'Grinder', alterEgo: 'Nora' },
    },
  ])
  expect(types).toEqual([])
})

test('MC-VILPHASE-04 a card that makes it attack leads on, and the alter-ego is the target', () => {
  const story = resolve(attack([nora(), grinder()], asked), cardAttacks, nobody, boost(1), deal, finish)
  expect(story.types.slice(0, 2)).toEqual(['activation_started', 'attack_initiated'])
  expect(story.outcome?.summary).toMatchObject({
    replaced: false,
    schemes: false,
    attacked: { character: 'Nora' },
  })
})

test('MC-VILPHASE-04 without such a card it schemes: no attack, no boost card, and stunned stays for its next attack', () => {
  const story = resolve(attack([nora(), grinder({ stunned: 1 })], asked), schemes)
  expect(story.types).toEqual(['schemes_instead'])
  expect(story.outcome?.summary).toMatchObject({
    replaced: true,
    schemes: true,
    target: null,
    attacked: null,
    undefended: false,
    boostCardsLeft: 0,
  })
  expect(story.outcome?.summary.characters).toContainEqual(
    expect.objectContaining({ piece: 'Grinder', stunned: 1 }),
  )
})

test('MC-VILPHASE-04 a minion is asked about as well', () => {
  expect(
    resolve(attack([nora(), rustling()], { ...asked, attacker: 'Rustling' }), schemes).outcome?.summary,
  ).toMatchObject({
    schemes: true,
  })
})

test('MC-PA-06 a stunned enemy that a card makes attack the alter-ego discards stunned (AMB-30)', () => {
  const story = resolve(attack([nora(), grinder({ stunned: 1 })], asked), cardAttacks)
  expect(story.types).toEqual(['activation_started', 'attack_replaced'])
  expect(story.outcome?.summary).toMatchObject({ replaced: true, schemes: false })
})

test('MC-VILPHASE-04 against a hero it attacks, and nothing is asked', () => {
  expect(resolve(attack([lumen(), grinder()], asked)).prompt?.windows.map(({ name }) => name)).not.toContain(
    'activation',
  )
})

test('MC-EA-06 a script that does not want it asked attacks the alter-ego at once', () => {
  expect(resolve(attack([nora(), grinder()])).types.slice(0, 2)).toEqual([
    'activation_started',
    'attack_initiated',
  ])
})

test('MC-VILPHASE-04 an enemy that is told to scheme instead has not activated yet: its scheme is what comes next', () => {
  const setUp = attack([nora(), grinder()], { ...asked, activated: [] })
  expect(resolve(setUp, schemes).outcome?.table.activated).toEqual([])
})
