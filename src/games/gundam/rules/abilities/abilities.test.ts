// Tests of the clauses and facts with which cards and effects are refused, ordered and used.
import { expect, test } from 'vitest'
import {
  ap,
  atMole,
  attack,
  attempt,
  block,
  bothPass,
  command,
  falcon,
  finish,
  fort,
  hurt,
  noBlock,
  note,
  on,
  pass,
  quietly,
  resolve,
  the,
  use,
  wall,
  watching,
  whenAttacking,
} from '../../../../../test/support/games/gundam/unit-attack.ts'
import type { AbilityGiven } from '../../vocabulary/effects.ts'

const action: AbilityGiven = {
  id: 'A',
  owner: 'Kei',
  source: 'Falcon',
  trigger: { on: 'activateAction' },
  effects: [{ kind: 'note', text: 'A' }],
}

test('GCG-7-5-1a on the turn of the other player nobody plays a card or activates an effect', () => {
  const setUp = atMole({ abilities: [action] })
  const turn = { code: 'notYourTurn', clause: 'GCG-7-5-1a' }
  const card = { ...command('Kei', 'X', ap('Falcon', 1)), question: 'action:Rio' }
  expect(attempt(setUp, noBlock, card).refused).toMatchObject({ ...turn, details: { turn: 'Rio' } })
  const early = attempt(setUp, noBlock, { question: 'action:Rio', choice: 'A' })
  expect(early.refused).toMatchObject(turn)
  expect(resolve(setUp, noBlock).prompt?.windows.at(-1)?.barred).toEqual([{ name: 'A', ...turn }])
  expect(resolve(setUp, noBlock, pass).offered('action:Kei')).toContain('A')
})

test('GCG-7-5-1b a card with a label that the game does not know is refused with the label', () => {
  const card = { question: 'action:Rio', card: { label: 'defense', owner: 'Rio', effects: [] } }
  expect(attempt(atMole(), noBlock, card).refused).toMatchObject({
    code: 'noSuchLabel',
    clause: null,
    details: { label: 'defense' },
  })
})

test('GCG-7-5-1b what a player activates is never forced, what triggers is', () => {
  const main: AbilityGiven = { ...action, id: 'M', trigger: { on: 'activateMain' } }
  const triggers = whenAttacking('K', 'Falcon', [note('K')], { uses: 0 })
  const story = resolve(atMole({ abilities: [action, main, triggers] }))
  expect(story.position?.memory.state.abilities.map(({ id, forced }) => [id, forced])).toEqual([
    ['A', false],
    ['M', false],
    ['K', true],
  ])
})

test('GCG-7-3-2a an effect that cannot be remembered is named', () => {
  const refused = (ability: AbilityGiven) => attempt(atMole({ abilities: [ability] })).refused
  const K = whenAttacking('K', 'Falcon', [])
  const { owner: _, source: _source, ...nobodys } = K
  const details = { ability: 'K' }
  expect(refused({ ...K, id: 'pass' })).toMatchObject({ code: 'nameTaken', details: { ability: 'pass' } })
  expect(refused(nobodys)).toMatchObject({ code: 'ownerMissing', clause: null, details })
  expect(refused({ ...K, owner: 'Bo' })).toMatchObject({ code: 'noSuchPlayer', clause: null, details })
  expect(refused({ ...nobodys, owner: 'Kei' })).toMatchObject({
    code: 'sourceMissing',
    clause: 'GCG-7-3-2a',
    details,
  })
})

test('GCG-7-3-2c in the attack step the rules of that step order and carry out the effects', () => {
  const abilities = [
    whenAttacking('K1', 'Falcon', [note('K1')]),
    watching('K2', 'Kei', 'Heron', [note('K2')]),
    watching('R', 'Rio', 'Mole', [note('R')]),
  ]
  const setUp = atMole({ abilities })
  expect(resolve(setUp).prompt?.windows).toMatchObject([
    { name: 'order:attack', clause: 'GCG-7-3-2c', choices: [{ name: 'K1' }, { name: 'K2' }] },
  ])
  const story = resolve(setUp, use('K2'))
  expect(story.told('ability_used')).toMatchObject([
    { clause: 'GCG-7-3-2b', ability: 'K2', forced: true, you: 'Kei' },
    { clause: 'GCG-7-3-2b', ability: 'K1', forced: true, you: 'Kei' },
    { clause: 'GCG-7-3-2b', ability: 'R', forced: true, you: 'Rio' },
  ])
  expect(story.prompt?.windows).toMatchObject([{ name: 'attack', clause: 'GCG-7-3-4' }, { name: 'block' }])
})

