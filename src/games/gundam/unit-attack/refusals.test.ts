// Tests that impossible attacks, answers and names are refused with a reason and leave no trace.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  atMole,
  attack,
  attempt,
  block,
  bothPass,
  burst,
  command,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  keyword,
  leaves,
  left,
  mole,
  noBlock,
  on,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  the,
  turnTo,
  use,
  wall,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import { advance, begin, play, promptAt } from '../../../engine/play.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'
import { unitAttackFlow } from './flow.ts'

test('GCG-7-4-1a Units may be called like choices or words of the machine, not like players or Shields', () => {
  for (const id of [
    'none',
    'pass',
    'bothPass',
    'finish',
    '__proto__',
    'constructor',
    'toString',
    'block',
    'any',
  ]) {
    const story = resolve(attack([falcon(), wall({ id })]), block(id), bothPass, finish)
    expect(left(story, 'Falcon', id)).toEqual([3, 1])
  }
  for (const id of ['player', 'decline', 'Kei', 'Rio', 'Shield'])
    expect(attempt(attack([falcon(), wall({ id })])).refused).toMatchObject({ code: 'nameTaken' })
})

const cyclic: Record<string, unknown> = { question: 'block' }

cyclic.self = cyclic

const throwing = {
  get choice(): string {
    throw new Error('trap')
  },
}

const junk = [
  null,
  undefined,
  0,
  Number.NaN,
  'decline',
  [],
  {},
  cyclic,
  throwing,
  Symbol('x'),
  10n,
  () => 'decline',
  new Map([['choice', 'decline']]),
  { choice: '' },
  { choice: ['decline'] },
  { choice: 'decline', number: 1 },
  { choice: 'decline', extra: 1 },
  { choice: 'decline', by: [] },
  { choice: 'decline', by: 'Rio' },
  { choice: 'decline', by: ['Nobody'] },
  { choice: 'decline', card: { effects: [] } },
  { choice: '__proto__' },
  { question: '__proto__', choice: 'decline' },
  { question: 'block' },
  { question: 'block', card: { effects: [{ kind: 'toString' }] } },
  { question: 'block', card: { effects: [{ kind: 'damage', to: { piece: 'Falcon' }, amount: Number.NaN }] } },
  { question: 'block', card: { effects: [{ kind: 'damage', to: { the: 'constructor' }, amount: 1 }] } },
  { question: 'block', card: { effects: [{ kind: 'movesCard', to: 'hand' }] } },
  { question: 'block', card: { owner: 'Nobody', effects: [] } },
  { question: 'block', joins: [{ id: 'Falcon', kind: 'unit', player: 'Rio' }], choice: 'decline' },
  { question: 'block', joins: [null], choice: 'decline' },
  { question: 'block', joins: [{ id: 'X', kind: 'unit', player: 'Nobody' }], choice: 'decline' },
]

test('GCG-7-4-4 an answer of a wrong shape is refused and leaves the table as it was', () => {
  const begun = begin(unitAttackFlow, attack([falcon(), wall()]))
  if ('refused' in begun) throw new Error('refused')
  const before = JSON.stringify(begun.position)
  for (const one of junk) {
    expect(advance(unitAttackFlow, begun.position, one)).toHaveProperty('refused')
    expect(play(unitAttackFlow, attack([falcon(), wall()]), [one, noBlock]).accepted).toEqual([])
  }
  expect(JSON.stringify(begun.position)).toBe(before)
  expect(promptAt(unitAttackFlow, begun.position)?.windows.map(one => one.name)).toEqual(['attack', 'block'])
})

