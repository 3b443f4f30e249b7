// Tests of GCG-7-1 to GCG-7-3: which Unit attacks what, and which effects trigger in the attack step.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  ap,
  attack,
  attempt,
  block,
  bothPass,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  left,
  mole,
  noBurst,
  order,
  piece,
  quietly,
  resolve,
  rested,
  the,
  use,
  wall,
  watching,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'

test('GCG-7-1a only the active player attacks, and only in the main phase', () => {
  const table = [falcon(), drake()]
  expect(attempt(attack(table, undefined, { attacker: 'Drake' })).refused).toMatchObject({
    code: 'notActivePlayer',
    clause: 'GCG-7-1a',
  })
  expect(attempt(attack(table, undefined, { phase: 'other' })).refused).toMatchObject({
    code: 'notMainPhase',
    clause: 'GCG-7-1a',
  })
})

test('GCG-7-1b an attack uses one Unit', () => {
  const both = attack([falcon(), heron()], undefined, { attacker: ['Falcon', 'Heron'] })
  expect(attempt(both).refused).toMatchObject({ code: 'oneUnitOnly', clause: 'GCG-7-1b' })
})

const unaimed = (...table: Parameters<typeof attack>[0]) => {
  const { target: _target, ...setUp } = attack(table)
  return setUp
}

test('GCG-7-1c the target is the opposing player or a rested enemy Unit', () => {
  const setUp = unaimed(falcon(), heron(), drake(), mole(rested), fort())
  expect(resolve(setUp).offered('target')).toEqual(['player', 'Mole'])
  const codes = { Drake: 'active', Heron: 'ownUnit', Fort: 'baseIsNoTarget', Shield: 'shieldIsNoTarget' }
  for (const [choice, code] of Object.entries(codes))
    expect(attempt(setUp, { question: 'target', choice }).refused).toMatchObject({ code })
})

test('GCG-7-3-1b the question for the target names the player with it, and a reason for each other card', () => {
  const story = resolve(unaimed(falcon(), heron(), drake(), mole(rested), fort()))
  const by = { any: ['Kei'] }
  expect(story.prompt?.windows).toMatchObject([
    {
      name: 'target',
      hard: true,
      clause: 'GCG-7-3-1b',
      window: null,
      joins: true,
      choices: [
        { name: 'player', by, about: { player: 'Rio' } },
        { name: 'Mole', by },
      ],
      barred: [
        { name: 'Falcon', code: 'ownUnit', clause: 'GCG-7-1c' },
        { name: 'Heron', code: 'ownUnit', clause: 'GCG-7-1c' },
        { name: 'Drake', code: 'active', clause: 'GCG-7-3-1b' },
        { name: 'Fort', code: 'baseIsNoTarget', clause: 'GCG-7-1c' },
        { name: 'Shield', code: 'shieldIsNoTarget', clause: 'GCG-7-1c' },
      ],
    },
  ])
})

test('GCG-7-1c a card may let it choose an active Unit', () => {
  expect(resolve(unaimed(falcon({ mayAttackActive: true }), drake())).offered('target')).toEqual([
    'player',
    'Drake',
  ])
})

test('GCG-7-2 an attack has five steps in this order', () => {
  const story = resolve(attack([falcon(), mole(rested)], 'Mole'), ...quietly, finish)
  expect(story.steps).toEqual(['attack', 'block', 'action', 'damage', 'battle end'])
  expect(left(story, 'Falcon', 'Mole')).toEqual([2, 2])
  expect(story.accepted).toHaveLength(3)
})