test('GCG-7-4-5 in every other step one rule orders and carries out the effects', () => {
  const abilities = ['W1', 'W2'].map(id => on(id, 'Rio', { on: 'blocks' }, [note(id)], 'Wall'))
  const setUp = attack([falcon(), wall()], undefined, { abilities })
  expect(resolve(setUp, block('Wall')).prompt?.windows).toMatchObject([
    { name: 'order:blocked', clause: 'GCG-7-4-5' },
  ])
  const story = resolve(setUp, block('Wall'), use('W1'))
  expect(story.told('ability_used')).toMatchObject([
    { clause: 'GCG-7-4-5', ability: 'W1' },
    { clause: 'GCG-7-4-5', ability: 'W2' },
  ])
  expect(story.prompt?.windows).toMatchObject([{ name: 'blocked', clause: 'GCG-7-4-5' }, {}])
  const acts = resolve(atMole({ abilities: [action] }), noBlock, pass, use('A'))
  expect(acts.told('ability_used')).toMatchObject([
    { clause: 'GCG-7-5-1b', ability: 'A', forced: false, you: 'Kei' },
  ])
})

test('GCG-7-6-3-3 after a battle between Units the rule about that battle carries out the effects', () => {
  const hits = on('H', 'Rio', { on: 'takesBattleDamage', who: 'Mole' }, [note('H')], 'Mole')
  const unit = resolve(atMole({ abilities: [hits] }), ...quietly)
  expect(unit.told('ability_used')).toMatchObject([{ clause: 'GCG-7-6-3-3', ability: 'H' }])
  const lost = on('L', 'Rio', { on: 'shieldDestroyed' }, [note('L')])
  const noBurst = { choice: 'noBurst' }
  const player = resolve(attack([falcon()], undefined, { abilities: [lost] }), noBlock, bothPass, noBurst)
  expect(player.told('ability_used')).toMatchObject([{ clause: 'GCG-7-6-2-5', ability: 'L' }])
})

test('GCG-7-4-5 an effect may wait for a block by a weak Unit alone: a token has level 0, and an unknown level is not low', () => {
  const kept = { kind: 'keepOff', to: the('this'), damage: { only: 'battle' } } as const
  const blocked = on('B', 'Kei', { on: 'isBlocked', who: 'Falcon', by: { levelUpTo: 4 } }, [kept], 'Falcon')
  const by = (more: object) => {
    const table = attack([falcon(), wall({ ap: 9, ...more })], undefined, { abilities: [blocked] })
    const story = resolve(table, block('Wall'), bothPass, finish)
    return [story.hp('Falcon'), story.opened]
  }
  expect(by({ level: 4 })).toEqual([4, ['B']])
  expect(by({ token: true, level: 5 })).toEqual([4, ['B']])
  expect([by({ level: 5 }), by({})]).toEqual([
    [0, []],
    [0, []],
  ])
})

test('GCG-7-6-2-5 a Base answers the blow of a weak Unit alone', () => {
  const answers = on('W', 'Rio', { on: 'takesBattleDamage', who: 'Fort', by: { apUpTo: 3 } }, [
    hurt(the('attacker'), 1),
  ])
  const hpAfter = (more: object) =>
    resolve(attack([falcon(more), fort()], undefined, { abilities: [answers] }), ...quietly, finish).hp(
      'Falcon',
    )
  expect([hpAfter({}), hpAfter({ ap: 4 })]).toEqual([3, 4])
})

test('GCG-7-5-1b an effect that speaks of a turn waits for that turn alone, whoever’s card it is on', () => {
  const setUp = (turn: 'own' | 'enemy') =>
    atMole({ abilities: [{ ...action, trigger: { on: 'activateAction', turn } }] })
  expect(resolve(setUp('own'), noBlock, pass).offered('action:Kei')).toContain('A')
  expect(resolve(setUp('enemy'), noBlock, pass).offered('action:Kei')).not.toContain('A')
  const early = attempt(setUp('enemy'), noBlock, pass, { question: 'action:Kei', choice: 'A' })
  expect(early.refused).toMatchObject({ code: 'notTriggered', clause: 'GCG-7-5-1b' })
  const hits = (turn: 'own' | 'enemy') =>
    on('H', 'Rio', { on: 'takesBattleDamage', who: 'Mole', turn }, [note('H')], 'Mole')
  const used = (turn: 'own' | 'enemy') =>
    resolve(atMole({ abilities: [hits(turn)] }), ...quietly).told('ability_used').length
  expect([used('own'), used('enemy')]).toEqual([0, 1])
})

test('GCG-7-3-5-2a nothing is told of the 【Attack】 of a Unit that does not attack', () => {
  const other = whenAttacking('K', 'Mole', [note('K')])
  const setUp = atMole({ abilities: [{ ...other, trigger: { on: 'whenAttacking', against: 'player' } }] })
  const seen = resolve(setUp, noBlock)
  expect(seen.told('target_condition_not_met')).toEqual([])
})