test('GCG-7-1a a set-up of a wrong shape is refused with a reason, never thrown', () => {
  const good = attack([falcon(), mole(rested)], 'Mole')
  const bad: unknown[] = [
    ...junk,
    { ...good, edition: '9.9' },
    { ...good, pieces: [] },
    { ...good, pieces: [falcon(), falcon()] },
    { ...good, pieces: [falcon({ hp: 0 }), mole(rested)] },
    { ...good, pieces: [falcon({ damage: 4 }), mole(rested)] },
    { ...good, pieces: [falcon({ ap: Number.NaN }), mole(rested)] },
    { ...good, pieces: [falcon({ player: 'Nobody' }), mole(rested)] },
    { ...good, pieces: [falcon(), mole(rested), fort(), fort({ id: 'Second' })] },
    { ...good, shields: -1 },
    { ...good, shields: 1.5 },
    { ...good, attacker: '__proto__' },
    { ...good, target: { unit: 'constructor' } },
    { ...good, target: { unit: 'Falcon' } },
    { ...good, standbyPlayer: 'Kei' },
    { ...good, abilities: [on('A', 'Nobody', { on: 'destroyed' }, [])] },
    {
      ...good,
      abilities: [on('A', 'Kei', { on: 'destroyed' }, []), on('A', 'Rio', { on: 'destroyed' }, [])],
    },
    { ...good, abilities: [on('A', 'Kei', { on: 'toString' as never }, [])] },
    { ...good, given: 'noBlock' },
    { ...good, attacker: undefined },
  ]
  for (const setUp of bad) {
    const played = play(unitAttackFlow, setUp, [])
    expect(played.refused?.code).toEqual(expect.any(String))
    expect([played.events, played.prompt, played.position]).toEqual([[], null, null])
  }
})

test('GCG-7-1a the active player need not attack', () => {
  const { attacker: _a, target: _t, ...setUp } = attack([falcon()])
  const story = resolve(setUp, { choice: 'noAttack', by: ['Kei'] })
  expect(story.told('attack_declined')).toMatchObject([{ player: 'Kei', clause: 'GCG-7-1a' }])
  expect(story.result).toMatchObject({ attacker: null, target: null, damage: [] })
  expect(attempt(setUp, { choice: 'noAttack', by: ['Rio'] }).refused).toMatchObject({ code: 'notYours' })
})

test('GCG-7-3-1a on a table where no Unit can attack, not attacking is the choice', () => {
  const { attacker: _a, target: _t, ...setUp } = attack([falcon(rested), mole()])
  expect(resolve(setUp).offered('attacker')).toEqual(['noAttack'])
})

test('GCG-7-1b set-ups that cannot be are refused, with the reason', () => {
  const base = attack([falcon(), heron()])
  const codeOf = (setUp: object) => attempt(setUp).refused?.code
  const K = whenAttacking('K', 'Falcon', [])
  const { effects: _, ...open } = K
  const options = [
    { name: 'x', effects: [] },
    { name: 'x', effects: [] },
  ]
  for (const [setUp, code, clause, at] of [
    [{ attacker: ['Falcon', 'Heron'] }, 'oneUnitOnly', 'GCG-7-1b', 'attacker'],
    [{ attacker: 'Ghost' }, 'noSuchAttacker', 'GCG-7-1b', 'Ghost'],
    [{ target: { unit: 'Ghost' } }, 'noSuchTarget', 'GCG-7-1c', 'Ghost'],
    [{ attacker: undefined }, 'attackerMissing', 'GCG-7-3-1a', 'target'],
  ] as const)
    expect(attempt({ ...base, ...setUp }).refused).toMatchObject({ code, clause, details: { at } })
  expect(codeOf(attack([falcon(), wall({ damage: 4 })]))).toBe('alreadyDestroyed')
  expect(codeOf(attack([falcon(), fort(), fort({ id: 'Two' })]))).toBe('secondBase')
  expect(codeOf(attack([falcon(), wall({ player: 'Bo' })]))).toBe('noSuchPlayer')
  expect(codeOf({ ...base, abilities: [K, K] })).toBe('nameTaken')
  expect(codeOf({ ...base, abilities: [{ ...open, options }] })).toBe('nameTaken')
  for (const id of ['pass', 'bothPass', 'use', 'Breach:Falcon'])
    expect(codeOf({ ...base, abilities: [{ ...K, id }] })).toBe('nameTaken')
  expect(codeOf({ ...base, abilities: [{ ...K, owner: 'Bo' }] })).toBe('noSuchPlayer')
})