test('GCG-7-2 an attack on a Unit is told from its beginning to its end', () => {
  const story = resolve(attack([falcon(), mole(rested)], 'Mole'), ...quietly, finish)
  const struck = { clause: 'GCG-7-6-3-2-1a', kind: 'battle', remaining: 2 }
  expect(story.events.filter(event => event.type !== 'step_entered')).toMatchObject([
    { type: 'battle_step_entered', clause: 'GCG-7-2', battleStep: 'attack' },
    { type: 'attacker_selected', clause: 'GCG-7-1b', unit: 'Falcon', player: 'Kei' },
    { type: 'unit_rested', clause: 'GCG-7-3-1a', unit: 'Falcon' },
    { type: 'target_declared', clause: 'GCG-7-3-1b', unit: 'Mole', player: null },
    { type: 'end_of_step_check', clause: 'GCG-7-3-5-1a', result: 'ok', battleStep: 'attack' },
    { type: 'battle_step_entered', clause: 'GCG-7-3-5', battleStep: 'block' },
    { type: 'blocker_declined', clause: 'GCG-7-4-4', player: 'Rio' },
    { type: 'end_of_step_check', clause: 'GCG-7-4-5-1a', result: 'ok', battleStep: 'block' },
    { type: 'battle_step_entered', clause: 'GCG-7-4-5', battleStep: 'action' },
    { type: 'passed', clause: 'GCG-7-5-2', player: 'Rio' },
    { type: 'passed', clause: 'GCG-7-5-2', player: 'Kei' },
    { type: 'end_of_step_check', clause: 'GCG-7-5-2-1a', result: 'ok', battleStep: 'action' },
    { type: 'battle_step_entered', clause: 'GCG-7-5-2', battleStep: 'damage' },
    { type: 'target_confirmed', clause: 'GCG-7-6-1', target: 'Mole' },
    { type: 'attack_succeeded', clause: 'GCG-7-6-1-2', kind: 'unit' },
    { type: 'battle_begun', clause: 'GCG-7-6-3-1', attacker: 'Falcon', target: 'Mole' },
    { type: 'battle_damage', clause: 'GCG-7-6-3-2a', from: 'Falcon', to: 'Mole', amount: 3 },
    { type: 'battle_damage', clause: 'GCG-7-6-3-2b', from: 'Mole', to: 'Falcon', amount: 2 },
    { type: 'counters_set', ...struck, card: 'Mole', damage: 3, amount: 3 },
    { type: 'counters_set', ...struck, card: 'Falcon', damage: 2, amount: 2 },
    { type: 'battle_step_entered', clause: 'GCG-7-7-1', battleStep: 'battle end' },
    { type: 'battle_ended', clause: 'GCG-7-7-2a' },
    { type: 'returned_to_main_phase', clause: 'GCG-7-7-2b', player: 'Kei' },
  ])
})

test('GCG-7-3-1a the attacker is rested before the target is named', () => {
  const { attacker: _attacker, ...setUp } = unaimed(falcon(), heron(rested), mole(rested))
  expect(resolve(setUp).offered('attacker')).toEqual(['Falcon', 'noAttack'])
  expect(attempt(setUp, use('Heron')).refused).toMatchObject({ code: 'rested', clause: 'GCG-7-3-1a' })
  const story = resolve(setUp, use('Falcon'), use('Mole'))
  expect(order(story, 'attacker_selected', 'unit_rested', 'target_declared')).toEqual([
    'attacker_selected',
    'unit_rested',
    'target_declared',
  ])
})

test('GCG-7-3-1a a Unit deployed this turn may not attack unless it is a Link Unit', () => {
  const fresh = attack([falcon({ deployedThisTurn: true })])
  expect(attempt(fresh).refused).toMatchObject({ code: 'deployedThisTurn', clause: 'GCG-7-3-1a' })
  expect(resolve(attack([falcon({ deployedThisTurn: true, linkUnit: true })])).refused).toBeNull()
})

test('GCG-7-3-1b the player is attacked', () => {
  const story = resolve(attack([falcon(), mole()]), ...quietly, noBurst, finish)
  expect(story.result).toMatchObject({ target: { player: 'Rio' }, shields: 1, shieldsLost: 1 })
  expect(left(story, 'Falcon', 'Mole')).toEqual([4, 5])
})

test('GCG-7-3-1b a target that is set active afterwards stays the target (AMB-61)', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole', {
    abilities: [watching('R', 'Rio', 'Mole', [{ kind: 'setActive', who: the('this') }])],
  })
  expect(left(resolve(setUp, ...quietly, finish), 'Falcon', 'Mole')).toEqual([2, 2])
})

