// GCG-7-1 to GCG-7-5: the attack, block and action steps of a Unit attack.
import { expect, test } from 'vitest'
import {
  ap,
  attack,
  attempt,
  block,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  left,
  mole,
  noBlock,
  noBurst,
  order,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  the,
  tower,
  use,
  wall,
  watching,
  whenAttacking,
} from './unit-attack.play.ts'

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
  const codes = { Drake: 'active', Heron: 'ownUnit', Fort: 'baseIsNoTarget', Shield: 'noSuchChoice' }
  for (const [choice, code] of Object.entries(codes))
    expect(attempt(setUp, { question: 'target', choice }).refused).toMatchObject({ code })
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

test('GCG-7-3-1a the attacker is rested before the target is named', () => {
  const { attacker: _attacker, ...setUp } = unaimed(falcon(), heron(rested), mole(rested))
  expect(resolve(setUp).offered('attacker')).toEqual(['Falcon'])
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

test('GCG-7-3-2b an effect that has triggered is carried out although its card has left (AMB-59)', () => {
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

test('GCG-7-4-1a the standby player may use <Blocker> on an active Unit of their own', () => {
  const setUp = attack([falcon(), drake(), wall(), tower(rested)])
  expect(resolve(setUp).offered('block')).toEqual(['Wall', 'decline'])
  expect(attempt(setUp, block('Tower')).refused).toMatchObject({ code: 'rested', clause: 'GCG-7-4-1a' })
  expect(attempt(setUp, block('Drake')).refused).toMatchObject({ code: 'noBlocker', clause: 'GCG-7-4-1a' })
  expect(attempt(setUp, { ...block('Wall'), by: ['Kei'] }).refused).toMatchObject({
    code: 'notYours',
    clause: 'GCG-7-4-1a',
  })
})

test('GCG-7-4-1a against <High-Maneuver> nobody can block', () => {
  const story = resolve(attack([falcon({ keywords: ['High-Maneuver'] }), wall()]), bothPass, noBurst, finish)
  expect(story.result.shields).toBe(1)
})

test('GCG-7-4-1b the blocker becomes the target, and is rested (AMB-51)', () => {
  const story = resolve(attack([falcon(), wall()]), block('Wall'), bothPass, finish)
  expect(left(story, 'Falcon', 'Wall')).toEqual([3, 1])
  expect(story.result).toMatchObject({ target: { unit: 'Wall' }, shields: 2, blocker: 'Wall' })
  expect(story.result.pieces).toMatchObject([{}, { piece: 'Wall', rested: true }])
})

test('GCG-7-4-2 <Blocker> is used once in an attack', () => {
  const second = attempt(attack([falcon(), wall(), tower()]), block('Wall'), block('Tower'))
  expect(second.refused).toMatchObject({ code: 'blockerUsed', clause: 'GCG-7-4-2' })
})

test('GCG-7-4-3 the Unit originally targeted may not block', () => {
  const R4 = watching('R4', 'Rio', 'Wall', [{ kind: 'setActive', who: piece('Tower') }])
  const setUp = attack([falcon(), wall(), tower(rested)], 'Tower', { abilities: [R4] })
  expect(resolve(setUp).offered('block')).toEqual(['Wall', 'decline'])
  expect(attempt(setUp, block('Tower')).refused).toMatchObject({ code: 'isTarget', clause: 'GCG-7-4-3' })
})

test('GCG-7-4-4 blocking may be declined', () => {
  const story = resolve(attack([falcon(), wall()]), ...quietly, noBurst, finish)
  expect(story.steps).toEqual(['attack', 'block', 'action', 'damage', 'battle end'])
  expect(story.result.pieces).toMatchObject([{}, { piece: 'Wall', rested: false, remaining: 4 }])
})

test('GCG-7-4-5 the action step waits until the effects of the block step are resolved', () => {
  const W1 = {
    id: 'W1',
    owner: 'Rio',
    source: 'Wall',
    trigger: { on: 'blocks' as const, who: 'Wall' },
    options: [
      { name: 'draw', effects: [] },
      { name: 'discard', effects: [] },
    ],
  }
  const setUp = attack([falcon(), wall()], undefined, { abilities: [W1] })
  const early = attempt(setUp, block('Wall'), command('Rio', 'A', ap('Wall', 1)))
  expect(early.refused).toMatchObject({ code: 'notNow', clause: 'GCG-7-4-5' })
  expect(early.steps).toEqual(['attack', 'block'])
})

const onBlock = (
  id: string,
  on: 'blocks' | 'isBlocked',
  owner: string,
  source: string,
  to: ReturnType<typeof the>,
) => ({
  id,
  owner,
  source,
  trigger: { on },
  effects: [{ kind: 'damage' as const, to, amount: 4 }],
})

test('GCG-7-4-5-1a an attacker destroyed in the block step ends the battle', () => {
  const setUp = attack([falcon(), wall()], undefined, {
    abilities: [onBlock('W2', 'blocks', 'Rio', 'Wall', the('attacker'))],
  })
  const story = resolve(setUp, block('Wall'), finish)
  expect([story.steps, story.result.destroyed, story.hp('Wall')]).toEqual([
    ['attack', 'block', 'battle end'],
    ['Falcon'],
    4,
  ])
})

test('GCG-7-4-5-1b so does a blocker destroyed there; the attack does not go back to the player (AMB-53)', () => {
  const setUp = attack([falcon(), wall()], undefined, {
    abilities: [onBlock('K9', 'isBlocked', 'Kei', 'Falcon', the('blocker'))],
  })
  const story = resolve(setUp, block('Wall'), finish)
  expect([story.steps, story.result.destroyed, story.result.shields]).toEqual([
    ['attack', 'block', 'battle end'],
    ['Wall'],
    2,
  ])
})

test('GCG-7-5-1a the standby player acts first, then in turn', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole')
  expect(attempt(setUp, noBlock, command('Kei', 'A2', ap('Falcon', 1))).refused).toMatchObject({
    code: 'notYourTurn',
    clause: 'GCG-7-5-1a',
  })
  const sneaky = { question: 'action:Rio', card: { owner: 'Kei', effects: [ap('Falcon', 1)] } }
  expect(attempt(setUp, noBlock, sneaky).refused).toMatchObject({ code: 'notYourTurn' })
  const story = resolve(
    setUp,
    noBlock,
    command('Rio', 'A1', ap('Mole', 1)),
    command('Kei', 'A2', ap('Falcon', 1)),
    pass,
    pass,
    finish,
  )
  expect(left(story, 'Falcon', 'Mole')).toEqual([1, 1])
  expect(story.told('passed').map(event => event.player)).toEqual(['Rio', 'Kei'])
})

test('GCG-7-5-1b 【Action】 Commands and 【Activate・Action】 effects may be used, 【Main】 may not', () => {
  const action = (id: string, on: 'activateAction' | 'activateMain', source?: string) => ({
    id,
    owner: 'Rio',
    trigger: { on },
    effects: [],
    ...(source && { source }),
  })
  const abilities = [
    action('A1', 'activateAction'),
    action('M1', 'activateMain'),
    action('B1', 'activateAction', 'Mole'),
    action('B2', 'activateMain', 'Mole'),
  ]
  const setUp = attack([falcon(), mole(rested)], 'Mole', { abilities })
  expect(resolve(setUp, noBlock).offered('action:Rio')).toEqual(['A1', 'B1', 'pass', 'bothPass'])
  for (const choice of ['M1', 'B2'])
    expect(attempt(setUp, noBlock, { question: 'action:Rio', choice }).refused).toMatchObject({
      code: 'notAnAction',
      clause: 'GCG-7-5-1b',
    })
  expect(resolve(setUp, noBlock, use('B1')).offered('action:Kei')).toEqual(['pass', 'bothPass'])
})

test('GCG-7-5-2 the step ends on two passes in a row; an action opens it again (AMB-50)', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole')
  expect(left(resolve(setUp, ...quietly, finish), 'Falcon', 'Mole')).toEqual([2, 2])
  expect(left(resolve(setUp, noBlock, pass, pass, finish), 'Falcon', 'Mole')).toEqual([2, 2])
  const story = resolve(setUp, noBlock, pass, command('Kei', 'A', ap('Falcon', 1)), pass, pass, finish)
  expect(left(story, 'Falcon', 'Mole')).toEqual([2, 1])
})

test('GCG-7-5-2 when both sides are claimed, each passes for itself', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole')
  expect(attempt(setUp, noBlock, { ...bothPass, by: ['Rio'] }).refused).toMatchObject({ code: 'notYours' })
  expect(
    resolve(setUp, noBlock, { ...pass, by: ['Rio'] }, { ...pass, by: ['Kei'] }, finish).accepted,
  ).toHaveLength(4)
})

test('GCG-7-5-2-1a an attacker destroyed in the action step: no damage step, but the step runs to its end (AMB-57)', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole')
  const story = resolve(setUp, noBlock, command('Rio', 'A3', hurt(piece('Falcon'), 4)), pass, pass, finish)
  expect([story.steps, story.result.destroyed, story.hp('Mole')]).toEqual([
    ['attack', 'block', 'action', 'battle end'],
    ['Falcon'],
    5,
  ])
})