test('GCG-7-4-1a what joins or is deployed is checked like what the set-up brings', () => {
  const setUp = attack([falcon()])
  const joining = (more: object) => attempt(setUp, { ...noBlock, joins: [more] }).refused?.code
  const deploying = (more: object) =>
    attempt(setUp, report('attack', { kind: 'deploy', piece: wall(more) })).refused?.code
  for (const refused of [joining, deploying]) {
    expect(refused(wall({ player: 'Bo' }))).toBe('noSuchPlayer')
    expect(refused(wall({ id: 'Falcon' }))).toBe('nameTaken')
    expect(refused(wall({ id: 'Shield' }))).toBe('nameTaken')
    expect(refused(wall())).toBeUndefined()
  }
  expect(joining({ id: 'Wall' })).toBe('malformedPiece')
  const crowd = Array.from({ length: 59 }, (_, n) => falcon({ id: `U${n}` }))
  expect(attempt(attack([falcon(), ...crowd]), { ...noBlock, joins: [wall()] }).refused?.code).toBe('tooMany')
})

test('GCG-7-4-1a a Unit that an effect deploys before the block can block', () => {
  const story = resolve(attack([falcon()]), report('attack', { kind: 'deploy', piece: wall() }))
  expect(story.offered('block')).toEqual(['Wall', 'decline'])
})

test('GCG-7-4-1a why nobody blocks is <High-Maneuver>, and that is told', () => {
  const setUp = attack([falcon({ keywords: ['High-Maneuver'] }), wall()])
  expect(attempt(setUp, block('Wall')).refused).toMatchObject({ code: 'highManeuver', clause: 'GCG-7-4-1a' })
  expect(resolve(setUp, bothPass).told('blocker_closed')).toMatchObject([
    { unit: 'Falcon', clause: 'GCG-7-4-1a' },
  ])
})

test('GCG-7-5-1b an action that is used up, or whose card has left, is barred with its reason', () => {
  const A: AbilityGiven = {
    id: 'A',
    owner: 'Rio',
    source: 'Mole',
    trigger: { on: 'activateAction' },
    effects: [],
    uses: 1,
  }
  const setUp = atMole({ abilities: [A] })
  const again = { question: 'action:Rio', choice: 'A' }
  expect(attempt(setUp, noBlock, use('A'), pass, again).refused).toMatchObject({
    code: 'usedUp',
    clause: 'GCG-7-5-1b',
  })
  const gone = command('Kei', 'X', leaves('Mole'))
  expect(attempt(setUp, noBlock, pass, gone, again).refused).toMatchObject({
    code: 'notInPlay',
    clause: 'GCG-7-5-1b',
  })
  const own = { choice: 'A', card: { effects: [hurt(piece('Falcon'), 1)] } }
  expect(attempt(setUp, noBlock, own).refused).toMatchObject({ code: 'noCardHere' })
})

test('GCG-7-5-1a after an action of the standby player it is the active player who passes first', () => {
  const story = resolve(atMole(), noBlock, command('Rio', 'A'), bothPass, finish)
  expect(story.told('passed').map(one => one.player)).toEqual(['Kei', 'Rio'])
})

test('GCG-7-5-1b effects are refused where the rules do not allow them', () => {
  const code = (...effects: Effect[]) => attempt(atMole(), report('attack', ...effects)).refused?.code
  expect(code(turnTo('Heron'))).toBe('notAnEnemyUnit')
  expect(code({ kind: 'target', to: the('blocker') })).toBe('noSuchPiece')
  expect(code(leaves('Mole'), hurt(piece('Mole'), 1))).toBe('notInPlay')
  expect(code({ kind: 'movesCard', to: 'hand' })).toBe('effectNotHere')
  expect(code(keyword('Falcon', 'Breach'))).toBe('numberMissing')
  expect(code(keyword('Falcon', 'Blocker', { amount: 1 }))).toBe('noNumberHere')
})

test('GCG-7-6-2-4-1c a Burst that does something illegal is refused as a whole', () => {
  const wrong = burst(1, 'activate', hurt(the('attacker'), 1), leaves('Nobody'))
  const story = attempt(attack([falcon()]), ...quietly, wrong)
  expect([story.refused?.code, story.hp('Falcon')]).toEqual(['noSuchPiece', 4])
})