test('GCG-7-3-2a 【When Attacking】 of the attacker and "when a unit attacks" of others trigger', () => {
  const abilities = [
    whenAttacking('Falcon', 'Falcon', [ap('Falcon', 1)]),
    whenAttacking('Heron', 'Heron', [ap('Heron', 5)]),
    watching('Mole', 'Rio', 'Mole', [{ kind: 'ap', who: the('attacker'), amount: -1 }]),
  ]
  const story = resolve(
    attack([falcon(), heron(), mole()], undefined, { abilities }),
    ...quietly,
    noBurst,
    finish,
  )
  expect(story.opened).toEqual(['Falcon', 'Mole'])
  expect(story.result.apAtDamage).toEqual([{ piece: 'Falcon', ap: 3 }])
})

const queue = [
  whenAttacking('K1', 'Falcon', [hurt(the('target'), 1)]),
  watching('K2', 'Kei', 'Heron', [
    { kind: 'ap', who: the('attacker'), amount: 2, if: { is: 'damaged', who: the('target') } },
  ]),
  watching('R1', 'Rio', 'Mole', [{ kind: 'ap', who: the('attacker'), amount: -1 }]),
]

test('GCG-7-3-2b all of them are queued before the first one is carried out', () => {
  const story = resolve(attack([falcon(), heron(), mole(rested)], 'Mole', { abilities: queue }))
  expect(story.told('effects_triggered')).toMatchObject([{ effects: ['K1', 'K2', 'R1'] }])
  expect(story.opened).toEqual([])
  expect(story.prompt?.windows.at(-1)).toMatchObject({
    name: 'order:attack',
    choices: [{ name: 'K1', by: { any: ['Kei'] } }, { name: 'K2' }],
  })
})

test('GCG-7-3-2b an effect that has triggered is carried out although its card has left (GCG-FAQ-021)', () => {
  const kills = whenAttacking('K', 'Falcon', [hurt(piece('Drake'), 3)])
  const late = watching('R', 'Rio', 'Drake', [{ kind: 'ap', who: the('attacker'), amount: -2 }])
  const story = resolve(
    attack([falcon(), drake()], undefined, { abilities: [kills, late] }),
    ...quietly,
    noBurst,
    finish,
  )
  expect([story.opened, story.result.apAtDamage]).toEqual([['K', 'R'], [{ piece: 'Falcon', ap: 1 }]])
})

test('GCG-7-3-2c the active player carries out all of theirs first, in the order they choose', () => {
  const setUp = attack([falcon(), heron(), mole(rested)], 'Mole', { abilities: queue })
  const story = resolve(setUp, use('K1'), ...quietly, finish)
  expect(story.opened).toEqual(['K1', 'K2', 'R1'])
  expect(left(story, 'Falcon', 'Heron', 'Mole')).toEqual([2, 2, 0])
  const other = resolve(setUp, use('K2'), ...quietly, finish)
  expect(other.result.apAtDamage).toContainEqual({ piece: 'Falcon', ap: 2 })
})

test('GCG-7-3-3 a newly triggered effect comes before those that wait', () => {
  const abilities = [
    whenAttacking('K1', 'Falcon', [hurt(the('target'), 1)]),
    {
      id: 'N1',
      owner: 'Rio',
      source: 'Mole',
      trigger: { on: 'takesEffectDamage' as const, who: 'Mole' },
      effects: [{ kind: 'damage' as const, to: the('attacker'), amount: 1 }],
    },
    watching('K3', 'Kei', 'Heron', [
      { kind: 'ap', who: the('attacker'), amount: 1, if: { is: 'damaged', who: the('attacker') } },
    ]),
  ]
  const story = resolve(
    attack([falcon(), heron(), mole(rested)], 'Mole', { abilities }),
    use('K1'),
    ...quietly,
    finish,
  )
  expect(story.opened).toEqual(['K1', 'N1', 'K3'])
  expect(left(story, 'Falcon', 'Mole')).toEqual([1, 0])
})