test('GCG-7-5-2-1b a target destroyed in the action step: no damage step', () => {
  const setUp = attack([falcon(), mole({ ...rested, damage: 3 })], 'Mole')
  const story = resolve(
    setUp,
    noBlock,
    pass,
    command('Kei', 'A4', hurt(piece('Mole'), 2)),
    pass,
    pass,
    finish,
  )
  expect([story.steps, story.result.destroyed, story.hp('Falcon')]).toEqual([
    ['attack', 'block', 'action', 'battle end'],
    ['Mole'],
    4,
  ])
})

test('GCG-7-5-2 no effect is named like passing, no Unit like the player or like declining', () => {
  for (const id of ['pass', 'bothPass']) {
    const ability = whenAttacking(id, 'Falcon', [])
    const setUp = attack([falcon(), drake()], undefined, { abilities: [ability] })
    expect(attempt(setUp).refused).toMatchObject({ code: 'nameReserved' })
    const remind = command('Rio', 'R', { kind: 'remind', ability })
    expect(attempt(attack([falcon(), drake()]), noBlock, remind).refused?.code).toBe('nameReserved')
  }
  for (const id of ['player', 'decline'])
    expect(attempt(attack([falcon(), drake({ id })])).refused?.code).toBe('nameReserved')
})

test('GCG-7-4-5 effects that are queued in the block step cite that step, not the attack step', () => {
  const trigger = { on: 'blocks' as const }
  const abilities = ['A', 'B'].map(id => ({ id, owner: 'Rio', trigger, effects: [] }))
  const story = resolve(attack([falcon(), wall()], undefined, { abilities }), block('Wall'))
  expect(story.prompt?.windows.at(-1)?.clause).toBe('GCG-7-4-5')
})

test('GCG-7-5-1b a card of an effect that is written down is refused, one that is not brings what it does', () => {
  const action = (effects: object) => ({
    abilities: [{ id: 'Aim', owner: 'Rio', trigger: { on: 'activateAction' as const }, ...effects }],
  })
  const card = { effects: [hurt(piece('Falcon'), 1)] }
  const written = attack([falcon(), drake()], undefined, action({ effects: [] }))
  expect(attempt(written, noBlock, { choice: 'Aim', card }).refused?.code).toBe('noCardHere')
  const open = attack([falcon(), drake()], undefined, action({}))
  expect(left(resolve(open, noBlock, { choice: 'Aim', card }), 'Falcon')).toEqual([3])
})
