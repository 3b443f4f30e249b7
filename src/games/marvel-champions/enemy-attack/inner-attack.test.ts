// Tests of MC18-OP-07: an ability labelled (attack) that is used in the middle of an enemy's attack is an attack.
import { describe, expect } from 'vitest'
import { grinder, lumen, rustling, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  forced,
  may,
  nobody,
  order,
  piece,
  report,
  resolve,
  threat,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const hits = (to: string, amount = 2): Effect => ({ kind: 'damage', to: piece(to), amount })
const played = (question: string, effects: Effect[], name = 'Counter-Punch') =>
  report(question, effects, { name, owner: 'Ana', label: 'attack' })
/** Counter-Punch, played after the damage. */
const punch = (to = 'Grinder', amount = 2) => played('damageDealt', [hits(to, amount)])
const quickly = [defend('Lumen'), boost(0), deal]
const bulwark = rustling({ id: 'Bulwark', keywords: ['guard'], engagedWith: 'Ana' })

describe('MC-PA-17 a card that forbids attacking forbids it to (attack) abilities in an enemy’s attack (MC18-OP-07)', () => {
  test('MC-PA-17 Counter-Punch cannot hit the villain past a minion with guard that is engaged with you', () => {
    const setUp = attack([lumen(), bulwark, grinder()])
    const story = attempt(setUp, ...quickly, punch())
    expect(story.refused).toMatchObject({
      code: 'guarded',
      clause: 'MC-PA-17',
      details: { piece: 'Grinder' },
    })
    expectEnd(resolve(setUp, ...quickly, punch('Bulwark'), finish), { hp: { Bulwark: 2, Grinder: 20 } })
  })

  test('MC-PA-17 guard protects the villain from attacks alone: a card without the label hits it', () => {
    const setUp = attack([lumen(), bulwark, grinder()])
    const card = report('damageDealt', [hits('Grinder')], { name: 'Zap', owner: 'Ana' })
    expectEnd(resolve(setUp, ...quickly, card, finish), { hp: { Grinder: 18 } })
  })

  test('MC-PA-17 the guard that the first sentence defeats does not protect from the second', () => {
    const setUp = attack([lumen(), { ...bulwark, damage: 2 }, grinder()])
    const melee = played('damageDealt', [hits('Bulwark'), hits('Grinder')], 'Melee')
    expectEnd(resolve(setUp, ...quickly, melee, finish), { hp: { Bulwark: 0, Grinder: 18 } })
    const other = played('damageDealt', [hits('Grinder'), hits('Bulwark')], 'Melee')
    expect(attempt(setUp, ...quickly, other).refused?.code).toBe('guarded')
  })

  test('MC-PA-17 an enemy that a card protects cannot be attacked, not even to stun it', () => {
    const setUp = attack([lumen(), rustling({ cannotBeAttacked: ['Ana'] }), grinder()])
    const stuns: Effect = { kind: 'status', to: piece('Rustling'), status: 'stunned' }
    expect(attempt(setUp, ...quickly, punch('Rustling')).refused?.code).toBe('cannotBeAttacked')
    expect(attempt(setUp, ...quickly, played('damageDealt', [stuns])).refused?.code).toBe('cannotBeAttacked')
  })

  test('MC-PA-17 a known (attack) ability is refused as well, when its player carries it out', () => {
    const abilities = [may('Riposte', 'Ana', { on: 'afterDefends', who: 'Lumen' }, { label: 'attack' })]
    const setUp = attack([lumen(), bulwark, grinder()], { abilities })
    const carried = (to: string) => ({ choice: 'Riposte', card: { effects: [hits(to)] } })
    expect(attempt(setUp, ...quickly, carried('Grinder')).refused?.code).toBe('guarded')
    expectEnd(resolve(setUp, ...quickly, carried('Bulwark'), finish), { hp: { Bulwark: 2 } })
  })
})

test('MC-PA-17 a known (attack) ability with a target that guard protects is not offered, and says why', () => {
  const effects = [{ kind: 'damage' as const, to: piece('Grinder'), amount: 2 }]
  const trigger = { on: 'afterDefends' as const, who: 'Lumen' }
  const abilities = [may('Riposte', 'Ana', trigger, { label: 'attack', effects })]
  const setUp = attack([lumen(), bulwark, grinder()], { abilities })
  const story = resolve(setUp, ...quickly)
  expect(story.offered('optional:Ana')).toEqual([])
  expect(attempt(setUp, ...quickly, use('Riposte')).refused).toMatchObject({
    code: 'guarded',
    clause: 'MC-PA-17',
  })
  const gone = report('damageDealt', [{ kind: 'leaves', who: piece('Bulwark'), how: 'discarded' }])
  expectEnd(resolve(setUp, ...quickly, gone, use('Riposte'), finish), { hp: { Grinder: 18 } })
})

test('MC-PA-05 a hero that a card forbids to attack can use no (attack) ability', () => {
  const setUp = attack([lumen({ cannotAttack: true }), grinder()])
  expect(attempt(setUp, ...quickly, punch()).refused).toMatchObject({
    code: 'forbiddenToAttack',
    clause: 'MC-PA-05',
  })
  const card = report('damageDealt', [hits('Grinder')], { name: 'Zap', owner: 'Ana' })
  expectEnd(resolve(setUp, ...quickly, card, finish), { hp: { Grinder: 18 } })
})

describe('MC-PA-19 after such an attack each attacked enemy with retaliate deals it at once (MC18-OP-07)', () => {
  test('MC-PA-19 the villain retaliates against Counter-Punch', () => {
    const setUp = attack([lumen(), grinder({ retaliate: 1 })])
    const story = resolve(setUp, ...quickly, punch(), finish)
    expectEnd(story, { hp: { Lumen: 8, Grinder: 18 } })
    expect(story.told('inner_attack')).toMatchObject([
      { attacker: 'Lumen', to: 'Grinder', clause: 'MC-PA-07', ruling: 'MC18-OP-07' },
    ])
    expect(story.told('retaliate')).toMatchObject([{ from: 'Grinder', to: 'Lumen', clause: 'MC-PA-20' }])
  })

  test('MC-PA-19 an enemy that it has not attacked does not retaliate, and neither does one that it has defeated', () => {
    const setUp = attack([lumen(), rustling({ damage: 2, retaliate: 2 }), grinder({ retaliate: 1 })])
    expectEnd(resolve(setUp, ...quickly, punch('Rustling'), finish), { hp: { Lumen: 9, Rustling: 0 } })
  })

  test('MC-PA-20 an ability that stands on an ally has the ally attack: the ally is hit', () => {
    const setUp = attack([lumen(), sparrow(), grinder({ retaliate: 1 })])
    const card = report('damageDealt', [hits('Grinder')], {
      owner: 'Ana',
      label: 'attack',
      source: 'Sparrow',
    })
    expectEnd(resolve(setUp, ...quickly, card, finish), { hp: { Sparrow: 2, Lumen: 9 } })
  })

  test('MC-PA-19 a ranged attacker is not hit back, and a piercing one discards tough', () => {
    const keywords = ['ranged' as const, 'piercing' as const]
    const setUp = attack([lumen({ keywords }), grinder({ retaliate: 1, tough: 1 })])
    const story = resolve(setUp, ...quickly, punch(), finish)
    expectEnd(story, { hp: { Lumen: 9, Grinder: 18 } })
    expect(story.told('retaliate')).toEqual([])
  })

  test('MC-PA-19 nobody is asked for an order if a ranged attacker hits several who would hit it back', () => {
    const thorny = [rustling({ retaliate: 1 }), grinder({ retaliate: 1 })]
    const both = played('damageDealt', [hits('Rustling', 1), hits('Grinder', 1)])
    const hitBack = (keywords: 'ranged'[]) =>
      resolve(attack([lumen({ keywords }), ...thorny]), ...quickly, both).prompt?.windows.at(-1)?.name
    expect(hitBack(['ranged'])).toBe('finish')
    expect(hitBack([])).toMatch(/^order:/)
  }, ['1.8'])

  test('MC-PA-19 all of it comes before the enemy’s attack goes on', () => {
    const setUp = attack([lumen(), grinder({ retaliate: 1 })])
    const story = resolve(setUp, nobody, boost(0), played('damage', [hits('Grinder')]), deal, finish)
    const damage = story.told('damage_dealt').map(({ piece: id, amount, kind }) => [id, amount, kind])
    expect(damage).toEqual([
      ['Grinder', 2, 'inner attack'],
      ['Lumen', 1, 'retaliate'],
      ['Lumen', 3, 'attack'],
    ])
    expectEnd(story, { hp: { Lumen: 6, Grinder: 18 }, damage: { Lumen: 3 }, attacked: 'Ana/Lumen' })
  })
})

describe('MC-PA-23 abilities on attacks of players open for it, and those on the enemy’s attack do not', () => {
  const afterMine = forced('Mine', { on: 'afterAttacks', who: 'Lumen' }, { effects: [threat(1)] })
  const afterTheirs = forced('Theirs', { on: 'afterAttacks', of: 'you' }, { effects: [threat(10)] })
  const hitBack = may(
    'Shout',
    'Ana',
    { on: 'afterAttacks', of: 'enemy', and: 'damages' },
    { effects: [threat(2)] },
  )

  test('MC-PA-23 after Counter-Punch opens what follows your attack, once; “attacks you” opens once, for the enemy', () => {
    const setUp = attack([lumen(), grinder()], { abilities: [afterMine, afterTheirs, hitBack] })
    const story = resolve(
      setUp,
      nobody,
      boost(0),
      played('damage', [hits('Grinder')]),
      use('Shout'),
      deal,
      finish,
    )
    expect(story.opened).toEqual(['Mine', 'Shout', 'Theirs'])
    expectEnd(story, { threat: 13 })
  })

  test('MC-PA-07 an (attack) ability that attacks nobody is no attack', () => {
    const setUp = attack([lumen({ damage: 3 }), grinder({ retaliate: 1 })], { abilities: [afterMine] })
    const card = played('damageDealt', [{ kind: 'heal', to: piece('Lumen'), amount: 1 }])
    const story = resolve(setUp, nobody, boost(0), deal, card, finish)
    expect([story.opened, story.told('inner_attack')]).toEqual([[], []])
  })

  test('MC-PA-15 “when you attack” opens before its damage, and an increase raises that damage alone', () => {
    const boosts: Effect = { kind: 'increase', amount: 2 }
    const might = forced('Might', { on: 'makesAttack', who: 'Lumen' }, { effects: [boosts] })
    const setUp = attack([lumen(), rustling(), grinder()], { abilities: [might] })
    const card = played('damage', [hits('Grinder'), hits('Rustling', 1)])
    const story = resolve(setUp, nobody, boost(0), card, deal, finish)
    expectEnd(story, { hp: { Grinder: 16, Rustling: 1, Lumen: 7 }, damage: { Lumen: 3 } })
  })
})

test('MC-PA-23 retaliate is ordered among the forced abilities', () => {
  const heals: Effect = { kind: 'heal', to: piece('Lumen'), amount: 1 }
  const mend = forced('Mend', { on: 'afterAttacks', who: 'Lumen' }, { effects: [heals] })
  const setUp = attack([lumen({ damage: 9, def: 3 }), grinder({ retaliate: 1 })], { abilities: [mend] })
  const story = resolve(setUp, ...quickly, punch(), use('Mend', 'order:innerAttack'))
  expect(order(story, 'healed', 'retaliate')).toEqual(['healed', 'retaliate'])
  expect(story.hp('Lumen')).toBe(1)
}, ['1.8'])

test('MC18-DF-42 a stunned hero discards stunned instead, and nobody retaliates', () => {
  const setUp = attack([lumen({ stunned: 1 }), bulwark, grinder({ retaliate: 1 })])
  const story = resolve(setUp, ...quickly, punch(), finish)
  expectEnd(story, { hp: { Lumen: 9, Grinder: 20 } })
  expect(story.told('ability_replaced')).toHaveLength(1)
})

test('MC-EA-54 an (attack) ability that defeats the attacking minion ends its attack, after what follows the ability', () => {
  const mine = forced(
    'Mine',
    { on: 'afterAttacks', who: 'Lumen', and: 'defeats', of: 'minion' },
    { effects: [threat(1)] },
  )
  const setUp = attack([lumen(), rustling({ hitPoints: 2, retaliate: 1 })], { abilities: [mine] })
  const story = resolve(setUp, nobody, played('damage', [hits('Rustling')]), finish)
  expectEnd(story, { hp: { Lumen: 10, Rustling: 0 }, threat: 1, attacked: null })
})

test('MC-DF-14 an (attack/defense) ability attacks and defends', () => {
  const both = report('initiation', [hits('Grinder'), { kind: 'prevent', amount: 2 }], {
    owner: 'Ana',
    label: 'attack/defense',
  })
  const setUp = attack([lumen(), grinder({ retaliate: 1 })])
  const story = resolve(setUp, both, use('pass', 'defend'), boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 8, Grinder: 18 }, defense: 'ability', defended: ['Lumen'] })
})

test('MC-PA-07 an identity that nobody has named is asked for, because it is the one that attacks', () => {
  const setUp = attack([sparrow(), grinder({ retaliate: 1 })], {
    target: { player: 'Ana', character: 'Sparrow' },
  })
  const asked = resolve(setUp, nobody, boost(0), deal, punch())
  expect(asked.prompt?.windows).toMatchObject([{ name: 'identity:Ana', clause: 'MC-PA-07' }])
  const joins = { question: 'identity:Ana', choice: 'hero' }
  const story = resolve(setUp, nobody, boost(0), deal, punch(), joins, finish)
  expect(story.told('retaliate')).toMatchObject([{ from: 'Grinder', to: 'Ana' }])
})

test('MC18-PA-29 excess of such an attack with overkill goes on to the villain, and adds nothing to the enemy’s damage', () => {
  const setUp = attack([lumen({ keywords: ['overkill'] }), rustling({ damage: 3 }), grinder()])
  const story = resolve(setUp, ...quickly, punch('Rustling', 3), finish)
  expectEnd(story, { hp: { Rustling: 0, Grinder: 18 } })
  expect(story.result.damage).toMatchObject({ value: 3, lost: 0 })
})