test('GCG-7-3-4 "during this battle" counts in the damage step', () => {
  const story = resolve(
    attack([falcon(), mole(rested)], 'Mole', {
      abilities: [whenAttacking('K', 'Falcon', [ap('Falcon', 2)])],
    }),
    ...quietly,
    finish,
  )
  expect(left(story, 'Falcon', 'Mole')).toEqual([2, 0])
  expect(story.told('battle_effect_gained')).toMatchObject([{ clause: 'GCG-7-3-4' }])
})

test('GCG-7-3-5 the block step waits until every effect is resolved', () => {
  const choose = whenAttacking('K', 'Falcon', [], {
    options: [
      { name: '+1', effects: [{ kind: 'ap', who: piece('Falcon'), amount: 1 }] },
      { name: '+0', effects: [] },
    ],
  })
  delete choose.effects
  const setUp = attack([falcon(), wall()], undefined, { abilities: [choose] })
  expect(resolve(setUp).offered('resolve:K')).toEqual(['+1', '+0'])
  expect(attempt(setUp, block('Wall')).refused).toMatchObject({ code: 'notNow', clause: 'GCG-7-3-5' })
  expect(resolve(setUp, use('+1'), ...quietly, noBurst, finish).result.apAtDamage).toEqual([
    { piece: 'Falcon', ap: 4 },
  ])
})

test('GCG-7-3-5-1a without its attacker the attack goes straight to battle end', () => {
  const setUp = attack([falcon(), mole(), wall()], undefined, {
    abilities: [watching('R2', 'Rio', 'Mole', [hurt(the('attacker'), 4)])],
  })
  const story = resolve(setUp, finish)
  expect([story.steps, story.result.destroyed, story.result.shields]).toEqual([
    ['attack', 'battle end'],
    ['Falcon'],
    2,
  ])
  expect(story.told('end_of_step_check')).toStrictEqual([
    {
      type: 'end_of_step_check',
      clause: 'GCG-7-3-5-1a',
      result: 'attacker gone',
      battleStep: 'attack',
      step: 'endOfAttackStep',
    },
  ])
})

test('GCG-7-3-5-1b so it does without the Unit targeted', () => {
  const setUp = attack([falcon(), drake(rested)], 'Drake', {
    abilities: [whenAttacking('K', 'Falcon', [hurt(the('target'), 3)])],
  })
  const story = resolve(setUp, finish)
  expect([story.steps, story.result.destroyed, story.hp('Falcon')]).toEqual([
    ['attack', 'battle end'],
    ['Drake'],
    4,
  ])
  expect(story.told('end_of_step_check')).toStrictEqual([
    {
      type: 'end_of_step_check',
      clause: 'GCG-7-3-5-1b',
      result: 'target gone',
      battleStep: 'attack',
      step: 'endOfAttackStep',
    },
  ])
})

const K6 = whenAttacking('K6', 'Falcon', [ap('Falcon', 1)], {
  trigger: { on: 'whenAttacking', against: 'player' },
})

test('GCG-7-3-5-2a "when you attack a player" is judged on the target as declared', () => {
  const story = resolve(
    attack([falcon(), wall()], undefined, { abilities: [K6] }),
    block('Wall'),
    bothPass,
    finish,
  )
  expect(left(story, 'Falcon', 'Wall')).toEqual([3, 0])
  expect(story.result).toMatchObject({ target: { unit: 'Wall' }, shields: 2 })
})

test('GCG-7-3-5-2b a later change of the target has no bearing on that', () => {
  const K7 = watching('K7', 'Kei', 'Heron', [{ kind: 'target', to: 'player' }])
  const setUp = attack([falcon(), heron(), mole(rested)], 'Mole', { abilities: [K7, K6] })
  const story = resolve(setUp, ...quietly, noBurst, finish)
  expect(story.opened).toEqual(['K7'])
  expect(story.result).toMatchObject({
    target: { player: 'Rio' },
    shields: 1,
    apAtDamage: [{ piece: 'Falcon', ap: 3 }],
  })
})
