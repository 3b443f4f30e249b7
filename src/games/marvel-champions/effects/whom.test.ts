// Tests of whom an effect reaches: "you" and nobody, characters that left play, and what a card corrects about them.
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  nora,
  rustling,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { asCited, test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  boost,
  deal,
  defend,
  finish,
  forced,
  nobody,
  order,
  piece,
  report,
  resolve,
  the,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'

const anas = (...effects: Effect[]) => report('initiation', effects, { owner: 'Ana' })
const nobodys = (...effects: Effect[]) => report('initiation', effects)
const at = (story: ReturnType<typeof resolve>, id: string) =>
  story.position?.memory.state.pieces.find(one => one.id === id)
const hurt = (story: ReturnType<typeof resolve>) => story.told('damage_dealt').map(one => one.piece)

test('MC-DF-29 "each minion engaged with you" is no minion of another player, and no villain', () => {
  const minions = [rustling({ engagedWith: 'Bo' }), rustling({ id: 'Two', engagedWith: 'Ana' })]
  const setUp = attack([lumen(), granite(), ...minions, grinder({ engagedWith: 'Ana' })])
  const each = { each: 'minion engaged with you' as const }
  expect(hurt(resolve(setUp, anas({ kind: 'damage', to: each, amount: 1 })))).toEqual(['Two'])
  const counts = anas({ kind: 'threat', amount: { count: 'minions engaged with you' } })
  expect(resolve(setUp, counts).told('threat_placed')).toMatchObject([{ amount: 1 }])
})

test('MC-DF-29 for a card of nobody no minion is engaged with "you", not even one that is engaged with nobody', () => {
  const setUp = attack([lumen(), rustling(), grinder()])
  const each = { each: 'minion engaged with you' as const }
  expect(hurt(resolve(setUp, nobodys({ kind: 'damage', to: each, amount: 1 })))).toEqual([])
  const counted = nobodys({ kind: 'threat', amount: { count: 'minions engaged with you' } })
  expect(resolve(setUp, counted).position?.memory.state.activation.threat).toBe(0)
})

test('MC-DF-29 a card of nobody means no character of "you", least of all an enemy', () => {
  const each = { each: 'character of you' as const }
  const card = nobodys({ kind: 'damage', to: each, amount: 1 })
  expect(hurt(resolve(attack([lumen(), grinder()]), card))).toEqual([])
})

test('MC-DF-06 the DEF of an ally that defends is asked for when a card counts it', () => {
  const card = report('boost#1', [{ kind: 'threat', amount: { count: 'DEF of', of: the('defender') } }])
  const asked = resolve(attack([lumen(), moth(), grinder()]), defend('Moth'), card)
  expect(asked.prompt?.windows.at(-1)).toMatchObject({ name: 'def:Moth', about: { piece: 'Moth' } })
})

/** The threat of a forced ability that looks at the damage after the attack. */
const threatIf = (condition: AbilityGiven['if'], ...cards: ReturnType<typeof report>[]) => {
  const effects: AbilityGiven['effects'] = [{ kind: 'threat', amount: 1 }]
  const abilities = [forced('If', { on: 'afterAttacks', who: 'Grinder' }, { effects, if: condition })]
  const setUp = attack([lumen(), grinder()], { abilities })
  return resolve(setUp, nobody, boost(0), ...cards, deal, finish).result.threat
}

test('MC-EA-47 damage that was dealt counts as dealt, though a card prevented that some of it was taken', () => {
  const late: Effect = { kind: 'prevent', amount: 1, of: piece('Lumen'), taken: true }
  const card = report('damage', [late], { owner: 'Ana' })
  expect(threatIf({ damage: 'dealt', atLeast: 3 }, card)).toBe(1)
  expect(threatIf({ damage: 'taken', atLeast: 3 }, card)).toBe(0)
})

test('MC-EA-47 nobody took damage as the defender of an undefended attack', () => {
  expect(threatIf({ damage: 'taken', to: the('defender'), atLeast: 1 })).toBe(0)
  expect(threatIf({ damage: 'taken', to: the('target'), atLeast: 1 })).toBe(1)
})

test('MC-EA-30 before any damage is about to be taken a card finds none that is coming', () => {
  const card = anas({ kind: 'threat', amount: 1, if: { damage: 'coming', atLeast: 1 } })
  expect(resolve(attack([lumen(), grinder()]), card).told('threat_placed')).toEqual([])
})

test('MC-EA-14 a card may still hit each enemy when the ally that was attacked has been defeated', () => {
  const sweep = report('damageDealt', [{ kind: 'damage', to: { each: 'enemy' }, amount: 1 }])
  const story = resolve(attack([lumen(), moth(), grinder()]), defend('Moth'), boost(0), deal, sweep, finish)
  expect([at(story, 'Moth')?.where, story.hp('Grinder')]).toEqual(['defeated', 19])
})

test('MC-EA-14 of several whom a card names the one that left play is dealt nothing', () => {
  const effect: Effect = { kind: 'damage', to: piece('Moth'), amount: 1, also: [{ to: piece('Lumen') }] }
  const goes: Effect = { kind: 'leaves', who: piece('Moth'), how: 'returned' }
  const story = resolve(attack([lumen(), moth(), grinder()]), anas(goes, effect))
  expect([hurt(story), at(story, 'Moth')?.damage]).toEqual([['Lumen'], 0])
})

test('MC-PA-07 an (attack) ability that only stuns attacks its enemy, which retaliates', () => {
  const stuns: Effect = { kind: 'status', to: piece('Grinder'), status: 'stunned' }
  const web = report('damageDealt', [stuns], { owner: 'Ana', label: 'attack' })
  const setUp = attack([lumen(), grinder({ retaliate: 1 })])
  const story = resolve(setUp, nobody, boost(0), deal, web, finish)
  expect(story.told('inner_attack')).toMatchObject([{ attacker: 'Lumen', to: 'Grinder' }])
  expect([at(story, 'Grinder')?.stunned, story.hp('Lumen')]).toEqual([1, 6])
})

test('MC-DF-04 a hero that changes its form has the ATK that its player says, an alter-ego has none', () => {
  const to = (form: 'hero' | 'alter-ego', more: object = {}): Effect => ({
    kind: 'form',
    who: the('your identity'),
    to: form,
    ...more,
  })
  const atk = (identity: ReturnType<typeof lumen>, effect: Effect) => {
    const story = resolve(attack([identity, grinder()]), anas(effect))
    return at(story, identity.id)?.atk
  }
  expect([atk(nora(), to('hero', { atk: 3, def: 1 })), atk(nora({ atk: 1 }), to('hero'))]).toEqual([3, null])
  expect([atk(lumen(), to('alter-ego')), atk(lumen(), to('alter-ego', { atk: 3 }))]).toEqual([0, 0])
})

test('MC18-DF-43 the identity defends for a lost ally only if a (defense) ability had declared that ally', () => {
  const lost = boost(0, { kind: 'leaves', who: piece('Moth'), how: 'returned' })
  const play = (label?: 'defense') => {
    const declares = [{ kind: 'defender' as const, who: piece('Moth') }]
    const card = report('defend', declares, { owner: 'Ana', ...(label && { label }) })
    return resolve(attack([lumen(), moth(), grinder()]), card, lost, deal, finish).result
  }
  expect(play('defense')).toMatchObject({ defense: 'ability', undefended: false })
  expect(play()).toMatchObject({ defense: 'undefended', undefended: true })
}, ['1.8', '1.7'])

test('MC-EA-30 hit points that are put right replace those for each player, another number does not', () => {
  const { hitPoints: _, ...villain } = grinder({ hitPointsPerPlayer: 10 })
  const after = (numbers: object) => {
    const knows = anas({ kind: 'known', who: piece('Grinder'), ...numbers })
    return at(resolve(attack([lumen(), villain]), knows), 'Grinder')
  }
  expect(after({ hitPoints: 30 })).toMatchObject({ hitPoints: 30, hitPointsPerPlayer: null })
  expect(after({ atk: 2 })).toMatchObject({ atk: 2, hitPoints: null, hitPointsPerPlayer: 10 })
})

test('MC18-EA-76 only the damage of an enemy’s attack becomes indirect, and only before it is dealt', () => {
  const indirect: Effect = { kind: 'indirect' }
  const told = resolve(attack([lumen(), grinder()]), anas(indirect)).told('indirect')
  expect(told).toMatchObject([{ clause: asCited('MC18-EA-76') }])
  const makes = [forced('A', { on: 'makesAttack' }, { effects: [indirect] })]
  const own = player.resolve(
    player.basic([lumen(), grinder()], { abilities: makes }),
    player.target('Grinder'),
  )
  expect(own.told('effect_fizzled')).toMatchObject([{ code: 'onlyInEnemyAttack', clause: 'MC-DF-01' }])
  const after = [forced('A', { on: 'afterAttacks' }, { effects: [indirect] })]
  const late = resolve(attack([lumen(), rustling()], { abilities: after }), nobody, deal, finish)
  expect(late.told('effect_fizzled')).toMatchObject([{ code: 'tooLate', effect: 'indirect' }])
})

test('MC-EA-14 an attack that has been initiated is not replaced any more', () => {
  const abilities = [forced('A', { on: 'attacks' }, { effects: [{ kind: 'replaceAttack' }] })]
  const story = resolve(attack([lumen(), grinder()], { abilities }))
  expect(story.told('effect_fizzled')).toMatchObject([{ code: 'tooLate', clause: asCited('MC-EA-14') }])
})

test('MC-PA-18 "an enemy" is the chosen one alone, though each other enemy takes damage too', () => {
  const whirl = {
    instances: [{ amount: 3 }, { amount: 1, to: 'others' as const, together: true as const }],
  }
  const setUp = player.labelled([lumen(), rustling(), player.spiker(), grinder()], [whirl])
  const story = player.resolve(setUp, player.target('Rustling'), player.deal)
  expect(['Rustling', 'Spiker', 'Grinder'].map(story.hp)).toEqual([1, 2, 19])
})

test('MC18-PA-33 what two sentences of an attack deal is dealt one after the other', () => {
  const instances = [
    { amount: 2, to: 1 },
    { amount: 2, to: 2 },
  ]
  const pieces = [lumen(), rustling({ hitPoints: 2 }), rustling({ id: 'Two', hitPoints: 2 })]
  const story = player.resolve(player.labelled(pieces, [{ targets: 'each enemy', instances }]), player.deal)
  expect(order(story, 'damage_dealt', 'character_defeated')).toEqual([
    'damage_dealt',
    'character_defeated',
    'damage_dealt',
    'character_defeated',
  ])
})
