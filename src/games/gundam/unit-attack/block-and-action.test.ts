// Tests of GCG-7-4 and GCG-7-5: the block and action steps of a Unit attack.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
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
  leaves,
  left,
  mole,
  noBlock,
  noBurst,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  the,
  tower,
  use,
  wall,
  watching,
} from '../../../../test/support/games/gundam/unit-attack.ts'

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

test('GCG-7-4-1a the question for a <Blocker> has a reason for each card that cannot block', () => {
  const setUp = attack([falcon(), heron({ keywords: ['Blocker'] }), drake(), wall(), tower(), fort()])
  const story = resolve(setUp, report('attack', leaves('Tower')))
  const by = { any: ['Rio'] }
  expect(story.told('blocker_closed')).toEqual([])
  expect(story.prompt?.windows.at(-1)).toMatchObject({
    name: 'block',
    hard: true,
    clause: 'GCG-7-4-1a',
    window: 'block',
    joins: true,
    choices: [
      { name: 'Wall', by },
      { name: 'decline', by },
    ],
    barred: [
      { name: 'Falcon', code: 'notYourUnit', clause: 'GCG-7-4-1a' },
      { name: 'Heron', code: 'notYourUnit', clause: 'GCG-7-4-1a' },
      { name: 'Drake', code: 'noBlocker', clause: 'GCG-7-4-1a' },
      { name: 'Tower', code: 'notYourUnit', clause: 'GCG-7-4-1a' },
      { name: 'Fort', code: 'notYourUnit', clause: 'GCG-7-4-1a' },
    ],
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
  expect(story.events.filter(event => event.step === 'blockStep')).toMatchObject([
    { type: 'step_entered' },
    { type: 'battle_step_entered' },
    { type: 'blocker_activated', clause: 'GCG-7-4-2', unit: 'Wall' },
    { type: 'unit_rested', clause: 'GCG-7-4-2', ruling: 'AMB-51', unit: 'Wall' },
    { type: 'target_changed', clause: 'GCG-7-4-1b', to: 'Wall' },
  ])
})

test('GCG-7-4-2 <Blocker> is used once in an attack', () => {
  const second = attempt(attack([falcon(), wall(), tower()]), block('Wall'), block('Tower'))
  expect(second.refused).toMatchObject({
    code: 'blockerUsed',
    clause: 'GCG-7-4-2',
    details: { blocker: 'Wall' },
  })
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
  expect(attempt(attack([falcon(), wall()]), noBlock, block('Wall')).refused).toMatchObject({
    code: 'notNow',
    clause: 'GCG-7-4-4',
  })
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
  expect(story.told('end_of_step_check')[1]).toStrictEqual({
    type: 'end_of_step_check',
    clause: 'GCG-7-4-5-1a',
    result: 'attacker gone',
    battleStep: 'block',
    step: 'endOfBlockStep',
  })
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
  expect(story.told('end_of_step_check')[1]).toMatchObject({
    clause: 'GCG-7-4-5-1b',
    ruling: 'AMB-53',
    result: 'target gone',
    battleStep: 'block',
  })
})

test('GCG-7-5-1a the standby player acts first, then in turn', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole')
  expect(attempt(setUp, noBlock, command('Kei', 'A2', ap('Falcon', 1))).refused).toMatchObject({
    code: 'notYourTurn',
    clause: 'GCG-7-5-1a',
    details: { turn: 'Rio' },
  })
  const second = { question: 'action:Kei', choice: 'pass' }
  expect(attempt(setUp, noBlock, second).refused).toMatchObject({
    code: 'notYourTurn',
    clause: 'GCG-7-5-1a',
    details: { turn: 'Rio' },
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
  expect(resolve(setUp, noBlock).prompt?.windows.at(-1)?.barred).toEqual([
    { name: 'M1', code: 'notAnAction', clause: 'GCG-7-5-1b' },
    { name: 'B2', code: 'notAnAction', clause: 'GCG-7-5-1b' },
  ])
  const used = resolve(setUp, noBlock, use('B1'), bothPass, finish)
  expect(used.told('action_used')).toMatchObject([{ clause: 'GCG-7-5-1b', player: 'Rio', ability: 'B1' }])
  expect(used.opened).toEqual(['B1'])
  expect(used.result.occurred).toContainEqual(
    expect.objectContaining({ on: 'activateAction', who: ['Mole'] }),
  )
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
