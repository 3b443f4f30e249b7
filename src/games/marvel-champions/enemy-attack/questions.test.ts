// Tests of the questions of an enemy attack: who is asked for what, within which limits, by which clause.
import { expect, test } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  attack,
  boost,
  deal,
  nobody,
  piece,
  report,
  resolve,
  type Story,
  the,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const cards = (...effects: Effect[]) => report('initiation', effects, { owner: 'Ana' })
const lastQuestion = ({ prompt }: Story) => prompt?.windows.at(-1)

test('MC-DF-01 every player is asked whatever the rules leave to all of them', () => {
  const setUp = attack([lumen(), granite(), grinder()])
  const all = { any: ['Ana', 'Bo'] }
  const icons = { asks: 'boost icons', min: 0, max: 20 }
  expect(lastQuestion(resolve(setUp))).toMatchObject({
    ...{ name: 'defend', clause: 'MC-DF-01', window: 'defending', barred: [], hard: true, joins: true },
    choices: [
      { name: 'Lumen', by: { any: ['Ana'] }, about: { player: 'Ana', kind: 'hero', def: 2 } },
      { name: 'Granite', by: { any: ['Bo'] }, about: { player: 'Bo', kind: 'hero', def: 1 } },
      { name: 'nobody', by: { any: ['Ana'] } },
    ],
  })
  expect(lastQuestion(resolve(setUp, nobody))).toMatchObject({
    ...{ name: 'boost#1', clause: 'MC-EA-24', window: 'defending', hard: true },
    choices: ['flip', 'flipStar'].map(name => ({ name, by: all, number: icons, card: true })),
    about: { facedown: 1, number: 1 },
  })
  expect(lastQuestion(resolve(setUp, nobody, boost(1)))).toMatchObject({
    ...{ name: 'damage', clause: 'MC-EA-30', window: 'damage', hard: true },
    choices: [{ name: 'deal', by: all }],
    about: { atk: 4, reduced: 0, amount: 4, to: 'Lumen', defense: 'undefended' },
  })
  expect(lastQuestion(resolve(setUp, nobody, boost(1), deal))).toMatchObject({
    ...{ name: 'finish', clause: 'MC-EA-44', window: 'afterwards', hard: true },
    choices: [{ name: 'finish', by: all }],
  })
})

test('MC-EA-30 an unknown ATK is asked for before the damage, an unknown DEF once a card has declared the hero', () => {
  const pieces = [lumen({ def: undefined }), granite(), rustling({ atk: undefined })]
  const number = (asks: string) => ({ asks, min: 0, max: 99 })
  const declared = cards({ kind: 'defender', who: piece('Lumen') })
  const asked = (...answers: Parameters<typeof resolve>[1][]) =>
    lastQuestion(resolve(attack(pieces), declared, ...answers))
  expect(asked()).toMatchObject({
    ...{ name: 'atk', clause: 'MC-EA-30', window: null, hard: true },
    choices: [{ name: 'atk', by: { any: ['Ana', 'Bo'] }, number: number('ATK') }],
  })
  const three = { question: 'atk', choice: 'atk', number: 3 }
  expect(asked(three)).toMatchObject({
    ...{ name: 'def', clause: 'MC-EA-31', window: null, hard: true },
    choices: [{ name: 'def', by: { any: ['Ana', 'Bo'] }, number: number('DEF') }],
  })
  expect(asked(three, { question: 'def', choice: 'def', number: 1 })).toMatchObject({
    about: { atk: 3, reduced: 1, amount: 2, to: 'Lumen', defense: 'basic' },
  })
})

test('MC-EA-06 an effect on an identity that nobody has named asks for it first', () => {
  const setUp = { ...attack([sparrow(), grinder()]), target: { player: 'Ana', character: 'Sparrow' } }
  const hurts = cards({ kind: 'damage', to: the('your identity'), amount: 1 })
  expect(lastQuestion(resolve(setUp, hurts))).toMatchObject({
    ...{ name: 'identity:Ana', clause: 'MC-EA-14', window: null, joins: true, about: { player: 'Ana' } },
    choices: ['hero', 'alter-ego'].map(name => ({ name, by: { any: ['Ana'] } })),
  })
})

test('MC-EA-06 once the identity is named, the effect that asked for it goes on', () => {
  const setUp = { ...attack([sparrow(), grinder()]), target: { player: 'Ana', character: 'Sparrow' } }
  const hurts = cards({ kind: 'damage', to: the('your identity'), amount: 3 })
  const named = { question: 'identity:Ana', choice: 'hero', joins: [lumen()] }
  const story = resolve(setUp, hurts, named)
  expect(story.hp('Lumen')).toBe(7)
  expect(story.told('damage_dealt')).toMatchObject([{ piece: 'Lumen', amount: 3, kind: 'effect' }])
})

test('MC-DF-08 a hero that an ability made the defender may still make a basic defense, or pass (AMB-17)', () => {
  const block = report('defend', [], { owner: 'Ana', label: 'defense', name: 'Block' })
  const blocked = resolve(attack([lumen(), granite(), grinder()]), block)
  expect(blocked.prompt?.windows[0]).toMatchObject({
    ...{ name: 'defend', clause: 'MC-DF-01', hard: false },
    choices: [{ name: 'Lumen' }, { name: 'pass', by: { any: ['Ana'] }, passes: true }],
  })
})
